# compiled
"""One secret choice of everybody at once, as a game of its own: sealed bids and challenges, solved by regret.

Seats choose levels, bids or flowers, without seeing each other's. A seat may be of several types, since what
it holds is hidden: each type has its own prize, costs and mixture. Regret matching plays the game against
itself; the mean of what it played is the answer, as good against the others as anything else a seat could do
(`deviation` says how far it is from that).

Seats are in the order that wins ties: from the active player clockwise. K-A2, K-A3, K-C2, K-C3.
"""

from __future__ import annotations

from typing import Annotated

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games import fields
    from terroir.games.chicoree.bots.terms import *
    from terroir.games.chicoree.terms import *

ROUNDS: int = 60  # of play against itself between two looks at how good the mean is
NONE: float = 1e9  # the cost of a level that cannot be chosen


class StageGame:
    """A stage game of so many seats and levels; 0 is the lowest level and never wins."""

    seats: int
    levels: int
    challenge: bool
    trigger: int
    """Flowers on the card that brought the challenge."""
    types: Annotated[list[int], SEATS]
    """How many types each seat is of."""
    prize: Annotated[list[float], SEATS, TYPES]
    harm: Annotated[list[float], SEATS, TYPES, SEATS]
    cost: Annotated[list[float], SEATS, TYPES, LEVELS]
    regret: Annotated[list[float], SEATS, TYPES, LEVELS]
    played: Annotated[list[float], SEATS, TYPES, LEVELS]
    mixture: Annotated[list[float], SEATS, TYPES, LEVELS]
    often: Annotated[list[float], SEATS, LEVELS]
    """How often a seat chooses a level, whatever its type; `upto`: that or a lower one."""
    upto: Annotated[list[float], SEATS, LEVELS]
    flowers: Annotated[list[float], SEATS, LEVELS]
    others: Annotated[list[float], SEATS, LEVELS]
    """How often another seat wins when the seat in question chooses a level."""
    wins: Annotated[list[float], LEVELS]
    takes: Annotated[list[float], LEVELS]
    gains: Annotated[list[float], LEVELS]

    def __init__(self, seats: int, levels: int, challenge: bool, trigger: int = 0) -> None:
        if not cython.compiled:
            make_fields(self)
        self.seats, self.levels, self.challenge, self.trigger = seats, levels, challenge, trigger

    def add_type(self, seat: int, prize: float, costs: list[float | None], harm: list[float]) -> None:
        """One more type of a seat, as likely as its others.

        `prize` is what winning is worth (in a challenge: one token), `costs` what each level costs and None
        where it cannot be chosen, `harm` what it loses when another seat wins.
        """
        at = seat * TYPES + self.types[seat]
        self.types[seat] += 1
        self.prize[at] = prize
        for j in range(self.seats):
            self.harm[at * SEATS + j] = harm[j]
        for level in range(self.levels):
            given = costs[level] if level < len(costs) else None
            self.cost[at * LEVELS + level] = NONE if given is None else given
            self.regret[at * LEVELS + level] = self.played[at * LEVELS + level] = 0

    # ---- solving --------------------------------------------------------
    def solve(self, good: float, most: int) -> float:  # uses Python objects: it gives the lock away
        """Play until nobody could gain more than `good` by deviating, or `most` rounds; what they could."""
        self.begin()
        rounds = 0
        while True:
            with cython.nogil:
                self.play_rounds(rounds, ROUNDS)
                self.average()
                gain = self.worst()
            rounds += ROUNDS
            if gain <= good or rounds >= most:
                return gain
            self.begin()

    def begin(self) -> None:
        """Everybody mixes by regret; evenly what can be chosen, in the beginning."""
        for i in range(self.seats):
            for t in range(self.types[i]):
                self.match_regret((i * TYPES + t) * LEVELS)
            self.count(i)

    def play_rounds(self, before: int, rounds: int) -> None:
        """Seat after seat regrets what it did not do, and does more of it; later rounds count more."""
        for n in range(before + 1, before + rounds + 1):
            for i in range(self.seats):
                self.weigh(i)
                for t in range(self.types[i]):
                    self.learn(i, t, n)
                self.count(i)

    def learn(self, i: int, t: int, n: int) -> None:
        """One type of a seat sees what each level would have brought, and mixes anew."""
        at = (i * TYPES + t) * LEVELS
        mean = self.expect(i, t)
        for level in range(self.levels):
            if self.cost[at + level] < NONE:
                regret = self.regret[at + level] + self.gains[level] - mean
                self.regret[at + level] = regret if regret > 0 else 0
        self.match_regret(at)
        for level in range(self.levels):
            self.played[at + level] += n * self.mixture[at + level]

    def match_regret(self, at: int) -> None:
        """Each level as often as it is regretted; evenly while nothing is."""
        total = 0.0
        count = 0
        for level in range(self.levels):
            if self.cost[at + level] < NONE:
                total += self.regret[at + level]
                count += 1
        for level in range(self.levels):
            if self.cost[at + level] >= NONE:
                self.mixture[at + level] = 0
            else:
                self.mixture[at + level] = self.regret[at + level] / total if total > 0 else 1.0 / count

    def average(self) -> None:
        """Mix as it was played on the whole."""
        for i in range(self.seats):
            for t in range(self.types[i]):
                at = (i * TYPES + t) * LEVELS
                total = 0.0
                for level in range(self.levels):
                    total += self.played[at + level]
                for level in range(self.levels):
                    self.mixture[at + level] = self.played[at + level] / total
            self.count(i)

    # ---- what choices bring ---------------------------------------------
    def count(self, i: int) -> None:
        """How often seat i chooses each level, whatever its type; a level or less; and how many flowers."""
        below = flowers = 0.0
        for level in range(self.levels):
            often = 0.0
            for t in range(self.types[i]):
                often += self.mixture[(i * TYPES + t) * LEVELS + level]
            often /= self.types[i]
            below += often
            flowers += often * level
            self.often[i * LEVELS + level] = often
            self.upto[i * LEVELS + level] = below
            self.flowers[i * LEVELS + level] = flowers

    def beats(self, i: int, j: int, level: int) -> float:
        """How often i with this level is not beaten by j."""
        if self.challenge or i < j:
            return self.upto[j * LEVELS + level]
        return self.upto[j * LEVELS + level - 1] if level else 0.0

    def weigh(self, i: int) -> None:
        """For every level of seat i: how often it wins, what it takes then, and who else wins."""
        for level in range(self.levels):
            wins = 1.0 if level else 0.0
            for j in range(self.seats):
                if j != i and level:
                    wins *= self.beats(i, j, level)
            self.wins[level] = wins
            self.takes[level] = wins
            if self.challenge:
                self.takes[level] = self.expected_flowers(i, level)
        if not self.challenge:
            for j in range(self.seats):
                if j != i:
                    self.weigh_other(i, j)

    def expected_flowers(self, i: int, level: int) -> float:
        """The flowers on all cards where i wins with this level, times how often that is. K-C2."""
        if level == 0:
            return 0.0
        taken = self.wins[level] * (level + self.trigger)
        for j in range(self.seats):
            if j != i:
                part = self.flowers[j * LEVELS + level]
                for k in range(self.seats):
                    if k != i and k != j:
                        part *= self.upto[k * LEVELS + level]
                taken += part
        return taken

    def weigh_other(self, i: int, j: int) -> None:
        """How often j wins when i chooses each level."""
        above = 0.0
        for level in range(self.levels - 1, -1, -1):
            here = 0.0
            if level:
                here = self.often[j * LEVELS + level]
                for k in range(self.seats):
                    if k != i and k != j:
                        here *= self.beats(j, k, level)
            self.others[j * LEVELS + level] = above + (here if j < i else 0.0)
            above += here

    def expect(self, i: int, t: int) -> float:
        """Set `gains`, what each level brings a type of seat i; what its mixture brings."""
        at = i * TYPES + t
        mean = 0.0
        for level in range(self.levels):
            gain = self.prize[at] * self.takes[level] - self.cost[at * LEVELS + level]
            if not self.challenge:
                for j in range(self.seats):
                    if j != i:
                        gain -= self.harm[at * SEATS + j] * self.others[j * LEVELS + level]
            self.gains[level] = gain
            mean += self.mixture[at * LEVELS + level] * gain
        return mean

    def worst(self) -> float:
        """The most that a seat could gain by deviating, as the mean of its types."""
        most = 0.0
        for i in range(self.seats):
            gain = self.deviation(i)
            if gain > most:
                most = gain
        return most

    def deviation(self, i: int) -> float:
        """What seat i could gain by choosing the best level for each of its types instead of mixing."""
        self.weigh(i)
        total = 0.0
        for t in range(self.types[i]):
            mean = self.expect(i, t)
            best = mean
            for level in range(self.levels):
                if self.cost[(i * TYPES + t) * LEVELS + level] < NONE and self.gains[level] > best:
                    best = self.gains[level]
            total += best - mean
        return total / self.types[i]

    def mixture_of(self, i: int, t: int) -> list[float]:
        """How often a type of a seat chooses each level."""
        at = (i * TYPES + t) * LEVELS
        return [self.mixture[at + level] for level in range(self.levels)]


if not cython.compiled:
    make_fields = fields.maker(StageGame)
