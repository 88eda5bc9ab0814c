"""Games of Citrus played by number, as fast as the engine goes: for tests that need many positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from terroir.core.errors import BadOptions
from terroir.games.citrus import setup
from terroir.games.citrus.bots import greedy_value
from terroir.games.citrus.terms import NAME_FIRST, OP_HARVEST, OVER

LONGEST = 5_000
Policy = Callable[[Any, list[int], Random], int]


def anything(state: Any, codes: list[int], rng: Random) -> int:
    """Any kind of action is as likely as any other, then any action of that kind."""
    kind = rng.choice(sorted({code & 15 for code in codes}))
    return rng.choice([code for code in codes if code & 15 == kind])


def crowding(state: Any, codes: list[int], rng: Random) -> int:
    """Harvest only when nothing else is left to do: the board fills, workers and coins run out."""
    other = [code for code in codes if code & 15 != OP_HARVEST]
    return anything(state, other or codes, rng)


def greedy(state: Any, codes: list[int], rng: Random) -> int:
    """The action that looks best at first sight."""
    values = greedy_value.appraise_codes(state, state.seat, codes)
    best = max(values)
    return rng.choice([code for code, value in zip(codes, values, strict=True) if value == best])


POLICIES: tuple[Policy, ...] = (anything, crowding, greedy)


def options(rng: Random) -> tuple[int, dict[str, str]]:
    """A number of players and a variant that go together."""
    while True:
        players = rng.choice(setup.PLAYERS)
        given = {o.name: rng.choice(o.values) for o in setup.OPTIONS if o.name != "board"}
        try:
            return players, setup.settle(players, given)
        except BadOptions:
            continue  # a first seat that nobody sits on


def luck(state: Any, rng: Random) -> int:
    """An outcome of the chance that is due, each piece as likely as any other."""
    outcomes = state.outcomes()
    code: int = rng.choices([code for code, _ in outcomes], [count for _, count in outcomes])[0]
    return code


def steps(
    seed: int, policy: Policy, start: Callable[[int, dict[str, str]], Any] = setup.start
) -> Iterator[tuple[Any, int]]:
    """One game: the state before each step and the number of that step; the state goes on living."""
    rng = Random(seed)
    players, settings = options(rng)
    state = start(players, settings)
    for _ in range(LONGEST):
        if state.phase == OVER:
            return
        if state.phase <= NAME_FIRST:
            code = luck(state, rng)
        else:
            codes = state.legal_codes()
            assert codes, "a decision is pending and nothing is legal"
            code = policy(state, codes, rng)
        yield state, code
        state.apply(code)
    raise AssertionError(f"the game of seed {seed} does not end")
