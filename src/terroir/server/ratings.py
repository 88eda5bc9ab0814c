"""Which games count for ratings, and for whom: the rules of docs/ratings.md, applied to each game once.

Of the processes that share a database one does this for all. A game is due from the entry on that ended it:
no crash loses it. What it tells is written in one transaction: it never counts twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from terroir.arena.ratings import places
from terroir.core.errors import TerroirError
from terroir.core.game import AnyGame, Over
from terroir.server.loading import entry_of
from terroir.server.logs import fail, tell
from terroir.server.rating import Skill, anchor, rated
from terroir.store.errors import Conflict, StoreError
from terroir.store.people_rows import RatedGame, Standing
from terroir.table.entries import AnyBody, Moved, SeatTaken
from terroir.table.live import LiveTable
from terroir.table.result import result

if TYPE_CHECKING:
    from terroir.server.server import Server

EVERY_S = 5.0
AT_ONCE = 50
DUTY = "ratings"
DAY_MS = 86_400_000
MOST_SAME = 10
"""So many games of the same people count within a day; they may play as many as they like."""


class NotCounted(Exception):
    """Why a game does not count, as it is kept with its table."""


class Place(NamedTuple):
    """Where a seat came in."""

    seat: int
    person: str | None
    """None: a bot of known strength."""
    place: int
    points: int = 0
    """Of the bot."""
    helped: bool = False
    """A bot has moved for the person: whatever came of it is no gain of theirs."""


class Ratings:
    """The one loop that counts games."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._ended = asyncio.Event()

    def ended(self) -> None:
        """A rated game is over."""
        self._ended.set()

    async def keep(self) -> None:
        """Count what is due, for ever."""
        while True:
            try:
                while await self._is_on_duty() and await self._count_all():
                    pass
            except StoreError as error:
                tell("the store does not answer", code=error.code)
            except Exception:
                fail("games could not be rated")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), EVERY_S)
            self._ended.clear()

    async def _is_on_duty(self) -> bool:
        leases = self._server.leases
        if leases is None:
            return True
        return leases.process is not None and await self._server.store.notices.on_duty(leases.process, DUTY)

    async def _count_all(self) -> bool:
        """Whether there may be more."""
        kept = self._server.store.ratings
        due = await kept.due(AT_ONCE)
        for table in due:
            try:
                await self._count(table)
            except NotCounted as why:
                await kept.leave_out(table, str(why))
            except Conflict:
                return False  # another process counts as well, or somebody was erased: later
            except StoreError:
                raise
            except TerroirError as error:
                tell("a game is not rated", table=table, code=error.code)
                await kept.leave_out(table, "unreadable")
        return len(due) == AT_ONCE

    async def _count(self, table: str) -> None:
        store = self._server.store
        bodies = [entry_of(stored).body async for page in store.pages(table) for stored in page]
        live = (await self._server.session(table)).live
        found = counted(live, bodies)
        people = [one.person for one in found if one.person is not None]
        game, at_ms = live.created.game, live.at_ms
        if await store.ratings.together(game, people, at_ms - DAY_MS) >= MOST_SAME:
            raise NotCounted("repeated")
        known = await store.ratings.at(game, people)
        before = [_skill(known.get(one.person), one) if one.person else anchor(one.points) for one in found]
        after = rated(before, [one.place for one in found])
        moved = []
        for one, old, new in zip(found, before, after, strict=True):
            # Somebody who was erased meanwhile is nobody: the others have played all the same.
            if one.person is None or await store.person(one.person) is None:
                continue
            mu = min(new.mu, old.mu) if one.helped else new.mu
            standing = known.get(one.person)
            games = 1 + (standing.games if standing else 0)
            moved.append(
                (
                    Standing(one.person, game, mu, new.sigma, new.surprise, games, at_ms),
                    RatedGame(one.person, game, at_ms, one.place, mu, new.sigma),
                )
            )
        await store.ratings.count(table, moved)


def _skill(standing: Standing | None, one: Place) -> Skill:
    return Skill(standing.mu, standing.sigma, standing.surprise) if standing else Skill()


def counted(live: LiveTable, log: Sequence[AnyBody]) -> list[Place]:
    """The places of all whose strength is known or asked for; NotCounted says why there are none."""
    over = result(live, live.ended)
    if over is None or over.reason in ("cancelled", "agreed"):
        raise NotCounted("unfinished")
    moved = {body.seat for body in log if isinstance(body, Moved)}
    helped = {body.seat for body in log if isinstance(body, Moved) and body.by == "stand-in"}
    sat_down = {body.seat: body.person for body in log if isinstance(body, SeatTaken)}
    people = {seat for seat, chair in enumerate(live.chairs) if chair.person is not None}
    if not isinstance(live.pending, Over) and not people <= moved:
        raise NotCounted("unfinished")  # given up before it had begun
    # Whoever is not there at the end has lost, however well a bot went on; who ends it alone has given up.
    lost = {seat for seat in people if live.chairs[seat].away or over.reason == "alone"}
    winners = [seat for seat in over.winners if seat not in lost]
    scores = list(over.scores or [0] * len(live.chairs))
    for seat in lost:
        scores[seat] = 0
    worth = anchors(live.game)
    found = [
        # It counts for who sat down, also when they have signed in since: nobody chooses what counts.
        Place(seat, sat_down.get(seat, chair.person), place, helped=seat in helped)
        if chair.person
        else Place(seat, None, place, worth[chair.bot or ""])
        for seat, (chair, place) in enumerate(zip(live.chairs, places(scores, winners, lost), strict=True))
        if chair.person or chair.bot in worth
    ]
    if len(found) < 2 or not any(one.person for one in found):
        raise NotCounted("alone")
    return found


def anchors(game: AnyGame) -> dict[str, int]:
    """The levels whose strength is known, where the bots are those that it was measured of."""
    published = dict(game.published_levels)
    return {
        name: game.ratings[name]
        for name, code in game.levels
        if name in game.ratings and published.get(name) == code
    }
