"""A tree of whole turns, searched by simulation: open loop, so that luck is drawn anew in every one.

A node stands for the turns that led to it, not for a position: what was drawn on the way differs, and of its
children only those are tried that are legal this time. Everybody maximises their own part of the victory.
"""

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

if not cython.compiled:
    from math import exp, sqrt

    from terroir.games.citrus.evaluation import MILLION
    from terroir.games.citrus.playout import outcome_code
    from terroir.games.citrus.simulation import STRIDE, WORD
    from terroir.games.citrus.terms import EMPTY, NAME_FIRST, OVER
    from terroir.games.citrus.turns import LONGEST

NODES = 8192
DEEPEST = 12  # turns
ROOT_TURNS = 32
RIPE = 8  # simulations before a node gets children of its own
TURNS = 8  # children it gets at most, of a beam so wide
WIDTH = 2
BOLD = 0.15  # how much the evaluation's preference and curiosity count against results
SCALE = 250.0  # hundredths of a point by which a turn looks e times as promising


class Tree:
    """Nodes by number, the root is 0; each other one is a turn after its parent."""

    def __init__(self, simulator):
        if not cython.compiled:
            self.codes = [0] * (NODES * LONGEST)
            self.length, self.visits = [0] * NODES, [0] * NODES
            self.first, self.next = [EMPTY] * NODES, [EMPTY] * NODES
            self.prior, self.sums, self.scores = [0.0] * NODES, [0] * (NODES * 5), [0] * (NODES * 5)
            self.squares, self.refused = [0] * NODES, [0] * NODES
            self.path = [0] * (DEEPEST + 1)
        self.simulator = simulator
        self.turnwise, self.inner = self.simulator.turnwise, self.simulator.replies
        self.count = 1
        self.done = 0
        self.depth = 0
        self.first[0] = self.next[0] = EMPTY
        self.length[0] = self.visits[0] = 0
        self.add_children(0, self.turnwise, ROOT_TURNS)

    def add_children(self, node, found_by, most):
        """The turns found become children of a node, before those that it has; the promising ones first."""
        turns = found_by.found.count if found_by.found.count < most else most
        whole = 0.0
        unit = SCALE * 200 * (self.turnwise.root.players - 1)
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
                self.codes[child * LONGEST + n] = found_by.found.codes[i][n]
            if last == EMPTY:
                self.next[child] = self.first[node]
                self.first[node] = child
            else:
                self.next[child] = self.next[last]
                self.next[last] = child
            last = child

    # ---- one simulation ---------------------------------------------------
    def simulate(self, s, luck):
        """Down the tree, on by simulation, and back up with the result."""
        self.done += 1
        s.copy(self.turnwise.root)
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

    def play_turn(self, s, node):
        """The actions of a node, and what luck brings after them."""
        for n in range(self.length[node]):
            s.carry_out(self.codes[node * LONGEST + n])
        while s.phase <= NAME_FIRST:
            s.carry_out(outcome_code(s))

    def descend(self, s, node):
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

    def expand(self, s, node):
        """Turns that are good in this position become children of a node."""
        self.inner.root.copy(s)
        self.inner.find(s.luck ^ STRIDE, WIDTH, 1, TURNS)
        self.add_children(node, self.inner, TURNS)

    def best_child(self, s, node):
        """Of the children that are legal now the most promising; more are looked at with every visit."""
        while True:
            best = self.most_promising(node, s.seat)
            if best == EMPTY or node == 0 or self.is_legal(s, best):
                return best
            self.refused[best] = self.done

    def most_promising(self, node, seat):
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

    def is_legal(self, s, node):
        """Every action of the turn may be done, one after the other."""
        self.inner.root.copy(s)
        for n in range(self.length[node]):
            self.inner.listing.consider(self.inner.root)
            i = 0
            while (
                i < self.inner.listing.count and self.inner.listing.codes[i] != self.codes[node * LONGEST + n]
            ):
                i += 1
            if i == self.inner.listing.count:
                return False
            self.inner.root.carry_out(self.codes[node * LONGEST + n])
        return True

    def back_up(self):
        """Each node on the way counts what everybody got: the max-n way, for any number of players."""
        p = self.turnwise.root.seat
        share = self.simulator.share[p]
        for k in range(self.depth + 1):
            node = self.path[k]
            self.visits[node] += 1
            self.squares[node] += share * share
            for q in range(self.turnwise.root.players):
                self.sums[node * 5 + q] += self.simulator.share[q]
                self.scores[node * 5 + q] += self.simulator.value[q]

    # ---- as Python sees it ----------------------------------------------
    def grow(self, luck, simulations):
        """So many more simulations."""
        with cython.nogil:
            for _ in range(simulations):
                self.simulate(self.simulator.world, (luck + self.done * STRIDE) & WORD)

    def tried(self, i):
        """Of turn i: simulations, and the sums of shares, squares and hundredths of points."""
        players = self.turnwise.root.players
        if i + 1 > ROOT_TURNS:
            return (0, [0] * players, 0, [0] * players)
        return (
            self.visits[i + 1],
            [self.sums[i * 5 + 5 + q] for q in range(players)],
            self.squares[i + 1],
            [self.scores[i * 5 + 5 + q] for q in range(players)],
        )
