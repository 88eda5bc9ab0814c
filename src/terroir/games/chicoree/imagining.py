"""Worlds that a viewer cannot tell from the real one.

A viewer knows how many cards of each kind lie in the pile and among the cards others drew since it was last
shuffled (`unseen`), and how many lay hidden in the others' hands at that time (`elders`). A card that
somebody has lost since then was one or the other; every imagined world settles that in a way that can be.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from terroir.core.game import RandBelow
from terroir.games.chicoree.state import State
from terroir.games.chicoree.terms import CARDS, CHALLENGE, EMPTY, SEALED_BIDS
from terroir.games.chicoree.view import View

Counts = list[int]


def imagine(view: View, randbelow: RandBelow) -> State:
    """A world consistent with all cards the viewer has seen: shown, won, sold, laid, discarded, shuffled."""
    d = view.facts
    others = [p for p in range(d["players"]) if p != view.viewer]
    unseen, elders = list(d["unseen"]), list(d["elders"])
    from_old = _settle_losses(d, others, randbelow)
    old: list[Counts] = [[0] * CARDS for _ in range(d["players"])]
    fresh: list[Counts] = [[0] * CARDS for _ in range(d["players"])]
    for p in others:
        old[p] = _take(elders, from_old[p])
        fresh[p] = _take(unseen, [n - m for n, m in zip(d["lost"][p], from_old[p])])
    for p in others:
        _deal(elders, old[p], d["olds"][p] - sum(old[p]), randbelow)
        _deal(unseen, fresh[p], d["freshes"][p] - sum(fresh[p]), randbelow)
    hands = [
        [k + o + f - n for k, o, f, n in zip(d["known"][p], old[p], fresh[p], d["lost"][p])]
        for p in range(d["players"])
    ]
    if view.viewer is not None:
        old[view.viewer], hands[view.viewer] = d["old"], d["hand"]
    return view.state({**d, "pile": unseen, "hand": hands, "old": old, **_sealed(view, hands, randbelow)})


def _sealed(view: View, hands: list[Counts], randbelow: RandBelow) -> dict[str, Any]:
    """The viewer's own sealed choice, and some choice for whoever else has sealed one. K-A2, K-C1."""
    d = view.facts
    bids, chosen = [EMPTY] * d["players"], [[0] * CARDS for _ in range(d["players"])]
    for p in range(d["players"]):
        if p == view.viewer:
            bids[p], chosen[p] = d["bid"], d["chosen"]
        elif d["contest"] == SEALED_BIDS and d["sealed"] >> p & 1:
            bids[p] = randbelow(d["tokens"][p] + 1)
        elif d["contest"] == CHALLENGE and d["sealed"] >> p & 1 and any(hands[p]):
            _deal(list(hands[p]), chosen[p], 1 + randbelow(sum(hands[p])), randbelow)
    return {"bids": bids, "chosen": chosen}


def _take(pool: Counts, cards: Counts) -> Counts:
    """These cards, out of the pool."""
    for k, n in enumerate(cards):
        pool[k] -= n
    return list(cards)


def _deal(pool: Counts, to: Counts, count: int, randbelow: RandBelow) -> None:
    """So many cards of the pool, each as likely as any other."""
    for _ in range(count):
        pick = randbelow(sum(pool))
        k = 0
        while pick >= pool[k]:
            pick -= pool[k]
            k += 1
        pool[k] -= 1
        to[k] += 1


def _settle_losses(d: dict[str, Any], seats: list[int], randbelow: RandBelow) -> dict[int, Counts]:
    """For each seat, which of its `lost` cards were old: as many as can have been, in rows and in columns."""
    flow = _Losses(d, seats)
    for p in seats:
        for k in range(CARDS):
            for _ in range(d["lost"][p][k]):
                if randbelow(2) and flow.rows[p] < flow.most[p] and flow.columns[k] < d["elders"][k]:
                    flow.add(p, k, 1)
    flow.mend()
    return flow.taken


class _Losses:
    """A table of seats and kinds: how many lost cards were old, within bounds for each row and column.

    A seat cannot have lost more old cards than it had, nor more fresh ones; a kind cannot have been lost more
    often than there were old or fresh cards of it. The real game is one solution, so there always is one:
    paths of exchanges lead there from anywhere.
    """

    def __init__(self, d: dict[str, Any], seats: list[int]) -> None:
        self.lost: dict[int, Counts] = {p: d["lost"][p] for p in seats}
        self.taken = {p: [0] * CARDS for p in seats}
        self.rows, self.columns = dict.fromkeys(seats, 0), [0] * CARDS
        self.most = {p: d["olds"][p] for p in seats}
        self.least = {p: max(d["surely_old"][p], sum(d["lost"][p]) - d["freshes"][p]) for p in seats}
        self.ceiling: Counts = d["elders"]
        self.floor = [sum(d["lost"][p][k] for p in seats) - d["unseen"][k] for k in range(CARDS)]

    def add(self, p: int, k: int, n: int) -> None:
        self.taken[p][k] += n
        self.rows[p] += n
        self.columns[k] += n

    def mend(self) -> None:
        """Exchange until every row and column has its least."""
        for p in self.rows:
            while self.rows[p] < self.least[p]:
                self._exchange(("row", p))
        for k in range(CARDS):
            while self.columns[k] < self.floor[k]:
                self._exchange(("column", k))

    def _exchange(self, start: tuple[str, int]) -> None:
        """One more in this row or column, by a shortest path that leaves every other within its bounds."""
        came: dict[tuple[str, int], tuple[str, int] | None] = {start: None}
        queue = [start]
        for node in queue:
            if node != start and self._may_end(node, start[0] == node[0]):
                self._walk(node, came)
                return
            for following in self._neighbours(node, start[0]):
                if following not in came:
                    came[following] = node
                    queue.append(following)
        raise ValueError("no world fits this view")

    def _neighbours(self, node: tuple[str, int], side: str) -> list[tuple[str, int]]:
        """From the side that needs more along lost cards not yet taken, back along those taken."""
        kind, n = node
        pairs = [(n, k) for k in range(CARDS)] if kind == "row" else [(p, n) for p in self.rows]
        other = "column" if kind == "row" else "row"
        gaining = kind == side
        return [
            (other, k if kind == "row" else p)
            for p, k in pairs
            if (self.taken[p][k] < self.lost[p][k] if gaining else self.taken[p][k] > 0)
        ]

    def _may_end(self, node: tuple[str, int], same_side: bool) -> bool:
        """The last of the path gains one on the other side, or loses one on the same side."""
        kind, n = node
        total, low, high = (
            (self.rows[n], self.least[n], self.most[n])
            if kind == "row"
            else (self.columns[n], self.floor[n], self.ceiling[n])
        )
        return total > low if same_side else total < high

    def _walk(self, node: tuple[str, int], came: dict[tuple[str, int], tuple[str, int] | None]) -> None:
        path = [node]
        while before := came[path[-1]]:
            path.append(before)
        path.reverse()
        for i, (a, b) in enumerate(pairwise(path)):
            p, k = (a[1], b[1]) if a[0] == "row" else (b[1], a[1])
            self.add(p, k, 1 if i % 2 == 0 else -1)
