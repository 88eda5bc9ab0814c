"""What the hot core writes for clients is what the state is, spelled out anew from plain numbers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from terroir.core.game import Decide
from terroir.core.play import Match
from terroir.core.registry import load
from terroir.games.citrus.actions import FRUITS, LANDSCAPE, tile_name
from terroir.games.citrus.board import LETTERS, material, names_of
from terroir.games.citrus.terms import BUILT, REVEALED, SCORED
from terroir.games.citrus.view import View

GAME = load("citrus")
FINCAS = [f"{high}/{low}" for high, low, _ in material().fincas]


def spelled_out(view: View) -> dict[str, Any]:
    """The view as clients get it, from `State.written` alone."""
    d = view.written()
    return {
        "game": "citrus",
        "options": view.settings,
        "viewer": view.viewer,
        "turn": {
            "seat": d["seat"],
            "number": d["turns"],
            "main_done": bool(d["main_done"]),
            "passes": d["passes"],
        },
        "market": [tile_name(t) if t >= 0 else None for t in d["market"]],
        "hand": [{"market": i + 1, "tile": tile_name(t)} for i, t in enumerate(d["hand"]) if t >= 0],
        "bag": {tile_name(t): n for t, n in enumerate(d["bag"])},
        "bag_short": bool(d["bag_short"]),
        "fincas_left": {FINCAS[v]: n for v, n in enumerate(d["finca_left"])},
        "finca_drawn": FINCAS[d["finca_drawn"]] if d["finca_drawn"] >= 0 else None,
        "sites_left": [LETTERS[s] for s in d["stack"]],
        "sites": {
            LETTERS[s]: {
                "revealed": life == REVEALED,
                "finca": FINCAS[d["site_value"][s]] if life >= BUILT else None,
                "scored": life == SCORED,
            }
            for s, life in enumerate(d["site_state"])
            if life
        },
        "neutral": {FRUITS[f]: list(names_of(m)) for f, m in enumerate(d["neutral"]) if m},
        "wells": list(names_of(d["wells"])),
        "rocks": list(names_of(d["rocks"])),
        "landscape": {space: LANDSCAPE[k] for k in range(9) for space in names_of(d["land"][k])},
        "over": d["reason"],
        "players": [player(view, d, p) for p in range(d["players"])],
    }


def player(view: View, d: dict[str, Any], p: int) -> dict[str, Any]:
    held = d["held"][p]
    shown = p == view.viewer or d["reason"] or view.settings["open-horses"] == "yes"
    return {
        "score": d["score"][p],
        "coins": d["coins"][p],
        "workers": view.state.workers(p),
        "regions": [{"fruit": FRUITS[f], "spaces": list(names_of(m))} for f, m in view.state.regions(p)],
        "tiles": [LANDSCAPE[k] for k in range(3, 9) for _ in range(held[k])],
        "horses": sum((k + 2) * held[k] for k in range(3)) if shown else None,
        "horse_tiles": sum(held[:3]),
    }


@pytest.mark.parametrize("open_horses", ["no", "yes"])
def test_clients_get_what_the_state_is(open_horses: str) -> None:
    luck = Random(11)
    for players in GAME.players:
        options = {"open-horses": open_horses}
        match = Match(GAME, GAME.start(players, options), luck.randrange)
        while isinstance(decision := match.pending, Decide):
            view = GAME.view(match.state, luck.choice([None, *range(players)]))
            assert GAME.view_to_json(view) == spelled_out(view)
            match.play(decision.seats[0], luck.choice(match.legal(decision.seats[0])))
        view = GAME.view(match.state, None)
        assert GAME.view_to_json(view) == spelled_out(view)
