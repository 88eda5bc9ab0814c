export interface RulePart {
  text: string;
  rule: string | null;
}

const RULE = /\b([A-Z]{1,2}-[A-Z]\d{1,2})\b/;

/** A sentence cut at the ids of rules, such as C-P4. */
export function partsOf(text: string): RulePart[] {
  return text
    .split(RULE)
    .map((part, i) => ({ text: part, rule: i % 2 ? part : null }))
    .filter((part) => part.text);
}
