/** A table as its viewer sees it: folded from what the server sends, one update after the other. */

import { settings, SLOWER } from "../app/settings.svelte";
import type {
  ServerFrame,
  ChatLine,
  Choices,
  Clocks,
  Fair,
  Hinted,
  LogLine,
  Message,
  Offer,
  Ordered,
  Pending,
  Refused,
  SeatInfo,
  State,
  TableInfo,
  Update,
  Viewer,
} from "../wire/types";
import { ask, Failed } from "./api";
import { Hints } from "./hints.svelte";
import { freshId, Link, type Hearer, type Line, type LinkState } from "./link";
import { became, changed, keptOf, nextStep, notTaken } from "./luck";
import { at } from "./prefix";

/** An event as its viewer may see it: a type, and the fields of that type. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** Shows what just happened, and says for how many milliseconds nothing else should. `before` is the view it changed. */
export type Animator = (events: GameEvent[], update: Update, before: Record<string, unknown>) => number;

/** A game that was played before: all that was told in it, and a way to any of its updates. */
export interface Past {
  log: LogLine[];
  go(n: number): void;
}

/** Who plays against a clock sees everything that happened within this time, and then is asked. */
const ON_THE_CLOCK = { least: 3_600_000, ms: 2000 };

export class Table implements Hearer {
  link = $state<LinkState>("joining");
  /** Why the table is not shown, or not any more. */
  closedBy = $state.raw<Message | null>(null);
  seat = $state<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  view = $state.raw<Record<string, unknown> | null>(null);
  pending = $state.raw<Pending>({ kind: "open" });
  choices = $state.raw<Choices[]>([]);
  undo = $state(0);
  clocks = $state.raw<Clocks | null>(null);
  /** When the clocks were told, by the clock of this browser. */
  clocksAt = $state(0);
  offer = $state.raw<Offer | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The number of the last line that was in sight. */
  read = $state(0);
  /** Somebody wants to see the talk, wherever it is on this screen. */
  toTalk = $state(false);
  muted = $state.raw<string[]>([]);
  /** Whom this person blocks at every table, as far as it was asked for. */
  blocked = $state.raw<string[]>([]);
  viewers = $state.raw<Viewer[]>([]);
  /** Since when everybody waits for what is asked now, by the clock of this browser. */
  waitsSince = $state(0);
  /** Who has just said that they wait for this seat. */
  nudgedBy = $state<string | null>(null);
  /** What became of the turn that this person had sealed. */
  ordered = $state.raw<Ordered | null>(null);
  fair = $state.raw<Fair | null>(null);
  /** The last thing that was refused, until something else is tried. */
  refusal = $state.raw<Refused | null>(null);
  /** A command is on its way; without a connection it is kept until there is one. */
  busy = $state(false);
  n = $state(0);
  /** How often everything came anew: what was shown of the moment before has no meaning then. */
  anew = $state(0);
  /** In a replay: where nothing can be done, but one can go to any moment. */
  past = $state.raw<Past | null>(null);
  /** What is done at this table is only planned. */
  readonly planned: boolean = false;
  /** What happened is still being shown: what is asked next appears with what it is about, when that has been seen. */
  showing = $state(false);
  /** What is shown ended the game: who has won is not told yet. */
  ending = $state(false);
  /** All that has happened is being caught up with: it is there, but nobody sees it happen. */
  hurrying = false;
  /** How long it takes to show what came last. */
  showingMs = 0;
  /** At a shared screen: whoever acted still looks at what came of it, and has not passed the screen on. */
  looking = $state(false);

  readonly hints = new Hints(() => this.#askHint());

  #link: Line | null = null;
  #id = "";
  #invite = "";
  #heardTo = 0;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** What is shown now: what it asks is not asked yet. */
  #shown: Update | null = null;
  #animators = new Set<Animator>();
  /** Seats whose number for the luck is on its way. */
  #adding = new Set<number>();

  readonly yours = $derived(this.seats.filter((s) => s.yours).map((s) => s.seat));
  /** The game has begun, and all that its screen needs has come. */
  readonly begun = $derived(this.view != null && this.info != null && this.info.status !== "open");
  readonly over = $derived(this.pending.kind === "over");
  /** At the end: what this browser kept before the game is not what the table shows now. */
  readonly luckBroken = $derived.by(() => {
    if (!this.fair || !this.info) return false;
    const nonces = this.fair.nonces.map((nonce, seat) => [`Nonce${seat + 1}`, nonce] as const);
    const hashes = this.fair.commitments.map((hash, seat) => [`NonceHash${seat + 1}`, hash] as const);
    const shown = Object.fromEntries([...nonces, ...hashes]);
    const tags = { Id: this.info.id, Commitment: this.fair.commitment, ...shown };
    return changed(keptOf(this.info.id), tags).length > 0;
  });
  /** What others wrote out of sight. */
  readonly unread = $derived(
    this.chat.filter(
      ({ number, person }) => number > this.read && person !== this.info?.you && !this.hides(person),
    ),
  );
  /** What others wait for this seat to agree to. */
  readonly proposal = $derived(
    !this.over && this.seat != null && this.offer?.waiting.includes(this.seat) ? this.offer : null,
  );
  /** All have agreed that nobody moves and no time runs. */
  readonly paused = $derived(!this.over && !!this.clocks?.paused);
  /** The seat at this screen owes a decision. */
  readonly yourTurn = $derived(
    !this.showing &&
      !this.paused &&
      this.pending.kind === "decide" &&
      this.seat != null &&
      this.yours.includes(this.seat) &&
      (this.pending.seats ?? []).includes(this.seat),
  );
  /** What happened since the viewer's last move, and what that one brought others; for who only looks on, what the last player did. */
  readonly since = $derived.by(() => {
    const own = this.seat != null && !this.past ? this.seat : null;
    const last = this.log.at(-1)?.seat ?? null;
    const before = this.log.findLastIndex(({ seat }) => (own == null ? seat !== last : seat === own));
    const later = this.log.slice(before + 1).filter(({ seat }) => seat != null);
    const mine = own == null ? undefined : this.log[before];
    const brought = mine?.words.filter(({ seat }) => seat != null && seat !== own) ?? [];
    return brought.length ? [{ ...mine!, words: brought }, ...later] : later;
  });
  /** At a shared screen: one's own seat that owes a decision while another one is shown. */
  readonly passTo = $derived.by(() => {
    if (this.showing || this.pending.kind !== "decide" || this.yourTurn) return null;
    return (this.pending.seats ?? []).find((s) => this.yours.includes(s)) ?? null;
  });

  /** Whether this person's lines are not shown here. */
  hides(person: string): boolean {
    return this.muted.includes(person) || this.blocked.includes(person);
  }

  connect(id: string, invite = ""): void {
    this.#id = id;
    this.#invite = invite;
    const address = (): string => {
      const query = this.seat == null ? "" : `?seat=${this.seat}`;
      return location.origin.replace(/^http/, "ws") + at(`/api/tables/${id}/socket${query}`);
    };
    this.#link = new Link(address, invite ? ["terroir", `invite.${invite}`] : ["terroir"], this);
    this.#link.open();
  }

  /** Be a table without a socket: everything is said over this line. */
  take(line: Line): void {
    this.#link = line;
    this.link = "open";
  }

  /** A socket that was never opened does not say why; the page of the table does. */
  async #askWhy(): Promise<void> {
    try {
      await ask(`/api/tables/${this.#id}`, "GET", undefined, this.#invite);
    } catch (error) {
      if (!(error instanceof Failed) || error.problem.code === "unreachable") return;
      this.#link?.close();
      this.closedBy = error.problem.message;
    }
  }

  close(): void {
    this.#link?.close();
    this.#dropQueue();
  }

  /** Come in once more: this browser has said who it is, or has another seat now, or none. */
  comeIn(): void {
    this.seat = null;
    this.#link?.renew();
  }

  wake(): void {
    this.#link?.wake();
  }

  /** The browser says that there is no network. */
  offline(): void {
    this.#link?.doubt();
  }

  /** Let an animator see every update; the returned function takes it away. */
  animate(animator: Animator): () => void {
    this.#animators.add(animator);
    return () => this.#animators.delete(animator);
  }

  // ---- what is heard -----------------------------------------------------

  linked(state: LinkState): void {
    this.link = state;
    if (state === "lost" && !this.info) void this.#askWhy();
  }

  heard(frame: ServerFrame): void {
    switch (frame.type) {
      case "state":
        return this.#fold(frame);
      case "update":
        return this.#take(frame);
      case "chatted":
        this.chat = [...this.chat.filter((line) => line.number !== frame.line.number), frame.line];
        return;
      case "muted":
        this.muted = frame.people;
        return;
      case "presence":
        this.viewers = frame.viewers;
        this.seats = this.seats.map((s) =>
          s.kind === "person" ? { ...s, present: frame.seats.includes(s.seat) } : s,
        );
        return;
      case "seats":
        this.info = frame.table;
        this.seats = frame.seats;
        this.#addToLuck();
        if (this.#link && this.seat != null && !this.yours.includes(this.seat)) this.comeIn(); // one stood up
        return;
      case "fair":
        this.fair = frame;
        return;
      case "ordered":
        this.ordered = frame;
        return;
      case "nudged":
        this.nudgedBy = frame.name;
        return;
      case "closing":
        this.closedBy = { id: `closed-${frame.code}`, args: {}, seat: null, minor: false };
    }
  }

  #fold(frame: State): void {
    this.#dropQueue();
    this.#heardTo = this.n = frame.n;
    if (!this.info) this.read = frame.chat.at(-1)?.number ?? 0; // what was said before one came is no news
    this.seat = frame.seat;
    this.info = frame.table;
    this.seats = frame.seats;
    this.view = frame.view;
    this.log = frame.log;
    this.chat = frame.chat;
    this.muted = frame.muted;
    this.viewers = frame.viewers;
    this.fair = frame.fair;
    this.anew++;
    this.looking = false;
    this.showingMs = 0;
    this.#tellTime(frame);
    this.#waitFor(frame);
    this.#addToLuck();
  }

  #waitFor(frame: State | Update): void {
    this.waitsSince = Date.now();
    this.pending = frame.pending;
    this.choices = frame.choices;
    this.undo = frame.undo;
  }

  /** Time runs and offers stand while things are still being shown. */
  #tellTime(frame: State | Update): void {
    this.clocks = frame.clocks;
    this.clocksAt = Date.now();
    this.offer = frame.offer;
  }

  /** Updates come without gaps; what is missing is asked for. */
  #take(frame: Update): void {
    if (frame.n <= this.#heardTo) return;
    if (frame.n > this.#heardTo + 1) {
      this.#link?.tell({ type: "resync", after: this.#heardTo });
      return;
    }
    this.#heardTo = frame.n;
    this.#tellTime(frame);
    this.#queue.push(frame);
    if (this.#hidden() || !this.#slower) this.hurry();
    else if (!this.#timer) this.#showNext();
  }

  #hidden(): boolean {
    return typeof document !== "undefined" && document.hidden;
  }

  get #slower(): number {
    return this.past ? 1 : SLOWER[settings.pace];
  }

  /** Show all that has happened at once: nobody has to wait. */
  hurry(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.hurrying = true;
    for (const frame of this.#queue.splice(0)) this.#show(frame);
    this.hurrying = false;
    this.#ask();
  }

  /** Show what happened, one thing after the other, and ask when all of it has been seen. */
  #showNext(): void {
    this.#timer = null;
    this.#ask();
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      const waits = !this.#stands(frame);
      const ms = this.#longest(this.#show(frame) * this.#slower);
      if (waits && ms) {
        this.showing = true;
        this.ending = frame.pending.kind === "over";
        [this.choices, this.undo] = [[], 0];
        this.#timer = setTimeout(() => this.#showNext(), ms);
        return;
      }
      this.#ask();
    }
  }

  #longest(ms: number): number {
    const left =
      this.seat != null && this.clocks?.running.includes(this.seat) && this.clocks.left_ms[this.seat];
    const hurried = left != null && left !== false && left < ON_THE_CLOCK.least;
    return hurried ? Math.min(ms, ON_THE_CLOCK.ms / (this.#queue.length + 1)) : ms;
  }

  /** The viewer is being asked something, and what others do does not change it: bids sealed or raised meanwhile. */
  #stands({ seat, pending }: Update): boolean {
    const asked = this.yourTurn && seat !== this.seat && (pending.seats ?? []).includes(this.seat!);
    return asked && pending.prompt?.id === this.pending.prompt?.id;
  }

  #ask(): void {
    if (this.#shown) this.#waitFor(this.#shown);
    this.#shown = null;
    this.showing = this.ending = false;
  }

  #dropQueue(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = this.#shown = null;
    this.#queue = [];
    this.showing = this.ending = false;
  }

  #show(frame: Update): number {
    const before = this.view ?? {};
    this.#shown = frame;
    this.n = frame.n;
    if (this.view || Object.keys(frame.changed).length) this.view = { ...before, ...frame.changed };
    if (frame.words.length)
      this.log = [...this.log, { n: frame.n, at: frame.at, seat: frame.seat, words: frame.words }];
    if (!this.#stillSealing(frame)) this.hints.follow(frame);
    this.refusal = null;
    if (frame.seat === this.seat) this.looking = true;
    let longest = 0;
    for (const animator of this.#animators)
      longest = Math.max(longest, animator(frame.events as GameEvent[], frame, before));
    this.showingMs = longest;
    return longest;
  }

  /** Others have sealed theirs: for this seat nothing has changed. */
  #stillSealing({ pending, seat }: Update): boolean {
    const owes = this.seat != null && !!pending.seats?.includes(this.seat);
    return !!pending.secret && owes && seat !== this.seat;
  }

  // ---- what is asked and done --------------------------------------------

  /** Before the start each seat of this browser adds a number of its own to the luck, the promise being known. */
  #addToLuck(): void {
    if (!this.#link || !this.info) return;
    if (this.info.status === "running" || this.view) became(this.info.id, "began");
    if (this.info.status !== "open") return;
    for (const { seat, yours, nonce: added } of this.seats)
      if (yours && !added && !this.#adding.has(seat)) void this.#add(this.#link, seat);
  }

  async #add(link: Line, seat: number): Promise<void> {
    this.#adding.add(seat);
    const seats = this.seats;
    const step = this.info && (await nextStep(this.info, seats, seat));
    const command = freshId();
    const answer = step && (await link.ask(command, { ...step, command }));
    this.#adding.delete(seat);
    if (answer?.type === "refused") {
      if (step?.type === "give_nonce" && answer.message.id === "table-refused-begun")
        notTaken(this.#id, seat);
    } else if (answer || seats !== this.seats) this.#addToLuck(); // all may have promised meanwhile
  }

  async #command(make: (command: string, seat: number) => Parameters<Link["ask"]>[1]): Promise<boolean> {
    this.hurry();
    if (!this.#link || this.seat == null) return false;
    const command = freshId();
    this.refusal = null;
    this.busy = true;
    const answer = await this.#link.ask(command, make(command, this.seat));
    this.busy = false;
    if (answer.type === "refused") this.refusal = answer;
    return answer.type === "accepted";
  }

  play(action: string): Promise<boolean> {
    return this.#command((command, seat) => ({ type: "play", command, seat, at: this.n, action }));
  }

  takeBack(): Promise<boolean> {
    return this.#command((command, seat) => ({ type: "undo", command, seat }));
  }

  restart(): Promise<boolean> {
    return this.#command((command, seat) => ({ type: "restart", command, seat }));
  }

  concede(): Promise<boolean> {
    return this.#command((command, seat) => ({ type: "concede", command, seat }));
  }

  offerEnd(): Promise<boolean> {
    return this.#command((command, seat) => ({ type: "offer_end", command, seat }));
  }

  answerEnd(agree: boolean): Promise<boolean> {
    return this.#command((command, seat) => ({ type: "answer_end", command, seat, agree }));
  }

  offerPause(): Promise<boolean> {
    return this.#command((command, seat) => ({ type: "offer_pause", command, seat }));
  }

  answerPause(agree: boolean): Promise<boolean> {
    return this.#command((command, seat) => ({ type: "answer_pause", command, seat, agree }));
  }

  endPause(): Promise<boolean> {
    return this.#command((command, seat) => ({ type: "end_pause", command, seat }));
  }

  /** Take one's seat back from the bot that played for it. */
  comeBack(): Promise<boolean> {
    return this.#command((command, seat) => ({ type: "return", command, seat }));
  }

  /** Say something to everybody here; what was refused, if it was. */
  async write(text: string): Promise<Refused | null> {
    const command = freshId();
    const answer = await this.#link?.ask(command, { type: "chat", command, text });
    return answer?.type === "refused" ? answer : null;
  }

  /** Whether this person's lines are shown here. */
  mute(person: string, muted: boolean): void {
    const command = freshId();
    void this.#link?.ask(command, { type: "mute", command, person, muted });
  }

  /** By the host: a spectator may not write any more, or again. */
  silence(person: string, silenced: boolean): void {
    const command = freshId();
    void this.#link?.ask(command, { type: "silence", command, person, silenced });
  }

  /** Why an action is not legal now; null if it is. */
  async objection(action: string): Promise<Refused | null> {
    if (!this.#link || this.seat == null) return null;
    const ask = freshId();
    const answer = await this.#link.ask(ask, { type: "why_not", ask, seat: this.seat, action });
    return answer.type === "refused" ? answer : answer.type === "answer" ? answer.objection : null;
  }

  /** The same, shown as if it had been refused. */
  async whyNot(action: string): Promise<void> {
    const objection = await this.objection(action);
    if (objection) this.refusal = objection;
  }

  /** What a legal action would bring, as far as its player can know. */
  async whatIf(action: string): Promise<Record<string, unknown> | null> {
    if (!this.#link || this.seat == null) return null;
    const ask = freshId();
    const answer = await this.#link.ask(ask, { type: "what_if", ask, seat: this.seat, action });
    return answer.type === "answer" ? (answer.preview as Record<string, unknown> | null) : null;
  }

  async #askHint(): Promise<Hinted | Refused | null> {
    if (!this.#link || this.seat == null) return null;
    const ask = freshId();
    const answer = await this.#link.ask(ask, { type: "hint", ask, seat: this.seat });
    return answer.type === "hinted" || answer.type === "refused" ? answer : null;
  }

  /** Ask what might be done now; why it is not told is shown like any refusal. */
  async hint(): Promise<void> {
    const refused = await this.hints.ask();
    if (refused && refused.code !== "stale") this.refusal = refused;
  }

  /** At a shared screen: see what another own seat sees. */
  look(seat: number | null): void {
    this.#link?.tell({ type: "look", seat });
  }

  forgetRefusal(): void {
    this.refusal = null;
  }
}
