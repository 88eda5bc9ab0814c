"""Who the tokens belong to: read from the store, remembered for a moment."""

from __future__ import annotations

import hmac
import time
from collections import OrderedDict
from contextlib import suppress

from msgspec.structs import replace

from terroir.server import names
from terroir.server.identity import new_id, new_token, scopes_of, token_hash
from terroir.server.limits import networks
from terroir.store.errors import StoreError
from terroir.store.rows import Person
from terroir.store.store import Store
from terroir.table.fair_queue import GUESTS, Payer

FRESH_S = 2.0
"""What was read is taken as true for this long: another process may have revoked a token."""
KEPT_S = 60.0
"""Whether somebody has an account is read again after so long."""
MOST = 20_000
SEEN_MS = 3_600_000


class People:
    """The people that this process has to do with."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[bytes, tuple[Person | None, float]] = OrderedDict()
        self._seen: dict[bytes, int] = {}
        self._kept: OrderedDict[str, tuple[bool, float]] = OrderedDict()

    async def of_token(self, hashed: bytes) -> Person | None:
        """Whose token has this hash; None if nobody's, or no more."""
        person, read_at = self._known.get(hashed, (None, float("-inf")))
        if time.monotonic() - read_at > FRESH_S:
            person = await self._store.person_of(hashed)
            self._remember(hashed, person)
        return person

    async def payer(self, person: str | None, address: str) -> Payer:
        """Return the account of work for somebody at an address, where all guests have one share together."""
        shares = tuple(reversed(networks(address)))
        if person is not None and await self._is_kept(person):
            return (*shares, person)
        return (*shares, GUESTS, person or "")

    async def _is_kept(self, person: str) -> bool:
        """Return True if this person has an account: a passkey, a mail address or a recovery code."""
        kept, read_at = self._kept.get(person, (False, float("-inf")))
        if time.monotonic() - read_at > KEPT_S:
            kept = await self._store.accounts.is_kept(person)
            self._kept[person] = kept, time.monotonic()
            self._kept.move_to_end(person)
            if len(self._kept) > MOST:
                self._kept.popitem(last=False)
        return kept

    async def is_moderator(self, token: str) -> bool:
        """Whether whoever has this token is a moderator now: what is remembered is never enough for a yes."""
        hashed = token_hash(token)
        known = await self.of_token(hashed)
        if known is None or known.moderator_ms is None or scopes_of(token) is not None:
            return False
        person = await self._store.person_of(hashed)
        return person is not None and person.moderator_ms is not None and person.banned_ms is None

    async def greet(self, name: str) -> tuple[Person, str]:
        """A new guest, and the token that only they will ever hold."""
        fit = names.name(name)
        token = new_token()
        person = Person(new_id(), fit, int(time.time() * 1000))
        await self._store.add_person(person, token_hash(token))
        self._remember(token_hash(token), person)
        return person, token

    async def rename(self, person: Person, token: str, name: str) -> Person:
        """The same person by another name; where they sit already they keep the old one."""
        fit = names.name(name)
        await self._store.rename(person.id, fit)
        # Read anew, not remembered: or whoever goes on renaming themselves would outlive a ban or a sign-out.
        self._known.pop(token_hash(token), None)
        return replace(person, name=fit)

    async def seen(self, token: str, about: str, now_ms: int) -> None:
        """A token is in use by such a browser: that is written down once in an hour."""
        hashed = token_hash(token)
        if now_ms - self._seen.get(hashed, 0) < SEEN_MS:
            return
        if len(self._seen) >= MOST:
            self._seen.clear()
        self._seen[hashed] = now_ms
        with suppress(StoreError):  # it only helps people to tell their sessions apart
            await self._store.accounts.seen(hashed, now_ms, about)

    def forget(self, person: str) -> None:
        """What is remembered of this person may not be true any more."""
        for hashed in [hashed for hashed, (known, _) in self._known.items() if known and known.id == person]:
            del self._known[hashed]

    def _remember(self, hashed: bytes, person: Person | None) -> None:
        if person is None:
            # Guesses are not worth the memory.
            self._known.pop(hashed, None)
            return
        self._known[hashed] = (person, time.monotonic())
        self._known.move_to_end(hashed)
        if len(self._known) > MOST:
            self._known.popitem(last=False)


def is_invited(given: str, kept: bytes | None) -> bool:
    """Whether it is the invitation that is kept."""
    return kept is not None and given != "" and hmac.compare_digest(token_hash(given), kept)
