"""A guest who has an account already: their tables, and what belongs to them, become the account's.

Logs say who sat down by id, and stay as they are. At a game that goes on an entry passes the seat on; of one
that is over the lists say whose seat it is now.
"""

from __future__ import annotations

from typing import Any

from terroir.store.driver import Driver, Step
from terroir.store.friends import APART

# In all of these $1 is the account and $2 the guest.
#
# Nobody sits at one table twice, nor with whom they keep apart, nor where they are banned, nor takes part in
# an event or plays a deal twice. Release 0.1.0 wrote names into logs: such a name can only be erased by the
# id that stands beside it.
WAYS_TO_MEET = (
    f"SELECT table_id FROM seats WHERE person_id = $1 OR person_id IN ({APART})",
    "SELECT table_id FROM bans WHERE person_id = $1",
    "SELECT theirs.table_id FROM deal_plays AS theirs JOIN deal_plays AS mine"
    " ON mine.deal_id = theirs.deal_id WHERE mine.person_id = $1",
    "SELECT event_games.table_id FROM event_games JOIN entrants"
    " ON entrants.event_id = event_games.event_id WHERE entrants.person_id = $1",
)
FREE = (
    " AND ".join(f"table_id NOT IN ({one})" for one in WAYS_TO_MEET)
    + " AND person_id = $2 AND table_id IN (SELECT table_id FROM names WHERE person_id = $2)"
)
TABLES = f"SELECT DISTINCT table_id, stage FROM seats JOIN tables ON id = table_id WHERE {FREE}"
IS_REPORTED = "SELECT 1 FROM reports WHERE person_id = $1 AND closed_ms IS NULL"
LEFT = "SELECT COUNT(DISTINCT table_id) FROM seats WHERE person_id = $1"
BEHIND = "(SELECT table_id FROM seats WHERE person_id = $2)"


def _other(table: str, mine: str, theirs: str) -> str:
    """What ties the guest to somebody else, unless it is the account or the account has it already."""
    return (
        f"UPDATE {table} SET {mine} = $1 WHERE {mine} = $2 AND {theirs} <> $1"
        f" AND {theirs} NOT IN (SELECT {theirs} FROM {table} WHERE {mine} = $1)"
    )


MOVE = (
    "UPDATE seats SET person_id = $1 WHERE person_id = $2"
    f" AND table_id IN (SELECT table_id FROM seats WHERE {FREE})",
    f"UPDATE names SET person_id = $1 WHERE person_id = $2 AND table_id NOT IN {BEHIND}",
    f"UPDATE chat SET person_id = $1 WHERE person_id = $2 AND table_id NOT IN {BEHIND}",
    f"UPDATE orders SET person_id = $1 WHERE person_id = $2 AND table_id NOT IN {BEHIND}",
    f"UPDATE tables SET host = $1 WHERE host = $2 AND id NOT IN {BEHIND}",
    "UPDATE deal_plays SET person_id = $1 WHERE person_id = $2"
    f" AND deal_id NOT IN (SELECT deal_id FROM deal_plays WHERE person_id = $1) AND table_id NOT IN {BEHIND}",
    "UPDATE entrants SET person_id = $1 WHERE person_id = $2"
    " AND event_id NOT IN (SELECT event_id FROM entrants WHERE person_id = $1)",
    "UPDATE events SET host_id = $1 WHERE host_id = $2",
    "UPDATE reports SET by_id = $1 WHERE by_id = $2",
    "UPDATE bans SET person_id = $1 WHERE person_id = $2"
    " AND table_id NOT IN (SELECT table_id FROM bans WHERE person_id = $1)",
    *(_other("friends", *ends) for ends in (("person_id", "friend_id"), ("friend_id", "person_id"))),
    *(_other("blocks", *ends) for ends in (("person_id", "blocked_id"), ("blocked_id", "person_id"))),
)


class Merging:
    """A part of the store: the same promises hold."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def is_reported(self, person: str) -> bool:
        """Whether somebody complains of them, and nobody has settled it."""
        return bool(await self._driver.read(IS_REPORTED, (person,)))

    async def tables(self, account: str, guest: str) -> dict[str, str]:
        """The tables of the guest that can become the account's, and their stages."""
        rows: Any = await self._driver.read(TABLES, (account, guest))
        return dict(rows)

    async def move(self, account: str, guest: str) -> None:
        """All that can become the account's does; games that go on have been passed on before."""
        await self._driver.write(tuple(Step(sql, (account, guest)) for sql in MOVE))

    async def left(self, guest: str) -> int:
        """The tables that are still the guest's."""
        rows: Any = await self._driver.read(LEFT, (guest,))
        return int(rows[0][0])
