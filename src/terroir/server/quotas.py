"""What a person, and everybody at one address together, may make in a day; counted in the database."""

from __future__ import annotations

from terroir.server.refusal import Refusal
from terroir.store.store import Store

DAY_MS = 86_400_000
A_DAY = {
    "tables": (100, 400),
    "imports": (40, 120),
    "reports": (20, 60),
    "mails": (10, 100),
    "letters": (5, 100),
    "notices": (50, 200),
    "events": (10, 40),
    "friends": (50, 200),
    "invitations": (100, 400),
}
"""How many of each: for a person, for an address."""


class Quotas:
    """All processes that share a database count together. `factor` is that of the other limits."""

    def __init__(self, store: Store, factor: float) -> None:
        self._store = store
        self._factor = factor

    async def use(self, what: str, person: str, address: str, now_ms: int) -> None:
        """Count one more, or refuse it. An address is what `limits.network` says."""
        each, together = (max(1, int(most * self._factor)) for most in A_DAY[what])
        most = {person: each, address: together}
        if not await self._store.use(what, now_ms // DAY_MS, most):
            seconds = (DAY_MS - now_ms % DAY_MS) // 1000 + 1
            why = f"no more than {each} {what} a day"
            raise Refusal("too-many", why, "refused-quota", limit=each, seconds=seconds)

    async def give_back(self, what: str, person: str, address: str, now_ms: int) -> None:
        """Take back what was counted at that time and not begun."""
        await self._store.give_back(what, now_ms // DAY_MS, (person, address))
