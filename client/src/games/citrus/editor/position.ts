/** A position of Citrus as its text says it, in parts that can be changed by clicks. */

export interface Seat {
  score: number;
  coins: number;
  tiles: string[];
}

export interface PositionParts {
  /** Lines that stay as they are: the board, the options, how many play. */
  head: string[];
  players: number;
  turn: string[];
  seats: Seat[];
  market: string[];
  hand: string[];
  sites: string[];
  gone: string;
  used: string;
  /** Marks of the grid, as the position writes them. */
  rows: string[][];
}

const EMPTY = ".";

export function parse(text: string): PositionParts {
  const lines = text.split("\n").filter((line) => line.trim());
  const grid = lines.findIndex((line) => line.trim() === "grid");
  const facts = lines.slice(0, grid).map((line) => line.trim().split(/\s+/));
  const wordsOf = (key: string): string[] => facts.find(([word]) => word === key)?.slice(1) ?? [];
  const players = Number(wordsOf("players")[0] ?? 2);
  const seats = Array.from({ length: players }, (_, p): Seat => {
    const pairs = facts.find(([word, seat]) => word === "seat" && seat === String(p + 1))?.slice(2) ?? [];
    const said = Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string]));
    return {
      score: Number(said.score ?? 0),
      coins: Number(said.coins ?? 0),
      tiles: said.tiles?.split(",").filter(Boolean) ?? [],
    };
  });
  const market = wordsOf("market");
  return {
    head: ["board", "options", "players"].map((key) => [key, ...wordsOf(key)].join(" ")),
    players,
    turn: wordsOf("turn"),
    seats,
    market: Array.from({ length: 12 }, (_, i) => market[i] ?? EMPTY),
    hand: wordsOf("hand").map((word) => word.split(":").at(-1)!),
    sites: wordsOf("sites"),
    gone: wordsOf("gone").join(" "),
    used: wordsOf("used").join(" "),
    rows: lines.slice(grid + 2).map((line) => line.trim().split(/\s+/).slice(1)),
  };
}

/** What lies nowhere else is in the bag, the box and the stacks: those follow from the rest. */
export function written(parts: PositionParts): string {
  const seats = parts.seats.map(
    ({ score, coins, tiles }, p) =>
      `seat ${p + 1} score=${score} coins=${coins}${tiles.length ? ` tiles=${tiles.join(",")}` : ""}`,
  );
  const bought = parts.turn.some((word) => /^(main_done|carting)/.test(word));
  const done = parts.hand.length && !bought ? ["main_done=1"] : [];
  return [
    ...parts.head,
    `turn ${[...parts.turn, ...done].join(" ")}`,
    ...seats,
    `market ${parts.market.join(" ")}`,
    `hand ${parts.hand.join(" ")}`.trimEnd(),
    ...(parts.gone ? [`gone ${parts.gone}`] : []),
    ...(parts.used ? [`used ${parts.used}`] : []),
    `sites ${parts.sites.join(" ")}`.trimEnd(),
    "grid",
    ...parts.rows.map((row) => `  ${row.join(" ")}`),
  ].join("\n");
}

/** The site's word with this letter taken away, and perhaps another in its place. */
export function withSite(sites: string[], letter: string, word: string | null): string[] {
  const others = sites.filter((each) => each[0] !== letter);
  return word ? [...others, word].sort() : others;
}
