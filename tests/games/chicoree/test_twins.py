"""Twin games that differ only in what some viewers may not know: for those every byte is the same.

At hidden draws and secret choices a game parts into two; both go on alike, as long as both can, until an
event reveals the difference. At every step every viewer who may not know of it compares views, masked events
and what is owed, and in some pairs the whole exported record too. TERROIR_TWIN_GAMES sets how many games.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from terroir.core.game import Action, Chance, Decide, Outcome, Over, Seat
from terroir.core.replay import from_match
from terroir.games.chicoree.game import GAME
from tests.laws.secrecy import branch, still_owes
from tests.laws.worlds import World, begin, choose, masked
from tests.sampling import many

GAMES = many(3, 3, 6, "TERROIR_TWIN_GAMES")
PARTS = 3
RARELY = 40
"""One in so many moments is looked at."""
WRITTEN = 12
"""In one of so many pairs the records are compared as well, at every eighth step: writing them takes long,
and a record tells all that those before it told."""
BETWEEN = 8
TOGETHER = 40
"""Steps that twins are followed at most."""


def pairs(world: World, rng: Random) -> Iterator[tuple[list[Seat | None], World, World]]:
    """Twins of this moment, and who may not tell them apart."""
    pending = world.match.pending
    if isinstance(pending, Chance) and pending.seen_by is not None and len(pending.outcomes) > 1:
        left, right = rng.sample([outcome for outcome, _ in pending.outcomes], 2)
        blind = [viewer for viewer in world.viewers if viewer not in pending.seen_by]
        yield blind, branch(world, None, left), branch(world, None, right)
    elif isinstance(pending, Decide) and pending.secret and len(pending.seats) > 1:
        seat = rng.choice(pending.seats)
        legal = world.match.legal(seat)
        ways = [branch(world, seat, action) for action in rng.sample(legal, min(5, len(legal)))]
        begun = [still_owes(way, seat) for way in ways]
        blind = [viewer for viewer in world.viewers if viewer != seat]
        for sort in (True, False):
            alike = [way for way, open_still in zip(ways, begun, strict=True) if open_still == sort]
            if sort:
                alike.append(world.fork())  # what has only begun looks as if nothing had
            if len(alike) > 1:
                first, second = rng.sample(alike, 2)
                yield blind, first, second


def common(left: World, right: World, rng: Random) -> tuple[Seat | None, Action | Outcome] | None:
    """A next step that both can make."""
    ours, theirs = left.match.pending, right.match.pending
    if isinstance(ours, Chance) and isinstance(theirs, Chance):
        both = [outcome for outcome, _ in ours.outcomes if outcome in dict(theirs.outcomes)]
        return (None, rng.choice(both)) if both else None
    if not isinstance(ours, Decide) or ours != theirs:
        return None
    seat = rng.choice(ours.seats)
    legal: Sequence[Action] = right.match.legal(seat)
    actions = [action for action in left.match.legal(seat) if action in legal]
    return (seat, rng.choice(actions)) if actions else None


def look(world: World, viewer: Seat | None, since: int) -> str:
    """View, what is owed, and the events since the parting, as the viewer gets them."""
    pending = world.match.pending
    owed = repr(pending) if isinstance(pending, Decide) else type(pending).__name__
    view = GAME.view(world.state, viewer)
    legal = [GAME.move_to_text(action) for action in GAME.legal_in(view)]
    return json.dumps([GAME.view_to_json(view), masked(world.match.events[since:], viewer), owed, legal])


def record(world: World, viewer: Seat | None) -> str:
    return from_match(world.match, world.names, viewer=viewer).to_text()


def follow(blind: list[Seat | None], left: World, right: World, rng: Random) -> int:
    """Let twins go on together; whoever learns the difference by an event that reveals looks no more."""
    since, steps, written = len(left.match.events), 0, rng.randrange(WRITTEN) == 0
    while blind and steps < TOGETHER:
        if isinstance(left.match.pending, Over) or isinstance(right.match.pending, Over):
            break
        for viewer in blind:
            assert look(left, viewer, since) == look(right, viewer, since), f"seat {viewer} can tell"
            if written and steps % BETWEEN == 0:
                assert record(left, viewer) == record(right, viewer), f"a record tells {viewer}"
        step = common(left, right, rng)
        if step is None:
            break
        news = left.take(*step), right.take(*step)
        steps += 1
        blind = [viewer for viewer in blind if not parted(*news, viewer)]
    return steps


def parted(left: Sequence[object], right: Sequence[object], viewer: Seat | None) -> bool:
    for ours, theirs in zip(left, right, strict=False):
        if ours.seen_by(viewer) != theirs.seen_by(viewer):  # type: ignore[attr-defined]
            assert ours.reveals and theirs.reveals, f"{ours} tells {viewer}"  # type: ignore[attr-defined]
            return True
    assert len(left) == len(right), "the number of events tells"
    return False


@pytest.mark.parametrize("part", range(PARTS))
def test_twin_games_look_the_same(part: int) -> None:
    """K-T11: hands, hidden draws and sealed choices stay secret from every other seat and from spectators."""
    followed = 0
    for seed in range(part, GAMES, PARTS):
        rng = Random(seed)
        world = begin(GAME, rng)
        while step := choose(world, rng):
            if rng.randrange(RARELY) == 0:
                for blind, left, right in pairs(world, rng):
                    followed += follow(blind, left, right, rng)
            world.take(*step)
    assert followed > 2 * (GAMES // PARTS)  # a short game has few moments with twins
