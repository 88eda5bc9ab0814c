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
    from terroir.games.citrus.bitset import Word
    from terroir.games.citrus.bots.playout import randbelow, roll
    from terroir.games.citrus.ids import code_of, mover, write_mask
    from terroir.games.citrus.numbering import *
    from terroir.games.citrus.state import State
    from terroir.games.citrus.tensors import write_numbers, write_planes
    from terroir.games.citrus.terms import *


ROW: int = 512
"""Games that are stepped before the interpreter is asked for more. Threads that ask it often wait."""


class Slot:
    """A game of a batch, and the one after it: so a row of games is stepped without the interpreter."""

    place: int
    state: State
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
    planes: FlagView
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
    last_planes: FlagView
    """What was to be seen when the game ended, before another one began."""
    last_numbers: NumberView

    def __init__(self, root: State, count: int) -> None:
        self.root, self.players, self.count = root.clone(), root.players, count
        self.root.lay_out_sheets()  # its own, since other batches run at the same time
        self.games = [self.root.clone() for _ in range(count)]
        self.slots = [Slot() for _ in range(count)]
        for i in range(count):
            slot: Slot = self.slots[i]
            slot.place, slot.state = i, self.games[i]
            slot.state.noting = False
            slot.last = i % ROW == ROW - 1 or i == count - 1
            if not slot.last:
                slot.next = self.slots[i + 1]

    def show(
        self, planes: FlagView, numbers: NumberView, masks: FlagView, turns: IntView
    ) -> None:  # uses Python objects
        """Where what the player in turn sees and may do is written from now on."""
        self.planes, self.numbers, self.masks, self.turns = planes, numbers, masks, turns

    def tell(
        self,
        rewards: FloatView,
        scores: IntView,
        dones: FlagView,
        last_planes: FlagView,
        last_numbers: NumberView,
    ) -> None:  # uses Python objects
        """Where what came of a step is written."""
        self.rewards, self.scores, self.dones = rewards, scores, dones
        self.last_planes, self.last_numbers = last_planes, last_numbers

    def ask(self, actions: IntView, agents: IntView, random_others: bool) -> None:  # uses Python objects
        """Where the actions come from, and for which seats."""
        self.actions, self.agents, self.random_others = actions, agents, random_others

    def reset(self, i: int, luck: Word) -> None:  # uses Python objects
        """Begin a new game in a slot."""
        self.begin(self.games[i], i, luck)

    def step(self) -> None:  # uses Python objects
        """One action in every game."""
        for i in range(0, self.count, ROW):
            slot: Slot = self.slots[i]
            with cython.nogil:
                self.step_row(slot)

    def step_row(self, slot: Slot) -> None:
        """One action in this game, and in the others of its row."""
        self.play(slot.state, slot.place)
        if not slot.last:
            self.step_row(slot.next)

    def step_slot(self, i: int) -> None:  # uses Python objects
        """One action in one game."""
        slot: Slot = self.slots[i]
        self.play(slot.state, slot.place)

    def play(self, s: State, i: int) -> None:
        """One action, what chance and the others answer, and a new game after the last."""
        s.apply(code_of(s, self.actions[i]))
        self.go_on(s, i)
        for p in range(self.players):
            self.rewards[i * self.players + p] = 0
        self.dones[i] = 0
        if s.phase == OVER:
            self.dones[i] = 1
            self.reward(s, i)
            write_planes(s, self.agents[i], flags_from(self.last_planes, i * PLANES * SQUARES))
            write_numbers(s, self.agents[i], numbers_from(self.last_numbers, i * NUMBERS_SEEN))
            self.begin(s, i, s.luck)
        else:
            self.look(s, i)

    def begin(self, s: State, i: int, luck: Word) -> None:
        """A new game, as far as the first decision."""
        s.copy(self.root)
        s.luck = luck
        self.go_on(s, i)
        self.look(s, i)

    def go_on(self, s: State, i: int) -> None:
        """Chance, and random moves of those who are not asked."""
        roll(s, s.luck)
        while self.random_others and s.phase != OVER and mover(s) != self.agents[i]:
            s.list_legal()
            s.apply(s.listing.codes[randbelow(s, s.listing.listed)])
            roll(s, s.luck)

    def look(self, s: State, i: int) -> None:
        """What the player in turn sees, and may do."""
        p = mover(s)
        self.turns[i] = p
        write_planes(s, p, flags_from(self.planes, i * PLANES * SQUARES))
        write_numbers(s, p, numbers_from(self.numbers, i * NUMBERS_SEEN))
        write_mask(s, p, flags_from(self.masks, i * IDS))

    def reward(self, s: State, i: int) -> None:
        """Scores, and a sum of zero: 1 for who wins alone, less where several share it. C-E5."""
        best: int = s.score[0]
        winners = 0
        for p in range(self.players):
            self.scores[i * self.players + p] = s.score[p]
            if s.score[p] > best:
                best = s.score[p]
        for p in range(self.players):
            if s.score[p] == best:
                winners += 1
        for p in range(self.players):
            share: float = self.players / winners if s.score[p] == best else 0.0
            self.rewards[i * self.players + p] = (share - 1.0) / (self.players - 1)
