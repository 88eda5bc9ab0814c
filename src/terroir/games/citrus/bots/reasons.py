"""Why a turn is good: what it brings in points, majorities, coins and workers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from terroir.core.game import Action, Message
from terroir.games.citrus.actions import Numbered
from terroir.games.citrus.board import LETTERS
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import BUILT, NAME_FIRST
from terroir.games.citrus.view import View


@dataclass(frozen=True, slots=True)
class Standing:
    """What one player has: points scored or standing on the board, coins, workers, Fincas led."""

    points: int
    coins: int
    workers: int
    leads: frozenset[str]


def reasons(view: View, actions: Sequence[Action]) -> list[Message]:
    """What the actions of the viewer bring, the weightiest first; nothing where nothing changes."""
    state = view.world()
    seat = 0 if view.viewer is None else view.viewer
    before = standing(state, seat)
    for action in actions:
        if isinstance(action, Numbered) and state.phase > NAME_FIRST:
            state.apply(action.code)
    after = standing(state, seat)
    said: list[Message] = []
    if points := after.points - before.points:
        said.append(Message("reason-citrus-points", {"points": points}))
    if won := sorted(after.leads - before.leads):
        said.append(Message("reason-citrus-majority", {"sites": ", ".join(won), "count": len(won)}))
    if coins := after.coins - before.coins:
        said.append(Message("reason-citrus-coins", {"coins": f"{coins:+d}".replace("-", "−")}))
    if workers := after.workers - before.workers:
        said.append(Message("reason-citrus-workers", {"workers": f"{workers:+d}".replace("-", "−")}))
    return said


def standing(state: State, seat: int) -> Standing:
    """What a player has now."""
    known = state.written()
    standing_tiles = sum(
        mask.bit_count() + (mask & known["wells"]).bit_count() for _, mask in state.regions(seat)
    )
    points = known["score"][seat] + (0 if known["reason"] else standing_tiles + state.horse_points(seat))
    return Standing(points, known["coins"][seat], state.workers(seat), _leads(state, seat))


def _leads(state: State, seat: int) -> frozenset[str]:
    """The Fincas at which a player would get the higher value now. C-F3."""
    known, led = state.written(), set()
    for site, life in enumerate(known["site_state"]):
        if life >= BUILT:
            if 0 < state.tiles_around(site)[seat] == state.most:
                led.add(LETTERS[site])
    return frozenset(led)
