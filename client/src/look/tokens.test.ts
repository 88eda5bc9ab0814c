import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FILES = ["./tokens.css", "../games/citrus/orchard.css"];
const text = FILES.map((file) => readFileSync(new URL(file, import.meta.url), "utf-8")).join("\n");

function token(name: string, theme: 0 | 1): string {
  const found = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(text);
  if (!found) throw new Error(`no token ${name}`);
  return found[3] ?? found[1 + theme]!;
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/\w/g, "$&$&") : hex;
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(full.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

const TEXT = ["ink panel", "ink page", "ink panel2", "ink2 panel", "ink2 page", "ink2 panel2", "ink chip", "coord ground", "good panel", "bad panel", "bad-ink bad", "on-p p1", "on-p p2", "on-p p3", "on-p p4", "on-p p6", "picto bush"];
const PIECES = ["line2 panel", "p1 cell", "p2 cell", "p3 cell", "p4 cell", "p6 cell", "roof roofless", "p1 sun", "p2 sun", "p3 sun", "p4 sun"];

test.each([0, 1] as const)("texts and pieces stand out from what they stand on, theme %i", (theme) => {
  const weak = (pairs: string[], least: number): string[] =>
    pairs.filter((pair) => {
      const [a, b] = pair.split(" ");
      return contrast(token(a!, theme), token(b!, theme)) < least;
    });
  expect(weak(TEXT, 4.5)).toEqual([]);
  expect(weak(PIECES, 3)).toEqual([]);
});
