import { expect, test } from "vitest";
import { streak } from "./solved.svelte";

test("a streak is counted up to today, and is not lost before the day is over", () => {
  expect(streak([], 100)).toBe(0);
  expect(streak([98, 99, 100], 100)).toBe(3);
  expect(streak([98, 99], 100)).toBe(2);
  expect(streak([97, 98], 100)).toBe(0);
  expect(streak([95, 97, 98, 100, 99], 100)).toBe(4);
});
