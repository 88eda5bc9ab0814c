/** Actions and pieces by the words on buttons. */

import { words } from "../../text/words.svelte";
import { fruitOf, hasWell, type TileName } from "./types";

export function tileName(tile: TileName): string {
  return words.text("citrus-tile", { fruit: fruitOf(tile), well: hasWell(tile) ? "yes" : "no" });
}

/** What the confirm button says: the consequence, not just "OK". */
export function actionName(action: string): string {
  const [verb = "", ...rest] = action.split(" ");
  const last = rest.at(-1) ?? "";
  if (verb === "harvest") return words.text("do-harvest", { count: rest.length });
  return words.text(`do-${verb}`, { what: last, count: Number(last) || 0 });
}

/** Where a suggestion leads: the space, line or site alone. */
export function placeName(action: string): string {
  return action.split(" ").at(-1) ?? action;
}
