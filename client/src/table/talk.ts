import type { ChatLine, LogLine, Message } from "../wire/types";

export interface TalkLine {
  key: string;
  at: number;
  seat: number | null;
  name: string;
  words: Message[];
  said: string | null;
}

/** Log and chat, in the order of time. Minor words and muted people are left out. */
export function talkOf(log: LogLine[], chat: ChatLine[], muted: string[]): TalkLine[] {
  const told = log.map((line) => ({ ...line, words: line.words.filter((message) => !message.minor) }));
  const lines: TalkLine[] = [
    ...told
      .filter((line) => line.words.length)
      .map((line) => ({
        key: `n${line.n}`,
        at: line.at,
        seat: line.seat,
        name: "",
        words: line.words,
        said: null,
      })),
    ...chat
      .filter((line) => !muted.includes(line.person))
      .map((line) => ({
        key: `c${line.number}`,
        at: line.at,
        seat: line.seat,
        name: line.name,
        words: [],
        said: line.text,
      })),
  ];
  return lines.sort((a, b) => a.at - b.at);
}
