"""Chances to win as people are told them: as often as such chances have come true in games.

Simulated games are too sure of themselves, or not sure enough, and think too well of whoever chooses among
them. How far is fitted to games by bench/calibration.py, for each number of players; bots play without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from terroir.core.abilities import Calibrated
from terroir.core.game import AnyGame, Seat

Chances = tuple[float, ...]


class Trust(NamedTuple):
    """How far to trust simulated games."""

    stretch: float = 1.0
    """What log chances are multiplied by: less than 1 brings chances nearer together."""
    chooser: float = 0.0
    """What is added to the log chance of whoever chose."""

    def told(self, simulated: Sequence[float], seat: Seat) -> Chances:
        """Everybody's chance by what simulated games came to; none and certainty stay what they are."""
        parts = [
            share**self.stretch * (exp(self.chooser) if p == seat else 1) for p, share in enumerate(simulated)
        ]
        whole = sum(parts)
        return tuple(part / whole for part in parts)

    def slope(self, simulated: float, told: float) -> float:
        """How much more what is told of the chooser changes than what was simulated."""
        open_yet = simulated * (1 - simulated)
        return self.stretch * told * (1 - told) / open_yet if open_yet else 1.0


def trust_in(game: AnyGame, players: int) -> Trust | None:
    """What was fitted to games for so many players; None where simulated games are taken at their word."""
    fitted = game.calibration if isinstance(game, Calibrated) else {}
    return Trust(*fitted[players]) if players in fitted else None


def told(game: AnyGame, seat: Seat, simulated: Chances, error: float) -> tuple[Chances, float]:
    """Everybody's chance, and the error of the chooser's, as they are told."""
    trust = trust_in(game, len(simulated))
    if trust is None:
        return simulated, error
    shares = trust.told(simulated, seat)
    return shares, error * trust.slope(simulated[seat], shares[seat])
