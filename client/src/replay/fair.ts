/** The luck of a finished game, computed again in the browser, as docs/engine.md describes it. */

import type { Draw } from "../wire/types";

export type Verdict =
  | { found: "fair"; draws: number; nonces: string[] }
  /** The record promises nothing, or its secret was never shown. */
  | { found: "unpromised" }
  /** Browsers compute hashes for pages of this machine and over https only. */
  | { found: "insecure" }
  | { found: "broken-promise"; computed: string }
  | { found: "unfair"; draw: number; came: string; fair: string };

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

/** The piece that a number counts to. */
function pieceAt(pieces: Draw["pieces"], k: number): string {
  for (const [piece, count] of pieces) {
    if (k < count) return piece;
    k -= count;
  }
  throw new RangeError("a draw beyond the pieces");
}

/** Whether the secret is the promised one, and every draw what secret and nonces give. */
export async function check(tags: Record<string, string>, draws: Draw[]): Promise<Verdict> {
  const { Id: id, Commitment: promised, Secret: secret } = tags;
  if (!id || !promised || !/^[0-9a-f]{64}$/.test(secret ?? "")) return { found: "unpromised" };
  if (!globalThis.crypto?.subtle) return { found: "insecure" };
  const computed = await commitmentOf(secret!, id);
  if (computed !== promised.toLowerCase()) return { found: "broken-promise", computed };
  const nonces = Array.from({ length: Number(tags.Players) }, (_, seat) => tags[`Nonce${seat + 1}`] ?? "");
  const key = await (await hmac(fromHex(secret!)))(parts("terroir/stream/1", id, ...nonces));
  const sign = await hmac(key);
  for (const [number, { came, pieces }] of draws.entries()) {
    const fair = pieceAt(
      pieces,
      await drawn(
        sign,
        number,
        pieces.reduce((sum, [, count]) => sum + count, 0),
      ),
    );
    if (fair !== came) return { found: "unfair", draw: number + 1, came, fair };
  }
  return { found: "fair", draws: draws.length, nonces };
}
