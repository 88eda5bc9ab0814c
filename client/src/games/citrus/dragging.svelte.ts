/** Carrying a tile from the hand to a space with mouse or finger. */

import type { Attachment } from "svelte/attachments";
import type { Chooser } from "./choosing.svelte";
import type { Tile } from "./contract";

const FAR = 6;

export const dragged = $state<{ tile: Tile | null; x: number; y: number }>({ tile: null, x: 0, y: 0 });

function spaceUnder(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<SVGElement>("[data-space]")?.dataset.space ?? null;
}

/** The click that browsers send after a drag is not meant for the handle. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}

/** Make an element the handle of a tile in hand. */
export function drag(chooser: Chooser, tile: Tile): Attachment<HTMLElement> {
  return (handle) => {
    let start: { x: number; y: number } | null = null;

    function down(event: PointerEvent): void {
      start = { x: event.clientX, y: event.clientY };
      handle.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (!start) return;
      if (!dragged.tile && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      if (!dragged.tile) chooser.selectTile(tile);
      Object.assign(dragged, { tile, x: event.clientX, y: event.clientY });
      const space = spaceUnder(event.clientX, event.clientY);
      chooser.hover = (space && chooser.lit.get(space)?.action) || null;
    }
    function up(event: PointerEvent): void {
      const space = dragged.tile ? spaceUnder(event.clientX, event.clientY) : null;
      if (dragged.tile) swallowClick();
      start = null;
      dragged.tile = null;
      chooser.hover = null;
      if (space) chooser.pick(space);
    }
    handle.addEventListener("pointerdown", down);
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", up);
    handle.addEventListener("pointercancel", up);
    return () => {
      handle.removeEventListener("pointerdown", down);
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", up);
      handle.removeEventListener("pointercancel", up);
    };
  };
}
