"""Playing: ask, refuse, apply, draw, take back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple

from terroir.core.errors import IllegalAction, StaleAction
from terroir.core.game import Action, Chance, Decide, Event, Game, Outcome, Over, Pending, RandBelow, S, Seat


class Step(NamedTuple):
    """One line of a game's history: an action of a seat, or (seat None) an outcome of chance."""

    seat: Seat | None
    move: Action | Outcome


class Played(NamedTuple, Generic[S]):
    """What a move leads to: nothing is so until it is applied."""

    state: S
    steps: tuple[Step, ...]
    """The move, and the draws that answered it."""
    events: tuple[Event, ...]
    drawn: int
    """How many of the steps are draws."""
    binding: bool
    """It cannot be taken back, nor can what went before."""
    pending: Pending
    """What the game waits for then."""


Draws = Callable[[Any, Chance], Outcome]
"""What chance brings in a state: a draw, or what is written down."""


def pick(chance: Chance, randbelow: RandBelow) -> Outcome:
    """Draw one outcome, each piece of the multiset as likely as any other."""
    k = randbelow(sum(count for _, count in chance.outcomes))
    for outcome, count in chance.outcomes:
        if k < count:
            return outcome
        k -= count
    raise AssertionError("randbelow(n) must be less than n")


def draws_by(randbelow: RandBelow) -> Draws:
    """Draws that `randbelow` makes; they can be pickled if it can."""
    return partial(_drawn, randbelow)


def _drawn(randbelow: RandBelow, state: Any, chance: Chance) -> Outcome:
    return pick(chance, randbelow)


def check_turn(pending: Pending, seat: Seat) -> None:
    """Refuse anybody who owes no decision now."""
    if isinstance(pending, Over):
        raise StaleAction("the game is over")
    if not isinstance(pending, Decide) or seat not in pending.seats:
        raise StaleAction(f"seat {seat + 1} owes no decision now")


def possible(pending: Pending) -> tuple[Outcome, ...]:
    """What chance may bring now, or the clock."""
    if isinstance(pending, Chance):
        return tuple(outcome for outcome, count in pending.outcomes if count > 0)
    return (pending.clock,) if isinstance(pending, Decide) and pending.clock is not None else ()


def play_on(
    game: Game[S, Any], state: S, step: Step | None, draws: Draws | None, asked: Pending | None = None
) -> Played[S]:
    """A judged move on a copy of the state, and the draws that answer it; without them chance stays pending.

    `asked` is what the state waits for, where that is known already.
    """
    after = game.clone(state)
    steps: list[Step] = []
    events: list[Event] = []
    if step is not None:
        steps.append(step)
        events.extend(game.apply(after, step.move, step.seat))
    pending = game.pending(after)
    while draws is not None and isinstance(pending, Chance):
        outcome = draws(after, pending)
        steps.append(Step(None, outcome))
        events.extend(game.apply(after, outcome))
        pending = game.pending(after)
    drawn = len(steps) - (step is not None)
    binding = True
    if step is not None and step.seat is not None:
        before = game.pending(state) if asked is None else asked
        # To take back an action that a draw has answered would be to draw again, whatever the events say.
        answered = drawn > 0 or (isinstance(pending, Decide) and step.seat not in pending.seats)
        secret = isinstance(before, Decide) and before.secret
        over = secret or answered or game.turn(after) != game.turn(state)
        binding = over or any(event.reveals for event in events)
    return Played(after, tuple(steps), tuple(events), drawn, binding, pending)


class Course(Generic[S]):
    """A game as it stands: its state, its draws so far, how far back the turn may be taken. No history."""

    def __init__(self, game: Game[S, Any], state: S) -> None:
        self.game = game
        self.state = state
        self.drawn = 0
        """Outcomes of chance so far: the number of the next draw. What a clock brings is none."""
        self._before: list[tuple[S, Seat, int]] = []
        """For each action that may be taken back: the state before it, whose it was, how many its events."""
        self._asked: tuple[S, Pending] | None = None
        """A state, and what it waits for: it is asked for many times."""

    @property
    def pending(self) -> Pending:
        if self._asked is None or self._asked[0] is not self.state:
            self._asked = self.state, self.game.pending(self.state)
        return self._asked[1]

    def legal(self, seat: Seat) -> Sequence[Action]:
        return self.game.legal(self.state, seat)

    def attempt(self, seat: Seat, action: Action, draws: Draws | None) -> Played[S]:
        """What a legal action leads to; a refusal is an error, and nothing changes either way."""
        check_turn(self.pending, seat)
        objection = self.game.objection(self.state, seat, action)
        if objection is not None:
            raise IllegalAction(objection)
        return play_on(self.game, self.state, Step(seat, action), draws, self.pending)

    def apply(self, played: Played[S]) -> None:
        """Let it be so."""
        if played.binding:
            self._before.clear()
        else:
            seat = played.steps[0].seat
            assert seat is not None
            self._before.append((self.state, seat, len(played.events)))
        self.state = played.state
        self._asked = played.state, played.pending
        self.drawn += played.drawn

    def can_undo(self, seat: Seat) -> int:
        """How many actions the seat may take back: its own, this turn, since nothing became known."""
        for _, whose, _ in self._before:
            if whose != seat:
                return 0
        return len(self._before)

    def undo(self, seat: Seat, actions: int = 1) -> None:
        """Take back the seat's last actions of this turn."""
        if not 0 < actions <= self.can_undo(seat):
            raise StaleAction("nothing can be taken back: something has become known since")
        self.state = self._before[-actions][0]
        del self._before[-actions:]


class Match(Course[S]):
    """One game being played, with all its history."""

    def __init__(self, game: Game[S, Any], state: S, randbelow: RandBelow | None, position: str = "") -> None:
        """`randbelow` draws chance as it comes; None leaves that to `draw` (replays).

        `position` is the text that the state was read from, where it is not that of a new game.
        """
        super().__init__(game, state)
        self.position = position
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self._draws = None if randbelow is None else draws_by(randbelow)
        self._settle()

    def first_state(self, players: int) -> S:
        """The state that so many began with, made anew."""
        if self.position:
            return self.game.position_from_text(self.position)
        return self.game.start(players, self.game.settings(self.state))

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Apply a legal action and whatever chance follows; a refusal changes nothing."""
        played = self.attempt(seat, action, self._draws)
        self.apply(played)
        return played.events

    def apply(self, played: Played[S]) -> None:
        super().apply(played)
        self.steps.extend(played.steps)
        self.events.extend(played.events)

    def go_on(self, randbelow: RandBelow) -> tuple[Event, ...]:
        """Draw chance as it comes from here on: a game replayed so far is played again."""
        first = len(self.events)
        self._draws = draws_by(randbelow)
        self._settle()
        return tuple(self.events[first:])

    def draw(self, outcome: Outcome) -> tuple[Event, ...]:
        """Apply a given outcome of pending chance, or what the clock brings."""
        pending = self.pending
        if outcome not in possible(pending):
            raise StaleAction(f"{self.game.move_to_text(outcome)} cannot be drawn now")
        self._before.clear()
        self.drawn += isinstance(pending, Chance)
        events = tuple(self.game.apply(self.state, outcome))
        self._asked = None
        self.steps.append(Step(None, outcome))
        self.events.extend(events)
        return events

    def undo(self, seat: Seat, actions: int = 1) -> None:
        told = sum(events for _, _, events in self._before[-actions:])
        super().undo(seat, actions)
        del self.steps[-actions:]
        del self.events[len(self.events) - told :]

    def restart_turn(self, seat: Seat) -> None:
        """Take back everything that may be taken back."""
        self.undo(seat, self.can_undo(seat))

    def _settle(self) -> None:
        if self._draws is not None and isinstance(self.pending, Chance):
            self.apply(play_on(self.game, self.state, None, self._draws))
