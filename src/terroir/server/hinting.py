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
from terroir.table.hints import is_answered_too_late, question
from terroir.table.refusals import stale
from terroir.table.thinking import Thought

if TYPE_CHECKING:
    from terroir.server.server import Server
    from terroir.server.session import TableSession


class Hinting:
    """Who waits for a hint now."""

    def __init__(self, server: Server) -> None:
        self._house = server
        self._waiting: set[str] = set()

    def ask(self, session: TableSession, connection: Connection, asked: wire.Hint) -> None:
        """Begin to work out a hint for somebody's own seat; it is sent when it is there."""
        person = connection.person
        assert person is not None
        thought = question(session.live, asked.seat)
        if person in self._waiting:
            raise Refusal("too-many", "one hint at a time")
        self._house.limits.check(self._house.limits.hints, person, time.monotonic())
        self._waiting.add(person)
        self._house.finish(asyncio.create_task(self._answer(session, connection, asked, thought, person)))

    async def _answer(
        self, session: TableSession, connection: Connection, asked: wire.Hint, thought: Thought, person: str
    ) -> None:
        try:
            turns = await self._house.workers.advise(thought)
            if is_answered_too_late(session.live, thought):
                raise stale("stale-action")
            connection.send(wire.Hinted(asked.ask, asked.seat, thought.at, turns))
        except TerroirError as error:
            connection.send(questions.refused(session, asked.ask, error))
        except Exception:
            fail("a hint failed", table=session.id, seat=asked.seat)
            connection.send(questions.refused(session, asked.ask, Refusal("internal")))
        finally:
            self._waiting.discard(person)
