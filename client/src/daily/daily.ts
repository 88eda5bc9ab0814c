import { words } from "../text/words.svelte";

export const OWN = "daily";

/** A message of this page. */
export function own(id: string, args?: Record<string, string | number>): string {
  return words.of(OWN, id, args);
}
