# compiled
"""Many games at once, stepped together: the arrays they are seen in belong to the caller.

The interpreter is free while a game is stepped, so that several batches run at the same time. A game that
is over begins anew with the luck that is left, so that the seed of a slot decides all games that are played
in it.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games.buffers import *
    from terroir.games.chicoree.ids import code_of, least_bid, most_bid, mover, write_mask
    from terroir.games.chicoree.numbering import *
    from terroir.games.chicoree.rng import Rng
    from terroir.games.chicoree.state import State
    from terroir.games.chicoree.tensors import write_numbers
    from terroir.games.chicoree.terms import *
    from terroir.games.chicoree.widths import Word


ROW: int = 512
"""Games that are stepped before the interpreter is asked for more. Threads that ask it often wait."""


class Slot:
    """A game of a batch, and the one after it: so a row of games is stepped without the interpreter."""

    place: int
    state: State
    rng: Rng
    last: bool
    """Of its row."""
    next: Slot


class Batch:
    """Some games of one table's rules."""

    root: State
    games: list[State]
    slots: list[Slot]
    players: int
    count: int
    numbers: NumberView
    masks: FlagView
    actions: IntView
    turns: IntView
    rewards: FloatView
    scores: IntView
    dones: FlagView
    agents: IntView
    """Whose games they are: a seat of each."""
    random_others: bool
    """The other seats play at random, and only `agents` are asked."""
    last_numbers: NumberView
    """What was to be seen when the game ended, before another one began."""

    def __init__(self, root: State, count: int) -> None:
        self.root, self.players, self.count = root.clone(), root.players, count
        self.games = [root.clone() for _ in range(count)]
        self.slots = [Slot() for _ in range(count)]
        for i in range(count):
            slot: Slot = self.slots[i]
            slot.place, slot.state, slot.rng = i, self.games[i], Rng(0)
            slot.last = i % ROW == ROW - 1 or i == count - 1
            if not slot.last:
                slot.next = self.slots[i + 1]

    def show(
        self, planes: FlagView, numbers: NumberView, masks: FlagView, turns: IntView
    ) -> None:  # uses Python objects
        """Where what the player in turn sees and may do is written from now on; there are no planes."""
        self.numbers, self.masks, self.turns = numbers, masks, turns

    def tell(
        self,
        rewards: FloatView,
        scores: IntView,
        dones: FlagView,
        last_planes: FlagView,
        last_numbers: NumberView,
    ) -> None:  # uses Python objects
        """Where what came of a step is written."""
        self.rewards, self.scores, self.dones, self.last_numbers = rewards, scores, dones, last_numbers

    def ask(self, actions: IntView, agents: IntView, random_others: bool) -> None:  # uses Python objects
        """Where the actions come from, and for which seats."""
        self.actions, self.agents, self.random_others = actions, agents, random_others

    def reset(self, i: int, luck: Word) -> None:  # uses Python objects
        """Begin a new game in a slot."""
        slot: Slot = self.slots[i]
        slot.rng.value = luck
        self.begin(slot.state, slot.rng, i)

    def step(self) -> None:  # uses Python objects
        """One action in every game."""
        for i in range(0, self.count, ROW):
            slot: Slot = self.slots[i]
            with cython.nogil:
                self.step_row(slot)

    def step_row(self, slot: Slot) -> None:
        """One action in this game, and in the others of its row."""
        self.play(slot.state, slot.rng, slot.place)
        if not slot.last:
            self.step_row(slot.next)

    def step_slot(self, i: int) -> None:  # uses Python objects
        """One action in one game."""
        slot: Slot = self.slots[i]
        self.play(slot.state, slot.rng, slot.place)

    def play(self, s: State, rng: Rng, i: int) -> None:
        """One action, what chance and the others answer, and a new game after the last."""
        p = self.turns[i]
        s.carry_out(code_of(s, p, self.actions[i]), p)
        self.go_on(s, rng, i)
        for q in range(self.players):
            self.rewards[i * self.players + q] = 0
        self.dones[i] = 0
        if s.phase == OVER:
            self.dones[i] = 1
            self.reward(s, i)
            write_numbers(s, self.agents[i], numbers_from(self.last_numbers, i * NUMBERS_SEEN))
            self.begin(s, rng, i)
        else:
            self.look(s, i)

    def begin(self, s: State, rng: Rng, i: int) -> None:
        """A new game, as far as the first decision."""
        s.copy(self.root)
        self.go_on(s, rng, i)
        self.look(s, i)

    def go_on(self, s: State, rng: Rng, i: int) -> None:
        """Chance, and random moves of those who are not asked."""
        while s.phase != OVER:
            if s.phase < TURN:
                s.draw(rng)
            elif self.random_others and mover(s) != self.agents[i]:
                s.carry_out(random_code(s, mover(s), rng), mover(s))
            else:
                return

    def look(self, s: State, i: int) -> None:
        """What the player in turn sees, and may do."""
        p = mover(s)
        self.turns[i] = p
        write_numbers(s, p, numbers_from(self.numbers, i * NUMBERS_SEEN))
        write_mask(s, p, flags_from(self.masks, i * IDS))

    def reward(self, s: State, i: int) -> None:
        """Steps, and a sum of zero: 1 for who wins alone, less where several share it. K-E2."""
        winners = 0
        for p in range(self.players):
            self.scores[i * self.players + p] = s.steps(p)
            if s.has_won(p):
                winners += 1
        for p in range(self.players):
            share: float = self.players / winners if s.has_won(p) else 0.0
            self.rewards[i * self.players + p] = (share - 1.0) / (self.players - 1)


def random_code(s: State, p: int, rng: Rng) -> int:
    """A legal action of p that has an id, each as likely as any other."""
    if s.phase >= BIDDING and s.phase <= SEALED_BIDS:
        passes = 0 if s.phase == SEALED_BIDS else 1
        n = least_bid(s) - passes + rng.randbelow(most_bid(s, p) - least_bid(s) + 1 + passes)
        if n < least_bid(s):
            return OP_PASS
        return (OP_BID if s.phase == SEALED_BIDS else OP_RAISE) | n << 4
    s.list_actions(p)
    return s.codes[rng.randbelow(s.listed)]
