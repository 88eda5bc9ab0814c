"""Practice positions for bots: how a turn is judged there, and how a position is found worth practising."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from terroir.bots.analysis import FLAGS, Choice, Judged, expected
from terroir.bots.bot import Bot, seeded
from terroir.bots.rung2_beam import WIDTH
from terroir.bots.rung3_mc import CANDIDATES, KEEP
from terroir.bots.simulation import look_ahead
from terroir.core.game import Action, AnyGame, Decide, Over
from terroir.core.lesson import LEARNER
from terroir.core.lookahead import MILLION, Lookahead, Tally
from terroir.core.play import Match
from terroir.core.practice import Practice, Practising, is_answer

GAMES = 240
"""Simulated games after a turn that is to be judged, and as many after the answer, with the same luck."""
GAMES_INTERPRETED = 6
"""Where the rules run interpreted a game takes a hundred times as long, and somebody waits."""
RIGHT = FLAGS[0]
"""A turn is right if it gives up less of the victory than what analysis calls an inaccuracy."""
WRONG = FLAGS[1]
"""What looks good and gives up as much as a mistake makes a position worth practising."""

MOSTLY, HARDLY = 0.5, 0.05
"""How often a mixture takes what is plainly right, and at most what is plainly wrong."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a try: right or not, whether it came to the same as the answer, and what it gave up."""

    right: bool
    same: bool
    loss: float


def verdict(tried: Practising) -> Verdict:
    """Whether the turn, which is over, is the answer or as good as the answer.

    Whoever reaches the same state, in whatever order, is right without further ado. Else both turns are
    simulated from what the seat knows, and a turn is right if it gives up less than RIGHT.
    """
    if is_answer(tried):
        return Verdict(True, True, 0.0)
    game, practice = tried.game, tried.practice
    answer = Practising(game, practice, practice.answer)
    best, mine = (_simulated(game, practice, view.view, view.turn) for view in (answer, tried))
    loss = max(0.0, best.shares[LEARNER] - mine.shares[LEARNER])
    return Verdict(loss < RIGHT, False, loss)


def _simulated(game: AnyGame, practice: Practice, view: Any, turn: Sequence[Action]) -> Judged:
    games = GAMES if game.compiled is not False else GAMES_INTERPRETED
    randbelow = seeded("practice", practice.game, practice.number)
    return expected(game, Choice(0, LEARNER, view, tuple(turn)), randbelow, games)


@dataclass(frozen=True, slots=True)
class Found:
    """A turn that a search has tried: its part of the victory, and in how many games."""

    actions: tuple[Action, ...]
    share: float
    games: int


def search(
    game: AnyGame, view: Any, seed: int, games: int, extra: Sequence[Sequence[Action]] = (), wide: int = 1
) -> list[Found]:
    """The turns of a view as they look at first sight, best first, each with what simulated games made of it.

    All turns, the `extra` ones too, have a sixteenth of the games each; those that then look right, with
    room for error, and the extra ones have all of them. Luck is the same for each. A `wide` search tries so
    many times more turns.
    """
    ahead = look_ahead(game, view, seed, wide * WIDTH, wide * KEEP)
    turns = list(range(min(len(ahead.turns), wide * CANDIDATES)))
    asked = [_number(ahead, tuple(actions)) for actions in extra]
    turns += [turn for turn in dict.fromkeys(asked) if turn not in turns]
    few = max(8, games // 16)
    tallies = {turn: ahead.play(turn, 0, few) for turn in turns}
    shares = {turn: _share(ahead, tally) for turn, tally in tallies.items()}
    least = max(shares.values()) - 2 * RIGHT
    for turn in turns:
        if shares[turn] >= least or turn in asked:
            tallies[turn] += ahead.play(turn, few, games - few)
    given = dict(zip(asked, map(tuple, extra), strict=True))
    return [
        Found(given.get(turn) or ahead.turns[turn].actions, _share(ahead, tallies[turn]), tallies[turn].games)
        for turn in turns
    ]


def _number(ahead: Lookahead, actions: tuple[Action, ...]) -> int:
    known = [number for number, turn in enumerate(ahead.turns) if turn.actions == actions]
    return known[0] if known else ahead.add(actions)


def _share(ahead: Lookahead, tally: Tally) -> float:
    """The learner's chance to win."""
    return ahead.chances([share / tally.games / MILLION for share in tally.shares])[LEARNER]


def clear(found: Sequence[Found]) -> tuple[Found, Found] | None:
    """The best turn and one that looks good at first sight, if the one is clearly better; else None.

    Clear: what looks best, or of many turns one of the best-looking sixth, is at least a mistake; at most a
    quarter of all turns are right, and hardly any is neither right nor wrong.
    """
    best = max(found, key=lambda turn: turn.share)
    losses = [best.share - turn.share for turn in found]
    right = sum(loss < RIGHT for loss in losses)
    unsure = sum(RIGHT / 2 <= loss < RIGHT * 1.5 for loss in losses)
    decoys = [turn for turn in found[: max(1, len(found) // 6)] if best.share - turn.share >= WRONG]
    if not decoys or right > max(1, len(found) // 4) or unsure > len(found) // 6:
        return None
    return best, decoys[0]


def is_plain(game: AnyGame, view: Any, seed: int, answer: Sequence[Action], decoy: Sequence[Action]) -> bool:
    """Whether the answer is better whatever the others choose in secret at the same time.

    Then the mixture that nobody gains by knowing takes the answer most of the time and hardly ever the decoy.
    True where nothing is secret.
    """
    ahead = look_ahead(game, view, seed, WIDTH, KEEP)
    mixture = ahead.mixture()
    if mixture is None:
        return True
    often = {turn.actions: part / MILLION for turn, part in zip(ahead.turns, mixture, strict=True)}
    return often.get(tuple(answer), 0.0) >= MOSTLY and often.get(tuple(decoy), 0.0) <= HARDLY


def played_out(
    game: AnyGame, view: Any, turn: Sequence[Action], bots: Sequence[Bot], first: int, games: int
) -> float:
    """The learner's part of the victory in games that bots play to their very end after a turn."""
    won = 0.0
    for number in range(first, first + games):
        randbelow = seeded("played out", number)
        match: Match[Any] = Match(game, game.imagine(view, randbelow), randbelow)
        for action in turn:
            match.play(LEARNER, action)
        while isinstance(decision := match.pending, Decide):
            seat = decision.seats[0]
            seen = game.view(match.state, seat)
            for action in bots[seat].plan(game, seen, match.legal(seat), randbelow):
                match.play(seat, action)
        assert isinstance(match.pending, Over)
        winners = match.pending.winners
        won += (LEARNER in winners) / len(winners)
    return won / games
