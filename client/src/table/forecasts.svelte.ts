import { untrack } from "svelte";
import type { Table } from "../net/table.svelte";

/** What actions would bring, as the server foresees it; each is asked once, until the table has moved on. */
export class Forecasts<Facts> {
  shown = $state.raw<{ action: string; facts: Facts } | null>(null);
  #wanted: string | null = null;
  #known = new Map<string, Facts>();

  constructor(readonly table: Table) {}

  /** Show what this action would bring as soon as it is known; call it in an effect. */
  look(action: string | null): void {
    this.#wanted = action;
    const known = action ? this.#known.get(action) : undefined;
    if (!action) this.shown = null;
    else if (known) this.shown = { action, facts: known };
    else void untrack(() => this.#ask(action));
  }

  async #ask(action: string): Promise<void> {
    const moment = this.#known; // an answer about a moment that is over is none
    const facts = (await this.table.whatIf(action)) as Facts | null;
    if (!facts || moment !== this.#known) return;
    moment.set(action, facts);
    if (this.#wanted === action) this.shown = { action, facts };
  }

  forget(): void {
    this.#known = new Map();
  }
}
