/** The view and the stage of Chicorée as the server sends them. */

export type Sort = "start" | "step" | "joker" | "destroyer" | "afflicter" | "ochre" | "challenge";
export type Counts = Record<string, number>;

export interface CardKind {
  name: string;
  sort: Sort;
  /** What the corner says: income, step or flowers. */
  number: number | null;
  count: number;
}

export interface ChicoreeStage {
  deck: string;
  rounds: number;
  tokens: number;
  /** In the order in which hands are sorted and challenge cards are chosen. */
  cards: CardKind[];
}

export interface LaidCard {
  card: string;
  joker: boolean;
}

export interface Player {
  tokens: number;
  start: string | null;
  chain: LaidCard[];
  hand: number;
  known: Counts;
  afflicted: number;
  owes: number;
  bankrupt: boolean;
  sealed: boolean;
}

export interface Contest {
  kind: "turn" | "melee" | "sealed" | "challenge";
  card: string;
  price: number;
  leader: number | null;
  bidder: number | null;
  bidding: number[];
  sale: boolean;
}

export interface ChicoreeView {
  turn: {
    seat: number | null;
    number: number;
    rounds: number;
    step_laid: boolean;
    had_start: boolean;
    drawing: boolean;
  };
  harvest_laid: boolean;
  players: Player[];
  hand: Counts | null;
  chosen: Counts | null;
  bid: number | null;
  pile: number;
  discard: Counts;
  waiting: Counts;
  unseen: Counts;
  contest: Contest | null;
  debt: { seat: number; refused: Counts } | null;
}

export interface Earnings {
  start: number;
  each: number;
  others: number;
}

export interface Forecast {
  tokens: [number, number];
  steps: [number, number];
  earns: [Earnings, Earnings];
  draws: number;
  /** The card that is bid for; `spare` if its like already lies there. */
  lot: { card: string; laid: number; held: number; spare: boolean } | null;
  target: { seat: number; steps: [number, number]; turns: [number, number] } | null;
  ends_game: boolean;
}
