"""Asking somebody to come to a table: they see it in the lobby, and are told as they have chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terroir.store.people_rows import Invitation

if TYPE_CHECKING:
    from terroir.server.server import Server
    from terroir.server.session import TableSession


async def ask_to_come(server: Server, session: TableSession, by: str, person: str) -> None:
    """Somebody shall come. Whoever is blocked, or blocks, or is banned there hears nothing of it, and whoever
    asks is not told so.
    """
    apart = person in await server.store.friends.apart(by)
    if apart or session.seats_of(person) or server.chats.is_banned(session, person):
        return
    now_ms = server.clock.now_ms()
    if await server.store.friends.invite(session.id, Invitation(person, by, now_ms)):
        await server.notices.invited(session.id, person)
        server.call(person)
