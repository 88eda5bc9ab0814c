"""Orders: turns that people have sealed for when it is theirs. Not in the logs: nobody else may know."""

from __future__ import annotations

from terroir.store.driver import Driver, Step
from terroir.store.people_rows import ORDERS, Order

AT = ORDERS.select("table_id = $1 ORDER BY seat")
BY = f"SELECT table_id, {ORDERS.columns} FROM orders WHERE person_id = $1 ORDER BY table_id"
SEAL = (
    f"{ORDERS.insert} ON CONFLICT (table_id, seat) DO UPDATE SET person_id = excluded.person_id,"
    " id = excluded.id, actions = excluded.actions, brings = excluded.brings, begun = excluded.begun,"
    " refused = excluded.refused WHERE NOT orders.begun OR orders.refused <> ''"
)
WITHDRAW = "DELETE FROM orders WHERE table_id = $1 AND seat = $2 AND (NOT begun OR refused <> '')"
BEGIN = "UPDATE orders SET begun = TRUE WHERE table_id = $1 AND seat = $2 AND id = $3 AND refused = ''"
PLAYED = "DELETE FROM orders WHERE table_id = $1 AND seat = $2 AND id = $3"
REFUSED = "UPDATE orders SET refused = $1 WHERE table_id = $2 AND seat = $3 AND id = $4"


class Orders:
    """What is sealed at which table. A part of the store: the same promises hold."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def at(self, table: str) -> list[Order]:
        """The orders at a table, those that were refused too."""
        return [ORDERS.read(row) for row in await self._driver.read(AT, (table,))]

    async def by(self, person: str) -> list[tuple[str, Order]]:
        """All of somebody, and at which tables."""
        rows = await self._driver.read(BY, (person,))
        return [(str(table), ORDERS.read(rest)) for table, *rest in rows]

    async def seal(self, table: str, order: Order) -> None:
        """In place of the one before; Conflict if that one is being played."""
        await self._driver.write((Step(SEAL, ORDERS.values(order, within=table), rows=1),))

    async def withdraw(self, table: str, seat: int) -> None:
        """One that is being played stays."""
        await self._driver.write((Step(WITHDRAW, (table, seat)),))

    async def begin(self, table: str, order: Order) -> None:
        """From now on it is being played, and cannot be withdrawn; Conflict if it was."""
        await self._driver.write((Step(BEGIN, (table, order.seat, order.id), rows=1),))

    async def played(self, table: str, order: Order) -> None:
        """It is done with; one that was sealed meanwhile stays."""
        await self._driver.write((Step(PLAYED, (table, order.seat, order.id)),))

    async def refuse(self, table: str, order: Order, why: str) -> None:
        """It could not be played; its owner is told why."""
        await self._driver.write((Step(REFUSED, (why, table, order.seat, order.id)),))
