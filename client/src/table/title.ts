import { at } from "../net/prefix";
import type { Table } from "../net/table.svelte";
import { words } from "../text/words.svelte";

/** Whether somebody at this screen has to do something. */
const isTurn = (table: Table): boolean => !table.past && (table.yourTurn || table.passTo != null);

/** The title of the tab: it says when it is your turn, and how much of the talk you have not seen. */
export function tabTitle(table: Table): string {
  const game = table.info ? `${words.text("title")} · Terroir` : "Terroir";
  if (table.past) return `${words.text("replay")} · ${game}`;
  const said = table.unread.length ? `(${table.unread.length}) ` : "";
  return said + (isTurn(table) ? `● ${words.text("your-turn-short")} · ${game}` : game);
}

/** The icon of the tab says it too; what is returned puts back the usual one. */
export function tabIcon(table: Table): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const show = (icon: string): void => link?.setAttribute("href", at(icon));
  show(isTurn(table) ? "/logo-turn.svg" : "/logo.svg");
  return () => show("/logo.svg");
}
