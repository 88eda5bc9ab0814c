"""What a game is: the protocol every game folder implements, and the words it is written in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar, runtime_checkable

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
    lasting: bool = False
    """The game gives this very object again when it offers the same in the same way."""


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


@runtime_checkable
class Speaks(Protocol):
    """What a game adds to be told and offered in words; without it people read the notation."""

    def tell(self, seen: Mapping[str, Any]) -> Message | None:
        """An event as its viewer got it (`Event.seen_by`), in words; None where there is nothing to say."""
        ...

    def offer(self, view: Any, action: Action) -> Offer:
        """A legal action of the viewer, in words."""
        ...


@runtime_checkable
class Stages(Protocol):
    """What a game adds so that a screen can be set before anything happens."""

    def stage(self, state: Any) -> dict[str, Any]:
        """What everybody may know and no move changes, as plain JSON: the board as printed, the material."""
        ...


@runtime_checkable
class Shares(Protocol):
    """What a game adds if most of what its viewers see is the same, and little of it changes with a move."""

    def through(self, view: Any, viewer: Seat | None) -> Any:
        """The moment of a view as another viewer sees it: what `view` would give for the same state."""
        ...

    def parts(self, view: Any) -> Mapping[str, Any]:
        """The view by the keys of its JSON, as values that are quickly made and compared; to be read only."""
        ...

    def part_to_json(self, key: str, part: Any) -> Any:
        """What `view_to_json` has under this key."""
        ...


@runtime_checkable
class Foresees(Protocol):
    """What a game adds so that a player can look before choosing."""

    def foresee(self, view: Any, action: Action) -> dict[str, Any]:
        """What a legal action of the viewer would bring, as plain JSON, from what the viewer knows alone."""
        ...


@runtime_checkable
class Details(Protocol):
    """What a game adds if more lies on its table than the picture shows: piles to leaf through, say."""

    def details(self, view: Any) -> Picture:
        """All of it, as the viewer may know it."""
        ...


@runtime_checkable
class Coloured(Protocol):
    """What a game adds to be painted in colours of its own."""

    styles: Mapping[str, str]
    """Styles of its spans: `F6ECDB on 352C21`, red, green and blue in hexadecimal, `bold` before it."""


@runtime_checkable
class Advises(Protocol):
    """What a game adds if its book advises against a choice that it does not forbid."""

    def advice(self, players: int, options: Mapping[str, str]) -> Sequence[Message]:
        """What to tell the host before a game that `start` would begin so; nothing if all is well."""
        ...


@runtime_checkable
class HasBoards(Protocol):
    """What a game adds if it is played on boards that are files, and may be drawn by anybody."""

    boards: tuple[str, ...]
    """Those that come with the game."""

    def board_text(self, name: str) -> str:
        """The file of a board that comes with the game."""
        ...

    def board_picture(self, name: str, text: str) -> Picture:
        """The bare board of a file; BadPosition if it cannot be read."""
        ...

    def board_problems(self, name: str, text: str) -> Sequence[str]:
        """Everything that keeps a readable board from being valid."""
        ...


@runtime_checkable
class Answers(Protocol):
    """What a game adds so that scenarios can ask about a state in words."""

    def fact(self, state: Any, question: str) -> str:
        """The answer in words, `none` where there is nothing; UnknownQuestion for what it cannot say."""
        ...


@runtime_checkable
class Conceals(Protocol):
    """What a game adds if moves hide more than `Chance.seen_by` and `Decide.secret` say.

    A card laid face down in an ordinary turn, for example. Without it every other move is public.
    """

    def conceal(self, state: Any, seat: Seat | None, move: Action | Outcome, viewer: Seat | None) -> str:
        """The move about to be made, as the viewer may read it before the end: `?` for what is hidden."""
        ...


@runtime_checkable
class Rolls(Protocol):
    """What a game adds to resolve chance by itself, for simulation and search: no outcome, no event."""

    def roll(self, state: Any, luck: int) -> int:
        """Resolve pending chance out of a 64-bit `luck`; the luck that is left."""
        ...


@runtime_checkable
class Probes(Protocol):
    """What a game adds so that tests can ask for more than it would ever offer."""

    def probe_actions(self, state: Any, seat: Seat) -> Sequence[Action]:
        """Well-formed actions around this state, legal or not: off the board, too dear, out of turn."""
        ...


@dataclass(frozen=True, slots=True)
class Turn:
    """Actions of one seat that follow one another until luck or another seat has its say.

    `worth` is what the game's evaluation makes of the position then, in hundredths of a point, for the
    one who acts and against the others.
    """

    actions: tuple[Action, ...]
    worth: int


MILLION = 1_000_000
"""Parts of a victory are counted in millionths, so that sums are exact in any order."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What simulated games came to: sums over all of them."""

    games: int
    shares: tuple[int, ...]
    """Each seat's part of the victory, in millionths."""
    squares: int
    """The squares of the parts of the one who acts: how far the games differ."""
    scores: tuple[int, ...]
    """Each seat's final score, as reached or as the evaluation foresees it, in hundredths of a point."""

    def __add__(self, other: Tally) -> Tally:
        shares = tuple(map(sum, zip(self.shares, other.shares, strict=True)))
        scores = tuple(map(sum, zip(self.scores, other.scores, strict=True)))
        return Tally(self.games + other.games, shares, self.squares + other.squares, scores)


class Lookahead(Protocol):
    """A search from one view in the game's own core. It knows nothing that the view does not.

    `luck` decides all: the same gives the same. What it simulates draws every card and tile anew.
    One thread at a time; the interpreter is free meanwhile.
    """

    @property
    def turns(self) -> Sequence[Turn]:
        """Candidates for what to do now, by their worth, best first."""
        ...

    def play(self, turn: int, first: int, games: int) -> Tally:
        """Simulated games after one of the turns, numbered from `first`: the same number, the same luck."""
        ...

    def grow(self, simulations: int) -> None:
        """So many more simulations in a tree of turns, those of all players."""
        ...

    def tally(self, turn: int) -> Tally:
        """What the simulations of the tree came to that began with a turn."""
        ...


@runtime_checkable
class Mixes(Protocol):
    """What a lookahead adds where choices are secret: nobody gains by knowing how they are mixed."""

    def mixture(self) -> Sequence[int] | None:
        """How often to take each of the turns, in millionths; None where nothing is secret."""
        ...


@runtime_checkable
class Expects(Protocol):
    """What a search adds so that its evaluation has a say beside the simulated games."""

    def expect(self, turn: int) -> Sequence[int]:
        """Each seat's part of the victory after a turn as it looks without simulation, in millionths."""
        ...


@runtime_checkable
class Foretells(Protocol):
    """What a search adds if its simulated games end before the game does."""

    def final_scores(self, tally: Tally) -> Sequence[float]:
        """Each seat's expected final score, in points."""
        ...


@runtime_checkable
class Judges(Protocol):
    """What a search adds so that it can judge what somebody did, and not only what it found itself."""

    def add(self, actions: Sequence[Action]) -> int:
        """Legal actions of the viewer, one after the other, as a turn to be simulated; its number."""
        ...


@runtime_checkable
class Reasons(Protocol):
    """What a game adds to say why a turn is good."""

    def reasons(self, view: Any, actions: Sequence[Action]) -> Sequence[Message]:
        """What the viewer's actions bring until luck or another seat has its say: points, majorities."""
        ...


@runtime_checkable
class Searches(Protocol):
    """What a game adds so that bots can look ahead whole turns, in its compiled core."""

    def look_ahead(self, view: Any, luck: int, width: int, keep: int, blind: Sequence[str] = ()) -> Lookahead:
        """A search for the viewer, who owes a decision: a beam of `width`, `keep` turns of each kind.

        `blind` are spots, by name, that simulated games are judged without; BadOptions for an unknown one.
        """
        ...


@runtime_checkable
class HasLevels(Protocol):
    """What a game adds so that people can choose how strong a bot is."""

    levels: Sequence[tuple[str, str]]
    """The name of each level and the code of its bot, the weakest first. `level-NAME` names it to people."""


@runtime_checkable
class HasProgress(Protocol):
    """What a game adds so that one can say how far a game has come."""

    def progress(self, view: Any) -> int:
        """How much of the game is over, in per cent, as everybody at the table can see."""
        ...
