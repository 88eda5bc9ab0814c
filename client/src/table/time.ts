import type { Clocks } from "../wire/types";

/** What a seat has left, so many milliseconds after the clocks were told. */
export function timeLeft(clocks: Clocks | null, seat: number, since: number): number | null {
  const left = clocks?.left_ms[seat];
  if (clocks == null || left == null) return null;
  return Math.max(0, clocks.running.includes(seat) ? left - since : left);
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
