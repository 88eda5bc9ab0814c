"""Very many random games: they end, cards and tokens are conserved, and what is known is true.

TERROIR_MANY_GAMES sets the number of games.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from terroir.games.chicoree import deck, position
from terroir.games.chicoree.terms import CARDS, EMPTY, OVER
from tests.games.chicoree.driving import POLICIES, steps

SHORT = os.environ.get("TERROIR_TEST_PROFILE") == "short"
GAMES = int(os.environ.get("TERROIR_MANY_GAMES", "12" if SHORT else "120"))
PARTS = 4


def check(state: Any) -> None:
    """K-M2, K-T11, K-T4, K-A5: what must be so at every step."""
    d = state.written()
    counts = dict(zip(deck.NAMES, deck.load(state.settings["deck"], state.players), strict=True))
    assert position.pieces(state) == {**{c: n for c, n in counts.items() if n}, "tokens": 12 * state.players}
    assert min(d["tokens"]) >= 0 and min(d["pile"] + d["discard"] + d["waiting"]) >= 0
    for p in range(d["players"]):
        check_seat(d, p)
    if state.phase != OVER:
        assert d["seat"] == EMPTY or d["alive"][d["seat"]]
    assert d["debtor"] == EMPTY or d["owed"][d["debtor"]] > 0


def check_seat(d: dict[str, Any], p: int) -> None:
    for k in range(CARDS):
        hand, known, old, fresh, lost = (d[n][p][k] for n in ("hand", "known", "old", "fresh", "lost"))
        assert hand == known + old + fresh - lost and min(hand - known, known, old, fresh, lost) >= 0
        assert d["chosen"][p][k] <= hand
    assert all(d["laid"][p][s] + d["jokers"][p][s] <= 1 for s in (1, 2, 3, 4, 5, 7)), "K-T4"
    assert d["bids"][p] <= d["tokens"][p], "K-A5"
    if not d["alive"][p]:
        assert d["tokens"][p] == sum(d["hand"][p]) == sum(d["laid"][p]) == sum(d["jokers"][p]) == 0, "K-D2"


@pytest.mark.parametrize("part", range(PARTS))
def test_many_games(part: int) -> None:
    """Games of every number of players and every deck, checked after every step: K-M2, K-T10, K-D2."""
    reasons = set()
    for seed in range(part, GAMES, PARTS):
        for number, (state, _, _) in enumerate(steps(seed, POLICIES[seed // PARTS % len(POLICIES)])):
            if number % 3 == seed % 3 or GAMES <= 1000:
                check(state)
        check(state)
        reasons.add(state.reason)
    assert len(reasons) == 3 or GAMES < 400, "K-E1, K-E2 and K-E3 all happen"
