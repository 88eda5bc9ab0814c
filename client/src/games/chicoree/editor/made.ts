/** A deck as its file says it. */

import type { Content } from "../../../made/editors";

export interface DeckContent extends Content {
  cards: Record<string, number>;
}

export function written(title: string, content: Content): string {
  const cards = Object.entries((content as DeckContent).cards);
  return [
    `title = ${JSON.stringify(title)}`,
    "[cards]",
    ...cards.map(([card, count]) => `${card} = ${count}`),
    "",
  ].join("\n");
}
