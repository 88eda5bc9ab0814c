import type { ClockInfo } from "../wire/types";
import { words } from "./words.svelte";

/** How time is kept at a table, in a few words. */
export function paceText({ kind, days, reserve_days, bank_s, increment_s }: ClockInfo): string {
  const pace = words.text(`pace-${kind}`, { days, minutes: Math.round(bank_s / 60), seconds: increment_s });
  return reserve_days ? `${pace} ${words.text("pace-reserve", { days: reserve_days })}` : pace;
}
