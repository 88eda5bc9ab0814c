/** What the pieces of Citrus say of themselves: names and sentences, and the figures that the server sends. */

import type { Explained } from "../../table/explained";
import { words } from "../../text/words.svelte";
import type { Chooser } from "./choosing.svelte";
import type { Landscape, Tile } from "./contract";
import { tileName } from "./naming";
import { hasWell } from "./tiles";

type Parts = Omit<Explained, "now"> & { now?: Explained["now"] };
const made = (parts: Parts): Explained => ({ now: [], ...parts });
const points = (count: number): string => words.text("tip-brings", { points: count });

export function explain(chooser: Chooser, piece: string): Explained | null {
  const [kind, name = ""] = piece.split(" ");
  if (kind === "space") return ofSpace(chooser, name);
  if (kind === "line") return ofLine(chooser, Number(name));
  if (kind === "tile") return ofTile(name as Tile);
  if (kind === "land") return ofLandscape(name as Landscape, true);
  if (kind === "workers") return ofWorkers(chooser, Number(name));
  if (kind === "coins")
    return made({
      title: words.text("coins"),
      note: words.text("coins-of", {
        coins: chooser.view.players[Number(name)]!.coins,
        most: chooser.equipment.most_coins,
      }),
      about: words.text("tip-coins", { most: chooser.equipment.most_coins }),
      rules: ["C-B1", "C-H2", "C-M3"],
    });
  return null;
}

/** What lies on a space; where something can be done there, the forecast speaks instead. */
function ofSpace(chooser: Chooser, space: string): Explained | null {
  const { position, equipment, view } = chooser;
  if (chooser.lit.has(space) || chooser.almost.has(space)) return null;
  const plantation = position.plantations.get(space);
  if (plantation) return ofPlantation(chooser, space, plantation.owner);
  const letter = position.siteOn.get(space);
  if (letter) return ofSite(chooser, letter);
  if (position.isRock(space))
    return made({ title: words.text("space-rock"), about: words.text("tip-rock"), rules: ["C-P1", "C-A4"] });
  if (position.isOnGuard(space))
    return made({ title: words.text("space-bull"), about: words.text("tip-guard"), rules: ["C-A3"] });
  const landscape = view.landscape[space];
  if (landscape) return ofLandscape(landscape, false);
  const road = Object.keys(equipment.roads).find((site) => equipment.roads[site]!.includes(space));
  return road
    ? made({
        title: words.text("tip-road", { site: road }),
        note: space,
        about: words.text("tip-road.text"),
        rules: ["C-P3", "C-P4"],
      })
    : null;
}

function ofPlantation(chooser: Chooser, space: string, owner: number | null): Explained {
  const { fruit } = chooser.position.plantations.get(space)!;
  const name = words.text(`fruit-${fruit}`);
  if (owner == null)
    return made({
      title: words.text("tip-neutral", { fruit: name }),
      note: space,
      about: words.text("tip-neutral.text"),
      rules: ["C-P7", "C-P8", "C-H1"],
    });
  const region = chooser.view.players[owner]!.regions.find(({ spaces }) => spaces.includes(space))!;
  return made({
    title: words.text("tip-region", { name: words.name(owner), fruit: name }),
    note: space,
    about: words.text("tip-region.text"),
    now: [
      words.text("tip-region-now", { size: region.spaces.length, points: region.points }),
      ...(chooser.harvestable.has(space) ? [words.text("lit-harvest")] : []),
    ],
    rules: ["C-H1", "C-P2"],
  });
}

function ofSite({ view, equipment, position }: Chooser, letter: string): Explained {
  const site = view.sites[letter];
  if (!site?.finca)
    return made({
      title: words.text(site?.revealed ? "space-site-revealed" : "space-site", { letter }),
      about: words.text(site?.revealed ? "tip-site-revealed" : "tip-site"),
      rules: site?.revealed ? ["C-N1"] : ["C-N1", "C-S4"],
    });
  const ring = equipment.rings[letter] ?? [];
  const standing = view.standings[letter] ?? [];
  return made({
    title: `${words.text("finca-name", { site: letter })} ${site.finca.replace("/", " / ")}`,
    note: words.text("finca-filled", {
      filled: ring.filter((near) => position.isOccupied(near)).length,
      of: ring.length,
    }),
    about: words.text(site.scored ? "tip-finca-scored" : "tip-finca"),
    now: site.scored
      ? []
      : standing.length
        ? standing.map((each) => ({ seat: each.seat, count: each.tiles, brings: points(each.points) }))
        : [words.text("tip-finca-empty")],
    rules: site.scored ? ["C-F4"] : ["C-F1", "C-F2", "C-F3"],
  });
}

function ofLandscape(tile: Landscape, held: boolean): Explained {
  const kind = tile.replace(/\d$/, "");
  const count = Number(/\d$/.exec(tile)?.[0] ?? 0);
  const rules: Record<string, string> = {
    money: "C-A1",
    cart: "C-A2",
    bull: "C-A3",
    bridge: "C-A4",
    milestone: "C-A5",
    horses: "C-E4",
  };
  return made({
    title: words.text(`land-${tile}`),
    about: words.text(`does-${kind}`, { count }),
    now: [words.text(held ? (kind === "horses" ? "tip-horses-held" : "tip-held") : "tip-landscape")],
    rules: [rules[kind]!, held ? "C-T2" : "C-L1"],
  });
}

function ofTile(tile: Tile): Explained {
  return made({
    title: tileName(tile),
    about: words.text("tip-tile", { points: hasWell(tile) ? 2 : 1 }),
    rules: ["C-P2", "C-H1"],
  });
}

function ofLine({ equipment, view, lines, table }: Chooser, line: number): Explained | null {
  const tiles = equipment.lines[line - 1]!.map((number) => view.market[number - 1]).filter(
    (tile) => tile != null,
  );
  if (table.yourTurn && lines.has(line)) return null; // the forecast tells it
  return made({
    title: words.text("tip-line", { line }),
    note: words.text("tip-cost", { cost: tiles.length }),
    about: words.text("tip-line.text"),
    now: [tiles.map(tileName).join(", ")],
    rules: ["C-B1", "C-B2"],
  });
}

function ofWorkers({ view, equipment }: Chooser, seat: number): Explained {
  const { workers } = view.players[seat]!;
  return made({
    title: words.text("workers-on-mat", { count: workers }),
    about: words.text("tip-workers"),
    now: [words.text("tip-income", { coins: equipment.income[workers] ?? 0 })],
    rules: ["C-P3", "C-H1", "C-H2"],
  });
}
