"""What an action would bring, from what its player knows alone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from terroir.games.chicoree.actions import (
    ChicoreeAction,
    DrawCards,
    LayStart,
    LayStep,
    PlaySpecial,
    RaiseBid,
    SealBid,
)
from terroir.games.chicoree.deck import NAMES, OCHRE
from terroir.games.chicoree.state import State
from terroir.games.chicoree.terms import CHAIN, EXPORT, EXPORT_STEP, OVER, SEEDS, SHOP
from terroir.games.chicoree.view import View

DRAWN = 2
"""Cards of a turn. K-T7, K-T8."""


@dataclass(frozen=True, slots=True)
class Earnings:
    """What a turn brings: from the bank, and from each of so many others. K-T1, K-T2."""

    start: int
    each: int
    others: int


@dataclass(frozen=True, slots=True)
class Lot:
    """The card that is bid for; `spare`: its bidder needs no more of it."""

    card: str
    laid: int
    held: int
    spare: bool


@dataclass(frozen=True, slots=True)
class Hit:
    """What a special takes from the player it hits: steps, and turns without tokens, before and after."""

    seat: int
    steps: tuple[int, int]
    turns: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Preview:
    """Tokens, steps and earnings of the viewer before and after, and whom it hits."""

    tokens: tuple[int, int]
    steps: tuple[int, int]
    earns: tuple[Earnings, Earnings]
    draws: int
    lot: Lot | None
    target: Hit | None
    ends_game: bool


def preview(view: View, action: ChicoreeAction) -> Preview:
    """After a legal action of the viewer."""
    seat = view.viewer
    assert seat is not None
    before = view.world()
    after = view.world()
    if isinstance(action, LayStart | LayStep | PlaySpecial):
        after.apply(action.code, seat)
    spent = action.tokens if isinstance(action, RaiseBid | SealBid) else 0
    lot = _lot(before, seat) if spent or isinstance(action, SealBid) else None
    return Preview(
        tokens=(before.purse(seat), before.purse(seat) - spent),
        steps=(before.steps(seat), after.steps(seat)),
        earns=(earns(before, seat), _with_lot(before, seat) if lot else earns(after, seat)),
        draws=draws(before, action),
        lot=lot,
        target=_target(before, after, action),
        ends_game=after.phase == OVER,
    )


def earns(state: State, seat: int) -> Earnings:
    """What a turn brings a seat."""
    return Earnings(state.income(seat), state.due(seat), len(state.survivors()) - 1)


def draws(state: State, action: ChicoreeAction) -> int:
    """How many cards an action draws. K-T7, K-T8, K-X3."""
    if isinstance(action, PlaySpecial) and action.card in OCHRE:
        return state.ochre_cards
    return DRAWN if isinstance(action, DrawCards) else 0


def _lot(state: State, seat: int) -> Lot:
    """The card that is bid for, how many of it the bidder has, and whether they need no more. K-T4, K-T5."""
    k = state.card
    laid = state.has(seat, k - CHAIN) if SEEDS <= k <= EXPORT else int(state.start_of(seat) == k)
    spare = state.start_of(seat) >= 0 if k < SEEDS else k <= EXPORT and k != SHOP and laid > 0
    return Lot(NAMES[k], laid, state.hand_of(seat)[k], spare)


def _with_lot(state: State, seat: int) -> Earnings:
    """What a turn would bring if the card that is bid for already lay there."""
    now, k = earns(state, seat), state.card
    if k < SEEDS and not now.start:
        return replace(now, start=state.pays(k))
    if k == SHOP:
        return replace(now, each=now.each + state.shop_revenue)
    if k == EXPORT and not state.has(seat, EXPORT_STEP):
        return replace(now, each=now.each + state.export_revenue)
    return now


def _target(before: State, after: State, action: ChicoreeAction) -> Hit | None:
    """What a special would take from the player it hits. K-X1, K-X2."""
    if not isinstance(action, PlaySpecial) or action.target is None:
        return None
    hit = action.target
    return Hit(
        seat=hit,
        steps=(before.steps(hit), after.steps(hit)),
        turns=(before.afflicted_for(hit), after.afflicted_for(hit)),
    )
