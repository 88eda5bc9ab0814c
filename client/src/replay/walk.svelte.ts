/** A game to step through: all its steps, where one is, and a table that shows it. */

import { Table } from "../net/table.svelte";
import type { SeatInfo, State, TableInfo, Update } from "../wire/types";
import { logOf, turnFrom, type Step } from "./steps";

export abstract class Walk {
  readonly table = new Table();
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  /** Through whose eyes. */
  seat = $state<number | null>(null);

  readonly last = $derived(Math.max(0, this.steps.length - 1));
  readonly log = $derived(logOf(this.steps));
  readonly step = $derived(this.steps[this.at]);

  /** Go to a step: the next one is shown as it happened, any other at once. */
  go(n: number): void {
    const to = Math.min(Math.max(n, 0), this.last);
    this.table.hurry();
    if (to === this.at + 1) this.#happen(to);
    else if (to !== this.at) this.set(to);
  }

  turn(way: 1 | -1): void {
    this.go(turnFrom(this.steps, this.at, way));
  }

  /** Be at a step, however one came there. */
  protected set(n: number): void {
    this.at = n;
    this.table.heard(this.#state(n));
  }

  #happen(n: number): void {
    this.at = n;
    this.table.heard(this.#update(n));
  }

  // ---- the table -----------------------------------------------------------

  protected abstract info(): TableInfo;
  /** Nobody's seat is one's own: whatever is shown, nothing can be done. */
  protected abstract seats(): SeatInfo[];

  /** Lines of the log lead to their step. */
  protected publish(): void {
    this.table.past = { log: this.log, go: (n) => this.go(n) };
  }

  #state(n: number): State {
    const step = this.steps[n]!;
    return {
      type: "state",
      n,
      seat: this.seat,
      table: this.info(),
      seats: this.seats(),
      view: step.view,
      pending: step.pending,
      choices: [],
      undo: 0,
      clocks: null,
      offer: null,
      log: this.log.filter((line) => line.n <= n),
      chat: [],
      muted: [],
      viewers: [],
      fair: null,
    };
  }

  #update(n: number): Update {
    const { seat, action, events, words, changed, pending } = this.steps[n]!;
    return {
      type: "update",
      n,
      at: n,
      seat,
      action,
      events,
      words,
      changed,
      pending,
      choices: [],
      undo: 0,
      clocks: null,
      offer: null,
    };
  }
}
