import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../wire/types";
import { nonceCommitment } from "./hashes";
import { became, changed, given, keptOf, nextStep, notTaken, numberFor } from "./luck";

const table = (id: string, commitment = "promise", luck = 3): TableInfo =>
  ({ id, commitment, luck }) as TableInfo;

const seat = (at: number, what: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat: at, kind: "person", yours: false, nonce: false, commitment: "", ...what }) as SeatInfo;

test("a number is kept with the promise, and asked again it is the same", () => {
  const number = numberFor(table("t1"), 0);
  expect(number).toMatch(/^[0-9a-f]{64}$/);
  expect(numberFor(table("t1"), 0)).toBe(number);
  expect(numberFor(table("t1"), 1)).not.toBe(number);
  expect(keptOf("t1")).toEqual({ Id: "t1", Commitment: "promise" });
  expect(keptOf("t2")).toBeNull();
});

test("for a promise that was another one before there is no number", () => {
  numberFor(table("t3"), 0);
  expect(numberFor(table("t3", "swapped"), 0)).toBeNull();
  expect(keptOf("t3")!.Commitment).toBe("promise");
});

test("a number is promised, and revealed only when every other person has promised one", async () => {
  const info = table("t4");
  const number = numberFor(info, 0)!;
  const commitment = await nonceCommitment(number, "t4", 1);
  const mine = seat(0, { yours: true });
  const bot = seat(2, { kind: "bot" });
  expect(await nextStep(info, [mine, seat(1, { kind: "open" }), bot], 0)).toEqual({
    type: "commit_nonce",
    seat: 0,
    commitment,
  });
  const promised = { ...mine, commitment };
  expect(await nextStep(info, [promised, seat(1, { kind: "open" }), bot], 0)).toBeNull();
  expect(await nextStep(info, [promised, seat(1), bot], 0)).toBeNull();
  expect(keptOf("t4")).toEqual({ Id: "t4", Commitment: "promise" });
  const all = [promised, seat(1, { commitment: "theirs" }), bot];
  expect(await nextStep(info, all, 0)).toEqual({ type: "give_nonce", seat: 0, nonce: number });
  expect(keptOf("t4")).toEqual({
    Id: "t4",
    Commitment: "promise",
    NonceHash1: commitment,
    NonceHash2: "theirs",
    Nonce1: number,
  });
});

test("a server that shows another promise of somebody later is told nothing more", async () => {
  const info = table("t5");
  const commitments = await Promise.all(
    [0, 1].map((at) => nonceCommitment(numberFor(info, at)!, "t5", at + 1)),
  );
  const seats = [0, 1].map((at) => seat(at, { yours: true, commitment: commitments[at]! }));
  expect(await nextStep(info, [...seats, seat(2, { commitment: "theirs" })], 0)).not.toBeNull();
  expect(await nextStep(info, [...seats, seat(2, { commitment: "swapped" })], 1)).toBeNull();
  expect(await nextStep(info, [...seats, seat(2, { commitment: "theirs" })], 1)).not.toBeNull();
});

test("what another browser of the same person has promised is not revealed here", async () => {
  const seats = [seat(0, { yours: true, commitment: "of the other" }), seat(1, { commitment: "theirs" })];
  expect(await nextStep(table("t6"), seats, 0)).toBeNull();
});

test("who is alone, or at a table from before promises, gives the number at once", async () => {
  const bot = seat(1, { kind: "bot" });
  const mine = seat(0, { yours: true });
  expect((await nextStep(table("t7"), [mine, bot], 0))?.type).toBe("give_nonce");
  expect((await nextStep(table("t8", "promise", 2), [mine, seat(1)], 0))?.type).toBe("give_nonce");
  expect(await nextStep(table("t9", "promise", 1), [mine, bot], 0)).toBeNull();
});

test("given numbers are counted, and what became of their tables", async () => {
  const before = given().length;
  for (const id of ["g1", "g2", "g3"])
    await nextStep(table(id), [seat(0, { yours: true }), seat(1, { kind: "bot" })], 0);
  numberFor(table("g4"), 0); // never revealed
  became("g1", "began");
  became("g1", "gone"); // what was seen to begin has begun
  became("g2", "host");
  became("g4", "host");
  expect(given().length).toBe(before + 3);
  expect(given().map(({ id, became }) => [id, became])).toEqual(
    expect.arrayContaining([
      ["g1", "began"],
      ["g2", "host"],
      ["g3", ""],
    ]),
  );
});

test("a number that came too late need not be in the record", async () => {
  const number = numberFor(table("t10"), 0);
  await nextStep(table("t10"), [seat(0, { yours: true }), seat(1, { kind: "bot" })], 0);
  notTaken("t10", 0);
  expect(keptOf("t10")).toEqual({ Id: "t10", Commitment: "promise" });
  expect(numberFor(table("t10"), 0)).toBe(number);
});

test("what was changed is named", () => {
  const kept = { Id: "t", Commitment: "c", Nonce2: "n" };
  expect(changed(kept, { Id: "t", Commitment: "c", Nonce1: "x", Nonce2: "n" })).toEqual([]);
  expect(changed(kept, { Id: "t", Commitment: "d", Nonce2: "" })).toEqual(["Commitment", "Nonce2"]);
  expect(changed(null, {})).toEqual([]);
});
