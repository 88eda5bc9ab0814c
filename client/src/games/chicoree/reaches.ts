/** Whose hands reach over the cloth, and what they hold. */

import { words } from "../../text/words.svelte";
import type { Pending } from "../../wire/types";
import type { Scene } from "./happenings";
import type { View } from "./contract";

export interface Reach {
  seat: number;
  hand: "open" | "fist" | "none";
  /** The fist turns and opens now, with all the others. */
  opening: boolean;
  label: string;
  tokens: number | null;
  cards: string[];
  flowers: number | null;
  won: boolean;
}

const nothing = (seat: number): Reach => ({
  seat,
  hand: "none",
  opening: false,
  label: "",
  tokens: null,
  cards: [],
  flowers: null,
  won: false,
});

function revealed(seat: number, scene: Scene): Reach {
  const bid = scene.bids.get(seat);
  const shown = scene.shown.get(seat);
  if (bid == null && !shown) return nothing(seat);
  return {
    ...nothing(seat),
    hand: "open",
    opening: true,
    tokens: bid ?? null,
    cards: shown?.cards ?? [],
    flowers: shown?.flowers ?? null,
    won: scene.winners.includes(seat),
  };
}

function bidding(seat: number, view: View, pending: Pending): Reach {
  const contest = view.contest!;
  if (contest.leader === seat)
    return { ...nothing(seat), hand: "fist", tokens: contest.price, label: words.text("leads"), won: true };
  if (!contest.bidding.includes(seat))
    return {
      ...nothing(seat),
      label: contest.sale && view.debt?.seat === seat ? words.text("sells") : words.text("passed"),
    };
  return {
    ...nothing(seat),
    hand: "open",
    label: (pending.seats ?? []).includes(seat) ? words.text("thinks") : "",
  };
}

/** The hand of one seat in the contest that is on, or that has just been opened. */
export function reachOf(seat: number, view: View, pending: Pending, scene: Scene | null): Reach {
  if (scene) return revealed(seat, scene);
  const contest = view.contest;
  const player = view.players[seat];
  if (!contest || !player || player.bankrupt) return nothing(seat);
  if (contest.kind === "turn" || contest.kind === "melee") return bidding(seat, view, pending);
  const sealed = !(pending.seats ?? []).includes(seat);
  return {
    ...nothing(seat),
    hand: sealed ? "fist" : "open",
    label: words.text(sealed ? "sealed" : "choosing"),
  };
}
