"""Positions that tables and records were begun from: what could be played once opens and replays."""

from random import Random

import pytest

from terroir.core.errors import BadPosition
from terroir.core.game import Decide
from terroir.core.lesson import Move
from terroir.core.play import Match
from terroir.core.record import parse
from terroir.core.replay import replay, unmasked_record
from terroir.games.chicoree.game import GAME
from terroir.table.positions import PositionTable
from terroir.table.setup import Setup, create

PROMISED = {
    "a round too many": "options rounds=20\ntable seat=1 rounds=21\nseat 1 start=egypt tokens=9\n",
    "a leader who cannot pay": "table seat=1\nseat 2 tokens=4\n"
    "contest kind=turn card=sow price=5 leader=2 bidder=1 bidding=1,2\n",
    "the last of the players": "table seat=1\nseat 1 start=egypt\nseat 2 bankrupt=1\n",
    "any number for a yes": "table begun=5 drew=7\n",
}
"""Positions that were once accepted: no game comes to them, but the rules can go on."""


@pytest.mark.parametrize("name", PROMISED)
def test_what_was_kept_opens_and_replays(name: str) -> None:
    """A record and a table that began so, to the same states as when they were played."""
    text = PROMISED[name]
    with pytest.raises(BadPosition, match=r"^line [1-3]: .* \[K-"):
        create("t", Setup(game="chicoree", seats=(None, None), host="anna", position=text), b"s" * 32, 0)
    rng = Random(1)
    match = Match(GAME, GAME.position_from_text(text), rng.randrange, text)
    table = PositionTable(GAME, text, 2, 0)
    while isinstance(match.pending, Decide) and len(match.steps) < 40:
        seat, before = match.pending.seats[0], len(match.steps)
        if not (actions := match.legal(seat)):
            break  # who owes the bank has nothing to bid
        match.play(seat, rng.choice(actions))
        texts = [GAME.move_to_text(step.move) for step in match.steps[before:]]
        table.move(Move(seat, texts[0], tuple(texts[1:])))
    assert match.steps
    end = GAME.position_to_text(match.state)
    record = unmasked_record(match, ("a", "b")).to_text()
    assert GAME.position_to_text(replay(parse(record), GAME).state) == end
    course = table.live.course
    assert course is not None and GAME.position_to_text(course.state) == end
