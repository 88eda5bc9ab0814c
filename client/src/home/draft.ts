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
  clock: keyof typeof CLOCKS;
  visibility: NonNullable<NewTable["visibility"]>;
  /** Whether players among others may ask for hints; who plays alone or shares a screen may anyway. */
  hints: boolean;
}

export const PERSON = "";
export const CLOCKS = {
  none: { kind: "none" },
  quick: { kind: "bank", bank_s: 600, increment_s: 5 },
  slow: { kind: "bank", bank_s: 1800, increment_s: 15 },
  day: { kind: "days", days: 1 },
  days: { kind: "days", days: 3 },
} satisfies Record<string, NewClock>;

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
  return { kind, seats, options, clock: "none", visibility: "unlisted", hints: false };
}

/** Whether everybody is there at once and can act at once: not where moves take days, nor at one screen. */
export function isLive(draft: Draft): boolean {
  return draft.kind === "others" && CLOCKS[draft.clock].kind !== "days";
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
    clock: hot ? CLOCKS.none : CLOCKS[draft.clock],
    hot_seat: hot,
    ...(draft.hints && !hot && { hints: true }),
  };
}
