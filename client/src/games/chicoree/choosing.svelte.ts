/** What the player is about to do: a card of the hand and a way to use it, a bid, cards for a challenge. */

import { settings } from "../../app/settings.svelte";
import type { Table } from "../../net/table.svelte";
import { Forecasts } from "../../table/forecasts.svelte";
import { words } from "../../text/words.svelte";
import type { HintAction, Message } from "../../wire/types";
import { type Counts, kindOf, spread, total } from "./cards";
import type { Equipment, Move, Preview, View } from "./contract";

export type Mode = "turn" | "sale" | "raise" | "seal" | "challenge" | "wait";
const MODES: Record<Move["kind"], Mode> = {
  "draw-cards": "turn",
  "lay-start": "turn",
  "lay-step": "turn",
  "play-special": "turn",
  "offer-card": "sale",
  "pass-bid": "raise",
  "raise-bid": "raise",
  "seal-bid": "seal",
  "choose-card": "challenge",
  "seal-choice": "challenge",
};

const SEAL = "seal";

/** An action that the server offers: what it is, and in which words. */
interface Offered<Of = Move> {
  action: string;
  move: Of;
  words: Message;
}

export class Chooser {
  /** The card of the hand that was picked. */
  card = $state<string | null>(null);
  hover = $state<string | null>(null);
  sealing = $state(false);
  #preview = $state<string | null>(null);
  #bid = $state<number | null>(null);
  #picks = $state.raw<Counts>({});
  #forecasts: Forecasts<Preview>;
  #moment = "";

  constructor(readonly table: Table) {
    this.#forecasts = new Forecasts(table);
  }

  get forecast(): { action: string; facts: Preview } | null {
    return this.#forecasts.shown;
  }

  readonly view = $derived.by(() => this.table.view as unknown as View);
  readonly equipment = $derived.by(() => this.table.info!.equipment as unknown as Equipment);
  readonly me = $derived.by(() =>
    this.table.seat == null ? null : (this.view.players[this.table.seat] ?? null),
  );
  readonly offered = $derived.by(() => {
    const found = new Map<string, Offered>();
    for (const { group, actions } of this.table.choices)
      for (const { action, move, item } of actions)
        found.set(action, { action, move: move as unknown as Move, words: item ?? group });
    return found;
  });
  readonly mode = $derived.by<Mode>(() => {
    const first = this.offered.values().next().value;
    return first ? MODES[first.move.kind] : "wait";
  });
  /** The hand, card by card. */
  readonly hand = $derived.by(() => spread(this.equipment, this.view.hand ?? {}));

  // ---- bids --------------------------------------------------------------

  /** What may be bid, in tokens: exactly what the server offers. */
  readonly bids = $derived.by(() => [...this.#bids.keys()].sort((a, b) => a - b));
  readonly #bids = $derived.by(
    () => new Map(this.#of("raise-bid", "seal-bid").map(({ action, move }) => [move.tokens, action])),
  );
  readonly bid = $derived.by(() => {
    const least = this.bids[0] ?? 0;
    return Math.min(Math.max(this.#bid ?? least, least), this.bids.at(-1) ?? 0);
  });

  #of<Kind extends Move["kind"]>(...kinds: Kind[]): Offered<Extract<Move, { kind: Kind }>>[] {
    const found = [...this.offered.values()].filter(({ move }) => kinds.includes(move.kind as Kind));
    return found as Offered<Extract<Move, { kind: Kind }>>[];
  }

  /** The only action of a kind that needs nothing else, if it is offered. */
  #only(kind: "draw-cards" | "pass-bid" | "seal-choice"): string | null {
    return this.#of(kind)[0]?.action ?? null;
  }

  setBid(tokens: number): void {
    this.#bid = Math.min(Math.max(tokens, this.bids[0] ?? 0), this.bids.at(-1) ?? 0);
    this.table.forgetRefusal();
  }

  // ---- cards -------------------------------------------------------------

  /** What a card of the hand can be used for now. */
  uses(card: string): string[] {
    const joker = kindOf(this.equipment, card).sort === "joker";
    return this.#of("lay-start", "lay-step", "play-special", "offer-card")
      .filter(({ move }) => (move.kind === "lay-step" && move.joker ? joker : move.card === card))
      .map(({ action }) => action);
  }

  /** Whom a card of the hand can hit now. */
  hitBy(card: string): number[] {
    return this.#of("play-special").flatMap(({ move }) =>
      move.card === card && move.target != null ? [move.target] : [],
    );
  }

  /** The ways to use the picked card. */
  readonly ways = $derived.by(() =>
    this.card && (this.mode === "turn" || this.mode === "sale") ? this.uses(this.card) : [],
  );
  /** Players whom the picked card can hit, and the action that does it. */
  readonly targets = $derived.by(
    () =>
      new Map(
        this.#of("play-special").flatMap(({ action, move: { target } }) =>
          target != null && this.ways.includes(action) ? [[target, action] as const] : [],
        ),
      ),
  );
  readonly preview = $derived.by(() =>
    this.#preview && this.offered.has(this.#preview) ? this.#preview : null,
  );

  /** Cards picked for a challenge, those already told to the server among them. */
  readonly picks = $derived.by<Counts>(() => {
    const told = this.view.chosen ?? {};
    const hand = this.view.hand ?? {};
    const names = new Set([...Object.keys(told), ...Object.keys(this.#picks)]);
    return Object.fromEntries(
      [...names].map((card) => [
        card,
        Math.max(told[card] ?? 0, Math.min(this.#picks[card] ?? 0, hand[card] ?? 0)),
      ]),
    );
  });
  readonly flowers = $derived.by(() => {
    let sum = 0;
    for (const [card, count] of Object.entries(this.picks)) {
      const kind = kindOf(this.equipment, card);
      if (kind.sort === "challenge") sum += (kind.number ?? 0) * count;
    }
    return sum;
  });
  readonly picked = $derived.by(() => total(this.picks));

  /** What the button at the lower right does. */
  readonly ready = $derived.by<string | null>(() => {
    if (this.preview) return this.preview;
    if (this.mode === "seal") return this.#bids.get(this.bid) ?? null;
    if (this.mode === "raise") return this.#bids.get(this.bid) ?? this.#only("pass-bid");
    if (this.mode === "challenge") return this.picked ? SEAL : this.#only("seal-choice");
    return this.ways.length ? null : this.#only("draw-cards");
  });
  readonly shown = $derived.by(() => this.hover ?? this.ready);

  /** The words of the server for an offered action. */
  label(action: string): string {
    const found = this.offered.get(action);
    if (!found) return action;
    return words.say(found.words);
  }

  // ---- choosing ----------------------------------------------------------

  /** Forget what was about to be done when something else is asked; a bid waits while others seal theirs. */
  settle(): void {
    const { turn, contest, debt, chosen } = this.view;
    const moment = [
      this.table.seat,
      turn.number,
      turn.drawing,
      contest?.kind,
      contest?.card,
      debt?.seat,
      this.mode === "turn" ? this.table.n : 0,
    ].join();
    this.#forecasts.forget();
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.#preview = this.hover = this.card = null;
    this.#bid = null;
    this.#picks = { ...chosen };
  }

  /** A click on the card in the hand that is the nth of its kind. */
  pick(card: string, nth = 0): void {
    this.table.forgetRefusal();
    if (this.mode === "challenge") return this.#toggle(card, nth);
    if (this.card === card) {
      this.card = this.#preview = null;
      return;
    }
    this.card = card;
    const ways = this.uses(card);
    this.#preview = ways.length === 1 ? ways[0]! : null;
    if (!ways.length && this.table.yourTurn) void this.table.whyNot(this.#wanted(card));
  }

  /** One more of this kind, or down to those before this one. */
  #toggle(card: string, nth: number): void {
    const now = this.picks[card] ?? 0;
    this.#picks = { ...this.#picks, [card]: nth < now ? nth : now + 1 };
  }

  /** What a click on a card that is of no use now seems to mean. */
  #wanted(card: string): string {
    const { sort } = kindOf(this.equipment, card);
    if (this.mode === "sale") return `offer ${card}`;
    if (this.mode === "raise") return "draw";
    if (sort === "start" || sort === "step") return `lay ${card}`;
    if (sort === "joker") return "joker seeds";
    const other = this.view.players.findIndex((player, seat) => seat !== this.table.seat && !player.bankrupt);
    return sort === "destroyer" || sort === "afflicter" ? `play ${card} ${other + 1}` : `play ${card}`;
  }

  /** Preview an action, or do it when it is already previewed or nobody wants previews. */
  choose(action: string): void {
    this.table.forgetRefusal();
    if (!settings.confirm || this.preview === action) void this.#play(action);
    else this.#preview = action;
  }

  confirm(): void {
    if (this.ready === SEAL) void this.#seal();
    else if (this.ready) void this.#play(this.ready);
  }

  pass(): void {
    const action = this.#only("pass-bid");
    if (action) void this.#play(action);
  }

  async #play(action: string): Promise<void> {
    if (this.table.busy) return;
    await this.table.play(action);
    this.#preview = this.card = null;
  }

  /** Tell the server the picked cards, kind by kind in their order, and close the choice. */
  async #seal(): Promise<void> {
    if (this.sealing) return;
    this.sealing = true;
    const told = this.view.chosen ?? {};
    const missing = Object.fromEntries(
      Object.entries(this.picks).map(([card, count]) => [card, count - (told[card] ?? 0)]),
    );
    let fine = true;
    for (const card of spread(this.equipment, missing))
      fine = fine && (await this.table.play(`choose ${card}`));
    if (fine) await this.table.play(SEAL);
    this.sealing = false;
  }

  cancel(): void {
    if (this.table.refusal) this.table.forgetRefusal();
    else this.#preview = this.card = null;
  }

  /** Take up a turn that a hint proposes: its first action, or the cards that it chooses. */
  propose(actions: HintAction[]): void {
    const moves = actions.map(({ move }) => move as unknown as Move);
    const cards = moves.flatMap((move) => (move.kind === "choose-card" ? [move.card] : []));
    if (this.mode === "challenge")
      this.#picks = Object.fromEntries(
        cards.map((card) => [card, cards.filter((other) => other === card).length]),
      );
    else if (actions[0]) this.takeUp(actions[0].action);
  }

  /** Take up what a refusal suggests. */
  takeUp(action: string): void {
    this.table.forgetRefusal();
    const move = this.offered.get(action)?.move;
    if (!move) return;
    if ("tokens" in move) return this.setBid(move.tokens);
    const joker = this.hand.find((card) => kindOf(this.equipment, card).sort === "joker");
    if (move.kind === "lay-step" && move.joker) this.card = joker ?? null;
    else this.card = "card" in move ? move.card : null;
    this.#preview = action;
  }

  /** Ask what the shown action would bring; call it in an effect. */
  look(): void {
    this.#forecasts.look(this.shown && this.offered.has(this.shown) ? this.shown : null);
  }
}
