# compiled
"""A tree of whole turns, searched by simulation: open loop, so that luck is drawn anew in every one.

A node stands for the turns that led to it, not for a position: what was drawn on the way differs, and of its
children only those are tried that are legal this time. Everybody maximises their own part of the victory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from math import exp, sqrt

    from terroir.games import fields
    from terroir.games.citrus.bitset import *
    from terroir.games.citrus.bots.beam import LONGEST
    from terroir.games.citrus.bots.evaluation import MILLION
    from terroir.games.citrus.bots.playout import GOLDEN, WORD, outcome_code
    from terroir.games.citrus.terms import *
if TYPE_CHECKING:
    from terroir.games.citrus.bots.beam import BeamSearch
    from terroir.games.citrus.bots.simulation import Simulator
    from terroir.games.citrus.state import State

NODES: int = 8192
DEEPEST: int = 12  # turns
PATH = DEEPEST + 1
ROOT_TURNS: int = 32
RIPE: int = 8  # simulations before a node gets children of its own
TURNS: int = 8  # children it gets at most, of a beam so wide
WIDTH: int = 2
BOLD: float = 0.15  # how much the evaluation's preference and curiosity count against results
SCALE: float = 250.0  # hundredths of a point by which a turn looks e times as promising


class Tree:
    """Nodes by number, the root is 0; each other one is a turn after its parent."""

    simulator: Simulator
    inner: BeamSearch
    beam: BeamSearch
    codes: Annotated[list[list[Code]], NODES, LONGEST]
    length: Annotated[list[int], NODES]
    first: Annotated[list[int], NODES]
    next: Annotated[list[int], NODES]
    visits: Annotated[list[int], NODES]
    refused: Annotated[list[Code], NODES]
    prior: Annotated[list[float], NODES]
    sums: Annotated[list[Code], NODES, SEATS]
    scores: Annotated[list[Code], NODES, SEATS]
    squares: Annotated[list[Code], NODES]
    path: Annotated[list[int], PATH]
    count: int
    depth: int
    done: Code

    def __init__(self, simulator: Simulator) -> None:
        if not cython.compiled:
            make_fields(self)
        self.simulator = simulator
        self.beam, self.inner = self.simulator.beam, self.simulator.replies
        self.count = 1
        self.first[0] = self.next[0] = EMPTY
        self.add_children(0, self.beam, ROOT_TURNS)

    def add_children(self, node: int, found_by: BeamSearch, most: int) -> None:
        """The turns found become children of a node, before those that it has; the promising ones first."""
        turns = found_by.found.count if found_by.found.count < most else most
        whole = 0.0
        unit = SCALE * 200 * (self.beam.root.players - 1)
        for i in range(turns):
            whole += exp((found_by.found.worth[i] - found_by.found.worth[0]) / unit)
        last = EMPTY
        for i in range(turns):
            if self.count == NODES:
                return
            child = self.count
            self.count += 1
            self.first[child] = EMPTY
            self.visits[child] = self.refused[child] = 0
            self.prior[child] = exp((found_by.found.worth[i] - found_by.found.worth[0]) / unit) / whole
            self.length[child] = found_by.planned(i)
            for n in range(self.length[child]):
                self.codes[child][n] = found_by.found.codes[i][n]
            if last == EMPTY:
                self.next[child] = self.first[node]
                self.first[node] = child
            else:
                self.next[child] = self.next[last]
                self.next[last] = child
            last = child

    # ---- one simulation ---------------------------------------------------
    def simulate(self, s: State, luck: Word) -> None:
        """Down the tree, on by simulation, and back up with the result."""
        self.done += 1
        s.copy(self.beam.root)
        s.luck = luck
        node = 0
        self.depth = 0
        self.path[0] = 0
        while s.phase != OVER and self.depth < DEEPEST:
            node = self.descend(s, node)
            if node == EMPTY:
                break
            self.depth += 1
            self.path[self.depth] = node
            self.play_turn(s, node)
        self.simulator.play_on(s)
        self.back_up()

    def play_turn(self, s: State, node: int) -> None:
        """The actions of a node, and what luck brings after them."""
        for n in range(self.length[node]):
            s.apply(self.codes[node][n])
        while s.phase <= NAME_FIRST:
            s.apply(outcome_code(s))

    def descend(self, s: State, node: int) -> int:
        """The child to try now, EMPTY where simulation takes over."""
        if self.first[node] == EMPTY:
            if self.visits[node] < RIPE:
                return EMPTY
            self.expand(s, node)
        child = self.best_child(s, node)
        if child == EMPTY and self.count < NODES:
            self.expand(s, node)
            child = self.best_child(s, node)
        return child

    def expand(self, s: State, node: int) -> None:
        """Turns that are good in this position become children of a node."""
        self.inner.root.copy(s)
        self.inner.find(s.luck ^ GOLDEN, WIDTH, 1, TURNS)
        self.add_children(node, self.inner, TURNS)

    def best_child(self, s: State, node: int) -> int:
        """Of the children that are legal now the most promising; more are looked at with every visit."""
        while True:
            best = self.most_promising(node, s.seat)
            if best == EMPTY or node == 0 or self.is_legal(s, best):
                return best
            self.refused[best] = self.done

    def most_promising(self, node: int, seat: int) -> int:
        """By results, and by the evaluation's preference the less it was tried; none that was refused."""
        wide = 3.0 + sqrt(2.0 * self.visits[node])
        curious = BOLD * sqrt(1.0 + self.visits[node])
        mean = self.sums[node * 5 + seat] / (1.0 * MILLION * self.visits[node]) if self.visits[node] else 0.5
        best = EMPTY
        most = -1.0e9
        child = self.first[node]
        while child != EMPTY and wide >= 1.0:
            if self.refused[child] != self.done:
                wide -= 1.0
                known = mean
                if self.visits[child]:
                    known = self.sums[child * 5 + seat] / (1.0 * MILLION * self.visits[child])
                promise = known + curious * self.prior[child] / (1.0 + self.visits[child])
                if promise > most:
                    most = promise
                    best = child
            child = self.next[child]
        return best

    def is_legal(self, s: State, node: int) -> bool:
        """Every action of the turn may be done, one after the other."""
        self.inner.root.copy(s)
        for n in range(self.length[node]):
            self.inner.listing.consider(self.inner.root)
            i = 0
            while i < self.inner.listing.count and self.inner.listing.codes[i] != self.codes[node][n]:
                i += 1
            if i == self.inner.listing.count:
                return False
            self.inner.root.apply(self.codes[node][n])
        return True

    def back_up(self) -> None:
        """Each node on the way counts what everybody got: the max-n way, for any number of players."""
        p = self.beam.root.seat
        share = self.simulator.share[p]
        for k in range(self.depth + 1):
            node = self.path[k]
            self.visits[node] += 1
            self.squares[node] += share * share
            for q in range(self.beam.root.players):
                self.sums[node * 5 + q] += self.simulator.share[q]
                self.scores[node * 5 + q] += self.simulator.value[q]

    # ---- as Python sees it ----------------------------------------------
    def grow(self, luck: Word, simulations: Code) -> None:  # uses Python objects
        """So many more simulations."""
        with cython.nogil:
            for _ in range(simulations):
                self.simulate(self.simulator.world, (luck + self.done * GOLDEN) & WORD)

    def tried(self, i: int) -> tuple[int, list[int], int, list[int]]:
        """Of turn i: simulations, and the sums of shares, squares and hundredths of points."""
        players = self.beam.root.players
        if i + 1 > ROOT_TURNS:
            return (0, [0] * players, 0, [0] * players)
        return (
            self.visits[i + 1],
            [self.sums[i * 5 + 5 + q] for q in range(players)],
            self.squares[i + 1],
            [self.scores[i * 5 + 5 + q] for q in range(players)],
        )


if not cython.compiled:
    make_fields = fields.maker(Tree)
