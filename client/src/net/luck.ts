/** What this browser keeps of the luck of its tables: promises from before the game, its own numbers, and which games began. */

import type { SeatInfo, TableInfo } from "../wire/types";
import { canHash, nonceCommitment, toHex } from "./hashes";

/** Tags as they have to stand in the record: Id, Commitment (the promise that was seen), NonceHash1 … (the promises of the numbers), Nonce1 … (own numbers that were revealed). */
export type Kept = Record<string, string>;

/** What to send for a seat. */
export type Step =
  | { type: "commit_nonce"; seat: number; commitment: string }
  | { type: "give_nonce"; seat: number; nonce: string };

/** What became of a table to which a number was given; empty as long as that is not known. */
export type Became = "" | "began" | "host" | "event" | "time" | "server" | "gone";

export interface Given {
  id: string;
  at: number;
  became: Became;
}

const KEY = "terroir-luck";
const MOST_TABLES = 300;
const NUMBER_BYTES = 32;
const TAG = /^(Id|Commitment|Nonce\d+|NonceHash\d+)$/;
const REVEALED = /^Nonce\d+$/;
/** What is kept beside the tags: numbers that are not revealed yet, when the first one was, and what became of the table. */
const NUMBER = "number";
const AT = "at";
const BECAME = "became";

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

function all(id: string): Kept | null {
  read();
  return tables[id] ?? null;
}

/** The tags that were kept of a table. */
export function keptOf(id: string): Kept | null {
  const kept = all(id);
  return kept && Object.fromEntries(Object.entries(kept).filter(([key]) => TAG.test(key)));
}

/** The number that a seat adds to the luck; it is kept, with the promise, before anybody is told.
 *
 * Asked again it is the same, so that a server cannot have us try several. None for a promise that was another one before.
 */
export function numberFor(table: TableInfo, seat: number): string | null {
  const kept = all(table.id) ?? { Id: table.id, Commitment: table.commitment };
  if (kept.Commitment !== table.commitment) return null;
  const known = kept[`Nonce${seat + 1}`] ?? kept[NUMBER + (seat + 1)];
  if (known) return known;
  const number = toHex(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES)));
  write(table.id, { ...kept, [NUMBER + (seat + 1)]: number });
  return number;
}

/** What this browser does next for its seat before the game: first it promises a number, and reveals it only when every
 * person has promised one. Whoever is alone, or comes to a table from before promises, gives it at once. */
export async function nextStep(table: TableInfo, seats: SeatInfo[], seat: number): Promise<Step | null> {
  const mine = seats[seat];
  if (!mine || mine.nonce || table.luck < 2) return null;
  const number = numberFor(table, seat);
  if (number == null) return null;
  const people = seats.filter(({ kind }) => kind === "person");
  const full = seats.every(({ kind }) => kind !== "open");
  const alone = full && people.every(({ yours }) => yours);
  if (!mine.commitment && (table.luck === 2 || alone || !canHash())) return reveal(table, seat, number, {});
  if (!canHash()) return null;
  const commitment = await nonceCommitment(number, table.id, seat + 1);
  if (!mine.commitment) return { type: "commit_nonce", seat, commitment };
  // Promised by another browser of the same person, which has the number.
  if (mine.commitment !== commitment) return null;
  if (!full || !people.every((one) => one.commitment)) return null;
  const hashes = people.map((one) => [`NonceHash${one.seat + 1}`, one.commitment] as const);
  return reveal(table, seat, number, Object.fromEntries(hashes));
}

/** Keep the promises of all before the number goes out; none where other promises were kept before. */
function reveal(table: TableInfo, seat: number, nonce: string, hashes: Kept): Step | null {
  const kept = all(table.id)!;
  if (Object.entries(hashes).some(([tag, value]) => kept[tag] != null && kept[tag] !== value)) return null;
  const { [NUMBER + (seat + 1)]: _, ...rest } = kept;
  write(table.id, { [AT]: String(Date.now()), ...rest, ...hashes, [`Nonce${seat + 1}`]: nonce });
  return { type: "give_nonce", seat, nonce };
}

/** The number came too late: the game has begun without it, and its record need not have it. */
export function notTaken(table: string, seat: number): void {
  const { [`Nonce${seat + 1}`]: number, ...rest } = all(table) ?? {};
  if (number) write(table, { ...rest, [NUMBER + (seat + 1)]: number });
}

/** Remember what became of a table to which this browser gave a number. */
export function became(id: string, what: Became): void {
  const kept = all(id);
  const known = kept && Object.keys(kept).some((key) => REVEALED.test(key)) ? kept[BECAME] : what;
  if (kept && known !== what && known !== "began") write(id, { ...kept, [BECAME]: what });
}

/** The tables to which this browser gave a number, the last one first. */
export function given(): Given[] {
  read();
  return Object.entries(tables)
    .filter(([, kept]) => Object.keys(kept).some((key) => REVEALED.test(key)))
    .map(([id, kept]) => ({ id, at: Number(kept[AT] ?? 0), became: (kept[BECAME] ?? "") as Became }))
    .reverse();
}

/** The tags of a record that are not as this browser kept them. */
export function changed(kept: Kept | null, tags: Record<string, string | undefined>): string[] {
  return Object.entries(kept ?? {}).flatMap(([tag, value]) => (tags[tag] === value ? [] : [tag]));
}
