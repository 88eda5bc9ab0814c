import { expect, test } from "vitest";
import type { Message, Pending, State } from "../../wire/types";
import fixture from "./fixtures/sealed.json";
import { happen } from "./happenings";
import { reachOf } from "./reaches";
import type { Event, View } from "./contract";

const { view: shown, pending } = (fixture as unknown as { state: State }).state;
const view = shown as unknown as View;
const said = (id: string): Message => ({ id, args: {}, seat: 0, minor: false });

function after(tokens: Record<number, number>): View {
  return {
    ...view,
    contest: null,
    players: view.players.map((player, seat) => ({ ...player, tokens: tokens[seat] ?? player.tokens })),
  };
}

test("all fists open at once with what was in them, and the winner is marked", () => {
  const events: Event[] = [
    { type: "BidSealed", seat: 3, tokens: null },
    { type: "BidsOpened", card: "shop", seats: [0, 1, 2, 3], tokens: [4, 0, 2, 1] },
    { type: "CardWon", seat: 0, card: "shop", tokens: 4 },
  ];
  const { scene, deltas } = happen(
    events,
    [said("event-chicoree-won"), said("event-chicoree-income")],
    view,
    after({ 0: view.players[0]!.tokens - 4 }),
  );
  const reaches = [0, 1, 2, 3].map((seat) => reachOf(seat, view, pending, scene));
  expect(reaches.map((reach) => reach.tokens)).toEqual([4, 0, 2, 1]);
  expect(reaches.every((reach) => reach.opening && reach.hand === "open")).toBe(true);
  expect(reaches.map((reach) => reach.won)).toEqual([true, false, false, false]);
  expect(scene?.sentences.map((message) => message.id)).toEqual(["event-chicoree-won"]);
  expect([...deltas]).toEqual([[0, -4]]);
});

test("before the reveal a fist says nothing but that it is closed", () => {
  const waiting: Pending = { ...pending, seats: [1, 3] };
  const reaches = [0, 1, 2].map((seat) => reachOf(seat, view, waiting, null));
  expect(reaches.map((reach) => reach.hand)).toEqual(["fist", "open", "fist"]);
  expect(reaches.every((reach) => reach.tokens == null && !reach.cards.length)).toBe(true);
});

test("a challenge shows everybody's cards and flowers", () => {
  const events: Event[] = [
    { type: "CardsShown", seat: 0, cards: ["challenge2", "fire"], flowers: 2 },
    { type: "CardsShown", seat: 1, cards: [], flowers: 0 },
    { type: "ChallengeWon", seat: 0, tokens: 5 },
  ];
  const { scene } = happen(events, [], view, after({}));
  expect(reachOf(0, view, pending, scene)).toMatchObject({
    flowers: 2,
    cards: ["challenge2", "fire"],
    won: true,
  });
  expect(reachOf(1, view, pending, scene)).toMatchObject({ flowers: 0, won: false });
  expect(reachOf(2, view, pending, scene).hand).toBe("none");
});

test("a special shows its card and goes to whom it hits; what was laid and lost is marked", () => {
  const events: Event[] = [
    { type: "StepLaid", seat: 1, card: "seeds", joker: false },
    { type: "SpecialPlayed", seat: 1, card: "fire", target: 2 },
    { type: "CardDestroyed", seat: 2, card: "factory", joker: false },
  ];
  const { scene, laid, lost } = happen(events, [], view, after({}));
  expect([scene?.card, scene?.to]).toEqual(["fire", 2]);
  expect([laid, lost]).toEqual([[{ seat: 1, card: "seeds" }], [{ seat: 2, card: "factory" }]]);
});
