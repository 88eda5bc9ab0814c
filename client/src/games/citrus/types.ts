/** The view, stage and forecasts of Citrus, as its Python folder writes them. */

export const FRUITS = ["lemon", "orange", "blood-orange", "lime", "grapefruit"] as const;
export type Fruit = (typeof FRUITS)[number];
export type Landscape =
  "horses2" | "horses3" | "horses4" | "money2" | "money3" | "cart" | "bull" | "bridge" | "milestone";

/** A fruit, with a star where the tile has a well. */
export type TileName = Fruit | `${Fruit}*`;

export interface Region {
  fruit: Fruit;
  spaces: string[];
}

export interface Player {
  score: number;
  coins: number;
  workers: number;
  regions: Region[];
  tiles: Landscape[];
  horses: number | null;
  horse_tiles: number;
}

export interface Site {
  revealed: boolean;
  finca: string | null;
  scored: boolean;
}

export interface CitrusView {
  turn: { seat: number; number: number; main_done: boolean; passes: number };
  players: Player[];
  market: (TileName | null)[];
  hand: { market: number; tile: TileName }[];
  bag: Record<TileName, number>;
  bag_short: boolean;
  fincas_left: Record<string, number>;
  finca_drawn: string | null;
  sites_left: string[];
  sites: Record<string, Site>;
  neutral: Partial<Record<Fruit, string[]>>;
  wells: string[];
  rocks: string[];
  landscape: Record<string, Landscape>;
  over: number;
}

export interface CitrusStage {
  board: { name: string; title: string; side: "long" | "short"; ours: boolean };
  rows: number;
  columns: number;
  landscape: string[];
  sites: Record<string, string>;
  rings: Record<string, string[]>;
  roads: Record<string, string[]>;
  market: number[][];
  lines: number[][];
  income: number[];
  most_coins: number;
}

export interface Standing {
  seat: number;
  before: number;
  tiles: number;
  points: number;
  to_lead: number;
}

export interface FincaForecast {
  site: string;
  space: string;
  high: number;
  low: number;
  filled: number;
  of: number;
  closes: boolean;
  standing: Standing[];
}

export interface Forecast {
  coins: [number, number];
  workers: [number, number];
  points: number;
  income: number | null;
  takes: Landscape | null;
  covers: string | null;
  region: { size: number; harvest: number; new: boolean; home: number; absorbed: number } | null;
  market: {
    cost: number;
    left: number;
    finca: boolean;
    refill: boolean;
    tiles: { market: number; tile: TileName; spaces: string[] }[];
  } | null;
  fincas: FincaForecast[];
  ends_turn: boolean;
  ends_game: boolean;
}

export function fruitOf(tile: TileName): Fruit {
  return tile.replace("*", "") as Fruit;
}

export function hasWell(tile: TileName): boolean {
  return tile.endsWith("*");
}
