/** What Citrus sends, and how its pieces are called here. */

import type { Fruit, Tile } from "./contract";

export const FRUITS = ["lemon", "orange", "blood-orange", "lime", "grapefruit"] as const satisfies Fruit[];

export function fruitOf(tile: Tile): Fruit {
  return tile.replace("*", "") as Fruit;
}

export function hasWell(tile: Tile): boolean {
  return tile.endsWith("*");
}

/** The tile of an action that builds one. */
export function tileOf({ fruit, well }: { fruit: Fruit; well: boolean }): Tile {
  return well ? `${fruit}*` : fruit;
}
