/** What was learnt at this browser, and how far the lessons that were left came. */

const KEY = "terroir-lessons";

interface Kept {
  learnt?: boolean;
  /** What was done of it so far. */
  done?: string[];
}

function all(): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

function keep(lesson: string, change: Kept): void {
  const kept = all();
  kept[lesson] = { ...kept[lesson], ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing begins anew
  }
}

/** A lesson is called by its game and its name, as in its address: `citrus/buy`. */
export const progress = {
  isLearnt: (lesson: string): boolean => all()[lesson]?.learnt === true,
  doneOf: (lesson: string): string[] => {
    const done = all()[lesson]?.done;
    return Array.isArray(done) ? done.filter((action) => typeof action === "string") : [];
  },
  keepDone: (lesson: string, done: string[]): void => keep(lesson, { done }),
  learn: (lesson: string): void => keep(lesson, { learnt: true, done: [] }),
  /** Whether anything was ever learnt or begun here. */
  any: (): boolean => Object.keys(all()).length > 0,
};
