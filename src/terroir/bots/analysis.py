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
FLAGS = (0.05, 0.10, 0.20)
"""Parts of the victory thrown away that are worth a word: an inaccuracy, a mistake, a blunder."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A turn and what simulated games after it came to."""

    actions: tuple[Action, ...]
    shares: tuple[float, ...]
    """Each seat's expected part of the victory."""
    error: float
    """The standard error of the share of the one who acts, before any correction."""
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

    @property
    def loss(self) -> float:
        """The part of the victory that the turn threw away."""
        return max(0.0, self.best.shares[self.seat] - self.played.shares[self.seat])

    @property
    def flag(self) -> int:
        """0 for a good turn, up to 3; what might be chance, within two standard errors, is not flagged."""
        if self.loss <= 2 * sqrt(self.best.error**2 + self.played.error**2):
            return 0
        return sum(self.loss >= limit for limit in FLAGS)


def analyse(
    game: AnyGame, view: Any, randbelow: RandBelow, budget: Budget | None = None, most: int = 3
) -> tuple[Judged, ...]:
    """The best few turns of the viewer, who owes a decision."""
    work = Work(EFFORT, budget)
    ahead = look_ahead(game, view, fresh_seed(randbelow), WIDTH, KEEP)
    with Race([ahead], view.viewer, work) as race:
        best = race.winner()
        _deepen(ahead, race, [best])
        others = _different(ahead, best, sorted(race.tallies, key=race.simulated_loss))[: most - 1]
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


def look_back(
    game: AnyGame, state: Any, steps: Sequence[Step], randbelow: RandBelow, budget: Budget | None = None
) -> Iterator[Moment]:
    """Every turn of a game from a state on, judged with what its player knew then. The state is played on."""
    for choice in choices(game, state, steps):
        yield judge(game, choice, randbelow, budget)


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
    if race.tallies[done].shares[seat] * race.tallies[best].games >= (
        race.tallies[best].shares[seat] * race.tallies[done].games
    ):
        return Moment(ply, seat, judged, judged)
    return Moment(
        ply, seat, judged, _judged(game, ahead, view, ahead.turns[best].actions, race.tallies[best])
    )


def expected(game: AnyGame, choice: Choice, randbelow: RandBelow, games: int) -> Judged:
    """A turn as it was played, in that many simulated games."""
    ahead = look_ahead(game, choice.view, fresh_seed(randbelow), WIDTH, KEEP)
    done = _number(ahead, choice.actions)
    return _judged(game, ahead, choice.view, choice.actions, ahead.play(done, 0, games))


def _different(ahead: Lookahead, best: int, turns: Sequence[int]) -> list[int]:
    """The turns that differ from the best and from one another in what is done before the next draw."""
    first: dict[tuple[Action, ...], int] = {}
    for turn in (best, *turns):
        first.setdefault(ahead.turns[turn].actions, turn)
    return list(first.values())[1:]


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
    spread = max(0.0, tally.squares / n / MILLION**2 - shares[view.viewer] ** 2)
    return Judged(
        actions=tuple(actions),
        shares=tuple(ahead.chances(shares)),
        error=sqrt(spread / n),
        scores=tuple(ahead.final_scores(tally)),
        reasons=tuple(game.reasons(view, actions)),
    )
