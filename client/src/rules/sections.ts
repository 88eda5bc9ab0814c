import type { RuleBody } from "../wire/types";

export interface Section {
  name: string;
  rules: RuleBody[];
}

/** The rules that contain all that was typed in one of their texts, one a language; by section, in reading order. */
export function sectionsOf(
  rules: RuleBody[],
  typed: string,
  textsOf: (rule: RuleBody) => string[],
): Section[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean).map(stem);
  const found = new Map<string, RuleBody[]>();
  for (const rule of rules) {
    const says = (text: string): boolean => {
      const said = plain(`${rule.id} ${text}`);
      return wanted.every((word) => said.includes(word));
    };
    if (!wanted.length || textsOf(rule).some(says))
      found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  }
  return [...found].map(([name, members]) => ({ name, rules: members }));
}

/** Without capitals, accents and ligatures: nobody should have to type them. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}

/** What one and many have in common, in any of our languages; short words and ids stay as they are. */
function stem(word: string): string {
  return /^\p{L}{5,}$/u.test(word) ? word.replace(/aux$/, "a").replace(/(?:es|en|er|[sxneiao])$/, "") : word;
}
