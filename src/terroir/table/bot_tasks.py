"""What a bot is given to decide: a view, never a state, packed for a process of its own."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any, NamedTuple

from terroir.bots.bot import seeded
from terroir.bots.budget import patient
from terroir.bots.levels import robot
from terroir.core.game import Seat
from terroir.core.registry import by_rules, load
from terroir.table.live import LiveTable


class BotTask(NamedTuple):
    """One decision for a bot to make. `at` is the last update that its seat had seen."""

    table: str
    seat: Seat
    at: int
    game: str
    version: int
    """Of its rules."""
    code: str
    view: bytes
    """Pickled: it only ever goes from our process to our own workers."""
    seed: str


def bots_to_move(table: LiveTable) -> list[Seat]:
    """The seats that owe a decision and are played by bots; in a pause bots wait too."""
    decision = table.decision
    if decision is None or table.is_paused:
        return []
    return [seat for seat in decision.seats if not table.chairs[seat].is_played_by_person]


def bot_task(table: LiveTable, seat: Seat) -> BotTask:
    """What the bot of that seat may know and has to decide."""
    chair, game, course = table.chairs[seat], table.game, table.course
    assert course is not None
    at = table.numbers.of(seat, table.seq)
    code = table.created.absence.bot if chair.bot is None else chair.bot
    view = pickle.dumps(game.view(course.state, seat), pickle.HIGHEST_PROTOCOL)
    return BotTask(table.id, seat, at, game.name, game.version, code, view, table.bot_seed(seat, at))


def decide(given: BotTask) -> list[str]:
    """In a worker: what the bot does, in notation; one action, or as many as it has planned."""
    game = by_rules(load(given.game), given.version)
    view: Any = pickle.loads(given.view)
    actions = game.legal_in(view)
    bot, budget = robot(game, given.code), patient()
    chosen: Sequence[Any] = bot.plan(game, view, actions, seeded(given.seed), budget)
    return [game.move_to_text(action) for action in chosen]


class PlainTask(NamedTuple):
    """A task for another machine, in plain values: nothing that came over a network is unpickled.

    For the view stands a world that the seat cannot tell from the real one, so that it decides the same.
    """

    game: str
    version: int
    code: str
    seat: Seat
    world: str
    seed: str


def to_plain(given: BotTask) -> PlainTask:
    """The task for another machine, without whose it is."""
    game = by_rules(load(given.game), given.version)
    world = game.imagine(pickle.loads(given.view), seeded(given.seed, "world"))
    text = game.position_to_text(world)
    return PlainTask(given.game, given.version, given.code, given.seat, text, given.seed)


def from_plain(told: PlainTask) -> BotTask:
    """On another machine: the task as it is thought about."""
    game = by_rules(load(told.game), told.version)
    view = pickle.dumps(game.view(game.position_from_text(told.world), told.seat), pickle.HIGHEST_PROTOCOL)
    return BotTask("", told.seat, 0, told.game, told.version, told.code, view, told.seed)


def any_action(given: BotTask) -> list[str]:
    """Some legal action at once: for a bot that could not be asked."""
    return decide(given._replace(code="random"))
