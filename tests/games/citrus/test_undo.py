"""Taking back: as far as nothing unknown has become known, never across turns, and exactly."""

from __future__ import annotations

from random import Random

import pytest

from terroir.core.errors import StaleAction
from terroir.core.game import Decide
from terroir.core.play import Match
from terroir.core.replay import from_match
from terroir.games.citrus.game import GAME
from terroir.games.citrus.state import State
from tests.games.citrus.driving import options
from tests.sampling import many

GAMES = many(5, 30, 60)

TABLE = """citrus
options short=yes first=1
players 2
turn seat=1
seat 1 coins=6 tiles=milestone,cart,bull,money2
market lemon orange lemon lime lime lime lime lime lime lime lime lime
bag lemon=5 orange=5
sites A=10/5 B? C?
letters D E
grid
.  .  .  .  .  .  .  .  .
.  A  .  .  B  .  .  C  .
.  .  .  .  .  .  .  .  .
D  .  .  L1 .  .  .  .  E
"""


def table(text: str = TABLE) -> Match[State]:
    return Match(GAME, GAME.position_from_text(text), Random(1).randrange)


def play(match: Match[State], *actions: str) -> list[str]:
    """Play and note the position before each action."""
    before = []
    for text in actions:
        before.append(GAME.position_to_text(match.state))
        seat = match.state.seat
        match.play(seat, GAME.action_from_text(match.state, seat, text))
    return before


def test_open_moves_can_all_be_taken_back_one_by_one() -> None:
    """Money, a bull, buying and building show nothing new."""
    match = table()
    before = play(match, "money 2", "bull a9", "buy 1", "place lemon b1", "place orange c2")
    for position in reversed(before):
        match.undo(0)
        assert GAME.position_to_text(match.state) == position
    assert match.can_undo(0) == 0 and match.steps == [] and match.events == []


def test_several_at_once_and_the_whole_turn() -> None:
    """Two back is the same as one back twice; restarting goes back to the beginning of the turn."""
    match = table()
    before = play(match, "money 2", "buy 1", "place lemon b1", "place orange c2")
    match.undo(0, 2)
    assert GAME.position_to_text(match.state) == before[2]
    match.restart_turn(0)
    assert GAME.position_to_text(match.state) == before[0]
    with pytest.raises(StaleAction):
        match.restart_turn(0)


def test_a_milestone_shows_a_finca_and_then_a_site() -> None:
    """Each draw closes what came before it. C-A5."""
    match = table()
    play(match, "money 2", "milestone")
    assert match.can_undo(0) == 0, "a Finca was drawn"
    play(match, "site B")
    assert match.can_undo(0) == 0, "a site was revealed and tiles came out of the bag"
    play(match, "bull a9")
    assert match.can_undo(0) == 1


def test_a_refill_shows_tiles() -> None:
    """The last placement of a purchase that empties the market cannot be taken back; those before it can."""
    match = table(
        TABLE.replace("lime lime lime lime lime lime lime lime lime", ". . . . . . . . .").replace(
            "B? C?", ""
        )
    )
    play(match, "buy 1", "place lemon b1")
    assert match.can_undo(0) == 2, "no Finca can be built, so nothing was drawn"
    play(match, "place orange c2")
    assert match.can_undo(0) == 0, "tiles came out of the bag"


def test_a_purchase_that_brings_a_finca_is_final() -> None:
    """C-N1: the Finca is drawn at once."""
    match = table(TABLE.replace("lime lime lime lime lime lime lime lime lime", ". . . . . . . . ."))
    play(match, "money 2", "buy 1")
    assert match.can_undo(0) == 0


def test_the_turn_before_is_out_of_reach() -> None:
    """Nobody takes back what ended the turn, neither the mover nor the next."""
    match = table()
    play(match, "harvest d4", "end")
    assert match.state.seat == 1
    for seat in (0, 1):
        assert match.can_undo(seat) == 0
        with pytest.raises(StaleAction):
            match.undo(seat)


def test_nobody_takes_back_for_another() -> None:
    match = table()
    play(match, "money 2")
    with pytest.raises(StaleAction):
        match.undo(1)
    with pytest.raises(StaleAction):
        match.undo(0, 2)


def test_taking_back_and_playing_again_is_as_if_never_played() -> None:
    """Random games with undo at every chance: state, record and events as in a game without."""
    for seed in range(GAMES):
        rng = Random(seed)
        players, settings = options(rng)
        luck = Random(seed)
        match = Match(GAME, GAME.start(players, settings), luck.randrange)
        while isinstance(match.pending, Decide):
            seat = match.state.seat
            mark = luck.getstate()
            before = GAME.position_to_text(match.state), len(match.steps), len(match.events)
            match.play(seat, rng.choice(match.legal(seat)))
            if match.can_undo(seat) and match.state.seat == seat and rng.random() < 0.4:
                assert luck.getstate() == mark, "what luck has answered is taken back"
                match.undo(seat)
                assert (GAME.position_to_text(match.state), len(match.steps), len(match.events)) == before
        straight: Match[State] = Match(GAME, GAME.start(players, settings), None)
        for step in match.steps:
            if step.seat is None:
                straight.draw(step.move)  # type: ignore[arg-type]
            else:
                straight.play(step.seat, step.move)  # type: ignore[arg-type]
        names = [f"player {p}" for p in range(players)]
        assert from_match(straight, names).to_text() == from_match(match, names).to_text()
        assert straight.events == match.events and straight.state.written() == match.state.written()
