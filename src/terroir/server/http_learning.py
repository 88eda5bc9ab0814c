"""What is sent and answered over HTTP about lessons, examples of the rules and practice positions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from terroir.core.game import Message
from terroir.server.http_types import Asked
from terroir.server.wire import Answer, Refused, State
from terroir.table.commands import ActionText
from terroir.table.shapes import HintAction, Update


class LessonAsked(Asked, frozen=True):
    """What the learner has done so far, in notation, empty for each step that was only read; and what now."""

    done: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=40)] = field(
        default_factory=list
    )
    ask: Literal["state", "play", "why_not", "what_if"] = "state"
    action: Annotated[str, Meta(max_length=200)] = ""


class LessonStep(Struct, frozen=True):
    """What a step speaks of, what else stays in the light, and how many actions it asks for."""

    at: str
    lit: list[str]
    actions: int


class LessonBody(Struct, frozen=True):
    """A lesson. Its words are the messages `lesson-NAME`, `lesson-NAME-1` and so on of its texts."""

    name: str
    rules: list[str]
    steps: list[LessonStep]


class Lessons(Struct, frozen=True):
    """What is taught of a game, in order."""

    game: str
    lessons: list[LessonBody]


class LessonAnswer(Struct, frozen=True):
    """How the lesson stands. A table's screen takes `state` and `updates` as it takes those of its socket."""

    steps: int
    """How many steps are done."""
    show: list[HintAction]
    """How the next one is done."""
    state: State | None = None
    updates: list[Update] = []
    answer: Answer | None = None
    refused: Refused | None = None
    """What the rules forbid."""
    pointless: bool = False
    """Legal, but not what the lesson asks for: nothing has changed."""


class ExampleFrame(Struct, frozen=True):
    """A picture of an example: what happened since the one before it, and what is tried there and refused."""

    updates: list[Update]
    tried: HintAction | None = None
    refused: Refused | None = None


class ExampleBody(Struct, frozen=True):
    """An example of a rule: the position, and its pictures."""

    name: str
    rules: list[str]
    """The first is the one that it is about."""
    show: list[str]
    """The parts of the table that it shows, as the screen of the game names them."""
    state: State
    frames: list[ExampleFrame]


class Examples(Struct, frozen=True):
    """The examples of a game, in the order of its rules."""

    game: str
    examples: list[ExampleBody]


class ExampleAnswer(Struct, frozen=True):
    """How an example stands that is tried: `state` and `updates` as a table's screen takes them."""

    state: State | None = None
    updates: list[Update] = []
    answer: Answer | None = None
    refused: Refused | None = None


class PracticeBody(Struct, frozen=True):
    """A practice position. `theme` is the question it asks, with `.task` and `.hint`; see its texts."""

    game: str
    number: int
    players: int
    theme: Message


class PracticeList(Struct, frozen=True):
    """All practice positions, and the one of today; days are counted from 1970-01-01, in UTC."""

    positions: list[PracticeBody]
    day: int
    today: PracticeBody | None


class PracticeAsked(Asked, frozen=True):
    """What was done so far in the position, in notation, and what now."""

    done: Annotated[list[ActionText], Meta(max_length=40)] = field(default_factory=list)
    ask: Literal["state", "play", "why_not", "what_if", "verdict", "answer"] = "state"
    action: Annotated[str, Meta(max_length=200)] = ""


class PracticeVerdict(Struct, frozen=True):
    """Whether the turn is right: the `same` as the answer, or with a `loss` of the victory, from 0 to 1."""

    right: bool
    same: bool
    loss: float


class PracticeTurn(Struct, frozen=True):
    """A turn, the part of the victory that it promises, and what it brings."""

    actions: list[HintAction]
    share: float
    reasons: list[Message]


class PracticeSolution(Struct, frozen=True):
    """The best turn, a turn that looks better than it is, and why the one is better than the other."""

    answer: PracticeTurn
    decoy: PracticeTurn
    why: Message


class PracticeAnswer(Struct, frozen=True):
    """How the try stands. A table's screen takes `state` and `updates` as it takes those of its socket."""

    over: bool
    """The turn is done: luck or another seat has its say."""
    state: State | None = None
    updates: list[Update] = []
    answer: Answer | None = None
    refused: Refused | None = None
    """What the rules forbid."""
    verdict: PracticeVerdict | None = None
    """For whoever asks for it once the turn is done."""
    solution: PracticeSolution | None = None
    """For whoever asks for the answer, or has found it."""
