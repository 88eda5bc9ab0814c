/** What travels over the table when something happens: from the market to a mat, from a mat to the board, and back. */

import type { Equipment, Event, Landscape, Tile, View } from "./contract";

/** Where something flies from or to: a space of the market or the board, or the mat of a seat. */
export type Place = { market: number } | { mat: number } | { space: string };

export interface Flight {
  id: number;
  what: { tile: Tile } | { landscape: Landscape } | { worker: number };
  from: Place;
  to: Place;
  delay: number;
}

let counted = 0;

function flightsOf(event: Event, equipment: Equipment, before: View): Omit<Flight, "id" | "delay">[] {
  switch (event.type) {
    case "LineBought":
      return equipment.lines[event.line - 1]!.flatMap((market) => {
        const tile = before.market[market - 1];
        return tile ? [{ what: { tile }, from: { market }, to: { mat: event.seat } }] : [];
      });
    case "CartUsed":
      return [{ what: { tile: event.tile }, from: { market: event.market }, to: { mat: event.seat } }];
    case "TilePlaced":
      return [{ what: { tile: event.tile }, from: { mat: event.seat }, to: { space: event.space } }];
    case "LandscapeTaken":
      return [{ what: { landscape: event.tile }, from: { space: event.space }, to: { mat: event.seat } }];
    case "RegionHarvested":
      return [{ what: { worker: event.seat }, from: { space: event.space }, to: { mat: event.seat } }];
    default:
      return [];
  }
}

export function flightsFor(events: Event[], equipment: Equipment, before: View): Flight[] {
  return events.flatMap((event) =>
    flightsOf(event, equipment, before).map((flight, i) => ({ ...flight, id: ++counted, delay: 60 * i })),
  );
}

/** How to find a place on the screen. */
export function selectorOf(place: Place): string {
  if ("market" in place) return `[data-market="${place.market}"], [data-market="all"]`;
  return "mat" in place ? `[data-mat="${place.mat}"]` : `[data-space="${place.space}"]`;
}
