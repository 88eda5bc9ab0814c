/** A lesson being learnt: a table that is told over HTTP, its step, and what was done so far. */

import { ask } from "../net/api";
import { Posed, type Judged } from "../net/posed.svelte";
import type { HintAction, LessonAnswer, LessonAsked, LessonBody, LessonStep, Refused } from "../wire/types";
import { progress } from "./progress";

/** What is done in a step that is only read. */
const READ = "";

export class Lesson extends Posed {
  /** How many steps are done. */
  steps = $state(0);
  /** Something legal was done that leads nowhere here. */
  pointless = $state(false);
  /** How the present step is done. */
  #show: HintAction[] = [];
  #done: string[] = [];

  constructor(
    readonly game: string,
    readonly body: LessonBody,
  ) {
    super();
  }

  /** How the browser keeps it, and its address. */
  readonly id = $derived.by(() => `${this.game}/${this.body.name}`);
  readonly learnt = $derived.by(() => this.steps >= this.body.steps.length);
  /** What is to be read or done now; nothing while something is being shown. */
  readonly step = $derived.by<LessonStep | null>(() =>
    this.table.showing || !this.table.view ? null : (this.body.steps[this.steps] ?? null),
  );
  readonly canGoBack = $derived.by(() => this.steps > 0);

  /** Begin where it was left; what cannot be any more is begun anew. */
  async begin(): Promise<void> {
    const left = progress.doneOf(this.id);
    if (!(await this.#set(left)) && left.length) await this.#set([]);
  }

  /** Read on. */
  async goOn(): Promise<void> {
    if (this.step?.actions === 0) await this.#play(READ);
  }

  /** Back to the step before. */
  async back(): Promise<void> {
    if (!this.canGoBack) return;
    const kept = this.body.steps.slice(0, this.steps - 1).map(({ actions }) => Math.max(1, actions));
    await this.#set(
      this.#done.slice(
        0,
        kept.reduce((sum, many) => sum + many, 0),
      ),
    );
  }

  again(): Promise<boolean> {
    return this.#set([]);
  }

  /** Let the table show how the step is done, as it shows a hint. */
  showMe(): void {
    this.pointless = false;
    this.table.hints.show({ actions: this.#show, shares: [], error: 0, scores: [], reasons: [] });
  }

  async #set(done: string[]): Promise<boolean> {
    try {
      const answer = await this.#ask({ done });
      this.#done = done;
      this.#take(answer);
      this.table.hints.close();
      if (answer.state) this.table.heard(answer.state);
      return true;
    } catch {
      this.failed = !done.length;
      return false;
    }
  }

  #take(answer: LessonAnswer): void {
    this.pointless = false;
    this.steps = answer.steps;
    this.#show = answer.show;
    if (this.learnt) progress.learn(this.id);
    else progress.keepDone(this.id, this.#done);
  }

  #ask(asked: LessonAsked): Promise<LessonAnswer> {
    return ask<LessonAnswer>(`/api/lessons/${this.id}`, "POST", asked);
  }

  async #play(action: string): Promise<LessonAnswer> {
    const answer = await this.#ask({ done: this.#done, ask: "play", action });
    if (answer.pointless) this.pointless = true;
    else if (!answer.refused) {
      this.#done = [...this.#done, action];
      this.#take(answer);
      for (const update of answer.updates) this.table.heard(update);
    }
    return answer;
  }

  // ---- in place of a socket ----------------------------------------------

  protected async play(action: string): Promise<Refused | null | undefined> {
    const { refused, pointless } = await this.#play(action);
    return pointless ? undefined : refused;
  }

  protected judge(asked: "why_not" | "what_if", action: string): Promise<Judged> {
    return this.#ask({ done: this.#done, ask: asked, action });
  }

  protected takeBack(): Promise<void> {
    return this.back();
  }
}
