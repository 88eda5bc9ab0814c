import { words } from "../text/words.svelte";
import type { Clocks } from "../wire/types";

/** What a seat has left, so many milliseconds after the clocks were told. */
export function timeLeft(clocks: Clocks | null, seat: number, since: number): number | null {
  const left = clocks?.left_ms[seat];
  if (clocks == null || left == null) return null;
  return Math.max(0, clocks.running.includes(seat) ? left - since : left);
}

/** What of that is for this move, where the rest is a reserve for the whole game. */
export function timeForMove(clocks: Clocks | null, seat: number, left: number): [now: number, kept: number] {
  const kept = Math.min(left, clocks?.reserve_ms?.[seat] ?? 0);
  return [left - kept, kept];
}

/** `12:40`, `1:02:03`, `3 d 4 h`. */
export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, "0");
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** `for 3 days`, in words; nothing for less than a minute. */
export function since(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [unit, count] =
    minutes >= 1440
      ? ["days", Math.floor(minutes / 1440)]
      : minutes >= 60
        ? ["hours", Math.floor(minutes / 60)]
        : ["minutes", minutes];
  return count > 0 ? words.text(`since-${unit}`, { count }) : "";
}

/** `3 Dec`, as the language of the page writes it. */
export function shortDay(ms: number): string {
  return new Date(ms).toLocaleDateString(words.language, { day: "numeric", month: "short" });
}
