"""What a bot is given to decide: what its seat knows, never a state, in plain values for another process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from terroir.bots.bot import seeded
from terroir.bots.budget import patient
from terroir.bots.levels import robot
from terroir.core.game import AnyGame, Seat
from terroir.core.registry import by_rules, load
from terroir.table.live import LiveTable


class Thought(NamedTuple):
    """What a worker of this machine or another one is given, without the table that it is about.

    For the view stands a world that the seat cannot tell from the real one, so that it decides the same.
    """

    game: str
    version: int
    """Of its rules."""
    code: str
    seat: Seat
    world: str
    seed: str


class BotTask(NamedTuple):
    """One decision for a bot to make. `at` is the last update that its seat had seen."""

    table: str
    at: int
    thought: Thought

    @property
    def seat(self) -> Seat:
        return self.thought.seat


def bots_to_move(table: LiveTable) -> list[Seat]:
    """The seats that owe a decision and are played by bots; in a pause bots wait too."""
    decision = table.decision
    if decision is None or table.is_paused:
        return []
    return [seat for seat in decision.seats if not table.chairs[seat].is_played_by_person]


def bot_task(table: LiveTable, seat: Seat) -> BotTask:
    """Return what the bot of that seat may know and has to decide."""
    chair = table.chairs[seat]
    at = table.numbers.of(seat, table.seq)
    code = table.created.absence.bot if chair.bot is None else chair.bot
    return task_of(table, seat, code, table.bot_seed(seat, at))


def task_of(table: LiveTable, seat: Seat, code: str, seed: str) -> BotTask:
    """Return the decision that a seat owes as a task, with nothing that the seat does not know."""
    game, course = table.game, table.course
    assert course is not None
    world = game.imagine(game.view(course.state, seat), seeded(seed, "world"))
    thought = Thought(game.name, game.version, code, seat, game.position_to_text(world), seed)
    return BotTask(table.id, table.numbers.of(seat, table.seq), thought)


def seen(thought: Thought) -> tuple[AnyGame, Any]:
    """Return the game and the view of the seat, in a worker."""
    game = by_rules(load(thought.game), thought.version)
    return game, game.view(game.position_from_text(thought.world), thought.seat)


def decide(thought: Thought) -> list[str]:
    """Return what the bot does, in notation: one action, or as many as it has planned. For workers."""
    game, view = seen(thought)
    actions = game.legal_in(view)
    bot, budget = robot(game, thought.code), patient()
    chosen: Sequence[Any] = bot.plan(game, view, actions, seeded(thought.seed), budget)
    return [game.move_to_text(action) for action in chosen]


def any_action(table: LiveTable, seat: Seat) -> list[str]:
    """Return some legal action at once, for a bot that could not be asked.

    No world is read here: a worker may have died of it, and a position at a limit of its text goes beyond it.
    """
    assert table.course is not None
    legal, at = table.course.legal(seat), table.numbers.of(seat, table.seq)
    return [table.game.move_to_text(legal[seeded(table.bot_seed(seat, at))(len(legal))])]
