"""A turn before it is due: the table as it lies, as if it were one's turn already."""

from __future__ import annotations

from terroir.games.chicoree.deck import NAMES
from terroir.games.chicoree.state import State
from terroir.games.chicoree.terms import EMPTY
from terroir.games.chicoree.view import View


def as_if_turn(view: View) -> State | None:
    """What is still open in the turn of somebody else is left out, and so is the income that is to come."""
    d, p = view.facts, view.viewer
    if p is None or d["reason"] or d["seat"] == EMPTY or not d["alive"][p]:
        return None
    players = d["players"]
    return view.world(
        seat=p,
        begun=True,
        acting=True,
        had_start=d["start"][p] != EMPTY,
        step_laid=False,
        hidden_due=0,
        shown_due=False,
        contest=0,
        sealed=0,
        bidding=0,
        debtor=EMPTY,
        owed=[0] * players,
        bids=[EMPTY] * players,
        chosen=[[0] * len(NAMES)] * players,
    )
