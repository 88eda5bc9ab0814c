import { expect, test } from "vitest";
import { parse, withSite, written } from "./position";

const TEXT = `citrus
board vega
options edition=2015 short=no
players 3
turn seat=2 turns=14
seat 1 score=12 coins=5 tiles=bridge,horses4
seat 2 score=0 coins=6
seat 3 score=0 coins=6
market lemon . lime* . . . . . . . . .
hand
bag orange=2
gone
box cart=1
used
fincas 8/6=1
letters F G
sites A=10/5 E?
grid
        1   2
  a     .  L1
  b     A  h4
`;

test("a position is read into parts and written again", () => {
  const parts = parse(TEXT);
  expect(parts.seats[0]).toEqual({ score: 12, coins: 5, tiles: ["bridge", "horses4"] });
  expect(parts.rows).toEqual([
    [".", "L1"],
    ["A", "h4"],
  ]);
  const again = written({ ...parts, hand: ["lemon"], sites: withSite(parts.sites, "E", "E=8/6!") });
  expect(again).toContain("turn seat=2 turns=14 main_done=1");
  expect(again).toContain("hand lemon");
  expect(again).toContain("sites A=10/5 E=8/6!");
  expect(again).not.toContain("bag");
  expect(again.endsWith("grid\n  . L1\n  A h4")).toBe(true);
  expect(withSite(parts.sites, "A", null)).toEqual(["E?"]);
});
