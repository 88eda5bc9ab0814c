/** What a tip says of a piece: what it is, how it stands here and now, and where the rules say so. */

export interface Explained {
  title: string;
  /** A few words beside the title. */
  note?: string;
  about: string;
  now: Fact[];
  rules: string[];
}

/** A sentence; or a player with a count, drawn as a bar beside the others, and what it brings. */
export type Fact = string | { seat: number; count: number; brings: string };

/** Pieces are known by name: `data-piece` of what is drawn, or `space NAME` of a board. */
export type Explain = (piece: string) => Explained | null;
