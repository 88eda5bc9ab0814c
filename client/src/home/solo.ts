/** A game alone against bots as it is set up, and as it was set up last time in this browser. */

import type { GameBody, NewTable, OptionBody } from "../wire/types";
import { usualPlayers } from "./draft";

export interface Solo {
  players: number;
  /** How long a game, if that was chosen; else as usual for so many. */
  length: string | null;
  /** The bots on the seats after one's own; those that do not play are kept. */
  levels: string[];
}

/** The last choice: which game, and of each game the rest. */
export interface Kept {
  game?: string;
  of?: Record<string, Partial<Solo>>;
}

const KEY = "terroir-solo";

export function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function keep(choice: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // a browser that keeps nothing: the next time begins with the usual
  }
}

/** What was chosen last, as far as the game still has it. */
export function soloOf(game: GameBody, last: Partial<Solo> = {}): Solo {
  const level = (seat: number): string =>
    game.levels.find((known) => known === last.levels?.[seat]) ?? game.level;
  return {
    players: game.players.find((count) => count === last.players) ?? usualPlayers(game),
    length: lengthOption(game)?.values.find((value) => value === last.length) ?? null,
    levels: Array.from({ length: game.players.at(-1)! - 1 }, (_, seat) => level(seat)),
  };
}

/** The option that says how long a game takes, if there is one. */
export function lengthOption(game: GameBody): OptionBody | undefined {
  return game.options.find((option) => option.length);
}

/** From short to long where lengths are numbers. */
export function lengthsOf(option: OptionBody): string[] {
  return option.values.toSorted((a, b) => (Number(a) || 0) - (Number(b) || 0));
}

export function lengthOf(option: OptionBody, { players, length }: Solo): string {
  return length ?? (players === 2 ? option.for_two : option.default);
}

export function soloBody(game: GameBody, solo: Solo): NewTable {
  const option = lengthOption(game);
  return {
    game: game.name,
    players: solo.players,
    seats: [
      { kind: "person" },
      ...solo.levels.slice(0, solo.players - 1).map((level) => ({ kind: "bot" as const, level })),
    ],
    options: option ? { [option.name]: lengthOf(option, solo) } : {},
    visibility: "unlisted",
  };
}
