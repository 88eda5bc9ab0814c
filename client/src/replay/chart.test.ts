import { expect, test } from "vitest";
import { gridOf, Scale } from "./chart";

const scale = new Scale({ width: 220, height: 60, inset: 10 }, 4, [
  [0, 0, 5, 5, 10],
  [0, -1, 3, 3, 4],
]);

test("the first step is at the left end of the track, the last at the right", () => {
  expect([0, 2, 4].map((n) => scale.x(n))).toEqual([10, 110, 210]);
  expect([-50, 10, 60, 84, 86, 210, 400].map((x) => scale.stepAt(x))).toEqual([0, 0, 1, 1, 2, 4, 4]);
});

test("the most is at the top, the least at the bottom, below nothing if it is", () => {
  expect([scale.y(10), scale.y(-1)]).toEqual([5, 55]);
});

test("a line stays level until something changes", () => {
  expect(new Scale({ width: 40, height: 110, inset: 0 }, 4, [[0, 10]]).path([0, 0, 10, 10, 5])).toBe(
    "M0 105H20V5H40V55H40",
  );
});

test.each([
  [0, 7, [0, 5]],
  [0, 45, [0, 20, 40]],
  [-1, 2, [-1, 0, 1, 2]],
  [0, 1, [0, 1]],
])("round lines from %s to %s", (least, most, lines) => {
  expect(gridOf(least, most)).toEqual(lines);
});
