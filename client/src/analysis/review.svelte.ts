/** An analysis of a finished game: asked for, waited for, and which of its turns is looked at. */

import { ask, Failed } from "../net/api";
import type { Analysis, AnalysisBody, JudgedTurn, Message } from "../wire/types";

const ASK_AGAIN_MS = 700;
/** So many answers in a row that nobody works on it, and it is begun again: the server has been restarted. */
const PATIENCE = 3;
/** Points of chance from which a turn is worth a place in the list. */
const STRONG = 0.05;
const LUCKY = 0.08;
const MOST_MOMENTS = 14;
const NEAR = 8;

export type Kind = "slip" | "strong" | "luck" | "plain";

/** A turn that is worth a look: what it was, and by how much. */
export interface Moment {
  turn: number;
  kind: Kind;
  change: number;
}

export class Review {
  analysis = $state.raw<Analysis | null>(null);
  /** Turns judged so far, and all of them; null while nothing is being worked out. */
  progress = $state.raw<{ done: number; of: number } | null>(null);
  /** Why there is no analysis. */
  failed = $state.raw<Message | null>(null);
  unfit = $state(false);
  #timer: ReturnType<typeof setTimeout> | null = null;
  #idle = 0;

  constructor(readonly id: string) {}

  /** What is known; with `begin` it is worked out if nothing is. */
  async open(begin: boolean): Promise<void> {
    this.failed = null;
    try {
      let known = await this.#ask("GET");
      if (begin && known.state === "none") known = await this.#ask("POST");
      this.#heard(known, begin);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.progress = null;
      this.failed = error.problem.message;
    }
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  #ask(method: "GET" | "POST"): Promise<AnalysisBody> {
    const path = `/api/records/${this.id}/analysis`;
    return method === "POST" ? ask<AnalysisBody>(path, "POST", {}) : ask<AnalysisBody>(path);
  }

  #heard({ state, done = 0, of = 0, analysis }: AnalysisBody, wanted: boolean): void {
    this.close();
    if (state === "done") [this.analysis, this.progress] = [analysis!, null];
    else if (state === "unfit") [this.unfit, this.progress] = [true, null];
    else if (state === "working" || wanted) {
      this.#idle = state === "working" ? 0 : this.#idle + 1;
      this.progress = { done: Math.max(done, this.progress?.done ?? 0), of: of || (this.progress?.of ?? 0) };
      this.#timer = setTimeout(() => void this.#wait(), ASK_AGAIN_MS);
    }
  }

  async #wait(): Promise<void> {
    try {
      this.#heard(await this.#ask(this.#idle >= PATIENCE ? "POST" : "GET"), true);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.progress = null;
      this.failed = error.problem.message;
    }
  }
}

export function kindOf(turn: JudgedTurn): Kind {
  if (turn.flag) return "slip";
  if (turn.found >= STRONG) return "strong";
  return Math.abs(turn.luck) >= LUCKY || turn.decided ? "luck" : "plain";
}

/** What a turn changed for whoever took it, in parts of a victory. */
export function changeOf(turn: JudgedTurn, kind: Kind): number {
  return kind === "slip" ? -turn.slip : kind === "strong" ? turn.found : turn.luck;
}

/** The turns worth a look, in the order of the game; of many, those that decided it and then the largest. */
export function momentsOf(turns: JudgedTurn[]): Moment[] {
  const found = turns.flatMap((each, turn) => {
    const kind = kindOf(each);
    return kind === "plain" ? [] : [{ turn, kind, change: changeOf(each, kind) }];
  });
  // A row of bids for one card is one moment: the last of them.
  const single = found.filter(
    ({ turn, kind }) =>
      kind !== "strong" ||
      !found.some(
        (other) =>
          other.kind === "strong" &&
          other.turn > turn &&
          other.turn - turn <= NEAR &&
          turns[other.turn]!.seat === turns[turn]!.seat,
      ),
  );
  const weight = ({ turn, change }: Moment): number => Math.abs(change) + (turns[turn]!.decided ? 1 : 0);
  return single
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_MOMENTS)
    .sort((a, b) => a.turn - b.turn);
}
