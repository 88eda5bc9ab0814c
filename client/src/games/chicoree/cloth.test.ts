import { expect, test } from "vitest";
import { contrast, tokensOf } from "../../look/contrast";

const token = tokensOf(
  ...["./cloth.css", "../../look/tokens.css"].map((file) => new URL(file, import.meta.url)),
);

const TEXT = ["roast card", "ink cloth", "ochre-ink ochre", "ink2 cloth"];
const BANDS = ["chain", "start", "red", "chicory"];

test.each([0, 1] as const)("names, corners and words on the cloth stand out, theme %i", (theme) => {
  const weak = TEXT.filter(
    (pair) => contrast(token(pair.split(" ")[0]!, theme), token(pair.split(" ")[1]!, theme)) < 4.5,
  );
  const pale = BANDS.filter(
    (band) =>
      contrast("#FFFFFF", token(band, theme)) < 4.5 || contrast(token(band, theme), token("card", theme)) < 3,
  );
  expect([weak, pale]).toEqual([[], []]);
});
