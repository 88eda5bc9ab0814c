import { expect, test } from "vitest";
import { packed, unpacked } from "./packing";

test("a text comes back as it was", async () => {
  const text = "game citrus\ntitle Zürich, « là »\nposition\n  grid\n" + "    .  .  A  .\n".repeat(20);
  const code = await packed(text);
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(text.length);
  expect(await unpacked(code)).toBe(text);
});

test.each(["", "?", "abc", "AAAA".repeat(5000)])("%# what is no text is none", async (code) => {
  expect(await unpacked(code)).toBeNull();
});

test("a few letters that stand for very many are refused", async () => {
  expect(await unpacked(await packed("x".repeat(1_000_000)))).toBeNull();
});
