"""An example of the rules as a table in memory: its pictures, or what somebody makes of it who tries it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from terroir.core.example import Example, Frame, Trying
from terroir.core.game import AnyGame
from terroir.core.lesson import Move
from terroir.core.plain import move_to_json
from terroir.table.positions import PositionTable
from terroir.table.shapes import HintAction


class ExampleTable(PositionTable):
    """An example after what was done, and a table at which the same has happened."""

    def __init__(self, game: AnyGame, example: Example, done: Sequence[str] = ()) -> None:
        players = len(game.view(game.position_from_text(example.position), None).players)
        super().__init__(game, example.position, players, example.seat)
        self.example = example
        self.trying = Trying(game, example)
        for action in done:
            self.go_on(action)

    def go_on(self, text: str) -> list[bytes]:
        """Do this, and what the example answers: the updates for the screen. See Trying.go_on."""
        return self._told(self.trying.go_on(text))

    def frames(self) -> Iterator[tuple[Frame, list[bytes], HintAction | None]]:
        """Each picture in turn: what the screen is told until then, and what is tried there."""
        for frame in self.example.frames:
            told = self._told([self.trying.play(move) for move in frame.moves])
            yield frame, told, None if frame.tried is None else self._tried(frame.tried.action)

    def _told(self, moves: Sequence[Move]) -> list[bytes]:
        return [told for move in moves for told in self.move(move)]

    def _tried(self, text: str) -> HintAction:
        game, state = self.trying.game, self.trying.match.state
        action = game.action_from_text(state, self.seat, text)
        offer = game.offer(game.view(state, self.seat), action)
        return HintAction(text, move_to_json(action), offer.group, offer.space, offer.item)
