/** The board in small, for a picture of the result: regions in the colour of their fruit, with their owner's line. */

import type { Table } from "../../net/table.svelte";
import type { Equipment, View } from "./contract";
import { cellOf } from "./geometry";

const TOKENS: Record<string, string> = {
  lemon: "--lemon",
  orange: "--orange",
  "blood-orange": "--blood",
  lime: "--lime",
  grapefruit: "--grape",
};

export function paint(
  pen: CanvasRenderingContext2D,
  table: Table,
  box: { x: number; y: number; width: number; height: number },
  of: (token: string) => string,
): void {
  const view = table.view as unknown as View;
  const { rows, columns, sites } = table.info!.equipment as Equipment;
  const side = Math.min(box.width / columns, box.height / rows);
  const square = (space: string, colour: string, inset = 1): void => {
    const { row, column } = cellOf(space);
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(
      box.x + column * side + inset,
      box.y + row * side + inset,
      side - 2 * inset,
      side - 2 * inset,
      5,
    );
    pen.fill();
  };
  pen.fillStyle = of("--ground");
  pen.beginPath();
  pen.roundRect(box.x - 12, box.y - 12, columns * side + 24, rows * side + 24, 16);
  pen.fill();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      square(`${"abcdefghijklmnop"[row]}${column + 1}`, of("--cell"));
  for (const space of view.rocks) square(space, of("--stone"), 8);
  for (const space of Object.keys(view.landscape)) square(space, of("--bush"), 7);
  for (const [fruit, spaces] of Object.entries(view.neutral))
    for (const space of spaces) square(space, of(TOKENS[fruit]!));
  view.players.forEach((player, seat) => {
    for (const { fruit, spaces } of player.regions)
      for (const space of spaces) {
        square(space, of(`--p${seat + 1}`), 0);
        square(space, of(TOKENS[fruit]!), 4);
      }
  });
  for (const [letter, space] of Object.entries(sites))
    if (view.sites[letter]?.finca) {
      square(space, of(view.sites[letter].scored ? "--stone" : "--roof"), 2);
      square(space, of("--patio"), side / 3.4);
    }
}
