/** The last count of a game, part by part: Fincas left open, the last harvest, horses, unused tiles. C-E2 to C-E4, C-A6. */

import { settings, SLOWER } from "../../app/settings.svelte";
import type { LogLine } from "../../wire/types";

export const PARTS = ["last-fincas", "last-harvest", "horses", "tiles"] as const;
export type Part = (typeof PARTS)[number];
/** The rule by which each is counted. */
export const RULES: Record<Part, string> = {
  "last-fincas": "C-E2",
  "last-harvest": "C-E3",
  horses: "C-E4",
  tiles: "C-A6",
};
export const PART_MS = 1200;

const TOLD: Record<string, Part> = {
  "event-citrus-final-finca": "last-fincas",
  "event-citrus-harvested": "last-harvest",
  "event-citrus-final-horses": "horses",
  "event-citrus-final-actions": "tiles",
};

/** What somebody got for something; `where` is a site, a space, or nothing. */
export interface Counted {
  seat: number;
  points: number;
  where: string;
}

/** All that was counted after the end, read off the line that told it. */
export function countOf(log: LogLine[]): Record<Part, Counted[]> {
  const found: Record<Part, Counted[]> = { "last-fincas": [], "last-harvest": [], horses: [], tiles: [] };
  const words = log.findLast((line) => line.words.some(ends))?.words ?? [];
  for (const { id, args, seat } of words.slice(words.findIndex(ends) + 1)) {
    const part = TOLD[id];
    if (part && seat != null && args.points)
      found[part].push({ seat, points: Number(args.points), where: String(args.site ?? args.cells ?? "") });
  }
  return found;
}

function ends({ id }: { id: string }): boolean {
  return id === "event-citrus-game-ended";
}

/** How far one has counted; what is skipped is counted at once. */
export class Count {
  /** How many parts are counted, the one that is being counted among them. */
  at = $state<number>(PARTS.length);
  #timer: ReturnType<typeof setTimeout> | null = null;

  get running(): boolean {
    return this.at < PARTS.length;
  }

  start(): void {
    this.finish();
    this.at = 0;
    this.#wait();
  }

  finish(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.at = PARTS.length;
  }

  #wait(): void {
    this.#timer = setTimeout(
      () => {
        this.at++;
        if (this.running) this.#wait();
      },
      PART_MS * (SLOWER[settings.pace] || 1),
    );
  }
}
