/** Hashes as docs/engine.md describes them: of parts, each with its length before it. */

const encoder = new TextEncoder();

/** Browsers compute hashes for pages over https and of this machine only. */
export const canHash = (): boolean => !!globalThis.crypto?.subtle;

export function eightBytes(n: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(n));
  return bytes;
}

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Each part with its length before it, so that no two lists of parts look the same. */
export function parts(...texts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const bytes = texts.map((text) => (typeof text === "string" ? encoder.encode(text) : text));
  return joined(...bytes.flatMap((part) => [eightBytes(part.length), part]));
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16));
}

export function toHex(bytes: ArrayBuffer | Uint8Array): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function sha256(...texts: (string | Uint8Array)[]): Promise<string> {
  return toHex(await crypto.subtle.digest("SHA-256", parts(...texts)));
}

/** The promise that a secret keeps. */
export function commitmentOf(secret: string, id: string): Promise<string> {
  return sha256("terroir/commitment/1", id, fromHex(secret));
}

/** The promise of a seat's number; seats count from 1. */
export function nonceCommitment(nonce: string, id: string, seat: number): Promise<string> {
  return sha256("terroir/nonce/1", id, String(seat), nonce);
}
