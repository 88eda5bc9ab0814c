/** The picture of a table as every game can give it: lines of spans, some of which draw a space of the board. */

import { words } from "../../text/words.svelte";
import type { Choice, Choices, Message } from "../../wire/types";

export interface Span {
  text: string | Message;
  style?: string;
  width?: number;
  space?: string;
}

/** What a span says, cut or filled up to its width. */
export function said({ text, width = 0 }: Span): string {
  const whole = typeof text === "string" ? text : words.say(text);
  if (!width) return whole;
  return whole.length > width ? `${whole.slice(0, Math.max(0, width - 2))}… ` : whole.padEnd(width);
}

/** The actions that are offered on each space. */
export function bySpace(groups: Choices[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const { actions } of groups) {
    for (const choice of actions) {
      const { space } = choice;
      if (space) found.set(space, [...(found.get(space) ?? []), choice]);
    }
  }
  return found;
}

/** Where an arrow leads from a space: along its line, or to the nearest space of the next line that has any. */
export function step(rows: Span[][], from: string, key: string): string | null {
  const lines = rows
    .map((row) => row.flatMap((span, at) => (span.space ? [{ space: span.space, at }] : [])))
    .filter((line) => line.length);
  const row = lines.findIndex((line) => line.some((one) => one.space === from));
  const here = lines[row]?.findIndex((one) => one.space === from) ?? -1;
  if (here < 0) return null;
  if (key === "ArrowLeft" || key === "ArrowRight")
    return lines[row]![here + (key === "ArrowLeft" ? -1 : 1)]?.space ?? null;
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const next = lines[row + (key === "ArrowUp" ? -1 : 1)];
  const at = lines[row]![here]!.at;
  return next?.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]?.space ?? null;
}
