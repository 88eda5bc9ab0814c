/** The luck of a finished game, computed again in the browser, as docs/engine.md describes it. */

import {
  canHash,
  commitmentOf,
  eightBytes,
  fromHex,
  joined,
  nonceCommitment,
  parts,
  toHex,
} from "../net/hashes";
import { changed, type Kept } from "../net/luck";
import type { Draw } from "../wire/types";

/** What fair draws show: the promises and the number that were kept are in it; everybody's number is; a promised number was never revealed; only that nothing was drawn anew. */
export type Shown = "witnessed" | "mixed" | "withheld" | "redrawn";

export type Verdict =
  | { found: Shown; draws: number; nonces: string[] }
  /** The record promises nothing, or its secret was never shown. */
  | { found: "unpromised" }
  /** Browsers compute hashes for pages of this machine and over https only. */
  | { found: "insecure" }
  /** The promise is not the one that this browser saw before the game. */
  | { found: "other-promise" }
  /** The number that this browser gave for the seat is not in it. */
  | { found: "other-number"; seat: number }
  /** The number of the seat is missing, too short, that of another one, or given to a bot: it may have been chosen. */
  | { found: "chosen-number"; seat: number }
  /** The number of the seat is not the one that was promised before the game. */
  | { found: "broken-number"; seat: number }
  | { found: "broken-promise"; computed: string }
  | { found: "unfair"; draw: number; came: string; fair: string };

const SHORTEST_NUMBER = 32;
const WORDS = 1n << 256n;
const encoder = new TextEncoder();

async function hmac(
  secret: BufferSource,
): Promise<(message: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return (message) => crypto.subtle.sign("HMAC", key, message);
}

/** Draw `number` below n: words beyond the last whole multiple of n are passed over. */
async function drawn(
  sign: (message: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>,
  number: number,
  n: number,
): Promise<number> {
  const fair = WORDS - (WORDS % BigInt(n));
  for (let attempt = 0; ; attempt++) {
    const word = BigInt(
      `0x${toHex(await sign(joined(encoder.encode("terroir/draw/1"), eightBytes(number), eightBytes(attempt))))}`,
    );
    if (word < fair) return Number(word % BigInt(n));
  }
}

function total(pieces: Draw["pieces"]): number {
  return pieces.reduce((sum, [, count]) => sum + count, 0);
}

/** The piece that a number counts to. */
function pieceAt(pieces: Draw["pieces"], k: number): string {
  for (const [piece, count] of pieces) {
    if (k < count) return piece;
    k -= count;
  }
  throw new RangeError("a draw beyond the pieces");
}

function isGood(nonce: string): boolean {
  return nonce.length >= SHORTEST_NUMBER && nonce.length <= 128 && /^[ -~]*$/.test(nonce);
}

/** What was kept before the game and is not in the record. */
function compared(tags: Record<string, string>, kept: Kept | null): Verdict | null {
  const other = changed(kept, tags);
  if (!other.length) return null;
  const found = other.map((tag) => /^Nonce(Hash)?(\d+)$/.exec(tag));
  const [first] = found;
  if (!first || found.includes(null)) return { found: "other-promise" };
  return { found: first[1] ? "broken-number" : "other-number", seat: Number(first[2]) - 1 };
}

/** What fair draws would show; or whose number somebody may have chosen. */
async function judged(
  tags: Record<string, string>,
  nonces: string[],
  kept: Kept | null,
): Promise<Shown | Verdict> {
  const gave = Object.keys(kept ?? {}).some((tag) => /^Nonce\d+$/.test(tag));
  if ((tags.Luck ?? "1") === "1" && !gave) return "redrawn";
  const promised = tags.Luck === "3";
  const seats = nonces.map((nonce, seat) => ({ nonce, seat, bot: `Bot${seat + 1}` in tags }));
  const people = seats.filter(({ bot }) => !bot);
  const withheld = people.filter(({ nonce }) => promised && !nonce);
  const bad = seats.find(
    ({ nonce, seat, bot }) =>
      (bot ? nonce !== "" : !isGood(nonce) && (nonce || !promised)) ||
      (!bot && nonce && nonces.indexOf(nonce) < seat),
  );
  if (bad) return { found: "chosen-number", seat: bad.seat };
  if ((tags.Luck !== "2" && !promised) || !people.length) return { found: "chosen-number", seat: 0 };
  if (!promised) return gave ? "witnessed" : "mixed";
  if (!canHash()) return { found: "insecure" };
  for (const { nonce, seat } of people) {
    const hash = nonce && (await nonceCommitment(nonce, tags.Id ?? "", seat + 1));
    if (hash && hash !== tags[`NonceHash${seat + 1}`]) return { found: "broken-number", seat };
  }
  if (withheld.length) return "withheld";
  const seen = people.every(({ seat }) => kept?.[`Nonce${seat + 1}`] ?? kept?.[`NonceHash${seat + 1}`]);
  return gave && seen ? "witnessed" : "mixed";
}

/** Whether the record has what this browser kept, the secret is the promised one, and every draw what secret and nonces give. */
export async function check(
  tags: Record<string, string>,
  draws: Draw[],
  kept: Kept | null = null,
): Promise<Verdict> {
  const other = compared(tags, kept);
  if (other) return other;
  const { Id: id, Commitment: promised, Secret: secret } = tags;
  if (!id || !promised || !/^[0-9a-f]{64}$/.test(secret ?? "")) return { found: "unpromised" };
  const nonces = Array.from({ length: Number(tags.Players) }, (_, seat) => tags[`Nonce${seat + 1}`] ?? "");
  const shown = await judged(tags, nonces, kept);
  if (typeof shown !== "string") return shown;
  if (!canHash()) return { found: "insecure" };
  const computed = await commitmentOf(secret!, id);
  if (computed !== promised.toLowerCase()) return { found: "broken-promise", computed };
  const key = await (await hmac(fromHex(secret!)))(parts("terroir/stream/1", id, ...nonces));
  const sign = await hmac(key);
  for (const [number, { came, pieces }] of draws.entries()) {
    const fair = pieceAt(pieces, await drawn(sign, number, total(pieces)));
    if (fair !== came) return { found: "unfair", draw: number + 1, came, fair };
  }
  return { found: shown, draws: draws.length, nonces };
}

/** How often each piece came, and how often it was to be expected: its share of what could come, at every draw. */
export function counted(draws: Draw[]): { piece: string; came: number; expected: number }[] {
  const counts = new Map<string, { piece: string; came: number; expected: number }>();
  for (const { came, pieces } of draws)
    for (const [piece, count] of pieces) {
      const line = counts.get(piece) ?? { piece, came: 0, expected: 0 };
      line.expected += count / total(pieces);
      if (piece === came) line.came++;
      counts.set(piece, line);
    }
  return [...counts.values()];
}
