/** What lies where, looked up space by space. */

import { cellOf } from "./geometry";
import type { Equipment, Fruit, Landscape, View } from "./contract";

export interface Plantation {
  fruit: Fruit;
  owner: number | null;
  size: number;
}

export interface FincaOn {
  letter: string;
  space: string;
  values: string;
  scored: boolean;
}

export class Position {
  readonly plantations = new Map<string, Plantation>();
  readonly fincas: FincaOn[] = [];
  readonly siteOn = new Map<string, string>();
  readonly #rocks: Set<string>;
  readonly #printed: Set<string>;

  constructor(
    readonly view: View,
    readonly equipment: Equipment,
  ) {
    this.#rocks = new Set(view.rocks);
    this.#printed = new Set(equipment.landscape);
    for (const [fruit, spaces] of Object.entries(view.neutral))
      for (const space of spaces)
        this.plantations.set(space, { fruit: fruit as Fruit, owner: null, size: 0 });
    view.players.forEach((player, owner) => {
      for (const { fruit, spaces } of player.regions)
        for (const space of spaces) this.plantations.set(space, { fruit, owner, size: spaces.length });
    });
    for (const [letter, space] of Object.entries(equipment.sites)) {
      this.siteOn.set(space, letter);
      const site = view.sites[letter];
      if (site?.finca) this.fincas.push({ letter, space, values: site.finca, scored: site.scored });
    }
  }

  isRock(space: string): boolean {
    return this.#rocks.has(space);
  }

  landscapeOn(space: string): Landscape | null {
    return this.view.landscape[space] ?? null;
  }

  /** A bull that somebody put there, rather than one still to be taken from its bush. */
  isOnGuard(space: string): boolean {
    return this.view.landscape[space] === "bull" && !this.#printed.has(space);
  }

  isOccupied(space: string): boolean {
    return !this.isOpen(space);
  }

  /** Nothing stands or lies there. */
  isOpen(space: string): boolean {
    return (
      !this.plantations.has(space) &&
      !this.#rocks.has(space) &&
      !this.view.landscape[space] &&
      !this.siteOn.has(space)
    );
  }

  /** A plantation may stand there as far as one sees: open land, or a landscape tile to be taken. */
  hasRoom(space: string): boolean {
    const { row, column } = cellOf(space);
    const inside = row < this.equipment.rows && column < this.equipment.columns;
    return inside && !this.plantations.has(space) && !this.#rocks.has(space) && !this.siteOn.has(space);
  }

  lifeOf(letter: string): "printed" | "revealed" | "built" {
    const site = this.view.sites[letter];
    return site?.finca ? "built" : site?.revealed ? "revealed" : "printed";
  }
}
