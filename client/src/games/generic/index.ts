import type { Face } from "..";
import GenericBoard from "./GenericBoard.svelte";

/** Any game, as its picture with spaces to point at and a list of all other actions: playable before it has art. */
export const face: Face = { Board: GenericBoard };
