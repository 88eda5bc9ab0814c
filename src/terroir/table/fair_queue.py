"""A few places to work in, shared fairly: between addresses, then their people, then their tables."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from itertools import pairwise
from math import inf

from terroir.table.refusals import Refused

paid: ContextVar[Callable[[float], object]] = ContextVar("paid", default=lambda seconds: None)
"""Told for how many seconds the task that asked for a place had it."""
Payer = tuple[str, ...]
"""On whose account work is done, from the widest share to the narrowest: networks, then a person in them."""
NOBODY: Payer = ("",)
"""The account of work that no person waits for: all of it has one share."""
GUESTS = ""
"""The share of all guests of an address together: new names are free."""

MOST_WAITING = 64
"""Work that may be refused waits in no greater number."""
RETRY_S = 10
"""When refused work may be asked for again."""
LEAST_S = 0.01
"""What a turn costs at least."""
SHORT_S = 0.25
"""Work that is expected to be done so soon may use the last free place."""
FORGET_S = 30.0
"""What an address has had counts for so long after its last work."""
MOST_KINDS = 1_000
NEWEST = 0.25
"""The weight of the newest time in what a kind of work is expected to take."""


def busy() -> Refused:
    """Return the refusal of work that would wait too long."""
    return Refused("busy", "refused-busy", seconds=RETRY_S)


class _Share:
    """What an address, a person there or one of their tables has had, and what waits for it.

    `had` is virtual time (start-time fair queueing): seconds of places, counted from the `clock` of the share
    around it when it began to wait. The one that has had least is next.
    """

    __slots__ = ("clock", "had", "left", "queue", "refusable", "shares", "waiting", "working")

    def __init__(self) -> None:
        self.had = 0.0
        self.clock = 0.0
        self.left = 0.0
        """When its last work was done."""
        self.shares: dict[str, _Share] = {}
        self.queue: deque[_Waiting] = deque()
        self.waiting = 0
        self.refusable = 0
        self.working = 0

    @property
    def is_idle(self) -> bool:
        return not self.waiting and not self.working

    def forget(self, before: float) -> None:
        """Forget the idle shares in it that have had no more than a new one would, or left so long ago."""
        self.shares = {
            name: one
            for name, one in self.shares.items()
            if not one.is_idle or (one.had > self.clock and one.left >= before)
        }


class _Waiting:
    """Work that waits for a place, or has one."""

    __slots__ = ("aside", "begun", "cost", "here_from", "is_here", "kind", "may_refuse", "only_here", "path")

    def __init__(self, path: list[_Share], kind: str, only_here: bool, aside: bool, may_refuse: bool) -> None:
        loop = asyncio.get_running_loop()
        self.path = path
        """From all places down to the table."""
        self.kind = kind
        self.only_here = only_here
        self.aside = aside
        self.may_refuse = may_refuse
        self.begun = self.cost = 0.0
        """Since when it has a place, and what was paid for it."""
        self.here_from = loop.time()
        """From when on a place here will do."""
        self.is_here: asyncio.Future[bool] = loop.create_future()
        """Done when there is a place: True if it is here, False if elsewhere."""


class FairQueue:
    """Share places so that nobody waits for the work of an address that asks for much.

    A turn costs the time that it takes, expected by its kind and corrected when it is done: short work is not
    queued behind long work. Where there are several places, the last free one is kept for short work and for
    addresses that have none. Other machines may take work over, one piece after the other: the next in turn
    gets that place, or one here after some patience.
    """

    def __init__(self, places: int, waited: Callable[[float], object] = lambda seconds: None) -> None:
        """Tell `waited` how long each piece of work waited for a place."""
        self._places = places
        self._waited = waited
        self._all = _Share()
        self._expected: dict[str, float] = {}
        """The seconds that each kind of work takes."""
        self._patience = 0.0
        self._is_open_elsewhere = False
        self._is_handing_over = False

    def __len__(self) -> int:
        """Return how many wait."""
        return self._all.waiting

    def open_elsewhere(self, is_open: bool, patience: float) -> None:
        """Say if there are other machines, and for how many seconds work waits for them."""
        self._is_open_elsewhere = is_open
        self._patience = patience if is_open else 0.0
        self._give_out()

    @asynccontextmanager
    async def place(
        self,
        payer: Payer,
        table: str,
        kind: str = "",
        *,
        only_here: bool = True,
        aside: bool = False,
        patience: float | None = None,
    ) -> AsyncIterator[bool]:
        """Have a place on this account when it is its turn; True if it is here, False if elsewhere.

        A place elsewhere is given back as soon as the work was handed over. Work `aside` never has the last
        free place. With `patience`, work is refused as `busy` after so many seconds, or sooner if too much
        waits: then the newest of the address, and the person there, with most of it.
        """
        loop = asyncio.get_running_loop()
        asked, timers = loop.time(), list[asyncio.TimerHandle]()
        aside = aside or payer == NOBODY
        mine = _Waiting(self._path((*payer, table)), kind, only_here, aside, patience is not None)
        if not only_here and self._patience:
            mine.here_from += self._patience
            timers.append(loop.call_at(mine.here_from, self._give_out))
        if patience is not None:
            timers.append(loop.call_later(patience, self._refuse, mine))
        self._enter(mine)
        self._give_out()
        if self._all.refusable > MOST_WAITING:
            self._refuse(self._newest())
        try:
            is_here = await mine.is_here
            self._waited(mine.begun - asked)
            yield is_here
        finally:
            for timer in timers:
                timer.cancel()
            if mine.is_here.cancelled():
                self._drop(mine)
            elif mine.is_here.exception() is None:
                self._leave(mine, mine.is_here.result())
            self._give_out()

    def _path(self, names: Payer) -> list[_Share]:
        path = [self._all]
        for name in names:
            path.append(path[-1].shares.setdefault(name, _Share()))
        return path

    def _enter(self, mine: _Waiting) -> None:
        for around, share in pairwise(mine.path):
            if not share.waiting:
                share.had = max(share.had, around.clock)
        for share in mine.path:
            share.waiting += 1
            share.refusable += mine.may_refuse
        mine.path[-1].queue.append(mine)

    def _drop(self, mine: _Waiting) -> None:
        """Let it wait no longer."""
        if mine in mine.path[-1].queue:
            mine.path[-1].queue.remove(mine)
            for share in mine.path:
                share.waiting -= 1
                share.refusable -= mine.may_refuse

    def _refuse(self, mine: _Waiting) -> None:
        if not mine.is_here.done():
            self._drop(mine)
            mine.is_here.set_exception(busy())

    def _newest(self) -> _Waiting:
        """Return the newest refusable work of the fullest address and person."""
        share = self._all
        while share.shares:
            share = max(reversed(share.shares.values()), key=lambda one: one.refusable)
        return next(one for one in reversed(share.queue) if one.may_refuse)

    def _give_out(self) -> None:
        while (mine := self._next(self._all, None)) is not None:
            self._drop(mine)
            if mine.is_here.cancelled():
                continue  # given up, which its task says in a moment
            is_here = not self._may_go(mine)
            mine.begun, mine.cost = asyncio.get_running_loop().time(), self._cost(mine)
            for around, share in pairwise(mine.path):
                around.clock = max(around.clock, share.had)
                share.had += mine.cost
            if is_here:
                for share in mine.path:
                    share.working += 1
            else:
                self._is_handing_over = True
            mine.is_here.set_result(is_here)

    def _leave(self, mine: _Waiting, is_here: bool) -> None:
        """Give its place back, and pay for the time that it took."""
        if not is_here:
            self._is_handing_over = False
            return
        now = asyncio.get_running_loop().time()
        took = max(LEAST_S, now - mine.begun)
        paid.get()(took)
        self._learn(mine.kind, took)
        for around, share in pairwise(mine.path):
            share.had += took - mine.cost
            around.clock += took / len(around.shares)  # all that are busy, or lately had more than others
        for share in mine.path:
            share.working -= 1
            share.left = now
        for share in mine.path:
            share.forget(now - FORGET_S)
        if self._all.is_idle:
            self._all = _Share()

    def _learn(self, kind: str, took: float) -> None:
        if len(self._expected) >= MOST_KINDS and kind not in self._expected:
            self._expected.clear()
        self._expected[kind] = took + (1 - NEWEST) * (self._expected.get(kind, took) - took)

    def _cost(self, mine: _Waiting) -> float:
        """Return what it is expected to take; what was never seen pays afterwards."""
        return self._expected.get(mine.kind, LEAST_S)

    def _next(self, share: _Share, address: _Share | None) -> _Waiting | None:
        """Return the work in this share whose turn it is, if there is a place for any."""
        is_full = self._all.working == self._places
        if is_full and (self._is_handing_over or not self._is_open_elsewhere):
            return None
        if share.queue:
            mine = share.queue[0]
            assert address is not None  # a queue is that of a table
            return mine if self._may_go(mine) or self._may_stay(mine, address) else None
        found: _Waiting | None = None
        least = inf
        for one in share.shares.values():
            head = self._next(one, address or one) if one.waiting else None
            if head is not None and (cost := one.had + self._cost(head)) < least:
                found, least = head, cost
        return found

    def _may_go(self, mine: _Waiting) -> bool:
        """Return True if there is a place elsewhere for it."""
        return self._is_open_elsewhere and not self._is_handing_over and not mine.only_here

    def _may_stay(self, mine: _Waiting, address: _Share) -> bool:
        """Return True if there is a place here for it."""
        free = self._places - self._all.working
        if not free or mine.here_from > asyncio.get_running_loop().time():
            return False
        if free > 1 or self._places == 1:
            return True
        is_short = self._expected.get(mine.kind, inf) <= SHORT_S
        return not mine.aside and (is_short or not address.working)
