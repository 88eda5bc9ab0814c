/** Where things are drawn. Nothing here knows a rule: spaces, outlines, the market's diamond. */

export const U = 50;

export interface Cell {
  row: number;
  column: number;
}

export interface Point {
  x: number;
  y: number;
}

const ROWS = "abcdefghijklmnop";

export function cellOf(space: string): Cell {
  return { row: ROWS.indexOf(space[0]!), column: Number(space.slice(1)) - 1 };
}

export function spaceAt({ row, column }: Cell): string {
  return `${ROWS[row]}${column + 1}`;
}

/** The four spaces beside one, on the board or not. */
export function beside(space: string): string[] {
  const { row, column } = cellOf(space);
  return [
    [row - 1, column],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column],
  ]
    .filter(([r, c]) => r! >= 0 && c! >= 0)
    .map(([r, c]) => spaceAt({ row: r!, column: c! }));
}

/** A board of so many rows and columns, lying or, on a narrow screen, turned a quarter. */
export class Ground {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly rows: number,
    readonly columns: number,
    readonly turned: boolean,
    readonly margin: number,
  ) {
    this.width = (turned ? rows : columns) * U + 2 * margin;
    this.height = (turned ? columns : rows) * U + 2 * margin;
  }

  /** Column and row on the screen. */
  grid(space: string): Point {
    const { row, column } = cellOf(space);
    return this.turned ? { x: this.rows - 1 - row, y: column } : { x: column, y: row };
  }

  /** The upper left corner of a space. */
  at(space: string): Point {
    const { x, y } = this.grid(space);
    return { x: x * U + this.margin, y: y * U + this.margin };
  }

  /** The space so many steps to the right and down on the screen, if it is on the board. */
  step(space: string, dx: number, dy: number): string | null {
    const { row, column } = cellOf(space);
    const next = this.turned
      ? { row: row - dx, column: column + dy }
      : { row: row + dy, column: column + dx };
    const inside = next.row >= 0 && next.row < this.rows && next.column >= 0 && next.column < this.columns;
    return inside ? spaceAt(next) : null;
  }

  spaces(): string[][] {
    return Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.columns }, (_, column) => spaceAt({ row, column })),
    );
  }

  /** Every space of the land, as one path. */
  cells(): string {
    const corner = (x: number, y: number): string => `a6 6 0 0 1 ${x} ${y}`;
    return this.spaces()
      .flat()
      .map(
        (space) =>
          `M${this.at(space).x + 7} ${this.at(space).y + 1}h36${corner(6, 6)}v36${corner(-6, 6)}h-36${corner(-6, -6)}v-36${corner(6, -6)}z`,
      )
      .join("");
  }

  #outlines = new Map<string, string>();

  /** Most regions stay as they are from move to move: their outlines are worked out once. */
  outline(spaces: string[], inset: number, radius: number): string {
    const key = `${spaces.join()} ${inset} ${radius}`;
    const known =
      this.#outlines.get(key) ??
      outline(
        spaces.map((space) => this.grid(space)),
        inset,
        radius,
        this.margin,
      );
    this.#outlines.set(key, known);
    return known;
  }

  /** The lines between tiles of one region. */
  seams(spaces: string[]): string {
    const cells = spaces.map((space) => this.grid(space));
    const has = new Set(cells.map(({ x, y }) => `${x} ${y}`));
    let path = "";
    for (const { x, y } of cells) {
      const [left, top] = [x * U + this.margin, y * U + this.margin];
      if (has.has(`${x + 1} ${y}`)) path += `M${left + U} ${top + 9}v32`;
      if (has.has(`${x} ${y + 1}`)) path += `M${left + 9} ${top + U}h32`;
    }
    return path;
  }

  /** Calm contour lines of the land, the same for everybody. */
  contours(): string {
    const [w, h] = [this.width - 2 * this.margin, this.height - 2 * this.margin];
    let path = "";
    for (let k = 0; k < 7; k++) {
      const points = Array.from({ length: 9 }, (_, i) => ({
        x: this.margin + (i * w) / 8,
        y:
          this.margin +
          h * (0.06 + 0.155 * k) +
          22 * Math.sin(i * 0.9 + k * 0.8) +
          12 * Math.sin(i * 1.7 + k * 2.1),
      }));
      path += smooth(points);
    }
    return path;
  }
}

/** The ground of a board: with its names at the edge, or bare. */
export function groundOf(
  { rows, columns }: { rows: number; columns: number },
  { turned = false, bare = false }: { turned?: boolean; bare?: boolean },
): Ground {
  return new Ground(rows, columns, turned, bare ? 6 : turned ? 18 : 26);
}

function smooth(points: Point[]): string {
  let path = `M${Math.round(points[0]!.x)} ${Math.round(points[0]!.y)}`;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const middle = Math.round((a.x + b.x) / 2);
    path += `C${middle} ${Math.round(a.y)} ${middle} ${Math.round(b.y)} ${Math.round(b.x)} ${Math.round(b.y)}`;
  }
  return path;
}

/** The boundary of a set of unit cells as closed loops, clockwise with y down, corners only. */
export function loops(cells: Point[]): Point[][] {
  const has = new Set(cells.map(({ x, y }) => `${x} ${y}`));
  const edges = new Map<string, Point[]>();
  const edge = (x: number, y: number, to: Point): void =>
    void edges.set(`${x} ${y}`, [...(edges.get(`${x} ${y}`) ?? []), to]);
  for (const { x, y } of cells) {
    if (!has.has(`${x} ${y - 1}`)) edge(x, y, { x: x + 1, y });
    if (!has.has(`${x + 1} ${y}`)) edge(x + 1, y, { x: x + 1, y: y + 1 });
    if (!has.has(`${x} ${y + 1}`)) edge(x + 1, y + 1, { x, y: y + 1 });
    if (!has.has(`${x - 1} ${y}`)) edge(x, y + 1, { x, y });
  }
  const found: Point[][] = [];
  for (const [start] of edges) while (edges.get(start)?.length) found.push(corners(walk(start, edges)));
  return found;
}

/** Follow edges from a corner back to it, turning right where two loops touch. */
function walk(start: string, edges: Map<string, Point[]>): Point[] {
  const [x, y] = start.split(" ").map(Number) as [number, number];
  const path: Point[] = [{ x, y }];
  let next = edges.get(start)!.pop()!;
  while (next.x !== x || next.y !== y) {
    const last = path.at(-1)!;
    path.push(next);
    const [dx, dy] = [next.x - last.x, next.y - last.y];
    const options = edges.get(`${next.x} ${next.y}`)!;
    const right = options.findIndex((to) => to.x === path.at(-1)!.x - dy && to.y === path.at(-1)!.y + dx);
    next = options.splice(Math.max(right, 0), 1)[0]!;
  }
  return path;
}

function corners(path: Point[]): Point[] {
  const n = path.length;
  return path.filter((here, i) => {
    const [before, after] = [path[(i + n - 1) % n]!, path[(i + 1) % n]!];
    return here.x - before.x !== after.x - here.x || here.y - before.y !== after.y - here.y;
  });
}

/** The outline of cells, drawn `inset` inside their edge with round corners. */
export function outline(cells: Point[], inset: number, radius: number, margin: number): string {
  return loops(cells)
    .map((loop) => rounded(loop, inset, radius, margin))
    .join("");
}

function rounded(loop: Point[], inset: number, radius: number, margin: number): string {
  const n = loop.length;
  let path = "";
  loop.forEach((here, i) => {
    const [before, after] = [loop[(i + n - 1) % n]!, loop[(i + 1) % n]!];
    const u = { x: Math.sign(here.x - before.x), y: Math.sign(here.y - before.y) };
    const v = { x: Math.sign(after.x - here.x), y: Math.sign(after.y - here.y) };
    const outward = u.x * v.y - u.y * v.x > 0;
    const r = Math.max(2, outward ? radius - inset : Math.max(2.5, radius * 0.45 + inset * 0.5));
    const x = here.x * U + margin + (-u.y - v.y) * inset;
    const y = here.y * U + margin + (u.x + v.x) * inset;
    path += `${i ? "L" : "M"}${round(x - u.x * r)} ${round(y - u.y * r)}Q${round(x)} ${round(y)} ${round(x + v.x * r)} ${round(y + v.y * r)}`;
  });
  return `${path}Z`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

// ---- the market -----------------------------------------------------------

export interface Diamond {
  box: string;
  /** Market number to the middle of its space. */
  spots: Map<number, Point>;
  /** For each line: from the middle of the first space to that of the last, where its price stands, and which way it points. */
  lines: { from: Point; to: Point; tag: Point; angle: number }[];
}

/** The market standing on a corner; turned a quarter on a narrow screen, like the board. */
export function diamond(market: number[][], d: number, turned: boolean): Diamond {
  const place = (row: number, column: number): Point => {
    const [x, y] = [column - row, column + row];
    return turned ? { x: -y * d, y: x * d } : { x: x * d, y: y * d };
  };
  const spots = new Map<number, Point>();
  market.forEach((row, r) => row.forEach((number, c) => number && spots.set(number, place(r, c))));
  const lines: Diamond["lines"] = [];
  const columns = market[0]!.map((_, c) => market.map((row) => row[c]!));
  const add = (line: number[], at: (i: number) => Point, angle: number): void => {
    const inside = line.map((number, i) => (number ? i : -1)).filter((i) => i >= 0);
    if (!inside.length) return;
    lines.push({ from: at(inside[0]!), to: at(inside.at(-1)!), tag: at(inside[0]! - 1.02), angle });
  };
  market.forEach((row, r) => add(row, (c) => place(r, c), turned ? 135 : 45));
  columns.forEach((column, c) => add(column, (r) => place(r, c), turned ? 225 : 135));
  const points = [
    ...[...spots.values()].map((p) => ({ ...p, r: d + 4 })),
    ...lines.map((line) => ({ ...line.tag, r: 27 })),
  ];
  const [left, top] = [Math.min(...points.map((p) => p.x - p.r)), Math.min(...points.map((p) => p.y - p.r))];
  const [right, bottom] = [
    Math.max(...points.map((p) => p.x + p.r)),
    Math.max(...points.map((p) => p.y + p.r)),
  ];
  return { box: [left, top, right - left, bottom - top].map((n) => n.toFixed(0)).join(" "), spots, lines };
}
