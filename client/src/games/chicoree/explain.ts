/** What the cards and tokens of Chicorée say of themselves: sentences, and the figures that the server sends. */

import type { Explained } from "../../table/explained";
import { words } from "../../text/words.svelte";
import { kindOf, title } from "./cards";
import type { Chooser } from "./choosing.svelte";
import type { CardKind, Equipment, Sort } from "./contract";

const RULES: Record<Sort, string[]> = {
  start: ["K-T1", "K-T5"],
  step: ["K-T4", "K-E1"],
  joker: ["K-X4"],
  destroyer: ["K-X1", "K-T6"],
  afflicter: ["K-X2", "K-T6"],
  ochre: ["K-X3", "K-T6"],
  challenge: ["K-C1", "K-C2"],
};

/** What a card does, in one sentence. */
export function does(equipment: Equipment, { sort, number, hits, revenue }: CardKind): string {
  return words.of("chicoree", `does-${revenue ? "revenue" : sort}`, {
    number: number ?? 0,
    revenue,
    what: hits ? title(hits) : "",
    turns: equipment.afflicted_turns,
    cards: equipment.ochre_cards,
  });
}

export function explain(chooser: Chooser, piece: string): Explained | null {
  const [kind, name = "", where] = piece.split(" ");
  if (kind === "card") return ofCard(chooser, name, where === "hand");
  if (kind === "slot") return { ...ofCard(chooser, name, false), note: words.text("tip-missing") };
  if (kind === "pile")
    return {
      title: words.text("tip-pile", { count: chooser.view.pile }),
      about: words.text("tip-pile.text"),
      now: [],
      rules: ["K-T7", "K-T8", "K-T10"],
    };
  if (kind === "tokens")
    return {
      title: words.text("tokens-count", { count: chooser.view.players[Number(name)]!.tokens }),
      about: words.text("tip-tokens"),
      now: [],
      rules: ["K-M2", "K-T1", "K-T2"],
    };
  return null;
}

function ofCard(chooser: Chooser, card: string, inHand: boolean): Explained {
  const kind = kindOf(chooser.equipment, card);
  return {
    title: title(card),
    note: words.text(`sort-${kind.sort}`),
    about: does(chooser.equipment, kind),
    now: inHand && chooser.mode === "turn" ? [nowFor(chooser, card, kind.sort)] : [],
    rules: kind.revenue ? ["K-T2", "K-T3", "K-T4"] : RULES[kind.sort],
  };
}

/** What the server offers for a card of the hand. */
function nowFor(chooser: Chooser, card: string, sort: Sort): string {
  const uses = chooser.uses(card);
  if (sort !== "destroyer" && sort !== "afflicter")
    return words.text(uses.length ? "tip-usable" : "tip-not-now");
  const names = chooser.hitBy(card).map((seat) => words.name(seat));
  return names.length
    ? words.text("tip-can-hit", { names: names.join(", ") })
    : words.text("tip-hits-nobody");
}
