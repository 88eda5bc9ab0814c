/** The examples of the rules: tables to look at, and one that is tried. */

import { ask } from "../net/api";
import { Posed, type Judged } from "../net/posed.svelte";
import { Table } from "../net/table.svelte";
import { words } from "../text/words.svelte";
import type { ExampleAnswer, ExampleBody, ExampleFrame, LessonAsked, Refused } from "../wire/types";

/** So many things at most are said of a picture: the last, which the others led to. */
const MOST = 3;

export interface Shown {
  frame: ExampleFrame;
  table: Table;
}

/** Each picture as a table of its own. */
export function tablesOf({ state, frames }: ExampleBody): Shown[] {
  return frames.map((frame, i) => {
    const table = new Table();
    table.heard({ ...state, log: [] });
    for (const { updates } of frames.slice(0, i)) for (const update of updates) table.heard(update);
    table.log = []; // what was said in the pictures before it
    for (const update of frame.updates) table.heard(update);
    table.refusal = frame.refused;
    return { frame, table };
  });
}

/** What a picture says: why something is refused, what happened, or what is asked. */
export function captionOf({ frame, table }: Shown): string {
  if (frame.refused) return words.say(frame.refused.message);
  const told = table.log.flatMap((line) => line.words).filter(({ minor }) => !minor);
  const said = new Set(told.map((message) => words.say(message)));
  if (said.size) return [...said].slice(-MOST).join(" ");
  return table.pending.prompt ? words.say(table.pending.prompt) : "";
}

/** An example being tried: a table that is told over HTTP. */
export class LiveExample extends Posed {
  /** What was done so far. */
  done = $state.raw<string[]>([]);

  constructor(
    readonly game: string,
    readonly body: ExampleBody,
  ) {
    super();
    this.table.heard(body.state);
  }

  /** Whoever tries it has nothing more to do. */
  readonly over = $derived.by(() => !this.table.yourTurn && !this.table.busy);

  again(): void {
    this.done = [];
    this.failed = false;
    this.table.heard(this.body.state);
  }

  #ask(asked: LessonAsked): Promise<ExampleAnswer> {
    return ask<ExampleAnswer>(`/api/games/${this.game}/examples/${this.body.name}`, "POST", {
      ...asked,
      done: this.done,
    });
  }

  // ---- in place of a socket ----------------------------------------------

  protected async play(action: string): Promise<Refused | null> {
    const { refused, updates } = await this.#ask({ ask: "play", action });
    if (refused) return refused;
    this.done = [...this.done, action];
    for (const update of updates) this.table.heard(update);
    return null;
  }

  protected judge(asked: "why_not" | "what_if", action: string): Promise<Judged> {
    return this.#ask({ ask: asked, action });
  }

  protected async takeBack(all: boolean): Promise<void> {
    if (all) return this.again();
    this.done = this.done.slice(0, -1);
    const { state } = await this.#ask({ ask: "state" });
    if (state) this.table.heard(state);
  }
}
