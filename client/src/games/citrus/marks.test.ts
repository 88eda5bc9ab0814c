import { expect, test } from "vitest";
import type { LogLine } from "../../wire/types";
import type { Equipment, View } from "./contract";
import { marksOf } from "./marks";
import { Position } from "./position";

const equipment = { rows: 10, columns: 15, sites: { B: "e5" }, landscape: [] } as unknown as Equipment;
const view = {
  rocks: [],
  landscape: {},
  sites: {},
  neutral: { lime: ["a1", "a2", "b2", "d4"] },
  players: [{ regions: [] }, { regions: [{ fruit: "lemon", spaces: ["f1"], points: 1 }] }],
} as unknown as View;
const told = (n: number, id: string, args: Record<string, string | number>): LogLine => ({
  n,
  at: n,
  seat: 1,
  words: [{ id: `event-citrus-${id}`, args, seat: 1, minor: false }],
});

test("what others built, harvested and scored is marked where it lies", () => {
  const lines = [
    told(1, "tile-placed", { cell: "f1", fruit: "lemon" }),
    told(2, "harvested", { cells: "a2", points: 4 }),
    told(3, "finca-scored", { site: "B", tiles: 2, points: 8 }),
    told(4, "finca-scored", { site: "B", tiles: 2, points: 8 }),
  ];
  const { spaces, flags } = marksOf(lines, equipment, new Position(view, equipment));
  expect(spaces.toSorted()).toEqual(["a1", "a2", "b2", "f1"]);
  expect(flags.map(({ space, points, above }) => [space, points, above])).toEqual([
    ["a2", 4, 0],
    ["e5", 8, 0],
    ["e5", 8, 1],
  ]);
});

test("what was taken back is not", () => {
  const lines = [
    told(1, "tile-placed", { cell: "g7", fruit: "lemon" }),
    told(2, "harvested", { cells: "f1", points: 1 }),
  ];
  expect(marksOf(lines, equipment, new Position(view, equipment))).toEqual({ spaces: [], flags: [] });
});
