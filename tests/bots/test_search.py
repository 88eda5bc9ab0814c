"""Bots that search: repeatable, quick to stop, the same on several threads, and blind to what is hidden."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from itertools import islice, product
from statistics import median
from typing import Any

import pytest

from terroir.bots.bot import seeded
from terroir.bots.budget import Budget
from terroir.bots.codes import KINDS, bot
from terroir.core.game import AnyGame, Over
from terroir.core.play import Match
from terroir.core.registry import games, load
from tests.sampling import many
from tests.waiting import hold

SEARCHING = {name: game for name in games() if hasattr(game := load(name), "look_ahead")}
FEW = {"mc": "mc:12", "mix": "mix:12", "mcts": "mcts:12"}
"""Codes with few nodes, so that many positions can be looked at."""


def asked(names: Iterable[str], *codes: str, careful: str) -> list[Any]:
    """Every bot in every game, and one that simulates carefully where a game can."""
    return [*product(names, codes), pytest.param("citrus", careful, marks=pytest.mark.compiled)]


def positions(game: AnyGame, seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """A state and a seat that owes a decision, one of so many of a random game."""
    randbelow = seeded(seed, "positions")
    match = Match(game, game.start(game.players[seed % len(game.players)], {}), randbelow)
    while not isinstance(pending := match.pending, Over):
        seat = pending.seats[randbelow(len(pending.seats))]  # type: ignore[union-attr]
        if randbelow(every) == 0:
            yield match.state, seat
        legal = match.legal(seat)
        match.play(seat, legal[randbelow(len(legal))])


def answer(game: AnyGame, view: Any, code: str, seed: int, budget: Budget | None = None) -> list[str]:
    actions = bot(code).plan(game, view, game.legal_in(view), seeded(seed), budget)
    return [game.move_to_text(action) for action in actions]


@pytest.mark.parametrize(("name", "kind"), asked(games(), *KINDS, careful="mc:3:play=careful"))
def test_a_bot_cannot_tell_worlds_apart_that_look_alike(name: str, kind: str) -> None:
    """What is hidden is dealt anew: the same seed gives the same move."""
    game, code, seen, differ = load(name), FEW.get(kind, kind), 0, 0
    wanted = many(10, 250, 500)
    for seed in range(10_000):
        for state, seat in positions(game, seed, 30):
            view = game.view(state, seat)
            world = game.imagine(view, seeded(seed, "another world"))
            assert answer(game, view, code, seed) == answer(game, game.view(world, seat), code, seed)
            differ += game.position_to_text(world) != game.position_to_text(state)
            seen += 1
        # In a game without secrets there is no other world: a part is enough to see that bots are repeatable.
        if seen >= (wanted if differ else wanted // 10):
            break
    assert bool(differ) == (name == "chicoree")  # in Citrus nothing is hidden


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "code"), asked(SEARCHING, "mc:200", careful="mc:24:play=careful"))
def test_threads_change_nothing_but_the_time(name: str, code: str) -> None:
    game = SEARCHING[name]
    for state, seat in positions(game, 1, 25):
        view = game.view(state, seat)
        assert answer(game, view, code, 3) == answer(game, view, f"{code}:threads=2", 3)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "kind"), asked(SEARCHING, "mc", "mix", "mcts", careful="mc:play=careful"))
def test_a_bot_stops_within_50_ms_when_it_is_cancelled(name: str, kind: str) -> None:
    """Measured from the moment of cancelling, by processor time of this process alone; now and then it has
    something else to do, but not most of the time."""
    game, late = SEARCHING[name], []
    for state, seat in islice(positions(game, 2, 40), 12):
        view = game.view(state, seat)
        if len(game.legal_in(view)) < 2:
            continue
        begun = time.process_time()
        stop = Budget(milliseconds=60_000, cancelled=lambda begun=begun: time.process_time() > begun + 0.05)  # type: ignore[misc]
        assert answer(game, view, kind, 1, stop)
        late.append(time.process_time() - begun - 0.05)
    assert median(late) < 0.05 and max(late) < 1
    hold(0.05, max(late))


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "code"),
    asked(SEARCHING, "mc:300", "mcts:300", "mcts:300:threads=2", careful="mcts:24:play=careful"),
)
def test_the_same_luck_and_nodes_give_the_same_turn(name: str, code: str) -> None:
    game = SEARCHING[name]
    for state, seat in positions(game, 5, 30):
        view = game.view(state, seat)
        assert answer(game, view, code, 4) == answer(game, view, code, 4)


@pytest.mark.compiled
@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("kind", ["mc", "mcts"])
def test_time_is_kept(name: str, kind: str) -> None:
    game = SEARCHING[name]
    state, seat = next(positions(game, 3, 30))
    view = game.view(state, seat)
    answer(game, view, f"{kind}:12", 1)  # all that it needs is there
    begun = time.process_time()
    answer(game, view, f"{kind}:500ms", 1)
    assert time.process_time() - begun < 1
