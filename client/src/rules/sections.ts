import type { RuleBody } from "../wire/types";

export interface Section {
  name: string;
  rules: RuleBody[];
}

/** The rules of which one text contains all that was typed, by section, in reading order. */
export function sectionsOf(
  rules: RuleBody[],
  typed: string,
  textsOf: (rule: RuleBody) => string[],
): Section[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const found = new Map<string, RuleBody[]>();
  for (const rule of rules) {
    const text = plain([rule.id, ...textsOf(rule)].join(" "));
    if (wanted.every((word) => text.includes(word)))
      found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  }
  return [...found].map(([name, members]) => ({ name, rules: members }));
}

/** Without capitals and accents: nobody should have to type them. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
