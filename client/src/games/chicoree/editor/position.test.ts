import { expect, test } from "vitest";
import { parse, written } from "./position";

const TEXT = `chicoree
options auction=turn rounds=50 first=random deck=house
players 2
table seat=2 turns=14 rounds=4 had_start=1
seat 1 tokens=12 start=egypt chain=seeds,shop,shop* hand=fire,shop:2 known=fire
seat 2 tokens=3
pile egypt:2 greece:4
discard fire
`;

test("a position is read into parts and written again; what is known of hands and the pile follow", () => {
  const parts = parse(TEXT);
  expect(parts.seats[0]).toEqual({
    tokens: 12,
    start: "egypt",
    chain: ["seeds", "shop", "shop*"],
    hand: ["fire", "shop", "shop"],
  });
  expect(written({ ...parts, turn: 1 })).toBe(`options auction=turn rounds=50 first=random deck=house
players 2
table seat=1 turns=14 rounds=4
seat 1 tokens=12 start=egypt chain=seeds,shop,shop* hand=fire,shop,shop
seat 2 tokens=3
discard fire`);
});
