import type { LogLine, Message } from "../wire/types";

/** What one player did, or what came of it for them. */
export interface Deeds {
  seat: number;
  words: Message[];
}

/** What is told of each player, in the order in which they appear; what need not be `told` is left out. */
export function deedsOf(lines: LogLine[], told: (id: string) => boolean = () => true): Deeds[] {
  const found = new Map<number, Message[]>();
  for (const line of lines)
    for (const message of line.words) {
      const seat = message.seat ?? line.seat;
      if (seat != null && !message.minor && told(message.id))
        found.set(seat, [...(found.get(seat) ?? []), message]);
    }
  return [...found].map(([seat, words]) => ({ seat, words }));
}
