"""What each command would do to a table, or why it is refused. Nothing is changed here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terroir.bots.levels import robot
from terroir.core.fair import is_nonce
from terroir.core.game import Seat
from terroir.core.play import Course, Played, check_turn
from terroir.table import chairs
from terroir.table.commands import (
    AnswerEnd,
    AnyCommand,
    Cancel,
    Concede,
    Join,
    Leave,
    OfferEnd,
    Play,
    Restart,
    Return,
    Start,
    Undo,
)
from terroir.table.entries import (
    AnyBody,
    Conceded,
    EndAnswered,
    EndOffered,
    Moved,
    Mover,
    SeatLeft,
    SeatReturned,
    SeatTaken,
    Undone,
)
from terroir.table.refusals import Refused, forbidden, stale

if TYPE_CHECKING:
    from terroir.table.live import LiveTable

AtSeat = Undo | Restart | Concede | OfferEnd | AnswerEnd | Return
Asked = tuple[AnyBody, Played[Any] | None]
"""The body of the entry that would be made, and what it leads to in the game."""


def ask(table: LiveTable, command: AnyCommand, person: str, digest: int) -> Asked:
    """What the command of that person would do."""
    if table.ended is not None:
        raise stale("table-refused-over")
    if isinstance(command, Play):
        return _play(table, command, person, digest)
    if isinstance(command, (Start, Cancel)):
        return _by_host(table, command, person, digest)
    if isinstance(command, (Join, Leave)):
        return _sit(table, command, person, digest), None
    return _at_seat(table, command, person, digest), None


# ---- before the start -----------------------------------------------------
def _by_host(table: LiveTable, command: Start | Cancel, person: str, digest: int) -> Asked:
    if person != table.created.host:
        raise forbidden("table-refused-host")
    if table.course is not None:
        raise stale("table-refused-begun")
    if isinstance(command, Cancel):
        return table.ending("cancelled", command.command, digest), None
    robot(table.game, command.fill)
    return table.starting(command.fill, command.command, digest)


def _sit(table: LiveTable, command: Join | Leave, person: str, digest: int) -> AnyBody:
    if table.course is not None:
        raise stale("table-refused-begun")
    asked: dict[str, Any] = {"seat": command.seat, "command": command.command, "digest": digest}
    if isinstance(command, Leave):
        chairs.own(table.chairs, command.seat, person)
        return SeatLeft(**asked)
    chairs.free(table.chairs, command.seat)
    if chairs.seats_of(table.chairs, person) and not table.created.hot_seat:
        raise forbidden("table-refused-one-seat")
    if not is_nonce(command.nonce):
        raise Refused("malformed", "table-refused-nonce")
    return SeatTaken(person=person, name=command.name, nonce=command.nonce, **asked)


# ---- during the game ------------------------------------------------------
def _play(table: LiveTable, command: Play, person: str, digest: int) -> Asked:
    chair = chairs.own(table.chairs, command.seat, person)
    if chair.away:
        raise stale("table-refused-away", why=chair.away)
    played = _attempt(table, command.seat, command.action, command.at)
    return _moved(table, command.seat, played, "person", command.command, digest), played


def play_bot(table: LiveTable, seat: Seat, action: str, at: int) -> tuple[Moved, Played[Any]]:
    """What a bot's action would do."""
    mover = table.chairs[seat].mover
    if table.ended is not None or mover == "person":
        raise stale("table-refused-not-bot", seat=seat + 1)
    played = _attempt(table, seat, action, at)
    return _moved(table, seat, played, mover), played


def _attempt(table: LiveTable, seat: Seat, text: str, at: int) -> Played[Any]:
    course = _course(table)
    check_turn(course.pending, seat)
    if table.numbers.is_stale(seat, at, table.seq):
        raise stale("stale-action")
    action = table.game.action_from_text(course.state, seat, text)
    return course.attempt(seat, action, table.luck(course))


def _moved(
    table: LiveTable, seat: Seat, played: Played[Any], by: Mover, command: str = "", digest: int = 0
) -> Moved:
    action, *drawn = table.texts(played)
    return Moved(seat=seat, action=action, drawn=tuple(drawn), by=by, command=command, digest=digest)


def _at_seat(
    table: LiveTable,
    command: Undo | Restart | Concede | OfferEnd | AnswerEnd | Return,
    person: str,
    digest: int,
) -> AnyBody:
    chair = chairs.own(table.chairs, command.seat, person)
    course = _course(table)
    asked: dict[str, Any] = {"seat": command.seat, "command": command.command, "digest": digest}
    if isinstance(command, Return):
        if chair.away != "absent":
            raise stale("table-refused-return")
        return SeatReturned(**asked)
    if chair.away:
        raise stale("table-refused-away", why=chair.away)
    match command:
        case Undo() | Restart():
            possible = course.can_undo(command.seat)
            if not possible:
                raise stale("table-refused-undo")
            return Undone(actions=1 if isinstance(command, Undo) else possible, **asked)
        case Concede():
            return Conceded(**asked)
        case OfferEnd():
            return _offer(table, command.seat, asked)
        case AnswerEnd():
            if command.seat not in table.to_agree:
                raise stale("table-refused-no-offer")
            return EndAnswered(agree=command.agree, **asked)


def _offer(table: LiveTable, seat: Seat, asked: dict[str, Any]) -> EndOffered:
    if table.agreed:
        raise stale("table-refused-offered")
    # Once a turn: nobody is to be worn down.
    if table.declined[seat] == table.turn:
        raise stale("table-refused-declined")
    return EndOffered(**asked)


def _course(table: LiveTable) -> Course[Any]:
    if table.course is None:
        raise stale("table-refused-not-begun")
    return table.course
