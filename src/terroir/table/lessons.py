"""A lesson as a table in memory, made anew from what the learner has done so far.

So nobody has to keep anything between two questions, and screens are told what they are told at any table.
"""

from __future__ import annotations

from collections.abc import Sequence

from terroir.core.game import AnyGame
from terroir.core.lesson import LEARNER, Learning, Lesson
from terroir.table.positions import PositionTable
from terroir.table.shapes import HintAction
from terroir.table.wording import proposed_turn


class LessonTable(PositionTable):
    """A lesson after some of its steps, and a table at which the same has happened."""

    def __init__(self, game: AnyGame, lesson: Lesson, done: Sequence[str] = (), name: str = "") -> None:
        """`done` is what the learner, called `name`, has done so far."""
        super().__init__(game, lesson.position, lesson.players, LEARNER, name)
        self.learning = Learning(game, lesson)
        for action in done:
            self.go_on(action)

    def go_on(self, text: str) -> list[bytes]:
        """Do this, and what the others answer: the updates for the learner's screen. See Learning.go_on."""
        return [told for move in self.learning.go_on(text) for told in self.move(move)]

    def shown(self) -> list[HintAction]:
        """How the present step is done, for whoever asks to be shown."""
        return proposed_turn(self.learning.match, LEARNER, self.learning.left)
