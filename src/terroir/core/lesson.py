"""Lessons: a position, a few steps to do there, what others answer, and a goal. See docs/lessons.md.

A lesson has no rules of its own: what a step asks for is an action, what follows are the moves of a scenario,
and its goal are expectations of a scenario. So the engine judges it like any other scenario.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from terroir.core.errors import BadScenario, StaleAction, TerroirError
from terroir.core.game import Action, AnyGame
from terroir.core.play import Match, check_turn
from terroir.core.scenario_text import Beginning, Draw, Entry, Play, Scenario, read_expectation, read_move

READ = ""
"""What is done in a step that is only read."""
LEARNER = 0
"""The seat of whoever learns."""


class Pointless(TerroirError):
    """Legal, but not what the lesson is about: nothing has changed."""

    code = "pointless"


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat does, and what is drawn for it."""

    seat: int
    action: str
    drawn: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence about one piece, and one thing to do; a step that asks for nothing is only read."""

    at: str
    """The piece that the sentence speaks of, as screens name their pieces."""
    lit: tuple[str, ...]
    """What else stays in the light."""
    do: tuple[str, ...]
    """The actions of the learner, one after the other; most steps have one."""
    drawn: tuple[str, ...]
    """What is drawn for the last of them."""
    answers: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is taught at one sitting. Its texts are the messages `lesson-NAME` and `lesson-NAME-1`, -2, …"""

    game: str
    name: str
    players: int
    rules: tuple[str, ...]
    position: str
    steps: tuple[Step, ...]
    goal: tuple[str, ...]

    @property
    def whole(self) -> tuple[str, ...]:
        """All that the learner does, READ for each step that is only read."""
        return tuple(action for step in self.steps for action in step.do or (READ,))


def read(game: str, name: str, facts: Mapping[str, Any]) -> Lesson:
    """A lesson as its file tells it; BadScenario says what cannot be read."""
    where = f"lesson {game}/{name}"
    known = {"players", "rules", "position", "goal", "step"}
    if odd := [key for key in facts if key not in known]:
        raise BadScenario(where, 1, f"{odd[0]!r} is none of {', '.join(sorted(known))}")
    if lacking := [key for key in sorted(known) if not facts.get(key)]:
        raise BadScenario(where, 1, f"no {lacking[0]}")
    steps = tuple(_step(where, number, step) for number, step in enumerate(facts["step"], start=1))
    lesson = Lesson(
        game,
        name,
        facts["players"],
        tuple(facts["rules"]),
        facts["position"],
        steps,
        tuple(facts["goal"]),
    )
    scenario(lesson)
    return lesson


def _step(where: str, number: int, facts: Mapping[str, Any]) -> Step:
    known = ("at", "lit", "do", "then")
    if odd := [key for key in facts if key not in known]:
        raise BadScenario(where, number, f"{odd[0]!r} is none of {', '.join(known)}")
    if not facts.get("at"):
        raise BadScenario(where, number, "no at: what does the sentence speak of?")
    drawn: tuple[str, ...] = ()
    answers: list[Move] = []
    for line in facts.get("then", ()):
        move = read_move(line)
        if isinstance(move, Play):
            answers.append(Move(move.seat, move.action, ()))
        elif isinstance(move, Draw) and move.outcomes and answers:
            last = answers.pop()
            answers.append(Move(last.seat, last.action, last.drawn + move.outcomes))
        elif isinstance(move, Draw) and move.outcomes:
            drawn += move.outcomes
        else:
            raise BadScenario(
                where, number, f"cannot read {line[:80]!r}: it should be `2 ACTION` or `= OUTCOME`"
            )
    return Step(facts["at"], tuple(facts.get("lit", ())), tuple(facts.get("do", ())), drawn, tuple(answers))


def scenario(lesson: Lesson) -> Scenario:
    """The same as a scenario: the position, everything that is done, and the goal."""
    name = f"lesson {lesson.game}/{lesson.name}"
    entries: list[Entry] = []

    def play(seat: int, action: str, drawn: Sequence[str]) -> None:
        number = len(entries) + 1
        entries.append(Entry(number, f"{seat + 1} {action}", Play(seat, action)))
        if drawn:
            entries.append(Entry(number, f"= {', '.join(drawn)}", Draw(tuple(drawn))))

    for step in lesson.steps:
        for action in step.do:
            play(LEARNER, action, step.drawn if action is step.do[-1] else ())
        for answer in step.answers:
            play(answer.seat, answer.action, answer.drawn)
    for line in lesson.goal:
        demand = read_expectation(line)
        if demand is None:
            raise BadScenario(name, 1, f"cannot read the goal {line[:80]!r}")
        entries.append(Entry(len(entries) + 1, line, demand))
    beginning = Beginning(1, lesson.position, new_game=False)
    return Scenario(name, lesson.game, lesson.name, lesson.rules, beginning, tuple(entries))


def judged(match: Match[Any], seat: int, text: str) -> Action:
    """The action, if the seat may do it now; else the error that doing it would be. Nothing is done."""
    check_turn(match.pending, seat)
    action = match.game.action_from_text(match.state, seat, text)
    match.attempt(seat, action, None)
    return action


class Learning:
    """A lesson after some of its steps: what is done next is judged by the rules, then by the lesson."""

    def __init__(self, game: AnyGame, lesson: Lesson, done: Sequence[str] = ()) -> None:
        """`done` are the learner's actions so far, READ for each step that was only read."""
        self.game = game
        self.lesson = lesson
        position = game.position_handed_in(lesson.position)
        self.match: Match[Any] = Match(game, position, None, lesson.position)
        self.steps = 0
        """How many steps are done."""
        self._acted = 0
        """How many actions of the present step are done."""
        for action in done:
            self.go_on(action)

    @property
    def step(self) -> Step | None:
        """What is to be done or read now; None once the lesson is learnt."""
        return self.lesson.steps[self.steps] if self.steps < len(self.lesson.steps) else None

    @property
    def left(self) -> tuple[str, ...]:
        """What is left to do in this step, in notation."""
        return () if self.step is None else self.step.do[self._acted :]

    def go_on(self, text: str) -> list[Move]:
        """Do this: everything that happens then, answers included.

        Errors are what the rules forbid, Pointless is what the lesson does not ask for; neither changes it.
        """
        step, state = self.step, self.match.state
        if step is None:
            raise StaleAction("the lesson is over")
        happened: list[Move] = []
        if step.do:
            if self.judged(text) != self.game.action_from_text(state, LEARNER, self.left[0]):
                raise Pointless(text)
            happened.append(Move(LEARNER, text, step.drawn if len(self.left) == 1 else ()))
            self._acted += 1
        elif text != READ:
            raise Pointless(text)
        if not self.left:
            happened += step.answers
            self.steps += 1
            self._acted = 0
        for move in happened:
            self._play(move)
        return happened

    def judged(self, text: str) -> Action:
        """The learner's action, if it may be done now; else the error that doing it would be."""
        return judged(self.match, LEARNER, text)

    def _play(self, move: Move) -> None:
        match, game = self.match, self.game
        match.play(move.seat, game.action_from_text(match.state, move.seat, move.action))
        for text in move.drawn:
            match.draw(game.outcome_from_text(match.state, text))

    def position(self) -> str:
        """The game as it stands, as text."""
        return self.game.position_to_text(self.match.state)
