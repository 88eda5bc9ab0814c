import { words } from "./words.svelte";

/** A player as lists call them: bots go by their level. */
export function called(name: string): string {
  return words.knows(`level-${name}`) ? words.text("bot-of", { level: words.text(`level-${name}`) }) : name;
}
