"""The finished games of Citrus: what is wanted in `records/`.

./run python -m tests.games.citrus.make_records
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from terroir.games.citrus.board import as_drawn, load
from terroir.games.citrus.game import GAME
from tests.games import records

FOLDER = Path(__file__).parent / "records"


@dataclass(frozen=True)
class Wanted(records.Wanted):
    """A game of Citrus."""

    reason: str = "C-E1"

    @property
    def settings(self) -> dict[str, str]:
        """The board is written into the record, so that boards may be improved without touching records."""
        board = load("patio" if self.options.get("short") == "yes" else "vega")
        return {**self.options, "board": as_drawn(board)}


YES = "yes"
GREEDY, RANDOM = "greedy", "random"
EVERYTHING = {"short": YES, "family": YES, "random-start": YES, "three-fincas": YES, "edition": "2013"}
GAMES = {
    "long": Wanted((GREEDY, GREEDY)),
    "long-five-players": Wanted((GREEDY, RANDOM, GREEDY, RANDOM, GREEDY)),
    "edition-2013": Wanted((GREEDY, GREEDY, RANDOM), {"edition": "2013"}),
    "short": Wanted((GREEDY, GREEDY), {"short": YES}),
    "short-2013": Wanted((GREEDY, RANDOM, GREEDY), {"short": YES, "edition": "2013"}),
    "family": Wanted((GREEDY,) * 4, {"family": YES}),
    "random-start": Wanted((GREEDY, RANDOM), {"random-start": YES}),
    "three-fincas": Wanted((GREEDY,) * 3, {"three-fincas": YES, "first": "2"}),
    "penalty": Wanted((RANDOM, RANDOM, GREEDY), {"penalty": YES, "open-horses": YES}, must_hold=("return",)),
    "everything": Wanted((GREEDY,) * 5, EVERYTHING),
    "bridge": Wanted((RANDOM, RANDOM), must_hold=("bridge",)),
    "blocked": Wanted((RANDOM, RANDOM), {"short": YES}, "C-T3"),
    "blocked-long": Wanted((RANDOM,) * 5, {}, "C-T3"),
}


if __name__ == "__main__":
    records.write_missing(GAME, FOLDER, GAMES)
