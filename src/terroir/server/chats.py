"""Chat at the tables: lines, who does not want to read whom, and whom the host has silenced."""

from __future__ import annotations

from terroir.server import names, wire
from terroir.server.connection import POLICY, encoder
from terroir.server.refusal import Refusal
from terroir.server.session import TableSession
from terroir.store.answers import Beside
from terroir.store.rows import Ban, Person, Said
from terroir.store.store import Store

EVERYBODY = "*"
"""Who has muted somebody that the host has silenced."""
NOT_AGAIN = "-"
"""Who has muted somebody that does not want to play at this table, the next one of the same people."""
SHOWN = 100
MOST_MUTED = 500


class Chats:
    """What people say at the tables that are in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._mutes: dict[str, set[tuple[str, str]]] = {}
        self._bans: dict[str, dict[str, int | None]] = {}
        self._blocked: dict[str, set[str]] = {}
        """Whom people want nothing to do with, of those who look at a table and block somebody."""
        self._last: dict[str, int] = {}

    async def open(self, table: str) -> None:
        """A table comes into memory."""
        self._mutes[table] = set(await self._store.mutes(table))
        self._bans[table] = {ban.person: ban.until_ms for ban in await self._store.bans(table)}
        said = await self._store.chat(table, limit=1)
        self._last[table] = said[-1].number if said else 0

    def close(self, table: str) -> None:
        """A table leaves memory."""
        self._mutes.pop(table, None)
        self._bans.pop(table, None)
        self._last.pop(table, None)

    async def lines(self, session: TableSession, who: Person | None) -> list[wire.ChatLine]:
        """The last lines, as this person reads them."""
        if who is not None:
            await self.read_blocked(who.id)
        while True:
            last = self._last.get(session.id, 0)
            said = await self._store.chat(session.id, limit=SHOWN)
            if last == self._last.get(session.id, 0):
                return [_line(session, one) for one in said if not self._hidden(session.id, one, who)]
            # What was passed on meanwhile may be missing here, and was not told to who comes in.

    async def say(self, session: TableSession, who: Person, text: str, now_ms: int, command: str) -> None:
        """A line for everybody at the table; the same command again is the same line."""
        if who.id in self.silenced(session.id):
            raise Refusal("forbidden", "the host has silenced you here", "refused-silenced")
        known = await self._store.person(who.id)  # read anew: a moderator may be at another process
        if known is None or known.muted_ms is not None:
            raise Refusal("forbidden", "you are muted on this server", "refused-muted-here")
        fit, called = names.chat(text), _called(session, known)
        said = await self._store.say(session.id, who.id, called, fit, now_ms, command)
        if said.text != fit:
            raise Refusal("conflict", "this command was another line")
        last = self._last.get(session.id, 0)
        if said.number == last + 1:
            self._tell(session, said)
        elif said.number > last:  # others spoke before, by way of other processes
            await session.server.catch_up_beside(session)
        session.tell_beside()

    def last(self, table: str) -> int:
        """Return the number of the last line that is known here."""
        return self._last.get(table, 0)

    def is_behind(self, table: str, now: Beside) -> bool:
        """Whether something was said or wished that is not known here."""
        known = (self._mutes.get(table), self._bans.get(table))
        return known != (now.mutes, now.bans) or now.lines > self._last.get(table, 0)

    async def catch_up(self, session: TableSession, now: Beside) -> None:
        """Pass on what was said by way of other processes, and follow what was wished there."""
        silenced, declined = self.silenced(session.id), self.declined(session.id)
        self._mutes[session.id], self._bans[session.id] = now.mutes, now.bans
        self._send_away(session)
        if self.silenced(session.id) != silenced:
            session.tell_presence()
        if self.declined(session.id) != declined:
            session.tell_again()
        if now.lines <= self._last.get(session.id, 0):
            return
        for said in await self._store.chat(session.id, after=self._last.get(session.id, 0)):
            # Newer lines wait until mutes and bans are read again; older ones were told while this was read.
            if self._last.get(session.id, 0) < said.number <= now.lines:
                self._tell(session, said)

    def _tell(self, session: TableSession, said: Said) -> None:
        self._last[session.id] = said.number
        frame = encoder.encode(wire.Chatted(_line(session, said)))
        session.tell(lambda one: None if self._hidden(session.id, said, one.who) else frame)

    async def mute(self, session: TableSession, who: Person, person: str, muted: bool) -> list[str]:
        """Whether `who` wants to read this person; whom they do not want to read now."""
        await self._set(session, who.id, person, muted)
        return self.muted(session.id, who)

    async def silence(self, session: TableSession, person: str, silenced: bool) -> None:
        """Whether this spectator may write here."""
        if silenced and session.seats_of(person):
            raise Refusal("forbidden", "somebody who plays cannot be silenced")
        await self._set(session, EVERYBODY, person, silenced)

    async def _set(self, session: TableSession, by: str, person: str, on: bool) -> None:
        table = session.id
        async with session.wishing:
            # Everybody has a list of their own: nobody's can be filled by another.
            if on and sum(who == by for who, _ in self._mutes[table]) >= MOST_MUTED:
                raise Refusal("too-many", "too many people are muted here")
            await self._store.mute(table, by, person, on)
            (self._mutes[table].add if on else self._mutes[table].discard)((by, person))
        session.tell_beside()

    def muted(self, table: str, who: Person | None) -> list[str]:
        """Whom this person does not want to read."""
        return sorted(muted for by, muted in self._mutes.get(table, ()) if who is not None and by == who.id)

    def silenced(self, table: str) -> set[str]:
        """Whom the host has silenced."""
        return {muted for by, muted in self._mutes.get(table, ()) if by == EVERYBODY}

    async def decline(self, session: TableSession, person: str, declined: bool) -> None:
        """Whether this person does not want to play at this table, where the same people play again."""
        if (person in self.declined(session.id)) != declined:
            await self._set(session, NOT_AGAIN, person, declined)
            session.tell_again()

    def declined(self, table: str) -> set[str]:
        """Who does not want to play again."""
        return {muted for by, muted in self._mutes.get(table, ()) if by == NOT_AGAIN}

    def _hidden(self, table: str, said: Said, who: Person | None) -> bool:
        if who is None:
            return False
        muted = (who.id, said.person) in self._mutes.get(table, ())
        return muted or said.person in self._blocked.get(who.id, ())

    # ---- who is not wanted ------------------------------------------------------
    async def ban(self, session: TableSession, person: str, until_ms: int | None, on: bool = True) -> None:
        """Keep this person away from the table, until then or for good, or let them come again."""
        async with session.wishing:
            await self._store.ban(session.id, Ban(person, until_ms), on)
            if on:
                self._bans[session.id][person] = until_ms
            else:
                self._bans[session.id].pop(person, None)
        self._send_away(session)
        session.tell_beside()

    def is_banned(self, session: TableSession, person: str | None) -> bool:
        bans = self._bans.get(session.id, {})
        if person is None or person not in bans:
            return False
        until_ms = bans[person]
        return until_ms is None or session.server.clock.now_ms() < until_ms

    def banned(self, session: TableSession) -> list[str]:
        """Who may not come in now."""
        return sorted(person for person in self._bans.get(session.id, {}) if self.is_banned(session, person))

    def _send_away(self, session: TableSession) -> None:
        for connection in list(session.everybody()):
            if self.is_banned(session, connection.person):
                connection.close(POLICY, "banned")

    async def read_blocked(self, person: str) -> list[str]:
        """Whom this person wants nothing to do with."""
        blocked = await self._store.blocked(person)
        if blocked:
            self._blocked[person] = set(blocked)
        else:
            self._blocked.pop(person, None)
        return blocked


def _called(session: TableSession, who: Person) -> str:
    """What somebody is called at a table: as on their seat, else by a name that nobody here had before."""
    seats = session.seats_of(who.id)
    if len(seats) == 1:
        return session.live.chairs[seats[0]].name
    if names.is_taken(who.name, who.id, session.names()):
        raise Refusal("name", "somebody here has a name that looks the same", "refused-name-taken")
    return who.name


def _line(session: TableSession, said: Said) -> wire.ChatLine:
    seats = session.seats_of(said.person)
    return wire.ChatLine(
        said.number, said.at_ms, said.person or "", said.name, seats[0] if seats else None, said.text
    )
