"""Hints for people: worked out in other processes, one at a time for each person."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from terroir.core.errors import TerroirError
from terroir.server import questions, wire
from terroir.server.connection import Connection
from terroir.server.logs import fail
from terroir.server.refusal import Refusal
from terroir.table.bot_tasks import BotTask
from terroir.table.hints import hint_task, is_answered_too_late
from terroir.table.refusals import stale

if TYPE_CHECKING:
    from terroir.server.server import Server
    from terroir.server.session import TableSession


class Hinting:
    """Who waits for a hint now."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._waiting: set[str] = set()

    def ask(self, session: TableSession, connection: Connection, asked: wire.Hint) -> None:
        """Begin to work out a hint for somebody's own seat; it is sent when it is there."""
        person = connection.person
        assert person is not None
        task = hint_task(session.live, asked.seat)
        if person in self._waiting:
            raise Refusal("too-many", "one hint at a time")
        self._server.limits.check_work(connection.address, person, time.monotonic())
        self._waiting.add(person)
        self._server.finish(asyncio.create_task(self._answer(session, connection, asked, task, person)))

    async def _answer(
        self, session: TableSession, connection: Connection, asked: wire.Hint, task: BotTask, person: str
    ) -> None:
        try:
            payer = await self._server.people.payer(person, connection.address)
            with self._server.limits.working(connection.address, person):
                turns = await self._server.workers.advise(payer, task)
            if is_answered_too_late(session.live, task):
                raise stale("stale-action")
            connection.send(wire.Hinted(asked.ask, asked.seat, task.at, turns))
        except TerroirError as error:
            connection.send(questions.refused(session.live.game, asked.ask, error))
        except Exception:
            fail("a hint failed", table=session.id, seat=asked.seat)
            connection.send(questions.refused(session.live.game, asked.ask, Refusal("internal")))
        finally:
            self._waiting.discard(person)
