import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./languages";

const SRC = new URL("..", import.meta.url).pathname;
const FOLDERS = [
  "text",
  ...readdirSync(SRC).map((page) => `${page}/text`),
  ...readdirSync(`${SRC}/games`).map((game) => `games/${game}/text`),
].filter((folder) => {
  try {
    return readdirSync(`${SRC}/${folder}`).some((file) => file.endsWith(".ftl"));
  } catch {
    return false;
  }
});
const SERVED = [
  "core",
  "table",
  ...readdirSync(`${SRC}/games`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "generic")
    .map((entry) => `games/${entry.name}`),
];
const OURS = new RegExp(`[\`"']([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?:\\.[a-z-]+)?[\`"']`, "g");

function read(
  folder: string,
  language: string,
): { ids: string[]; variables: Record<string, string[]>; errors: unknown[] } {
  const source = readFileSync(`${SRC}/${folder}/${language}.ftl`, "utf-8");
  const bundle = new FluentBundle(language);
  const errors = bundle.addResource(new FluentResource(source));
  const blocks = source.split(/^(?=[a-z][\w-]* =)/m).filter((block) => /^[a-z]/.test(block));
  const variables: Record<string, string[]> = {};
  for (const block of blocks) {
    const code = block
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      .join("\n");
    variables[code.split(" ")[0]!] = [
      ...new Set([...code.matchAll(/\$([a-z]+)/g)].map((found) => found[1]!)),
    ].sort();
  }
  return { ids: blocks.map((block) => block.split(" ")[0]!).sort(), variables, errors };
}

function sources(folder: string): string {
  const files = readdirSync(`${SRC}/${folder}`, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && /\.(ts|svelte)$/.test(file.name) && !file.name.endsWith(".test.ts"))
    .map((file) => readFileSync(`${file.parentPath}/${file.name}`, "utf-8"))
    .join("\n");
}

describe.each(FOLDERS)("%s", (folder) => {
  const english = read(folder, "en");

  test.each(Object.keys(LANGUAGES))(
    "%s has the same messages with the same variables as English",
    (language) => {
      const other = read(folder, language);
      expect(other.errors).toEqual([]);
      expect(other.variables).toEqual(english.variables);
    },
  );

  test("every message is used", () => {
    // What all tables share asks a game for its words as well.
    const own = folder.replace(/\/text$/, "");
    const code = folder.startsWith("games/") ? sources(own) + sources("table") : sources("");
    const stems = [...code.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1]!);
    const named = new Set([...code.matchAll(OURS)].map((found) => found[1]!));
    const unused = english.ids.filter((id) => !named.has(id) && !stems.some((stem) => id.startsWith(stem)));
    expect(unused).toEqual([]);
  });
});

test("every message that the code asks for by its full id is there", () => {
  const known = new Set(FOLDERS.flatMap((folder) => read(folder, "en").ids));
  const served = SERVED.flatMap(
    (folder) =>
      readFileSync(`${SRC}/../../src/terroir/${folder}/text/en.ftl`, "utf-8").match(/^[a-z][\w-]*(?= =)/gm) ??
      [],
  );
  const asked = [...sources("").matchAll(/words\.text\(\s*"([a-z][a-z0-9-]*)/g)].map((found) => found[1]!);
  expect([...new Set(asked)].filter((id) => !known.has(id) && !served.includes(id))).toEqual([]);
});

test.each(FOLDERS.filter((folder) => folder.startsWith("games/")))(
  "every rule that %s cites is in the book, and all languages cite the same",
  (folder) => {
    const cited = (language: string): string[] =>
      [...readFileSync(`${SRC}/${folder}/${language}.ftl`, "utf-8").matchAll(/\b[A-Z]-[A-Z]\d{1,2}\b/g)].map(
        ([id]) => id,
      );
    const book = readFileSync(`${SRC}/../../src/terroir/${folder}/en.ftl`, "utf-8");
    expect(cited("en").filter((id) => !book.includes(`rule-${id} =`))).toEqual([]);
    for (const language of Object.keys(LANGUAGES)) expect(cited(language)).toEqual(cited("en"));
  },
);
