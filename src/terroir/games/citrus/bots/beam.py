# compiled
"""Whole turns by beam search: for every main action, the best ways to complete the turn.

A turn is a row of numbered actions. Luck that has its say on the way is drawn, the same for all turns
that are compared; what was planned beyond it is not part of the turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games import fields
    from terroir.games.citrus.bitset import *
    from terroir.games.citrus.bots.playout import GOLDEN, WORD, outcome_code
    from terroir.games.citrus.buildable import *
    from terroir.games.citrus.terms import *
if TYPE_CHECKING:
    from terroir.games.citrus.bots.evaluation import Evaluation
    from terroir.games.citrus.state import State

LONGEST: int = 24
LISTED: int = 2048
FOUND: int = 256


class Listing:
    """The actions of one position that are worth a look, as numbers: every one is legal."""

    codes: Annotated[list[Code], LISTED]
    count: int

    def __init__(self) -> None:
        if not cython.compiled:
            make_listing(self)

    def add(self, code: Code) -> None:
        """One more, as far as there is room."""
        if self.count < LISTED:
            self.codes[self.count] = code
            self.count += 1

    def add_spaces(self, code: Code, cells: Bits) -> None:
        """One action for each space of a set."""
        c: Code
        while cells:
            c = first(cells)
            cells ^= bit(c)
            self.add(code | c << 8)

    def consider(self, s: State) -> None:
        """Fill with what the player in turn may sensibly do now; never empty while a decision is owed."""
        self.count = 0
        if s.phase == CHOOSE_SITE:
            for n in range(15):
                if s.may_choose(n):
                    self.add(OP_SITE | n << 4)
        elif s.in_hand:
            self.consider_building(s)
        elif s.main_done or s.may_end():
            self.add(OP_END)
            self.consider_extras(s)
        else:
            self.consider_main(s)

    def consider_building(self, s: State) -> None:
        """Every tile in hand on every space that keeps the rest buildable; a milestone."""
        find_spots(s)
        for t in range(10):
            if s.kinds >> t & 1:
                self.add_spaces(OP_PLACE | t << 4, s.spots[t >> 1])
                self.add_spaces(OP_PLACE | t << 4 | 1 << 16, s.bridge_spots[t >> 1])
        if s.may_return():
            self.add(OP_RETURN)
        self.consider_milestone(s)

    def consider_main(self, s: State) -> None:
        """Lines, harvests, a pass; money before them."""
        measure_all(s)
        for k in range(s.layout.nlines):
            if s.may_buy(k):
                self.add(OP_BUY | k << 4)
        self.consider_harvests(s)
        if s.may_pass():
            self.add(OP_PASS)
        for n in range(2):
            if s.held[s.seat * 9 + MONEY2 + n] and s.coins[s.seat] < s.layout.most_coins:
                self.add(OP_MONEY | (n + 2) << 4)
        self.consider_milestone(s)

    def consider_harvests(self, s: State) -> None:
        """Every choice of one or more own regions. C-H1."""
        names = s.region_names()
        for chosen in range(1, 1 << names.bit_count()):
            self.add(s.harvest_code(names, chosen))

    def consider_extras(self, s: State) -> None:
        """Carts, bulls where a Finca stands unscored, a milestone. C-A2, C-A3, C-A5."""
        at = s.seat * 9
        if s.held[at + CART]:
            for i in range(12):
                if s.may_cart(i):
                    self.add(OP_CART | i << 4)
        if s.held[at + BULL]:
            rings: Bits = Bits(0)
            for n in range(15):
                if s.site_state[n] == BUILT:
                    rings |= s.layout.ring[n]
            self.add_spaces(OP_BULL, rings & s.open & ~s.bushes)
        self.consider_milestone(s)

    def consider_milestone(self, s: State) -> None:
        """A milestone, where there is a Finca and a site for it. C-A5."""
        if s.held[s.seat * 9 + MILESTONE] and s.fincas and s.revealed:
            self.add(OP_MILESTONE)


class Row:
    """Turns, begun or complete: each a row of actions, its worth, and a key that ignores their order."""

    codes: Annotated[list[list[Code]], FOUND, LONGEST]
    length: Annotated[list[int], FOUND]
    cut: Annotated[list[int], FOUND]
    worth: Annotated[list[int], FOUND]
    key: Annotated[list[Word], FOUND]
    count: int

    def __init__(self) -> None:
        if not cython.compiled:
            make_row(self)

    def offer(self, o: Row, i: int, code: Code, cut: int, worth: int, key: Word, most: int) -> None:
        """Turn i of another row and one more action, if it is among the `most` best; equal ones once.

        `cut` is how many actions come before luck has its say, or EMPTY.
        """
        for j in range(self.count):
            if self.key[j] == key and self.worth[j] == worth:
                return
        if self.count == most:
            if worth <= self.worth[most - 1]:
                return
            self.count -= 1
        j = self.count
        while j and self.worth[j - 1] < worth:
            self.move(j - 1, j)
            j -= 1
        self.take(j, o, i)
        self.codes[j][self.length[j]] = code
        self.length[j] += 1
        self.cut[j], self.worth[j], self.key[j] = cut, worth, key
        self.count += 1

    def move(self, i: int, j: int) -> None:
        """Turn i is turn j from now on."""
        self.take(j, self, i)
        self.cut[j], self.worth[j], self.key[j] = self.cut[i], self.worth[i], self.key[i]

    def take(self, j: int, o: Row, i: int) -> None:
        """The actions of turn j become those of turn i of another row."""
        self.length[j] = o.length[i]
        for n in range(o.length[i]):
            self.codes[j][n] = o.codes[i][n]


class BeamSearch:
    """Whole turns of the player in turn from one position, best first."""

    evaluation: Evaluation
    root: State
    node: State
    child: State
    listing: Listing
    openings: Row
    now: Row
    then: Row
    best: Row
    found: Row
    nodes: Code

    def __init__(self, evaluation: Evaluation, state: State) -> None:
        self.evaluation = evaluation
        self.root = state.clone()
        # Sheets of its own for the question of C-B2: other threads have theirs.
        self.root.lay_out_sheets()
        self.root.noting = False
        self.node, self.child = self.root.clone(), self.root.clone()
        self.node.noting = self.child.noting = False
        self.listing, self.openings, self.now, self.then = Listing(), Row(), Row(), Row()
        self.best, self.found = Row(), Row()
        self.nodes = 0

    def find(self, luck: Word, width: int, keep: int, mains: int) -> None:
        """Fill `found` with the `keep` best turns of each main action, best first.

        Of main actions that leave something to do, the `mains` that look best are completed.
        """
        self.root.luck = luck
        self.found.count = 0
        self.begin()
        for i in range(self.openings.count):
            if self.is_complete(i):
                self.keep_turn(self.openings, i)
            elif mains:
                mains -= 1
                self.complete(i, width, keep)

    def complete(self, i: int, width: int, keep: int) -> None:
        """The best ways to go on with an opening are among those found."""
        self.best.count = 0
        self.now.count = 1
        self.now.take(0, self.openings, i)
        self.now.cut[0], self.now.key[0] = self.openings.cut[i], self.openings.key[i]
        while self.now.count:
            self.grow(width, keep)
        for j in range(self.best.count):
            self.keep_turn(self.best, j)

    def begin(self) -> None:
        """The beginnings of turns up to their main action; in the middle of a turn only what was done."""
        self.openings.count = self.now.count = 1
        self.openings.length[0] = self.now.length[0] = 0
        self.openings.cut[0] = self.now.cut[0] = EMPTY
        self.openings.key[0] = self.now.key[0] = 0
        if self.root.phase == CHOOSE_SITE or self.root.in_hand or self.root.main_done:
            return
        self.openings.count = 0
        while self.now.count:
            self.then.count = 0
            for i in range(self.now.count):
                self.open_from(i)
            self.swap()

    def open_from(self, i: int) -> None:
        """Main actions after the first actions of a turn; money and milestones lead on."""
        self.replay(self.now, i, self.node)
        self.listing.consider(self.node)
        for n in range(self.listing.count):
            code = self.listing.codes[n]
            key: Word = (self.now.key[i] + (code + 1) * GOLDEN) & WORD
            self.child.copy(self.node)
            cut = self.now.cut[i]
            if self.follow(self.child, code) and cut == EMPTY:
                cut = self.now.length[i] + 1
            worth = self.evaluation.margin(self.child, self.root.seat)
            if self.leads_on(code):
                if self.now.length[i] < 6:
                    self.then.offer(self.now, i, code, cut, worth, key, 8)
            else:
                self.openings.offer(self.now, i, code, cut, worth, key, 96)

    def leads_on(self, code: Code) -> bool:
        """The action comes before the main one, or is the site for a milestone's Finca."""
        op = code & 15
        return op in (OP_MONEY, OP_MILESTONE, OP_SITE)

    def swap(self) -> None:
        """What was found next is looked at now."""
        self.now.count = self.then.count
        for i in range(self.then.count):
            self.now.take(i, self.then, i)
            self.now.cut[i], self.now.key[i] = self.then.cut[i], self.then.key[i]

    def follow(self, s: State, code: Code) -> bool:
        """Carry out an action and whatever luck brings then; whether it brought anything."""
        s.apply(code)
        if s.phase > NAME_FIRST:
            return False
        while s.phase <= NAME_FIRST:
            s.apply(outcome_code(s))
        return True

    def replay(self, row: Row, i: int, s: State) -> None:
        """The position after the actions of a turn."""
        s.copy(self.root)
        for n in range(row.length[i]):
            self.follow(s, row.codes[i][n])

    def is_over(self, s: State) -> bool:
        """The turn has ended."""
        return s.turns != self.root.turns or s.phase == OVER

    def is_complete(self, i: int) -> bool:
        """The turn ended with its main action."""
        if self.openings.length[i] == 0:
            return False
        self.replay(self.openings, i, self.node)
        return self.is_over(self.node)

    def grow(self, width: int, keep: int) -> None:
        """One action more for every turn looked at: the best go on, complete ones are kept."""
        self.then.count = 0
        for i in range(self.now.count):
            if self.now.length[i] + 1 < LONGEST:
                self.replay(self.now, i, self.node)
                self.listing.consider(self.node)
                for n in range(self.listing.count):
                    self.try_action(i, self.listing.codes[n], width, keep)
        self.swap()

    def try_action(self, i: int, code: Code, width: int, keep: int) -> None:
        """A turn and one action more: what it is worth, and where it goes."""
        self.nodes += 1
        self.child.copy(self.node)
        cut = self.now.cut[i]
        if self.follow(self.child, code) and cut == EMPTY:
            cut = self.now.length[i] + 1
        key: Word = (self.now.key[i] + (code + 1) * GOLDEN) & WORD
        worth = self.evaluation.margin(self.child, self.root.seat)
        if self.is_over(self.child):
            self.best.offer(self.now, i, code, cut, worth, key, keep)
        else:
            self.then.offer(self.now, i, code, cut, worth, key, width)

    def keep_turn(self, row: Row, j: int) -> None:
        """A complete turn of a row among all that were found."""
        last = row.codes[j][row.length[j] - 1]
        row.length[j] -= 1
        self.found.offer(row, j, last, row.cut[j], row.worth[j], row.key[j], FOUND)
        row.length[j] += 1

    # ---- as Python sees it ----------------------------------------------
    def search(self, luck: Word, width: int, keep: int) -> list[tuple[int, list[int]]]:
        """The turns found, best first: what each is worth, and its actions before luck has its say."""
        with cython.nogil:
            self.find(luck, width, keep, FOUND)
        return [
            (self.found.worth[i], [self.found.codes[i][n] for n in range(self.planned(i))])
            for i in range(self.found.count)
        ]

    def add(self, codes: list[int]) -> int:
        """One more turn among those found, whatever it is worth; its number."""
        i = self.found.count if self.found.count < FOUND else FOUND - 1
        self.found.length[i] = min(len(codes), LONGEST)
        self.found.cut[i], self.found.worth[i], self.found.key[i] = EMPTY, 0, 0
        for n in range(self.found.length[i]):
            self.found.codes[i][n] = codes[n]
        self.found.count = i + 1
        return i

    def planned(self, i: int) -> int:
        """How many actions of a turn come before luck has its say."""
        return self.found.length[i] if self.found.cut[i] == EMPTY else self.found.cut[i]


if not cython.compiled:
    make_listing, make_row = fields.maker(Listing), fields.maker(Row)
