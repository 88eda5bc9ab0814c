"""Rung 4: a tree of whole turns, everybody's, grown by simulation; the turn most tried is taken."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from terroir.bots.bot import Bot
from terroir.bots.budget import Budget, Work
from terroir.bots.rung2_beam import WIDTH, fresh_seed
from terroir.bots.simulation import look_ahead
from terroir.core.game import Action, AnyGame, RandBelow
from terroir.core.lookahead import QUICK, Lookahead, Tally

KEEP = 3
NODES = 1000


class TreeBot(Bot):
    """Open-loop Monte-Carlo tree search; a node of the budget is one simulation.

    With several threads each grows a tree of its own, from a seed of its own; they are counted together.
    """

    def __init__(self, budget: Budget | None = None, threads: int = 1, play: str = QUICK) -> None:
        self.budget = budget or Budget(nodes=NODES)
        self.threads, self.play = max(1, threads), play
        self.code = f"mcts:{self.budget}" + (f":threads={threads}" if threads > 1 else "")
        self.code += "" if play == QUICK else f":play={play}"

    def plan(
        self,
        game: AnyGame,
        view: Any,
        actions: Sequence[Action],
        randbelow: RandBelow,
        budget: Budget | None = None,
    ) -> Sequence[Action]:
        work, seed = Work(self.budget, budget), fresh_seed(randbelow)
        trees = [look_ahead(game, view, seed + n, WIDTH, KEEP, (), self.play) for n in range(self.threads)]
        turns = trees[0].turns
        if len(turns) > 1:
            grow(trees, work)
        return turns[max(range(len(turns)), key=lambda turn: counted(trees, turn).games)].actions


def grow(trees: Sequence[Lookahead], work: Work) -> None:
    """Until the work is over; each of several trees in a thread of its own."""
    if len(trees) == 1:
        while slice_ := work.more(1_000_000):
            trees[0].grow(slice_)
        return
    with ThreadPoolExecutor(len(trees)) as pool:
        while slice_ := work.more(1_000_000):
            # Slices differ in size from time to time, but not what each tree has of them all.
            before, after = work.done, work.done + slice_
            parts = [(after + n) // len(trees) - (before + n) // len(trees) for n in range(len(trees))]
            list(pool.map(lambda tree, part: tree.grow(part), trees, parts))


def counted(trees: Sequence[Lookahead], turn: int) -> Tally:
    """What all trees found of a turn."""
    first, *others = (tree.tally(turn) for tree in trees)
    for other in others:
        first += other
    return first
