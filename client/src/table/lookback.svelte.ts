/** Looking back in a running game: what this viewer was told, step by step, on a table of its own, while the game goes on. */

import { ask, Failed } from "../net/api";
import type { GameEvent, Table } from "../net/table.svelte";
import type { Step } from "../replay/steps";
import { Walk } from "../replay/walk.svelte";
import type { History, Message, SeatInfo, TableInfo } from "../wire/types";

export class Lookback extends Walk {
  open = $state(false);
  /** Why one cannot look back. */
  failed = $state.raw<Message | null>(null);
  #live: Table;
  #asking = false;

  constructor(live: Table) {
    super();
    this.#live = live;
  }

  /** One step back; the first one fetches what was told so far. */
  async back(): Promise<void> {
    if (this.open) return this.go(this.at - 1);
    if (this.#asking || !this.#live.begun || this.#live.over) return;
    this.#asking = true;
    const told = await this.#told();
    this.#asking = false;
    if (!told || told.length < 2) return;
    this.seat = this.#live.seat;
    this.steps = told;
    this.publish();
    this.set(this.last - 1);
    this.open = true;
  }

  /** One step on; after the last one is the present. */
  on(): void {
    if (this.at >= this.last - 1) this.close();
    else this.go(this.at + 1);
  }

  close(): void {
    this.open = false;
  }

  async #told(): Promise<Step[] | null> {
    const { info, seat } = this.#live;
    const eyes = seat == null ? "" : `?seat=${seat}`;
    this.failed = null;
    try {
      return stepsOf(await ask<History>(`/api/tables/${info!.id}/history${eyes}`));
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.failed = error.problem.message;
      return null;
    }
  }

  protected info(): TableInfo {
    return this.#live.info!;
  }

  protected seats(): SeatInfo[] {
    return this.#live.seats.map((seat) => ({ ...seat, yours: false }));
  }
}

/** Each update as a step, with the view as it was after it; a turn lasts as long as the same player acts. */
export function stepsOf({ view, updates }: History): Step[] {
  const steps: Step[] = [];
  for (const { seat, action, words, events, changed, pending } of updates) {
    const before = steps.at(-1);
    steps.push({
      seat,
      action,
      words,
      events: events as GameEvent[],
      changed: changed as Record<string, unknown>,
      view: { ...(before?.view ?? view), ...(changed as Record<string, unknown>) },
      pending,
      turn: (before?.turn ?? 0) + Number(seat != null && before?.seat != null && seat !== before.seat),
    });
  }
  return steps;
}
