"""Simulated games: everybody plays sensible turns, a few rounds far, and what has come of it."""

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

if not cython.compiled:
    from terroir.games.citrus.playout import outcome_code
    from terroir.games.citrus.terms import NAME_FIRST, OVER

# A golden ratio of 2^64 apart, the numbers of games give lucks that have nothing in common.
STRIDE, WORD = 0x9E3779B97F4A7C15, (1 << 64) - 1
# How narrow a beam finds the turns of simulated games, and how many main actions it completes.
WIDTH, MAINS = 1, 4


class Simulator:
    """Plays on from a position: everybody takes the best turn of a narrow beam, and only luck differs.

    `replies` finds these turns; its evaluation, which may be blinder than the one of `turnwise`, judges the
    end. `horizon` is how many turns are played until then (0: to the end of the game).
    """

    def __init__(self, turnwise, replies, horizon):
        if not cython.compiled:
            self.shares, self.scores, self.share, self.value = [0] * 5, [0] * 5, [0] * 5, [0] * 5
        self.turnwise, self.replies, self.horizon = turnwise, replies, horizon
        self.evaluation = self.replies.evaluation
        self.world = self.turnwise.root.clone()
        self.world.noting = False
        self.squares = 0

    def play_turn(self, s):
        """The turn of whoever is in turn, up to where luck has its say; what luck brings is not foreseen."""
        self.replies.root.copy(s)
        self.replies.find(s.luck ^ STRIDE, WIDTH, 1, MAINS)
        for n in range(self.replies.planned(0)):
            s.carry_out(self.replies.found.codes[0][n])

    def play_on(self, s):
        """Play to the horizon or to the end; counted from the root, all stop with the same player in turn."""
        last = self.turnwise.root.turns + self.horizon
        while s.phase != OVER and not (self.horizon and s.turns >= last and s.phase > NAME_FIRST):
            if s.phase <= NAME_FIRST:
                s.carry_out(outcome_code(s))
            else:
                self.play_turn(s)

    def judge(self, s):
        """What has come of it, into `share` and `value`."""
        self.evaluation.shares(s, self.share)
        self.evaluation.values(s, self.value)

    def simulate(self, s, i, luck):
        """One game on s after turn i of those found."""
        s.copy(self.turnwise.root)
        s.luck = luck
        for n in range(self.turnwise.planned(i)):
            s.carry_out(self.turnwise.found.codes[i][n])
        self.play_on(s)
        self.judge(s)

    def simulate_many(self, i, luck, first, games):
        """Games numbered from `first`, summed up."""
        p = self.turnwise.root.seat
        self.squares = 0
        for q in range(5):
            self.shares[q] = self.scores[q] = 0
        for n in range(first, first + games):
            self.simulate(self.world, i, (luck + n * STRIDE) & WORD)
            for q in range(self.turnwise.root.players):
                self.shares[q] += self.share[q]
                self.scores[q] += self.value[q]
            self.squares += self.share[p] * self.share[p]

    # ---- as Python sees it ----------------------------------------------
    def play(self, i, luck, first, games):
        """Sums over the games: shares, squares, hundredths of points."""
        with cython.nogil:
            self.simulate_many(i, luck, first, games)
        players = self.turnwise.root.players
        return (
            [self.shares[q] for q in range(players)],
            self.squares,
            [self.scores[q] for q in range(players)],
        )

    def expect(self, i):
        """Everybody's part of the victory as the evaluation sees it when turn i is over, in millionths."""
        with cython.nogil:
            self.turnwise.replay(self.turnwise.found, i, self.world)
            self.judge(self.world)
        return [self.share[q] for q in range(self.turnwise.root.players)]
