"""What is drawn in a game, in streams of their own, so that the same deal can be played again by others."""

from __future__ import annotations

from random import Random

from terroir.core.game import AnyGame, Chance, Outcome


class Deal:
    """The draws of one game, whoever plays it.

    Every outcome of every kind of draw has a clock of its own that rings at random, faster the more pieces
    stand for it; the first to ring is drawn. So each piece is as likely as any other, and where play takes
    another course the clocks still ring alike: what differs in one bag does not shuffle the others, and
    pieces put back or taken out do not change the order of the rest.
    """

    def __init__(self, game: AnyGame, *words: object) -> None:
        self._game = game
        self._words = "/".join(map(str, words))
        self._clocks: dict[tuple[str, Outcome], Random] = {}
        self._left: dict[tuple[str, Outcome], float] = {}
        """How long until a clock rings if one piece stands for it."""

    def draw(self, chance: Chance) -> Outcome:
        """One outcome of the chance."""
        running = [
            (self._remaining(chance.kind, outcome) / count, outcome, count)
            for outcome, count in chance.outcomes
            if count
        ]
        time, first, _ = min(running, key=lambda clock: clock[0])
        for _, outcome, count in running:
            self._left[chance.kind, outcome] -= time * count
        del self._left[chance.kind, first]
        return first

    def _remaining(self, kind: str, outcome: Outcome) -> float:
        key = (kind, outcome)
        if key not in self._left:
            if key not in self._clocks:
                self._clocks[key] = Random(f"{self._words}/{kind}/{self._game.move_to_text(outcome)}")
            self._left[key] = self._clocks[key].expovariate(1.0)
        return self._left[key]
