import { words } from "./words.svelte";

/** A bot, everywhere: how strong it is, and where it sits. */
export function botName(level: string, seat: number): string {
  const id = `level-${level}`;
  return words.text("bot-name", { level: words.knows(id) ? words.text(id) : level, seat: seat + 1 });
}

/** A player as lists call them. */
export function called(name: string, bot: string, seat: number): string {
  if (bot) return botName(bot, seat);
  return name || words.text("seat", { seat: seat + 1 });
}
