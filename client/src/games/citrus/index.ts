import type { Face, Measure, Step } from "..";
import type { Table } from "../../net/table.svelte";
import { words } from "../../text/words.svelte";
import CitrusTable from "./CitrusTable.svelte";
import Facts from "./Facts.svelte";
import { paint } from "./paint";
import { summary } from "./summary";
import type { View } from "./contract";

/** The turn: build or harvest, build what was bought, end. */
function steps(table: Table): Step[] {
  const view = table.view as unknown as View;
  if (table.over || !table.yourTurn) return [];
  const count = view.hand.length;
  const now = count ? 1 : view.turn.main_done ? 2 : 0;
  const labels = [words.text("step-choose"), words.text("step-build", { count }), words.text("step-end")];
  return labels.map((label, i) => ({ label, state: i < now ? "done" : i === now ? "now" : "next" }));
}

const points: Measure = {
  name: "measure-points",
  of: (view) => (view as unknown as View).players.map((player) => player.score),
};

export const face: Face = {
  measures: [points],
  Board: CitrusTable,
  scene: () => import("./Scene.svelte"),
  Facts,
  steps,
  summary,
  paint,
  open: true,
  rails: true,
};
