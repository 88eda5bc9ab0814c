import { expect, test } from "vitest";
import { lengthOf, markers, milestones } from "./track";

const levels = (scores: number[], width = 0.07): number[] =>
  markers(scores, width)
    .sort((a, b) => a.seat - b.seat)
    .map((marker) => marker.level);

test("the track is long enough for the leader, and never shorter than 50", () => {
  expect(
    [
      [0, 0],
      [12, 50],
      [51, 3],
      [75, 75],
      [76, 0],
    ].map(lengthOf),
  ).toEqual([50, 50, 75, 75, 100]);
  expect(milestones(50)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(milestones(75)).toEqual([0, 25, 50, 75]);
});

test("who has as many points as another, or nearly, stands above", () => {
  expect(levels([0, 0, 0, 0, 0])).toEqual([0, 1, 2, 3, 4]);
  expect(levels([33, 26, 51, 26])).toEqual([0, 0, 0, 1]);
  expect(markers([26, 26, 26], 0.07, 2).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  expect(levels([20, 22, 24])).toEqual([0, 1, 0]);
  expect(levels([20, 22, 24], 0.02)).toEqual([0, 0, 0]);
});

test("points below none stand at the beginning", () => {
  expect(markers([-3, 10], 0.07)[0]).toEqual({ seat: 0, score: -3, at: 0, level: 0 });
});
