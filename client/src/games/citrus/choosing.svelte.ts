/** What the player is about to do: a tile in hand, a way to use it, a preview, and what it would bring. */

import { settings } from "../../app/settings.svelte";
import type { Table } from "../../net/table.svelte";
import { Forecasts } from "../../table/forecasts.svelte";
import type { Choice, Refused } from "../../wire/types";
import { beside } from "./geometry";
import { Position } from "./position";
import {
  type CitrusStage,
  type CitrusView,
  type Forecast,
  fruitOf,
  type Landscape,
  type TileName,
} from "./types";

/** How clicks are meant: as moves, or as uses of an action tile. */
export type Mode = "main" | "bridge" | "bull" | "cart";

const POINTED_MS = 150;

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
  #tile = $state<TileName | null>(null);
  #harvest = $state<string[]>([]);
  #forecasts: Forecasts<Forecast>;

  constructor(readonly table: Table) {
    this.#forecasts = new Forecasts(table);
  }

  get forecast(): { action: string; facts: Forecast } | null {
    return this.#forecasts.shown;
  }

  readonly view = $derived.by(() => this.table.view as unknown as CitrusView);
  readonly stage = $derived.by(() => this.table.info!.stage as unknown as CitrusStage);
  readonly position = $derived.by(() => new Position(this.view, this.stage));
  readonly offered = $derived.by(
    () =>
      new Map<string, Choice>(
        this.table.choices.flatMap((group) => group.actions.map((choice) => [choice[0], choice])),
      ),
  );
  readonly verbs = $derived.by(
    () => new Set([...this.offered.keys()].map((action) => action.split(" ")[0]!)),
  );
  readonly me = $derived.by(() =>
    this.table.seat == null ? null : (this.view.players[this.table.seat] ?? null),
  );
  /** The tiles in hand, each kind once, in the order of the market. */
  readonly kinds = $derived.by(() => [...new Set(this.view.hand.map((held) => held.tile))]);

  /** The tile that a click would build. */
  readonly tile = $derived.by<TileName | null>(() => {
    if (this.#tile && this.kinds.includes(this.#tile)) return this.#tile;
    return this.kinds.find((tile) => this.#spacesOf(`place ${tile}`).size) ?? this.kinds[0] ?? null;
  });

  /** The spaces that a click would use, and how. */
  readonly lit = $derived.by<Map<string, Light>>(() => {
    if (this.verbs.has("site"))
      return this.#lights(
        [...this.offered.values()].filter(([, space]) => space),
        () => "site",
      );
    if (this.mode === "bull") return this.#lights([...this.#spacesOf("bull").values()], () => "bull");
    if (!this.tile) return new Map();
    const plain = this.mode === "bridge" ? new Map<string, Choice>() : this.#spacesOf(`place ${this.tile}`);
    if (plain.size)
      return this.#lights([...plain.values()], (space) => (this.#touchesOwn(space) ? "extend" : "new"));
    return this.#lights([...this.#spacesOf(`bridge ${this.tile}`).values()], () => "bridge");
  });

  /** Spaces that look as if the tile could go there, beside its like or on the road of a Finca, but it may not. */
  readonly almost = $derived.by<Set<string>>(() => {
    if (!this.tile || this.mode !== "main" || !this.table.yourTurn || this.verbs.has("site"))
      return new Set();
    const fruit = fruitOf(this.tile);
    const own = (this.me?.regions ?? [])
      .filter((region) => region.fruit === fruit)
      .flatMap((region) => region.spaces.flatMap(beside));
    const roads = this.position.fincas.flatMap(({ letter }) => this.stage.roads[letter] ?? []);
    return new Set(
      [...own, ...roads].filter((space) => this.position.hasRoom(space) && !this.lit.has(space)),
    );
  });

  /** Market lines that can be bought, counted from 1. */
  readonly lines = $derived.by(
    () =>
      new Set(
        [...this.offered.keys()]
          .filter((action) => action.startsWith("buy "))
          .map((action) => Number(action.slice(4))),
      ),
  );
  /** Market spaces that the cart can take from, while it is in use. */
  readonly carts = $derived.by(
    () =>
      new Set(
        this.mode === "cart"
          ? [...this.offered.keys()]
              .filter((action) => action.startsWith("cart "))
              .map((action) => Number(action.slice(5)))
          : [],
      ),
  );
  /** Own regions that can be harvested now, by any of their spaces. */
  readonly harvestable = $derived.by(() => {
    const found = new Map<string, string>();
    if (!this.verbs.has("harvest")) return found;
    for (const region of this.me?.regions ?? [])
      for (const space of region.spaces) found.set(space, region.spaces[0]!);
    return found;
  });
  readonly harvest = $derived.by(() => this.#harvest.filter((space) => this.harvestable.has(space)));
  /** What the button at the lower right does. */
  readonly ready = $derived.by(
    () => this.preview ?? (["end", "pass", "return"].find((verb) => this.verbs.has(verb)) || null),
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

  #spacesOf(words: string): Map<string, Choice> {
    const found = new Map<string, Choice>();
    for (const [action, choice] of this.offered)
      if (choice[1] && action.slice(0, action.lastIndexOf(" ")) === words) found.set(choice[1], choice);
    return found;
  }

  #lights(choices: Choice[], kind: (space: string) => Light["kind"]): Map<string, Light> {
    return new Map(choices.map(([action, space]) => [space!, { action, kind: kind(space!) }]));
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

  selectTile(tile: TileName): void {
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
    const letter = Object.entries(this.stage.sites).find(([, where]) => where === space)?.[0];
    if (this.verbs.has("site")) return letter ? `site ${letter}` : null;
    if (this.mode === "bull") return `bull ${space}`;
    if (this.tile) return `${this.mode === "bridge" ? "bridge" : "place"} ${this.tile} ${space}`;
    return this.verbs.has("harvest") ? `harvest ${space}` : null;
  }

  /** Add or remove a region; the harvest of all that are chosen is the preview. */
  toggleHarvest(region: string): void {
    this.table.forgetRefusal();
    this.mode = "main";
    const chosen = this.harvest.includes(region)
      ? this.harvest.filter((other) => other !== region)
      : [...this.harvest, region];
    this.#harvest = chosen;
    const same = (action: string): boolean => {
      const named = action.split(" ").slice(1);
      return named.length === chosen.length && named.every((space) => chosen.includes(space));
    };
    this.preview = chosen.length
      ? ([...this.offered.keys()].find((action) => action.startsWith("harvest ") && same(action)) ?? null)
      : null;
  }

  /** Point at a space of the board, or at none. */
  pointAt(space: string | null): void {
    this.hover = (space && this.lit.get(space)?.action) ?? null;
    this.doubt = space && this.almost.has(space) ? this.#wanted(space) : null;
  }

  /** Point at a line of the market, or at none. */
  pointAtLine(line: number | null): void {
    const isOpen = line != null && this.lines.has(line);
    this.hover = isOpen ? `buy ${line}` : null;
    this.doubt = line != null && !isOpen && this.table.yourTurn ? `buy ${line}` : null;
  }

  buyLine(line: number): void {
    this.#harvest = [];
    if (this.lines.has(line)) this.choose(`buy ${line}`);
    else if (this.table.yourTurn) void this.table.whyNot(`buy ${line}`);
  }

  takeByCart(market: number): void {
    if (this.carts.has(market)) this.choose(`cart ${market}`);
    else void this.table.whyNot(`cart ${market}`);
  }

  /** A click on an action tile of one's own. */
  useTile(tile: Landscape): void {
    if (tile === "bull" || tile === "bridge" || tile === "cart") {
      const usable = tile === "bridge" ? this.verbs.has("bridge") : this.verbs.has(tile);
      if (!usable) return void this.table.whyNot(this.#example(tile));
      this.mode = this.mode === tile ? "main" : tile;
      this.preview = null;
      return;
    }
    const action = tile === "milestone" ? "milestone" : `money ${tile.slice(5)}`;
    if (this.offered.has(action)) this.choose(action);
    else void this.table.whyNot(action);
  }

  /** Any action of a kind that cannot be used now, to ask why. */
  #example(tile: "bull" | "bridge" | "cart"): string {
    if (tile === "cart") return "cart 1";
    return tile === "bull" ? "bull a1" : `bridge ${this.tile ?? "lemon"} a1`;
  }

  /** Take up what a refusal or a hint suggests. */
  takeUp(action: string): void {
    if (!this.offered.has(action)) return;
    const [verb, tile, ...more] = action.split(" ");
    if (verb === "place" || verb === "bridge") this.#tile = tile as TileName;
    this.#harvest =
      verb === "harvest" ? [tile!, ...more].map((space) => this.harvestable.get(space) ?? space) : [];
    this.mode = verb === "bridge" || verb === "bull" || verb === "cart" ? verb : "main";
    this.table.forgetRefusal();
    this.preview = action;
  }

  /** Ask why not, if somebody points long enough to mean it; call it in an effect. */
  wonder(): () => void {
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
