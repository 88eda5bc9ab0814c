import { words } from "../text/words.svelte";
import type { GameBody } from "../wire/types";

/** The option of a game for which people make something of their own, `board` or `deck`; its texts are loaded. */
export function makesOf({ name, options }: GameBody): string | undefined {
  return options.find((option) => words.knows(`option-${option.name}.own`, name))?.name;
}
