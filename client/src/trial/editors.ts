/** Editors of positions, found by folder: `games/NAME/editor/Position.svelte`. */

import type { Component } from "svelte";

export type PositionEditor = Component<{
  /** The position in full, as the game writes it. */
  position: string;
  onchange: (position: string) => void;
}>;

const EDITORS = import.meta.glob<{ default: PositionEditor }>("../games/*/editor/Position.svelte");

/** The editor of a game's positions, if it has one. */
export async function positionEditorOf(game: string): Promise<PositionEditor | null> {
  const load = EDITORS[`../games/${game}/editor/Position.svelte`];
  return load ? (await load()).default : null;
}
