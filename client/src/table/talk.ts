import type { ChatLine, LogLine, Message } from "../wire/types";

export interface TalkLine {
  key: string;
  at: number;
  seat: number | null;
  name: string;
  /** Who said it; empty for what happened. */
  person: string;
  words: Message[];
  said: string | null;
}

/** Log and chat, in the order of time. Minor words and hidden people are left out. */
export function talkOf(log: LogLine[], chat: ChatLine[], hides: (person: string) => boolean): TalkLine[] {
  const told = log.map((line) => ({ ...line, words: line.words.filter((message) => !message.minor) }));
  const lines: TalkLine[] = [
    ...told
      .filter((line) => line.words.length)
      .map((line) => ({
        key: `n${line.n}`,
        at: line.at,
        seat: line.seat,
        name: "",
        person: "",
        words: line.words,
        said: null,
      })),
    ...chat
      .filter((line) => !hides(line.person))
      .map((line) => ({
        key: `c${line.number}`,
        at: line.at,
        seat: line.seat,
        name: line.name,
        person: line.person,
        words: [],
        said: line.text,
      })),
  ];
  return lines.sort((a, b) => a.at - b.at);
}
