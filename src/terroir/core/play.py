"""Playing: ask, refuse, apply, draw, take back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from terroir.core.errors import IllegalAction, StaleAction
from terroir.core.game import Action, Below, Chance, Decide, Event, Game, Outcome, Over, Pending, S, Seat


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a game's history: an action of a seat, or (seat None) an outcome of chance."""

    seat: Seat | None
    move: Action | Outcome


def pick(chance: Chance, below: Below) -> Outcome:
    """Draw one outcome, each piece of the multiset as likely as any other."""
    k = below(sum(count for _, count in chance.outcomes))
    for outcome, count in chance.outcomes:
        if k < count:
            return outcome
        k -= count
    raise AssertionError("below(n) must be less than n")


def settle(game: Game[S, Any], state: S, below: Below) -> Iterator[tuple[Outcome, Sequence[Event]]]:
    """Resolve pending chance until a decision is owed or the game is over."""
    while isinstance(chance := game.pending(state), Chance):
        outcome = pick(chance, below)
        yield outcome, game.apply(state, outcome)


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


class Match(Generic[S]):
    """One game being played: its state, its history, and how far back the turn may be taken."""

    def __init__(self, game: Game[S, Any], state: S, below: Below | None) -> None:
        """`below` draws chance as it comes; None leaves that to `draw` (replays)."""
        self.game = game
        self.state = state
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self.drawn = 0
        """Outcomes of chance so far: the number of the next draw. What a clock brings is none."""
        self._below = below
        self._before: list[tuple[S, int, int]] = []
        self._settle()

    @property
    def pending(self) -> Pending:
        return self.game.pending(self.state)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return self.game.legal(self.state, seat)

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Apply a legal action and whatever chance follows; a refusal changes nothing."""
        pending = self.pending
        check_turn(pending, seat)
        objection = self.game.objection(self.state, seat, action)
        if objection is not None:
            raise IllegalAction(objection)
        first = len(self.events)
        before = (self.game.clone(self.state), len(self.steps), first)
        turn = self.game.turn(self.state)
        self._take(Step(seat, action))
        self._settle()
        fresh = tuple(self.events[first:])
        closed = isinstance(pending, Decide) and pending.secret
        # To take back an action that luck has answered would be to draw again, whatever the events say.
        drew = len(self.steps) > before[1] + 1
        answered = isinstance(now := self.pending, Decide) and seat not in now.seats
        over = self.game.turn(self.state) != turn or answered
        if closed or drew or over or any(event.reveals for event in fresh):
            self._before.clear()
        else:
            self._before.append(before)
        return fresh

    def go_on(self, below: Below) -> tuple[Event, ...]:
        """Draw chance as it comes from here on: a game replayed so far is played again."""
        first = len(self.events)
        self._below = below
        self._settle()
        return tuple(self.events[first:])

    def draw(self, outcome: Outcome) -> tuple[Event, ...]:
        """Apply a given outcome of pending chance, or what the clock brings."""
        pending = self.pending
        if outcome not in possible(pending):
            raise StaleAction(f"{self.game.move_to_text(outcome)} cannot be drawn now")
        self._before.clear()
        self.drawn += isinstance(pending, Chance)
        return self._take(Step(None, outcome))

    def can_undo(self, seat: Seat) -> int:
        """How many actions the seat may take back: its own, this turn, since nothing became known."""
        return sum(1 for _, at, _ in self._before if self.steps[at].seat == seat)

    def undo(self, seat: Seat, actions: int = 1) -> None:
        """Take back the seat's last actions of this turn."""
        if not 0 < actions <= self.can_undo(seat) or self.can_undo(seat) != len(self._before):
            raise StaleAction("nothing can be taken back: something has become known since")
        state, steps, events = self._before[-actions]
        del self._before[-actions:]
        self.state = state
        del self.steps[steps:]
        del self.events[events:]

    def restart_turn(self, seat: Seat) -> None:
        """Take back everything that may be taken back."""
        self.undo(seat, self.can_undo(seat))

    def _take(self, step: Step) -> tuple[Event, ...]:
        events = tuple(self.game.apply(self.state, step.move, step.seat))
        self.steps.append(step)
        self.events.extend(events)
        return events

    def _settle(self) -> None:
        if self._below is None:
            return
        while isinstance(chance := self.pending, Chance):
            self.drawn += 1
            self._take(Step(None, pick(chance, self._below)))
