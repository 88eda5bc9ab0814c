/** A table as its host puts it together, and what the server is asked for. */

import type { GameBody, NewClock, NewSeat, NewTable, OptionBody } from "../wire/types";

/** `one screen` is passed from hand to hand; a table for others has a link. */
export type Kind = "screen" | "others";

/** A person, or the level of a bot. */
export interface DraftSeat {
  level: string;
  name: string;
}

export interface Draft {
  kind: Kind;
  seats: DraftSeat[];
  options: Record<string, string>;
  clock: keyof typeof CLOCKS | Own;
  /** What a clock of one's own has, in the numbers that are asked for. */
  own: OwnClock;
  visibility: NonNullable<NewTable["visibility"]>;
  /** Whether players among others may ask for hints; who plays alone or shares a screen may anyway. */
  hints: boolean;
  /** Whether it counts for ratings; null: as is usual for such a table. */
  rated: boolean | null;
}

export const PERSON = "";
export const CLOCKS = {
  none: { kind: "none" },
  quick: { kind: "bank", bank_s: 600, increment_s: 5 },
  steady: { kind: "bank", bank_s: 900, increment_s: 20 },
  slow: { kind: "bank", bank_s: 1800, increment_s: 15 },
  day: { kind: "days", days: 1 },
  days: { kind: "days", days: 3 },
  reserve: { kind: "days", days: 1, reserve_days: 7 },
} satisfies Record<string, NewClock>;

/** A clock of one's own: minutes for the game, or days for a move; each number with its bounds. */
export const OWN = {
  "own-bank": { minutes: { least: 1, most: 1440 }, seconds: { least: 0, most: 3600 } },
  "own-days": { days: { least: 1, most: 30 }, reserve: { least: 0, most: 30 } },
} satisfies Record<string, Partial<Record<keyof OwnClock, { least: number; most: number }>>>;
export type Own = keyof typeof OWN;
export interface OwnClock {
  minutes: number;
  seconds: number;
  days: number;
  reserve: number;
}

/** The clock that the server is asked for. */
export function clockOf({ clock, own }: Draft): NewClock {
  if (clock === "own-bank") return { kind: "bank", bank_s: own.minutes * 60, increment_s: own.seconds };
  if (clock === "own-days") return { kind: "days", days: own.days, reserve_days: own.reserve };
  return CLOCKS[clock];
}

/** As many as play well at once: three where that can be. */
export function usualPlayers(game: GameBody): number {
  return game.players.includes(3) ? 3 : game.players[0]!;
}

export function newDraft(game: GameBody, kind: Kind, nameOf: (seat: number) => string): Draft {
  const seats = Array.from({ length: game.players.at(-1)! }, (_, seat) => ({
    level: PERSON,
    name: nameOf(seat),
  }));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const own = { minutes: 20, seconds: 20, days: 2, reserve: 5 };
  return { kind, seats, options, clock: "none", own, visibility: "unlisted", hints: false, rated: null };
}

/** Whether everybody is there at once and can act at once: not where moves take days, nor at one screen. */
export function isLive(draft: Draft): boolean {
  return draft.kind === "others" && clockOf(draft).kind !== "days";
}

/** The values of an option that the draft allows with so many players. */
export function valuesFor(option: OptionBody, draft: Draft, players: number): string[] {
  const fits = (value: string): boolean =>
    Object.entries(option.needs[value] ?? {}).every(([other, its]) => draft.options[other] === its);
  return option.values.filter(
    (value) =>
      (isLive(draft) || !option.live.includes(value)) &&
      !(option.seats && Number(value) > players) &&
      fits(value),
  );
}

/** Whether the game counts: as was chosen, else where people meet whom nobody has invited. With hints none does. */
export function isRated(draft: Draft, players: number): boolean {
  const others = draft.seats.slice(1, players).some(({ level }) => level === PERSON);
  return !draft.hints && (draft.rated ?? (draft.visibility === "public" && others));
}

/** What the server is asked for: the first so many seats, and only the options that were changed. */
export function bodyOf(game: GameBody, draft: Draft, players: number): NewTable {
  const hot = draft.kind === "screen";
  const seat = ({ level, name }: DraftSeat): NewSeat =>
    level ? { kind: "bot", level } : hot ? { kind: "person", name } : { kind: "person" };
  const isAllowed = (option: OptionBody): boolean => {
    const value = draft.options[option.name]!;
    const isListed = option.values.includes(value);
    return isListed ? valuesFor(option, draft, players).includes(value) : option.free;
  };
  const changed = game.options.filter(
    (option) => draft.options[option.name] !== option.default && isAllowed(option),
  );
  return {
    game: game.name,
    players,
    seats: draft.seats.slice(0, players).map(seat),
    options: Object.fromEntries(changed.map((option) => [option.name, draft.options[option.name]!])),
    visibility: hot ? "unlisted" : draft.visibility,
    clock: hot ? CLOCKS.none : clockOf(draft),
    hot_seat: hot,
    ...(draft.hints && !hot && { hints: true }),
    ...(!hot && { rated: isRated(draft, players) }),
  };
}
