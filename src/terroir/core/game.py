"""What a game is: the class that every game inherits from, and the words it is written in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from terroir.core.masking import Masked, public

if TYPE_CHECKING:
    from terroir.core.example import Example
    from terroir.core.lesson import Lesson
    from terroir.core.practice import Practice

Seat = int
"""A place at the table, counted from 0 in code and from 1 wherever people read it."""

RandBelow = Callable[[int], int]
"""A source of luck: `randbelow(n)` is an integer from 0 to n-1, each as likely as the others."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the book. Its title and text are the Fluent message `rule-<id>`."""

    id: str
    section: str
    ruling: bool
    drawn: bool = False
    """It is about places or cards: there is an example of it to look at and to try."""


class Action:
    """What a player asks for, in the imperative. Each game has its closed set of frozen subclasses."""

    __slots__ = ()
    public: ClassVar[bool] = False
    """Others may read it as soon as it is done. Sealed choices are hidden until all are in (`Decide.secret`)
    whatever this says; it is for what is hidden in the open, such as a card laid face down."""


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
    seats: bool = False
    """Its numbers are seats of the table."""
    needs: tuple[tuple[str, str, str], ...] = ()
    """A value of it, another option, and which value that must have."""
    length: bool = False
    """It says how long a game takes; its message has `.<value>-text` with more words for a value."""
    for_two: str = ""
    """What two players begin with, if not with the default."""


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text in one style; styles are words such as `lemon`, `seat-1`, `rock`, `lit`, `quiet`.

    `width` is how many columns it takes, cut or filled up, since words differ from language to language.
    `space` is the space that it draws, by the name that an Offer has for it: there people point.
    """

    text: str | Message
    style: str = ""
    width: int = 0
    space: str | None = None


Picture = tuple[tuple[Span, ...], ...]
"""Lines of spans: what a terminal shows, without any knowledge of terminals.

Empty lines separate blocks, which a wide screen may put side by side.
"""


class Offer(NamedTuple):
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


LEVELS = (("novice", "random"), ("casual", "mc:24"), ("practised", "mcts:100"), ("master", "mcts:1000"))
"""For a game that has no levels of its own: bots that know nothing but its rules."""


class Game(ABC, Generic[S, V]):
    """The one thing everybody asks: what is pending, what is legal, and what happens.

    A game defines what is abstract here and overrides what it can do better; everything else has a default
    that works. What a game does not know under this roof is private: a public name that is none of these is
    an error, so that a slip of the pen cannot switch something off without a word.
    """

    version: int = 1
    """Bumped with every change of behaviour; a game goes on by that which it was begun with: see `at`."""
    options: tuple[Option, ...] = ()
    moves: tuple[type[Action] | type[Outcome], ...] = ()
    """The dataclasses of all actions and outcomes."""
    compiled: bool | None = None
    """Whether the rules run compiled; None where there is nothing to compile."""
    drawn_by_client: bool = False
    """The browser has a screen of its own for this game; any other game is sent its picture."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        known = {name for base in cls.__mro__[1:] for name in vars(base)}
        for name in vars(cls):
            if not name.startswith("_") and name not in known:
                close = get_close_matches(name, known, n=1)
                hint = f"did you mean {close[0]}?" if close else "what is the game's own begins with _"
                raise TypeError(f"{cls.__name__}.{name} is nothing that a game has: {hint}")
        if cls.options and cls.settings is Game.settings:
            raise TypeError(f"{cls.__name__} has options: it needs `settings` too")

    def at(self, version: int) -> Game[S, V] | None:
        """The game by the rules of that version, None if they are not here.

        A game whose rules have changed keeps the old ones beside the new, as a game with that `version`, and
        answers with it here, for as long as somebody may still play by them.
        """
        return self if version == self.version else None

    # ---- what every game has to say ----------------------------------------
    @property
    @abstractmethod
    def name(self) -> str:
        """How the game is called in commands, records and addresses: the name of its folder."""

    @property
    @abstractmethod
    def players(self) -> range:
        """By how many it can be played."""

    @property
    @abstractmethod
    def rules(self) -> Mapping[str, Rule]:
        """The book: every rule by its id, in reading order."""

    @abstractmethod
    def start(self, players: int, options: Mapping[str, str]) -> S:
        """The state before anything has happened; BadOptions for what cannot be played."""

    @abstractmethod
    def pending(self, state: S) -> Pending:
        """The one thing the state waits for."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """What the seat may do now; nothing for who owes no decision."""

    @abstractmethod
    def objection(self, state: S, seat: Seat, action: Action) -> Objection | None:
        """None if and only if the action is legal."""

    @abstractmethod
    def apply(self, state: S, move: Action | Outcome, seat: Seat | None = None) -> Sequence[Event]:
        """Change the state by a legal action of a seat, or by an outcome of pending chance.

        The events may be worked out only when somebody looks at them.
        """

    @abstractmethod
    def turn(self, state: S) -> int:
        """A number that grows with every turn: undo never crosses a change of it."""

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V:
        """All that a seat (or, with None, a spectator) may know; a type of its own, with the `viewer`.

        Its parts that are marked `public` or `own` (terroir.core.masking) are sent to screens. What is public
        is taken from the spectator's view, whoever looks.
        """

    @abstractmethod
    def imagine(self, view: V, randbelow: RandBelow) -> S:
        """A world that the viewer cannot tell from the real one."""

    @abstractmethod
    def picture(self, view: V, lit: Mapping[str, str]) -> Picture:
        """The table in plain characters; `lit` spaces carry the given mark."""

    # ---- playing -----------------------------------------------------------
    def checked(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, for `start`; BadOptions if it cannot be played so."""
        from terroir.core.options import check_players, complete

        check_players(self.players, players)
        return complete(self.options, options)

    def settings(self, state: S) -> Mapping[str, str]:
        """The options in force, all of them, as `start` would take them."""
        return {}

    def clone(self, state: S) -> S:
        """A copy that leads a life of its own."""
        return deepcopy(state)

    def probe_actions(self, state: S, seat: Seat) -> Sequence[Action]:
        """Well-formed actions for tests to try, legal or not: off the board, too dear, out of turn."""
        return (
            []
            if isinstance(pending := self.pending(state), (Chance, Over))
            else [action for owing in pending.seats for action in self.legal(state, owing)]
        )

    def legal_in(self, view: V) -> Sequence[Action]:
        """The legal actions of the viewer, as the view shows them."""
        # They depend on nothing that is hidden from the viewer, so any world that looks the same has them.
        viewer: Seat | None = view.viewer  # type: ignore[attr-defined]
        return [] if viewer is None else self.legal(self.imagine(view, lambda n: 0), viewer)

    def pieces(self, state: S) -> Mapping[str, int]:
        """Every kind of piece and how many there are, wherever they lie: the same from start to end."""
        return {}

    def seen_move(self, state: S, seat: Seat | None, move: Action | Outcome, viewer: Seat | None) -> str:
        """The move about to be made, as the viewer may read it before the end: `?` for what is hidden.

        `Chance.seen_by` and `Decide.secret` hide by themselves, before this is asked.
        """
        hidden = isinstance(move, Action) and not move.public and viewer != seat
        return "?" if hidden else self.move_to_text(move)

    # ---- as text -----------------------------------------------------------
    def move_to_text(self, move: Action | Outcome) -> str:
        """A move in notation."""
        from terroir.core import plain

        return plain.move_to_text(move)

    def action_from_text(self, state: S, seat: Seat, text: str) -> Action:
        """The action that a line stands for; MalformedAction if it stands for none."""
        from terroir.core import plain

        return plain.move_from_text(text, [kind for kind in self.moves if issubclass(kind, Action)])

    def outcome_from_text(self, state: S, text: str) -> Outcome:
        """The outcome that a line stands for; MalformedAction if it stands for none."""
        from terroir.core import plain

        return plain.move_from_text(text, [kind for kind in self.moves if issubclass(kind, Outcome)])

    def position_to_text(self, state: S) -> str:
        """All of a state, secrets too."""
        from terroir.core import plain

        return plain.to_text(state)

    def position_from_text(self, text: str) -> S:
        """The state that a text stands for; BadPosition if it stands for none."""
        from terroir.core import plain

        return plain.from_text(type(self.start(self.players[0], {})), text)

    def position_handed_in(self, text: str) -> S:
        """The state of a position that somebody hands in; BadPosition also if no game comes to it.

        Positions that were kept are read by `position_from_text`: what could be played once stays readable.
        """
        return self.position_from_text(text)

    def view_to_json(self, view: V) -> dict[str, Any]:
        """What the viewer's screen is sent: the marked parts of the view."""
        from terroir.core import plain

        return plain.shown(self, view)

    # ---- for people --------------------------------------------------------
    @property
    def styles(self) -> Mapping[str, str]:
        """Styles of its spans: `F6ECDB on 352C21`, red, green and blue in hexadecimal, `bold` before it."""
        return {}

    def message_for(self, seen: Mapping[str, Any]) -> Message | None:
        """An event as its viewer got it (`Event.seen_by`), in words; None where there is nothing to say.

        `StoneLaid` of the game `go` is the message `event-go-stone-laid`, with the event's fields.
        """
        from terroir.core import plain

        args = {name: value for name, value in seen.items() if type(value) in (str, int)}
        args.pop("seat", None)  # which the message calls $name
        return Message(f"event-{self.name}-{plain.dashed(args.pop('type'))}", args, seen.get("seat"))

    def offer(self, view: V, action: Action) -> Offer:
        """A legal action of the viewer, in words.

        `LayStone` of the game `go` is the message `action-go-lay-stone`, with the action's fields; a field
        `space` says where on the picture it is offered.
        """
        from terroir.core import plain

        args: dict[str, str | int] = plain.to_json(action)
        group = Message(f"action-{self.name}-{plain.dashed(type(action).__name__)}")
        item = Message(f"{group.id}.item", args) if args else None
        space = args.get("space")
        return Offer(group, None if space else item, str(space) if space else None, fixed=True)

    def equipment(self, state: S) -> Any:
        """What everybody may know and no move changes, as a dataclass: the board as printed, the material."""
        return None

    def preview(self, view: V, action: Action) -> Any:
        """What a legal action of the viewer would bring, as a dataclass, from what the viewer knows alone."""
        return None

    def details(self, view: V) -> Picture:
        """What lies on the table besides the picture, as the viewer knows it: piles to leaf through, say."""
        return ()

    def advice(self, players: int, options: Mapping[str, str]) -> Sequence[Message]:
        """What to tell the host before a game that `start` would begin so; nothing if all is well."""
        return ()

    def fact(self, state: S, question: str) -> str:
        """For scenarios: the answer in words, `none` where there is nothing; UnknownQuestion for others."""
        from terroir.core.errors import UnknownQuestion

        raise UnknownQuestion(f"{self.name} answers only turn, pending, winners and scores")

    @property
    def lessons(self) -> Sequence[Lesson]:
        """What newcomers are taught, in that order; none by default."""
        return ()

    @property
    def examples(self) -> Sequence[Example]:
        """Rules to look at and to try, in the order of the book; none by default."""
        return ()

    @property
    def practice(self) -> Sequence[Practice]:
        """Positions in which one turn is best, to be found; none by default."""
        return ()

    def theme(self, view: V, actions: Sequence[Action]) -> Message:
        """What a turn is an example of: the question it answers, with `.task`, `.hint` and `.why`."""
        return Message("practice-turn")

    # ---- for bots ----------------------------------------------------------
    @property
    def levels(self) -> Sequence[tuple[str, str]]:
        """How strong a bot may be, the weakest first: a name, which `level-NAME` says, and the bot's code."""
        return LEVELS

    @property
    def published_levels(self) -> Sequence[tuple[str, str]]:
        """The same where rules are compiled: bots by which others measure theirs, so the same everywhere."""
        return self.levels

    @property
    def ratings(self) -> Mapping[str, int]:
        """How strong the published levels are, by name, on the scale of people's ratings; none if unknown."""
        return {}

    def appraise(self, view: V, actions: Sequence[Action]) -> Sequence[int]:
        """What each action is worth at first sight, in hundredths of a point."""
        return [0] * len(actions)

    def reasons(self, view: V, actions: Sequence[Action]) -> Sequence[Message]:
        """Why a turn is good: what its actions bring until luck or another seat has its say."""
        return ()

    def progress(self, view: V) -> int | None:
        """How much of the game is over, in per cent, as everybody can see; None where nobody can say."""
        return None


@dataclass(frozen=True, slots=True)
class OpenView(Generic[S]):
    """A state that everybody sees, and who looks at it."""

    viewer: Seat | None
    state: S = public()


class OpenGame(Game[S, OpenView[S]]):
    """A game in which nothing is hidden from anybody: neither hands nor sealed choices."""

    def view(self, state: S, viewer: Seat | None) -> OpenView[S]:
        return OpenView(viewer, self.clone(state))

    def imagine(self, view: OpenView[S], randbelow: RandBelow) -> S:
        return self.clone(view.state)

    def seen_move(self, state: S, seat: Seat | None, move: Action | Outcome, viewer: Seat | None) -> str:
        return self.move_to_text(move)


AnyGame = Game[Any, Any]
