"""Somebody played as a guest, and signs in to the account that they have: their games come along.

Only if they ask for it: else whoever makes somebody open a link gets their games. Ratings stay what they
are: a game counts for who sat down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terroir.server.connection import POLICY
from terroir.store.rows import Person

if TYPE_CHECKING:
    from terroir.server.server import Server


async def bring_along(server: Server, guest: Person, account: str) -> int:
    """The games of the guest become the account's; how many tables could not.

    Killed at any moment it can be asked for again. Of a guest of whom nothing is left nobody knows any more;
    somebody who is banned, muted or reported, or has an account of their own, stays who they are.
    """
    store = server.store
    known = await store.person(guest.id)  # read anew: a moderator may have acted a moment ago
    is_free = known is not None and known.banned_ms is None and known.muted_ms is None
    if not is_free or await store.accounts.is_kept(guest.id) or await store.merging.is_reported(guest.id):
        return await store.merging.left(guest.id)
    tables = await store.merging.tables(account, guest.id)
    for table, stage in tables.items():
        if stage in ("open", "running"):
            await (await server.session(table)).pass_on(guest.id, account)
    await store.merging.move(account, guest.id)
    for table in tables:
        if (session := server.in_memory(table)) is not None and session.live.ended is not None:
            for seat in session.seats_of(guest.id):
                session.live.chairs[seat].person = account
            session.tell_seats()
    if not (left := await store.merging.left(guest.id)):
        await store.erase(guest.id, server.clock.now_ms())
        for connection in server.connections():
            if connection.person == guest.id:
                connection.close(POLICY, "renewed")
    server.people.forget(guest.id)
    return left
