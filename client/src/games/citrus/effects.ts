/** What is shown for a moment when something happens. */

import type { GameEvent } from "../../net/table.svelte";
import type { SoundName } from "../../table/sounds";
import type { CitrusStage, Landscape, TileName } from "./types";

export interface Effect {
  id: number;
  kind: "drop" | "lift" | "hop" | "points" | "build" | "closed";
  space: string;
  delay: number;
  seat?: number;
  tile?: TileName;
  landscape?: Landscape;
  points?: number;
}

type Draft = Omit<Effect, "id">;

/** How long each event is looked at, in milliseconds. */
const MS = {
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
} as Record<string, number>;

const SOUNDS: Record<string, SoundName> = {
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

const text = (event: GameEvent, field: string): string => String(event[field]);
const number = (event: GameEvent, field: string): number => Number(event[field]);

/** Effects of one event; `regions` are the spaces of a region before it was harvested, by any of them. */
function effectsOf(event: GameEvent, stage: CitrusStage, regionOf: (space: string) => string[]): Draft[] {
  const seat = typeof event.seat === "number" ? event.seat : 0;
  switch (event.type) {
    case "TilePlaced":
      return [
        { kind: "drop", space: text(event, "space"), delay: 0, seat, tile: text(event, "tile") as TileName },
      ];
    case "LandscapeTaken":
      return [
        {
          kind: "lift",
          space: text(event, "space"),
          delay: 0,
          seat,
          landscape: text(event, "tile") as Landscape,
        },
      ];
    case "BullPlaced":
      return [{ kind: "build", space: text(event, "space"), delay: 0, seat }];
    case "RegionHarvested": {
      const spaces = regionOf(text(event, "space"));
      const hops = spaces.map((space, i): Draft => ({ kind: "hop", space, delay: 40 * i, seat }));
      return [
        ...hops,
        { kind: "points", space: text(event, "space"), delay: 0, seat, points: number(event, "points") },
      ];
    }
    case "FincaScored":
    case "FinalFincaScored": {
      const space = stage.sites[text(event, "site")]!;
      const points = number(event, "points");
      return [
        { kind: "closed", space, delay: 0 },
        ...(points ? [{ kind: "points", space, delay: 0, seat, points } as Draft] : []),
      ];
    }
    case "FincaBuilt":
      return [{ kind: "build", space: stage.sites[text(event, "site")]!, delay: 0 }];
    default:
      return [];
  }
}

let counted = 0;

/** All effects of an update, several of the same place one above the other. */
export function stageEffects(
  events: GameEvent[],
  stage: CitrusStage,
  regionOf: (space: string) => string[],
): { effects: Effect[]; sounds: SoundName[]; ms: number } {
  const effects: Effect[] = [];
  const sounds = new Set<SoundName>();
  let ms = 0;
  for (const event of events) {
    ms = Math.max(ms, MS[event.type] ?? 0);
    const sound = SOUNDS[event.type];
    if (sound) sounds.add(sound);
    for (const draft of effectsOf(event, stage, regionOf)) {
      const above =
        draft.kind === "points"
          ? effects.filter((other) => other.kind === "points" && other.space === draft.space).length
          : 0;
      effects.push({ ...draft, delay: draft.delay + above * 160, id: ++counted });
    }
  }
  return { effects, sounds: [...sounds], ms };
}
