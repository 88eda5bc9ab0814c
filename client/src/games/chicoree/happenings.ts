/** What an update shows on the cloth for a moment, and how long. */

import type { GameEvent } from "../../net/table.svelte";
import type { SoundName } from "../../table/sounds";
import type { Message } from "../../wire/types";
import type { ChicoreeView } from "./types";

export interface Shown {
  cards: string[];
  flowers: number;
}

export interface Scene {
  id: number;
  /** All fists open at once, all cards are shown at once, or one card moves. */
  kind: "bids" | "challenge" | "card";
  card: string | null;
  bids: Map<number, number>;
  shown: Map<number, Shown>;
  winners: number[];
  /** Whom a card went to or hit. */
  to: number | null;
  sentences: Message[];
  ms: number;
}

export interface Happening {
  scene: Scene | null;
  /** Tokens gained or lost, by seat. */
  deltas: Map<number, number>;
  laid: { seat: number; card: string }[];
  lost: { seat: number; card: string }[];
  drawn: string[];
  sounds: SoundName[];
  ms: number;
}

export const REVEAL_MS = 3200;
const CARD_MS = 1500;
const SOUNDS: Record<string, SoundName> = {
  BidSealed: "cloth",
  ChoiceSealed: "cloth",
  BidsOpened: "coins",
  CardsShown: "rustle",
  ChallengeWon: "bell",
  BidRaised: "taps",
  HammerFell: "hammer",
  StepLaid: "thud",
  StartLaid: "thud",
  CardDestroyed: "hoof",
  SpecialPlayed: "rattle",
  CardTurned: "rustle",
  IncomeReceived: "coins",
  PlayerBankrupt: "hammer",
  GameEnded: "bell",
};
/** What is told of beside a scene, in the order it is looked for. */
const CARD_SCENES = [
  "PlayerBankrupt",
  "SpecialPlayed",
  "CardSold",
  "CardUnsold",
  "CardWon",
  "CardUnwanted",
  "CardKept",
];
const TOLD: Record<string, string> = {
  SpecialPlayed: "special",
  CardDestroyed: "destroyed",
  PlayerAfflicted: "afflicted",
  CardSold: "sold",
  CardUnsold: "unsold",
  CardWon: "won",
  CardUnwanted: "unwanted",
  CardKept: "turned",
  PlayerBankrupt: "bankrupt",
  ChallengeWon: "challenge-won",
  ChallengeBlocked: "challenge-blocked",
  ChallengeDrawn: "challenge-drawn",
};

let counted = 0;

function seatOf(event: GameEvent, field = "seat"): number | null {
  const seat = event[field];
  return typeof seat === "number" ? seat : null;
}

/** The sentences of the update that belong to the events that are shown. */
function sentences(events: GameEvent[], words: Message[]): Message[] {
  const wanted = new Set(events.map((event) => TOLD[event.type]).filter(Boolean));
  return words.filter((message) =>
    [...wanted].some(
      (name) => message.id === `event-chicoree-${name}` || message.id === `event-chicoree-${name}-on`,
    ),
  );
}

function blank(kind: Scene["kind"], card: string | null, ms: number): Scene {
  return {
    id: ++counted,
    kind,
    card,
    bids: new Map(),
    shown: new Map(),
    winners: [],
    to: null,
    sentences: [],
    ms,
  };
}

function bidsScene(opened: GameEvent, events: GameEvent[], words: Message[]): Scene {
  const scene = blank("bids", String(opened.card), REVEAL_MS);
  const tokens = opened.tokens as number[];
  (opened.seats as number[]).forEach((seat, i) => scene.bids.set(seat, tokens[i]!));
  const won = events.find((event) => event.type === "CardWon");
  if (won) scene.winners = [seatOf(won)!];
  scene.to = won ? seatOf(won) : null;
  scene.sentences = sentences(
    events.filter((event) => event.type === "CardWon" || event.type === "CardUnwanted"),
    words,
  );
  return scene;
}

function challengeScene(events: GameEvent[], words: Message[], before: ChicoreeView): Scene {
  const called = events.find((event) => event.type === "ChallengeCalled" || event.type === "CardsShown");
  const card = called?.type === "ChallengeCalled" ? String(called.card) : (before.contest?.card ?? null);
  const scene = blank("challenge", card, REVEAL_MS);
  for (const event of events) {
    if (event.type === "CardsShown")
      scene.shown.set(seatOf(event)!, { cards: event.cards as string[], flowers: Number(event.flowers) });
    if (event.type === "ChallengeWon") scene.winners.push(seatOf(event)!);
  }
  scene.sentences = sentences(
    events.filter((event) => event.type.startsWith("Challenge")),
    words,
  );
  return scene;
}

function cardScene(events: GameEvent[], words: Message[]): Scene | null {
  const kind = CARD_SCENES.find((type) => events.some((event) => event.type === type));
  const told = events.find((event) => event.type === kind);
  if (!told) return null;
  const scene = blank("card", typeof told.card === "string" ? told.card : null, CARD_MS);
  scene.to = seatOf(
    told,
    told.type === "SpecialPlayed" ? "target" : told.type === "CardSold" ? "to" : "seat",
  );
  scene.sentences = sentences(events, words);
  return scene;
}

function sceneOf(events: GameEvent[], words: Message[], before: ChicoreeView): Scene | null {
  const opened = events.find((event) => event.type === "BidsOpened");
  if (opened) return bidsScene(opened, events, words);
  if (events.some((event) => event.type === "CardsShown")) return challengeScene(events, words, before);
  return cardScene(events, words);
}

/** Everything worth showing of one update. */
export function happen(
  events: GameEvent[],
  words: Message[],
  before: ChicoreeView,
  after: ChicoreeView,
): Happening {
  const scene = sceneOf(events, words, before);
  const deltas = new Map<number, number>();
  after.players.forEach((player, seat) => {
    const change = player.tokens - (before.players[seat]?.tokens ?? player.tokens);
    if (change) deltas.set(seat, change);
  });
  const of = (...types: string[]): { seat: number; card: string }[] =>
    events
      .filter((event) => types.includes(event.type))
      .map((event) => ({ seat: seatOf(event)!, card: String(event.card) }));
  const drawn = events
    .filter(
      (event) =>
        (event.type === "CardDrawn" || event.type === "CardKept" || event.type === "CardWon") &&
        typeof event.card === "string",
    )
    .map((event) => String(event.card));
  const sounds = [...new Set(events.map((event) => SOUNDS[event.type]).filter((sound) => sound != null))];
  const laid = of("StepLaid", "StartLaid");
  const lost = of("CardDestroyed");
  return {
    scene,
    deltas,
    laid,
    lost,
    drawn,
    sounds,
    ms: scene?.ms ?? (deltas.size || laid.length || events.length ? 500 : 0),
  };
}
