"""What makes a guest an account: passkeys, a mail address, codes and links that open once, sessions."""

from __future__ import annotations

from typing import Any, cast

from terroir.store.driver import Driver, Step
from terroir.store.errors import Conflict
from terroir.store.people_rows import MAILS, ONE_TIME, PASSKEYS, Mail, OneTime, Passkey
from terroir.store.rows import TOKENS, Token

SESSIONS = TOKENS.select("person_id = $1 ORDER BY created_ms DESC, hash")
SEEN = "UPDATE tokens SET seen_ms = $1, about = $2 WHERE hash = $3"
END = "DELETE FROM tokens WHERE hash = $1"
END_OTHERS = "DELETE FROM tokens WHERE person_id = $1 AND hash <> $2"
# Whoever is signed out of a browser is not told there any more that it is their turn.
UNTOLD = "DELETE FROM channels WHERE session = $1"
UNTOLD_OTHERS = "DELETE FROM channels WHERE person_id = $1 AND session <> $2"
STILL_TOLD = "UPDATE channels SET session = $1 WHERE session = $2 AND person_id = $3"
PASSKEY = PASSKEYS.select("id = $1")
PASSKEYS_OF = PASSKEYS.select("person_id = $1 ORDER BY created_ms, id")
USE_PASSKEY = "UPDATE passkeys SET used_ms = $1, signs = $2 WHERE id = $3"
DROP_PASSKEY = "DELETE FROM passkeys WHERE id = $1 AND person_id = $2"
MAIL_OF = MAILS.select("person_id = $1")
BY_MAIL = "SELECT person_id FROM mails WHERE address = $1"
SET_MAIL = (
    f"{MAILS.insert} ON CONFLICT (person_id) DO UPDATE SET address = excluded.address, at_ms = excluded.at_ms"
)
DROP_MAIL = "DELETE FROM mails WHERE person_id = $1"
LOOK = ONE_TIME.select("hash = $1 AND (until_ms IS NULL OR until_ms > $2)")
# Whoever asks at the same time waits for this row, and then sees what was laid.
LOCK_MAIL = "UPDATE mails SET at_ms = at_ms WHERE person_id = $1"
LAY_ALONE = (
    f"INSERT INTO one_time ({ONE_TIME.columns}) SELECT $1, $2, $3, $4, $5"
    " WHERE NOT EXISTS (SELECT 1 FROM one_time WHERE kind = $2 AND person_id = $3 AND until_ms > $6)"
)
OPEN = (
    "DELETE FROM one_time WHERE hash = $1 AND (until_ms IS NULL OR until_ms > $2)"
    f" RETURNING {ONE_TIME.columns}"
)
USED = "DELETE FROM one_time WHERE hash = $1"
DROP_RECOVERY = "DELETE FROM one_time WHERE person_id = $1 AND kind = 'recovery'"
HAS_RECOVERY = "SELECT 1 FROM one_time WHERE person_id = $1 AND kind = 'recovery'"
IS_KEPT = (
    "SELECT 1 FROM passkeys WHERE person_id = $1 UNION SELECT 1 FROM mails WHERE person_id = $1"
    f" UNION {HAS_RECOVERY}"
)
# A guest whom nothing else of the database names; a token says to the hour when it was used.
KEPT_BY = (
    ("seats", "person_id"), ("tables", "host"), ("names", "person_id"), ("chat", "person_id"),
    ("passkeys", "person_id"), ("mails", "person_id"), ("one_time", "person_id"), ("channels", "person_id"),
    ("wishes", "person_id"), ("private_items", "person_id"), ("vacations", "person_id"),
    ("ratings", "person_id"),
    ("rated", "person_id"), ("events", "host_id"), ("entrants", "person_id"), ("deal_plays", "person_id"),
    ("orders", "person_id"), ("friends", "person_id"), ("friends", "friend_id"), ("blocks", "person_id"),
    ("blocks", "blocked_id"), ("invitations", "person_id"), ("invitations", "by_id"),
)  # fmt: skip
# Few rows without an index by person: looked through once for many guests.
KEPT_BY_FEW = (("reports", "by_id"), ("reports", "person_id"), ("deeds", "by_id"), ("deeds", "person_id"))
IDLE = " AND ".join(
    (
        "id > $1 AND id <= $2 AND created_ms < $3",
        "banned_ms IS NULL AND muted_ms IS NULL AND moderator_ms IS NULL AND shown_ms IS NULL",
        "NOT EXISTS (SELECT 1 FROM tokens WHERE person_id = people.id"
        " AND (created_ms >= $3 OR seen_ms >= $3))",
        *(f"NOT EXISTS (SELECT 1 FROM {table} WHERE {one} = people.id)" for table, one in KEPT_BY),
        *(f"id NOT IN (SELECT {one} FROM {table} WHERE {one} IS NOT NULL)" for table, one in KEPT_BY_FEW),
    )
)
SOME_PEOPLE = "SELECT id FROM people WHERE id > $1 ORDER BY id LIMIT $2"
ARE_IDLE = f"SELECT id FROM people WHERE {IDLE}"
DROP_IDLE = f"DELETE FROM people WHERE {IDLE} RETURNING id"
AT_ONCE = 100
"""People who are looked at together: others wait no longer than that for the database."""
EXPIRED = "DELETE FROM one_time WHERE until_ms < $1"


class Accounts:
    """Who may come back as whom. A part of the store: the same promises hold."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    # sessions

    async def sessions(self, person: str) -> list[Token]:
        """Every token of somebody, the newest first."""
        return [TOKENS.read(row) for row in await self._driver.read(SESSIONS, (person,))]

    async def sign_in(
        self, new: Token, instead_of: bytes | None, used: bytes | None = None, code: OneTime | None = None
    ) -> None:
        """A new session, in place of the one that the same browser had, whoever's that was.

        What was `used` for it opens nothing any more, and `code` is the new recovery code; Conflict, and
        nothing has changed, if somebody else was first.
        """
        steps = [Step(USED, (used,), rows=1)] if used is not None else []
        steps += _laid(code) if code is not None else []
        steps.append(Step(TOKENS.insert, TOKENS.values(new)))
        if instead_of is not None:
            steps += [Step(STILL_TOLD, (new.hash, instead_of, new.person)), *_end(instead_of)]
        await self._driver.write(tuple(steps))

    async def seen(self, hashed: bytes, at_ms: int, about: str) -> None:
        """A token was used, by such a browser."""
        await self._driver.write((Step(SEEN, (at_ms, about, hashed)),))

    async def end(self, hashed: bytes) -> None:
        """This token is nobody's any more."""
        await self._driver.write(_end(hashed))

    async def end_others(self, person: str, kept: bytes) -> None:
        """Only this session stays."""
        await self._driver.write((Step(UNTOLD_OTHERS, (person, kept)), Step(END_OTHERS, (person, kept))))

    # passkeys

    async def add_passkey(self, passkey: Passkey) -> None:
        """Conflict if it is there already, whoever's it is."""
        await self._driver.write((Step(PASSKEYS.insert, PASSKEYS.values(passkey)),))

    async def passkey(self, id: str) -> Passkey | None:
        rows = await self._driver.read(PASSKEY, (id,))
        return PASSKEYS.read(rows[0]) if rows else None

    async def passkeys(self, person: str) -> list[Passkey]:
        return [PASSKEYS.read(row) for row in await self._driver.read(PASSKEYS_OF, (person,))]

    async def use_passkey(self, id: str, at_ms: int, signs: int) -> None:
        await self._driver.write((Step(USE_PASSKEY, (at_ms, signs, id)),))

    async def drop_passkey(self, person: str, id: str) -> None:
        """Conflict if there is no such passkey of this person."""
        await self._driver.write((Step(DROP_PASSKEY, (id, person), rows=1),))

    # mail

    async def mail_of(self, person: str) -> Mail | None:
        rows = await self._driver.read(MAIL_OF, (person,))
        return MAILS.read(rows[0]) if rows else None

    async def by_mail(self, address: str) -> str | None:
        """The person who reads mail there."""
        rows = await self._driver.read(BY_MAIL, (address,))
        return cast(str, rows[0][0]) if rows else None

    async def set_mail(self, mail: Mail) -> None:
        """Conflict if the address is somebody else's."""
        await self._driver.write((Step(SET_MAIL, MAILS.values(mail)),))

    async def drop_mail(self, person: str) -> None:
        await self._driver.write((Step(DROP_MAIL, (person,)),))

    # what opens once

    async def lay(self, one: OneTime) -> None:
        """From now on this opens something. Of a person there is only one recovery code."""
        await self._driver.write(tuple(_laid(one)))

    async def lay_alone(self, one: OneTime, now_ms: int) -> bool:
        """Lay it unless the person has one of its kind that opens something; return True if it was laid."""
        alone = Step(LAY_ALONE, (*ONE_TIME.values(one), now_ms), rows=1)
        try:
            await self._driver.write((Step(LOCK_MAIL, (one.person,)), alone))
        except Conflict:
            return False
        return True

    async def look(self, hashed: bytes, now_ms: int) -> OneTime | None:
        """What this would open; nothing is used up."""
        rows = await self._driver.read(LOOK, (hashed, now_ms))
        return ONE_TIME.read(rows[0]) if rows else None

    async def open(self, hashed: bytes, now_ms: int) -> OneTime | None:
        """What this opens; a second time it opens nothing, whoever was first."""
        rows: Any = await self._driver.write((Step(OPEN, (hashed, now_ms)),))
        return ONE_TIME.read(rows[0]) if rows else None

    async def has_recovery(self, person: str) -> bool:
        return bool(await self._driver.read(HAS_RECOVERY, (person,)))

    async def is_kept(self, person: str) -> bool:
        """Whether this person has any way to come back."""
        return bool(await self._driver.read(IS_KEPT, (person,)))

    async def forget_expired(self, now_ms: int) -> None:
        """What opens nothing any more is not kept."""
        await self._driver.write((Step(EXPIRED, (now_ms,)),))

    async def forget_guests(self, after: str, before_ms: int) -> tuple[str | None, int]:
        """Remove guests who have done nothing and were not here since then, of the next people after this id.

        Return the last id that was looked at, None at the end, and how many have gone.
        """
        some: Any = await self._driver.read(SOME_PEOPLE, (after, AT_ONCE))
        if not some:
            return None, 0
        last = some[-1][0]
        asked = (after, last, before_ms)
        idle = await self._driver.read(ARE_IDLE, asked)
        gone = await self._driver.write((Step(DROP_IDLE, asked),)) if idle else ()
        return last, len(gone)


def _laid(one: OneTime) -> list[Step]:
    before = [Step(DROP_RECOVERY, (one.person,))] if one.kind == "recovery" else []
    return [*before, Step(ONE_TIME.insert, ONE_TIME.values(one))]


def _end(hashed: bytes) -> tuple[Step, ...]:
    return Step(UNTOLD, (hashed,)), Step(END, (hashed,))
