/** A text in an address: compressed, in letters that an address may have. Nothing of it goes to the server. */

/** Longer ones are no addresses any more. */
const MOST_CODE = 16_000;
const MOST_TEXT = 30_000;

export async function packed(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await new Response(through(new CompressionStream("deflate-raw"), text)).arrayBuffer(),
  );
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The text of an address; null if it is none, or far too long. */
export async function unpacked(code: string): Promise<string | null> {
  if (!code || code.length > MOST_CODE || !/^[\w-]+$/.test(code)) return null;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
      sign.charCodeAt(0),
    );
    return await read(through(new DecompressionStream("deflate-raw"), bytes));
  } catch {
    return null;
  }
}

function through(change: CompressionStream | DecompressionStream, data: string | Uint8Array<ArrayBuffer>) {
  return new Blob([data]).stream().pipeThrough(change);
}

/** No further than a text may be long: a few letters can stand for very many. */
async function read(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const [reader, decoder] = [stream.getReader(), new TextDecoder("utf-8", { fatal: true })];
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > MOST_TEXT) return null;
  }
  return text + decoder.decode();
}
