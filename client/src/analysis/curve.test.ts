import { describe, expect, test } from "vitest";
import type { JudgedTurn } from "../wire/types";
import { apart, BAND, curvesOf, Sheet } from "./curve";
import { kindOf, momentsOf } from "./review.svelte";

const turn = (more: Partial<JudgedTurn>): JudgedTurn => ({
  step: 0,
  until: 1,
  seat: 0,
  played: [],
  better: [],
  shares: [0.6, 0.4],
  chances: [0.6, 0.4],
  errors: [0.02, 0.02],
  best: [0.6, 0.4],
  slip: 0,
  flag: 0,
  found: 0,
  reasons: [],
  why: [],
  luck: 0,
  decided: false,
  ...more,
});

describe("curves", () => {
  test("begin with the first chance and end with the result, with bands inside 0 and 1", () => {
    const [first, second] = curvesOf({
      first: [0.5, 0.5],
      turns: [turn({}), turn({ chances: [0.99, 0.01] })],
      result: [1, 0],
    });
    expect(first!.values).toEqual([0.5, 0.6, 0.99, 1]);
    expect(first!.high[1]).toBeCloseTo(0.6 + BAND * 0.02);
    expect(first!.high[2]).toBe(1);
    expect(second!.low[2]).toBe(0);
    expect(second!.low.at(-1)).toBe(second!.high.at(-1));
  });

  test("a point of the sheet is found again", () => {
    const sheet = new Sheet(900, 236, 45);
    for (const n of [0, 7, 45]) expect(sheet.at(sheet.x(n))).toBe(n);
    expect(sheet.y(1)).toBeLessThan(sheet.y(0));
  });

  test("names that would lie on each other are moved apart and stay inside", () => {
    expect(apart([10, 12, 100], 20, 200)).toEqual([10, 30, 100]);
    expect(apart([190, 195, 200], 20, 200)).toEqual([160, 180, 200]);
  });
});

describe("moments", () => {
  test("are slips, strong turns and luck, never more than fit, in the order of the game", () => {
    expect(kindOf(turn({ flag: 1, found: 0.2 }))).toBe("slip");
    expect(kindOf(turn({ found: 0.06 }))).toBe("strong");
    expect(kindOf(turn({ luck: -0.1 }))).toBe("luck");
    expect(kindOf(turn({}))).toBe("plain");
    const turns = Array.from({ length: 40 }, (_, i) => turn({ flag: 1, slip: i / 100, decided: i === 0 }));
    const found = momentsOf(turns);
    expect(found).toHaveLength(14);
    expect(found[0]).toMatchObject({ turn: 0, kind: "slip" });
    expect(found.map((each) => each.turn)).toEqual([0, ...Array.from({ length: 13 }, (_, i) => 27 + i)]);
  });
});
