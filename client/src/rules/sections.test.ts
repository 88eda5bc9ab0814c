import { expect, test } from "vitest";
import { sectionsOf } from "./sections";

const RULES = [
  { id: "X-A1", section: "start", ruling: false },
  { id: "X-B1", section: "play", ruling: true },
  { id: "X-B2", section: "play", ruling: false },
];
const TEXTS: Record<string, string> = {
  "X-A1": "Qui commence",
  "X-B1": "La mêlée d’abord",
  "X-B2": "Après la récolte",
};
const OTHERS: Record<string, string> = {
  "X-A1": "Wer beginnt: wer größere Brücken baut",
  "X-B1": "Erst auf Zuruf; Wildpferde zählen",
  "X-B2": "Dopo il raccolto un cavallo",
};
const found = (typed: string): string[] =>
  sectionsOf(RULES, typed, (rule) => [TEXTS[rule.id]!, OTHERS[rule.id]!]).flatMap((section) =>
    section.rules.map((rule) => rule.id),
  );

test("nothing typed: every rule, by section", () => {
  expect(sectionsOf(RULES, " ", () => []).map((section) => [section.name, section.rules.length])).toEqual([
    ["start", 1],
    ["play", 2],
  ]);
});

test.each([
  ["melee", ["X-B1"]],
  ["LA RECOLTE", ["X-B2"]],
  ["x-b1", ["X-B1"]],
  ["la commence", []],
  ["Brücke", ["X-A1"]],
  ["grossere brucken", ["X-A1"]],
  ["cavalli", ["X-B2"]],
  ["Récoltes", ["X-B2"]],
  ["Wildpferd", ["X-B1"]],
  ["brücken récolte", []],
])("%s finds %j", (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});
