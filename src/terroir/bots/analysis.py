"""What a position is worth and what is best in it: for hints, and for looking back at a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

from terroir.bots.budget import Budget, Work
from terroir.bots.rung2_beam import WIDTH, fresh_seed
from terroir.bots.rung3_mc import KEEP, PASS, Race
from terroir.bots.simulation import look_ahead
from terroir.core.game import Action, AnyGame, Message, RandBelow, Seat
from terroir.core.lookahead import MILLION, Lookahead, Tally
from terroir.core.play import Step

EFFORT = Budget(nodes=2000, milliseconds=500)
"""For one position, before its best turns are compared once more: a hint takes less than a second."""
NODES = 500
"""Simulated games for every turn of a whole game: one of four takes less than a minute of a processor."""
SEED = 1
FLAGS = (0.05, 0.10, 0.20)
"""Parts of the victory thrown away that are worth a word: an inaccuracy, a mistake, a blunder."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A turn and what simulated games after it came to."""

    actions: tuple[Action, ...]
    shares: tuple[float, ...]
    """Each seat's expected part of the victory."""
    errors: tuple[float, ...]
    """The standard error of each share, before any correction."""
    scores: tuple[float, ...]
    """Each seat's expected final score."""
    reasons: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn of a game looked back at: what was played, and what was best."""

    ply: int
    """How many steps of the game came before."""
    seat: Seat
    played: Judged
    best: Judged
    other: Judged | None = None
    """The best of the turns that were not played, where the best one was."""

    @property
    def loss(self) -> float:
        """The part of the victory that the turn threw away."""
        return max(0.0, self.best.shares[self.seat] - self.played.shares[self.seat])

    @property
    def slip(self) -> float:
        """The same, as far as it is not within two standard errors: that might be chance."""
        return self.loss if self.loss > 2 * self._doubt(self.best) else 0.0

    @property
    def flag(self) -> int:
        """0 for a good turn, up to 3; what might be chance is not flagged."""
        return sum(self.slip >= limit for limit in FLAGS)

    @property
    def found(self) -> float:
        """How much better it was than all else there was to do, as far as that is no chance."""
        if self.other is None:
            return 0.0
        lead = self.played.shares[self.seat] - self.other.shares[self.seat]
        return lead if lead > 2 * self._doubt(self.other) else 0.0

    def _doubt(self, beside: Judged) -> float:
        return sqrt(beside.errors[self.seat] ** 2 + self.played.errors[self.seat] ** 2)


def analyse(
    game: AnyGame, view: Any, randbelow: RandBelow, budget: Budget | None = None, most: int = 3
) -> tuple[Judged, ...]:
    """The best few turns of the viewer, who owes a decision."""
    work = Work(EFFORT, budget)
    ahead = look_ahead(game, view, fresh_seed(randbelow), WIDTH, KEEP)
    with Race([ahead], view.viewer, work) as race:
        best = race.winner()
        _deepen(ahead, race, [best])
        others = _different(ahead, ahead.turns[best].actions, sorted(race.tallies, key=race.simulated_loss))[
            : most - 1
        ]
        # What dropped out early has been tried little: as many games as the best has, for a fair comparison.
        _deepen(ahead, race, others, race.tallies[best].games)
        ranked = sorted([best, *others], key=race.simulated_loss)
        return tuple(
            _judged(game, ahead, view, ahead.turns[turn].actions, race.tallies[turn]) for turn in ranked
        )


class Choice(NamedTuple):
    """A turn of a game in which its player had a choice: what was known then, and what was done."""

    ply: int
    seat: Seat
    view: Any
    actions: tuple[Action, ...]


def choices(game: AnyGame, state: Any, steps: Sequence[Step]) -> Iterator[Choice]:
    """Every turn from a state on in which there was a choice. The state is played on."""
    ply = 0
    while ply < len(steps):
        seat, end = steps[ply].seat, ply
        while end < len(steps) and steps[end].seat == seat and (seat is not None or end == ply):
            end += 1
        if seat is not None and len(game.legal(state, seat)) > 1:
            done = tuple(step.move for step in steps[ply:end] if isinstance(step.move, Action))
            yield Choice(ply, seat, game.view(state, seat), done)
        for step in steps[ply:end]:
            game.apply(state, step.move, step.seat)
        ply = end


def judge(game: AnyGame, choice: Choice, randbelow: RandBelow, budget: Budget | None = None) -> Moment:
    """A turn beside the best one."""
    ply, seat, view, played = choice
    ahead = look_ahead(game, view, fresh_seed(randbelow), WIDTH, KEEP)
    with Race([ahead], seat, Work(EFFORT, budget)) as race:
        best = race.winner()
        _deepen(ahead, race, [best])
        done = _number(ahead, played)
        _deepen(ahead, race, [done], race.tallies[best].games)
        judged = _judged(game, ahead, view, played, race.tallies[done])
        if race.tallies[done].shares[seat] * race.tallies[best].games < (
            race.tallies[best].shares[seat] * race.tallies[done].games
        ):
            turn = _judged(game, ahead, view, ahead.turns[best].actions, race.tallies[best])
            return Moment(ply, seat, judged, turn)
        others = _different(ahead, played, sorted(race.tallies, key=race.simulated_loss))[:1]
        _deepen(ahead, race, others, race.tallies[best].games)
        for other in others:
            turn = _judged(game, ahead, view, ahead.turns[other].actions, race.tallies[other])
            return Moment(ply, seat, judged, judged, turn)
        return Moment(ply, seat, judged, judged)


def expected(game: AnyGame, choice: Choice, randbelow: RandBelow, games: int) -> Judged:
    """A turn as it was played, in that many simulated games."""
    ahead = look_ahead(game, choice.view, fresh_seed(randbelow), WIDTH, KEEP)
    done = _number(ahead, choice.actions)
    return _judged(game, ahead, choice.view, choice.actions, ahead.play(done, 0, games))


def _different(ahead: Lookahead, done: tuple[Action, ...], turns: Sequence[int]) -> list[int]:
    """The turns that differ from one and from one another in what is done before the next draw."""
    first: dict[tuple[Action, ...], int] = {}
    for turn in turns:
        # What was added is what was done.
        actions = ahead.turns[turn].actions if turn < len(ahead.turns) else done
        first.setdefault(actions, turn)
    return [turn for actions, turn in first.items() if actions != done]


def _number(ahead: Lookahead, played: tuple[Action, ...]) -> int:
    """What was played, among the turns of a search; it is added to them if it is none."""
    for number, turn in enumerate(ahead.turns):
        if turn.actions == played:
            return number
    return ahead.add(played)


def _deepen(ahead: Lookahead, race: Race, turns: Sequence[int], games: int = 64) -> None:
    """At least that many simulated games for each of these turns, as far as there is time."""
    for turn in turns:
        tally = race.tallies.get(turn) or ahead.play(turn, 0, min(PASS, games))
        while tally.games < games and not race.work.is_late:
            tally += ahead.play(turn, tally.games, min(PASS, games - tally.games))
        race.tallies[turn] = tally


def _judged(game: AnyGame, ahead: Lookahead, view: Any, actions: Sequence[Action], tally: Tally) -> Judged:
    n = tally.games
    shares = tuple(share / n / MILLION for share in tally.shares)
    return Judged(
        actions=tuple(actions),
        shares=tuple(ahead.chances(shares)),
        errors=errors(shares, tally, view.viewer),
        scores=tuple(ahead.final_scores(tally)),
        reasons=tuple(game.reasons(view, actions)),
    )


def errors(shares: Sequence[float], tally: Tally, seat: Seat) -> tuple[float, ...]:
    """How far the games differ is counted for the one who acts; for the others it is taken to be alike.

    Where every game is won or lost, shares differ by `share * (1 - share)`; parts of a victory differ less.
    """
    own = shares[seat] * (1 - shares[seat])
    spread = max(0.0, tally.squares / tally.games / MILLION**2 - shares[seat] ** 2)
    alike = spread / own if own else 1.0
    return tuple(sqrt(alike * share * (1 - share) / tally.games) for share in shares)
