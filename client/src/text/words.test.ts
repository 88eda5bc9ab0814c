import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Words } from "./words.svelte";

/** The server's texts, read where the server reads them. */
const python = new URL("../../../src/terroir/", import.meta.url).pathname;
const served = async (path: string): Promise<string> => {
  const [, , game, language] = /^\/text\/((\w+)\/)?(\w\w)\.ftl$/.exec(path)!;
  return readFileSync(`${python}${game ? `games/${game}` : "core"}/text/${language}.ftl`, "utf-8");
};

test("two games keep their own words under the same id", async () => {
  const words = new Words(served);
  await words.speak("en");
  await words.load("chicoree");
  await words.learn("citrus");
  expect([
    words.text("title"),
    words.of("chicoree", "title"),
    words.knows("rule-C-P4"),
    words.knows("rule-C-P4", "chicoree"),
  ]).toEqual(["Citrus", "Chicorée", true, false]);
});

test("a change of language reaches everything that was loaded", async () => {
  const words = new Words(served);
  await words.speak("en");
  await words.learn("citrus");
  await words.speak("de");
  expect([words.text("undo"), words.text("fruit-lemon"), words.language]).toEqual([
    "Zurück",
    "Zitrone",
    "de",
  ]);
});

test("what is loaded while the language changes is there in the new one, and nothing is fetched twice", async () => {
  const asked: string[] = [];
  const words = new Words((path) => (asked.push(path), served(path)));
  expect(words.ready).toBe(false);
  const speaking = [words.speak("en"), words.learn("citrus"), words.speak("de"), words.learn("citrus")];
  await Promise.all(speaking);
  expect([words.ready, words.language, words.text("fruit-lemon")]).toEqual([true, "de", "Zitrone"]);
  await words.load("chicoree");
  expect(asked.filter((path, i) => asked.indexOf(path) !== i)).toEqual([]);
});

test("messages within messages are said, and players are called by their names", async () => {
  const words = new Words(served);
  await words.speak("en");
  await words.learn("citrus");
  words.names = ["Ada"];
  const tile = { id: "citrus-tile", args: { fruit: "lime", well: "yes" }, seat: null, minor: false };
  const line = {
    id: "action-citrus-buy-line",
    args: { line: 2, cost: 1, list: [tile] },
    seat: null,
    minor: false,
  };
  expect(words.say(line)).toBe("Buy line 2 for 1 coin: lime with a well");
  expect(words.say({ id: "event-citrus-passed", args: {}, seat: 0, minor: false })).toBe("Ada passes.");
  expect(words.text("no-such-message")).toBe("no-such-message");
});

test("words that the server cannot give do not keep the page from showing", async () => {
  const words = new Words(async () => Promise.reject(new Error("away")));
  await words.speak("fr");
  expect(words.text("undo")).toBe("Annuler");
});

test("in the middle of a sentence an action has no capital; what has no such form is said as it is", async () => {
  const words = new Words(served);
  await words.speak("de");
  await words.learn("citrus");
  const said = (id: string): string => words.say({ id, args: {}, seat: null, minor: false });
  expect([said("action-citrus-pass"), said("action-citrus-pass.within"), said("title.within")]).toEqual([
    "Passen",
    "passen",
    "Citrus",
  ]);
});
