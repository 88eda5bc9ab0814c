import { expect, test } from "vitest";
import type { Hinted, HintAction, Refused, Update } from "../wire/types";
import { Hints } from "./hints.svelte";

const action = (text: string): HintAction => ({
  action: text,
  move: { kind: text },
  group: { id: "x", args: {}, seat: null, minor: false },
  space: null,
  item: null,
});
const hinted: Hinted = {
  type: "hinted",
  ask: "a",
  seat: 0,
  n: 1,
  turns: [
    {
      actions: [action("buy 1"), action("end")],
      shares: [0.5, 0.5],
      error: 0.1,
      scores: [1, 2],
      reasons: [],
    },
  ],
};
const refused: Refused = {
  type: "refused",
  command: "a",
  ok: false,
  code: "forbidden",
  message: { id: "no", args: {}, seat: null, minor: false },
  rule: null,
  spaces: [],
  nearest: null,
};
const update = (played: string | null): Update => ({ action: played }) as Update;

test("a turn that is followed stays shown until its end", async () => {
  const hints = new Hints(async () => hinted);
  expect(await hints.ask()).toBeNull();
  hints.show(hints.turns![0]!);
  hints.follow(update("buy 1"));
  expect([hints.shown.map((each) => each.action), hints.open, hints.turns]).toEqual([["end"], false, null]);
  hints.follow(update("harvest a1"));
  expect(hints.shown).toEqual([]);
});

test("what comes after the game went on is forgotten, and who asks twice asks once", async () => {
  let answer: (frame: Hinted) => void = () => undefined;
  let times = 0;
  const hints = new Hints(() => (times++, new Promise((done) => (answer = done))));
  const asked = hints.ask();
  await hints.ask();
  expect([times, hints.thinking]).toEqual([1, true]);
  hints.follow(update("pass"));
  answer(hinted);
  await asked;
  expect([hints.turns, hints.open, hints.thinking]).toEqual([null, false, false]);
});

test("where hints are not given, nothing stays open and the reason is handed on", async () => {
  const hints = new Hints(async () => refused);
  expect((await hints.ask())?.code).toBe("forbidden");
  expect([hints.open, hints.thinking]).toEqual([false, false]);
});
