/** Other ways of a trial, as comments at the end of its text: a scenario with them is read like any other. */

import type { TrialLine } from "../wire/types";

const WAY = "// way ";

export function withWays(text: string, ways: TrialLine[][]): string {
  return text + ways.map((way) => `${WAY}${way.map((line) => line.text).join(" | ")}\n`).join("");
}

export function waysOf(text: string): TrialLine[][] {
  return text
    .split("\n")
    .filter((line) => line.startsWith(WAY))
    .map((line) =>
      line
        .slice(WAY.length)
        .split(" | ")
        .map((each): TrialLine => ({ block: "moves", text: each })),
    );
}

/** The same as comments of a record, with the step from which they go on. */
export function asComments(at: number, ways: TrialLine[][]): string {
  return ways
    .map((way) => [`# After step ${at}:`, ...way.map((line) => `# ${line.text}`), ""].join("\n"))
    .join("");
}
