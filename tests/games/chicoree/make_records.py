"""The finished games of Chicorée: what is wanted in `records/`.

./run python -m tests.games.chicoree.make_records
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from terroir.games.chicoree import deck
from terroir.games.chicoree.game import GAME
from tests.games import records

FOLDER = Path(__file__).parent / "records"


@dataclass(frozen=True)
class Wanted(records.Wanted):
    """A game of Chicorée."""

    reason: str = "K-E1"

    @property
    def settings(self) -> dict[str, str]:
        """All counts are written into the record, so that the house deck may be tuned without touching it."""
        given = deck.load(self.options.get("deck", "house"), len(self.bots))
        counts = [f"{card}={n}" for card, n in zip(deck.NAMES, given, strict=True)]
        return {**self.options, "deck": ",".join(["house", *counts])}


GREEDY, RANDOM = "greedy:noise=150", "random"
DEAR = {"deck": "house,shop=12,export=6"}
GAMES = {
    "chain": Wanted((GREEDY,) * 4, must_hold=("joker", "play", "choose", "bid")),
    "two-players": Wanted((GREEDY, GREEDY), {"first": "2"}),
    "six-players": Wanted((GREEDY,) * 6, must_hold=("offer",)),
    "melee": Wanted((GREEDY, RANDOM, GREEDY), {"auction": "melee"}, must_hold=("raise",)),
    "last-round": Wanted((GREEDY,) * 3, {"rounds": "9"}, "K-E2"),
    "last-player": Wanted((GREEDY, RANDOM, RANDOM), DEAR, "K-E3", ("offer",)),
}


if __name__ == "__main__":
    records.write_missing(GAME, FOLDER, GAMES)
