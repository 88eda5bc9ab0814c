import { beforeEach, describe, expect, test } from "vitest";
import { Table } from "../../net/table.svelte";
import type { Choice, State, Update } from "../../wire/types";
import { Chooser } from "./choosing.svelte";
import late from "./fixtures/late.json";
import middle from "./fixtures/middle.json";
import over from "./fixtures/over.json";
import start from "./fixtures/start.json";

function at(fixture: unknown): Chooser {
  const table = new Table();
  table.heard((fixture as { state: State }).state);
  return new Chooser(table);
}

describe("building", () => {
  let chooser: Chooser;
  beforeEach(() => {
    chooser = at(middle);
  });

  test("exactly the spaces offered for the chosen tile are lit", () => {
    for (const tile of chooser.kinds) {
      chooser.selectTile(tile);
      const offered = [...chooser.offered.keys()]
        .filter((action) => action.startsWith(`place ${tile} `))
        .map((action) => action.split(" ")[2]);
      expect([...chooser.lit.keys()].sort()).toEqual(offered.sort());
    }
  });

  test("almost legal spaces have room and are not lit; pointing at one means the tile there", () => {
    let found = 0;
    for (const tile of chooser.kinds) {
      chooser.selectTile(tile);
      for (const space of chooser.almost) {
        expect([chooser.position.hasRoom(space), chooser.lit.has(space)]).toEqual([true, false]);
        chooser.pointAt(space);
        expect([chooser.doubt, chooser.hover]).toEqual([`place ${tile} ${space}`, null]);
        found++;
      }
    }
    expect(found).toBeGreaterThan(0);
    chooser.pointAt(null);
    expect(chooser.doubt).toBeNull();
  });

  test("a click previews, and takes nothing back but the preview", () => {
    const [space, light] = [...chooser.lit][0]!;
    chooser.pick(space);
    expect([chooser.preview, chooser.ready]).toEqual([light.action, light.action]);
    chooser.cancel();
    expect(chooser.preview).toBeNull();
  });

  test("the bridge lights what only a bridge reaches", () => {
    chooser.useTile("bridge");
    expect(chooser.mode).toBe("bridge");
    expect(new Set([...chooser.lit.values()].map((light) => light.kind))).toEqual(new Set(["bridge"]));
  });

  test("a suggestion is taken up with its tile", () => {
    const action = [...chooser.offered.keys()].findLast((each) => each.startsWith("place "))!;
    chooser.takeUp(action);
    expect([chooser.tile, chooser.preview]).toEqual([action.split(" ")[1], action]);
  });
});

test("at the start every line offered can be bought, and nothing else is lit", () => {
  const chooser = at(start);
  expect(chooser.lines.size).toBe(
    [...chooser.offered.keys()].filter((action) => action.startsWith("buy ")).length,
  );
  expect([chooser.lit.size, chooser.harvestable.size]).toEqual([0, 0]);
  chooser.buyLine(3);
  expect(chooser.ready).toBe("buy 3");
});

test("when the game is over nothing is lit", () => {
  const chooser = at(over);
  expect([chooser.lit.size, chooser.lines.size, chooser.ready]).toEqual([0, 0, null]);
});

test("regions chosen one after the other are one harvest", () => {
  const chooser = at(late);
  const me = chooser.me!;
  const [first, second] = [me.regions[0]!.spaces[0]!, me.regions[1]!.spaces[0]!];
  const choice = (...regions: string[]): Choice => ({
    action: `harvest ${regions.join(" ")}`,
    move: { kind: "harvest", regions },
  });
  const group = { id: "action-citrus-harvest", args: {}, seat: null, minor: false };
  chooser.table.choices = [
    {
      group,
      actions: [choice(first), choice(second), choice(first, second)],
    },
  ];
  chooser.pick(me.regions[1]!.spaces.at(-1)!);
  expect(chooser.preview).toBe(`harvest ${second}`);
  chooser.pick(first);
  expect(chooser.preview).toBe(`harvest ${first} ${second}`);
  chooser.pick(second);
  expect(chooser.preview).toBe(`harvest ${first}`);
});

test("an update changes only what it names, and is shown once", () => {
  const { table } = at(start);
  const frame = (n: number): Update => ({
    type: "update",
    n,
    at: 0,
    seat: table.seat,
    action: "buy 1",
    events: [],
    words: [],
    changed: { hand: [n] },
    pending: { kind: "decide", seats: [0] },
    choices: [],
    undo: 1,
    clocks: null,
    offer: null,
  });
  const seen: number[] = [];
  table.animate((_, update) => seen.push(update.n));
  const market = table.view!.market;
  table.heard(frame(table.n + 1));
  table.heard(frame(table.n));
  expect([table.view!.market === market, table.view!.hand, seen.length]).toEqual([true, [table.n], 1]);
});
