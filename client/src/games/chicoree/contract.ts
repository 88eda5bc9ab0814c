// Made by tools/tsgen.py of the types of the game chicoree. Change those and make it anew, not this.

export type Sort = 'start' | 'step' | 'joker' | 'destroyer' | 'afflicter' | 'ochre' | 'challenge';

/** Whose turn it is, and how far it has come. */
export interface Turn {
  seat: number | null;
  first: number | null;
  number: number;
  rounds: number;
  step_laid: boolean;
  had_start: boolean;
  drawing: boolean;
}

/** A step of the chain, or a joker that stands for it. */
export interface LaidCard {
  card: string;
  joker: boolean;
}

/** What everybody knows of a player: of the hand its size, and the cards that were seen going in. */
export interface Player {
  tokens: number;
  start: string | null;
  chain: LaidCard[];
  hand: number;
  known: Record<string, number>;
  drawn: number;
  elders: number;
  lost: Record<string, number>;
  surely_old: number;
  afflicted: number;
  owes: number;
  bankrupt: boolean;
  sealed: boolean;
}

/** What everybody plays for: an auction, a sale to pay a debt, or a challenge. */
export interface Contest {
  kind: 'challenge' | 'melee' | 'sealed' | 'turn';
  card: string;
  price: number;
  leader: number | null;
  bidder: number | null;
  bidding: number[];
  sale: boolean;
}

/** Who has to sell, and what nobody wanted. */
export interface Debt {
  seat: number;
  refused: Record<string, number>;
}

/** A kind of card; `number` is on its corner: income, step or flowers; `hits` is what it destroys. */
export interface CardKind {
  name: string;
  sort: Sort;
  number: number | null;
  count: number;
  hits: string | null;
  revenue: number;
}

/** The kinds of cards, in the order in which hands are sorted, and how many there are. K-M1, K-M3. */
export interface Equipment {
  deck: string;
  rounds: number;
  tokens: number;
  cards: CardKind[];
  afflicted_turns: number;
  ochre_cards: number;
}

/** What a turn brings: from the bank, and from each of so many others. K-T1, K-T2. */
export interface Earnings {
  start: number;
  each: number;
  others: number;
}

/** The card that is bid for; `spare`: its bidder needs no more of it. */
export interface Lot {
  card: string;
  laid: number;
  held: number;
  spare: boolean;
}

/** What a special takes from the player it hits: steps, and turns without tokens, before and after. */
export interface Hit {
  seat: number;
  steps: [number, number];
  turns: [number, number];
}

/** Tokens, steps and earnings of the viewer before and after, and whom it hits. */
export interface Preview {
  tokens: [number, number];
  steps: [number, number];
  earns: [Earnings, Earnings];
  draws: number;
  lot: Lot | null;
  target: Hit | null;
  ends_game: boolean;
}

/** What a screen is sent of the game. */
export interface View {
  viewer: number | null;
  turn: Turn;
  harvest_laid: boolean;
  players: Player[];
  hand: Record<string, number> | null;
  chosen: Record<string, number> | null;
  bid: number | null;
  pile: number;
  discard: Record<string, number>;
  waiting: Record<string, number>;
  unseen: Record<string, number>;
  elders: Record<string, number>;
  contest: Contest | null;
  debt: Debt | null;
  bank: number;
  over: string | null;
}

/** Lay a start card. K-T5. */
export interface LayStart {
  kind: 'lay-start';
  card: string;
}

/** Lay a card of the chain, or a joker in its place. K-T3, K-T4, K-X4. */
export interface LayStep {
  kind: 'lay-step';
  card: string;
  joker: boolean;
}

/** Play a special card, against a player (counted from 0) where it needs one. K-X1 to K-X3. */
export interface PlaySpecial {
  kind: 'play-special';
  card: string;
  target: number | null;
}

/** Have done with laying and playing: draw the first card, then the second. K-T7, K-T8. */
export interface DrawCards {
  kind: 'draw-cards';
}

/** Offer so many tokens in an open auction. K-A1. */
export interface RaiseBid {
  kind: 'raise-bid';
  tokens: number;
}

/** Offer no more in this auction; in the mêlée, until somebody raises. K-A1. */
export interface PassBid {
  kind: 'pass-bid';
}

/** Close the hand over so many tokens. K-A2. */
export interface SealBid {
  kind: 'seal-bid';
  tokens: number;
}

/** Add one more card of a kind to the choice for a challenge, in secret. K-C1, K-C5. */
export interface ChooseCard {
  kind: 'choose-card';
  card: string;
}

/** Close the choice for a challenge. K-C1. */
export interface SealChoice {
  kind: 'seal-choice';
}

/** Put a card of the hand up for sale, to pay a debt. K-D1. */
export interface OfferCard {
  kind: 'offer-card';
  card: string;
}

export type Move =
  | LayStart
  | LayStep
  | PlaySpecial
  | DrawCards
  | RaiseBid
  | PassBid
  | SealBid
  | ChooseCard
  | SealChoice
  | OfferCard;

/** FirstPlayerNamed. */
export interface FirstPlayerNamed {
  type: 'FirstPlayerNamed';
  seat: number;
}

/** IncomeReceived. */
export interface IncomeReceived {
  type: 'IncomeReceived';
  seat: number;
  tokens: number;
}

/** No income and no revenue; so for `turns` turns, this one included. */
export interface IncomeBlocked {
  type: 'IncomeBlocked';
  seat: number;
  turns: number;
}

/** RevenuePaid. */
export interface RevenuePaid {
  type: 'RevenuePaid';
  seat: number;
  to: number;
  tokens: number;
}

/** `tokens` were all there was; `owed` is still to be paid. */
export interface DebtArisen {
  type: 'DebtArisen';
  seat: number;
  tokens: number;
  owed: number;
}

/** CardOffered. */
export interface CardOffered {
  type: 'CardOffered';
  seat: number;
  card: string;
}

/** CardSold. */
export interface CardSold {
  type: 'CardSold';
  seat: number;
  to: number;
  card: string;
  tokens: number;
}

/** CardUnsold. */
export interface CardUnsold {
  type: 'CardUnsold';
  seat: number;
  card: string;
}

/** DebtSettled. */
export interface DebtSettled {
  type: 'DebtSettled';
  seat: number;
  to: number;
}

/** `cards` were left in the hand. */
export interface PlayerBankrupt {
  type: 'PlayerBankrupt';
  seat: number;
  cards: string[];
}

/** StartLaid. */
export interface StartLaid {
  type: 'StartLaid';
  seat: number;
  card: string;
}

/** StepLaid. */
export interface StepLaid {
  type: 'StepLaid';
  seat: number;
  card: string;
  joker: boolean;
}

/** `target` is null for cards that hit nobody. */
export interface SpecialPlayed {
  type: 'SpecialPlayed';
  seat: number;
  card: string;
  target: number | null;
}

/** CardDestroyed. */
export interface CardDestroyed {
  type: 'CardDestroyed';
  seat: number;
  card: string;
  joker: boolean;
}

/** PlayerAfflicted. */
export interface PlayerAfflicted {
  type: 'PlayerAfflicted';
  seat: number;
  turns: number;
}

/** CardDrawn. */
export interface CardDrawn {
  type: 'CardDrawn';
  seat: number;
  card: string | null;
}

/** DrawSkipped. */
export interface DrawSkipped {
  type: 'DrawSkipped';
  seat: number;
}

/** CardTurned. */
export interface CardTurned {
  type: 'CardTurned';
  seat: number;
  card: string;
}

/** CardKept. */
export interface CardKept {
  type: 'CardKept';
  seat: number;
  card: string;
}

/** `form` is `turn`, `melee` or `sealed`. */
export interface AuctionOpened {
  type: 'AuctionOpened';
  card: string;
  form: 'challenge' | 'melee' | 'sealed' | 'turn';
}

/** BidRaised. */
export interface BidRaised {
  type: 'BidRaised';
  seat: number;
  tokens: number;
}

/** BidPassed. */
export interface BidPassed {
  type: 'BidPassed';
  seat: number;
}

/** HammerFell. */
export interface HammerFell {
  type: 'HammerFell';
}

/** BidSealed. */
export interface BidSealed {
  type: 'BidSealed';
  seat: number;
  tokens: number | null;
}

/** `seats` bid so many `tokens` each. */
export interface BidsOpened {
  type: 'BidsOpened';
  card: string;
  seats: number[];
  tokens: number[];
}

/** CardWon. */
export interface CardWon {
  type: 'CardWon';
  seat: number;
  card: string;
  tokens: number;
}

/** CardUnwanted. */
export interface CardUnwanted {
  type: 'CardUnwanted';
  card: string;
}

/** ChallengeCalled. */
export interface ChallengeCalled {
  type: 'ChallengeCalled';
  seat: number;
  card: string;
}

/** ChoiceSealed. */
export interface ChoiceSealed {
  type: 'ChoiceSealed';
  seat: number;
}

/** CardsShown. */
export interface CardsShown {
  type: 'CardsShown';
  seat: number;
  cards: string[];
  flowers: number;
}

/** ChallengeWon. */
export interface ChallengeWon {
  type: 'ChallengeWon';
  seat: number;
  tokens: number;
}

/** Most flowers, but no tokens for two turns. */
export interface ChallengeBlocked {
  type: 'ChallengeBlocked';
  seat: number;
}

/** Nobody showed a flower. */
export interface ChallengeDrawn {
  type: 'ChallengeDrawn';
}

/** PileShuffled. */
export interface PileShuffled {
  type: 'PileShuffled';
  cards: number;
}

/** TurnEnded. */
export interface TurnEnded {
  type: 'TurnEnded';
  seat: number;
}

/** RoundEnded. */
export interface RoundEnded {
  type: 'RoundEnded';
  round: number;
}

/** GameEnded. */
export interface GameEnded {
  type: 'GameEnded';
  reason: string;
}

export type Event =
  | FirstPlayerNamed
  | IncomeReceived
  | IncomeBlocked
  | RevenuePaid
  | DebtArisen
  | CardOffered
  | CardSold
  | CardUnsold
  | DebtSettled
  | PlayerBankrupt
  | StartLaid
  | StepLaid
  | SpecialPlayed
  | CardDestroyed
  | PlayerAfflicted
  | CardDrawn
  | DrawSkipped
  | CardTurned
  | CardKept
  | AuctionOpened
  | BidRaised
  | BidPassed
  | HammerFell
  | BidSealed
  | BidsOpened
  | CardWon
  | CardUnwanted
  | ChallengeCalled
  | ChoiceSealed
  | CardsShown
  | ChallengeWon
  | ChallengeBlocked
  | ChallengeDrawn
  | PileShuffled
  | TurnEnded
  | RoundEnded
  | GameEnded;
