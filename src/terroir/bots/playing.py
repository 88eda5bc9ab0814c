"""A whole game between bots, with all its history."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

from terroir.bots.bot import Bot
from terroir.bots.levels import robot
from terroir.core.game import AnyGame, Decide
from terroir.core.play import Match

NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


def play(
    game: AnyGame, bots: Sequence[str | Bot], seed: int = 0, options: Mapping[str, str] = NO_OPTIONS
) -> Match[Any]:
    """A game from start to end between bots, or those of these codes or levels.

    The same seed gives the same game.
    """
    rng = Random(seed)
    players = [one if isinstance(one, Bot) else robot(game, one) for one in bots]
    match = Match(game, game.start(len(bots), options), rng.randrange)
    while isinstance(decision := match.pending, Decide):
        seat = decision.seats[0]
        view = game.view(match.state, seat)
        for action in players[seat].plan(game, view, match.legal(seat), rng.randrange):
            match.play(seat, action)
    return match
