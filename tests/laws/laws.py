"""What is true of every game. Each law takes a game and a seed, and raises AssertionError where it is broken.

Secrets have laws of their own in `secrecy.py`.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from random import Random

import pytest

from terroir.core.errors import IllegalAction, MalformedAction, StaleAction
from terroir.core.game import Action, AnyGame, Chance, Decide, Over, Seat
from terroir.core.masking import EVERYONE, marks
from terroir.core.record import parse
from terroir.core.replay import from_match, replay, unmasked_record
from tests.laws.worlds import (
    LONGEST,
    NONSENSE,
    World,
    begin,
    choose,
    dumps,
    everything,
    moments,
    probes,
    samples,
)


def every_game_ends(game: AnyGame, seed: int) -> None:
    """There is always something to do until the game is over; turns only ever go up."""
    turn = None
    for world in moments(game, seed):
        now, pending = game.turn(world.state), world.match.pending
        assert turn is None or now >= turn, "a turn number went down"
        turn = now
        for seat in range(world.players):
            legal = game.legal(world.state, seat)
            owes = isinstance(pending, Decide) and seat in pending.seats
            assert bool(legal) == owes, f"seat {seat} owes {owes} and has {len(legal)} legal actions"
            assert all(action not in legal[:i] for i, action in enumerate(legal[:200])), "twice the same"
        if isinstance(pending, Decide):
            assert list(pending.seats) == sorted(set(pending.seats)) and pending.seats
    over = world.match.pending
    assert isinstance(over, Over) and len(over.scores) == world.players and over.reason in game.rules
    assert over.winners and list(over.winners) == sorted(set(over.winners) & set(range(world.players)))


def chance_is_a_counted_multiset(game: AnyGame, seed: int) -> None:
    """No outcome is offered zero times or twice, and those who see it are seats."""
    for world in moments(game, seed):
        chance = world.match.pending
        if isinstance(chance, Chance):
            counts = [count for _, count in chance.outcomes]
            assert counts and all(type(count) is int and count >= 1 for count in counts), counts
            assert len({outcome for outcome, _ in chance.outcomes}) == len(counts), "an outcome twice"
            assert chance.seen_by is None or set(chance.seen_by) <= set(range(world.players))


def pieces_are_conserved(game: AnyGame, seed: int) -> None:
    """Nothing is lost or made, at any step."""
    at_start: dict[str, int] | None = None
    for world in moments(game, seed):
        now = dict(game.pieces(world.state))
        at_start = now if at_start is None else at_start
        assert now == at_start, f"after {len(world.match.steps)} steps"


def a_replay_gives_the_same_state(game: AnyGame, seed: int) -> None:
    """The record of any moment leads back to it, byte for byte."""
    for world in samples(game, seed, 4):
        record = unmasked_record(world.match, world.names)
        text = record.to_text()
        assert parse(text) == record and parse(text).to_text() == text
        again = replay(parse(text), game)
        assert everything(World(game, world.players, again)) == everything(world)
        assert again.events == world.match.events and again.steps == world.match.steps
    assert record.tag("Result") and from_match(world.match, world.names) == record


def positions_survive_as_text(game: AnyGame, seed: int) -> None:
    """A position read back is the same, and stays the same however the game goes on."""
    for world in samples(game, seed, 8):
        text = game.position_to_text(world.state)
        twin = world.fork()
        twin.match.state = game.position_from_text(text)
        rng, original = Random(seed), world.fork()
        for _ in range(12):
            assert everything(twin) == everything(original)
            if not (step := choose(original, rng)):
                break
            assert original.take(*step) == twin.take(*step)


def moves_survive_as_text(game: AnyGame, seed: int) -> None:
    """Every legal action and possible outcome is read back as itself; nonsense is refused, and only that."""
    for world in samples(game, seed, 30):
        pending, state = world.match.pending, world.state
        if isinstance(pending, Chance):
            for outcome, _ in pending.outcomes:
                assert game.outcome_from_text(state, game.move_to_text(outcome)) == outcome
            for text in NONSENSE:
                with contextlib.suppress(MalformedAction):
                    game.outcome_from_text(state, text)
        for seat in pending.seats if isinstance(pending, Decide) else ():
            legal = game.legal(state, seat)
            for action in legal:
                assert game.action_from_text(state, seat, game.move_to_text(action)) == action
            assert len({game.move_to_text(action) for action in legal}) == len(legal)
            for text in NONSENSE:
                with contextlib.suppress(MalformedAction):
                    game.action_from_text(state, seat, text)


def views_and_events_are_json(game: AnyGame, seed: int) -> None:
    """What leaves the engine is plain JSON without floats, and comes back from JSON as it was.

    What views call public is the same for everybody.
    """
    for world in samples(game, seed, 25):
        public = game.view_to_json(game.view(world.state, None))
        for viewer in world.viewers:
            view = game.view_to_json(game.view(world.state, viewer))
            assert json.loads(dumps(view)) == view
            for name, mark in marks(game.view(world.state, viewer)).items():
                assert mark != EVERYONE or view[name] == public[name], f"{name} depends on the viewer"
    for viewer in world.viewers:
        for event in world.match.events:
            shown = event.seen_by(viewer)
            assert json.loads(dumps(shown)) == shown
            assert list(shown) == list(event.seen_by(None)), "the shape of an event depends on the viewer"


def asking_changes_nothing(game: AnyGame, seed: int) -> None:
    """Questions leave a state as it was, are answered the same twice, and a clone leads its own life."""
    for world in samples(game, seed, 15):
        before = everything(world)
        assert everything(world) == before
        fork = world.fork()
        assert everything(fork) == before
        if step := choose(fork, Random(seed)):
            fork.take(*step)
            assert everything(world) == before, "a step in a clone changed the original"
        for viewer in world.viewers:
            game.imagine(game.view(world.state, viewer), Random(seed).randrange)
        assert everything(world) == before


def a_refusal_changes_nothing(game: AnyGame, seed: int) -> None:
    """No objection if and only if legal, for any seat and any well-formed action; refused means untouched."""
    pool: list[Action] = []
    rng = Random(seed)
    for world in samples(game, seed, 20):
        for seat in range(world.players):
            legal = list(game.legal(world.state, seat))
            pool += rng.sample(legal, min(4, len(legal)))
            tried = [*rng.sample(legal, min(40, len(legal))), *probes(world, seat), *pool[-60:]]
            before = everything(world)
            for action in tried:
                _judge(world, seat, action, legal)
            assert everything(world) == before, "an objection changed the state"
            _refuse(world, seat, [action for action in tried if action not in legal], before)


def _judge(world: World, seat: Seat, action: Action, legal: Sequence[Action]) -> None:
    game = world.game
    objection = game.objection(world.state, seat, action)
    text = game.move_to_text(action)
    assert (objection is None) == (action in legal), f"seat {seat}, {text}: {objection}"
    if objection:
        assert objection.rule in game.rules, f"no rule {objection.rule}"
        assert objection.message and dumps(dict(objection.args))
        assert objection.nearest is None or objection.nearest in legal, f"{objection.nearest} is not legal"


def _refuse(world: World, seat: Seat, actions: Sequence[Action], before: str) -> None:
    match = world.match
    steps, events = list(match.steps), list(match.events)
    for action in actions:
        with pytest.raises((IllegalAction, StaleAction)):
            match.play(seat, action)
    assert everything(world) == before and match.steps == steps and match.events == events


def undo_restores_exactly(game: AnyGame, seed: int) -> None:
    """What is taken back never was; and nothing is taken back past luck, a reveal, a seal or a turn."""
    rng = Random(seed)
    world = begin(game, rng, settling=True)
    match, past = world.match, list[tuple[Seat, str, int, int]]()
    while isinstance(pending := match.pending, Decide):
        assert len(match.steps) < LONGEST
        seat = rng.choice(pending.seats)
        before = (seat, everything(world), len(match.steps), len(match.events))
        turn = game.turn(world.state)
        fresh = match.play(seat, rng.choice(match.legal(seat)))
        drew = any(step.seat is None for step in match.steps[before[2] :])
        if drew or pending.secret or game.turn(world.state) != turn or any(e.reveals for e in fresh):
            past.clear()
        else:
            past.append(before)
        mine = sum(1 for who, *_ in past if who == seat)
        assert match.can_undo(seat) == mine, f"{match.can_undo(seat)} actions may be undone, not {mine}"
        _refuse_undo(world)
        if mine == len(past) and mine and rng.randrange(3) == 0:
            back = rng.randrange(mine) + 1
            match.undo(seat, back)
            _, state, steps, events = past[-back]
            assert (everything(world), len(match.steps), len(match.events)) == (state, steps, events)
            del past[-back:]


def _refuse_undo(world: World) -> None:
    """Nobody takes back more than their own."""
    for who in range(world.players):
        too_many = world.match.can_undo(who) + 1
        for actions in (0, -1, too_many):
            with pytest.raises(StaleAction):
                world.match.undo(who, actions)


LAWS = (
    every_game_ends,
    chance_is_a_counted_multiset,
    pieces_are_conserved,
    a_replay_gives_the_same_state,
    positions_survive_as_text,
    moves_survive_as_text,
    views_and_events_are_json,
    asking_changes_nothing,
    a_refusal_changes_nothing,
    undo_restores_exactly,
)
