"""What a game is: the protocol every game folder implements, and the words it is written in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from terroir.core.masking import Masked

Seat = int
"""A place at the table, counted from 0 in code and from 1 wherever people read it."""

Below = Callable[[int], int]
"""A source of luck: `below(n)` is an integer from 0 to n-1, each as likely as the others."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the book. Its title and text are the Fluent message `rule-<id>`."""

    id: str
    section: str
    ruling: bool


class Action:
    """What a player asks for, in the imperative. Each game has its closed set of frozen subclasses."""

    __slots__ = ()


class Outcome:
    """What luck decides. Each game has its closed set of frozen subclasses."""

    __slots__ = ()


class Event(Masked):
    """What happened, in the past participle. `reveals`: something unknown became known to somebody."""


@dataclass(frozen=True, slots=True)
class Message:
    """Words for people: a Fluent message and its arguments, which may be words themselves or a list of them.

    `seat` is the one whose name the message calls `$name`. `minor`: who looks at the table sees it anyway.
    """

    id: str
    args: Mapping[str, str | int | Message | tuple[Message, ...]] = field(default_factory=dict, hash=False)
    seat: Seat | None = None
    minor: bool = False


@dataclass(frozen=True, slots=True)
class Decide:
    """These seats owe a decision; several at once when they choose simultaneously.

    `secret` choices stay sealed until the last one is in, and may come in any order. A choice may take a
    seat several actions: until the one that seals it, nobody else sees that there was any.
    `prompt` is a Fluent message id, `args` are its arguments.
    `clock` is what a table with a clock brings about when time has run out; without a clock it never comes.
    """

    seats: tuple[Seat, ...]
    prompt: str
    secret: bool = False
    args: Mapping[str, str | int] = field(default_factory=dict, hash=False)
    clock: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Chance:
    """Luck is owed: a counted multiset of outcomes, never an order, so there is no secret order to leak.

    `seen_by` are the seats that learn the outcome; None means everyone.
    """

    kind: str
    outcomes: tuple[tuple[Outcome, int], ...]
    seen_by: tuple[Seat, ...] | None = None


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended, by the rule `reason`."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


Pending = Decide | Chance | Over


@dataclass(frozen=True, slots=True)
class Objection:
    """Why an action is refused: the rule, words for the player, the spaces concerned, a way out."""

    rule: str
    message: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    spaces: tuple[str, ...] = ()
    nearest: Action | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """A choice the host makes before the game; `variant` means rules.

    The Fluent message `option-<name>` is its name for people, its `.text` explains it.
    """

    name: str
    values: tuple[str, ...]
    default: str
    variant: bool = False
    free: bool = False
    """Other texts than `values` may be given too; the game judges them."""
    live: tuple[str, ...] = ()
    """Values for people who sit there at the same time; where they look in once a day, it is the default."""


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text in one style; styles are words such as `lemon`, `seat-1`, `rock`, `lit`, `quiet`.

    `width` is how many columns it takes, cut or filled up, since words differ from language to language.
    """

    text: str | Message
    style: str = ""
    width: int = 0


Picture = tuple[tuple[Span, ...], ...]
"""Lines of spans: what a terminal shows, without any knowledge of terminals.

Empty lines separate blocks, which a wide screen may put side by side.
"""


@dataclass(frozen=True, slots=True)
class Offer:
    """How an action is offered: among others of its `group`, on a space of the picture or as an `item`."""

    group: Message
    item: Message | None = None
    space: str | None = None
    number: int | None = None
    """What people would type for it where that is plainer than counting lines: so many tokens, say."""
    fixed: bool = False
    """It is offered in the same way whenever it is legal, whoever looks."""


S = TypeVar("S")
V = TypeVar("V")


class Game(Protocol[S, V]):
    """The one thing everybody asks: what is pending, what is legal, and what happens."""

    name: str
    version: int
    """Bumped with every change of behaviour; a stored game is replayed by the version it was played with."""
    players: range
    options: tuple[Option, ...]
    rules: Mapping[str, Rule]

    def start(self, players: int, options: Mapping[str, str]) -> S: ...

    def settings(self, state: S) -> Mapping[str, str]:
        """The options in force, all of them, as `start` would take them."""
        ...

    def clone(self, state: S) -> S: ...

    def pending(self, state: S) -> Pending: ...

    def legal(self, state: S, seat: Seat) -> Sequence[Action]: ...

    def objection(self, state: S, seat: Seat, action: Action) -> Objection | None:
        """None if and only if the action is legal."""
        ...

    def apply(self, state: S, move: Action | Outcome, seat: Seat | None = None) -> Sequence[Event]:
        """Change the state by a legal action of a seat, or by an outcome of pending chance.

        The events may be worked out only when somebody looks at them.
        """
        ...

    def turn(self, state: S) -> int:
        """A number that grows with every turn: undo never crosses a change of it."""
        ...

    def pieces(self, state: S) -> Mapping[str, int]:
        """Every kind of piece and how many there are, wherever they lie: the same from start to end."""
        ...

    def view(self, state: S, viewer: Seat | None) -> V:
        """All that a seat (or, with None, a spectator) may know; a type of its own."""
        ...

    def imagine(self, view: V, below: Below) -> S:
        """A world that the viewer cannot tell from the real one."""
        ...

    def legal_in(self, view: V) -> Sequence[Action]:
        """The legal actions of the viewer, as the view shows them."""
        ...

    def appraise(self, view: V, actions: Sequence[Action]) -> Sequence[int]:
        """What each action is worth at first sight, in hundredths of a point."""
        ...

    def position_to_text(self, state: S) -> str: ...

    def position_from_text(self, text: str) -> S: ...

    def view_to_json(self, view: V) -> dict[str, Any]: ...

    def picture(self, view: V, lit: Mapping[str, str]) -> Picture:
        """The table in plain characters; `lit` spaces carry the given mark."""
        ...

    def move_to_text(self, move: Action | Outcome) -> str: ...

    def action_from_text(self, state: S, seat: Seat, text: str) -> Action: ...

    def outcome_from_text(self, state: S, text: str) -> Outcome: ...


AnyGame = Game[Any, Any]
