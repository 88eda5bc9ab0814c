/** Boards and decks of one's own, kept in this browser as their files. */

const KEY = "terroir-made";
const MOST = 50;

export interface Kept {
  game: string;
  title: string;
  text: string;
}

function all(): Kept[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read)
      ? (read as Kept[]).filter(({ game, title, text }) => game && title && text)
      : [];
  } catch {
    return [];
  }
}

/** Those of a game, the latest first. */
export function keptOf(game: string): Kept[] {
  return all().filter((kept) => kept.game === game);
}

/** Keep it under its title, in place of what had that title; whether the browser could. */
export function keep(kept: Kept): boolean {
  return write([kept, ...without(kept)].slice(0, MOST));
}

export function forget(kept: Kept): boolean {
  return write(without(kept));
}

function without({ game, title }: Kept): Kept[] {
  return all().filter((other) => other.game !== game || other.title !== title);
}

function write(list: Kept[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}
