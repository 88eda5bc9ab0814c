/** What the server proposes to the seat at this screen, and the turn of it that is looked at. */

import type { Hinted, HintAction, HintTurn, Refused, Update } from "../wire/types";

export class Hints {
  /** The best few turns, best first; null as long as none are known. */
  turns = $state.raw<HintTurn[] | null>(null);
  /** Somebody looks at them, or waits for them. */
  open = $state(false);
  thinking = $state(false);
  /** The turn that the board shows, and what is left to do of it. */
  picked = $state.raw<HintTurn | null>(null);
  shown = $state.raw<HintAction[]>([]);
  #ask: () => Promise<Hinted | Refused | null>;
  /** Told apart from questions that were asked before the game went on. */
  #asked = 0;

  constructor(ask: () => Promise<Hinted | Refused | null>) {
    this.#ask = ask;
  }

  /** Ask what might be done now. Says why it is not told; what comes after the game went on is forgotten. */
  async ask(): Promise<Refused | null> {
    this.open = true;
    if (this.turns || this.thinking) return null;
    const asked = ++this.#asked;
    this.thinking = true;
    const answer = await this.#ask();
    if (asked !== this.#asked) return null;
    this.thinking = false;
    if (answer?.type === "hinted") this.turns = answer.turns;
    else this.open = false;
    return answer?.type === "refused" ? answer : null;
  }

  /** Show a turn on the board; who has put it away sees it again. */
  show(turn: HintTurn): void {
    this.picked = turn;
    this.shown = [...turn.actions];
  }

  /** Take up a turn that was planned, as if it had been proposed. */
  takeUp(actions: HintAction[]): void {
    this.shown = actions;
  }

  close(): void {
    this.open = false;
    this.picked = null;
    this.shown = [];
  }

  /** The game went on: what is left of the shown turn stays as long as it is followed. */
  follow(update: Update): void {
    const followed = update.action != null && this.shown[0]?.action === update.action;
    this.#asked++;
    this.turns = this.picked = null;
    this.open = this.thinking = false;
    this.shown = followed ? this.shown.slice(1) : [];
  }
}
