"""A practice position as a table in memory, made anew from what was done so far, like a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terroir.bots.practice import Verdict, verdict
from terroir.core.game import AnyGame
from terroir.core.lesson import LEARNER
from terroir.core.practice import Practice, Practising
from terroir.core.registry import load
from terroir.table.positions import PositionTable
from terroir.table.shapes import HintAction
from terroir.table.wording import proposed_turn


class PracticeTable(PositionTable):
    """A turn being tried in a practice position, and a table at which the same has happened."""

    def __init__(self, game: AnyGame, practice: Practice, done: Sequence[str] = (), name: str = "") -> None:
        """`done` is what the learner, called `name`, has done so far."""
        super().__init__(game, practice.position, practice.players, LEARNER, name)
        self.practising = Practising(game, practice)
        for action in done:
            self.go_on(action)

    def go_on(self, text: str) -> list[bytes]:
        """Do this: the updates for the learner's screen. See Practising.go_on."""
        return self.move(self.practising.go_on(text))

    def preview(self, text: str) -> Any:
        """What an action would bring; what may not be done now is an error."""
        tried = self.practising
        action = tried.judged(text)
        return tried.game.preview(tried.game.view(tried.match.state, LEARNER), action)


def shown(game: AnyGame, practice: Practice, turn: Sequence[str]) -> list[HintAction]:
    """A turn from the beginning of the position, as it will be offered."""
    return proposed_turn(Practising(game, practice).match, LEARNER, turn)


def judge(game: str, number: int, done: Sequence[str]) -> Verdict:
    """In a worker: what a turn is worth that is over."""
    played = load(game)
    practice = next(each for each in played.practice if each.number == number)
    return verdict(Practising(played, practice, done))
