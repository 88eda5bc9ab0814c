/** What lies on a space and what a click there would do, in words for those who do not see it. */

import { words } from "../../text/words.svelte";
import type { Chooser } from "./choosing.svelte";
import type { Position } from "./position";

function content(space: string, position: Position): string {
  const plantation = position.plantations.get(space);
  if (plantation) {
    const args = {
      fruit: words.text(`fruit-${plantation.fruit}`),
      well: position.view.wells.includes(space) ? "yes" : "no",
    };
    if (plantation.owner == null) return words.text("space-neutral", args);
    return words.text("space-plantation", {
      ...args,
      name: words.name(plantation.owner),
      size: plantation.size,
    });
  }
  const letter = position.siteOn.get(space);
  if (letter) {
    const site = position.view.sites[letter];
    if (site?.finca) {
      const ring = position.equipment.rings[letter] ?? [];
      return words.text(site.scored ? "space-finca-scored" : "space-finca", {
        letter,
        values: site.finca,
        filled: ring.filter((near) => position.isOccupied(near)).length,
        of: ring.length,
      });
    }
    return words.text(site?.revealed ? "space-site-revealed" : "space-site", { letter });
  }
  if (position.isRock(space)) return words.text("space-rock");
  const landscape = position.landscapeOn(space);
  if (landscape)
    return position.isOnGuard(space) ? words.text("space-bull") : words.text(`land-${landscape}`);
  return words.text("space-open");
}

/** `e2: open. Legal: starts a region.` */
export function describe(space: string, position: Position, chooser: Chooser): string {
  const light = chooser.lit.get(space);
  const can = light
    ? words.text(`lit-${light.kind}`)
    : chooser.harvestable.has(space)
      ? words.text("lit-harvest")
      : chooser.almost.has(space)
        ? words.text("lit-almost")
        : "";
  return `${space}: ${content(space, position)}${can ? `. ${can}` : ""}`;
}
