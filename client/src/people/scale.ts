/** Where ratings stand on a line that all rows of a list share. */

export interface Scale {
  least: number;
  most: number;
  /** Round numbers between them. */
  ticks: number[];
}

/** From the lowest end of an interval to the highest, in whole hundreds. */
export function scaleOf(rows: { points: number; reach: number }[]): Scale {
  const least = Math.floor(Math.min(1400, ...rows.map(({ points, reach }) => points - reach)) / 100) * 100;
  const most = Math.ceil(Math.max(1600, ...rows.map(({ points, reach }) => points + reach)) / 100) * 100;
  const step = most - least > 1000 ? 500 : 200;
  const first = Math.ceil(least / step) * step;
  const ticks = Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
  return { least, most, ticks };
}

/** The way along the scale, from 0 to 100. */
export function along({ least, most }: Scale, points: number): number {
  return (100 * (points - least)) / (most - least);
}

/** A change of a rating, with its sign. */
export function signed(change: number): string {
  return `${change < 0 ? "−" : "+"}${Math.abs(change)}`;
}
