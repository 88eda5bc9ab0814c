"""What a game may add to the protocol of all games; `isinstance` tells whether it has it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from terroir.core.game import Action, Message, Offer, Outcome, Picture, Seat


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

    def parts(self, view: Any, last: Any) -> tuple[Mapping[str, bytes], Mapping[str, bytes]]:
        """What `view_to_json` has, as JSON by its keys; to be read only.

        First what is the same for all viewers, the same object for all views of one moment; then the rest.
        What has not changed since the `last` view (None: there is none) need not be written again.
        """
        ...

    def choices(self, view: Any) -> bytes:
        """The legal actions of a viewer who is to decide, as `offer` offers them: Choices as JSON."""
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


@runtime_checkable
class Reasons(Protocol):
    """What a game adds to say why a turn is good."""

    def reasons(self, view: Any, actions: Sequence[Action]) -> Sequence[Message]:
        """What the viewer's actions bring until luck or another seat has its say: points, majorities."""
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
