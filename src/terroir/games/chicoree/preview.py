"""What an action would bring, from what its player knows alone."""

from __future__ import annotations

from typing import Any

from terroir.games.chicoree.actions import (
    ChicoreeAction,
    DrawCards,
    LayStart,
    LayStep,
    PlaySpecial,
    RaiseBid,
    SealBid,
)
from terroir.games.chicoree.board_info import start_pays
from terroir.games.chicoree.deck import NAMES, OCHRE
from terroir.games.chicoree.state import State
from terroir.games.chicoree.terms import CHAIN, EXPORT, OVER, SEEDS, SHOP
from terroir.games.chicoree.view import View

EXPORT_STEP, SHOP_STEP = EXPORT - CHAIN, SHOP - CHAIN
DRAWN = 2
"""Cards of a turn, and of an ochre special. K-T7, K-T8, K-X3."""


def foresee(view: View, action: ChicoreeAction) -> dict[str, Any]:
    """Tokens, steps and earnings of the viewer before and after, and whom it hits."""
    seat = view.viewer
    assert seat is not None
    before = view.world()
    after = view.world()
    if isinstance(action, LayStart | LayStep | PlaySpecial):
        after.apply(action.code, seat)
    spent = action.tokens if isinstance(action, RaiseBid | SealBid) else 0
    lot = _lot(before, seat) if spent or isinstance(action, SealBid) else None
    return {
        "tokens": [before.purse(seat), before.purse(seat) - spent],
        "steps": [before.steps(seat), after.steps(seat)],
        "earns": [earns(before, seat), _with_lot(before, seat) if lot else earns(after, seat)],
        "draws": DRAWN if isinstance(action, DrawCards) or getattr(action, "card", "") in OCHRE else 0,
        "lot": lot,
        "target": _target(before, after, action),
        "ends_game": after.phase == OVER,
    }


def earns(state: State, seat: int) -> dict[str, int]:
    """What a turn brings: from the bank, and from each of so many others. K-T1, K-T2."""
    d = state.written()
    laid = _laid(d, seat)
    return {
        "start": start_pays(d["start"][seat]) if d["start"][seat] >= 0 else 0,
        "each": laid[SHOP_STEP] + 2 * laid[EXPORT_STEP],
        "others": len(state.survivors()) - 1,
    }


def _laid(d: dict[str, Any], seat: int) -> list[int]:
    """Cards before a player by step, jokers among them. K-X4."""
    return [a + b for a, b in zip(d["laid"][seat], d["jokers"][seat], strict=True)]


def _lot(state: State, seat: int) -> dict[str, Any]:
    """The card that is bid for, how many of it the bidder has, and whether they need no more. K-T4, K-T5."""
    d, k = state.written(), state.card
    laid = _laid(d, seat)[k - CHAIN] if SEEDS <= k <= EXPORT else int(d["start"][seat] == k)
    spare = d["start"][seat] >= 0 if k < SEEDS else k <= EXPORT and k != SHOP and laid > 0
    return {"card": NAMES[k], "laid": laid, "held": d["hand"][seat][k], "spare": spare}


def _with_lot(state: State, seat: int) -> dict[str, int]:
    """What a turn would bring if the card that is bid for already lay there."""
    now, k = earns(state, seat), state.card
    laid = _laid(state.written(), seat)
    if k < SEEDS and not now["start"]:
        return {**now, "start": start_pays(k)}
    if k == SHOP:
        return {**now, "each": now["each"] + 1}
    if k == EXPORT and not laid[EXPORT_STEP]:
        return {**now, "each": now["each"] + 2}
    return now


def _target(before: State, after: State, action: ChicoreeAction) -> dict[str, Any] | None:
    """What a special would take from the player it hits. K-X1, K-X2."""
    if not isinstance(action, PlaySpecial) or action.target is None:
        return None
    hit = action.target
    return {
        "seat": hit,
        "steps": [before.steps(hit), after.steps(hit)],
        "turns": [state.written()["afflicted"][hit] for state in (before, after)],
    }
