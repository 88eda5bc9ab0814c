"""What moderators, and whoever runs the server, do about people and tables: each act is in the audit log."""

from __future__ import annotations

from secrets import token_hex

from terroir.store import keeping
from terroir.store.errors import Conflict
from terroir.store.rows import Deed, Person
from terroir.store.store import Store


class Moderating:
    """What somebody does now. Conflict where there is nobody, or nothing, of the id."""

    def __init__(self, store: Store, by: str, now_ms: int) -> None:
        """`by` is the id of a moderator, or what else the audit log calls who does it."""
        self._store = store
        self._by = by
        self._now_ms = now_ms

    async def settle(self, report: str, why: str) -> None:
        """A report is dealt with: the lines of chat that it kept are deleted."""
        await self._store.settle(
            report, self._now_ms, self._deed("settled", detail=f"{report} {why}".strip())
        )

    async def ban(self, person: str, on: bool, why: str) -> None:
        """Somebody may do nothing here any more, or everything again."""
        deed = self._deed("banned" if on else "unbanned", person, detail=why)
        await self._store.mark("banned", person, self._now_ms if on else None, deed)

    async def mute(self, person: str, on: bool, why: str) -> None:
        """Somebody may write in no chat here any more, or in all again."""
        deed = self._deed("muted" if on else "unmuted", person, detail=why)
        await self._store.mark("muted", person, self._now_ms if on else None, deed)

    async def rename(self, person: str, name: str) -> None:
        """Somebody has another name, which has to be fit, also where they sat and what they said."""
        await self._store.rename_everywhere(person, name, self._deed("renamed", person))

    async def close(self, table: str, why: str) -> None:
        """Nobody sits down or plays at a table any more. Conflict also if somebody moved at that moment."""
        if not await keeping.close(self._store, table, self._now_ms):
            raise Conflict(f"there is no open or running table {table}")
        await self._store.note(self._deed("closed", table=table, detail=why))

    async def appoint(self, person: str, on: bool) -> None:
        """Somebody is a moderator, or none any more."""
        deed = self._deed("moderator-added" if on else "moderator-removed", person)
        await self._store.mark("moderator", person, self._now_ms if on else None, deed)

    async def add_bot(self, id: str, name: str, token_hash: bytes, scopes: list[str]) -> None:
        """An account for a bot, whose token may do no more than that."""
        await self._store.add_person(Person(id, name, self._now_ms), token_hash)
        await self._store.note(self._deed("bot-token", id, detail=" ".join(scopes)))

    def _deed(self, what: str, person: str | None = None, table: str | None = None, detail: str = "") -> Deed:
        return Deed(token_hex(8), self._now_ms, self._by, what, person, table, detail)
