"""The rule that a refused placement cites is the first that it breaks, as an independent reading has it.

TERROIR_CITED_POSITIONS sets how many positions of each policy are looked at.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from terroir.games.citrus.actions import FRUITS, PlaceTile
from terroir.games.citrus.board import space_name
from terroir.games.citrus.game import GAME
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import BRIDGE, TURN
from tests.games.citrus.driving import POLICIES, Policy, steps
from tests.games.citrus.oracle import NEUTRAL, Field, Oracle, Space, beside, number
from tests.sampling import many

POSITIONS = many(12, 48, 80, "TERROIR_CITED_POSITIONS")
SPACES = [(row, column) for row in range(10) for column in range(15)]


def broken(field: Field, fruit: int, at: Space, bridge: bool) -> str | None:
    """The first rule that a placement breaks, read off the oracle's own board; None if it breaks none."""
    printed = field.ground.tokens.get(at, "")
    if printed not in (".", "~", "#") or (not bridge and not field.is_open(at)):
        return "C-P1"
    if bridge and not field.bridgeable(fruit, at):
        return "C-A4"
    near = [n for n in beside(at) if field.plantations.get(n, (None,))[0] == fruit]
    owners = {n: field.plantations[n][1] for n in near}
    if any(owner not in (field.player, NEUTRAL) for owner in owners.values()):
        return "C-P5"
    if field.breaks_a_road(fruit, at):
        return "C-P4"
    own = {field.region_of[n] for n in near if owners[n] == field.player}
    together = sum(len(region) for region in own)
    if any(len(field.region_of[n]) > together for n in near if owners[n] == NEUTRAL):
        return "C-P7"
    if not own and not field.is_start(at):
        return "C-P2"
    return None if own or field.workers else "C-P3"


def positions(policy: Policy) -> list[State]:
    """Moments with tiles in hand, of games of many variants."""
    found: list[State] = []
    for seed in range(200):
        moments = [s.clone() for s, _ in steps(seed, policy) if s.phase == TURN and s.in_hand]
        bridged = [s for s in moments if s.written()["held"][s.seat][BRIDGE]]
        found += moments[seed % 3 :: 25] + bridged[:: 1 + len(bridged) // 4]
        if len(found) >= POSITIONS:
            break
    return found[:POSITIONS]


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_the_rule_cited_is_the_first_that_is_broken(policy: Policy) -> None:
    """Every tile in hand on every space, plain and by bridge."""
    cited: Counter[str] = Counter()
    for state in positions(policy):
        field, d, legal = Oracle(state).field, state.written(), set(state.legal_codes())
        for tile in {t for t in d["hand"] if t >= 0}:
            for bridge in (False, True)[: 1 + bool(field.bridges)]:
                for at in SPACES:
                    action = PlaceTile(FRUITS[tile >> 1], bool(tile & 1), space_name(number(at)), bridge)
                    refused = GAME.objection(state, state.seat, action)
                    rule = broken(field, tile >> 1, at, bridge)
                    if action.code in legal:
                        assert refused is None and rule is None, action
                    else:
                        assert refused is not None and refused.rule == (rule or "C-B2"), action
                        cited[refused.rule] += 1
    assert {"C-P1", "C-P2", "C-P4", "C-P5"} <= set(cited), cited


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_the_rules_together_are_where_a_tile_may_stand(policy: Policy) -> None:
    """All sets of `placement_rules` taken together, and the spaces that the search goes by."""
    for state in positions(policy):
        for p, f, bridge in product(range(state.players), range(len(FRUITS)), (False, True)):
            together = -1
            for _, allowed in state.placement_rules(p, f, bridge):
                together &= allowed
            assert together == state.spaces_for(p, f, bridge)
