"""What a viewer is sent about a table, as plain data for the wire."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct

from terroir.core.game import Message


class Pending(Struct, frozen=True, omit_defaults=True):
    """What the game waits for. Of a secret decision, `seats` are those that still owe it."""

    kind: Literal["open", "decide", "over"]
    seats: tuple[int, ...] = ()
    prompt: Message | None = None
    secret: bool = False
    clock_ms: int | None = None
    """What is left of the countdown that ends it."""
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    reason: str | None = None
    ended: str | None = None
    """How it ended, if not by the rules: `conceded`, `agreed`, `alone` or `cancelled`."""


class Choice(Struct, frozen=True, omit_defaults=True):
    """One legal action, as its group offers it: in notation, and `move` by its kind and what it names."""

    action: str
    move: dict[str, Any]
    space: str | None = None
    item: Message | None = None


class Choices(Struct, frozen=True):
    """Legal actions that are offered in the same words."""

    group: Message
    actions: list[Choice]


class Clocks(Struct, frozen=True, omit_defaults=True):
    """What is left, in milliseconds at the moment `now_ms`; running clocks go on from there."""

    now_ms: int
    left_ms: list[int | None]
    running: list[int]
    """Seats whose time runs."""
    deadline_ms: int | None
    """When the next thing happens by itself: a countdown, a timeout, a bot in place of somebody absent."""
    reserve_ms: list[int] | None = None
    """What of `left_ms` is a reserve for the whole game; null where there is none."""
    paused: bool = False
    """All have agreed to a pause: nobody's time runs, and nobody moves."""


class Offer(Struct, frozen=True):
    """An offer to end the game as it stands, or to pause: who made it, who has agreed, who has to answer."""

    about: Literal["end", "pause"]
    seat: int
    agreed: list[int]
    waiting: list[int]


class LogLine(Struct, frozen=True):
    """One update of the past, in words."""

    n: int
    at: int
    seat: int | None
    words: list[Message]


class HintAction(Struct, frozen=True):
    """An action of a turn that is proposed: in notation, by kind, and in the words of its future offer."""

    action: str
    move: dict[str, Any]
    group: Message
    space: str | None = None
    item: Message | None = None


class HintTurn(Struct, frozen=True):
    """What a seat might do until luck or another seat has its say, and what simulated games came to then."""

    actions: list[HintAction]
    shares: list[float]
    """Each seat's expected part of the victory, from 0 to 1."""
    error: float
    """The standard error of the share of the seat that asked."""
    scores: list[float]
    """Each seat's expected final score."""
    reasons: list[Message]


class Plan(Struct, frozen=True):
    """A turn that is planned, as if it were the turn of the seat now."""

    done: list[HintAction]
    """Those of its actions that would be legal, up to the first that is not."""
    view: dict[str, Any]
    """The table after these."""
    pending: Pending
    choices: list[Choices]
    preview: Any
    """What the action that was asked about would bring then."""


class Snapshot(Struct, frozen=True):
    """All that one viewer may know of the game now; `log` are the last lines."""

    n: int
    seat: int | None
    view: dict[str, Raw] | None
    pending: Pending
    choices: list[Choices]
    undo: int
    clocks: Clocks
    offer: Offer | None
    log: list[LogLine]


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """Something happened. `view = {...view, ...changed}`; a gap in `n` means: ask for a resync."""

    n: int
    at: int
    seat: int | None
    action: str | None
    events: list[dict[str, Any]]
    words: list[Message]
    changed: dict[str, Any]
    pending: Pending
    choices: list[Choices]
    undo: int
    clocks: Clocks | None
    offer: Offer | None
