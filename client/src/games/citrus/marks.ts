/** What others did, as marks on the board: read off what was told, so that they are there after a reload as well. */

import type { LogLine } from "../../wire/types";
import type { Equipment } from "./contract";
import { beside } from "./geometry";
import type { Position } from "./position";

/** Points that somebody got, and where. */
export interface Flag {
  key: string;
  space: string;
  seat: number;
  points: number;
  /** How many flags stand there already. */
  above: number;
}

export interface Marks {
  spaces: string[];
  flags: Flag[];
}

export function marksOf(lines: LogLine[], equipment: Equipment, position: Position): Marks {
  const spaces = new Set<string>();
  const flags: Flag[] = [];
  const raise = (key: string, space: string, seat: number | null, points: number): void => {
    if (seat == null || !points) return;
    const above = flags.filter((flag) => flag.space === space).length;
    flags.push({ key, space, seat, points, above });
  };
  for (const { n, words } of lines)
    words.forEach(({ id, args, seat }, i) => {
      const key = `${n} ${i}`;
      if (id === "event-citrus-tile-placed" || id === "event-citrus-bull-placed")
        spaces.add(String(args.cell));
      else if (id === "event-citrus-harvested") {
        const harvested = fallow(String(args.cells), position);
        for (const space of harvested) spaces.add(space);
        if (harvested.length) raise(key, String(args.cells), seat, Number(args.points));
      } else if (id === "event-citrus-finca-scored" || id === "event-citrus-final-finca")
        raise(key, equipment.sites[String(args.site)]!, seat, Number(args.points));
    });
  const lies = (space: string): boolean => position.plantations.has(space) || position.isOnGuard(space);
  return { spaces: [...spaces].filter(lies), flags };
}

/** The neutral tiles that hang together with the one on this space; none if it has been taken over or taken back. */
function fallow(space: string, position: Position): string[] {
  const fruitOn = (at: string): string | null => {
    const tile = position.plantations.get(at);
    return tile?.owner === null ? tile.fruit : null;
  };
  const fruit = fruitOn(space);
  const found = fruit ? [space] : [];
  for (const at of found)
    for (const next of beside(at)) if (!found.includes(next) && fruitOn(next) === fruit) found.push(next);
  return found;
}
