"""Noughts and crosses: whoever has three in a row wins. Nothing is hidden, nothing is left to luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from terroir.core import game as core
from terroir.core.game import Action, Decide, Event, Objection, Over, Seat, Span
from terroir.core.masking import public

STYLES = {"X": "seat-1", "O": "seat-2", ".": "quiet"}
SPACES = ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1")
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@dataclass(frozen=True)
class Mark(Action):
    space: str


class SpaceMarked(Event):
    seat: Seat = public()
    space: str = public()


@dataclass
class State:
    cells: str = "." * 9


class Noughts(core.OpenGame[State]):
    """What is not said here the base class knows: views, notation, texts, bots, hints."""

    name = "noughts"
    players = range(2, 3)
    moves = (Mark,)
    rules: Mapping[str, core.Rule] = {f"N-{n}": core.Rule(f"N-{n}", "play", False) for n in (1, 2, 3, 4)}

    def start(self, players: int, options: Mapping[str, str]) -> State:
        self.checked(players, options)
        return State()

    def turn(self, state: State) -> int:
        return 9 - state.cells.count(".")

    def pending(self, state: State) -> core.Pending:
        rows = {"".join([state.cells[n] for n in row]) for row in ROWS}
        for seat, row in enumerate(("XXX", "OOO")):
            if row in rows:
                return Over((1 - seat, seat), (seat,), "N-3")
        open_ = "." in state.cells
        return Decide((self.turn(state) % 2,), "prompt-noughts") if open_ else Over((0, 0), (0, 1), "N-4")

    def legal(self, state: State, seat: Seat) -> Sequence[Mark]:
        pending = self.pending(state)
        if not isinstance(pending, Decide) or seat not in pending.seats:
            return []
        return [Mark(space) for space, cell in zip(SPACES, state.cells, strict=True) if cell == "."]

    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        legal = self.legal(state, seat)
        if not legal:
            return Objection("N-1", "noughts-turn")
        return None if action in legal else Objection("N-2", "noughts-taken", nearest=legal[0])

    def apply(self, state: State, move: Action | core.Outcome, seat: Seat | None = None) -> Sequence[Event]:
        assert isinstance(move, Mark) and seat is not None
        at = SPACES.index(move.space)
        state.cells = state.cells[:at] + "XO"[seat] + state.cells[at + 1 :]
        return [SpaceMarked(seat, move.space)]

    def picture(self, view: core.OpenView[State], lit: Mapping[str, str]) -> core.Picture:
        shown = zip(SPACES, view.state.cells, strict=True)
        cells = [Span(f"{lit.get(space, cell):^3}", STYLES[cell], space=space) for space, cell in shown]
        rows = [(Span(f"{3 - row} ", "quiet"), *cells[3 * row : 3 * row + 3]) for row in range(3)]
        return (*rows, (Span("   a  b  c", "quiet"),))


GAME = Noughts()
