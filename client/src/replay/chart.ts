/** Where the lines of a chart run. */

export interface Frame {
  width: number;
  height: number;
  /** Free room at both ends, so that the chart lies over the track of a slider. */
  inset: number;
}

const ROOM = 5;

export class Scale {
  readonly least: number;
  readonly most: number;

  constructor(
    readonly frame: Frame,
    /** The number of the last step. */
    readonly last: number,
    values: number[][],
  ) {
    this.least = Math.min(0, ...values.flat());
    this.most = Math.max(1, ...values.flat());
  }

  x(n: number): number {
    const { width, inset } = this.frame;
    return inset + (this.last ? (n / this.last) * (width - 2 * inset) : 0);
  }

  y(value: number): number {
    const { height } = this.frame;
    return height - ROOM - ((value - this.least) / (this.most - this.least)) * (height - 2 * ROOM);
  }

  /** The step that is drawn nearest to here. */
  stepAt(x: number): number {
    const { width, inset } = this.frame;
    const part = (x - inset) / Math.max(1, width - 2 * inset);
    return Math.round(Math.min(1, Math.max(0, part)) * this.last);
  }

  /** A line that stays level until a value changes. */
  path(values: number[]): string {
    const corners: string[] = [];
    values.forEach((value, n) => {
      if (n && value === values[n - 1]) return;
      corners.push(
        n ? `H${round(this.x(n))}V${round(this.y(value))}` : `M${round(this.x(n))} ${round(this.y(value))}`,
      );
    });
    return `${corners.join("")}H${round(this.x(values.length - 1))}`;
  }
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** Round steps for the lines across: about three of them. */
export function gridOf(least: number, most: number): number[] {
  const rough = (most - least) / 3;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((k) => k * ten).find((k) => k >= rough) ?? 1);
  const lines: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) lines.push(value);
  return lines;
}
