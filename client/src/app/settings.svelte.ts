/** What a reader chose, kept in this browser. */

import { preferred, type Language } from "../text/languages";

export interface Choices {
  language: Language;
  theme: "system" | "light" | "dark";
  letters: "auto" | "on" | "off";
  patterns: boolean;
  confirm: boolean;
  sound: boolean;
  motion: "system" | "less";
}

const KEY = "terroir-settings";

function fallback(): Choices {
  const wanted = typeof navigator === "undefined" ? ["en"] : navigator.languages;
  return {
    language: preferred(wanted),
    theme: "system",
    letters: "auto",
    patterns: true,
    confirm: true,
    sound: false,
    motion: "system",
  };
}

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings = $state<Choices>({ ...fallback(), ...kept() });

/** Keep the choices, and show those that the whole page follows. */
export function applySettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: the choices hold until the page is closed
  }
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === "less") root.dataset.motion = "less";
  else delete root.dataset.motion;
}

/** Whether things may travel over the screen. */
export function mayMove(): boolean {
  return settings.motion !== "less" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
