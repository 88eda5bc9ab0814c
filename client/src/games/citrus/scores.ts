/** Where the points of a game came from, added up from what was told. */

import type { LogLine } from "../../wire/types";

export const SOURCES = ["fincas", "harvest", "horses", "tiles", "returned"] as const;
export type Source = (typeof SOURCES)[number];

const TOLD: Record<string, Source> = {
  "event-citrus-finca-scored": "fincas",
  "event-citrus-final-finca": "fincas",
  "event-citrus-harvested": "harvest",
  "event-citrus-final-horses": "horses",
  "event-citrus-final-actions": "tiles",
  "event-citrus-tiles-returned": "returned",
};

/** Points of each seat by where they came from. */
export function sourcesOf(log: LogLine[], players: number): Record<Source, number>[] {
  const sums = Array.from({ length: players }, () => ({
    fincas: 0,
    harvest: 0,
    horses: 0,
    tiles: 0,
    returned: 0,
  }));
  for (const line of log) {
    for (const { id, args, seat } of line.words) {
      const source = TOLD[id];
      const points = Number(args.points ?? 0);
      if (source && seat != null && sums[seat])
        sums[seat][source] += source === "returned" ? -points : points;
    }
  }
  return sums;
}
