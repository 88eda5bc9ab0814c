"""Practice positions: one turn is clearly best, another one looks better than it is. See docs/practice.md.

They were mined from games of bots (tools/practice.py). What others hold there is imagined from what the seat
in turn knew, so that a position tells nothing that this seat could not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from terroir.core.errors import BadScenario, StaleAction
from terroir.core.fair import draw
from terroir.core.game import Action, AnyGame, Chance, Decide
from terroir.core.lesson import LEARNER, Move, judged
from terroir.core.play import Match, pick

KEYS = {"players": int, "mined": str, "position": str, "answer": list, "share": float, "decoy": list}
KEYS |= {"decoy_share": float}


@dataclass(frozen=True, slots=True)
class Practice:
    """A position, seat 1 in turn, and what a long search made of it."""

    game: str
    number: int
    players: int
    mined: str
    """The game it comes from: how it is found again."""
    position: str
    answer: tuple[str, ...]
    """The best turn, until luck or another seat has its say."""
    share: float
    """The part of the victory that it promises."""
    decoy: tuple[str, ...]
    """A turn that looks good at first sight, and its part of the victory."""
    decoy_share: float


def read(game: str, number: int, facts: Mapping[str, Any]) -> Practice:
    """A practice position as its file tells it; BadScenario says what cannot be read."""
    where = f"practice {game}/{number}"
    if odd := [key for key in facts if key not in KEYS]:
        raise BadScenario(where, 1, f"{odd[0]!r} is none of {', '.join(KEYS)}")
    for key, kind in KEYS.items():
        if not isinstance(facts.get(key), kind) or facts[key] in ("", []):
            raise BadScenario(where, 1, f"{key} should be a {kind.__name__}")
    return Practice(
        game,
        number,
        facts["players"],
        facts["mined"],
        facts["position"],
        tuple(facts["answer"]),
        facts["share"],
        tuple(facts["decoy"]),
        facts["decoy_share"],
    )


def in_turn(of_games: Sequence[Sequence[Practice]]) -> list[Practice]:
    """The positions of several games, one of each game after the other."""
    return [each for row in zip_longest(*of_games) for each in row if each is not None]


def of_day(positions: Sequence[Practice], day: int) -> Practice:
    """The position of a day, counted in days from any day that everybody counts from."""
    return positions[day % len(positions)]


def is_answer(tried: Practising) -> bool:
    """Whether the turn, in whatever order, came to the same as the answer."""
    return tried.reached == Practising(tried.game, tried.practice, tried.practice.answer).reached


class Practising:
    """A turn being tried in a practice position: any legal action, until luck or another seat has its say."""

    def __init__(self, game: AnyGame, practice: Practice, done: Sequence[str] = ()) -> None:
        """`done` is what was done so far."""
        self.game = game
        self.practice = practice
        position = game.position_handed_in(practice.position)
        self.match: Match[Any] = Match(game, position, None, practice.position)
        self.view = game.view(self.match.state, LEARNER)
        """What is known at the beginning."""
        self.turn: list[Action] = []
        self.reached: str | None = None
        """What the turn has come to, before luck answers; None until it is over."""
        for action in done:
            self.go_on(action)

    @property
    def is_over(self) -> bool:
        return self.reached is not None

    def judged(self, text: str) -> Action:
        """The learner's action, if it may be done now; else the error that doing it would be."""
        return judged(self.match, LEARNER, text)

    def go_on(self, text: str) -> Move:
        """Do this: it, and what is drawn then. Errors are what the rules forbid, and change nothing."""
        if self.is_over:
            raise StaleAction("the turn is over")
        match, drawn = self.match, list[str]()
        action = self.judged(text)
        match.play(LEARNER, action)
        self.turn.append(action)
        if not isinstance(match.pending, Decide) or LEARNER not in match.pending.seats:
            self.reached = self.game.position_to_text(match.state)
        # Luck comes as it comes, but the same to everybody who does the same.
        key = f"practice {self.practice.game}/{self.practice.number}".encode()
        while isinstance(match.pending, Chance):
            outcome = pick(match.pending, lambda n: draw(key, match.drawn, n))
            drawn.append(self.game.move_to_text(outcome))
            match.draw(outcome)
        return Move(LEARNER, text, tuple(drawn))
