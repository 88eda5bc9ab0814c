/** A position of Chicorée as its text says it, in parts that can be changed by clicks. */

export interface Seat {
  tokens: number;
  start: string;
  /** Steps, with a star where a joker stands for one. */
  chain: string[];
  hand: string[];
}

export interface PositionParts {
  /** Lines that stay as they are. */
  head: string[];
  /** Words of the table but for whose turn it is. */
  table: string[];
  turn: number;
  seats: Seat[];
  contest: string;
  discard: string;
}

export function parse(text: string): PositionParts {
  const facts = text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => line.trim().split(/\s+/));
  const wordsOf = (key: string): string[] => facts.find(([word]) => word === key)?.slice(1) ?? [];
  const table = wordsOf("table");
  const seats = Array.from({ length: Number(wordsOf("players")[0] ?? 2) }, (_, p): Seat => {
    const pairs = facts.find(([word, seat]) => word === "seat" && seat === String(p + 1))?.slice(2) ?? [];
    const said = Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string]));
    return {
      tokens: Number(said.tokens ?? 12),
      start: said.start ?? "",
      chain: said.chain?.split(",") ?? [],
      hand: said.hand?.split(",").flatMap(spread) ?? [],
    };
  });
  return {
    head: ["options", "players"].map((key) => [key, ...wordsOf(key)].join(" ")),
    table: table.filter((word) => !/^(seat|had_start|harvest_laid|bank)=/.test(word)),
    turn: Number(table.find((word) => word.startsWith("seat="))?.slice(5) ?? 1),
    seats,
    contest: wordsOf("contest").join(" "),
    discard: wordsOf("discard").join(" "),
  };
}

/** `shop:2` is two of them. */
function spread(word: string): string[] {
  const [card = word, count] = word.split(":");
  return Array.from({ length: Number(count ?? 1) }, () => card);
}

/** Words of the table that mean something while nothing is fought over. */
const CALM = /^(first_seat|turns|rounds|begun)=/;

/** What lies nowhere else is in the pile. */
export function written({ head, table, turn, seats, contest, discard }: PositionParts): string {
  const state = contest ? table : table.filter((word) => CALM.test(word));
  const lines = seats.map(({ tokens, start, chain, hand }, p) =>
    [
      `seat ${p + 1} tokens=${tokens}`,
      ...(start ? [`start=${start}`] : []),
      ...(chain.length ? [`chain=${chain.join(",")}`] : []),
      ...(hand.length ? [`hand=${hand.join(",")}`] : []),
    ].join(" "),
  );
  return [
    ...head,
    `table seat=${turn} ${state.join(" ")}`.trimEnd(),
    ...lines,
    ...(contest ? [`contest ${contest}`] : []),
    ...(discard ? [`discard ${discard}`] : []),
  ].join("\n");
}
