import { expect, test } from "vitest";
import { check } from "./fair";

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
  expect(await check(TAGS, DRAWS)).toEqual({ found: "fair", draws: 5, nonces: ["from Anna", ""] });
});

test("pieces of a kind are counted through", async () => {
  const pieces: [string, number][] = [
    ["lime", 0],
    ["lemon", 1],
    ["orange", 1],
  ];
  expect(await check(TAGS, [{ came: "orange", pieces }])).toMatchObject({ found: "fair" });
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
