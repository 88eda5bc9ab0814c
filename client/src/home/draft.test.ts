import { expect, test } from "vitest";
import type { GameBody } from "../wire/types";
import { bodyOf, isLive, isRated, newDraft, usualPlayers, valuesFor } from "./draft";

const option = (name: string, values: string[]): GameBody["options"][number] => ({
  name,
  values,
  default: values[0]!,
  variant: false,
  free: false,
  live: [],
  seats: false,
  needs: {},
  length: false,
  for_two: values[0]!,
});
const GAME: GameBody = {
  name: "any",
  version: 1,
  players: [2, 3, 4],
  options: [option("short", ["no", "yes"]), option("first", ["random", "1"])],
  levels: ["novice"],
  level: "novice",
  languages: ["en"],
  example: false,
};

test("a table for others: only what was changed is asked for, on as many seats as play", () => {
  const draft = newDraft(GAME, "others", (seat) => `P${seat}`);
  draft.seats[1]!.level = "novice";
  draft.options.short = "yes";
  draft.clock = "days";
  expect(bodyOf(GAME, draft, 3)).toEqual({
    game: "any",
    rated: false,
    players: 3,
    seats: [{ kind: "person" }, { kind: "bot", level: "novice" }, { kind: "person" }],
    options: { short: "yes" },
    visibility: "unlisted",
    clock: { kind: "days", days: 3 },
    hot_seat: false,
  });
});

test("a clock of one's own", () => {
  const draft = newDraft(GAME, "others", (seat) => `P${seat}`);
  draft.own = { minutes: 25, seconds: 0, days: 4, reserve: 9 };
  draft.clock = "own-bank";
  expect(bodyOf(GAME, draft, 2).clock).toEqual({ kind: "bank", bank_s: 1500, increment_s: 0 });
  expect(isLive(draft)).toBe(true);
  draft.clock = "own-days";
  expect(bodyOf(GAME, draft, 2).clock).toEqual({ kind: "days", days: 4, reserve_days: 9 });
  expect(isLive(draft)).toBe(false);
});

test("one screen has names, and neither a clock nor strangers", () => {
  const draft = {
    ...newDraft(GAME, "screen", (seat) => `P${seat}`),
    clock: "quick" as const,
    visibility: "public" as const,
  };
  expect(bodyOf(GAME, draft, 2)).toMatchObject({
    hot_seat: true,
    seats: [{ name: "P0" }, { name: "P1" }],
    clock: { kind: "none" },
    visibility: "unlisted",
  });
});

test("what needs everybody there at once is offered where they are", () => {
  const auction = { ...option("auction", ["turn", "melee"]), live: ["melee"] };
  const game = { ...GAME, options: [auction] };
  const at = (kind: "others" | "screen", clock: "none" | "days"): string[] =>
    valuesFor(auction, { ...newDraft(game, kind, String), clock }, 2);
  expect([at("others", "none"), at("others", "days"), at("screen", "none")]).toEqual([
    ["turn", "melee"],
    ["turn"],
    ["turn"],
  ]);
  const chosen = { ...newDraft(game, "others", String), options: { auction: "melee" } };
  expect([bodyOf(game, chosen, 2).options, bodyOf(game, { ...chosen, clock: "day" }, 2).options]).toEqual([
    { auction: "melee" },
    {},
  ]);
});

test("three play where three can", () => {
  expect([usualPlayers(GAME), usualPlayers({ ...GAME, players: [2] })]).toEqual([3, 2]);
});

test("only what is possible is offered: seats of the table, and what the other options allow", () => {
  const first = { ...option("first", ["random", "1", "2", "3", "4"]), seats: true };
  const board = { ...option("board", ["house", "vega"]), needs: { vega: { short: "no" } } };
  const game = { ...GAME, options: [option("short", ["no", "yes"]), first, board] };
  const draft = newDraft(game, "others", String);
  expect(valuesFor(first, draft, 2)).toEqual(["random", "1", "2"]);
  expect(valuesFor(board, draft, 2)).toEqual(["house", "vega"]);
  draft.options = { short: "yes", first: "4", board: "vega" };
  expect(valuesFor(board, draft, 2)).toEqual(["house"]);
  expect(bodyOf(game, draft, 2).options).toEqual({ short: "yes" });
});

test("public tables for people count for ratings, others only if somebody says so, and none with hints", () => {
  const draft = newDraft(GAME, "others", () => "");
  expect(isRated(draft, 2)).toBe(false);
  draft.visibility = "public";
  expect(isRated(draft, 2)).toBe(true);
  draft.seats[1]!.level = "novice";
  expect(isRated(draft, 2)).toBe(false);
  draft.rated = true;
  expect(isRated(draft, 2)).toBe(true);
  draft.hints = true;
  expect(isRated(draft, 2)).toBe(false);
});
