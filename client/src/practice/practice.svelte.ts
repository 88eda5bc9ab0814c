/** A practice position being tried: a table that is told over HTTP, what was done so far, and what became of it. */

import { ask } from "../net/api";
import { Posed, type Judged } from "../net/posed.svelte";
import type {
  PracticeAnswer,
  PracticeAsked,
  PracticeBody,
  PracticeSolution,
  PracticeTurn,
  PracticeVerdict,
  Refused,
} from "../wire/types";
import { solved } from "./solved.svelte";

export class Practice extends Posed {
  /** The turn is done; its verdict may still be on its way. */
  over = $state(false);
  judging = $state(false);
  verdict = $state.raw<PracticeVerdict | null>(null);
  solution = $state.raw<PracticeSolution | null>(null);
  #done: string[] = [];
  /** Whoever has seen the answer finds it easily. */
  #told = false;

  constructor(
    readonly body: PracticeBody,
    /** The day, if this is the position of the day. */
    readonly day: number | null,
  ) {
    super();
  }

  /** How the browser keeps it, and its address. */
  readonly id = $derived.by(() => `${this.body.game}/${this.body.number}`);

  /** From the beginning. */
  again(): Promise<void> {
    return this.#set([]);
  }

  /** Ask for the best turn, and why it is the best. */
  async reveal(): Promise<void> {
    const answer = await this.#ask({ done: [], ask: "answer" });
    this.#told ||= !this.verdict?.right;
    this.solution = answer.solution;
  }

  /** Let the table show a turn, from the beginning of the position. */
  async show({ actions }: PracticeTurn): Promise<void> {
    if (this.#done.length) await this.#set([]);
    this.solution = null;
    this.table.hints.show({ actions, shares: [], error: 0, scores: [], reasons: [] });
  }

  async #set(done: string[]): Promise<void> {
    this.table.hints.close();
    this.verdict = this.solution = null;
    try {
      const answer = await this.#ask({ done });
      this.#done = done;
      this.over = answer.over;
      if (answer.state) this.table.heard(answer.state);
    } catch {
      this.failed = true;
    }
  }

  async #ask(asked: PracticeAsked): Promise<PracticeAnswer> {
    const answer = await ask<PracticeAnswer>(`/api/practice/${this.id}`, "POST", asked);
    this.failed = false;
    return answer;
  }

  /** What an action leads to is shown at once; what the turn is worth takes longer, and is asked for after it. */
  async #play(action: string): Promise<PracticeAnswer> {
    const answer = await this.#ask({ done: this.#done, ask: "play", action });
    if (answer.refused) return answer;
    this.#done = [...this.#done, action];
    this.over = answer.over;
    for (const update of answer.updates) this.table.heard(update);
    if (answer.over) void this.#judge();
    return answer;
  }

  async #judge(): Promise<void> {
    const done = this.#done;
    this.judging = true;
    try {
      const answer = await this.#ask({ done, ask: "verdict" });
      if (done !== this.#done) return;
      this.verdict = answer.verdict;
      this.solution = answer.solution;
      if (answer.verdict?.right) solved.add(this.id, this.#told ? null : this.day);
    } catch {
      this.failed = true;
    } finally {
      this.judging = false;
    }
  }

  // ---- in place of a socket ----------------------------------------------

  protected async play(action: string): Promise<Refused | null | undefined> {
    return this.over ? undefined : (await this.#play(action)).refused;
  }

  protected async judge(asked: "why_not" | "what_if", action: string): Promise<Judged | null> {
    return this.over ? null : this.#ask({ done: this.#done, ask: asked, action });
  }

  protected async takeBack(all: boolean): Promise<void> {
    if (!this.over) await this.#set(all ? [] : this.#done.slice(0, -1));
  }
}
