/** A finished game to step through, fetched page after page, which also plays by itself. */

import { ask, Failed } from "../net/api";
import { called } from "../text/called";
import type { Message, RecordLine, Replay, SeatInfo, TableInfo } from "../wire/types";
import { continued, ended, setUp, type Step } from "./steps";
import { Walk } from "./walk.svelte";

/** How long a step stays on the screen at least: time to read what is told, little where nothing is. */
const READING_MS = 1300;
const GLANCE_MS = 350;
export const SPEEDS = [1, 2, 4];

export class Course extends Walk {
  record = $state.raw<RecordLine | null>(null);
  /** Everything has come. */
  whole = $state(false);
  /** Why what was asked for last did not come. */
  failed = $state.raw<Message | null>(null);
  /** A step that was asked for and is not there. */
  missed = $state<string | null>(null);
  playing = $state(false);
  speed = $state(SPEEDS[0]!);

  /** Where this very moment is found again. */
  readonly path = $derived.by(() => {
    const seat = this.seat == null ? "" : `seat=${this.seat + 1}&`;
    return `/replay/${this.id}?${seat}ply=${this.at}`;
  });

  #equipment: unknown = null;
  /** Games that have come whole, by seat. */
  #kept = new Map<number | null, Step[]>();
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly id: string) {
    super();
  }

  // ---- what comes ----------------------------------------------------------

  /** Show the game as a seat or a spectator saw it, at the step asked for: as soon as that has come, page after page. */
  async open(seat: number | null, asked: string): Promise<void> {
    const mine = ++this.#asked;
    this.pause();
    const kept = this.#kept.get(seat);
    if (kept) return this.#arrive(seat, kept, true, asked);
    let folded: Step[] = [];
    let shown = false;
    for (let from: number | null = 0; from != null;) {
      const page: Replay | null = await this.#page(seat, from);
      if (!page || mine !== this.#asked) return;
      [this.record, this.#equipment] = [page.record, page.equipment];
      folded = continued(from ? folded : [setUp(page.view)], page.plies);
      from = page.next;
      const steps =
        from == null
          ? ended(folded, page.record.reason)
          : folded.at(-1)!.pending.kind === "open"
            ? folded.slice(0, -1)
            : folded;
      if (from == null) this.#kept.set(seat, steps);
      const there = from == null || Number(asked) < steps.length;
      if (shown) this.#publish(seat, steps, from == null);
      else if (there) this.#arrive(seat, steps, from == null, asked);
      shown ||= there;
    }
  }

  async #page(seat: number | null, from: number): Promise<Replay | null> {
    try {
      return await ask<Replay>(
        `/api/records/${this.id}/replay?from=${from}${seat == null ? "" : `&seat=${seat}`}`,
      );
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.failed = error.problem.message;
      if (!this.steps.length) [this.table.closedBy, this.table.link] = [this.failed, "closed"];
      return null;
    }
  }

  #publish(seat: number | null, steps: Step[], whole: boolean): void {
    [this.seat, this.steps, this.whole, this.failed] = [seat, steps, whole, null];
    this.publish();
  }

  /** Be at the step asked for, or at the nearest there is, and say so. */
  #arrive(seat: number | null, steps: Step[], whole: boolean, asked: string): void {
    this.#publish(seat, steps, whole);
    const there = /^\d{1,6}$/.test(asked) && Number(asked) <= this.last;
    this.missed = there ? null : asked;
    this.set(there ? Number(asked) : asked.startsWith("-") ? 0 : this.last);
  }

  // ---- where one is --------------------------------------------------------

  override go(n: number): void {
    this.missed = null;
    super.go(n);
  }

  // ---- playing by itself ---------------------------------------------------

  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #wait(): void {
    if (this.#timer) clearTimeout(this.#timer);
    const told = this.step?.words.some((message) => !message.minor);
    const ms = Math.max(told ? READING_MS : GLANCE_MS, this.table.showingMs) / this.speed;
    this.#timer = setTimeout(() => this.#tick(), ms);
  }

  #tick(): void {
    this.go(this.at + 1);
    if (this.at === this.last && this.whole) this.pause();
    else this.#wait();
  }

  // ---- the table -----------------------------------------------------------

  protected info(): TableInfo {
    const { id, game, version, players, options, ended_ms } = this.record!;
    return {
      id,
      game,
      version,
      players,
      options,
      visibility: "public",
      clock: { kind: "none", days: 0, reserve_days: 0, bank_s: 0, increment_s: 0, melee_s: 0 },
      hot_seat: false,
      hints: false,
      rated: false,
      plans: false,
      orders: false,
      status: "over",
      host: "",
      yours: false,
      you: null,
      commitment: "",
      luck: 1,
      created_ms: ended_ms,
      rematch: null,
      event: null,
      deal: null,
      equipment: this.#equipment,
    };
  }

  protected seats(): SeatInfo[] {
    return this.record!.names.map((name, seat) => ({
      seat,
      kind: "person",
      name: called(name, this.record!.bots[seat]!, seat),
      person: null,
      level: null,
      yours: false,
      played_by: "person",
      why: "",
      present: true,
      nonce: true,
      commitment: "",
      again: "",
      vacation_ms: null,
    }));
  }
}
