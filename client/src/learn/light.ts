/** Where the pieces of a lesson are on the screen, and which parts of the table rest meanwhile. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Parts of a table in which things are done, whatever a lesson speaks of. */
const DOING = ["act", "mat", "mine", "cloth"];

/** The element of a piece as lessons name it: `space c5`, `line 1`, and inside a part of the table `mine/card fire hand`. */
export function pieceOf(root: ParentNode, name: string): Element | null {
  const [piece = name, part] = name.split("/").toReversed();
  const within = (part && root.querySelector(`[data-panel="${part}"]`)) || root;
  return seen(within, piece) ?? seen(root, piece);
}

/** What a step speaks of: on a small screen, which keeps much in sheets, what else it names, or where things are done. */
export function spokenOf(root: ParentNode, { at, lit }: { at: string; lit: string[] }): Element | null {
  for (const name of [at, ...lit, "act", "mat", "mine"]) {
    const piece = pieceOf(root, name);
    if (piece) return piece;
  }
  return null;
}

function seen(within: ParentNode, piece: string): Element | null {
  const space = piece.startsWith("space ") ? piece.slice(6) : "";
  const wanted = space ? `[data-space="${space}"]` : `[data-piece="${piece}"], [data-panel="${piece}"]`;
  return [...within.querySelectorAll(wanted)].find((found) => found.getClientRects().length > 0) ?? null;
}

export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

export function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Let every part of the table rest that holds none of the pieces: pale, and out of reach. */
export function rest(root: ParentNode, pieces: Element[], resting: boolean): void {
  for (const panel of root.querySelectorAll<HTMLElement>("[data-panel]")) {
    if (panel.parentElement?.closest("[data-panel]")) continue;
    const needed = DOING.includes(panel.dataset.panel ?? "") || pieces.some((piece) => panel.contains(piece));
    if (panel.inert !== (resting && !needed)) panel.inert = resting && !needed;
  }
}

export interface Spot {
  left: number;
  top: number;
  /** From which edge the card points, and how far along it; none where it is tied to nothing. */
  side: "left" | "right" | "top" | "bottom" | null;
  along: number;
}

const GAP = 18;
const EDGE = 8;
/** How much of an edge belongs to its round corner. */
const CORNER = 26;

/**
 * Where a card goes that speaks of `at` and must not cover `free`: right, left, below, above, else below all of it.
 * Rather nearer than over `kept`, where something is to be pressed. `screen` is what can be seen of the page.
 */
export function placed(
  at: Box,
  free: Box,
  kept: Box[],
  size: { width: number; height: number },
  screen: Box,
): Spot {
  const middle = { x: (at.left + at.right) / 2, y: (at.top + at.bottom) / 2 };
  const within = (value: number, least: number, most: number): number =>
    Math.max(least, Math.min(value, most));
  const left = within(middle.x - size.width / 2, screen.left + EDGE, screen.right - EDGE - size.width);
  const top = within(middle.y - size.height / 2, screen.top + EDGE, screen.bottom - EDGE - size.height);
  const across = within(middle.y - top, CORNER, size.height - CORNER);
  const down = within(middle.x - left, CORNER, size.width - CORNER);
  const tries = [free, at].flatMap((box): Spot[] => [
    { left: box.right + GAP, top, side: "left", along: across },
    { left: box.left - GAP - size.width, top, side: "right", along: across },
    { left, top: box.bottom + GAP, side: "top", along: down },
    { left, top: box.top - GAP - size.height, side: "bottom", along: down },
  ]);
  const cardAt = (spot: Spot): Box => ({
    left: spot.left,
    top: spot.top,
    right: spot.left + size.width,
    bottom: spot.top + size.height,
  });
  const fitting = tries.filter((spot) => holds(screen, cardAt(spot)));
  return (
    fitting.find((spot) => !kept.some((box) => meet(box, cardAt(spot)))) ??
    fitting[0] ?? { left, top: screen.bottom - EDGE - size.height, side: null, along: 0 }
  );
}

function holds(screen: Box, { left, top, right, bottom }: Box): boolean {
  return (
    left >= screen.left + EDGE &&
    right <= screen.right - EDGE &&
    top >= screen.top + EDGE &&
    bottom <= screen.bottom - EDGE
  );
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
