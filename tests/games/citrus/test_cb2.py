"""C-B2 and all that hangs on it: the engine offers exactly what the oracle allows.

TERROIR_CB2_POSITIONS sets how many positions of each kind are compared.
"""

from __future__ import annotations

from random import Random

import pytest

from terroir.games.citrus.actions import MOVES
from terroir.games.citrus.game import GAME
from terroir.games.citrus.notation import move_text
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import (
    CHOOSE_SITE,
    NAME_FIRST,
    OP_BULL,
    OP_BUY,
    OP_CART,
    OP_END,
    OP_HARVEST,
    OP_MILESTONE,
    OP_MONEY,
    OP_PASS,
    OP_PLACE,
    OP_RETURN,
    OP_SITE,
    OVER,
    TURN,
)
from tests.games.citrus.driving import POLICIES, Policy, steps
from tests.games.citrus.oracle import BRIDGE, BULL, CART, MILESTONE, Oracle, TooLong, number
from tests.games.citrus.tight import tight_position
from tests.sampling import many

POSITIONS = many(100, 800, 1500, "TERROIR_CB2_POSITIONS")


def expected(oracle: Oracle, phase: int) -> set[int]:
    """The legal codes as the oracle sees them."""
    if phase == CHOOSE_SITE:
        return {OP_SITE | s << 4 for s in oracle.sites()}
    d, held = oracle.d, oracle.d["held"][oracle.player]
    codes = {OP_PLACE | t << 4 | number(at) << 8 | bridge << 16 for t, at, bridge in oracle.placements()}
    codes |= {OP_CART | i << 4 for i in oracle.carts()}
    codes |= {OP_MONEY | n << 4 for n in (2, 3) if held[n + 1]}
    if held[BULL]:
        codes |= {OP_BULL | number(at) << 8 for at in oracle.field.ground.tokens if oracle.unoccupied(at)}
    if held[MILESTONE] and oracle.field.fincas and oracle.field.revealed:
        codes.add(OP_MILESTONE)
    if not oracle.hand() and not d["main_done"]:
        codes |= {OP_BUY | k << 4 for k in oracle.lines()} | harvests(oracle)
    if not oracle.hand() and (d["main_done"] or oracle.tiles_left() == 0):
        codes.add(OP_END)
    if oracle.may_return():
        codes.add(OP_RETURN)
    if oracle.may_pass():
        codes.add(OP_PASS)
    return codes


def harvests(oracle: Oracle) -> set[int]:
    """Every choice of own regions, each region by its first space. C-H1."""
    names = sorted(number(min(region)) for region in oracle.field.regions(oracle.player))
    found = set()
    for chosen in range(1, 1 << len(names)):
        code = OP_HARVEST
        for i, name in enumerate([n for k, n in enumerate(names) if chosen >> k & 1], 1):
            code |= name << 8 * i
        found.add(code)
    return found


def differences(state: State) -> list[str]:
    """What the engine offers and the oracle does not, and the other way round; TooLong if undecided."""
    codes = state.legal_codes()
    assert len(codes) == len(set(codes)), "an action twice"
    oracle = Oracle(state)
    theirs = expected(oracle, state.phase)
    wrong = [f"only engine: {move_text(MOVES[c])}" for c in sorted(set(codes) - theirs)]
    wrong += [f"only oracle: {move_text(MOVES[c])}" for c in sorted(theirs - set(codes))]
    for p in range(oracle.d["players"]):
        field = oracle.field_of(p)
        for f in range(5):
            for bridge in (False, True):
                allowed = sum(1 << number(at) for at in field.placements(f, bridge))
                if state.spaces_for(p, f, bridge) != allowed:
                    wrong.append(f"spaces for player {p + 1}, fruit {f}, bridge {bridge}")
    return wrong


def compare(state: State) -> bool:
    """Agreement, or a report that can be read and replayed; False where the oracle takes too long."""
    try:
        wrong = differences(state)
    except TooLong:
        return False
    assert not wrong, "\n".join([*wrong, GAME.position_to_text(state)])
    return True


def armed(state: State, rng: Random) -> State:
    """The same position, but the player in turn is rich and holds bridges, milestones and a cart."""
    d = state.written()
    for held in d["held"]:
        held[CART] = held[BRIDGE] = held[MILESTONE] = 0
    mine = d["held"][state.seat]
    mine[CART], mine[BRIDGE], mine[MILESTONE] = rng.randrange(2), rng.randrange(3), rng.randrange(2)
    d["coins"][state.seat] = 12
    twin = State()
    twin.settings = state.settings
    twin.read(state.layout, d)
    return twin


@pytest.mark.parametrize("arming", (False, True), ids=("as-played", "armed"))
@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_played_positions(policy: Policy, arming: bool) -> None:
    """Positions of random and greedy games of every variant, mostly late ones."""
    decided = undecided = 0
    rng = Random(policy.__name__)
    seed = 0
    while decided < POSITIONS // 10:
        seed += 1
        for state, _ in steps(seed, policy):
            late = state.in_bag < 20
            if state.phase > NAME_FIRST and rng.random() < (0.1 if late else 0.01):
                if compare(armed(state, rng) if arming else state):
                    decided += 1
                else:
                    undecided += 1
    assert undecided <= decided // 10, f"{undecided} positions were too much for the oracle"


def test_tight_positions() -> None:
    """Small crowded boards: workers exhausted, merges, neutral regions, roads, treasures."""
    decided = undecided = 0
    for seed in range(POSITIONS):
        state = GAME.position_from_text(tight_position(Random(seed)))
        if state.phase in (TURN, CHOOSE_SITE):
            if compare(state):
                decided += 1
            else:
                undecided += 1
        else:
            assert state.phase != OVER
    assert decided > POSITIONS // 2 and undecided <= decided // 20, f"{undecided} undecided"
