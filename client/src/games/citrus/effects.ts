/** What is shown for a moment when something happens. */

import type { SoundName } from "../../table/sounds";
import type { Equipment, Event, Landscape, Tile } from "./contract";

export interface Effect {
  id: number;
  kind: "drop" | "lift" | "hop" | "points" | "build" | "closed";
  space: string;
  delay: number;
  seat?: number;
  tile?: Tile;
  landscape?: Landscape;
  points?: number;
}

type Draft = Omit<Effect, "id">;

/** How long each event is looked at, in milliseconds. */
const MS: Partial<Record<Event["type"], number>> = {
  TilePlaced: 260,
  LandscapeTaken: 260,
  RegionHarvested: 420,
  FincaScored: 700,
  FinalFincaScored: 200,
  FincaBuilt: 420,
  BullPlaced: 260,
  LineBought: 260,
  CartUsed: 260,
  RegionsJoined: 420,
};

const SOUNDS: Partial<Record<Event["type"], SoundName>> = {
  LineBought: "coins",
  TilePlaced: "thud",
  RegionsJoined: "taps",
  FincaScored: "bell",
  FincaBuilt: "hammer",
  RegionHarvested: "rustle",
  TileDrawn: "rattle",
  LandscapeTaken: "hoof",
  BullPlaced: "hoof",
};

/** Effects of one event; `regionOf` gives the spaces of a region before it was harvested, by any of them. */
function effectsOf(event: Event, equipment: Equipment, regionOf: (space: string) => string[]): Draft[] {
  switch (event.type) {
    case "TilePlaced":
      return [{ kind: "drop", space: event.space, delay: 0, seat: event.seat, tile: event.tile }];
    case "LandscapeTaken":
      return [{ kind: "lift", space: event.space, delay: 0, seat: event.seat, landscape: event.tile }];
    case "BullPlaced":
      return [{ kind: "build", space: event.space, delay: 0, seat: event.seat }];
    case "RegionHarvested": {
      const { seat, space, points } = event;
      const hops = regionOf(space).map((each, i): Draft => ({
        kind: "hop",
        space: each,
        delay: 40 * i,
        seat,
      }));
      return [...hops, { kind: "points", space, delay: 0, seat, points }];
    }
    case "FincaScored":
    case "FinalFincaScored": {
      const space = equipment.sites[event.site]!;
      const { seat, points } = event;
      return [
        { kind: "closed", space, delay: 0 },
        ...(points ? [{ kind: "points", space, delay: 0, seat, points } as Draft] : []),
      ];
    }
    case "FincaBuilt":
      return [{ kind: "build", space: equipment.sites[event.site]!, delay: 0 }];
    default:
      return [];
  }
}

let counted = 0;

/** All effects of an update, several of the same place one above the other. */
export function effectsFor(
  events: Event[],
  equipment: Equipment,
  regionOf: (space: string) => string[],
): { effects: Effect[]; sounds: SoundName[]; ms: number } {
  const effects: Effect[] = [];
  const sounds = new Set<SoundName>();
  let ms = 0;
  for (const event of events) {
    ms = Math.max(ms, MS[event.type] ?? 0);
    const sound = SOUNDS[event.type];
    if (sound) sounds.add(sound);
    for (const draft of effectsOf(event, equipment, regionOf)) {
      const above =
        draft.kind === "points"
          ? effects.filter((other) => other.kind === "points" && other.space === draft.space).length
          : 0;
      effects.push({ ...draft, delay: draft.delay + above * 160, id: ++counted });
    }
  }
  return { effects, sounds: [...sounds], ms };
}
