/** What is drawn on a card. */

import { words } from "../../text/words.svelte";
import type { CardKind, Equipment, Sort } from "./contract";

/** How a kind of card is drawn: the colour of its band and the pattern of its foot. */
export const LOOKS: Record<Sort, string> = {
  start: "start",
  step: "chain",
  joker: "joker",
  destroyer: "red",
  afflicter: "red",
  ochre: "ochre",
  challenge: "challenge",
};

/** The sign in the corner of a card. */
export function corner(kind: CardKind): string {
  if (kind.sort === "start") return `+${kind.number}`;
  if (kind.sort === "joker") return "?";
  if (kind.sort === "ochre") return "+2";
  return kind.number == null ? "!" : String(kind.number);
}

/** The name of a card without the number that its corner shows. */
export function title(card: string): string {
  return words.of("chicoree", `card-${card}`).replace(/\s*\([^)]*\)$/, "");
}

/** The same as it is printed on the card: long words say where they may be broken. */
export function printed(kind: CardKind): string {
  const id = `title-${kind.sort === "challenge" ? kind.sort : kind.name}`;
  return words.knows(id, "chicoree") ? words.of("chicoree", id) : title(kind.name);
}

/** Cards by name, as many as there are. */
export type Counts = Record<string, number>;

export function kindOf(equipment: Equipment, card: string): CardKind {
  return (
    equipment.cards.find((kind) => kind.name === card) ?? {
      name: card,
      sort: "step",
      number: null,
      count: 0,
      hits: null,
      revenue: 0,
    }
  );
}

/** Counted cards one by one, in the order of their kinds. */
export function spread(equipment: Equipment, counts: Counts): string[] {
  return equipment.cards.flatMap((kind) => Array.from({ length: counts[kind.name] ?? 0 }, () => kind.name));
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
