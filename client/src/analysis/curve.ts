/** Where the lines and bands of everybody's chances run. */

/** Standard errors to either side that nine of ten estimates fall into. */
export const BAND = 1.645;

export interface Curve {
  values: number[];
  low: number[];
  high: number[];
}

/** The chances of each seat before the first turn, after every turn, and in the end. */
export function curvesOf(analysis: {
  first: number[];
  turns: { chances: number[]; errors: number[] }[];
  result: number[];
}): Curve[] {
  return analysis.first.map((first, seat) => {
    const values = [first, ...analysis.turns.map(({ chances }) => chances[seat]!)];
    const errors = [
      analysis.turns[0]?.errors[seat] ?? 0,
      ...analysis.turns.map(({ errors }) => errors[seat]!),
    ];
    if (analysis.result.length) {
      values.push(analysis.result[seat]!);
      errors.push(0);
    }
    const off = (i: number): number => BAND * errors[i]!;
    return {
      values,
      low: values.map((value, i) => Math.max(0, value - off(i))),
      high: values.map((value, i) => Math.min(1, value + off(i))),
    };
  });
}

/** From parts of a victory to the screen. */
export class Sheet {
  constructor(
    readonly width: number,
    readonly height: number,
    /** The number of the last point. */
    readonly last: number,
    readonly room = { left: 44, right: 92, top: 40, bottom: 26 },
  ) {}

  x(n: number): number {
    const { left, right } = this.room;
    return round(left + (n / Math.max(1, this.last)) * (this.width - left - right));
  }

  y(share: number): number {
    const { top, bottom } = this.room;
    return round(top + (1 - share) * (this.height - top - bottom));
  }

  /** The point that is drawn nearest to here. */
  at(x: number): number {
    const { left, right } = this.room;
    const part = (x - left) / Math.max(1, this.width - left - right);
    return Math.round(Math.min(1, Math.max(0, part)) * this.last);
  }

  line(values: number[]): string {
    return values.map((value, n) => `${n ? "L" : "M"}${this.x(n)} ${this.y(value)}`).join("");
  }

  band({ low, high }: Curve): string {
    const back = low.map((value, n) => `L${this.x(n)} ${this.y(value)}`).reverse();
    return `${this.line(high)}${back.join("")}Z`;
  }
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** Names at the right end, moved apart where lines end together. */
export function apart(places: number[], least: number, most: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const found = [...places];
  order.forEach((seat, i) => {
    if (i) found[seat] = Math.max(found[seat]!, found[order[i - 1]!]! + least);
  });
  for (let i = order.length - 1; i >= 0; i--) {
    const below = i === order.length - 1 ? most : found[order[i + 1]!]! - least;
    found[order[i]!] = Math.min(found[order[i]!]!, below);
  }
  return found;
}
