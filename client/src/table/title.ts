import type { Table } from "../net/table.svelte";
import { words } from "../text/words.svelte";

/** The title of the tab: it says when it is your turn. */
export function tabTitle(table: Table): string {
  const game = table.info ? `${words.text("title")} · Terroir` : "Terroir";
  if (table.past) return `${words.text("replay")} · ${game}`;
  return table.yourTurn || table.passTo != null ? `● ${words.text("your-turn-short")} · ${game}` : game;
}
