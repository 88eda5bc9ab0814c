/** The small print of a forecast: one sentence for each thing worth knowing before a click. */

import { words } from "../../text/words.svelte";
import type { Preview } from "./contract";

export function notesOf(facts: Preview, seat: number | null): string[] {
  return [...placed(facts), ...market(facts), ...harvested(facts), ...flips(facts, seat), ...ends(facts)];
}

function placed({ region, workers, takes, covers }: Preview): string[] {
  const notes: string[] = [];
  if (region?.new) notes.push(words.text("note-new-region", { left: workers[1] }));
  else if (region) notes.push(words.text("note-region", { size: region.size, points: region.harvest }));
  if (region?.home) notes.push(words.text("note-worker-home", { count: region.home }));
  if (region?.absorbed) notes.push(words.text("note-absorbed", { count: region.absorbed }));
  if (takes) notes.push(words.text("note-takes", { what: words.text(`land-${takes}`) }));
  if (covers) notes.push(words.text(covers === "rock" ? "note-covers-rock" : "note-covers"));
  return notes;
}

function market({ market: after, coins }: Preview): string[] {
  if (!after) return [];
  const notes = [words.text("note-left", { count: after.left, coins: coins[1] })];
  if (after.finca) notes.push(words.text("note-finca"));
  return notes;
}

function harvested({ income, points, coins, workers }: Preview): string[] {
  if (income == null) return [];
  return [
    words.text("note-harvest", { points, income, coins: coins[1], workers: workers[1] }),
    ...(coins[1] - coins[0] < income
      ? [words.text("note-coins-lost", { count: income - (coins[1] - coins[0]) })]
      : []),
  ];
}

/** Where somebody else is one or two tiles from taking the lead. */
function flips({ fincas }: Preview, seat: number | null): string[] {
  return fincas.flatMap((finca) => {
    if (finca.closes) return [];
    const rival = finca.standing
      .filter((each) => each.seat !== seat && each.to_lead > 0 && each.to_lead <= 3)
      .sort((a, b) => a.to_lead - b.to_lead)[0];
    const mine = finca.standing.find((each) => each.seat === seat);
    if (mine && mine.to_lead === 0 && rival)
      return [
        words.text("note-flip", { site: finca.site, name: words.name(rival.seat), count: rival.to_lead }),
      ];
    if (mine && mine.to_lead > 0)
      return [words.text("note-behind", { site: finca.site, count: mine.to_lead })];
    return [];
  });
}

function ends({ fincas, ends_turn, ends_game }: Preview): string[] {
  if (ends_game) return [words.text("note-ends-game")];
  if (ends_turn) return [words.text("note-ends-turn")];
  return fincas.some((finca) => finca.closes) ? [words.text("note-scored-later")] : [];
}
