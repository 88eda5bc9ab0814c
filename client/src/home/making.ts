import { go } from "../app/router.svelte";
import { ask, Failed } from "../net/api";
import { beSomebody } from "../net/guest";
import { words } from "../text/words.svelte";
import type { NewTable, TableBody } from "../wire/types";

/** Make a table as somebody and go there; where nobody is waited for it begins by itself. Says why if it cannot be. */
export function makeTable(body: NewTable): Promise<string | null> {
  return attempt(async () => {
    const made = await ask<TableBody>("/api/tables", "POST", body);
    go(`/${made.table.id}`);
  });
}

/** Sit down at a table of the lobby and go there. */
export function sitDown(table: string): Promise<string | null> {
  return attempt(async () => {
    await ask(`/api/tables/${table}/join`, "POST", {});
    go(`/${table}`);
  });
}

/** Play a finished game of one's own again with the same people: those who are not here are called. */
export function playAgain(table: string): Promise<string | null> {
  return attempt(async () => {
    const made = await ask<TableBody>(`/api/tables/${table}/rematch`, "POST", {});
    go(`/${made.table.id}`);
  });
}

/** Do something as somebody; says why if it cannot be done. */
export async function attempt(doing: () => Promise<void>): Promise<string | null> {
  try {
    await beSomebody();
    await doing();
    return null;
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return words.say(error.problem.message);
  }
}
