/** The editors of the games, found by folder: `games/NAME/editor/Made.svelte` and `made.ts`. */

import type { Component } from "svelte";
import type { FaultBody } from "../wire/types";

/** What is in a file of a game, in parts that only its editor knows. */
export type Content = Record<string, unknown>;

export interface Editor {
  /** Shows the content and changes it by clicks; `faults` are marked where they are. */
  Made: Component<
    { content: Content; faults: FaultBody[]; onchange: (content: Content) => void },
    { show(fault: FaultBody): void }
  >;
  /** The content as a file. */
  written(title: string, content: Content): string;
}

const SCREENS = import.meta.glob<{ default: Editor["Made"] }>("../games/*/editor/Made.svelte");
const FILES = import.meta.glob<Pick<Editor, "written">>("../games/*/editor/made.ts");

/** The editor of a game, if it has one. */
export async function editorOf(game: string): Promise<Editor | null> {
  const [screen, file] = [
    SCREENS[`../games/${game}/editor/Made.svelte`],
    FILES[`../games/${game}/editor/made.ts`],
  ];
  if (!screen || !file) return null;
  const [{ default: Made }, { written }] = await Promise.all([screen(), file()]);
  return { Made, written };
}
