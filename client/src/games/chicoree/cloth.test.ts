import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = ["./cloth.css", "../../look/tokens.css"].map((file) => readFileSync(new URL(file, import.meta.url), "utf-8"));

function token(name: string, theme: 0 | 1): string {
  const found = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(files.join("\n"));
  if (!found) throw new Error(`no token ${name}`);
  return found[3] ?? found[1 + theme]!;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

const TEXT = ["roast card", "ink cloth", "ochre-ink ochre", "ink2 cloth"];
const BANDS = ["chain", "start", "red", "chicory"];

test.each([0, 1] as const)("names, corners and words on the cloth stand out, theme %i", (theme) => {
  const weak = TEXT.filter((pair) => contrast(token(pair.split(" ")[0]!, theme), token(pair.split(" ")[1]!, theme)) < 4.5);
  const pale = BANDS.filter((band) => contrast("#FFFFFF", token(band, theme)) < 4.5 || contrast(token(band, theme), token("card", theme)) < 3);
  expect([weak, pale]).toEqual([[], []]);
});
