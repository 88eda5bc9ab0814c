/** A board or deck being made: what is in it, and what the rules say to it after every change. */

import { ask, Failed } from "../net/api";
import { words } from "../text/words.svelte";
import type { FaultBody, MadeBody } from "../wire/types";
import type { Content, Editor } from "./editors";

const PAUSE_MS = 150;

export class Making {
  title = $state("");
  content = $state.raw<Content | null>(null);
  faults = $state.raw<FaultBody[]>([]);
  /** Those of a table that plays with it. */
  options = $state.raw<Record<string, string>>({});
  /** Why what was asked last could not be read; what is shown stays. */
  failed = $state<string | null>(null);
  /** What is shown has been judged. */
  judged = $state(false);
  #before: Content[] = [];
  canUndo = $state(false);
  #timer: ReturnType<typeof setTimeout> | null = null;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly editor: Editor,
  ) {}

  readonly text = $derived.by(() => (this.content ? this.editor.written(this.title, this.content) : ""));
  readonly good = $derived.by(() => this.judged && !this.faults.length);

  /** Show what a file holds; what cannot be read is said, and nothing changes. */
  async open(text: string): Promise<boolean> {
    const read = await this.#ask(text);
    if (!read) return false;
    if (!read.content) {
      this.failed = words.say(read.faults[0]!.message);
      return false;
    }
    this.#remember();
    [this.title, this.content] = [read.title, read.content];
    this.#take(read);
    return true;
  }

  change(content: Content): void {
    this.#remember();
    this.#show(content);
  }

  undo(): void {
    const last = this.#before.pop();
    this.canUndo = this.#before.length > 0;
    if (last) this.#show(last);
  }

  #remember(): void {
    if (this.content) this.#before.push(this.content);
    this.canUndo = this.#before.length > 0;
  }

  #show(content: Content): void {
    this.content = content;
    this.judged = false;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#judge(), PAUSE_MS);
  }

  async #judge(): Promise<void> {
    const read = await this.#ask(this.text);
    if (read) this.#take(read);
  }

  #take(read: MadeBody): void {
    [this.faults, this.options, this.failed, this.judged] = [read.faults, read.options, null, true];
  }

  /** Nothing, if something newer was asked meanwhile, or the server does not answer. */
  async #ask(text: string): Promise<MadeBody | null> {
    const mine = ++this.#asked;
    try {
      const read = await ask<MadeBody>(`/api/games/${this.game}/made`, "POST", { text });
      return mine === this.#asked ? read : null;
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      if (mine === this.#asked) this.failed = words.say(error.problem.message);
      return null;
    }
  }
}
