/** The path below which the server is, as `/games`: the server writes it into the page. */

export const prefix =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="prefix"]')?.content ?? "";

/** The address of a page or an answer of the server. */
export function at(path: string): string {
  return prefix + path;
}
