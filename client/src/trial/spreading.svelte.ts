/** Bots play a position to its end, a hundred times: asked for some games at a time, shown as they come. */

import { beSomebody } from "../net/guest";
import { ask, Failed } from "../net/api";
import { words } from "../text/words.svelte";
import type { Spread, SpreadAsked, SpreadGame } from "../wire/types";

export const ALL = 100;

export class Spreading {
  games = $state.raw<SpreadGame[]>([]);
  running = $state(false);
  failed = $state<string | null>(null);
  #asked = 0;

  /** From the beginning, until there are so many games or something else is asked. */
  async run(text: string, bot: NonNullable<SpreadAsked["bot"]>, most = ALL): Promise<void> {
    const mine = ++this.#asked;
    [this.games, this.running, this.failed] = [[], true, null];
    try {
      await beSomebody();
      while (this.games.length < most) {
        const { games } = await ask<Spread>("/api/spreads", "POST", { text, bot, first: this.games.length });
        if (mine !== this.#asked) return;
        this.games = [...this.games, ...games];
      }
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      if (mine === this.#asked) this.failed = words.say(error.problem.message);
    }
    if (mine === this.#asked) this.running = false;
  }

  stop(): void {
    this.#asked++;
    this.running = false;
  }

  /** Of a hundred, by seat; a shared victory counts in parts. */
  readonly shares = $derived.by(() => {
    const [players, count] = [this.games[0]?.scores.length ?? 0, this.games.length];
    return Array.from({ length: players }, (_, seat) =>
      this.games.reduce(
        (sum, { winners }) => sum + (winners.includes(seat) ? 100 / winners.length / count : 0),
        0,
      ),
    );
  });
}

/** How often each score came, in bins of equal width: for a picture. */
export function histogram(scores: number[], low: number, high: number, bins: number): number[] {
  const counts = Array.from({ length: bins }, () => 0);
  for (const score of scores) {
    const bin = Math.floor(((score - low) / (high - low + 1)) * bins);
    counts[Math.min(bins - 1, Math.max(0, bin))]!++;
  }
  return counts;
}
