import { words } from "../text/words.svelte";

/** A day, as the language of the page writes it. */
export function day(ms: number): string {
  return new Date(ms).toLocaleDateString(words.language, { dateStyle: "medium" });
}
