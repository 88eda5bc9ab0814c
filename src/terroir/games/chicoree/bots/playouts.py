# compiled
"""Games played on from a position by players who take what is worth most to them.

Everything here is imagined: states are worlds that a viewer cannot tell from the real one, and chance is
drawn anew every time. The work is done without the interpreter's lock.
"""

from __future__ import annotations

from typing import Annotated

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games import fields
    from terroir.games.chicoree.bots.card_values import CardValues
    from terroir.games.chicoree.bots.chooser import Chooser
    from terroir.games.chicoree.bots.terms import *
    from terroir.games.chicoree.bots.win_probability import WinProbability
    from terroir.games.chicoree.rng import Rng, nth_card, scattered
    from terroir.games.chicoree.state import State
    from terroir.games.chicoree.terms import *
    from terroir.games.chicoree.widths import Code, Ints, Word


class Playouts:
    """Plays on in a scratch state, and tells what comes of it. Seat 0 may have card values of its own.

    After a plan, those who play by the values of `rivals` are others by chance: nobody knows how they bid.
    """

    rng: Rng
    chooser: Chooser
    first: Chooser
    rival: Chooser
    manners: int
    """How many ways to play the others have."""
    strangers: int
    """Who plays by the values of rivals in this game, as a set."""
    chances: WinProbability
    scratch: State
    codes: Annotated[list[int], LONGEST_PLAN]
    shares: Annotated[list[Code], SEATS]
    steps: Annotated[list[Code], SEATS]
    squares: Code
    unseen: Annotated[list[int], CARDS]
    elders: Annotated[list[int], CARDS]

    def __init__(
        self,
        values: CardValues,
        chances: WinProbability,
        seed: int,
        first: CardValues | None = None,
        rivals: CardValues | None = None,
    ) -> None:
        if not cython.compiled:
            make_fields(self)
        self.rng = Rng(seed)
        self.chooser = Chooser(values, self.rng)
        self.first = Chooser(first or values, self.rng)
        self.rival = Chooser(rivals or values, self.rng)
        self.manners = 2 if rivals else 1
        self.chances = chances
        self.scratch = State()

    # ---- playing --------------------------------------------------------
    def play_on(self, s: State, turns: int) -> None:
        """Until so many turns have been played in all, or the game is over."""
        while s.phase != OVER and s.turns < turns:
            if s.phase < TURN:
                s.draw(self.rng)
            else:
                asked, p = s.seats(), 0
                while not asked >> p & 1:
                    p += 1
                if self.strangers >> p & 1:
                    s.carry_out(self.rival.decide(s, p), p)
                else:
                    s.carry_out(self.chooser.decide(s, p) if p else self.first.decide(s, p), p)

    def unseal(self, s: State, p: int) -> None:
        """What others have sealed is not known: they choose anew. K-A2, K-C1."""
        for q in range(s.players):
            if q == p or not s.sealed >> q & 1:
                continue
            if s.contest == SEALED_BIDS and s.tokens[q]:
                s.bids[q] = EMPTY
                s.sealed &= ~(1 << q)
            elif s.contest == CHALLENGE and s.held[q]:
                for k in range(CARDS):
                    s.chosen[q * CARDS + k] = 0
                s.sealed &= ~(1 << q)

    def prospect(self, world: State, p: int, lost: list[int], tokens: int, winner: int) -> float:
        """The share of p as it would be without these cards, with so many more tokens, and the card won."""
        s = self.scratch
        s.copy(world)
        for k in lost:
            s.lose(p, k)
        s.tokens[p] += tokens
        if winner != EMPTY:
            s.gain(winner, s.card)
        self.chances.judge(s)
        return self.chances.shares[p]

    # ---- trying ---------------------------------------------------------
    def play_plan(
        self, world: State, p: int, plan: list[int], turns: int, seed: Word, first: Code, games: Code
    ) -> tuple[list[int], int, list[int]]:
        """Carry out a plan of p in so many simulated games, numbered from `first`, each for so many turns.

        What everybody gets in all of them together: shares of the victory in millionths and steps, and the
        squares of what p gets. What is hidden is dealt anew in every game where that is simple, else it lies
        as in the world. The same seed and number give the same game.
        """
        count = len(plan)
        for i in range(count):
            self.codes[i] = plan[i]
        for q in range(SEATS):
            self.shares[q] = self.steps[q] = 0
        self.squares = 0
        number: Code
        with cython.nogil:
            for number in range(first, first + games):
                self.rng.value = scattered(seed, number)
                self.play_game(world, self.scratch, p, count, turns)
        seats = range(world.players)
        return [self.shares[q] for q in seats], self.squares, [self.steps[q] for q in seats]

    def play_game(self, world: State, s: State, p: int, count: int, turns: int) -> None:
        """One simulated game in the state s, counted."""
        s.copy(world)
        self.unseal(s, p)
        self.redeal(s, p)
        self.meet(s, p)
        for i in range(count):
            s.carry_out(self.codes[i], p)
        self.play_on(s, world.turns + turns)
        self.strangers = 0
        self.chances.judge(s)
        for q in range(s.players):
            part = round_share(self.chances.shares[q])
            self.shares[q] += part
            self.steps[q] += s.steps(q)
            if q == p:
                self.squares += part * part

    def meet(self, s: State, p: int) -> None:
        """Who of the others plays by the other card values."""
        for q in range(s.players):
            if q != p and self.rng.randbelow(self.manners):
                self.strangers |= 1 << q

    def redeal(self, s: State, p: int) -> None:
        """Deal anew what p has not seen, where that is simple."""
        if is_simple(s, p):
            self.deal(s, p)

    def deal(self, s: State, p: int) -> None:
        """Deal anew what p has not seen: hands of others, and the pile."""
        for k in range(CARDS):
            self.unseen[k] = s.pile[k]
            self.elders[k] = 0
        unseen, elders = s.in_pile, 0
        for q in range(s.players):
            if q != p:
                for k in range(CARDS):
                    self.unseen[k] += s.fresh[q * CARDS + k]
                    self.elders[k] += s.old[q * CARDS + k]
                    s.fresh[q * CARDS + k] = s.old[q * CARDS + k] = 0
                unseen += s.freshes[q]
                elders += s.olds[q]
        for q in range(s.players):
            if q != p:
                for _ in range(s.olds[q]):
                    s.old[q * CARDS + self.drawn(self.elders, elders)] += 1
                    elders -= 1
                for _ in range(s.freshes[q]):
                    s.fresh[q * CARDS + self.drawn(self.unseen, unseen)] += 1
                    unseen -= 1
                for k in range(CARDS):
                    i = q * CARDS + k
                    s.hand[i] = s.known[i] + s.old[i] + s.fresh[i]
        for k in range(CARDS):
            s.pile[k] = self.unseen[k]

    def drawn(self, cards: Ints, count: int) -> int:
        """One of so many cards, taken out."""
        k = nth_card(cards, self.rng.randbelow(count))
        cards[k] -= 1
        return k


def is_simple(s: State, p: int) -> bool:
    """Nobody but p has lost a card of which it is unclear when it was drawn: hands are what they seem."""
    for q in range(s.players):
        if q != p and s.losses[q]:
            return False
    return True


def round_share(share: float) -> Code:
    """A share of the victory in millionths."""
    return int(share * 1_000_000 + 0.5)


if not cython.compiled:
    make_fields = fields.maker(Playouts)
