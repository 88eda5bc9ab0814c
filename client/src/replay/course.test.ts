import { afterEach, expect, test, vi } from "vitest";
import type { Ply, Replay } from "../wire/types";
import { Course } from "./course.svelte";

const RECORD = {
  id: "000000000000",
  game: "g",
  version: 1,
  players: 2,
  names: ["Ada", "Bo"],
  bots: ["", ""],
  options: {},
  scores: [1, 2],
  winners: [1],
  reason: "R-1",
  ended_ms: 0,
  imported: true,
};
const COUNT = 9;
const PAGE = 4;

/** A game of moves by turns, as the server hands it out: a page at a time, and to each seat its own view. */
function page(seat: string | null, from: number): Replay {
  const plies: Ply[] = Array.from({ length: COUNT }, (_, i) => ({
    who: String((i % 2) + 1),
    text: `move ${i}`,
    words: [],
    changed: { moves: i + 1 },
    pending:
      i === COUNT - 1
        ? { kind: "over", scores: [1, 2], winners: [1] }
        : { kind: "decide", seats: [(i + 1) % 2] },
    events: [],
    turn: i,
  }));
  const next = from + PAGE < COUNT ? from + PAGE : null;
  return {
    record: RECORD,
    equipment: null,
    view: { moves: from, seat },
    plies: plies.slice(from, from + PAGE),
    total: COUNT,
    next,
  };
}

const asked: string[] = [];
function serve(refuse = false): void {
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    const query = new URL(path, "http://test").searchParams;
    asked.push(path);
    const body = refuse
      ? {
          ok: false,
          code: "too-many",
          rule: null,
          message: { id: "refused-too-many", args: {}, seat: null, minor: false },
        }
      : page(query.get("seat"), Number(query.get("from")));
    return Promise.resolve(new Response(JSON.stringify(body), { status: refuse ? 429 : 200 }));
  });
}
afterEach(() => vi.unstubAllGlobals());

test("any moment is there at once, without asking again", async () => {
  serve();
  const course = new Course("000000000000");
  await course.open(null, "0");
  expect([course.last, course.whole, asked.length]).toEqual([COUNT, true, 3]);
  for (const n of [1, 2, COUNT, 5, 0]) {
    course.go(n);
    expect([course.at, course.table.n, course.table.view?.moves]).toEqual([n, n, n]);
  }
  expect(asked.length).toBe(3);
  expect(course.table.yourTurn).toBe(false);
});

test.each([
  ["3", 3, null],
  ["7", 7, null],
  ["10", COUNT, "10"],
  ["-1", 0, "-1"],
  ["x", COUNT, "x"],
])("asked for move %s", async (ply, at, missed) => {
  serve();
  const course = new Course("000000000000");
  await course.open(1, ply);
  expect([course.at, course.table.n, course.missed, course.table.seat, course.table.view?.seat]).toEqual([
    at,
    at,
    missed,
    1,
    "1",
  ]);
});

test("eyes that were looked through once are kept, and what is refused changes nothing", async () => {
  serve();
  const course = new Course("000000000000");
  await course.open(null, "4");
  await course.open(0, "4");
  await course.open(null, "4");
  expect([asked.length, course.table.seat, course.path]).toEqual([6, null, "/replay/000000000000?ply=4"]);
  serve(true);
  await course.open(1, "4");
  expect([course.failed?.id, course.seat, course.table.view?.moves, course.table.closedBy]).toEqual([
    "refused-too-many",
    null,
    4,
    null,
  ]);
  course.go(5);
  expect(course.table.view?.moves).toBe(5);
});

test("it plays by itself to the end", async () => {
  serve();
  vi.useFakeTimers();
  const course = new Course("000000000000");
  await course.open(null, "6");
  course.play();
  vi.runAllTimers();
  expect([course.at, course.playing]).toEqual([COUNT, false]);
  vi.useRealTimers();
});
