/** Which practice positions were solved at this browser, and on how many days in a row the one of the day. */

const KEY = "terroir-practice";

interface Kept {
  /** Positions, each by its game and number, as in its address: `citrus/3`. */
  solved: string[];
  /** Days on which the position of the day was solved, as the server counts them. */
  days: number[];
}

function kept(): Kept {
  try {
    const { solved, days } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { solved: Array.isArray(solved) ? solved : [], days: Array.isArray(days) ? days : [] };
  } catch {
    return { solved: [], days: [] };
  }
}

/** How many days in a row, up to this day; as long as it is not over, the day before counts as well. */
export function streak(days: number[], day: number): number {
  const all = new Set(days);
  let last = all.has(day) ? day : day - 1;
  let count = 0;
  while (all.has(last--)) count++;
  return count;
}

class Solved {
  #kept = $state.raw(kept());

  has(position: string): boolean {
    return this.#kept.solved.includes(position);
  }

  isDone(day: number): boolean {
    return this.#kept.days.includes(day);
  }

  streak(day: number): number {
    return streak(this.#kept.days, day);
  }

  /** This position is solved; on that day, if it was the one of the day and nobody told the answer. */
  add(position: string, day: number | null): void {
    const { solved, days } = kept();
    this.#kept = {
      solved: [...new Set([...solved, position])],
      days: day == null ? days : [...new Set([...days, day])],
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing begins anew
    }
  }
}

export const solved = new Solved();
