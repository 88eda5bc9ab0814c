/** What this browser keeps of the luck of a table from before the game, to compare it at the end. */

import type { TableInfo } from "../wire/types";

/** Tags as they have to stand in the record: Id, Commitment (the promise that was seen), Nonce1 … (numbers given). */
export type Kept = Record<string, string>;

const KEY = "terroir-luck";
const MOST_TABLES = 300;
const NUMBER_BYTES = 32;

/** For a browser that keeps nothing: as long as the page is open. */
let tables: Record<string, Kept> = {};

function read(): void {
  try {
    tables = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    // what is in memory stays
  }
}

function write(id: string, kept: Kept): void {
  read();
  tables = Object.fromEntries([...Object.entries({ ...tables, [id]: kept })].slice(-MOST_TABLES));
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // see above
  }
}

export function keptOf(id: string): Kept | null {
  read();
  return tables[id] ?? null;
}

/** The number that a seat adds to the luck; it is kept, with the promise, before anybody is told.
 *
 * Asked again it is the same, so that a server cannot have us try several. None for a promise that was another one before.
 */
export function numberFor(table: TableInfo, seat: number): string | null {
  const kept = keptOf(table.id) ?? { Id: table.id, Commitment: table.commitment };
  if (kept.Commitment !== table.commitment) return null;
  const tag = `Nonce${seat + 1}`;
  const bytes = crypto.getRandomValues(new Uint8Array(NUMBER_BYTES));
  const number = kept[tag] ?? [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  write(table.id, { ...kept, [tag]: number });
  return number;
}

/** The tags of a record that are not as this browser kept them. */
export function changed(kept: Kept | null, tags: Record<string, string | undefined>): string[] {
  return Object.entries(kept ?? {}).flatMap(([tag, value]) => (tags[tag] === value ? [] : [tag]));
}
