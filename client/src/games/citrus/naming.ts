/** Actions and pieces by the words on buttons. */

import { words } from "../../text/words.svelte";
import type { Move, Tile } from "./contract";
import { fruitOf, hasWell } from "./tiles";

export function tileName(tile: Tile): string {
  return words.text("citrus-tile", { fruit: fruitOf(tile), well: hasWell(tile) ? "yes" : "no" });
}

/** What the confirm button says: the consequence, not just "OK". */
export function actionName(move: Move | null): string {
  if (!move) return "";
  if (move.kind === "harvest") return words.text("do-harvest", { count: move.regions.length });
  if (move.kind === "use-money") return words.text("do-use-money", { count: move.coins });
  const kind = move.kind === "place-tile" && move.bridge ? "bridge" : move.kind;
  return words.text(`do-${kind}`, { what: placeName(move) });
}

/** Where an action leads: the space, line or site alone. */
export function placeName(move: Move | null): string {
  switch (move?.kind) {
    case "place-tile":
    case "place-bull":
      return move.space;
    case "buy-line":
      return String(move.line);
    case "use-cart":
      return String(move.market);
    case "choose-site":
      return move.site;
    case "harvest":
      return move.regions.at(-1) ?? "";
    default:
      return "";
  }
}
