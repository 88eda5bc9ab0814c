import { expect, test } from "vitest";
import { along, scaleOf } from "./scale";

test("a scale holds every interval, in round numbers", () => {
  const scale = scaleOf([
    { points: 1505, reach: 150 },
    { points: 1805, reach: 0 },
  ]);
  expect(scale).toEqual({ least: 1300, most: 1900, ticks: [1400, 1600, 1800] });
  expect(along(scale, 1300)).toBe(0);
  expect(along(scale, 1600)).toBe(50);
});

test("an empty list has a scale around the middle", () => {
  expect(scaleOf([])).toEqual({ least: 1400, most: 1600, ticks: [1400, 1600] });
});
