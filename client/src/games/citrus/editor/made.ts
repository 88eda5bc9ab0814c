/** A board as its file says it, and what can be drawn on it. */

import type { Content } from "../../../made/editors";

export const [OPEN, ROCK, BUSH] = [".", "#", "~"];
export const LETTERS = { long: "ABCDEFGHIJKLMNO", short: "ABCDEFGHIJKL" };
export const MOST = { rows: 10, columns: 15 };

export interface BoardContent extends Content {
  side: "long" | "short";
  shared_roads: boolean;
  rows: string[][];
  /** Rows of market numbers, 0 where there is none. */
  market: number[][];
}

export function written(title: string, content: Content): string {
  const { side, shared_roads, rows, market } = content as BoardContent;
  const grid = rows.map((row) => row.join(" ")).join("\n");
  const spaces = market.map((row) => row.map((number) => String(number || ".").padStart(2)).join(" "));
  return [
    `title = ${JSON.stringify(title)}`,
    `side = "${side}"`,
    `shared_roads = ${shared_roads}`,
    `\ngrid = """\n${grid}\n"""`,
    `\nmarket = """\n${spaces.join("\n")}\n"""\n`,
  ].join("\n");
}

/** The rows with this mark on a space; a letter stands once. */
export function marked(rows: string[][], row: number, column: number, mark: string): string[][] {
  const isLetter = /[A-Z]/.test(mark);
  return rows.map((line, r) =>
    line.map((old, c) => (r === row && c === column ? mark : isLetter && old === mark ? OPEN! : old)),
  );
}

/** The rows cut to this size, or filled up with open land. */
export function sized(rows: string[][], height: number, width: number): string[][] {
  return Array.from({ length: height }, (_, r) =>
    Array.from({ length: width }, (_, c) => rows[r]?.[c] ?? OPEN!),
  );
}

/** The first letter that is nowhere yet. */
export function missing(rows: string[][], side: BoardContent["side"]): string | null {
  const there = new Set(rows.flat());
  return [...LETTERS[side]].find((letter) => !there.has(letter)) ?? null;
}
