"""What is said for a turn is what it then brings, and whatever somebody does can be judged."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from terroir.bots.analysis import choices, judge
from terroir.bots.budget import Budget
from terroir.core.game import Decide, Over
from terroir.core.play import Match
from terroir.games.chicoree.bots.reasons import income
from terroir.games.chicoree.game import GAME
from terroir.games.chicoree.terms import TURN


def said(view: Any, action: Any) -> dict[str, Any]:
    found = GAME.reasons(view, [action])
    return {message.id.removeprefix("reason-chicoree-"): dict(message.args) for message in found}


def played(seed: int, players: int) -> Match[Any]:
    """A game by chance, with small bids."""
    luck = Random(seed)
    match: Match[Any] = Match(GAME, GAME.start(players, {}), luck.randrange)
    while isinstance(pending := match.pending, Decide):
        seat = luck.choice(pending.seats)
        match.play(seat, luck.choice([a for a in match.legal(seat) if getattr(a, "tokens", 0) < 4]))
    return match


@pytest.mark.parametrize("seed, players", [(1, 3), (2, 4), (3, 6)])
def test_reasons_are_what_the_turn_brings(seed: int, players: int) -> None:
    kinds: set[str] = set()
    state = GAME.start(players, {})
    for move, seat in ((step.move, step.seat) for step in played(seed, players).steps):
        if seat is None:
            GAME.apply(state, move, seat)
            continue
        reasons, before = said(GAME.view(state, seat), move), (state.steps(seat), income(state, seat))
        laying = state.phase == TURN
        GAME.apply(state, move, seat)
        kinds |= reasons.keys()
        if laying and state.phase == TURN:
            reached, gained = state.steps(seat), income(state, seat) - before[1]
            assert reasons.get("steps", {}).get("steps", before[0]) == reached
            assert reasons.get("income", {}).get("tokens", 0) == gained
    assert kinds >= {"worth", "income", "steps", "harm", "cards", "flowers"}


@pytest.mark.compiled
def test_whatever_somebody_does_can_be_judged() -> None:
    match = played(5, 3)
    assert isinstance(match.pending, Over)
    luck = Random(1)
    for choice in choices(GAME, GAME.start(3, {}), match.steps):
        moment = judge(GAME, choice, luck.randrange, Budget(nodes=4))
        assert moment is not None and sum(moment.played.shares) == pytest.approx(1, abs=1e-3)
