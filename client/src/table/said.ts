/** Actions of hints and analyses, in words. */

import { words } from "../text/words.svelte";
import type { HintAction } from "../wire/types";

/** As it is offered. */
export function named({ group, space, item }: HintAction): string {
  if (item) return words.say(item);
  return space ? words.text("action-at", { what: words.say(group), space }) : words.say(group);
}

/** A turn, action by action. */
export function inWords(actions: HintAction[]): string {
  return actions.map(named).join(", ");
}
