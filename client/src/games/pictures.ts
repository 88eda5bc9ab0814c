/** The pictures of the games, found by folder: `games/NAME/Picture.svelte`. */

import type { Component } from "svelte";

/** `of` is `cover`, `symbols`, or a section of the rules; a section without a picture draws nothing. */
export type Picture = Component<{ of: string }>;

const PICTURES = import.meta.glob<{ default: Picture }>("./*/Picture.svelte");

/** The pictures of a game, if it has any. */
export async function pictureOf(game: string): Promise<Picture | null> {
  const load = PICTURES[`./${game}/Picture.svelte`];
  return load ? (await load()).default : null;
}
