import { expect, test } from "vitest";
import type { GameBody } from "../wire/types";
import { lengthOf, lengthOption, lengthsOf, soloBody, soloOf } from "./solo";

const GAME: GameBody = {
  name: "any",
  version: 1,
  players: [2, 3, 4],
  options: [
    {
      name: "short",
      values: ["no", "yes"],
      default: "no",
      variant: true,
      free: false,
      live: [],
      seats: false,
      needs: {},
      length: true,
      for_two: "yes",
    },
  ],
  levels: ["novice", "practised"],
  level: "practised",
  languages: ["en"],
  example: false,
};

test("two players begin with the short game, unless a length was chosen", () => {
  const option = lengthOption(GAME)!;
  const solo = soloOf(GAME);
  expect([solo.players, lengthOf(option, solo)]).toEqual([3, "no"]);
  expect(lengthOf(option, { ...solo, players: 2 })).toBe("yes");
  expect(lengthOf(option, { ...solo, players: 2, length: "no" })).toBe("no");
});

test("the last choice comes back, as far as the game still has it", () => {
  const last = { players: 2, length: "no", levels: ["novice", "gone"] };
  expect(soloOf(GAME, last)).toEqual({
    players: 2,
    length: "no",
    levels: ["novice", "practised", "practised"],
  });
  expect(soloOf(GAME, { players: 9, length: "never" })).toMatchObject({ players: 3, length: null });
  expect(soloBody(GAME, soloOf(GAME, last))).toEqual({
    game: "any",
    players: 2,
    seats: [{ kind: "person" }, { kind: "bot", level: "novice" }],
    options: { short: "no" },
    visibility: "unlisted",
  });
});

test("lengths in numbers go from short to long", () => {
  const rounds = { ...GAME.options[0]!, values: ["50", "20", "100"] };
  expect(lengthsOf(rounds)).toEqual(["20", "50", "100"]);
});
