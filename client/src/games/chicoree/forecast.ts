/** What an action would bring, one sentence for each thing worth knowing. */

import { words } from "../../text/words.svelte";
import { title } from "./cards";
import type { Earnings, Preview } from "./contract";

/** What a turn brings in all. */
export function perTurn(earnings: Earnings): number {
  return earnings.start + earnings.each * earnings.others;
}

export function notesOf(
  action: string,
  { lot, target, earns, steps, tokens, draws, ends_game }: Preview,
): string[] {
  const notes: string[] = [];
  if (ends_game) notes.push(words.text("note-wins"));
  if (lot?.spare) notes.push(words.text("note-spare", { card: title(lot.card) }));
  else if (lot) notes.push(words.text("note-lot", { card: title(lot.card), laid: lot.laid, held: lot.held }));
  if (target) {
    const [before, after] = target.steps;
    if (after < before)
      notes.push(words.text("note-loses-step", { name: words.name(target.seat), steps: after }));
    if (target.turns[1] > target.turns[0])
      notes.push(words.text("note-afflicts", { name: words.name(target.seat), turns: target.turns[1] }));
  }
  if (steps[1] > steps[0] && !ends_game) notes.push(words.text("note-steps", { steps: steps[1] }));
  const more = perTurn(earns[1]) - perTurn(earns[0]);
  if (more > 0)
    notes.push(
      words.text(lot ? "note-would-earn" : "note-earns", { tokens: more, total: perTurn(earns[1]) }),
    );
  if (lot && tokens[1] < tokens[0]) notes.push(words.text("note-tokens-left", { tokens: tokens[1] }));
  if (draws && !lot)
    notes.push(words.text(action === "draw" ? "note-turn-draws" : "note-draws", { cards: draws }));
  return notes;
}
