/** Where the markers stand on the score track. */

export interface Marker {
  seat: number;
  score: number;
  /** From 0, where the track begins, to 1, where it ends. */
  at: number;
  /** How many stand below it on the same spot. */
  level: number;
}

const SHORTEST = 50;
const LONGER_BY = 25;

/** The last space of the track: it grows with the leader. */
export function lengthOf(scores: number[]): number {
  return Math.max(SHORTEST, LONGER_BY * Math.ceil(Math.max(...scores) / LONGER_BY));
}

/** The spaces that have a number. */
export function milestones(length: number): number[] {
  const step = length > SHORTEST ? LONGER_BY : 10;
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, i) => i * step);
}

/** Markers from the last to the first, one's own before its equals; where one has no room it stands upon the others, `width` being its part of the track. */
export function markers(scores: number[], width: number, own: number | null = null): Marker[] {
  const length = lengthOf(scores);
  const ends: number[] = [];
  return scores
    .map((score, seat) => ({ seat, score, at: Math.max(0, score) / length }))
    .sort((a, b) => a.at - b.at || Number(b.seat === own) - Number(a.seat === own) || a.seat - b.seat)
    .map((marker) => {
      const free = ends.findIndex((end) => end <= marker.at);
      const level = free < 0 ? ends.length : free;
      ends[level] = marker.at + width;
      return { ...marker, level };
    });
}
