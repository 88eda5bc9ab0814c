import { expect, test } from "vitest";
import { bySpace, said, step, type Span } from "./picture";

const ROWS: Span[][] = [
  [{ text: "2 " }, { text: " . ", space: "a2" }, { text: " X ", space: "b2" }],
  [{ text: "a title" }],
  [{ text: "1 " }, { text: " O ", space: "a1" }, { text: " . ", space: "b1" }],
];

test("arrows lead along a line and over lines without spaces", () => {
  expect(step(ROWS, "a2", "ArrowRight")).toBe("b2");
  expect(step(ROWS, "b2", "ArrowDown")).toBe("b1");
  expect(step(ROWS, "a1", "ArrowUp")).toBe("a2");
  expect(step(ROWS, "a2", "ArrowUp")).toBeNull();
  expect(step(ROWS, "a2", "ArrowLeft")).toBeNull();
  expect(step(ROWS, "a2", "Enter")).toBeNull();
  expect(step(ROWS, "z9", "ArrowUp")).toBeNull();
});

test("a span takes as many columns as it says", () => {
  expect(said({ text: "ab" })).toBe("ab");
  expect(said({ text: "ab", width: 4 })).toBe("ab  ");
  expect(said({ text: "abcd", width: 4 })).toBe("abcd");
  expect(said({ text: "abcde", width: 4 })).toBe("ab… ");
});

test("actions are found by the space they are offered on", () => {
  const group = { id: "g", args: {}, seat: null, minor: false };
  const found = bySpace([
    {
      group,
      actions: [
        { action: "mark a2", move: { kind: "mark", space: "a2" }, space: "a2" },
        { action: "pass", move: { kind: "pass" } },
      ],
    },
  ]);
  expect([...found.keys()]).toEqual(["a2"]);
});
