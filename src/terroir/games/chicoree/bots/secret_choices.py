"""Sealed bids and challenges as stage games: what winning is worth to everybody, and how to mix. K-A2, K-C.

What others hold is hidden, so everybody is of as many types as worlds were imagined. Prizes and costs are
shares of the victory that can be hoped for with and without the card, the tokens and the cards shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from terroir.games.chicoree.bots.plans import Plan, bouquets
from terroir.games.chicoree.bots.playouts import Playouts
from terroir.games.chicoree.bots.stage_game import StageGame
from terroir.games.chicoree.bots.terms import LEVELS
from terroir.games.chicoree.state import State, flowers
from terroir.games.chicoree.terms import BLOSSOM, CARDS, EMPTY, OP_SHOW

GOOD, MOST = 0.003, 3000
"""How little of the prize a deviation may gain, and the rounds after which the mixture is good enough."""
FEW_TOKENS = 4
"""Tokens by which the worth of one is measured."""
LEAST = 1e-5
"""The share of the victory that a token is worth at least."""

Costs = list[float | None]


class Table:
    """What can be hoped for at a table where somebody might win the card in the middle."""

    def __init__(self, playouts: Playouts, worlds: Sequence[State], seat: int) -> None:
        self.playouts, self.worlds, self.seat = playouts, worlds, seat
        world = worlds[0]
        players = range(world.players)
        turned = [(world.seat + n) % world.players for n in players]
        self.order = [p for p in turned if world.steps(p) >= 0]
        self.place = self.order.index(seat)

    def types(self, p: int) -> Sequence[State]:
        """The worlds that differ for p: what the viewer holds is the same in each."""
        return self.worlds[:1] if p == self.seat else self.worlds

    def share(
        self, world: State, p: int, lost: Sequence[int] = (), tokens: int = 0, winner: int = EMPTY
    ) -> float:
        """The share of p without some cards, with more or fewer tokens, when somebody has won the card."""
        return self.playouts.prospect(world, p, list(lost), tokens, winner)


def sealed_mixture(table: Table, plans: Sequence[Plan]) -> list[float]:
    """How often to bid what each plan bids."""
    step = 1 + max(table.worlds[0].purse(p) for p in table.order) // (LEVELS - 1)
    game = StageGame(len(table.order), LEVELS, False)
    planned, best = [plan.codes[0] >> 4 for plan in plans], dict[int, int]()
    dearest = LEAST
    for place, p in enumerate(table.order):
        for world in table.types(p):
            none = table.share(world, p)
            prize = table.share(world, p, winner=p) - none
            harm = [0.0 if q == p else none - table.share(world, p, winner=q) for q in table.order]
            bids = planned if p == table.seat else range(0, world.purse(p) + 1, step)
            costs, ways = _bids(table, world, p, bids, step)
            best = ways if p == table.seat else best
            game.add_type(place, max(0.0, prize), costs, harm)
            dearest = max(dearest, prize)
    game.solve(GOOD * dearest, MOST)
    mixed = game.mixture_of(table.place, 0)
    return [mixed[-(-bid // step)] if best[-(-bid // step)] == n else 0.0 for n, bid in enumerate(planned)]


def _bids(table: Table, world: State, p: int, bids: Sequence[int], step: int) -> tuple[Costs, dict[int, int]]:
    """What every level of bids costs p, dearer the higher it is, and which of the bids is meant by it."""
    costs: Costs = [None] * LEVELS
    best: dict[int, int] = {}
    none, before = table.share(world, p), 0.0
    for bid in sorted(bids):
        level = -(-bid // step)
        if level in best:
            continue
        before = max(before + LEAST * step, none - table.share(world, p, tokens=-bid)) if bid else 0.0
        costs[level], best[level] = before, bids.index(bid)
    return costs, best


def challenge_mixture(table: Table, plans: Sequence[Plan]) -> list[float]:
    """How often to show what each plan shows."""
    world = table.worlds[0]
    game = StageGame(len(table.order), LEVELS, True, flowers(world.card))
    levels: dict[int, int] = {}
    dearest = LEAST
    for place, p in enumerate(table.order):
        for imagined in table.types(p):
            now = table.share(imagined, p)
            token = max(LEAST, (table.share(imagined, p, tokens=FEW_TOKENS) - now) / FEW_TOKENS)
            dearest = max(dearest, token)
            shows = [_shown(plan) for plan in plans] if p == table.seat else _shows(imagined.hand_of(p))
            costs, best = _costs(table, imagined, p, now, shows)
            levels = best if p == table.seat else levels
            game.add_type(place, 0.0 if imagined.afflicted_for(p) else token, costs, [0.0] * len(table.order))
    game.solve(GOOD * dearest * 6, MOST)
    mixed = game.mixture_of(table.place, 0)
    return [
        mixed[_level(_shown(plan))] if levels[_level(_shown(plan))] == n else 0.0
        for n, plan in enumerate(plans)
    ]


def _costs(
    table: Table, world: State, p: int, now: float, shows: Sequence[Sequence[int]]
) -> tuple[Costs, dict[int, int]]:
    """What every number of flowers costs p, and which of the ways to show them costs least."""
    costs: Costs = [None] * LEVELS
    best: dict[int, int] = {}
    for n, cards in enumerate(shows):
        level = _level(cards)
        cost = max(0.0, now - table.share(world, p, lost=cards))
        before = costs[level]
        if before is None or cost < before:
            costs[level], best[level] = cost, n
    if not shows:
        costs[0] = 0.0
    return costs, best


def _shown(plan: Plan) -> list[int]:
    return [code >> 4 for code in plan.codes if code & 15 == OP_SHOW]


def _level(cards: Sequence[int]) -> int:
    return min(LEVELS - 1, sum(flowers(k) for k in cards))


def _shows(hand: Sequence[int]) -> list[list[int]]:
    """Any one card, or flowers: the fewest cards for every number of them."""
    blossoms = [k for k in range(BLOSSOM + 1, CARDS) for _ in range(hand[k])]
    return [[k] for k in range(BLOSSOM + 1) if hand[k]] + bouquets(blossoms)
