import { go } from "../app/router.svelte";
import { api, ask, Failed } from "../net/api";
import type { Table } from "../net/table.svelte";
import { words } from "../text/words.svelte";
import type { TableBody } from "../wire/types";

/** Play the same game again with the same people, and go there; says why if it cannot be. */
export async function playAgain(table: Table): Promise<string | null> {
  try {
    const made = await ask<TableBody>(`/api/tables/${table.info!.id}/rematch`, "POST", {});
    go(`/${made.table.id}`);
    return null;
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return words.say(error.problem.message);
  }
}

/** Do not play again, for all to see. */
export async function decline(table: Table): Promise<string | null> {
  const problem = await api.act(table.info!.id, "decline");
  return problem && words.say(problem.message);
}

/** Those who want to play again, as long as this browser's player has not answered them. */
export function whoAsks(table: Table): number[] {
  if (!table.over || table.seats.some(({ yours, again }) => yours && again)) return [];
  return table.yours.length ? table.seats.filter(({ again }) => again === "yes").map(({ seat }) => seat) : [];
}
