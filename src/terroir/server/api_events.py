"""Events: made by anybody for a link, entered by whoever has it; what goes on by itself is in `events.py`."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec.structs import replace

from terroir.core.registry import load
from terroir.server import names, pairing
from terroir.server.api_tables import clock_of, level_of
from terroir.server.describing import clock_info
from terroir.server.events import numbers_of, played, points_of, smallest_table
from terroir.server.http_events import (
    EntrantBody,
    EventBody,
    EventGameBody,
    EventLine,
    EventList,
    NewBots,
    NewEvent,
    StandingBody,
)
from terroir.server.http_types import Nothing
from terroir.server.identity import new_id
from terroir.server.pairing import MOST, POINT
from terroir.server.refusal import Refusal
from terroir.server.routes import Ask, Route
from terroir.store.errors import Conflict
from terroir.store.people_rows import Entrant, EventRow
from terroir.table.entries import Clock, NoClock
from terroir.table.setup import Setup, create

MOST_MINE = 50
MOST_BOTS = 16
NO_SECRET = bytes(32)
_clocks: msgspec.json.Decoder[Clock] = msgspec.json.Decoder(Clock)


async def mine(ask: Ask) -> EventList:
    """Whoever has not said who they are has none."""
    found = await ask.server.store.events.of_person(ask.who.id, MOST_MINE) if ask.who else []
    return EventList(
        [
            EventLine(one.id, one.kind, one.title, one.game, one.stage, one.starts_ms, one.created_ms)
            for one in found
        ]
    )


async def make(ask: Ask) -> EventBody:
    """A new event; whoever makes it takes part, if they want to."""
    new: NewEvent = ask.body
    now = ask.server.clock.now_ms()
    event = _row(new, ask.person.id, now)
    await ask.server.quotas.use("events", ask.person.id, ask.address, now)
    levels = [level_of(load(new.game), level) for level in new.bots]
    await ask.server.store.events.add(event)
    entering = [_bot(event.id, number, level) for number, level in enumerate(levels)]
    if new.enter:
        entering.append(Entrant(event.id, len(entering), ask.person.name, ask.person.id))
    if entering:
        await ask.server.store.events.enter(*entering)
    return await _body(ask, event.id)


def _row(new: NewEvent, host: str, now: int) -> EventRow:
    game, clock = load(new.game), clock_of(new.clock)
    if isinstance(clock, NoClock):
        raise Refusal("options", "an event needs a clock: its games have to end")
    starts = None if new.starts_in_s is None else now + 1000 * new.starts_in_s
    event = EventRow(
        id=new_id(),
        kind=new.kind,
        title=names.chat(new.title) if new.title.strip() else "",
        host=host,
        game=game.name,
        options=new.options,
        seats=new.seats,
        rounds=new.rounds,
        clock=msgspec.json.encode(clock).decode(),
        patience_ms=1000 * new.patience_s,
        pause_ms=1000 * new.pause_s,
        stage="open",
        created_ms=now,
        starts_ms=starts,
        lasts_ms=1000 * new.lasts_s if new.kind == "arena" else 0,
    )
    for size in range(smallest_table(event), max(new.seats, smallest_table(event)) + 1):
        # What does not fit is refused now, and not when a table is made.
        create(
            event.id,
            Setup(game=game.name, seats=(None,) * size, host=host, options=new.options, clock=clock),
            NO_SECRET,
            now,
            game,
        )
    return event


def _bot(event: str, number: int, level: str) -> Entrant:
    return Entrant(event, number, "", bot=level)


async def event(ask: Ask) -> EventBody:
    return await _body(ask, ask.request.path_params["event"])


async def enter(ask: Ask) -> EventBody:
    """Take part; in an arena also when it has begun. Whoever does already is told so, and nothing changes."""
    found = await _found(ask)
    if found.host is not None and ask.person.id in await ask.server.store.blocked(found.host):
        raise Refusal("forbidden", "the host does not want to play with you", "refused-blocked")
    entrants = await ask.server.store.events.entrants(found.id)
    if all(one.person != ask.person.id for one in entrants):
        if names.is_taken(
            ask.person.name, ask.person.id, [(one.person, one.name) for one in entrants if one.person]
        ):
            raise Refusal("name", "a name that looks the same is taken here", "refused-name-taken")
        await _add(
            ask, found, [Entrant(found.id, _free(entrants), ask.person.name, ask.person.id)], len(entrants)
        )
    return await _body(ask, found.id)


async def add_bots(ask: Ask) -> EventBody:
    """The host brings bots."""
    found, asked = await _hosted(ask), ask.body
    assert isinstance(asked, NewBots)
    entrants = await ask.server.store.events.entrants(found.id)
    if len(asked.levels) + sum(one.bot is not None for one in entrants) > MOST_BOTS:
        raise Refusal("options", f"at most {MOST_BOTS} bots")
    first = _free(entrants)
    levels = [level_of(load(found.game), level) for level in asked.levels]
    await _add(
        ask, found, [_bot(found.id, first + n, level) for n, level in enumerate(levels)], len(entrants)
    )
    return await _body(ask, found.id)


def _free(entrants: list[Entrant]) -> int:
    """A number that nobody has."""
    return max((one.number for one in entrants), default=-1) + 1


async def _add(ask: Ask, found: EventRow, new: list[Entrant], already: int) -> None:
    if already + len(new) > MOST:
        raise Refusal("stale", f"no more than {MOST} take part", "refused-event-full")
    try:
        await ask.server.store.events.enter(*new)
    except Conflict:
        raise Refusal(
            "stale", "it has begun, or somebody was quicker: try again", "refused-event-late"
        ) from None


async def leave(ask: Ask) -> EventBody:
    """Do not take part any more; games that have begun are played on or lost."""
    found, one = await _entered(ask)
    if found.stage == "open":
        await ask.server.store.events.leave_out(found.id, one.number)
    elif found.stage == "running" and one.stage != "out":
        await ask.server.store.events.set_entrant(replace(one, stage="out", waiting_ms=None))
    return await _body(ask, found.id)


async def play(ask: Ask) -> EventBody:
    """I am here: after I missed a game, and in an arena for the next game."""
    found, one = await _entered(ask)
    if found.stage != "running" or one.stage == "out":
        raise Refusal("stale", "it is not running, or you have left it", "refused-event-late")
    waiting = one.waiting_ms
    if found.kind == "arena" and waiting is None:
        waiting = ask.server.clock.now_ms()
    await ask.server.store.events.set_entrant(replace(one, stage="in", waiting_ms=waiting))
    ask.server.events.hurry(found.id)
    return await _body(ask, found.id)


async def start(ask: Ask) -> EventBody:
    """The host begins it now."""
    found = await _hosted(ask)
    entrants = await ask.server.store.events.entrants(found.id)
    if found.stage == "open":
        if len(entrants) < 2 and found.kind != "arena":
            raise Refusal("stale", "two have to take part at least", "refused-event-few")
        await ask.server.store.events.start(found.id, ask.server.clock.now_ms())
        ask.server.events.hurry(found.id)
    return await _body(ask, found.id)


async def cancel(ask: Ask) -> EventBody:
    """The host ends it; games that have begun are played on, and count nowhere."""
    found = await _hosted(ask)
    if found.stage in ("open", "running"):
        await ask.server.store.events.end(found.id, "cancelled", ask.server.clock.now_ms())
    return await _body(ask, found.id)


async def _found(ask: Ask) -> EventRow:
    found = await ask.server.store.events.event(ask.request.path_params["event"])
    if found is None:
        raise Refusal("missing", "no such event")
    return found


async def _hosted(ask: Ask) -> EventRow:
    found = await _found(ask)
    if found.host != ask.person.id:
        raise Refusal("forbidden", "the host of this event may")
    return found


async def _entered(ask: Ask) -> tuple[EventRow, Entrant]:
    found = await _found(ask)
    for one in await ask.server.store.events.entrants(found.id):
        if one.person == ask.person.id:
            return found, one
    raise Refusal("forbidden", "you do not take part")


async def _body(ask: Ask, id: str) -> EventBody:
    """An event, as the one who asks may know it: who sits where at a table is no secret."""
    store = ask.server.store.events
    found = await store.event(id)
    if found is None:
        raise Refusal("missing", "no such event")
    entrants, games = await store.entrants(id), await store.games(id)
    await asyncio.sleep(0)  # there may be 2,000 games: others have their turn
    results = played(games)
    await asyncio.sleep(0)
    standing = pairing.standings([one.number for one in entrants], results, found.kind == "arena")
    await asyncio.sleep(0)
    bodies = [
        EventGameBody(
            game.round,
            game.table or None,
            list(numbers_of(game)),
            None if (points := points_of(game)) is None else list(points),
            game.at_ms,
        )
        for game in games
    ]
    await asyncio.sleep(0)
    me = ask.who.id if ask.who else None
    number = next((one.number for one in entrants if me is not None and one.person == me), None)
    mine = [game.table for game in games if game.points is None and number in numbers_of(game)]
    return EventBody(
        id=found.id,
        kind=found.kind,
        title=found.title,
        game=found.game,
        options=found.options,
        seats=found.seats,
        rounds=found.rounds,
        clock=clock_info(_clocks.decode(found.clock)),
        patience_ms=found.patience_ms,
        pause_ms=found.pause_ms,
        stage=found.stage,
        round=found.round,
        starts_ms=found.starts_ms,
        ends_ms=found.ends_ms,
        lasts_ms=found.lasts_ms,
        next_ms=found.next_ms,
        now_ms=ask.server.clock.now_ms(),
        yours=me is not None and found.host == me,
        you=number,
        your_table=mine[0] if mine else None,
        point=POINT,
        entrants=[
            EntrantBody(one.number, one.name, one.bot or "", one.stage, one.waiting_ms is not None)
            for one in entrants
        ],
        standings=[StandingBody(*line) for line in standing],
        games=bodies,
    )


AT = "/api/events/{event}"
ROUTES = (
    Route("GET", "/api/events", mine, EventList, "My events."),
    Route("POST", "/api/events", make, EventBody, "A new event.", "person", NewEvent, cost=4),
    Route("GET", AT, event, EventBody, "An event: who takes part, who plays, how they stand.", cost=15),
    Route("POST", f"{AT}/enter", enter, EventBody, "Take part.", "person", Nothing, cost=4),
    Route("POST", f"{AT}/bots", add_bots, EventBody, "Bring bots.", "person", NewBots, cost=4),
    Route("POST", f"{AT}/leave", leave, EventBody, "Take part no more.", "person", Nothing, cost=4),
    Route("POST", f"{AT}/play", play, EventBody, "I am here, and play.", "person", Nothing, cost=4),
    Route("POST", f"{AT}/start", start, EventBody, "Begin.", "person", Nothing, cost=6),
    Route("POST", f"{AT}/cancel", cancel, EventBody, "End it.", "person", Nothing, cost=4),
)
