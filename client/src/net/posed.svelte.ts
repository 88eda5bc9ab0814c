/** A position that is nobody's table: told over HTTP, it stands for a socket, and asks of a game only what its rules say. */

import type { Answer, ClientFrame, Refused } from "../wire/types";
import { Failed } from "./api";
import type { Line, Reply } from "./link";
import { Table } from "./table.svelte";

/** What the rules say to something that is not done yet. */
export interface Judged {
  answer: Answer | null;
  refused: Refused | null;
}

export abstract class Posed implements Line {
  readonly table = new Table();
  /** The server cannot be reached, or does not answer this now. */
  failed = $state(false);

  constructor() {
    this.table.take(this);
  }

  /** Do it: null once it is done, why it is refused, or nothing where nothing came of it. */
  protected abstract play(action: string): Promise<Refused | null | undefined>;
  protected abstract judge(asked: "why_not" | "what_if", action: string): Promise<Judged | null>;
  /** Take the last thing back, or everything. */
  protected abstract takeBack(all: boolean): Promise<unknown>;

  async ask(id: string, frame: ClientFrame): Promise<Reply> {
    const nothing: Reply = { type: "answer", ask: id, legal: true, objection: null, preview: null };
    try {
      return (await this.#answered(id, frame)) ?? nothing;
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.failed = true;
      return nothing;
    }
  }

  async #answered(id: string, frame: ClientFrame): Promise<Reply | null> {
    const accepted = (): Reply => ({ type: "accepted", command: id, n: this.table.n });
    if (frame.type === "undo" || frame.type === "restart") {
      await this.takeBack(frame.type === "restart");
      return accepted();
    }
    if (frame.type === "play") {
      const refused = await this.play(frame.action);
      if (refused) return { ...refused, command: id };
      return refused === null ? accepted() : null;
    }
    if (frame.type !== "why_not" && frame.type !== "what_if") return null;
    const said = await this.judge(frame.type, frame.action);
    if (!said?.refused) return said?.answer ? { ...said.answer, ask: id } : null;
    if (frame.type === "what_if") return null;
    return { type: "answer", ask: id, legal: false, objection: said.refused, preview: null };
  }

  open(): void {}
  close(): void {}
  wake(): void {}
  renew(): void {}
  doubt(): void {}
  tell(): void {}
}
