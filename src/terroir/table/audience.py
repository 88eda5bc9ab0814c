"""What each viewer of a table is told: masked, in their own numbering, and only what has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from msgspec import Raw
from msgspec.json import Encoder

from terroir.core.abilities import Shares
from terroir.core.game import Decide, Message, Over, Seat
from terroir.table import wording
from terroir.table.entries import ClockStruck, Moved
from terroir.table.folding import News, Told
from terroir.table.live import LiveTable
from terroir.table.numbers import Viewer, number, secret_seats
from terroir.table.shapes import Clocks, EndOffer, LogLine, Pending, Snapshot

NULL = b"null"
NOTHING = b"[]"
UPDATE = b'{"type":"update","n":%d,"action":%b,"changed":{%b},"choices":%b,"undo":%d,%b,%b}'
SHARED = b'"at":%d,"seat":%b,"pending":%b,"clocks":%b,"offer":%b'
TOLD = b'"events":%b,"words":%b'

_encode = Encoder().encode


Parts = tuple[Mapping[str, bytes], Mapping[str, bytes]]
"""A view as JSON by its keys: what all viewers share, and the rest."""
NO_PARTS: Parts = ({}, {})


class Shared(NamedTuple):
    """What an update tells everybody in the same bytes."""

    news: News
    told: bytes | None
    """Events and words, where no event hides anything from anybody."""
    rest: bytes


class Audience:
    """The viewers of one table. `update` is to be asked for each of them before the next entry is taken."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._shares = table.game if isinstance(table.game, Shares) else None
        self._views: dict[Viewer, Parts] = {}
        """What each viewer was sent last."""
        self._shared: Shared | None = None
        self._moment: tuple[Any, Any] | None = None
        """The state that was looked at last, and a view of it."""
        self._last: Any = None
        """A view of the moment before."""
        self._once: dict[str, bytes] = {}
        """Parts of views as they were written last: the same bytes are kept once for all viewers."""
        self._news: tuple[Mapping[str, bytes], Mapping[str, bytes], list[bytes]] | None = None
        """What viewers shared before and after, and what of it is new."""

    def snapshot(self, viewer: Viewer, now_ms: int) -> Snapshot:
        """Everything the viewer may know now; from here on updates carry what changes."""
        table = self._table
        at_ms = max(now_ms, table.at_ms)
        view = self._seen(viewer)
        parts = self._views[viewer] = self._parts(view)
        return Snapshot(
            n=table.numbers.of(viewer, table.seq),
            seat=viewer,
            view=None if view is None else {key: Raw(part) for some in parts for key, part in some.items()},
            pending=Raw(_encode(self._pending(at_ms))),
            choices=Raw(self._choices(viewer, view)),
            undo=self._undo(viewer),
            clocks=Raw(_encode(self._clocks(at_ms))),
            offer=Raw(self._offer()),
            log=self._log(viewer),
        )

    def update(self, news: News, viewer: Viewer) -> bytes | None:
        """The entry just taken as the viewer is told: an `update` of the protocol, as JSON.

        None for what they may not even know of. What is the same for all is written once.
        """
        if news.owner is not None and news.owner != viewer:
            return None
        shared = self._share(news)
        view = self._seen(viewer)
        return UPDATE % (
            self._table.numbers.of(viewer, news.entry.seq),
            self._action(news, viewer),
            b",".join(self._changed(viewer, view)),
            self._choices(viewer, view),
            self._undo(viewer),
            shared.told or TOLD % self._told(news, viewer),
            shared.rest,
        )

    def leave(self, viewer: Viewer) -> None:
        """Nobody looks through these eyes any more."""
        self._views.pop(viewer, None)

    def rest(self) -> None:
        """Everybody was told: what was worked out for all of them is not needed any more."""
        if self._moment is not None:
            self._last = self._moment[1]
        self._shared = self._moment = self._news = None
        self._once.clear()

    # ---- the same for all --------------------------------------------------
    def _share(self, news: News) -> Shared:
        if self._shared is None or self._shared.news is not news:
            entry, hides = news.entry, any(event.hides for event in news.events)
            rest = SHARED % (
                entry.at_ms,
                _encode(getattr(entry.body, "seat", None)),
                _encode(self._pending(entry.at_ms)),
                _encode(self._clocks(entry.at_ms)),
                self._offer(),
            )
            self._shared = Shared(news, None if hides else TOLD % self._told(news, None), rest)
        return self._shared

    def _pending(self, at_ms: int) -> Pending:
        table = self._table
        pending, ended = table.pending, table.ended
        how = None if ended is None or ended.reason == "rules" else ended.reason
        if isinstance(pending, Over):
            return Pending("over", scores=pending.scores, winners=pending.winners, reason=pending.reason)
        if ended is not None:
            return Pending("over", ended=how)
        if not isinstance(pending, Decide):
            return Pending("open")
        prompt = Message(pending.prompt, pending.args)
        return Pending("decide", pending.seats, prompt, pending.secret, table.timing.hammer_left(at_ms))

    def _clocks(self, at_ms: int) -> Clocks:
        table, timing = self._table, self._table.timing
        left = [timing.left_ms(seat, at_ms) for seat in range(len(table.chairs))]
        return Clocks(at_ms, left, timing.running, table.next_deadline())

    def _offer(self) -> bytes:
        table = self._table
        if not table.agreed or table.ended is not None:
            return NULL
        return _encode(EndOffer(table.agreed[0], table.agreed, table.to_agree))

    # ---- for one viewer ----------------------------------------------------
    def _told(self, news: News, viewer: Viewer) -> tuple[bytes, bytes]:
        return wording.tell(self._table.game, news.entry, news.events, viewer)

    def _action(self, news: News, viewer: Viewer) -> bytes:
        """The move in notation, as far as the viewer may read it."""
        body = news.entry.body
        if isinstance(body, ClockStruck):
            return _encode(body.outcome)
        if not isinstance(body, Moved) or (secret_seats(news.asked) and viewer != body.seat):
            return NULL
        if viewer == body.seat:
            return _encode(body.action)
        assert news.move is not None
        return _encode(self._table.game.conceal(news.before, body.seat, news.move, viewer))

    def _seen(self, viewer: Viewer) -> Any:
        """The game through the viewer's eyes; None before the start."""
        course = self._table.course
        if course is None:
            return None
        if self._shares and self._moment is not None and self._moment[0] is course.state:
            return self._shares.through(self._moment[1], viewer)
        view = self._table.game.view(course.state, viewer)
        self._moment = course.state, view
        return view

    def _parts(self, view: Any) -> Parts:
        """The view by its keys, written."""
        if view is None:
            return NO_PARTS
        if self._shares:
            return self._shares.parts(view, self._last)
        once, plain = self._once, self._table.game.view_to_json(view)
        for key, part in plain.items():
            written = _encode(part)
            if once.get(key) != written:
                once[key] = written
            plain[key] = once[key]
        return {}, plain

    def _changed(self, viewer: Viewer, view: Any) -> list[bytes]:
        """What of the view is new, each with its key."""
        before, after = self._views.get(viewer, NO_PARTS), self._parts(view)
        self._views[viewer] = after
        return self._new_to_all(before[0], after[0]) + _new(before[1], after[1])

    def _new_to_all(self, before: Mapping[str, bytes], after: Mapping[str, bytes]) -> list[bytes]:
        """What has changed of what viewers share, found once for all who were sent the same before."""
        if self._news is None or self._news[0] is not before or self._news[1] is not after:
            self._news = before, after, _new(before, after)
        return self._news[2]

    def _choices(self, viewer: Viewer, view: Any) -> bytes:
        """What a person may do who is to decide."""
        table = self._table
        course, decision = table.course, table.decision
        if viewer is None or course is None or decision is None or viewer not in decision.seats:
            return NOTHING
        if not table.chairs[viewer].is_played_by_person:
            return NOTHING
        if self._shares:
            return self._shares.choices(view)
        return wording.choices(table.game, view, course.legal(viewer))

    def _undo(self, viewer: Viewer) -> int:
        table = self._table
        if viewer is None or table.course is None or not table.chairs[viewer].is_played_by_person:
            return 0
        return table.course.can_undo(viewer)

    def _log(self, viewer: Viewer) -> list[LogLine]:
        """The last updates in words."""
        return [self._line(told, viewer) for told in self._table.tail]

    def _line(self, told: Told, viewer: Viewer) -> LogLine:
        entry = told.entry
        _, words = wording.tell(self._table.game, entry, told.events, viewer)
        seat: Seat | None = getattr(entry.body, "seat", None)
        return LogLine(number(viewer, entry.seq, told.hidden), entry.at_ms, seat, cast(Any, Raw(words)))


def _new(before: Mapping[str, bytes], after: Mapping[str, bytes]) -> list[bytes]:
    return [_KEYS[key] + part for key, part in after.items() if before.get(key) != part]


class _Keys(dict[str, bytes]):
    """Keys of views as they are written."""

    def __missing__(self, key: str) -> bytes:
        self[key] = written = b'"%b":' % key.encode()
        return written


_KEYS = _Keys()
