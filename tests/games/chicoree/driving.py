"""Games of Chicorée played by number, as fast as the engine goes: for tests that need many positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from terroir.core.errors import BadOptions
from terroir.games.chicoree import setup
from terroir.games.chicoree.terms import OP_HAMMER, OP_PASS, OP_RAISE, OVER, TURN

LONGEST = 40_000
Policy = Callable[[Any, list[int], Random], int]


def anything(state: Any, codes: list[int], rng: Random) -> int:
    """Any action is as likely as any other."""
    return rng.choice(codes)


def thrifty(state: Any, codes: list[int], rng: Random) -> int:
    """Small bids, so that purses fill and cards change hands; every kind of action as likely as any other."""
    kind = rng.choice(sorted({code & 15 for code in codes}))
    same = [code for code in codes if code & 15 == kind]
    return min(same) if kind == OP_RAISE or rng.randrange(3) else rng.choice(same)


def miserly(state: Any, codes: list[int], rng: Random) -> int:
    """Nobody bids in open auctions: debtors find no buyers."""
    return OP_PASS if OP_PASS in codes else rng.choice(codes)


POLICIES: tuple[Policy, ...] = (anything, thrifty, miserly)
DECKS = (
    "house",
    "house,shop=15,export=8",
    "house,seeds=1,sow=1,factory=1,challenge3=0,challenge6=4,chicory=1",
)


def options(rng: Random) -> tuple[int, dict[str, str]]:
    """A number of players, an auction form and a deck that go together."""
    while True:
        players = rng.choice(setup.PLAYERS)
        given = {o.name: rng.choice(o.values) for o in setup.OPTIONS if o.name != "deck"}
        try:
            return players, setup.settle(players, {**given, "deck": rng.choice(DECKS)})
        except BadOptions:
            continue  # a first seat that nobody sits on


def steps(seed: int, policy: Policy) -> Iterator[tuple[Any, int, int]]:
    """One game: the state before each step, its number and the seat (-1: luck); the state goes on living."""
    rng = Random(seed)
    players, settings = options(rng)
    state: Any = setup.start(players, settings)
    for _ in range(LONGEST):
        if state.phase == OVER:
            return
        if state.phase < TURN:
            outcomes = state.outcomes()
            code, seat = rng.choices([c for c, _ in outcomes], [n for _, n in outcomes])[0], -1
        else:
            seat = rng.choice([p for p in range(players) if state.seats() >> p & 1])
            code = policy(state, state.legal_codes(seat), rng)
            if (
                state.contest
                and settings["auction"] == "melee"
                and rng.randrange(9) == 0
                and code & 15 == OP_PASS
            ):
                code, seat = (OP_HAMMER, -1) if state.debtor < 0 else (code, seat)
        yield state, code, seat
        state.apply(code, seat)
    raise AssertionError(f"the game of seed {seed} does not end")
