"""What each action is worth at first sight, in hundredths of a token, to somebody who sees a view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from terroir.core.game import Action
from terroir.games import data
from terroir.games.chicoree.actions import ChicoreeAction
from terroir.games.chicoree.bots.card_values import CardValues
from terroir.games.chicoree.view import View


@cache
def card_values(name: str) -> CardValues:
    """The card values of that name in card_values.toml: `first-sight` or `tuned`."""
    return CardValues(data.read_table(__package__, "card_values.toml")[name])


def appraise(view: View, actions: Sequence[Action]) -> list[int]:
    """What each of the viewer's legal actions is worth."""
    codes = [action.code for action in actions if isinstance(action, ChicoreeAction)]
    if view.viewer is None or not codes:
        return [0] * len(codes)
    return card_values("first-sight").actions(view.world(), view.viewer, codes, crowd(view))


def crowd(view: View) -> int:
    """The most cards that another holds."""
    held, alive = view.facts["held"], view.facts["alive"]
    return max((n for p, n in enumerate(held) if p != view.viewer and alive[p]), default=0)
