import { words } from "./words.svelte";

/** A value of an option in words, where the game has some: those of a seat or of a count know its number. */
export function valueOf(game: string, option: string, value: string): string {
  const id = `option-${option}`;
  if (words.knows(`${id}.${value}`, game)) return words.of(game, `${id}.${value}`);
  const counted = ["seat", "count"].find((kind) => /^\d+$/.test(value) && words.knows(`${id}.${kind}`, game));
  if (counted) return words.of(game, `${id}.${counted}`, { [counted]: Number(value) });
  // What somebody made themselves, a board or a deck, is written out in its value.
  return words.knows(`${id}.own`, game) ? words.of(game, `${id}.own`) : value;
}

/** More about a value, if the game says more. */
export function moreOf(game: string, option: string, value: string): string {
  const id = `option-${option}.${value}-text`;
  return words.knows(id, game) ? words.of(game, id) : "";
}

/** An option as it was chosen; one that is merely on goes by its name, and a count says what it counts. */
export function chosen(game: string, option: string, value: string): string {
  const title = words.of(game, `option-${option}`);
  if (value === "yes") return title;
  const said = valueOf(game, option, value);
  return words.knows(`option-${option}.count`, game)
    ? said
    : words.text("option-is", { option: title, value: said });
}
