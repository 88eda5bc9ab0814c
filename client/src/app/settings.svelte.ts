/** What a reader chose, kept in this browser. */

import { preferred, type Language } from "../text/languages";

export const PACES = ["calm", "brisk", "at-once"] as const;
/** How long one sees what others do before the next thing happens. */
export type Pace = (typeof PACES)[number];
/** How many times as long as at a brisk pace things are shown. */
export const SLOWER: Record<Pace, number> = { calm: 2, brisk: 1, "at-once": 0 };

export interface Choices {
  language: Language;
  theme: "system" | "light" | "dark";
  letters: "auto" | "on" | "off";
  patterns: boolean;
  confirm: boolean;
  sound: boolean;
  pace: Pace;
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
    pace: "brisk",
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
  root.style.setProperty("--slower", String(SLOWER[settings.pace] || 1));
  if (settings.motion === "less") root.dataset.motion = "less";
  else delete root.dataset.motion;
}

/** Whether what happens is shown as it happens: pieces fly, figures count up. */
export function lively(): boolean {
  return settings.pace !== "at-once" && mayMove();
}

/** Whether things may travel over the screen. */
export function mayMove(): boolean {
  return settings.motion !== "less" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
