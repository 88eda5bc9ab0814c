"""What each viewer of a table is told: masked, in their own numbering, and only what has changed."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from msgspec import Raw
from msgspec.json import Encoder

from terroir.core.game import Decide, Message, Seat
from terroir.core.masking import EVERYONE, marks
from terroir.core.plain import picture_to_json
from terroir.table import wording
from terroir.table.entries import ClockStruck, Moved
from terroir.table.live import LiveTable
from terroir.table.news import News, RecentEntry
from terroir.table.numbers import Viewer, number, secret_seats
from terroir.table.result import result
from terroir.table.shapes import Choices, Clocks, LogLine, Offer, Pending, Snapshot, Update

_encode = Encoder().encode

Parts = dict[str, Raw]
"""Parts of a view by name, written."""


class Shared(NamedTuple):
    """What an update tells everybody in the same bytes."""

    news: News
    told: tuple[Raw, Raw] | None
    """Events and words, where no event hides anything from anybody."""
    pending: Raw
    clocks: Raw
    offer: Raw


class Sent(NamedTuple):
    """The view that a viewer was sent last: what everybody sees, and what is their own."""

    public: Parts
    own: Parts


NOTHING = Sent({}, {})


class Audience:
    """The viewers of one table. `update` is to be asked for each of them before the next entry is applied."""

    def __init__(self, table: LiveTable, offers: bool = True) -> None:
        self._table = table
        self._offers = offers
        """Whether players are told what they may do."""
        self._sent: dict[Viewer, Sent] = {}
        self._shared: Shared | None = None
        self._public: tuple[Any, dict[str, Any], Parts] = None, {}, {}
        """The state that was looked at last, and what everybody sees of it, also written."""

    def snapshot(self, viewer: Viewer, now_ms: int) -> Snapshot:
        """Everything the viewer may know now; from here on updates carry what changes."""
        table = self._table
        at_ms = max(now_ms, table.at_ms)
        view = self._view(viewer)
        sent = self._sent[viewer] = self._written(view)
        return Snapshot(
            n=table.numbers.of(viewer, table.seq),
            seat=viewer,
            view=None if view is None else sent.public | sent.own,
            pending=self._pending(at_ms),
            choices=self._choices(viewer, view),
            undo=self._undo(viewer),
            clocks=self._clocks(at_ms),
            offer=self._offer(),
            log=[self._line(told, viewer) for told in table.tail],
        )

    def update(self, news: News, viewer: Viewer) -> bytes | None:
        """The entry just applied as the viewer is told: an `update` of the protocol, as JSON.

        None for what they may not even know of. What is the same for all is written once.
        """
        if news.owner is not None and news.owner != viewer:
            return None
        entry, shared, view = news.entry, self._share(news), self._view(viewer)
        events, words = shared.told or self._told(news, viewer)
        update: dict[str, Any] = {"events": events, "words": words, "pending": shared.pending}
        return _encode(
            Update(
                n=self._table.numbers.of(viewer, entry.seq),
                at=entry.at_ms,
                seat=getattr(entry.body, "seat", None),
                action=self._action(news, viewer),
                changed=self._changed(viewer, view),
                choices=self._choices(viewer, view),
                undo=self._undo(viewer),
                clocks=cast(Any, shared.clocks),
                offer=cast(Any, shared.offer),
                **update,
            )
        )

    def leave(self, viewer: Viewer) -> None:
        """Nobody looks through these eyes any more."""
        self._sent.pop(viewer, None)

    def rest(self) -> None:
        """Everybody was told: what was worked out for all of them is not needed any more."""
        self._shared = None
        self._public = None, *self._public[1:]

    # ---- the same for all --------------------------------------------------
    def _share(self, news: News) -> Shared:
        if self._shared is None or self._shared.news is not news:
            at_ms = news.entry.at_ms
            self._shared = Shared(
                news,
                None if any(event.hides for event in news.events) else self._told(news, None),
                Raw(_encode(self._pending(at_ms))),
                Raw(_encode(self._clocks(at_ms))),
                Raw(_encode(self._offer())),
            )
        return self._shared

    def _pending(self, at_ms: int) -> Pending:
        table, pending = self._table, self._table.pending
        if (over := result(table, table.ended)) is not None:
            if over.scores is None:
                return Pending("over", winners=over.winners or None, ended=over.reason)
            return Pending("over", scores=over.scores, winners=over.winners, reason=over.reason)
        if not isinstance(pending, Decide):
            return Pending("open")
        prompt = Message(pending.prompt, pending.args)
        return Pending("decide", pending.seats, prompt, pending.secret, table.timing.hammer_left(at_ms))

    def _clocks(self, at_ms: int) -> Clocks:
        table, timing = self._table, self._table.timing
        seats = range(len(table.chairs))
        left = [timing.left_ms(seat, at_ms) for seat in seats]
        kept = [reserve for seat in seats if (reserve := timing.reserve_ms(seat, at_ms)) is not None]
        deadline = table.next_deadline()
        return Clocks(at_ms, left, timing.running, deadline, kept or None, table.is_paused)

    def _offer(self) -> Offer | None:
        waiting, agreement = self._table.to_agree, self._table.agreement
        if not waiting or self._table.ended is not None:
            return None
        return Offer(agreement.about, agreement.agreed[0], agreement.agreed, waiting)

    def _public_parts(self) -> Parts:
        """What everybody sees, taken from the spectator's view: what is hidden from somebody is not in it."""
        course, (state, before, written) = self._table.course, self._public
        assert course is not None
        if state is not course.state:
            view = self._view(None)
            values = {name: getattr(view, name) for name, mark in marks(view).items() if mark == EVERYONE}
            # Most parts are the same objects as a move ago: these need not be written to be compared.
            new = [name for name, value in values.items() if name not in before or value is not before[name]]
            written = written | {name: _kept(written, name, values[name]) for name in new}
            self._public = course.state, values, written
        return self._public[2]

    # ---- for one viewer ----------------------------------------------------
    def _told(self, news: News, viewer: Viewer) -> tuple[Raw, Raw]:
        """The events and the words that the viewer gets."""
        seen = wording.seen(news.events, viewer)
        return Raw(_encode(seen)), Raw(_encode(wording.words(self._table.game, news.entry, seen)))

    def _action(self, news: News, viewer: Viewer) -> str | None:
        """The move in notation, as far as the viewer may read it."""
        body = news.entry.body
        if isinstance(body, ClockStruck):
            return body.outcome
        if not isinstance(body, Moved) or (secret_seats(news.asked) and viewer != body.seat):
            return None
        if viewer == body.seat:
            return body.action
        assert news.move is not None
        return self._table.game.seen_move(news.before, body.seat, news.move, viewer)

    def _view(self, viewer: Viewer) -> Any:
        """The game through the viewer's eyes; None before the start."""
        course = self._table.course
        return None if course is None else self._table.game.view(course.state, viewer)

    def _written(self, view: Any) -> Sent:
        """What a viewer is sent of a view."""
        if view is None:
            return NOTHING
        game, before = self._table.game, self._sent.get(view.viewer, NOTHING).own
        values = {name: getattr(view, name) for name, mark in marks(view).items() if mark != EVERYONE}
        values["viewer"] = view.viewer
        if not game.drawn_by_client:
            values["picture"] = picture_to_json(game.picture(view, {}))
        return Sent(self._public_parts(), {name: _kept(before, name, part) for name, part in values.items()})

    def _changed(self, viewer: Viewer, view: Any) -> Parts:
        """What of the view is new."""
        before = self._sent.get(viewer, NOTHING)
        after = self._sent[viewer] = self._written(view)
        return {
            name: part
            for old, new in zip(before, after, strict=True)
            for name, part in new.items()
            if old.get(name) is not part
        }

    def _choices(self, viewer: Viewer, view: Any) -> list[Choices]:
        """What a person may do who is to decide."""
        table = self._table
        course, decision = table.course, table.decision
        if not self._offers or viewer is None or course is None or decision is None:
            return []
        if viewer not in decision.seats or table.is_paused:
            return []
        if not table.chairs[viewer].is_played_by_person:
            return []
        return wording.choices(table.game, view, course.legal(viewer))

    def _undo(self, viewer: Viewer) -> int:
        table = self._table
        if viewer is None or not table.chairs[viewer].is_played_by_person:
            return 0
        return table.can_undo(viewer)

    def _line(self, told: RecentEntry, viewer: Viewer) -> LogLine:
        """One of the last updates, in words."""
        entry = told.entry
        words = wording.words(self._table.game, entry, wording.seen(told.events, viewer))
        seat: Seat | None = getattr(entry.body, "seat", None)
        return LogLine(number(viewer, entry.seq, told.hidden), entry.at_ms, seat, words)


def _kept(before: Parts, name: str, part: Any) -> Raw:
    """A part, written; the same object as before if it is the same, so that all viewers share it."""
    written, known = Raw(_encode(part)), before.get(name)
    return known if known is not None and known == written else written
