/** A position being tried: a table that is told over HTTP, what was done there, and other ways that were tried. */

import { ask, Failed } from "../net/api";
import { Posed, type Judged } from "../net/posed.svelte";
import { words } from "../text/words.svelte";
import type { Refused, SeatInfo, State, TrialAnswer, TrialAsked, TrialFault, TrialLine } from "../wire/types";

const NOWHERE = { log: [], go: () => undefined };
const MOST_WAYS = 12;

/** A scenario as text. */
export function written(
  { game, title, position }: Pick<TrialAnswer, "game" | "title" | "position">,
  lines: TrialLine[],
): string {
  let [text, block] = [`game ${game}\ntitle ${title}\nposition\n${indented(position)}\n`, ""];
  for (const line of lines) {
    if (line.block !== block) text += `${(block = line.block)}\n`;
    text += `  ${line.text}\n`;
  }
  return text;
}

function indented(text: string): string {
  return text.trimEnd().replace(/^(?=.)/gm, "  ");
}

/** The lines without the last thing that somebody did, and without what was drawn for it. */
export function withoutLast(lines: TrialLine[]): TrialLine[] {
  const last = lines.findLastIndex(({ block, text }) => block === "moves" && /^\d/.test(text));
  return last < 0 ? [] : lines.slice(0, last);
}

export class Trial extends Posed {
  game = $state("");
  title = $state("");
  position = $state("");
  lines = $state.raw<TrialLine[]>([]);
  /** Other ways from the same position, as they were left. */
  ways = $state.raw<TrialLine[][]>([]);
  /** The position as it stands now, in full. */
  whole = $state("");
  seats = $state.raw<number[]>([]);
  players = $state(0);
  /** Who looks; null: whoever is in turn. */
  seat = $state<number | null>(null);
  luck = $state<NonNullable<TrialAsked["luck"]>>("drawn");
  /** What could be drawn now, where it is left to be chosen. */
  chance = $state.raw<[string, number][]>([]);
  faults = $state.raw<TrialFault[]>([]);
  /** The last thing that the rules refused. */
  ruling = $state.raw<{ line: string; refused: Refused } | null>(null);
  /** Why the server does not answer. */
  problem = $state<string | null>(null);
  /** How the players are called, where it is known. */
  names: string[] = [];

  readonly text = $derived.by(() => (this.game ? written(this, this.lines) : ""));
  readonly canGoBack = $derived.by(() => this.lines.length > 0);

  /** Begin with a scenario; whether it could be read. */
  async begin(text: string): Promise<boolean> {
    const answer = await this.#ask({ text });
    if (!answer) return false;
    this.faults = answer.faults;
    if (!answer.game) return false;
    this.ways = [];
    this.#take(answer);
    if (answer.refused) this.#rule(answer.lines.at(-1)!.text, answer.refused);
    return true;
  }

  /** Be where these lines lead. */
  async go(lines: TrialLine[]): Promise<void> {
    const left = this.lines;
    const answer = await this.#ask({ text: written(this, lines) });
    if (!answer?.game) return;
    this.#leave(left, lines);
    this.#take(answer);
  }

  back(): Promise<void> {
    return this.go(withoutLast(this.lines));
  }

  look(seat: number | null): Promise<void> {
    this.seat = seat;
    return this.go(this.lines);
  }

  /** Let this come. */
  choose(outcome: string): Promise<void> {
    return this.go([...this.lines, { block: "moves", text: `= ${outcome}` }]);
  }

  /** Write the ruling down as a line: it is part of the text then, and of the link. */
  async keepRuling(): Promise<void> {
    if (!this.ruling) return;
    const { line, refused } = this.ruling;
    const text = line.startsWith("refused")
      ? line
      : `refused ${line}${refused.rule ? ` by ${refused.rule}` : ""}`;
    await this.go([...this.lines, { block: "moves", text }]);
    this.#rule(text, refused);
  }

  /** What was left is kept as another way, unless one only went further on it. */
  #leave(left: TrialLine[], next: TrialLine[]): void {
    const name = (lines: TrialLine[]): string => lines.map(({ text }) => text).join("\n");
    const goesOn = (whole: TrialLine[], part: TrialLine[]): boolean => name(whole).startsWith(name(part));
    const kept = this.ways.filter((way) => !goesOn(next, way));
    if (left.length && !goesOn(next, left) && !kept.some((way) => goesOn(way, left))) kept.unshift(left);
    this.ways = kept.slice(0, MOST_WAYS);
  }

  #rule(line: string, refused: Refused): void {
    this.ruling = { line, refused };
    this.table.refusal = refused;
  }

  #take(answer: TrialAnswer): void {
    ({ game: this.game, title: this.title, position: this.position, lines: this.lines } = answer);
    ({ whole: this.whole, seats: this.seats, players: this.players, faults: this.faults } = answer);
    this.chance = answer.chance;
    this.problem = null;
    this.ruling = null;
    if (!answer.state) return;
    this.table.past = answer.state.pending.kind === "over" ? NOWHERE : null;
    this.table.heard({
      ...answer.state,
      undo: this.lines.length ? 1 : 0,
      log: [],
      seats: this.#people(answer.state),
    });
    this.table.refusal = null;
  }

  /** Nobody plays here by themselves: every seat is somebody of whom things are tried. */
  #people({ seats }: State): SeatInfo[] {
    return seats.map((seat) => ({
      ...seat,
      kind: "person",
      level: null,
      name: this.names[seat.seat] || words.text("seat", { seat: seat.seat + 1 }),
      played_by: "person",
      present: true,
    }));
  }

  async #ask(asked: TrialAsked): Promise<TrialAnswer | null> {
    try {
      return await ask<TrialAnswer>("/api/trials", "POST", { seat: this.seat, luck: this.luck, ...asked });
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.problem = words.say(error.problem.message);
      return null;
    }
  }

  // ---- in place of a socket ----------------------------------------------

  protected async play(action: string): Promise<Refused | null | undefined> {
    const left = this.lines;
    const answer = await this.#judged("play", action);
    if (!answer || answer.refused) return answer?.refused;
    this.#leave(left, answer.lines);
    // Whoever is in turn next looks, unless somebody wants to see through certain eyes.
    if (answer.seats.length && !answer.seats.includes(answer.state?.seat ?? -1) && this.seat == null)
      await this.go(answer.lines);
    else this.#take(answer);
    return null;
  }

  protected judge(asked: "why_not" | "what_if", action: string): Promise<Judged | null> {
    return this.#judged(asked, action);
  }

  protected takeBack(): Promise<void> {
    return this.back();
  }

  /** What is refused is the ruling that one came for, unless it was only looked at. */
  async #judged(asked: "play" | "why_not" | "what_if", action: string): Promise<TrialAnswer | null> {
    const answer = await this.#ask({ text: this.text, seat: this.table.seat, ask: asked, action });
    if (answer?.refused && asked !== "what_if")
      this.ruling = { line: `${(this.table.seat ?? 0) + 1} ${action}`, refused: answer.refused };
    return answer;
  }
}
