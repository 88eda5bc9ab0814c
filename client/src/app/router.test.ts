import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test.each([
  ["/", "home", ""],
  ["/abcDEF012345", "table", "abcDEF012345"],
  ["/replay/abcDEF012345?ply=7", "replay", "abcDEF012345"],
  ["/replay/abc", "lost", "/replay/abc"],
  ["/rules/anygame", "rules", "anygame"],
  ["/rules/", "lost", "/rules/"],
  ["/abc", "lost", "/abc"],
])("%s is %s", (path, page, of) => {
  expect(routeOf(new URL(path, "http://table.test"))).toMatchObject({ page, of });
});

test.each([
  ["/games/", "home"],
  ["/games/rules/anygame", "rules"],
  ["/games", "lost"],
  ["/rules/anygame", "lost"],
  ["/gamesome/", "lost"],
])("below /games %s is %s", (path, page) => {
  expect(routeOf(new URL(path, "http://table.test"), "/games").page).toBe(page);
});
