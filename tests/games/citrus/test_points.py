"""Points and coins: what the engine gives at every step is what the oracle says. C-F, C-H, C-E, C-B3."""

from __future__ import annotations

from typing import Any

import pytest

from terroir.games.citrus.game import GAME
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import (
    BUILT,
    CHOOSE_SITE,
    NAME_FIRST,
    OP_END,
    OP_HARVEST,
    OP_RETURN,
    OVER,
    TURN,
)
from tests.games.citrus.driving import POLICIES, Policy, steps
from tests.games.citrus.oracle import number
from tests.games.citrus.oracle_points import Points
from tests.sampling import many

GAMES = many(2, 15, 30, "TERROIR_POINTS_GAMES")


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_points_of_whole_games(policy: Policy) -> None:
    """Every change of the scores and every harvest's income, from the first turn to the last."""
    for seed in range(GAMES):
        for state, code in steps(seed, policy):
            if state.phase in (TURN, CHOOSE_SITE):
                check_step(state, code)


def check_step(state: State, code: int) -> None:
    """One action on a copy: scores, coins and scored Fincas afterwards."""
    after = state.clone()
    after.apply(code)
    if after.phase == OVER:
        check_end(state, code, after.points())
        return
    now = Points(after)
    expected = list(state.written()["score"])
    mover = state.seat
    if code & 15 == OP_HARVEST:
        before = Points(state)
        named = {code >> 8 * i & 255 for i in range(1, 6)}
        chosen = [r for r in before.field.regions(mover) if number(min(r)) in named]
        expected[mover] += before.harvest_points(chosen)
        assert now.d["coins"][mover] == before.income(len(chosen)), GAME.position_to_text(state)
    elif code & 15 == OP_RETURN:
        expected[mover] -= 3 * state.in_hand
    for s in turned_over(state, after):
        assert now.surrounded(s), GAME.position_to_text(state)
        for p, points in now.finca_points(s, False).items():
            expected[p] += points
    assert after.points() == expected, GAME.position_to_text(state)
    if after.turns != state.turns:
        assert not now.encircled(), "an encircled Finca was not scored"


def turned_over(before: State, after: State) -> list[int]:
    """The Fincas that were scored between two states."""
    lives = zip(before.written()["site_state"], after.written()["site_state"], strict=True)
    return [s for s, (was, life) in enumerate(lives) if was <= BUILT < life]


def check_end(state: State, code: int, scores: list[int]) -> None:
    """The last action again as if the box held one tile more: its turn's scoring, then C-E2 to C-E4."""
    d: dict[str, Any] = state.written()
    d["bag"][0] += 1
    d["passes"] = 0
    twin = State()
    twin.settings = state.settings
    twin.read(state.layout, d)
    turn = twin.turns
    twin.apply(code)
    while twin.turns == turn:
        twin.apply(twin.outcomes()[0][0] if twin.phase <= NAME_FIRST else OP_END)
    assert Points(twin).final_scores() == scores, GAME.position_to_text(state)
