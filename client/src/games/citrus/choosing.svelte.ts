/** What the player is about to do: a tile in hand, a way to use it, a preview, and what it would bring. */

import { settings } from "../../app/settings.svelte";
import type { Table } from "../../net/table.svelte";
import { Forecasts } from "../../table/forecasts.svelte";
import type { Refused } from "../../wire/types";
import { beside } from "./geometry";
import { Position } from "./position";
import type { Equipment, Landscape, Move, Preview, Tile, View } from "./contract";
import { fruitOf, tileOf } from "./tiles";

/** How clicks are meant: as moves, or as uses of an action tile. */
export type Mode = "main" | "bridge" | "bull" | "cart";

const POINTED_MS = 150;

/** An action that the server offers, by what it is. */
interface Offered<Of = Move> {
  action: string;
  space: string | null;
  move: Of;
}

function modeOf(move: Move): Mode {
  if (move.kind === "place-tile") return move.bridge ? "bridge" : "main";
  return move.kind === "place-bull" ? "bull" : move.kind === "use-cart" ? "cart" : "main";
}

export interface Light {
  action: string;
  /** How it is drawn: joins a region, starts one, covers something, a bull, a site. */
  kind: "extend" | "new" | "bridge" | "bull" | "site";
}

export class Chooser {
  mode = $state<Mode>("main");
  preview = $state<string | null>(null);
  hover = $state<string | null>(null);
  /** What is pointed at although it is not legal, and why it is not. */
  doubt = $state<string | null>(null);
  why = $state.raw<Refused | null>(null);
  #tile = $state<Tile | null>(null);
  #harvest = $state<string[]>([]);
  #forecasts: Forecasts<Preview>;

  constructor(readonly table: Table) {
    this.#forecasts = new Forecasts(table);
  }

  get forecast(): { action: string; facts: Preview } | null {
    return this.#forecasts.shown;
  }

  readonly view = $derived.by(() => this.table.view as unknown as View);
  readonly equipment = $derived.by(() => this.table.info!.equipment as unknown as Equipment);
  readonly position = $derived.by(() => new Position(this.view, this.equipment));
  readonly offered = $derived.by(
    () =>
      new Map<string, Offered>(
        this.table.choices.flatMap(({ actions }) =>
          actions.map(({ action, space = null, move }) => [
            action,
            { action, space, move: move as unknown as Move },
          ]),
        ),
      ),
  );
  /** The kinds of what may be done. */
  readonly moves = $derived.by(
    () => new Set<Move["kind"]>([...this.offered.values()].map(({ move }) => move.kind)),
  );
  readonly me = $derived.by(() =>
    this.table.seat == null ? null : (this.view.players[this.table.seat] ?? null),
  );
  /** The tiles that a seat has bought and still has to build, in the order of the market. */
  handOf(seat: number | null): Tile[] {
    return this.view.turn.seat === seat ? this.view.hand.map((held) => held.tile) : [];
  }

  /** The tiles in one's own hand, each kind once. */
  readonly kinds = $derived.by(() => [...new Set(this.handOf(this.table.seat))]);

  /** The tile that a click would build. */
  readonly tile = $derived.by<Tile | null>(() => {
    if (this.#tile && this.kinds.includes(this.#tile)) return this.#tile;
    return this.kinds.find((tile) => this.#places(tile, false).length) ?? this.kinds[0] ?? null;
  });

  /** The spaces that a click would use, and how. */
  readonly lit = $derived.by<Map<string, Light>>(() => {
    if (this.moves.has("choose-site")) return this.#lights(this.#of("choose-site"), () => "site");
    if (this.mode === "bull") return this.#lights(this.#of("place-bull"), () => "bull");
    if (!this.tile) return new Map();
    const plain = this.mode === "bridge" ? [] : this.#places(this.tile, false);
    if (plain.length) return this.#lights(plain, (space) => (this.#touchesOwn(space) ? "extend" : "new"));
    return this.#lights(this.#places(this.tile, true), () => "bridge");
  });

  /** Spaces that look as if the tile could go there, beside its like or on the road of a Finca, but it may not. */
  readonly almost = $derived.by<Set<string>>(() => {
    if (!this.tile || this.mode !== "main" || !this.table.yourTurn || this.moves.has("choose-site"))
      return new Set();
    const fruit = fruitOf(this.tile);
    const own = (this.me?.regions ?? [])
      .filter((region) => region.fruit === fruit)
      .flatMap((region) => region.spaces.flatMap(beside));
    const roads = this.position.fincas.flatMap(({ letter }) => this.equipment.roads[letter] ?? []);
    return new Set(
      [...own, ...roads].filter((space) => this.position.hasRoom(space) && !this.lit.has(space)),
    );
  });

  /** Market lines that can be bought, counted from 1. */
  readonly lines = $derived.by(
    () => new Map(this.#of("buy-line").map(({ action, move }) => [move.line, action])),
  );
  /** Market spaces that the cart can take from, while it is in use. */
  readonly carts = $derived.by(
    () =>
      new Map(
        this.mode === "cart" ? this.#of("use-cart").map(({ action, move }) => [move.market, action]) : [],
      ),
  );
  /** Own regions that can be harvested now. */
  readonly ripe = $derived.by(() => (this.moves.has("harvest") ? (this.me?.regions ?? []) : []));
  /** The same by any of their spaces. */
  readonly harvestable = $derived.by(() => {
    const found = new Map<string, string>();
    for (const { spaces } of this.ripe) for (const space of spaces) found.set(space, spaces[0]!);
    return found;
  });
  readonly harvest = $derived.by(() => this.#harvest.filter((space) => this.harvestable.has(space)));
  /** What the button at the lower right does. */
  readonly ready = $derived.by(
    () => this.preview ?? this.#of("end-turn", "pass", "return-tiles")[0]?.action ?? null,
  );
  /** Nothing but an action tile helps now. */
  readonly needsTile = $derived.by(
    () =>
      this.offered.size > 0 &&
      !this.lit.size &&
      !this.lines.size &&
      !this.harvestable.size &&
      !this.ready &&
      this.mode === "main",
  );
  readonly shown = $derived.by(() => this.hover ?? this.preview);
  /** What the action that is looked at would bring. */
  readonly after = $derived.by(() =>
    this.forecast && this.forecast.action === this.shown ? this.forecast.facts : null,
  );
  /** The points of it, at once and at the end of the turn. */
  readonly gain = $derived.by(() => {
    const closing = (this.after?.fincas ?? [])
      .filter((finca) => finca.closes)
      .flatMap((finca) => finca.standing);
    return closing
      .filter(({ seat }) => seat === this.table.seat)
      .reduce((sum, { points }) => sum + points, this.after?.points ?? 0);
  });
  /** The lit spaces that are pointed at or chosen. */
  readonly lookedAt = $derived.by(() => {
    const about = [...this.lit].filter(([, { action }]) => action === this.hover || action === this.preview);
    return about.map(([space, light]) => ({ space, light, chosen: light.action === this.preview }));
  });

  /** An offered action by what it is. */
  move(action: string | null): Move | null {
    return (action && this.offered.get(action)?.move) || null;
  }

  #of<Kind extends Move["kind"]>(...kinds: Kind[]): Offered<Extract<Move, { kind: Kind }>>[] {
    const found = [...this.offered.values()].filter(({ move }) => kinds.includes(move.kind as Kind));
    return found as Offered<Extract<Move, { kind: Kind }>>[];
  }

  #places(tile: Tile, bridge: boolean): Offered[] {
    return this.#of("place-tile").filter(({ move }) => tileOf(move) === tile && move.bridge === bridge);
  }

  #lights(offered: Offered[], kind: (space: string) => Light["kind"]): Map<string, Light> {
    return new Map(offered.map(({ action, space }) => [space!, { action, kind: kind(space!) }]));
  }

  /** Which sign a lit space carries: whether a tile there would lie beside one of its own fruit and owner. */
  #touchesOwn(space: string): boolean {
    const near = beside(space);
    const fruit = fruitOf(this.tile!);
    return (this.me?.regions ?? []).some(
      (region) => region.fruit === fruit && region.spaces.some((own) => near.includes(own)),
    );
  }

  // ---- choosing ----------------------------------------------------------

  /** The game has moved on: nothing is about to be done. */
  reset(): void {
    this.mode = "main";
    this.preview = this.hover = this.doubt = null;
    this.#harvest = [];
    this.#forecasts.forget();
  }

  selectTile(tile: Tile): void {
    this.#tile = tile;
    this.preview = null;
    this.table.forgetRefusal();
  }

  /** Preview an action, or play it when it is already previewed or nobody wants previews. */
  choose(action: string): void {
    this.table.forgetRefusal();
    if (!settings.confirm || this.preview === action) void this.#play(action);
    else this.preview = action;
  }

  confirm(): void {
    if (this.ready) void this.#play(this.ready);
  }

  async #play(action: string): Promise<void> {
    if (this.table.busy) return;
    if (!(await this.table.play(action))) this.preview = null;
  }

  cancel(): void {
    if (this.table.refusal) this.table.forgetRefusal();
    else if (this.preview) this.preview = null;
    else this.mode = "main";
    if (!this.preview) this.#harvest = [];
  }

  /** A click on a space of the board. */
  pick(space: string): void {
    const light = this.lit.get(space);
    if (light) return this.choose(light.action);
    const region = this.harvestable.get(space);
    if (region) return this.toggleHarvest(region);
    const asked = this.#wanted(space);
    if (asked && this.table.yourTurn) void this.table.whyNot(asked);
  }

  /** The action that a click on an unlit space seems to mean. */
  #wanted(space: string): string | null {
    const letter = Object.entries(this.equipment.sites).find(([, where]) => where === space)?.[0];
    if (this.moves.has("choose-site")) return letter ? `site ${letter}` : null;
    if (this.mode === "bull") return `bull ${space}`;
    if (this.tile) return `${this.mode === "bridge" ? "bridge" : "place"} ${this.tile} ${space}`;
    return this.moves.has("harvest") ? `harvest ${space}` : null;
  }

  /** Add or remove a region; the harvest of all that are chosen is the preview. */
  toggleHarvest(region: string): void {
    this.table.forgetRefusal();
    this.mode = "main";
    const chosen = this.harvest.includes(region)
      ? this.harvest.filter((other) => other !== region)
      : [...this.harvest, region];
    this.#harvest = chosen;
    const wanted = this.#of("harvest").find(
      ({ move: { regions } }) =>
        regions.length === chosen.length && regions.every((space) => chosen.includes(space)),
    );
    this.preview = wanted?.action ?? null;
  }

  /** Point at a space of the board, or at none. */
  pointAt(space: string | null): void {
    this.hover = (space && this.lit.get(space)?.action) ?? null;
    this.doubt = space && this.almost.has(space) ? this.#wanted(space) : null;
  }

  /** Point at a line of the market, or at none. */
  pointAtLine(line: number | null): void {
    this.hover = (line != null && this.lines.get(line)) || null;
    this.doubt = line != null && !this.hover && this.table.yourTurn ? `buy ${line}` : null;
  }

  buyLine(line: number): void {
    this.#harvest = [];
    const action = this.lines.get(line);
    if (action) this.choose(action);
    else if (this.table.yourTurn) void this.table.whyNot(`buy ${line}`);
  }

  takeByCart(market: number): void {
    const action = this.carts.get(market);
    if (action) this.choose(action);
    else void this.table.whyNot(`cart ${market}`);
  }

  /** Whether an action tile of this kind can be used now. */
  usable(tile: Landscape): boolean {
    const moves = [...this.offered.values()].map(({ move }) => move);
    return moves.some(
      (move) =>
        (move.kind === "place-tile" && move.bridge && tile === "bridge") ||
        (move.kind === "place-bull" && tile === "bull") ||
        (move.kind === "use-cart" && tile === "cart") ||
        (move.kind === "use-milestone" && tile === "milestone") ||
        (move.kind === "use-money" && tile === `money${move.coins}`),
    );
  }

  /** A click on an action tile of one's own. */
  useTile(tile: Landscape): void {
    if (tile === "bull" || tile === "bridge" || tile === "cart") {
      if (!this.usable(tile)) return void this.table.whyNot(this.#example(tile));
      this.mode = this.mode === tile ? "main" : tile;
      this.preview = null;
      return;
    }
    const action = tile === "milestone" ? "milestone" : `money ${tile.slice(5)}`;
    if (this.usable(tile)) this.choose(action);
    else void this.table.whyNot(action);
  }

  /** Any action of a kind that cannot be used now, to ask why. */
  #example(tile: "bull" | "bridge" | "cart"): string {
    if (tile === "cart") return "cart 1";
    return tile === "bull" ? "bull a1" : `bridge ${this.tile ?? "lemon"} a1`;
  }

  /** Take up what a refusal or a hint suggests. */
  takeUp(action: string): void {
    const move = this.move(action);
    if (!move) return;
    if (move.kind === "place-tile") this.#tile = tileOf(move);
    this.#harvest = move.kind === "harvest" ? move.regions : [];
    this.mode = modeOf(move);
    this.table.forgetRefusal();
    this.preview = action;
  }

  /** Ask why not, if somebody points long enough to mean it; call it in an effect. */
  askWhyNot(): () => void {
    const action = this.doubt;
    this.why = null;
    const timer = setTimeout(async () => {
      const objection = action ? await this.table.objection(action) : null;
      if (objection && this.doubt === action) this.why = objection;
    }, POINTED_MS);
    return () => clearTimeout(timer);
  }

  /** Ask what the shown action would bring; call it in an effect. */
  look(): void {
    this.#forecasts.look(this.shown && this.offered.has(this.shown) ? this.shown : null);
  }
}
