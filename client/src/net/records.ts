/** Records and draws of finished games, put together of the pages in which they come. */

import type { Draw, Draws, RecordBody } from "../wire/types";
import { ask } from "./api";

async function pages<T extends { next: number | null }>(path: string): Promise<T[]> {
  const found = [await ask<T>(path)];
  for (let from = found[0]!.next; from != null; from = found.at(-1)!.next)
    found.push(await ask<T>(`${path}?from=${from}`));
  return found;
}

export async function recordOf(id: string): Promise<Pick<RecordBody, "text" | "tags" | "lines">> {
  const found = await pages<RecordBody>(`/api/records/${id}`);
  return {
    text: found.map(({ text }) => text).join(""),
    tags: Object.assign({}, ...found.map(({ tags }) => tags)) as RecordBody["tags"],
    lines: found.flatMap(({ lines }) => lines),
  };
}

export async function drawsOf(id: string): Promise<Draw[]> {
  return (await pages<Draws>(`/api/records/${id}/draws`)).flatMap(({ draws }) => draws);
}
