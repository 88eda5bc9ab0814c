/** A game step by step. A step is what somebody did, with the draws that answered it: one update of a live table. */

import type { GameEvent } from "../net/table.svelte";
import type { LogLine, Message, Pending, Ply } from "../wire/types";

export interface Step {
  /** Who acted; null for the set-up, and for what a clock brought about. */
  seat: number | null;
  action: string | null;
  words: Message[];
  events: GameEvent[];
  changed: Record<string, unknown>;
  /** Everything as it is after the step. */
  view: Record<string, unknown>;
  pending: Pending;
  turn: number;
}

const DRAWN = "=";

/** Before anything happened: what is drawn first belongs to the set-up. */
export function setUp(view: Record<string, unknown>): Step {
  return {
    seat: null,
    action: null,
    words: [],
    events: [],
    changed: {},
    view,
    pending: { kind: "open" },
    turn: 0,
  };
}

/** The steps, continued by these plies; the last one may still wait for its draws. */
export function continued(steps: Step[], plies: Ply[]): Step[] {
  const all = [...steps];
  for (const ply of plies) {
    const last = all.at(-1)!;
    const answers = ply.who === DRAWN && last.pending.kind === "open";
    const begun = answers
      ? last
      : {
          ...last,
          seat: ply.who === DRAWN ? null : Number(ply.who) - 1,
          action: ply.text,
          words: [],
          events: [],
          changed: {},
        };
    all.splice(all.length - (answers ? 1 : 0), 1, {
      ...begun,
      words: [...begun.words, ...ply.words],
      events: [...begun.events, ...(ply.events as GameEvent[])],
      changed: { ...begun.changed, ...ply.changed },
      view: { ...begun.view, ...ply.changed },
      pending: ply.pending,
      turn: ply.turn,
    });
  }
  return all;
}

/** The steps of a game that is over, even if not by its rules: people may agree to end it as it stands. */
export function ended(steps: Step[], reason: string): Step[] {
  const last = steps.at(-1)!;
  return last.pending.kind === "over"
    ? steps
    : [...steps.slice(0, -1), { ...last, pending: { kind: "over", ended: reason } }];
}

/** What was told, step by step. */
export function logOf(steps: Step[]): LogLine[] {
  return steps.map(({ seat, words }, n) => ({ n, at: n, seat, words })).filter((line) => line.words.length);
}

/** Where the next turn begins, or with -1 the current one, or if it is at its beginning already, the one before. */
export function turnFrom(steps: Step[], at: number, way: 1 | -1): number {
  const turn = (n: number): number => steps[n]?.turn ?? -1;
  if (way > 0) {
    const next = steps.findIndex((step, n) => n > at && step.turn !== turn(at));
    return next < 0 ? Math.max(0, steps.length - 1) : next;
  }
  let n = Math.max(0, at - 1);
  while (n > 0 && turn(n - 1) === turn(n)) n--;
  return n;
}
