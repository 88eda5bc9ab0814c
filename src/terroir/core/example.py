"""Examples: scenarios that the rules show in pictures, and that one can try. See docs/examples.md.

What a picture says comes from the engine: what may be done, what happened, why something is refused.
So an example needs no words of its own, and cannot say what the rules do not say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile
from typing import Any

from terroir.core.errors import BadScenario
from terroir.core.game import Action, AnyGame, Chance
from terroir.core.lesson import Move, judged
from terroir.core.play import Match
from terroir.core.scenario_text import Draw, Play, Refused, Scenario
from terroir.core.scenario_text import read as read_scenario


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture: what is done since the one before it, and what is tried then and refused, if anything."""

    moves: tuple[Move, ...] = ()
    tried: Refused | None = None


@dataclass(frozen=True)
class Example:
    """A scenario to look at; the first of its rules is the one it is about."""

    name: str
    scenario: Scenario

    @property
    def rule(self) -> str:
        return self.scenario.rules[0]

    @property
    def position(self) -> str:
        return self.scenario.beginning.text

    @cached_property
    def frames(self) -> tuple[Frame, ...]:
        """The position, unless something is refused there; then every refusal and every row of moves."""
        frames: list[Frame] = []
        moves: list[Move] = []

        def close() -> None:
            if moves:
                frames.append(Frame(tuple(moves)))
                moves.clear()

        for entry in self.scenario.entries:
            match entry.demand:
                case Play(seat, action):
                    moves.append(Move(seat, action, ()))
                case Draw(outcomes) if moves:
                    moves.append(replace(last := moves.pop(), drawn=last.drawn + outcomes))
                case Refused() as tried if entry.text.startswith("refused"):
                    close()
                    frames.append(Frame(tried=tried))
                case _:
                    close()
        close()
        return tuple(frames) if frames and frames[0].tried else (Frame(), *frames)

    @property
    def seat(self) -> int:
        """Whose screen is shown: of whoever does or tries something first."""
        for frame in self.frames:
            if frame.tried and frame.tried.seat is not None:
                return frame.tried.seat
            for move in frame.moves:
                return move.seat
        return 0


def read(name: str, text: str) -> Example:
    """An example as its file tells it; BadScenario says what cannot be shown."""
    scenario = read_scenario(text, name)
    if scenario.beginning.new_game:
        raise BadScenario(name, scenario.beginning.line, "an example needs a position")
    if not scenario.rules:
        raise BadScenario(name, 1, "no rules: what is it an example of?")
    return Example(name, scenario)


class Trying:
    """An example being tried by whoever looks at it: whatever the rules allow is done."""

    def __init__(self, game: AnyGame, example: Example, done: Sequence[str] = ()) -> None:
        self.game = game
        self.seat = example.seat
        state = game.position_handed_in(example.position)
        self.match: Match[Any] = Match(game, state, None, example.position)
        self._ahead = [move for frame in example.frames for move in frame.moves]
        """What the example goes on with, as long as it is followed."""
        for action in done:
            self.go_on(action)

    def go_on(self, text: str) -> list[Move]:
        """Do this: everything that happens then. Others answer only what the example says."""
        action = self.judged(text)
        happened = [Move(self.seat, text, ())]
        match self._ahead:
            case [following, *later] if self._same(following, action):
                happened = [following, *takewhile(lambda move: move.seat != self.seat, later)]
                self._ahead = self._ahead[len(happened) :]
            case _:
                self._ahead = []
        return [self.play(move) for move in happened]

    def judged(self, text: str) -> Action:
        """The action, if it may be done now; else the error that doing it would be."""
        return judged(self.match, self.seat, text)

    def play(self, move: Move) -> Move:
        """Let it happen, with all that is drawn: what is not given is the first thing that can come."""
        match, game = self.match, self.game
        match.play(move.seat, game.action_from_text(match.state, move.seat, move.action))
        drawn = list(move.drawn)
        for text in drawn:
            match.draw(game.outcome_from_text(match.state, text))
        while isinstance(pending := match.pending, Chance):
            outcome = pending.outcomes[0][0]
            drawn.append(game.move_to_text(outcome))
            match.draw(outcome)
        return replace(move, drawn=tuple(drawn))

    def _same(self, move: Move, action: Action) -> bool:
        state = self.match.state
        return move.seat == self.seat and self.game.action_from_text(state, self.seat, move.action) == action
