import { expect, test } from "vitest";
import { beside, diamond, Ground, loops } from "./geometry";

const MARKET = [
  [1, 2, 0, 0],
  [3, 4, 5, 0],
  [6, 7, 8, 9],
  [0, 10, 11, 12],
];

test("the boundary of a ring has an outer and an inner loop", () => {
  const ring = [0, 1, 2]
    .flatMap((x) => [0, 1, 2].map((y) => ({ x, y })))
    .filter(({ x, y }) => x !== 1 || y !== 1);
  expect(loops(ring).map((loop) => loop.length)).toEqual([4, 4]);
});

test("cells that touch at a corner stay two loops", () => {
  const found = loops([
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ]);
  expect(found.map((loop) => loop.length)).toEqual([4, 4]);
});

test("every edge of a random region is walked once", () => {
  const cells = [0, 1, 2, 3, 4]
    .flatMap((x) => [0, 1, 2, 3].map((y) => ({ x, y })))
    .filter(({ x, y }) => (x * 7 + y * 5) % 3 !== 0);
  const has = new Set(cells.map(({ x, y }) => `${x} ${y}`));
  const edges = cells.reduce(
    (n, { x, y }) =>
      n +
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ].filter(([a, b]) => !has.has(`${x + a!} ${y + b!}`)).length,
    0,
  );
  const length = loops(cells).reduce(
    (sum, loop) =>
      sum +
      loop.reduce(
        (s, p, i) =>
          s + Math.abs(p.x - loop[(i + 1) % loop.length]!.x) + Math.abs(p.y - loop[(i + 1) % loop.length]!.y),
        0,
      ),
    0,
  );
  expect(length).toBe(edges);
});

test("turned a quarter, spaces keep their names and arrows follow the screen", () => {
  const lying = new Ground(10, 15, false, 26);
  const turned = new Ground(10, 15, true, 18);
  expect([lying.width, lying.height, turned.width, turned.height]).toEqual([802, 552, 536, 786]);
  expect([lying.grid("a1"), turned.grid("a1"), turned.grid("j15")]).toEqual([
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 0, y: 14 },
  ]);
  expect([
    lying.step("e2", 1, 0),
    turned.step("e2", 1, 0),
    turned.step("e2", 0, 1),
    lying.step("a1", -1, 0),
  ]).toEqual(["e3", "d2", "e3", null]);
});

test("the diamond has twelve spots and eight lines, each with its price where it begins", () => {
  const { spots, lines } = diamond(MARKET, 37, false);
  expect([spots.size, lines.length]).toEqual([12, 8]);
  expect(lines[0]!.from).toEqual(spots.get(1));
  expect(lines[4]!.to).toEqual(spots.get(6));
});

test("a space has four neighbours, fewer at the rim", () => {
  expect(beside("b2")).toEqual(["a2", "b1", "b3", "c2"]);
  expect(beside("a1")).toEqual(["a2", "b1"]);
});
