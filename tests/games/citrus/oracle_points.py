"""The oracle on points: Fincas, harvests, the end. Slow and obvious, from the rules alone."""

from __future__ import annotations

from collections.abc import Iterable

from terroir.games.citrus.board import material
from tests.games.citrus.oracle import BUILT, WORKERS, Oracle, Space, spaces


class Points(Oracle):
    """One position, and what it is worth to whom."""

    def encircled(self) -> set[int]:
        """Unscored Fincas around which nothing is unoccupied. C-F1."""
        unscored = [s for s, life in enumerate(self.d["site_state"]) if life == BUILT]
        return {s for s in unscored if self.surrounded(s)}

    def surrounded(self, s: int) -> bool:
        """Everything around a site is occupied. C-F1."""
        return not any(self.unoccupied(n) for n in self.field.ground.ring(s))

    def around_finca(self, s: int) -> dict[int, int]:
        """Tiles of the regions that touch a Finca, by player. C-F2."""
        ring = set(self.field.ground.ring(s))
        totals = {p: sum(len(r) for r in self.field.regions(p) if r & ring) for p in range(self.d["players"])}
        return {p: total for p, total in totals.items() if total}

    def finca_points(self, s: int, final: bool) -> dict[int, int]:
        """What a Finca is worth to each player. C-F3, at the end C-E2."""
        high, low, _ = material().fincas[self.d["site_value"][s]]
        totals = self.around_finca(s)
        ranks = sorted(set(totals.values()), reverse=True)
        most = [p for p, total in totals.items() if total == ranks[0]]
        if final:
            return dict.fromkeys(most, low)
        second = [p for p, total in totals.items() if len(ranks) > 1 and total == ranks[1]]
        return dict.fromkeys(most, high) | (dict.fromkeys(second, low) if len(most) == 1 else {})

    def harvest_points(self, regions: Iterable[frozenset[Space]]) -> int:
        """One point for each tile, two with a well. C-H1."""
        wells = set(spaces(self.d["wells"]))
        return sum(len(region) + len(region & wells) for region in regions)

    def income(self, harvested: int) -> int:
        """Coins after a harvest of so many regions, twelve at most. C-H2."""
        workers = WORKERS - len(self.field.regions(self.player)) + harvested
        return min(12, int(self.d["coins"][self.player]) + (0, 2, 4, 6, 7, 8)[workers])

    def final_scores(self) -> list[int]:
        """The scores if the game ended now, encircled Fincas already scored. C-E2 to C-E4."""
        scores = list(self.d["score"])
        for s, life in enumerate(self.d["site_state"]):
            if life == BUILT:
                for p, points in self.finca_points(s, True).items():
                    scores[p] += points
        for p, held in enumerate(self.d["held"]):
            horses = 2 * held[0] + 3 * held[1] + 4 * held[2]
            scores[p] += self.harvest_points(self.field.regions(p)) + horses + sum(held[3:])
        return scores
