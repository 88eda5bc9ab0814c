import { expect, test } from "vitest";
import type { TableInfo } from "../wire/types";
import { changed, keptOf, numberFor } from "./luck";

const table = (id: string, commitment = "promise"): TableInfo => ({ id, commitment }) as TableInfo;

test("a number is kept with the promise, and asked again it is the same", () => {
  const number = numberFor(table("t1"), 0);
  expect(number).toMatch(/^[0-9a-f]{64}$/);
  expect(numberFor(table("t1"), 0)).toBe(number);
  expect(numberFor(table("t1"), 1)).not.toBe(number);
  expect(keptOf("t1")).toEqual({
    Id: "t1",
    Commitment: "promise",
    Nonce1: number,
    Nonce2: numberFor(table("t1"), 1),
  });
  expect(keptOf("t2")).toBeNull();
});

test("for a promise that was another one before there is no number", () => {
  numberFor(table("t3"), 0);
  expect(numberFor(table("t3", "swapped"), 0)).toBeNull();
  expect(keptOf("t3")!.Commitment).toBe("promise");
});

test("what was changed is named", () => {
  const kept = { Id: "t", Commitment: "c", Nonce2: "n" };
  expect(changed(kept, { Id: "t", Commitment: "c", Nonce1: "x", Nonce2: "n" })).toEqual([]);
  expect(changed(kept, { Id: "t", Commitment: "d", Nonce2: "" })).toEqual(["Commitment", "Nonce2"]);
  expect(changed(null, {})).toEqual([]);
});
