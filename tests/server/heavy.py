"""A server with as much in it as its own limits allow, to measure what answers cost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from itertools import combinations
from typing import Any

from msgspec.json import encode as encode_json
from msgspec.structs import replace

from terroir.core.registry import games, load
from terroir.server import listing
from terroir.server.api_friends import MOST_FRIENDS
from terroir.server.api_moderation import MOST_DEEDS, MOST_REPORTS
from terroir.server.api_notices import MOST_CHANNELS
from terroir.server.api_profiles import MOST_COURSE, MOST_GAMES
from terroir.server.api_ratings import MOST as MOST_RANKED
from terroir.server.clock import Clock
from terroir.server.identity import token_hash
from terroir.server.moderation import CONTEXT, MOST_BLOCKED
from terroir.server.pairing import MOST as MOST_ENTRANTS
from terroir.server.pairing import POINT
from terroir.server.rating import PROVISIONAL
from terroir.store import quoting
from terroir.store.moderating import Moderating
from terroir.store.opening import open_store
from terroir.store.people_rows import (
    Channel,
    Entrant,
    EventGame,
    EventRow,
    Friend,
    Invitation,
    RatedGame,
    Standing,
)
from terroir.store.rows import Block, Deed, NewTable, Person, Report, SeatRow
from terroir.store.store import Store
from terroir.table.entries import Bank, encode
from terroir.table.setup import Setup, create

LISTED = 60
"""Tables in each list: more than one page."""
NAME = "Ω" * 20
LINE = "𠀀" * 500
SECRET = bytes(32)
ME, EVENT = "me0000000000", "event0000000"
OTHERS = [f"p{number:011}" for number in range(MOST_FRIENDS)]


def token_of(person: str) -> str:
    """What this person's browser sends."""
    return f"token-of-{person}".ljust(43, "A")


async def fill(address: str) -> None:
    """Write all of it into a new database."""
    store = await open_store(address)
    now = Clock().now_ms()
    heavy = Heavy(store, now)
    for part in (
        heavy.people(),
        heavy.tables(),
        heavy.games(),
        heavy.friends(),
        heavy.events(),
        heavy.reports(),
    ):
        await part
    await store.close()


async def many(writing: Iterator[Awaitable[Any]], together: int = 50) -> None:
    """Write at once what goes into one commit."""
    batch: list[Awaitable[Any]] = []
    for one in writing:
        batch.append(one)
        if len(batch) == together:
            await asyncio.gather(*batch)
            batch = []
    await asyncio.gather(*batch)


class Heavy:
    """Somebody who has of everything as much as there can be, and all others."""

    def __init__(self, store: Store, now: int) -> None:
        self.store, self.now = store, now
        self.game = load(games()[0])

    async def people(self) -> None:
        def person(id: str, name: str) -> Awaitable[None]:
            return self.store.add_person(
                Person(id, name, self.now, shown_ms=self.now), token_hash(token_of(id))
            )

        await many(person(id, f"{NAME}{number}") for number, id in enumerate([ME, *OTHERS]))
        await Moderating(self.store, "admin", self.now).appoint(ME, True)
        await many(
            self.store.notices.set_channel(
                Channel(
                    f"c{n}",
                    ME,
                    "webhook",
                    f"json://127.0.0.{n}/{'x' * 400}",
                    "",
                    "http://x",
                    self.now,
                    told=True,
                )
            )
            for n in range(MOST_CHANNELS)
        )

    async def tables(self) -> None:
        """Tables of every list, with as many people as can sit there."""
        for stage in ("open", "running"):
            await many(self._table(f"{stage[:4]}{n:08}", stage, n) for n in range(LISTED))

    def _table(self, id: str, stage: str, number: int, **more: Any) -> Awaitable[Any]:
        most = max(self.game.players)
        entry = create(
            id, Setup(game=self.game.name, seats=(None,) * most, host=ME), SECRET, self.now - number
        )
        new = listing.new_row(entry, SECRET)
        sitting = [ME, *OTHERS[number : number + most - 1]]
        seats = tuple(
            SeatRow(seat, f"{NAME}{seat}", one, None, 100 + seat, seat == 0)
            for seat, one in enumerate(sitting)
        )
        row = replace(new.row, stage=stage, seats=seats, **more)
        return self.store.create(NewTable(row, SECRET), entry.at_ms, entry.kind, encode(entry.body))

    async def games(self) -> None:
        """Finished games, each of which counted for the ratings."""
        kept = self.store.profiles
        ids = [f"over{n:08}" for n in range(MOST_GAMES)]
        ratings = ["due" if n < MOST_COURSE else "counted" for n in range(MOST_GAMES)]
        await many(
            self._table(id, "finished", n, reason="end", rating=ratings[n]) for n, id in enumerate(ids)
        )
        points = {f"source-{n}": list(range(6)) for n in range(10)}
        await many(kept.keep_sources(id, points) for id in ids)
        ranked = [ME, *OTHERS[:MOST_RANKED]]
        for n, id in enumerate(ids[:MOST_COURSE]):
            people = ranked if n < PROVISIONAL else [ME]
            await self.store.ratings.count(id, [self._rated(one, n + 1) for one in people])

    def _rated(self, person: str, number: int) -> tuple[Standing, RatedGame]:
        """What somebody is rated after so many games."""
        game, at_ms = self.game.name, self.now - number
        standing = Standing(person, game, 25.0, 1.0, 0.0, number, at_ms)
        return standing, RatedGame(person, game, at_ms, 1, 25.0, 1.0)

    async def friends(self) -> None:
        store = self.store
        await many(store.friends.ask(Friend(ME, one, self.now)) for one in OTHERS)
        await many(store.friends.ask(Friend(one, ME, self.now)) for one in OTHERS[: MOST_FRIENDS // 2])
        await many(
            store.friends.invite(f"open{n:08}", Invitation(ME, OTHERS[n], self.now)) for n in range(LISTED)
        )
        blocked = [f"b{number:011}" for number in range(MOST_BLOCKED)]
        await many(store.add_person(Person(id, NAME, self.now), token_hash(token_of(id))) for id in blocked)
        await many(store.block(Block(ME, one, self.now), True) for one in blocked)

    async def events(self) -> None:
        """One in which everybody takes part and has played in every round."""
        game, events = self.game.name, self.store.events
        clock = encode_json(Bank(60_000, 0)).decode()
        event = EventRow(EVENT, "all", NAME, ME, game, {}, 2, 0, clock, 1000, 0, "open", self.now)
        await events.add(event)
        people = [ME, *OTHERS][:MOST_ENTRANTS]
        await events.enter(*(Entrant(event.id, n, NAME, one) for n, one in enumerate(people)))
        await events.start(event.id, self.now)
        pairs = enumerate(combinations(range(MOST_ENTRANTS), 2))
        played = [
            EventGame(event.id, n, n // 32, f"game{n:08}", f"{one} {other}", self.now, f"{POINT} 0")
            for n, (one, other) in pairs
        ]
        await events.begin_round(event, 1, played)
        await events.end(event.id, "finished", self.now)

    async def reports(self) -> None:
        lines = quoting.written([(self.now, OTHERS[n], LINE) for n in range(CONTEXT)])
        await many(
            self.store.add_report(
                Report(f"r{n:011}", self.now, OTHERS[n], OTHERS[n + 1], "open00000000", LINE, lines)
            )
            for n in range(5 * MOST_REPORTS)
        )
        await many(
            self.store.note(Deed(f"d{n:011}", self.now, ME, "ban", OTHERS[n], "open00000000", "x"))
            for n in range(MOST_DEEDS)
        )
