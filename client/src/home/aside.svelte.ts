/** Tables that somebody has put away in this browser, until something happens there. */

import type { TableLine } from "../wire/types";

const KEY = "terroir-put-away";
/** Whoever left a table this long ago may not come back to it. */
const ABANDONED_MS = 3_600_000;

type Away = Record<string, number>;

function kept(): Away {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Away;
  } catch {
    return {};
  }
}

let away = $state.raw(kept());

/** Nothing has happened there since it was put away. */
export function isAway(table: TableLine): boolean {
  return away[table.id] === table.since_ms;
}

export function canGoAway(table: TableLine): boolean {
  return Date.now() - table.since_ms > ABANDONED_MS;
}

/** Put a table away; of those before, only the ones that are still in the list are remembered. */
export function putAway(table: TableLine, mine: TableLine[]): void {
  const still = mine.filter(isAway).map((each) => [each.id, each.since_ms] as const);
  away = { ...Object.fromEntries(still), [table.id]: table.since_ms };
  try {
    localStorage.setItem(KEY, JSON.stringify(away));
  } catch {
    // a browser that keeps nothing: it is away until the page is closed
  }
}
