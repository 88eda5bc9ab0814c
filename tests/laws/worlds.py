"""Random games to hold the laws against, and everything that can be seen of them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from terroir.core.errors import BadOptions, MalformedAction
from terroir.core.game import Action, AnyGame, Chance, Decide, Event, Outcome, Over, Seat
from terroir.core.play import Match, pick
from terroir.core.replay import from_match

LONGEST = 20_000
NONSENSE = (
    "",
    " ",
    "?",
    "x",
    "0",
    "-1",
    "1e9",
    "bid",
    "a b c",
    "take take",
    "\x00",
    "é",
    "9" * 50,
    "1.5",
    "[]",
)


@dataclass
class World:
    """A match and the number of its seats."""

    game: AnyGame
    players: int
    match: Match[Any]

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def viewers(self) -> list[Seat | None]:
        return [None, *range(self.players)]

    @property
    def names(self) -> list[str]:
        return [f"player {seat}" for seat in range(self.players)]

    def take(self, seat: Seat | None, move: Action | Outcome) -> tuple[Event, ...]:
        """Apply an action or an outcome; chance waits to be drawn."""
        if seat is None:
            assert isinstance(move, Outcome)
            return self.match.draw(move)
        assert isinstance(move, Action)
        return self.match.play(seat, move)

    def fork(self) -> World:
        """A world of its own with the same past."""
        match: Match[Any] = Match(self.game, self.game.clone(self.state), None)
        match.steps, match.events = list(self.match.steps), list(self.match.events)
        match._before = list(self.match._before)
        return World(self.game, self.players, match)


def begin(game: AnyGame, rng: Random, *, settling: bool = False) -> World:
    """A new game of random size with random options; `settling` draws chance by itself."""
    while True:
        players = rng.choice(game.players)
        options = {option.name: rng.choice(option.values) for option in game.options}
        try:
            state = game.start(players, options)
        except BadOptions:
            continue  # each value exists, but not all go together
        return World(game, players, Match(game, state, rng.randrange if settling else None))


def choose(world: World, rng: Random) -> tuple[Seat | None, Action | Outcome] | None:
    """Any next step, or None when the game is over."""
    pending = world.match.pending
    if isinstance(pending, Over):
        return None
    if isinstance(pending, Chance):
        return None, pick(pending, rng.randrange)
    if pending.clock is not None and rng.randrange(8) == 0:
        return None, pending.clock
    seat = rng.choice(pending.seats)
    return seat, rng.choice(world.match.legal(seat))


def moments(game: AnyGame, seed: int) -> Iterator[World]:
    """One random game, the same world before every step and at the end."""
    rng = Random(seed)
    world = begin(game, rng)
    yield world
    while step := choose(world, rng):
        world.take(*step)
        assert len(world.match.steps) < LONGEST, "the game does not end"
        yield world


@cache
def length(game: Any, seed: int) -> int:
    """How many moments the random game of that seed has."""
    return sum(1 for _ in moments(game, seed))


def samples(game: Any, seed: int, count: int) -> Iterator[World]:
    """About `count` moments of one random game, the first and the last among them."""
    total = length(game, seed)
    rng = Random(seed + 1)
    chosen = {0, total - 1, *(rng.randrange(total) for _ in range(count))}
    return (world for number, world in enumerate(moments(game, seed)) if number in chosen)


def everything(world: World) -> str:
    """The whole truth of a state in comparable form."""
    game, state = world.game, world.state
    return dumps(
        {
            "position": game.position_to_text(state),
            "pending": pending_text(world),
            "turn": game.turn(state),
            "settings": dict(game.settings(state)),
            "pieces": dict(game.pieces(state)),
            "views": [game.view_to_json(game.view(state, viewer)) for viewer in world.viewers],
            "legal": [texts(game, game.legal(state, seat)) for seat in range(world.players)],
        }
    )


def pending_text(world: World) -> str:
    pending = world.match.pending
    if isinstance(pending, Chance):
        outcomes = [(world.game.move_to_text(outcome), count) for outcome, count in pending.outcomes]
        return f"{pending.kind} {outcomes} {pending.seen_by}"
    return repr(pending)


def seen(world: World, viewer: Seat | None) -> str:
    """Every byte that a viewer can get from the core."""
    game = world.game
    view = game.view(world.state, viewer)
    actions = game.legal_in(view)
    pending = world.match.pending
    shown: dict[str, Any] = {
        "view": game.view_to_json(view),
        "events": masked(world.match.events, viewer),
        "record": from_match(world.match, world.names, viewer=viewer).to_text(),
        "picture": [[repr(span) for span in row] for row in game.picture(view, {})],
        "details": [[repr(span) for span in row] for row in game.details(view)],
        "legal": texts(game, actions),
        "appraised": list(game.appraise(view, actions)),
        "imagined": game.position_to_text(game.imagine(view, Random(5).randrange)),
        "owed": repr(pending) if isinstance(pending, Decide) else type(pending).__name__,
    }
    if isinstance(pending, Decide) and viewer in pending.seats:
        shown["refused"] = [repr(game.objection(world.state, viewer, a)) for a in probes(world, viewer)]
        shown["unread"] = [complaint(world, viewer, text) for text in NONSENSE]
        shown["undo"] = world.match.can_undo(viewer)
    return dumps(shown)


def complaint(world: World, seat: Seat, text: str) -> str:
    """What the seat is told about a text that is no action."""
    try:
        return world.game.move_to_text(world.game.action_from_text(world.state, seat, text))
    except MalformedAction as error:
        return str(error)


def masked(events: Sequence[Event], viewer: Seat | None) -> list[dict[str, Any]]:
    return [event.seen_by(viewer) for event in events]


def probes(world: World, seat: Seat) -> Sequence[Action]:
    """Actions to try, legal or not."""
    return world.game.probe_actions(world.state, seat)


def texts(game: AnyGame, moves: Sequence[Action | Outcome]) -> list[str]:
    return [game.move_to_text(move) for move in moves]


def dumps(value: Any) -> str:
    """JSON without floats, in the order given: order can tell something too."""
    refuse_floats(value)
    return json.dumps(value, allow_nan=False)


def refuse_floats(value: Any) -> None:
    assert not isinstance(value, float), f"a float: {value}"
    for part in (
        value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
    ):
        refuse_floats(part)
