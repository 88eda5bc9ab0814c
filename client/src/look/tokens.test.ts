import { expect, test } from "vitest";
import { contrast, tokensOf } from "./contrast";

const token = tokensOf(
  ...["./tokens.css", "../games/citrus/orchard.css"].map((file) => new URL(file, import.meta.url)),
);

const TEXT = [
  "ink panel",
  "ink page",
  "ink panel2",
  "ink2 panel",
  "ink2 page",
  "ink2 panel2",
  "ink chip",
  "coord ground",
  "good panel",
  "bad panel",
  "bad-ink bad",
  "offline-ink offline",
  "on-p p1",
  "on-p p2",
  "on-p p3",
  "on-p p4",
  "on-p p6",
  "picto bush",
];
const PIECES = [
  "offline-line page",
  "line2 panel",
  "p1 cell",
  "p2 cell",
  "p3 cell",
  "p4 cell",
  "p6 cell",
  "roof roofless",
  "p1 sun",
  "p2 sun",
  "p3 sun",
  "p4 sun",
];

test.each([0, 1] as const)("texts and pieces stand out from what they stand on, theme %i", (theme) => {
  const weak = (pairs: string[], least: number): string[] =>
    pairs.filter((pair) => {
      const [a, b] = pair.split(" ");
      return contrast(token(a!, theme), token(b!, theme)) < least;
    });
  expect(weak(TEXT, 4.5)).toEqual([]);
  expect(weak(PIECES, 3)).toEqual([]);
});
