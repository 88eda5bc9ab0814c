import { expect, test } from "vitest";
import { check, counted } from "./fair";

/** Computed by terroir.core.fair of a secret of the bytes 0 to 31. */
const TAGS = {
  Id: "game-1",
  Players: "2",
  Nonce1: "from Anna",
  Nonce2: "",
  Secret: Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join(""),
  Commitment: "2fb0dc500736d6cebc4d066e8986f0981daa09b43e15b2749c3bcebd7d032a83",
};
const DRAWN: [below: number, came: number][] = [
  [2, 1],
  [3, 2],
  [10, 0],
  [141, 133],
  [7, 3],
];
const DRAWS = DRAWN.map(([below, came]) => ({
  came: `piece ${came}`,
  pieces: Array.from({ length: below }, (_, k): [string, number] => [`piece ${k}`, 1]),
}));

test("a promise that was kept, and draws that follow from it", async () => {
  expect(await check(TAGS, DRAWS)).toEqual({ found: "redrawn", draws: 5, nonces: ["from Anna", ""] });
});

test("pieces of a kind are counted through", async () => {
  const pieces: [string, number][] = [
    ["lime", 0],
    ["lemon", 1],
    ["orange", 1],
  ];
  expect(await check(TAGS, [{ came: "orange", pieces }])).toMatchObject({ found: "redrawn" });
});

test.each([
  [
    "another draw",
    TAGS,
    [DRAWS[0]!, { ...DRAWS[1]!, came: "piece 0" }],
    { found: "unfair", draw: 2, came: "piece 0", fair: "piece 2" },
  ],
  ["another nonce", { ...TAGS, Nonce2: "x" }, DRAWS, { found: "unfair" }],
  [
    "another secret",
    { ...TAGS, Secret: TAGS.Secret.replace("00", "01") },
    DRAWS,
    { found: "broken-promise" },
  ],
  ["another game", { ...TAGS, Id: "game-2" }, DRAWS, { found: "broken-promise" }],
  ["no secret", { ...TAGS, Secret: "" }, DRAWS, { found: "unpromised" }],
])("%s is found out", async (_, tags, draws, verdict) => {
  expect(await check(tags, draws)).toMatchObject(verdict);
});

/** A game of today: Anna and Cy are people, the second seat is a bot. */
const [ANNA, CY] = ["a".repeat(32), "c".repeat(32)];
const TODAY: Record<string, string> = {
  ...TAGS,
  Players: "3",
  Luck: "2",
  Bot2: "random",
  Nonce1: ANNA,
  Nonce2: "",
  Nonce3: CY,
};
const DRAWS_TODAY = [
  [2, 0],
  [3, 0],
  [10, 2],
  [141, 113],
  [7, 5],
].map(([below, came]) => ({
  came: `piece ${came}`,
  pieces: Array.from({ length: below! }, (_, k): [string, number] => [`piece ${k}`, 1]),
}));
const KEPT = { Id: TAGS.Id, Commitment: TAGS.Commitment, Nonce1: ANNA };

test("whoever kept promise and number sees that nobody chose the draws", async () => {
  expect(await check(TODAY, DRAWS_TODAY, KEPT)).toMatchObject({ found: "witnessed", draws: 5 });
  expect(await check(TODAY, DRAWS_TODAY)).toMatchObject({ found: "mixed" });
});

test.each([
  ["another promise", TODAY, { ...KEPT, Commitment: "0" }, { found: "other-promise" }],
  ["another table", TODAY, { ...KEPT, Id: "game-2" }, { found: "other-promise" }],
  ["another number", TODAY, { ...KEPT, Nonce1: CY }, { found: "other-number", seat: 0 }],
  ["a number left out", { ...TODAY, Nonce1: "" }, KEPT, { found: "other-number", seat: 0 }],
  ["the number of another left out", { ...TODAY, Nonce3: "" }, KEPT, { found: "chosen-number", seat: 2 }],
  ["a short number", { ...TODAY, Nonce3: "c" }, KEPT, { found: "chosen-number", seat: 2 }],
  ["a number twice", { ...TODAY, Nonce3: ANNA }, KEPT, { found: "chosen-number", seat: 2 }],
  ["a number for a bot", { ...TODAY, Nonce2: "b".repeat(32) }, KEPT, { found: "chosen-number", seat: 1 }],
  ["a game as before numbers", { ...TODAY, Luck: "1" }, KEPT, { found: "chosen-number" }],
  ["nobody's number", { ...TODAY, Nonce1: "", Nonce3: "" }, null, { found: "chosen-number", seat: 0 }],
])("%s is found out", async (_, tags, kept, verdict) => {
  expect(await check(tags, DRAWS_TODAY, kept)).toMatchObject(verdict);
});

/** The same since numbers are promised: the hashes were computed by terroir.core.fair. */
const PROMISED: Record<string, string> = {
  ...TODAY,
  Luck: "3",
  NonceHash1: "c5813881c0926a04cf04c88bb27cf2320d420f2e59592c89770347654e740a8f",
  NonceHash3: "976a69c1c9774238f851799e4fab7b75f9587e7efd65e1ed3ad23aeeb8f7a042",
};
const KEPT_ALL = { ...KEPT, NonceHash1: PROMISED.NonceHash1!, NonceHash3: PROMISED.NonceHash3! };

test("whoever kept all promises sees alone that nobody chose the draws", async () => {
  expect(await check(PROMISED, DRAWS_TODAY, KEPT_ALL)).toMatchObject({ found: "witnessed", draws: 5 });
  expect(await check(PROMISED, DRAWS_TODAY, KEPT)).toMatchObject({ found: "mixed" });
  expect(await check(PROMISED, DRAWS_TODAY)).toMatchObject({ found: "mixed" });
});

test.each([
  ["the last number, chosen later", { ...PROMISED, Nonce3: "d".repeat(32) }, null],
  ["its promise too", { ...PROMISED, Nonce3: "d".repeat(32), NonceHash3: "0".repeat(64) }, KEPT_ALL],
  ["a promise that was left out", { ...PROMISED, NonceHash3: "" }, null],
  ["a game as before promises", { ...TODAY }, { ...KEPT_ALL, NonceHash1: undefined! }],
])("%s is found out of promised numbers", async (_, tags, kept) => {
  expect(await check(tags, DRAWS_TODAY, kept && JSON.parse(JSON.stringify(kept)))).toMatchObject({
    found: "broken-number",
    seat: 2,
  });
});

test("a promised number that was never revealed is missing, and that is said", async () => {
  expect(await check({ ...PROMISED, Nonce3: "" }, [], KEPT_ALL)).toMatchObject({ found: "withheld" });
});

test("what came is set beside what was to be expected", () => {
  const pieces: [string, number][] = [
    ["lemon", 1],
    ["orange", 3],
  ];
  expect(
    counted([
      { came: "orange", pieces },
      { came: "lemon", pieces },
    ]),
  ).toEqual([
    { piece: "lemon", came: 1, expected: 0.5 },
    { piece: "orange", came: 1, expected: 1.5 },
  ]);
});
