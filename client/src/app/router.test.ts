import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test.each([
  ["/", "home", ""],
  ["/abcDEF012345", "table", "abcDEF012345"],
  ["/replay/abcDEF012345?ply=7", "replay", "abcDEF012345"],
  ["/replay/abc", "lost", "/replay/abc"],
  ["/analysis/abcDEF012345?turn=7", "analysis", "abcDEF012345"],
  ["/rules/anygame", "rules", "anygame"],
  ["/rules/", "lost", "/rules/"],
  ["/learn", "learn", ""],
  ["/learn/anygame", "learn", "anygame"],
  ["/learn/anygame/first-steps", "learn", "anygame/first-steps"],
  ["/learn/anygame/a/b", "lost", "/learn/anygame/a/b"],
  ["/made/anygame", "made", "anygame"],
  ["/made", "lost", "/made"],
  ["/events", "events", ""],
  ["/daily", "daily", ""],
  ["/daily/anygame-2026-01-31", "daily", "anygame-2026-01-31"],
  ["/events/abcDEF012345", "events", "abcDEF012345"],
  ["/quarrel?from=abcDEF012345&at=7", "trial", ""],
  ["/abcDEF012345/try?at=7", "trial", "abcDEF012345"],
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
