/** The faces of the games, found by folder: `games/NAME/index.ts` gives one, and any other game is played by the generic one. */

import type { Component, Snippet } from "svelte";
import type { Table } from "../net/table.svelte";
import type { HintAction } from "../wire/types";

export type Scene = Component<{
  table: Table;
  played: HintAction[];
  better: HintAction[];
  /** Whose turn it is. */
  seat: number;
}>;

export interface Face {
  /** Everything of a table between the status bar and the edges of the page. */
  Board: Component<{ table: Table; status?: Snippet; side?: Snippet }>;
  // Parts of it are marked `data-panel`: in a lesson those rest that it does not speak of.
  /** What lies on the table before a turn, with what was played, and what was better as ghosts: for looking back. */
  scene?: () => Promise<{ default: Scene }>;
  /** On a low screen it puts the status into a rail of its own: it is given then, and stands nowhere else. */
  rails?: boolean;
  /** Nobody hides anything: a shared screen need not be passed from hand to hand. */
  open?: boolean;
  /** A line under the name of the game in the header, such as what is left in the bag. */
  Facts?: Component<{ table: Table }>;
  /** What the chart of a replay can draw, the most telling first. */
  measures?: Measure[];
  /** One decision as steps of the turn, for the status bar. */
  steps?(table: Table): Step[];
  /** Draw what lies on the table in small, for a picture of the result; `of` gives the colour of a token. */
  paint?(
    pen: CanvasRenderingContext2D,
    table: Table,
    box: { x: number; y: number; width: number; height: number },
    of: (token: string) => string,
  ): void;
  /** The rules on one page: messages with a title and a `.text`. */
  summary?: string[];
}

/** A number that each player has at any moment. */
export interface Measure {
  /** The id of its message. */
  name: string;
  of(view: Record<string, unknown>): number[];
}

export interface Step {
  label: string;
  state: "done" | "now" | "next";
}

const FACES = import.meta.glob<{ face: Face }>("./*/index.ts");

/** The face of a game, loaded when it is needed. */
export async function faceOf(game: string): Promise<Face> {
  const load = FACES[`./${game}/index.ts`] ?? FACES["./generic/index.ts"]!;
  return (await load()).face;
}

const LAST = "terroir-last-game";

/** Keep in mind which game is played at this browser. */
export function remember(game: string): void {
  try {
    localStorage.setItem(LAST, game);
  } catch {
    // a browser that keeps nothing fetches a little later
  }
}

/** The game that was played last, and most likely will be next: it can be fetched before the table says its name. */
export function likely(): string | null {
  try {
    return localStorage.getItem(LAST);
  } catch {
    return null;
  }
}
