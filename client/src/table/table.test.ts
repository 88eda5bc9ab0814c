import { expect, test } from "vitest";
import type { LogLine, Message } from "../wire/types";
import { partsOf } from "./rule-parts";
import { talkOf } from "./talk";
import { timeLeft, timeText } from "./time";

const message = (id: string, minor = false): Message => ({ id, args: {}, seat: null, minor });
const told = (n: number, at: number, ...words: Message[]): LogLine => ({ n, at, seat: 0, words });

test("log and chat are one list in the order of time, without minor words and muted people", () => {
  const chat = [
    { number: 1, at: 15, person: "a", name: "Ada", seat: 0, text: "hello" },
    { number: 2, at: 16, person: "b", name: "Bo", seat: null, text: "noise" },
  ];
  const lines = talkOf(
    [told(1, 10, message("x")), told(2, 20, message("y", true)), told(3, 30, message("z"))],
    chat,
    (person) => person === "b",
  );
  expect(lines.map((line) => line.key)).toEqual(["n1", "c1", "n3"]);
});

test("ids of rules in a sentence are found", () => {
  expect(partsOf("Not here (C-P4), see CH-A12.").map((part) => part.rule)).toEqual([
    null,
    "C-P4",
    null,
    "CH-A12",
    null,
  ]);
});

test("only running clocks run, and none below nothing", () => {
  const clocks = { now_ms: 0, left_ms: [5000, 5000, null], running: [0], deadline_ms: null };
  expect([0, 1, 2].map((seat) => timeLeft(clocks, seat, 7000))).toEqual([0, 5000, null]);
  expect([timeText(760_000), timeText(3_723_000), timeText(273_600_000)]).toEqual([
    "12:40",
    "1:02:03",
    "3 d 4 h",
  ]);
});
