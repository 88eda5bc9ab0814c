import type { Face } from "..";
import GenericBoard from "./GenericBoard.svelte";

/** Any game, as its facts and a list of legal actions: playable before it has art. */
export const face: Face = { Board: GenericBoard };
