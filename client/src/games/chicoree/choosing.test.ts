import { describe, expect, test } from "vitest";
import { Table } from "../../net/table.svelte";
import type { HintAction, State, Update } from "../../wire/types";
import { Chooser } from "./choosing.svelte";
import bidding from "./fixtures/bidding.json";
import challenge from "./fixtures/challenge.json";
import late from "./fixtures/late.json";
import offer from "./fixtures/offer.json";
import over from "./fixtures/over.json";
import sealed from "./fixtures/sealed.json";

class Recorded extends Table {
  played: string[] = [];
  asked: string[] = [];
  override async play(action: string): Promise<boolean> {
    this.played.push(action);
    return true;
  }
  override async whyNot(action: string): Promise<void> {
    this.asked.push(action);
  }
}

function at(fixture: unknown): { table: Recorded; chooser: Chooser } {
  const table = new Recorded();
  table.heard((fixture as { state: State }).state);
  const chooser = new Chooser(table);
  chooser.settle();
  return { table, chooser };
}

const later = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("bids", () => {
  test("the fist begins at nothing and holds no more than is offered", async () => {
    const { table, chooser } = at(sealed);
    expect([chooser.mode, chooser.bid]).toEqual(["seal", 0]);
    chooser.setBid(9999);
    expect(chooser.bid).toBe(chooser.me!.tokens);
    chooser.confirm();
    await later();
    expect(table.played).toEqual([`bid ${chooser.me!.tokens}`]);
  });

  test("a raise begins at the least that is offered, and passing is one key away", async () => {
    const { table, chooser } = at(bidding);
    expect(chooser.bid).toBe(chooser.view.contest!.price + 1);
    expect(chooser.offered.has(chooser.ready!)).toBe(true);
    chooser.pass();
    await later();
    expect(table.played).toEqual(["pass"]);
  });

  test("what was set stays while others seal theirs", () => {
    const { table, chooser } = at(sealed);
    chooser.setBid(1);
    const state = (sealed as unknown as { state: State }).state;
    const update = {
      type: "update",
      n: state.n + 1,
      at: 0,
      seat: 0,
      action: null,
      events: [],
      words: [],
      changed: {},
      pending: state.pending,
      choices: state.choices,
      undo: 0,
      clocks: null,
      offer: null,
    } as unknown as Update;
    table.heard(update);
    chooser.settle();
    expect([table.n, chooser.bid]).toEqual([state.n + 1, 1]);
  });
});

describe("a challenge", () => {
  test("flowers are counted, and cards go to the server in the order of their kinds", async () => {
    const { table, chooser } = at(challenge);
    const kinds = [...new Set(chooser.hand)];
    for (const card of [...kinds].reverse()) if (!(chooser.picks[card] ?? 0)) chooser.pick(card, 0);
    expect(chooser.picked).toBe(kinds.length);
    const told = Object.keys(chooser.view.chosen ?? {});
    chooser.confirm();
    await later();
    expect(table.played).toEqual([
      ...kinds.filter((card) => !told.includes(card)).map((card) => `choose ${card}`),
      "seal",
    ]);
  });

  test("a second click takes a card back, but not what was already told", () => {
    const { chooser } = at(challenge);
    const [free] = chooser.hand.filter((card) => !(chooser.view.chosen?.[card] ?? 0));
    chooser.pick(free!, 0);
    const [picked, flowers] = [chooser.picked, chooser.flowers];
    chooser.pick(free!, 0);
    expect(chooser.picked).toBe(picked - 1);
    expect(chooser.flowers).toBeLessThanOrEqual(flowers);
  });
});

describe("a turn", () => {
  test("a card that hits somebody lights exactly those whom the server offers", () => {
    const { chooser } = at(late);
    const aimed = chooser.hand.find((card) =>
      chooser.uses(card).some((action) => /^play \S+ \d$/.test(action)),
    )!;
    chooser.pick(aimed);
    const offered = [...chooser.offered.keys()].filter((action) => action.startsWith(`play ${aimed} `));
    expect([...chooser.targets.values()].sort()).toEqual(offered.sort());
    expect(chooser.ready).toBeNull();
    chooser.choose(offered[0]!);
    expect(chooser.ready).toBe(offered[0]);
  });

  test("a card of no use asks why", () => {
    const { table, chooser } = at(late);
    const useless = chooser.hand.find((card) => !chooser.uses(card).length)!;
    chooser.pick(useless);
    expect(table.asked).toHaveLength(1);
    expect(table.asked[0]).toContain(useless === "chicory" ? "joker" : useless);
  });

  test("nothing picked, the button draws", () => {
    const { chooser } = at(late);
    expect(chooser.ready).toBe("draw");
  });
});

test("when the game is over nothing can be done", () => {
  const { chooser } = at(over);
  expect([chooser.mode, chooser.ready]).toEqual(["wait", null]);
});

describe("a debt", () => {
  test("what nobody wanted is not offered again, and any other card is sold by one click and one confirmation", async () => {
    const { table, chooser } = at(offer);
    expect(chooser.mode).toBe("sale");
    const refused = Object.keys(chooser.view.debt!.refused);
    expect(refused.flatMap((card) => chooser.uses(card))).toEqual([]);
    const card = chooser.hand.find((other) => !refused.includes(other))!;
    chooser.pick(card);
    chooser.confirm();
    await later();
    expect(table.played).toEqual([`offer ${card}`]);
  });
});

const hint = (action: string, move: Record<string, unknown>): HintAction => ({
  action,
  move,
  group: { id: "x", args: {}, seat: null, minor: false },
  space: null,
  item: null,
});

describe("hints", () => {
  test("a proposed bid is set, proposed cards are picked", () => {
    const bid = at(sealed).chooser;
    bid.propose([hint("bid 1", { kind: "seal-bid", tokens: 1 })]);
    expect(bid.bid).toBe(1);
    const { chooser } = at(challenge);
    const card = chooser.hand[0]!;
    chooser.propose([
      hint(`choose ${card}`, { kind: "choose-card", card }),
      hint("seal", { kind: "seal-choice" }),
    ]);
    expect(chooser.picks[card]).toBe(1);
  });
});
