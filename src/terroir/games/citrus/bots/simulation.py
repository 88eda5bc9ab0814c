# compiled
"""Simulated games: everybody plays sensible turns, a few rounds far, and what has come of it by and by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games import fields
    from terroir.games.citrus.bitset import *
    from terroir.games.citrus.bots.playout import GOLDEN, WORD, outcome_code, randbelow
    from terroir.games.citrus.terms import *
if TYPE_CHECKING:
    from terroir.games.citrus.bots.beam import BeamSearch
    from terroir.games.citrus.bots.evaluation import Evaluation
    from terroir.games.citrus.state import State


class Simulator:
    """Plays on from a position: everybody takes a turn of a beam so wide that is about the best.

    `replies` finds these turns, and completes so many main actions (`mains`); a turn may look better than
    it is, by up to `noise` hundredths of a point. Its evaluation, which may be blinder than the one of
    `beam`, judges what has come of it after each of the `rounds`, and the average counts.
    """

    beam: BeamSearch
    replies: BeamSearch
    evaluation: Evaluation
    world: State
    width: int
    mains: int
    noise: int
    rounds: int
    shares: Annotated[list[Code], SEATS]
    scores: Annotated[list[Code], SEATS]
    squares: Code
    share: Annotated[list[Code], SEATS]
    value: Annotated[list[int], SEATS]
    part: Annotated[list[Code], SEATS]
    worth: Annotated[list[int], SEATS]

    def __init__(
        self, beam: BeamSearch, replies: BeamSearch, width: int, mains: int, noise: int, rounds: int
    ) -> None:
        if not cython.compiled:
            make_fields(self)
        self.beam, self.replies = beam, replies
        self.width, self.mains, self.noise, self.rounds = width, mains, noise, rounds
        self.evaluation = self.replies.evaluation
        self.world = self.beam.root.clone()
        self.world.noting = False
        self.squares = 0

    def play_turn(self, s: State) -> None:
        """A turn of whoever is in turn, up to where luck has its say; what luck brings is not foreseen."""
        self.replies.root.copy(s)
        self.replies.find((s.luck + (s.turns + 1) * GOLDEN) & WORD, self.width, 1, self.mains)
        i = self.preferred()
        for n in range(self.replies.planned(i)):
            s.apply(self.replies.found.codes[i][n])

    def preferred(self) -> int:
        """Which of the turns found looks best this time, if each looks better than it is by chance."""
        noise = self.noise * 100 * (self.replies.root.players - 1)
        best = 0
        most = self.replies.found.worth[0]
        for i in range(self.replies.found.count):
            if self.replies.found.worth[i] + 2 * noise > most:
                worth = self.replies.found.worth[i]
                worth += randbelow(self.replies.root, noise) + randbelow(self.replies.root, noise)
                if worth > most:
                    most = worth
                    best = i
        return best

    def play_until(self, s: State, last: int) -> None:
        """Play until so many turns of the game are over, or to the end."""
        while s.phase != OVER and not (s.turns >= last and s.phase > NAME_FIRST):
            if s.phase <= NAME_FIRST:
                s.apply(outcome_code(s))
            else:
                self.play_turn(s)

    def play_on(self, s: State) -> None:
        """Play all rounds; counted from the root, each ends with the same player in turn."""
        for q in range(s.players):
            self.share[q] = self.value[q] = 0
        for k in range(1, self.rounds + 1):
            self.play_until(s, self.beam.root.turns + k * s.players)
            self.judge(s)
            for q in range(s.players):
                self.share[q] += self.part[q]
                self.value[q] += self.worth[q]
        for q in range(s.players):
            self.share[q] //= self.rounds
            self.value[q] //= self.rounds

    def judge(self, s: State) -> None:
        """What has come of it so far, into `part` and `worth`."""
        self.evaluation.shares(s, self.part)
        self.evaluation.values(s, self.worth)

    def simulate(self, s: State, i: int, luck: Word) -> None:
        """One game on s after turn i of those found: everybody's `share` of the victory, and `value`."""
        s.copy(self.beam.root)
        s.luck = luck
        for n in range(self.beam.planned(i)):
            s.apply(self.beam.found.codes[i][n])
        self.play_on(s)

    def simulate_many(self, i: int, luck: Word, first: Code, games: Code) -> None:
        """Games numbered from `first`, summed up."""
        p = self.beam.root.seat
        self.squares = 0
        for q in range(SEATS):
            self.shares[q] = self.scores[q] = 0
        n: Code
        for n in range(first, first + games):
            self.simulate(self.world, i, (luck + n * GOLDEN) & WORD)
            for q in range(self.beam.root.players):
                self.shares[q] += self.share[q]
                self.scores[q] += self.value[q]
            self.squares += self.share[p] * self.share[p]

    # ---- as Python sees it ----------------------------------------------
    def play(self, i: int, luck: Word, first: Code, games: Code) -> tuple[list[int], int, list[int]]:
        """Sums over the games: shares, squares, hundredths of points."""
        with cython.nogil:
            self.simulate_many(i, luck, first, games)
        players = self.beam.root.players
        return (
            [self.shares[q] for q in range(players)],
            self.squares,
            [self.scores[q] for q in range(players)],
        )

    def expect(self, i: int) -> list[int]:
        """Everybody's part of the victory as the evaluation sees it when turn i is over, in millionths."""
        with cython.nogil:
            self.beam.replay(self.beam.found, i, self.world)
            self.judge(self.world)
        return [self.part[q] for q in range(self.beam.root.players)]


if not cython.compiled:
    make_fields = fields.maker(Simulator)
