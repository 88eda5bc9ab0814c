"""Events as the database keeps them: who takes part, which tables belong to them, what came of each.

Everything that an event does by itself is one write, and is refused if another process was first: whoever
finds it undone after a crash does it, and nobody does it twice.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import cast

from terroir.store.driver import Driver, Step
from terroir.store.people_rows import ENTRANTS, EVENT_GAMES, EVENTS, Entrant, EventGame, EventRow

EVENT = EVENTS.select("id = $1")
ACTIVE = "SELECT id FROM events WHERE stage = 'running' OR (stage = 'open' AND starts_ms <= $1)"
OF_PERSON = EVENTS.select(
    "host_id = $1 OR id IN (SELECT event_id FROM entrants WHERE person_id = $1)"
    " ORDER BY created_ms DESC, id LIMIT $2"
)
ENTRANTS_AT = ENTRANTS.select("event_id = $1 ORDER BY number")
GAMES_AT = EVENT_GAMES.select("event_id = $1 ORDER BY number")
MAY_ENTER = (
    "UPDATE events SET stage = stage WHERE id = $1"
    " AND (stage = 'open' OR (stage = 'running' AND kind = 'arena'))"
)
LEAVE_OUT = "DELETE FROM entrants WHERE event_id = $1 AND number = $2"
SET_ENTRANT = (
    "UPDATE entrants SET stage = $1, waiting_ms = $2 WHERE event_id = $3 AND number = $4 AND stage <> 'out'"
)
BEGIN_ROUND = (
    "UPDATE events SET stage = 'running', round = round + 1, rounds = $1, next_ms = NULL"
    " WHERE id = $2 AND round = $3 AND stage IN ('open', 'running')"
)
START = "UPDATE events SET starts_ms = $1 WHERE id = $2 AND stage = 'open'"
OPEN_ARENA = "UPDATE events SET stage = 'running', round = 1, ends_ms = $1 WHERE id = $2 AND stage = 'open'"
SEATED = "UPDATE entrants SET waiting_ms = NULL WHERE event_id = $1 AND number = $2"
SET_NEXT = "UPDATE events SET next_ms = $1 WHERE id = $2 AND round = $3 AND stage = 'running'"
SET_POINTS = (
    "UPDATE event_games SET points = $1, table_id = $2 WHERE event_id = $3 AND number = $4 AND points IS NULL"
)
END = (
    "UPDATE events SET stage = $1, ends_ms = $2, next_ms = NULL"
    " WHERE id = $3 AND stage IN ('open', 'running')"
)
# What nobody has begun, and what ended long ago.
FORGET = (
    "DELETE FROM events WHERE (stage = 'open' AND created_ms < $1 AND COALESCE(starts_ms, 0) < $1)"
    " OR (stage IN ('finished', 'cancelled') AND ends_ms < $1)"
)


class EventStore:
    """A part of the store: the same promises hold."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def add(self, event: EventRow) -> None:
        await self._driver.write((Step(EVENTS.insert, EVENTS.values(event)),))

    async def event(self, event: str) -> EventRow | None:
        rows = await self._driver.read(EVENT, (event,))
        return EVENTS.read(rows[0]) if rows else None

    async def active(self, now_ms: int) -> list[str]:
        """Events that are under way, or have to begin."""
        return [cast(str, row[0]) for row in await self._driver.read(ACTIVE, (now_ms,))]

    async def of_person(self, person: str, most: int) -> list[EventRow]:
        """Where somebody takes part or is the host, the latest first."""
        return [EVENTS.read(row) for row in await self._driver.read(OF_PERSON, (person, most))]

    async def entrants(self, event: str) -> list[Entrant]:
        return [ENTRANTS.read(row) for row in await self._driver.read(ENTRANTS_AT, (event,))]

    async def games(self, event: str) -> list[EventGame]:
        return [EVENT_GAMES.read(row) for row in await self._driver.read(GAMES_AT, (event,))]

    async def enter(self, *entrants: Entrant) -> None:
        """Conflict if the event takes nobody more, or the number or the person is there already."""
        steps = [Step(MAY_ENTER, (entrants[0].event,), rows=1)]
        steps += [Step(ENTRANTS.insert, ENTRANTS.values(one)) for one in entrants]
        await self._driver.write(tuple(steps))

    async def leave_out(self, event: str, number: int) -> None:
        """Before the start: they do not take part after all."""
        await self._driver.write((Step(LEAVE_OUT, (event, number), rows=1),))

    async def set_entrant(self, one: Entrant) -> None:
        """How an entrant stands; Conflict if they have left for good."""
        values = (one.stage, one.waiting_ms, one.event, one.number)
        await self._driver.write((Step(SET_ENTRANT, values, rows=1),))

    async def start(self, event: str, now_ms: int) -> None:
        """It begins now; Conflict if it has begun already."""
        await self._driver.write((Step(START, (now_ms, event), rows=1),))

    async def open_arena(self, event: str, ends_ms: int) -> None:
        """From now until then people play; Conflict if they do already."""
        await self._driver.write((Step(OPEN_ARENA, (ends_ms, event), rows=1),))

    async def begin_round(self, event: EventRow, rounds: int, games: Sequence[EventGame]) -> None:
        """The round after that of `event`, with all its tables; Conflict if it has begun already."""
        steps = [Step(BEGIN_ROUND, (rounds, event.id, event.round), rows=1)]
        for game in games:
            steps.append(Step(EVENT_GAMES.insert, EVENT_GAMES.values(game)))
            steps += [Step(SEATED, (event.id, int(number))) for number in game.seats.split()]
        await self._driver.write(tuple(steps))

    async def set_next(self, event: EventRow, next_ms: int) -> None:
        """All games of the round are over; the next one begins then."""
        await self._driver.write((Step(SET_NEXT, (next_ms, event.id, event.round), rows=1),))

    async def set_points(self, game: EventGame, points: str, away: Collection[int]) -> None:
        """What came of a game, and who did not come to it; Conflict if that was known."""
        steps = [Step(SET_POINTS, (points, game.table, game.event, game.number), rows=1)]
        steps += [Step(SET_ENTRANT, ("away", None, game.event, number)) for number in away]
        await self._driver.write(tuple(steps))

    async def end(self, event: str, stage: str, at_ms: int) -> None:
        """Conflict if it has ended already."""
        await self._driver.write((Step(END, (stage, at_ms, event), rows=1),))

    async def forget(self, before_ms: int) -> None:
        """Events that are of no use any more."""
        await self._driver.write((Step(FORGET, (before_ms,)),))
