import { words } from "../text/words.svelte";

/** A day, as the language of the page writes it. */
export function day(ms: number): string {
  return new Date(ms).toLocaleDateString(words.language, { dateStyle: "medium" });
}

/** A day and the time of it, likewise. */
export function dayAndTime(ms: number): string {
  return new Date(ms).toLocaleString(words.language, { dateStyle: "medium", timeStyle: "short" });
}
