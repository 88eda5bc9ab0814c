"""Very many games, of chance and of bots: they end, cards and tokens are conserved, what is known is true.

TERROIR_MANY_GAMES and TERROIR_BOT_GAMES set the numbers of games.
"""

from __future__ import annotations

from typing import Any

import pytest

from terroir.bots.bot import seeded
from terroir.bots.codes import bot
from terroir.core.game import Chance, Decide, Over
from terroir.core.play import pick
from terroir.games.chicoree import deck, position
from terroir.games.chicoree.game import GAME
from terroir.games.chicoree.terms import CARDS, EMPTY, OVER
from tests.games.chicoree.driving import POLICIES, steps
from tests.sampling import many

GAMES = many(8, 32, 60, "TERROIR_MANY_GAMES")
BOT_GAMES = many(4, 12, 24, "TERROIR_BOT_GAMES")
PARTS = 4


def conserved(state: Any) -> None:
    """K-M1, K-M2: every card of the deck lies somewhere, and the bank accounts for all tokens."""
    cards = deck.load(state.settings["deck"], state.players)
    pieces = {name: n for name, n in zip(deck.NAMES, cards, strict=True) if n}
    assert position.pieces(state) == {**pieces, "tokens": deck.material()["tokens"] * state.players}


def check(state: Any) -> None:
    """K-T11, K-T4, K-A5: what must be so at every step."""
    d = state.written()
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
            conserved(state)
            # All the rest takes longer than the game itself, so of very many games it is one step in sixteen.
            if number % 16 == seed % 16 or GAMES <= 1000:
                check(state)
        conserved(state)
        check(state)
        reasons.add(state.reason)
    assert len(reasons) == 3 or GAMES < 400, "K-E1, K-E2 and K-E3 all happen"


@pytest.mark.parametrize("part", range(PARTS))
def test_many_games_of_bots(part: int) -> None:
    """Games as bots play them, two to six at a table, in turn and in the mêlée: K-M2, K-E1 to K-E3."""
    greedy = bot("greedy:noise=150")
    for seed in range(part, BOT_GAMES, PARTS):
        randbelow, players = seeded(seed, "bots"), 2 + seed % 5
        state = GAME.start(players, {"auction": ("turn", "melee")[seed // 5 % 2]})
        while not isinstance(pending := GAME.pending(state), Over):
            conserved(state)
            if isinstance(pending, Chance):
                GAME.apply(state, pick(pending, randbelow))
                continue
            assert isinstance(pending, Decide)
            seat = pending.seats[randbelow(len(pending.seats))]
            view = GAME.view(state, seat)
            GAME.apply(state, greedy.choose(GAME, view, GAME.legal(state, seat), randbelow), seat)
        conserved(state)
        check(state)
        assert pending.winners and min(pending.scores[p] for p in pending.winners) >= 0
