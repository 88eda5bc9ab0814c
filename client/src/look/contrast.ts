/** Contrasts computed from the tokens of style sheets, for tests. */

import { readFileSync } from "node:fs";

/** Of a colour as #RGB or #RRGGBB. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/\w/g, "$&$&") : hex;
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(full.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The tokens of these files: a colour by its name, in the light theme (0) or the dark one (1). */
export function tokensOf(...files: URL[]): (name: string, theme: 0 | 1) => string {
  const text = files.map((file) => readFileSync(file, "utf-8")).join("\n");
  return (name, theme) => {
    const found = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(text);
    if (!found) throw new Error(`no token ${name}`);
    return found[3] ?? found[1 + theme]!;
  };
}
