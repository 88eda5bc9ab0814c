/** The luck of a finished game, computed again in the browser, as docs/engine.md describes it. */

import { changed, type Kept } from "../net/luck";
import type { Draw } from "../wire/types";

/** What fair draws show: one's own promise and number are in it; everybody's number is; only that nothing was drawn anew. */
export type Shown = "witnessed" | "mixed" | "redrawn";

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
  | { found: "broken-promise"; computed: string }
  | { found: "unfair"; draw: number; came: string; fair: string };

const SHORTEST_NUMBER = 32;
const WORDS = 1n << 256n;
const encoder = new TextEncoder();

function eightBytes(n: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(n));
  return bytes;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Each part with its length before it, so that no two lists of parts look the same. */
function parts(...texts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const bytes = texts.map((text) => (typeof text === "string" ? encoder.encode(text) : text));
  return joined(...bytes.flatMap((part) => [eightBytes(part.length), part]));
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16));
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function hmac(
  secret: BufferSource,
): Promise<(message: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return (message) => crypto.subtle.sign("HMAC", key, message);
}

/** The promise that a secret keeps. */
export async function commitmentOf(secret: string, id: string): Promise<string> {
  return toHex(await crypto.subtle.digest("SHA-256", parts("terroir/commitment/1", id, fromHex(secret))));
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
  const seat = other.every((tag) => tag.startsWith("Nonce")) ? Number(other[0]!.slice("Nonce".length)) : 0;
  return seat ? { found: "other-number", seat: seat - 1 } : { found: "other-promise" };
}

/** What fair draws would show; or whose number somebody may have chosen. */
function judged(tags: Record<string, string>, nonces: string[], kept: Kept | null): Shown | Verdict {
  const gave = Object.keys(kept ?? {}).some((tag) => tag.startsWith("Nonce"));
  if ((tags.Luck ?? "1") === "1" && !gave) return "redrawn";
  const seats = nonces.map((nonce, seat) => ({ nonce, seat, bot: `Bot${seat + 1}` in tags }));
  const bad = seats.find(
    ({ nonce, seat, bot }) => (bot ? nonce !== "" : !isGood(nonce)) || (!bot && nonces.indexOf(nonce) < seat),
  );
  if (bad) return { found: "chosen-number", seat: bad.seat };
  if (tags.Luck !== "2" || seats.every(({ bot }) => bot)) return { found: "chosen-number", seat: 0 };
  return gave ? "witnessed" : "mixed";
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
  const shown = judged(tags, nonces, kept);
  if (typeof shown !== "string") return shown;
  if (!globalThis.crypto?.subtle) return { found: "insecure" };
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
