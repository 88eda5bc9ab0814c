export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGES;

/** The first language of the reader that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}
