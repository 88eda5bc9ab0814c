"""Simulated games: sensible moves by chance, a few turns far, and what has come of it."""

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

if not cython.compiled:
    from terroir.games.citrus.playout import below, outcome_code, random_code
    from terroir.games.citrus.terms import NAME_FIRST, OVER

# A golden ratio of 2^64 apart, the numbers of games give lucks that have nothing in common.
STRIDE, WORD = 0x9E3779B97F4A7C15, (1 << 64) - 1


class Simulator:
    """Plays on from a position. Everybody takes the best of a few actions by chance; now and then any.

    `evaluation` may be blinder than the one the turns were found with.
    `samples` are the actions looked at for each move, `whim` the percentage of moves made without a look,
    `horizon` the turns until the evaluation judges (0: only the end of the game does).
    """

    def __init__(self, turnwise, evaluation, samples, whim, horizon):
        if not cython.compiled:
            self.shares, self.scores, self.share, self.value = [0] * 5, [0] * 5, [0] * 5, [0] * 5
        self.turnwise, self.evaluation = turnwise, evaluation
        self.samples, self.whim, self.horizon = samples, whim, horizon
        self.world, self.trial = self.turnwise.root.clone(), self.turnwise.root.clone()
        self.world.noting = self.trial.noting = False
        self.squares = 0

    def sensible_code(self, s):
        """The best of a few legal actions drawn by chance, or any."""
        best = random_code(s)
        if best < 0:
            return self.listed_code(s)
        if self.whim and below(s, 100) < self.whim:
            return best
        p = s.seat
        most = self.judge(s, best, p)
        for _ in range(self.samples - 1):
            code = random_code(s)
            if code >= 0 and code != best:
                worth = self.judge(s, code, p)
                if worth > most:
                    most = worth
                    best = code
        return best

    def judge(self, s, code, p):
        """What the position after an action is worth to p."""
        self.trial.copy(s)
        self.trial.carry_out(code)
        return self.evaluation.margin(self.trial, p)

    def listed_code(self, s):
        """Any action worth a look, where drawing finds none."""
        self.turnwise.listing.consider(s)
        return self.turnwise.listing.codes[below(s, self.turnwise.listing.count)]

    def play_on(self, s):
        """Play to the horizon or to the end; counted from the root, all stop with the same player in turn."""
        last = self.turnwise.root.turns + self.horizon
        while s.phase != OVER and not (self.horizon and s.turns >= last and s.phase > NAME_FIRST):
            if s.phase <= NAME_FIRST:
                s.carry_out(outcome_code(s))
            else:
                s.carry_out(self.sensible_code(s))

    def simulate(self, s, i, luck):
        """One game on s after turn i of those found; its result is in `share` and `value`."""
        s.copy(self.turnwise.root)
        s.luck = luck
        for n in range(self.turnwise.planned(i)):
            s.carry_out(self.turnwise.found.codes[i][n])
        self.play_on(s)
        self.evaluation.shares(s, self.share)
        self.evaluation.values(s, self.value)

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
