import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import type { Pending, ServerFrame, State, Update } from "../wire/types";
import { Table } from "./table.svelte";

const asked = (seat: number, prompt = "move"): Pending => ({
  kind: "decide",
  seats: [seat],
  prompt: { id: prompt, args: {}, seat: null, minor: false },
});
const offered = [{ group: { id: "x", args: {}, seat: null, minor: false }, actions: [] }];

function update(n: number, seat: number, pending: Pending): Update {
  const words = [{ id: `did-${n}`, args: {}, seat, minor: false }];
  const choices = pending.seats?.includes(0) ? offered : [];
  return {
    ...{ type: "update", n, at: n, seat, action: null, events: [], words, changed: { n }, pending, choices },
    ...{ undo: 0, clocks: null, offer: null },
  } as Update;
}

/** A table of which seat 0 is ours; everything that happens asks to be looked at for 100 ms. */
function tableOf(pending: Pending): Table {
  const table = new Table();
  const seats = [{ seat: 0, yours: true }];
  const state = { n: 0, seat: 0, table: null, seats, view: { n: 0 }, pending, choices: [], undo: 0 };
  const empty = { clocks: null, offer: null, log: [], chat: [], muted: [], viewers: [], fair: null };
  table.heard({ type: "state", ...state, ...empty } as unknown as State & ServerFrame);
  table.animate(() => 100);
  return table;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.pace = "brisk";
});

test("what others do is seen one after the other, and what is asked comes after it", () => {
  const table = tableOf(asked(1));
  for (const frame of [update(1, 1, asked(1)), update(2, 1, asked(0))]) table.heard(frame);
  expect([table.view?.n, table.showing, table.yourTurn, table.choices]).toEqual([1, true, false, []]);
  vi.advanceTimersByTime(100);
  expect([table.view?.n, table.showing, table.yourTurn]).toEqual([2, true, false]);
  vi.advanceTimersByTime(100);
  expect([table.view?.n, table.showing, table.yourTurn, table.choices]).toEqual([2, false, true, offered]);
});

test.each([
  ["calm", [1, 1, 2]],
  ["brisk", [1, 2, 2]],
  ["at-once", [2, 2, 2]],
] as const)("%s", (pace, seen) => {
  settings.pace = pace;
  const table = tableOf(asked(1));
  for (const frame of [update(1, 1, asked(1)), update(2, 1, asked(0))]) table.heard(frame);
  const views = [table.view?.n];
  for (let i = 0; i < 2; i++) views.push((vi.advanceTimersByTime(100), table.view?.n));
  expect(views).toEqual(seen);
  expect(table.yourTurn).toBe(pace !== "calm");
});

test("who is in a hurry sees all of it, and is asked", () => {
  const table = tableOf(asked(1));
  for (const frame of [update(1, 1, asked(1)), update(2, 1, asked(0))]) table.heard(frame);
  table.hurry();
  expect([table.view?.n, table.showing, table.yourTurn]).toEqual([2, false, true]);
});

test("what somebody is being asked already is not taken away by what others do meanwhile", () => {
  const both: Pending = { ...asked(0, "seal"), seats: [0, 1], secret: true };
  const table = tableOf(both);
  table.heard(update(1, 1, asked(0, "seal")));
  expect([table.view?.n, table.showing, table.yourTurn]).toEqual([1, false, true]);
});

test("what the others did stays told until one acts oneself", () => {
  const table = tableOf(asked(1));
  for (const frame of [update(1, 1, asked(1)), update(2, 1, asked(0))]) table.heard(frame);
  table.hurry();
  expect(table.since.map((line) => line.n)).toEqual([1, 2]);
  table.heard(update(3, 0, asked(0)));
  expect(table.since).toEqual([]);
});
