import type { Face, Measure, Step } from "..";
import type { Table } from "../../net/table.svelte";
import { words } from "../../text/words.svelte";
import ChicoreeTable from "./ChicoreeTable.svelte";
import Facts from "./Facts.svelte";
import { paint } from "./paint";
import { summary } from "./summary";
import type { View } from "./contract";

/** The turn: lay and play, draw, and what the second card brings. */
function steps(table: Table): Step[] {
  if (table.over) return [];
  const { contest, debt, turn } = table.view as unknown as View;
  if (debt) return [{ label: words.text("step-debt"), state: "now" }];
  const now = contest ? 2 : turn.drawing ? 1 : 0;
  const last = contest?.kind === "challenge" ? "step-challenge" : "step-auction";
  return [words.text("step-lay"), words.text("step-draw"), words.text(last)].map((label, i) => ({
    label,
    state: i < now ? "done" : i === now ? "now" : "next",
  }));
}

/** What decides the game, and what decides between equals. */
const measures: Measure[] = [
  {
    name: "measure-steps",
    of: (view) => (view as unknown as View).players.map((player) => player.chain.length),
  },
  {
    name: "measure-tokens",
    of: (view) => (view as unknown as View).players.map((player) => player.tokens),
  },
];

export const face: Face = {
  measures,
  Board: ChicoreeTable,
  scene: () => import("./Scene.svelte"),
  Facts,
  steps,
  summary,
  paint,
  rails: true,
};
