"""Before the game: who sits where, who has promised or revealed a nonce, and when the game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terroir.core.fair import is_strong_nonce, nonce_commitment
from terroir.core.game import Seat
from terroir.core.verify import NONCES_LUCK, PROMISED_LUCK
from terroir.table.commands import CommitNonce, GiveNonce, Join, Leave
from terroir.table.entries import AnyBody, NonceCommitted, NonceGiven, SeatLeft, SeatTaken
from terroir.table.refusals import Refused, forbidden, stale
from terroir.table.timing import HOUR

if TYPE_CHECKING:
    from terroir.table.live import LiveTable

REVEAL_MS = 30_000
"""A seat whose promised nonce has not come after this long plays without one."""
SLOW_REVEAL_MS = 12 * HOUR
"""The same at tables where people look in now and then. Tables that do not begin go after a day."""


def decide(
    table: LiveTable, command: Join | CommitNonce | GiveNonce | Leave, person: str, asked: dict[str, Any]
) -> AnyBody:
    """Return what a command before the game would do, or refuse it."""
    if table.course is not None:
        raise stale("table-refused-begun")
    match command:
        case Join():
            return _join(table, command, person, asked)
        case Leave():
            table.own_chair(command.seat, person)
            if table.sealed_ms is not None:  # whoever came instead would know nonces
                raise stale("table-refused-beginning")
            return SeatLeft(seat=command.seat, **asked)
        case CommitNonce():
            chair = table.own_chair(command.seat, person)
            if table.created.luck < PROMISED_LUCK:
                raise stale("table-refused-no-promise")
            if not chair.lacks_promise:
                raise stale("table-refused-nonce-given", seat=command.seat + 1)
            return NonceCommitted(seat=command.seat, commitment=command.commitment, **asked)
        case GiveNonce():
            return _give(table, command, person, asked)


def _join(table: LiveTable, command: Join, person: str, asked: dict[str, Any]) -> SeatTaken:
    if command.nonce:
        _check_nonce(table, command.nonce)
    if not table.chair(command.seat).is_open:
        raise stale("table-refused-taken", seat=command.seat + 1)
    if table.seats_of(person) and not table.created.hot_seat:
        raise forbidden("table-refused-one-seat")
    return SeatTaken(seat=command.seat, person=person, name=command.name, nonce=command.nonce, **asked)


def _give(table: LiveTable, command: GiveNonce, person: str, asked: dict[str, Any]) -> NonceGiven:
    _check_nonce(table, command.nonce)
    chair = table.own_chair(command.seat, person)
    if not chair.lacks_nonce:
        raise stale("table-refused-nonce-given", seat=command.seat + 1)
    if chair.commitment and table.sealed_ms is None:
        raise stale("table-refused-nonce-early")
    if not opens_promise(table, command.seat, command.nonce):
        raise Refused("malformed", "table-refused-nonce-other")
    return NonceGiven(seat=command.seat, nonce=command.nonce, **asked)


def _check_nonce(table: LiveTable, nonce: str) -> None:
    if table.created.deal:
        raise stale("table-refused-begun")  # everybody's draws are the same
    if not is_strong_nonce(nonce):
        raise Refused("malformed", "table-refused-nonce")
    if nonce in table.nonces:
        raise Refused("malformed", "table-refused-nonce-twice")


def opens_promise(table: LiveTable, seat: Seat, nonce: str) -> bool:
    """Return True if a seat may give this nonce now: any without a promise, else the promised one in time."""
    promised, is_due = table.chairs[seat].commitment, table.sealed_ms is not None
    return not promised or (is_due and nonce_commitment(nonce, table.id, seat + 1) == promised)


def is_sealed(table: LiveTable) -> bool:
    """Return True if all seats are taken and every person has promised a nonce, before the game."""
    is_open = table.status == "open" and table.created.luck >= PROMISED_LUCK
    return is_open and not any(chair.is_open or chair.lacks_promise for chair in table.chairs)


def reveal_ms(table: LiveTable) -> int:
    """Return how long promised nonces are waited for."""
    return SLOW_REVEAL_MS if table.timing.is_slow else REVEAL_MS


def is_ready(table: LiveTable) -> bool:
    """Return True if the game waits for nobody any more."""
    full = table.course is None and not any(chair.is_open for chair in table.chairs)
    return full and seat_without_nonce(table) is None


def may_begin(table: LiveTable, at_ms: int) -> bool:
    """Return True if a log may say that the game begins then."""
    is_late = table.sealed_ms is not None and at_ms >= table.sealed_ms + reveal_ms(table)
    return is_late or seat_without_nonce(table) is None


def seat_without_nonce(table: LiveTable) -> Seat | None:
    """Return a seat whose nonce the game has to wait for."""
    if table.created.luck < NONCES_LUCK:
        return None
    return next((seat for seat, chair in enumerate(table.chairs) if chair.lacks_nonce), None)


def seat_to_wait_for(table: LiveTable) -> Seat | None:
    """Return a seat without whose promise or nonce the host cannot let bots take the open seats."""
    if table.created.luck < PROMISED_LUCK or table.sealed_ms is not None:
        return seat_without_nonce(table)
    return next((seat for seat, chair in enumerate(table.chairs) if chair.lacks_promise), None)
