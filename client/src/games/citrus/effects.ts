/** What is shown for a moment when something happens. */

import type { SoundName } from "../../table/sounds";
import type { Equipment, Event } from "./contract";

export interface Effect {
  id: number;
  kind: "drop" | "glow" | "hop" | "points" | "build" | "closed";
  space: string;
  delay: number;
  seat?: number;
  /** The region that glows. */
  spaces?: string[];
  points?: number;
}

type Draft = Omit<Effect, "id">;

/** How long each event is looked at before the next one, in milliseconds at a brisk pace: a turn comes to about two seconds. */
const MS: Partial<Record<Event["type"], number>> = {
  LineBought: 650,
  TilePlaced: 480,
  RegionsJoined: 650,
  NeutralAbsorbed: 650,
  RegionHarvested: 1000,
  FincaScored: 1100,
  FincaBuilt: 700,
  BullPlaced: 500,
  CartUsed: 500,
  MoneyUsed: 500,
  MilestoneUsed: 400,
  TilesReturned: 600,
  Passed: 700,
  TurnEnded: 250,
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

/** What effects are drawn on: `regionOf` gives all spaces of a region by any of them, as it was before or is now; points of others are flags that stay. */
export interface Stage {
  equipment: Equipment;
  own: number | null;
  regionOf(space: string): string[];
}

function effectsOf(event: Event, { equipment, own, regionOf }: Stage): Draft[] {
  const points = (space: string, seat: number, points: number): Draft[] =>
    points && seat === own ? [{ kind: "points", space, delay: 0, seat, points }] : [];
  switch (event.type) {
    case "TilePlaced": {
      const { seat, space } = event;
      const glow: Draft = { kind: "glow", space, delay: 300, seat, spaces: regionOf(space) };
      return [{ kind: "drop", space, delay: 0, seat }, glow];
    }
    case "BullPlaced":
      return [{ kind: "build", space: event.space, delay: 0, seat: event.seat }];
    case "RegionHarvested": {
      const { seat, space } = event;
      const spaces = regionOf(space);
      const hops = spaces.map((each, i): Draft => ({ kind: "hop", space: each, delay: 40 * i, seat }));
      return [{ kind: "glow", space, delay: 0, seat, spaces }, ...hops, ...points(space, seat, event.points)];
    }
    case "FincaScored":
    case "FinalFincaScored": {
      const space = equipment.sites[event.site]!;
      return [{ kind: "closed", space, delay: 0 }, ...points(space, event.seat, event.points)];
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
  stage: Stage,
): { effects: Effect[]; sounds: SoundName[]; ms: number } {
  const effects: Effect[] = [];
  const sounds = new Set<SoundName>();
  let ms = 0;
  for (const event of events) {
    ms = Math.max(ms, MS[event.type] ?? 0);
    const sound = SOUNDS[event.type];
    if (sound) sounds.add(sound);
    for (const draft of effectsOf(event, stage)) {
      const above =
        draft.kind === "points"
          ? effects.filter((other) => other.kind === "points" && other.space === draft.space).length
          : 0;
      effects.push({ ...draft, delay: draft.delay + above * 160, id: ++counted });
    }
  }
  return { effects, sounds: [...sounds], ms };
}
