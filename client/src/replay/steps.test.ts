import { expect, test } from "vitest";
import type { Ply } from "../wire/types";
import { continued, ended, logOf, setUp, turnFrom } from "./steps";

const said = (id: string) => ({ id, args: {}, seat: null, minor: false });
const ply = (
  who: string,
  text: string,
  kind: "decide" | "open" | "over",
  turn = 1,
  changed: Record<string, unknown> = {},
): Ply => ({
  who,
  text,
  words: who === "=" ? [] : [said(text)],
  changed,
  pending: { kind },
  events: [{ type: text }],
  turn,
});
const GAME = [
  ply("=", "first", "open", 1, { market: "a" }),
  ply("=", "second", "decide", 1, { market: "b" }),
  ply("1", "buy", "decide", 1, { hand: 2 }),
  ply("1", "end", "open", 2, { hand: 0 }),
  ply("=", "refill", "decide", 2, { market: "c" }),
  ply("=", "hammer", "decide", 2),
  ply("2", "pass", "over", 3, { over: 1 }),
];

test("draws belong to what they answer, and what a clock brings is a step of its own", () => {
  const steps = continued([setUp({ market: "", hand: 0, over: 0 })], GAME);
  expect(steps.map((step) => [step.seat, step.action])).toEqual([
    [null, null],
    [0, "buy"],
    [0, "end"],
    [null, "hammer"],
    [1, "pass"],
  ]);
  expect(steps.map((step) => step.view)).toEqual([
    { market: "b", hand: 0, over: 0 },
    { market: "b", hand: 2, over: 0 },
    { market: "c", hand: 0, over: 0 },
    { market: "c", hand: 0, over: 0 },
    { market: "c", hand: 0, over: 1 },
  ]);
  expect(steps[2]?.changed).toEqual({ hand: 0, market: "c" });
  expect(steps[2]?.events.map((event) => event.type)).toEqual(["end", "refill"]);
  expect(logOf(steps).map((line) => line.n)).toEqual([1, 2, 4]);
});

test("pages may be cut anywhere", () => {
  const whole = continued([setUp({})], GAME);
  for (let cut = 0; cut <= GAME.length; cut++)
    expect(continued(continued([setUp({})], GAME.slice(0, cut)), GAME.slice(cut))).toEqual(whole);
});

test("a turn forward and back", () => {
  const steps = continued([setUp({})], GAME); // turns 1 1 2 2 3
  expect([0, 1, 2, 3, 4].map((at) => turnFrom(steps, at, 1))).toEqual([2, 2, 4, 4, 4]);
  expect([0, 1, 2, 3, 4].map((at) => turnFrom(steps, at, -1))).toEqual([0, 0, 0, 2, 2]);
});

test("a game that people agreed to end is over as it stands", () => {
  const steps = continued([setUp({})], GAME);
  expect(ended(steps, "C-E1")).toEqual(steps);
  const agreed = ended(steps.slice(0, -1), "agreed");
  expect(agreed.map((step) => step.pending.kind)).toEqual(["decide", "decide", "decide", "over"]);
  expect(agreed.at(-1)).toMatchObject({ action: "hammer", pending: { ended: "agreed" } });
});
