/** What the page of the rules needs of a game, found by folder: `games/NAME/Example.svelte` and `summary.ts`. */

import type { Component } from "svelte";
import type { Table } from "../net/table.svelte";
import type { HintAction } from "../wire/types";

export interface ExampleProps {
  table: Table;
  /** The parts of the table that are drawn. */
  show: string[];
  /** It is played, and not only looked at. */
  live?: boolean;
  /** What is tried there and refused; why stands at the table. */
  tried?: HintAction | null;
  /** The picture before it. */
  before?: Table | null;
}

const EXAMPLES = import.meta.glob<{ default: Component<ExampleProps> }>("./*/Example.svelte");

/** What draws the examples of a game, if it has any. */
export async function exampleOf(game: string): Promise<Component<ExampleProps> | null> {
  const load = EXAMPLES[`./${game}/Example.svelte`];
  return load ? (await load()).default : null;
}

const SUMMARIES = import.meta.glob<{ summary: string[] }>("./*/summary.ts");

/** The messages of the rules on one page; none where a game has no such page. */
export async function summaryOf(game: string): Promise<string[]> {
  const load = SUMMARIES[`./${game}/summary.ts`];
  return load ? (await load()).summary : [];
}
