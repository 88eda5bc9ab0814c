/** What an update shows on the cloth for a moment, and how long. */

import type { SoundName } from "../../table/sounds";
import type { Message } from "../../wire/types";
import type { BidsOpened, Event, View } from "./contract";

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

/** At a brisk pace; others in settings. */
const REVEAL_MS = 2600;
const CARD_MS = 1400;
const GLANCE_MS = 450;
const SOUNDS: Partial<Record<Event["type"], SoundName>> = {
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
] as const;
const TOLD: Partial<Record<Event["type"], string>> = {
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

/** What is worth remembering when one's own turn comes: what came of things, not how. */
const TELLING = new Set([...Object.values(TOLD), "special-on", "step-laid", "start-laid"]);
TELLING.delete(TOLD.CardKept!);

export function tells(id: string): boolean {
  return TELLING.has(id.replace("event-chicoree-", ""));
}

let counted = 0;

/** The events of some types. */
function ofType<Type extends Event["type"]>(
  events: Event[],
  ...types: Type[]
): Extract<Event, { type: Type }>[] {
  return events.filter((event) => types.includes(event.type as Type)) as Extract<Event, { type: Type }>[];
}

/** The sentences of the update that belong to the events that are shown. */
function sentences(events: Event[], words: Message[]): Message[] {
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

function bidsScene(opened: BidsOpened, events: Event[], words: Message[]): Scene {
  const scene = blank("bids", opened.card, REVEAL_MS);
  opened.seats.forEach((seat, i) => scene.bids.set(seat, opened.tokens[i]!));
  const [won] = ofType(events, "CardWon");
  scene.winners = won ? [won.seat] : [];
  scene.to = won?.seat ?? null;
  scene.sentences = sentences(ofType(events, "CardWon", "CardUnwanted"), words);
  return scene;
}

function challengeScene(events: Event[], words: Message[], before: View): Scene {
  const [called] = ofType(events, "ChallengeCalled", "CardsShown");
  const card = called?.type === "ChallengeCalled" ? called.card : (before.contest?.card ?? null);
  const scene = blank("challenge", card, REVEAL_MS);
  for (const { seat, cards, flowers } of ofType(events, "CardsShown"))
    scene.shown.set(seat, { cards, flowers });
  scene.winners = ofType(events, "ChallengeWon").map(({ seat }) => seat);
  scene.sentences = sentences(
    events.filter((event) => event.type.startsWith("Challenge")),
    words,
  );
  return scene;
}

function cardScene(events: Event[], words: Message[]): Scene | null {
  const [told] = CARD_SCENES.flatMap((type) => ofType(events, type));
  if (!told) return null;
  const scene = blank("card", "card" in told ? told.card : null, CARD_MS);
  if (told.type === "SpecialPlayed") scene.to = told.target;
  else if (told.type === "CardSold") scene.to = told.to;
  else if (told.type !== "CardUnwanted") scene.to = told.seat;
  scene.sentences = sentences(events, words);
  return scene;
}

function sceneOf(events: Event[], words: Message[], before: View): Scene | null {
  const [opened] = ofType(events, "BidsOpened");
  if (opened) return bidsScene(opened, events, words);
  if (events.some((event) => event.type === "CardsShown")) return challengeScene(events, words, before);
  return cardScene(events, words);
}

/** Everything worth showing of one update. */
export function happen(events: Event[], words: Message[], before: View, after: View): Happening {
  const scene = sceneOf(events, words, before);
  const deltas = new Map<number, number>();
  after.players.forEach((player, seat) => {
    const change = player.tokens - (before.players[seat]?.tokens ?? player.tokens);
    if (change) deltas.set(seat, change);
  });
  const drawn = ofType(events, "CardDrawn", "CardKept", "CardWon").flatMap(({ card }) => card ?? []);
  const sounds = [...new Set(events.map((event) => SOUNDS[event.type]).filter((sound) => sound != null))];
  const laid = ofType(events, "StepLaid", "StartLaid").map(({ seat, card }) => ({ seat, card }));
  const lost = ofType(events, "CardDestroyed").map(({ seat, card }) => ({ seat, card }));
  return {
    scene,
    deltas,
    laid,
    lost,
    drawn,
    sounds,
    ms: scene?.ms ?? (deltas.size || laid.length || events.length ? GLANCE_MS : 0),
  };
}
