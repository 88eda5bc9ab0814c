"""Games to step through, worked out in a process of its own: they cost more than anything else here.

What is called in the worker takes and gives plain data, so that nothing but data goes between processes.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from io import StringIO
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

import msgspec
from anyio import fail_after

from terroir.core.abilities import GivesAccount
from terroir.core.errors import BadRecord
from terroir.core.game import AnyGame, Chance, Decide, Message, Over
from terroir.core.play import Match
from terroir.core.record import CHANCE, COMMENT, Line, Record, parse
from terroir.core.registry import load
from terroir.core.replay import advance, begun_from, opening, replay, retell
from terroir.core.verify import verify
from terroir.server.http_types import AccountBody, Draw, Ply, Source
from terroir.server.refusal import Refusal
from terroir.table.entries import Entry
from terroir.table.exporting import record as export
from terroir.table.fair_queue import NOBODY, FairQueue, Payer
from terroir.table.history import history
from terroir.table.pool import JobDeclined, Pool, WorkerDied
from terroir.table.shapes import Pending

PROCESSES = 2
"""The second one is for short work, and for addresses that have nothing in work."""
LONGEST_S = 20.0
PATIENCE_S = 10.0
MOST_LINES = 20_000
PAGE = 400
PAGE_BYTES = 512 * 1024
"""A page of a replay or of draws is not much longer: to answer it costs the event loop a few milliseconds."""
PAGE_SIGNS = 64 * 1024
"""How much of a record is in one page, as text and again in parts."""
P = ParamSpec("P")
T = TypeVar("T")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode


class Judged(msgspec.Struct, frozen=True):
    """What a record that can be replayed tells."""

    game: str
    version: int
    names: list[str]
    options: dict[str, str]
    scores: list[int]
    winners: list[int]
    reason: str
    verified: bool


class RecordPage(msgspec.Struct, frozen=True):
    """A stretch of a record. What is `Raw` here and below is JSON that is only passed on."""

    text: msgspec.Raw
    tags: msgspec.Raw
    lines: msgspec.Raw
    next: int | None


class Pages(msgspec.Struct, frozen=True):
    """A stretch of a replay."""

    equipment: msgspec.Raw
    view: msgspec.Raw
    plies: msgspec.Raw
    total: int
    next: int | None


class DrawPage(msgspec.Struct, frozen=True):
    """A stretch of the draws of a game."""

    draws: msgspec.Raw
    next: int | None


class HistoryPage(msgspec.Struct, frozen=True):
    """What the viewer of a running game was told last."""

    view: msgspec.Raw
    updates: msgspec.Raw


class Position(msgspec.Struct, frozen=True):
    """A game after one of its steps."""

    text: str
    options: dict[str, str]
    seats: list[int]
    """Who owes a decision; nobody where it is over."""


class Kept(NamedTuple):
    """A record that is read from the database in its turn only: those that wait take no memory."""

    id: str
    read: Callable[[], Awaitable[str]]


Text = str | Kept


class Workshop:
    """Works replays out in other processes, and gives up those that take too long.

    Requests wait for their turn in a fair queue, `PATIENCE_S` at most; their time does not run before it.
    """

    def __init__(self) -> None:
        self._pool = Pool(PROCESSES)
        self._queue = FairQueue(PROCESSES)

    async def judge(self, payer: Payer, text: str) -> Judged:
        """Whether a record from outside can be replayed, and what it tells."""
        return await self.work(payer, _judge, text)

    async def pages(self, payer: Payer, text: Text, seat: int | None, first: int) -> Pages:
        """The plies from `first` on, as a seat (or a spectator) saw them."""
        return _decode(await self._read(payer, _pages, text, seat, first), type=Pages)

    async def position(self, payer: Payer, text: Text, at: int) -> Position:
        """The game of a record as it stood after a step."""
        return await self._read(payer, _position, text, at)

    async def draws(self, payer: Payer, text: Text, first: int) -> DrawPage:
        """The draws of a record from `first` on, with what could have come."""
        return _decode(await self._read(payer, _draws, text, first), type=DrawPage)

    async def page(self, payer: Payer, text: Text, first: int) -> RecordPage:
        """A record from its line `first` on, as text and in parts."""
        return _decode(await self._read(payer, _page, text, first), type=RecordPage)

    async def parts(self, payer: Payer, text: str) -> bytes:
        """A record of a table in parts, as JSON."""
        return await self.work(payer, _parts, text)

    async def account(self, payer: Payer, text: Text) -> AccountBody:
        """Where the points of a record came from, and what decided it."""
        return await self._read(payer, _account, text)

    async def record(self, payer: Payer, entries: list[Entry], viewer: int | None) -> str:
        """The record of a table as text: the viewer's while it runs, all of it once it is over."""
        return await self.work(payer, _record, msgspec.json.encode(entries), viewer)

    async def history(self, payer: Payer, entries: list[Entry], viewer: int | None) -> HistoryPage:
        """What the viewer of a running game was told so far."""
        found = await self.work(payer, _history, msgspec.json.encode(entries), viewer)
        return _decode(found, type=HistoryPage)

    async def work(self, payer: Payer, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a function of plain data returns in a worker."""
        # Long texts are not expected to take as little time as short ones.
        size = sum(len(one) for one in args if isinstance(one, str | bytes))
        async with self._turn(payer, f"{work.__name__} {size.bit_length()}"):
            return await self._pool.run(LONGEST_S, work, *args, **kwargs)

    async def _read(
        self,
        payer: Payer,
        work: Callable[Concatenate[str, P], T],
        text: Text,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return what a function of a record returns in a worker."""
        if isinstance(text, str):
            return await self.work(payer, work, text, *args, **kwargs)
        async with self._turn(payer, f"{work.__name__} of {text.id}"):
            return await self._pool.run(LONGEST_S, work, await text.read(), *args, **kwargs)

    @asynccontextmanager
    async def _turn(self, payer: Payer, kind: str) -> AsyncIterator[None]:
        try:
            patience = None if payer == NOBODY else PATIENCE_S
            async with self._queue.place(payer, "", kind, patience=patience):
                with fail_after(LONGEST_S):
                    yield
        except TimeoutError:
            raise Refusal("too-big", f"this takes longer than {LONGEST_S:.0f} seconds") from None
        except WorkerDied:
            raise Refusal("too-big", "the process that worked it out has died of it") from None
        except JobDeclined as error:
            rule = "whole" if error.line is None else error.rule or "none"
            raise Refusal("record", str(error), line=error.line or 1, rule=rule) from None


def _record(entries: bytes, viewer: int | None) -> str:
    return export(msgspec.json.decode(entries, type=list[Entry]), viewer).to_text()


def _history(entries: bytes, viewer: int | None) -> bytes:
    return _encode(history(msgspec.json.decode(entries, type=list[Entry]), viewer))


def _read(text: str) -> tuple[Record, AnyGame]:
    record = parse(text)
    if len(record.lines) > MOST_LINES:
        raise BadRecord(1, f"more than {MOST_LINES} lines")
    return record, load(record.value("Game") or "?")


def _page(text: str, first: int) -> bytes:
    """Read a stretch of a record that was judged before."""
    lines, size = list(StringIO(text, newline="\n")), 0
    end = first
    while end < len(lines) and (end == first or size + len(lines[end]) <= PAGE_SIGNS):
        size += len(lines[end])
        end += 1
    part = "".join(lines[first:end])
    return _encode({"text": part, **_in_parts(parse(part)), "next": end if end < len(lines) else None})


def _parts(text: str) -> bytes:
    return _encode(_in_parts(parse(text)))


def _in_parts(record: Record) -> dict[str, Any]:
    return {
        "tags": {tag.key: tag.value for tag in record.tags},
        "lines": [(line.who, line.text) for line in record.lines],
    }


def _check_comments(record: Record) -> None:
    """Refuse a record that says more than is played in it."""
    moves, comments = sum(len(line.text) for line in record.steps), 0
    for line in record.lines:
        if line.who == COMMENT and (comments := comments + len(line.text)) > moves:
            why = f"comments are longer than the moves, which have {moves} characters"
            raise BadRecord(line.number, why, "comments")


def _judge(text: str) -> Judged:
    record, game = _read(text)
    _check_comments(record)
    if begun_from(record):
        # Positions of strangers are not judged as strictly as games are.
        raise BadRecord(1, "it begins from a position, and only whole games are kept")
    match = replay(record, game)
    game = match.game
    over = match.pending
    if not isinstance(over, Over):
        raise BadRecord(1, "the game is not over")
    players = len(over.scores)
    return Judged(
        game=game.name,
        version=game.version,
        names=[record.value(f"Seat{seat}") or "" for seat in range(1, players + 1)],
        options=dict(game.settings(match.state)),
        scores=list(over.scores),
        winners=list(over.winners),
        reason=over.reason,
        verified=record.tag("Secret") is not None and bool(verify(record, game)),
    )


def _pages(text: str, seat: int | None, first: int) -> bytes:
    record, game = _read(text)
    match = opening(record, game)
    game = match.game
    equipment = game.equipment(match.state)
    steps = [line for line in record.lines if line.who != COMMENT]
    begin = view = game.view_to_json(game.view(match.state, seat))
    plies, size, following = list[msgspec.Raw](), 0, None
    for number, line in enumerate(steps):
        told = len(match.events)
        advance(match, line)
        if number == first - 1:
            begin = view = game.view_to_json(game.view(match.state, seat))
        elif number >= first:
            before, view = view, game.view_to_json(game.view(match.state, seat))
            plies.append(msgspec.Raw(_encode(_ply(match, line, told, before, view, seat))))
            size += len(plies[-1])
            if len(plies) == PAGE or size > PAGE_BYTES:
                following = number + 1 if number + 1 < len(steps) else None
                break
    page = {"equipment": equipment, "view": begin, "plies": plies, "total": len(steps), "next": following}
    return _encode(page)


def _ply(
    match: Match[Any], line: Line, told: int, before: dict[str, Any], view: dict[str, Any], seat: int | None
) -> Ply:
    game = match.game
    seen = [event.seen_by(seat) for event in match.events[told:]]
    words = [said for event in seen if (said := game.message_for(event)) is not None]
    changed = {key: part for key, part in view.items() if before.get(key) != part}
    return Ply(line.who, line.text, words, changed, _pending(match), seen, game.turn(match.state))


def _position(text: str, at: int) -> Position:
    """Steps are counted as replays count them: a draw that answers a move belongs to its step."""
    record, game = _read(text)
    match = opening(record, game)
    step = 0
    for line in record.steps:
        step += not (line.who == CHANCE and isinstance(match.pending, Chance))
        if step > at:
            break
        advance(match, line)
    seats = match.pending.seats if isinstance(match.pending, Decide) else ()
    return Position(
        match.game.position_to_text(match.state), dict(match.game.settings(match.state)), list(seats)
    )


def _draws(text: str, first: int) -> bytes:
    record, game = _read(text)
    match = opening(record, game)
    game = match.game
    draws, size, number = list[msgspec.Raw](), 0, 0
    for line in record.steps:
        # What the clock brings about is no draw: it comes while somebody owes a decision.
        if line.who == CHANCE and isinstance(chance := match.pending, Chance):
            if number >= first:
                if size > PAGE_BYTES:
                    return _encode({"draws": draws, "next": number})
                pieces = [(game.move_to_text(outcome), count) for outcome, count in chance.outcomes]
                draws.append(msgspec.Raw(_encode(Draw(line.text, pieces))))
                size += len(draws[-1])
            number += 1
        advance(match, line)
    return _encode({"draws": draws, "next": None})


def _account(text: str) -> AccountBody:
    record, game = _read(text)
    told = list(retell(record, game))
    if not isinstance(game, GivesAccount) or not told or not isinstance(told[-1].match.pending, Over):
        return AccountBody([], None, None)
    made = game.account(told[-1].match.state, [(one.step, event) for one in told for event in one.events])
    sources = [Source(name, list(points)) for name, points in made.sources.items()]
    return AccountBody(sources, made.decided, made.step)


def _pending(match: Match[Any]) -> Pending:
    match match.pending:
        case Decide() as decide:
            return Pending("decide", decide.seats, Message(decide.prompt, decide.args), decide.secret)
        case Over() as over:
            return Pending("over", scores=over.scores, winners=over.winners, reason=over.reason)
    return Pending("open")
