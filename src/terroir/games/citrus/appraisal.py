"""What each action is worth at first sight, for bots that look one action ahead."""

from __future__ import annotations

from collections.abc import Sequence

from terroir.core.game import Action
from terroir.games.citrus.actions import Numbered
from terroir.games.citrus.view import View
from terroir.games.citrus.worth import appraise_codes


def appraise(view: View, actions: Sequence[Action]) -> list[int]:
    """The worth of the position after each action, less its worth now, in hundredths of a point."""
    seat = 0 if view.viewer is None else view.viewer
    return appraise_codes(view.world(), seat, [a.code for a in actions if isinstance(a, Numbered)])
