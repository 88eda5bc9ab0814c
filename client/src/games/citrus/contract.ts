// Made by tools/tsgen.py of the types of the game citrus. Change those and make it anew, not this.

export type Fruit = 'lemon' | 'orange' | 'blood-orange' | 'lime' | 'grapefruit';

export type Landscape =
  | 'horses2'
  | 'horses3'
  | 'horses4'
  | 'money2'
  | 'money3'
  | 'cart'
  | 'bull'
  | 'bridge'
  | 'milestone';

export type Tile =
  | 'lemon'
  | 'lemon*'
  | 'orange'
  | 'orange*'
  | 'blood-orange'
  | 'blood-orange*'
  | 'lime'
  | 'lime*'
  | 'grapefruit'
  | 'grapefruit*';

/** Whose turn it is, and how far it has come; `passes` in a row. */
export interface Turn {
  seat: number;
  number: number;
  main_done: boolean;
  passes: number;
}

/** A tile that is to be built, and the market space (from 1) where it lay. */
export interface Bought {
  market: number;
  tile: Tile;
}

/** A site of the board; `finca` is the one that stands there, such as `10/6`. */
export interface Site {
  revealed: boolean;
  finca: string | null;
  scored: boolean;
}

/** A player at a Finca that has not paid: tiles of regions that touch it, and points if it paid now. */
export interface AtFinca {
  seat: number;
  tiles: number;
  points: number;
}

/** Tiles of one fruit that hang together, with a worker on them; `points` if they are harvested. C-H1. */
export interface Region {
  fruit: Fruit;
  spaces: string[];
  points: number;
}

/** The mat of a player. C-L1. */
export interface Player {
  score: number;
  coins: number;
  workers: number;
  regions: Region[];
  tiles: Landscape[];
  horse_tiles: number;
}

/** How a board is called; `ours`: it is no printed one. */
export interface BoardName {
  name: string;
  title: string;
  side: 'long' | 'short';
  ours: boolean;
}

/** Fincas of the same values. */
export interface FincaKind {
  high: number;
  low: number;
  count: number;
}

/** The board and the material. C-M1 to C-M6. Sites are known by their letters. */
export interface Equipment {
  board: BoardName;
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
  plain_tiles: number;
  well_tiles: number;
  fincas: FincaKind[];
  landscape_tiles: Partial<Record<Landscape, number>>;
}

/** The region that a tile would be in: its tiles, its points, a new one or grown together. */
export interface RegionAfter {
  size: number;
  harvest: number;
  new: boolean;
  home: number;
  absorbed: number;
}

/** A tile that would be taken from a market space (from 1), and where it could go. */
export interface Buyable {
  market: number;
  tile: Tile;
  spaces: string[];
}

/** What would be taken, how many tiles are left, and whether a Finca and a refill follow. */
export interface MarketAfter {
  cost: number;
  left: number;
  finca: boolean;
  refill: boolean;
  tiles: Buyable[];
}

/** A player at a Finca; `to_lead`: so many more tiles for the most points. */
export interface Standing {
  seat: number;
  before: number;
  tiles: number;
  points: number;
  to_lead: number;
}

/** A Finca whose ring or majorities would change, best player first. */
export interface FincaAfter {
  site: string;
  space: string;
  high: number;
  low: number;
  filled: number;
  of: number;
  closes: boolean;
  standing: Standing[];
}

/** The purse before and after, the region, the Fincas it touches and the market. */
export interface Preview {
  coins: [number, number];
  workers: [number, number];
  points: number;
  income: number | null;
  takes: Landscape | null;
  covers: Tile | 'rock' | null;
  region: RegionAfter | null;
  market: MarketAfter | null;
  fincas: FincaAfter[];
  ends_turn: boolean;
  ends_game: boolean;
}

/** What a screen is sent of the game. */
export interface View {
  viewer: number | null;
  turn: Turn;
  market: (Tile | null)[];
  hand: Bought[];
  bag: Partial<Record<Tile, number>>;
  bag_short: boolean;
  fincas_left: Record<string, number>;
  finca_drawn: string | null;
  sites_left: string[];
  sites: Record<string, Site>;
  standings: Record<string, AtFinca[]>;
  neutral: Partial<Record<Fruit, string[]>>;
  wells: string[];
  rocks: string[];
  landscape: Record<string, Landscape>;
  players: Player[];
  over: number;
  horses: (number | null)[];
}

/** Buy all tiles of a market line, counted from 1. C-B1. */
export interface BuyLine {
  kind: 'buy-line';
  line: number;
}

/** Harvest regions, each named by its first space in reading order. C-H1. */
export interface Harvest {
  kind: 'harvest';
  regions: string[];
}

/** Build a tile of the hand on a space, over a rock or neutral tile by bridge. C-B4, C-A4. */
export interface PlaceTile {
  kind: 'place-tile';
  fruit: Fruit;
  well: boolean;
  space: string;
  bridge: boolean;
}

/** Turn a money tile of 2 or 3 into coins. C-A1. */
export interface UseMoney {
  kind: 'use-money';
  coins: number;
}

/** Take the tile of a market space, 1 to 12, for free. C-A2. */
export interface UseCart {
  kind: 'use-cart';
  market: number;
}

/** Put a bull onto an unoccupied space. C-A3. */
export interface PlaceBull {
  kind: 'place-bull';
  space: string;
}

/** Draw and build a Finca. C-A5. */
export interface UseMilestone {
  kind: 'use-milestone';
}

/** Put the Finca drawn onto a revealed site. C-N1. */
export interface ChooseSite {
  kind: 'choose-site';
  site: string;
}

/** Say that the turn is over. C-T4. */
export interface EndTurn {
  kind: 'end-turn';
}

/** Pass, having nothing to harvest or buy. C-T3. */
export interface Pass {
  kind: 'pass';
}

/** Give back the tiles that cannot be built. C-B3. */
export interface ReturnTiles {
  kind: 'return-tiles';
}

export type Move =
  | BuyLine
  | Harvest
  | PlaceTile
  | UseMoney
  | UseCart
  | PlaceBull
  | UseMilestone
  | ChooseSite
  | EndTurn
  | Pass
  | ReturnTiles;

/** LandscapeLaid. */
export interface LandscapeLaid {
  type: 'LandscapeLaid';
  tile: Landscape;
  space: string;
}

/** FincaDrawn. */
export interface FincaDrawn {
  type: 'FincaDrawn';
  kind: number;
}

/** TileDrawn. */
export interface TileDrawn {
  type: 'TileDrawn';
  market: number;
  tile: Tile;
}

/** SiteRevealed. */
export interface SiteRevealed {
  type: 'SiteRevealed';
  site: string;
}

/** FirstPlayerNamed. */
export interface FirstPlayerNamed {
  type: 'FirstPlayerNamed';
  seat: number;
}

/** LineBought. */
export interface LineBought {
  type: 'LineBought';
  seat: number;
  line: number;
  cost: number;
}

/** A bridge: over a rock (tile null) or a neutral tile, which leaves the game. */
export interface TileCovered {
  type: 'TileCovered';
  seat: number;
  tile: Tile | null;
  space: string;
}

/** TilePlaced. */
export interface TilePlaced {
  type: 'TilePlaced';
  seat: number;
  tile: Tile;
  space: string;
}

/** LandscapeTaken. */
export interface LandscapeTaken {
  type: 'LandscapeTaken';
  seat: number;
  tile: Landscape;
  space: string;
}

/** WorkerPlaced. */
export interface WorkerPlaced {
  type: 'WorkerPlaced';
  seat: number;
  space: string;
}

/** RegionsJoined. */
export interface RegionsJoined {
  type: 'RegionsJoined';
  seat: number;
  fruit: Fruit;
  workers: number;
}

/** NeutralAbsorbed. */
export interface NeutralAbsorbed {
  type: 'NeutralAbsorbed';
  seat: number;
  fruit: Fruit;
  tiles: number;
}

/** RegionHarvested. */
export interface RegionHarvested {
  type: 'RegionHarvested';
  seat: number;
  space: string;
  points: number;
}

/** `coins` were received of the `income` due: above twelve is lost. */
export interface IncomeReceived {
  type: 'IncomeReceived';
  seat: number;
  coins: number;
  income: number;
}

/** MoneyUsed. */
export interface MoneyUsed {
  type: 'MoneyUsed';
  seat: number;
  coins: number;
  worth: number;
}

/** CartUsed. */
export interface CartUsed {
  type: 'CartUsed';
  seat: number;
  market: number;
  tile: Tile;
}

/** BullPlaced. */
export interface BullPlaced {
  type: 'BullPlaced';
  seat: number;
  space: string;
}

/** MilestoneUsed. */
export interface MilestoneUsed {
  type: 'MilestoneUsed';
  seat: number;
}

/** TilesReturned. */
export interface TilesReturned {
  type: 'TilesReturned';
  seat: number;
  tiles: number;
  coins: number;
}

/** `seat` is null for the starting Fincas. */
export interface FincaBuilt {
  type: 'FincaBuilt';
  seat: number | null;
  site: string;
  kind: number;
}

/** BagRanShort. */
export interface BagRanShort {
  type: 'BagRanShort';
}

/** What one player got at an encircled Finca. */
export interface FincaScored {
  type: 'FincaScored';
  seat: number;
  site: string;
  tiles: number;
  points: number;
}

/** What one player got at a Finca that was never encircled. */
export interface FinalFincaScored {
  type: 'FinalFincaScored';
  seat: number;
  site: string;
  tiles: number;
  points: number;
}

/** Passed. */
export interface Passed {
  type: 'Passed';
  seat: number;
}

/** TurnEnded. */
export interface TurnEnded {
  type: 'TurnEnded';
  seat: number;
}

/** All passed in a row; `seat` chooses the site of one more Finca. */
export interface TableBlocked {
  type: 'TableBlocked';
  seat: number;
}

/** GameEnded. */
export interface GameEnded {
  type: 'GameEnded';
  reason: string;
}

/** HorsesCounted. */
export interface HorsesCounted {
  type: 'HorsesCounted';
  seat: number;
  points: number;
}

/** UnusedTilesCounted. */
export interface UnusedTilesCounted {
  type: 'UnusedTilesCounted';
  seat: number;
  points: number;
}

export type Event =
  | LandscapeLaid
  | FincaDrawn
  | TileDrawn
  | SiteRevealed
  | FirstPlayerNamed
  | LineBought
  | TileCovered
  | TilePlaced
  | LandscapeTaken
  | WorkerPlaced
  | RegionsJoined
  | NeutralAbsorbed
  | RegionHarvested
  | IncomeReceived
  | MoneyUsed
  | CartUsed
  | BullPlaced
  | MilestoneUsed
  | TilesReturned
  | FincaBuilt
  | BagRanShort
  | FincaScored
  | FinalFincaScored
  | Passed
  | TurnEnded
  | TableBlocked
  | GameEnded
  | HorsesCounted
  | UnusedTilesCounted;
