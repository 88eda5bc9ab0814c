"""A turn before it is due: the table as it lies, as if it were one's turn already."""

from __future__ import annotations

from terroir.games.citrus.board import load
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import EMPTY, OVER, TURN
from terroir.games.citrus.view import View


def as_if_turn(view: View) -> State | None:
    """What the player before still has in hand or in prospect is left out: nobody knows where it will go."""
    if view.viewer is None or view.state.phase == OVER:
        return None
    known = view.written()
    done = ("main_done", "carting", "returned", "built", "passed", "ending")
    to_come = ("finca_due", "refill_due", "refill_now", "refilling", "reveals_due")
    told = known | dict.fromkeys((*done, *to_come), 0)
    told |= {"seat": view.viewer, "hand": [EMPTY] * len(known["hand"]), "finca_drawn": EMPTY}
    state = State()
    state.settings = view.settings
    state.read(load(view.settings["board"]).layout, told)
    return state if state.phase == TURN and state.seat == view.viewer else None
