"""What a turn is an example of, for practice positions."""

from __future__ import annotations

from collections.abc import Sequence

from terroir.core.game import Action, Message
from terroir.games.citrus.actions import (
    MOVES,
    BuyLine,
    CitrusAction,
    EndTurn,
    Harvest,
    PlaceBull,
    PlaceTile,
    UseCart,
    UseMoney,
)
from terroir.games.citrus.bots.reasons import standing
from terroir.games.citrus.preview import FincaAfter, preview
from terroir.games.citrus.view import View

TILES = {UseCart: "cart", PlaceBull: "bull", UseMoney: "money"}
"""Action tiles by what is done with them; a bridge is part of building."""


def theme(view: View, actions: Sequence[Action]) -> Message:
    """The question that the turn answers; the weightiest thing that it does decides."""
    seat = view.viewer
    assert seat is not None
    state = view.world()
    can_buy = any(isinstance(action, BuyLine | UseMoney) for action in state.legal_moves(MOVES, Harvest))
    led, points, closing = standing(state, seat).leads, 0, dict[str, FincaAfter]()
    for action in actions:
        assert isinstance(action, CitrusAction)
        brings = preview(View(state, seat), action)
        points += brings.points
        closing |= {finca.site: finca for finca in brings.fincas if finca.closes}
        state.apply(action.code)
    # A Finca pays at the end of the turn: what was first in line there, paid most.
    for finca in closing.values():
        paid = {each.seat: each for each in finca.standing}
        if seat in paid and paid[seat].points == finca.high:
            return _theme("finca", site=finca.site, points=finca.high, tiles=paid[seat].tiles)
    if any(isinstance(action, Harvest) for action in actions):
        return _theme("harvest" if can_buy else "which", points=points)
    used = [TILES[type(action)] for action in actions if type(action) in TILES]
    used += ["bridge" for action in actions if isinstance(action, PlaceTile) and action.bridge]
    if used:
        return _theme("tile", tile=used[0])
    if won := sorted(standing(state, seat).leads - led):
        return _theme("lead", sites=", ".join(won), count=len(won))
    built = [action for action in actions if not isinstance(action, EndTurn)]
    return _theme("line", tiles=sum(isinstance(action, PlaceTile) for action in built))


def _theme(name: str, **args: str | int) -> Message:
    return Message(f"practice-{name}", args)
