"""Orders: a turn that somebody sealed while others took theirs, played when it is due if it brings the same.

Nobody else learns of one before it is played: it is not in the log, and nothing is told to anybody. Its
actions are played like those of its owner, each under a name that the order gave it: a table does nothing
twice under one name, so a crash on the way repeats nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from terroir.core.abilities import Plans
from terroir.core.errors import TerroirError
from terroir.core.game import Message
from terroir.server import wire
from terroir.server.logs import fail, tell
from terroir.server.refusal import words
from terroir.store.errors import Conflict, StoreError
from terroir.store.people_rows import Order
from terroir.table import planning
from terroir.table.commands import Play
from terroir.table.live import LiveTable
from terroir.table.refusals import stale

if TYPE_CHECKING:
    from terroir.server.server import Server
    from terroir.server.session import TableSession


def are_taken(live: LiveTable) -> bool:
    """Whether turns can be sealed here: where they can be planned, and people have days for a move."""
    return isinstance(live.game, Plans) and live.timing.is_slow and not live.created.hot_seat


def why_refused(order: Order) -> Message | None:
    """Why it could not be played, if it could not."""
    return msgspec.json.decode(order.refused, type=Message) if order.refused else None


class Orders:
    """Follows the orders at the tables that this process looks after."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._following: set[str] = set()

    def ask(self, session: TableSession) -> None:
        """Somebody whose turn it is may have sealed it."""
        live = session.live
        due = live.decision is not None and not live.is_paused and are_taken(live)
        if due and session.ordered is not False and session.id not in self._following:
            self._following.add(session.id)
            self._server.go(self._follow(session))

    async def _follow(self, session: TableSession) -> None:
        try:
            orders = await self._server.store.orders.at(session.id)
            # Where other processes may take an order, the store is asked every time.
            session.ordered = None if self._server.shared else any(not order.refused for order in orders)
            for order in orders:
                if not order.refused and _is_due(session.live, order):
                    await self._play(session, order)
                elif order.begun and not order.refused:  # killed when all of it was done
                    await self._server.store.orders.played(session.id, order)
        except StoreError as error:
            tell("the store does not answer", code=error.code)
            self._server.timetable.set(session.id, self._server.clock.now_ms() + 1000)
        except Exception:
            fail("an order could not be followed", table=session.id)
        finally:
            self._following.discard(session.id)

    async def _play(self, session: TableSession, order: Order) -> None:
        live, orders = session.live, self._server.store.orders
        actions: list[str] = msgspec.json.decode(order.actions)
        try:
            await orders.begin(session.id, order)
        except Conflict:
            return  # it was withdrawn, or another one was sealed
        try:
            begun = live.memory.get(order.person, _command(order, 0)) is not None
            if not begun and brings(live, order.seat, actions) != order.brings:
                raise stale("table-refused-order-changed")
            for number, action in enumerate(actions):
                seen = live.numbers.of(order.seat, live.seq)
                await session.do(Play(_command(order, number), seen, order.seat, action), order.person)
        except StoreError:
            raise
        except TerroirError as error:
            why = words(error)
            await orders.refuse(session.id, order, msgspec.json.encode(why).decode())
            session.tell_person(order.person, wire.Ordered(order.seat, why))
            return
        await orders.played(session.id, order)
        session.tell_person(order.person, wire.Ordered(order.seat, None))


def brings(live: LiveTable, seat: int, actions: list[str]) -> str:
    """What the actions would bring their owner now, in a form that can be kept and compared."""
    return msgspec.json.encode(planning.brings(live, seat, actions), order="deterministic").decode()


def _is_due(live: LiveTable, order: Order) -> bool:
    decision, chair = live.decision, live.chairs[order.seat]
    owes = decision is not None and order.seat in decision.seats and not live.is_paused
    in_turn = (
        isinstance(live.game, Plans) and live.course is not None and live.game.is_turn(live.course.state)
    )
    return owes and in_turn and chair.is_played_by_person and chair.person == order.person


def _command(order: Order, number: int) -> str:
    return f"{order.id}-{number}"
