/** An event as the server tells it, asked again every few seconds while it is looked at, and what one does there. */

import { ask, Failed } from "../net/api";
import { beSomebody } from "../net/guest";
import { botName } from "../text/called";
import { words } from "../text/words.svelte";
import type { EntrantBody, EventBody } from "../wire/types";

export const OWN = "events";
const AGAIN_MS = 2500;
export type Doing = "enter" | "leave" | "play" | "start" | "cancel" | "bots";

/** A message of these pages. */
export function own(id: string, args?: Record<string, string | number>): string {
  return words.of(OWN, id, args);
}

/** What an event is called where its host gave it no name. */
export function titleOf({ title, kind, game }: Pick<EventBody, "title" | "kind" | "game">): string {
  return title || own("called", { kind: own(`kind-${kind}`), game: words.of(game, "title") });
}

/** Somebody who takes part, as lists call them. */
export function nameOf({ name, level, number }: EntrantBody): string {
  return level ? botName(level, number) : name || own("erased");
}

/** Points are whole and parts of one: ½ is told apart from 1, a third by its digits. */
export function pointsText(points: number, point: number): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 }).format(points / point);
}

export class EventState {
  event = $state.raw<EventBody | null>(null);
  failed = $state<string | null>(null);
  missing = $state(false);
  /** How far the clock of the server is before this one. */
  #ahead = 0;
  /** The time of the server, now and then. */
  now = $state(0);
  readonly me = $derived(this.event?.entrants.find((one) => one.number === this.event?.you) ?? null);

  entrant(number: number): EntrantBody | undefined {
    return this.event?.entrants.find((one) => one.number === number);
  }
  /** How somebody of this number is called. */
  name(number: number): string {
    const one = this.entrant(number);
    return one ? nameOf(one) : "";
  }

  constructor(readonly id: string) {}

  /** Ask again and again, until it is not looked at any more. */
  follow(): () => void {
    let timer = 0;
    const again = async (): Promise<void> => {
      if (!document.hidden) await this.load();
      if (this.event && !this.over) timer = window.setTimeout(again, AGAIN_MS);
    };
    const clock = window.setInterval(() => (this.now = Date.now() + this.#ahead), 1000);
    timer = window.setTimeout(again, AGAIN_MS);
    return () => (clearTimeout(timer), clearInterval(clock));
  }

  readonly over = $derived(this.event?.stage === "finished" || this.event?.stage === "cancelled");

  async load(): Promise<void> {
    try {
      this.#take(await ask<EventBody>(`/api/events/${this.id}`));
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.missing = error.problem.code === "missing";
      if (!this.event) this.failed = words.say(error.problem.message);
    }
  }

  async do(what: Doing, body: unknown = {}): Promise<void> {
    this.failed = null;
    try {
      if (what === "enter") await beSomebody();
      this.#take(await ask<EventBody>(`/api/events/${this.id}/${what}`, "POST", body));
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.failed = words.say(error.problem.message);
    }
  }

  #take(event: EventBody): void {
    this.event = event;
    this.#ahead = event.now_ms - Date.now();
    this.now = event.now_ms;
  }
}
