"""Chances to win as people are told them: as often as such chances have come true in games.

Simulated games are too sure of themselves, or not sure enough, and think too well of whoever chooses among
them. How far is fitted to games by bench/calibration.py, for each number of players; bots play without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple

from terroir.core.abilities import Calibrated, HasProgress
from terroir.core.game import AnyGame, Seat


class Trust(NamedTuple):
    """How far to trust simulated games, at the beginning of a game and how that changes until its end."""

    stretch: float = 1.0
    stretch_later: float = 0.0
    """Log chances are multiplied by it: less than 1 brings chances nearer together."""
    chooser: float = 0.0
    chooser_later: float = 0.0
    """What is added to the log chance of whoever chooses."""

    def told(self, simulated: Sequence[float], seat: Seat, progress: int) -> tuple[float, ...]:
        """Everybody's chance by what simulated games came to; none and certainty stay what they are."""
        power, liking = self.power(progress), exp(self.chooser + self.chooser_later * progress / 100)
        parts = [share**power * (liking if p == seat else 1) for p, share in enumerate(simulated)]
        whole = sum(parts)
        return tuple(part / whole for part in parts)

    def power(self, progress: int) -> float:
        return self.stretch + self.stretch_later * progress / 100

    def slope(self, simulated: float, told: float, progress: int) -> float:
        """How much more what is told of the chooser changes than what was simulated."""
        open_yet = simulated * (1 - simulated)
        return self.power(progress) * told * (1 - told) / open_yet if open_yet else 1.0


def trust_in(game: AnyGame, players: int) -> Trust | None:
    """What was fitted to games for so many players; None where simulated games are taken at their word."""
    fitted = game.calibration if isinstance(game, Calibrated) else {}
    return Trust(*fitted[players]) if players in fitted else None


Chances = tuple[float, ...]


def told(game: AnyGame, view: Any, simulated: Chances, error: float) -> tuple[Chances, float]:
    """Everybody's chance, and the error of the viewer's, as they are told."""
    trust = trust_in(game, len(simulated))
    if trust is None or not isinstance(game, HasProgress):
        return simulated, error
    progress, seat = game.progress(view), view.viewer
    shares = trust.told(simulated, seat, progress)
    return shares, error * trust.slope(simulated[seat], shares[seat], progress)
