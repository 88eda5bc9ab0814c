"""How I am told that it is my turn: by which ways, when, and of which tables."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import msgspec

from terroir.server import delivering
from terroir.server.http_people import ChannelBody, ChannelId, NewChannel, NewHush, NewWish, NoticesBody
from terroir.server.http_types import Done
from terroir.server.identity import new_id, token_hash, token_of
from terroir.server.refusal import Refusal
from terroir.server.routes import Ask, Route
from terroir.store.errors import Conflict
from terroir.store.notices import Batch
from terroir.store.people_rows import Channel, Wish
from terroir.table.fair_queue import busy

MOST_CHANNELS = 10
NAMES_A_HOST = ("http", "https", "json", "jsons")


async def notices(ask: Ask) -> NoticesBody:
    """How I am told, and how I could be."""
    from terroir.server import push  # here: a server begins without it

    return NoticesBody(
        channels=await channels_of(ask),
        wish=await wish_of(ask) or NewWish(),
        hushed=await ask.server.store.notices.hushed_by(ask.person.id),
        push_key=push.public_key(await ask.server.notices.push_key()),
        mail=await _can_mail(ask),
        webhooks=ask.server.settings.webhooks,
    )


async def wish_of(ask: Ask) -> NewWish | None:
    kept = await ask.server.store.notices.wish(ask.person.id)
    return msgspec.convert(kept, NewWish, from_attributes=True) if kept else None


async def channels_of(ask: Ask) -> list[ChannelBody]:
    found = await ask.server.store.notices.channels(ask.person.id)
    return [_shown(ask, one) for one in found]


def _shown(ask: Ask, one: Channel) -> ChannelBody:
    here = one.session is not None and one.session == _session(ask)
    return ChannelBody(one.id, one.kind, _about(one.address), one.at_ms, one.failed, here)


def _session(ask: Ask) -> bytes:
    return token_hash(token_of(ask.request.scope) or "")


def _about(address: str) -> str:
    parts = urlsplit(address)
    # Of most services the host is itself the secret: only what names itself as one is shown.
    return (
        parts.hostname or "" if parts.scheme in ("https", "http", "json", "jsons", "ntfy") else parts.scheme
    )


async def _can_mail(ask: Ask) -> bool:
    mail = await ask.server.store.accounts.mail_of(ask.person.id)
    return ask.server.mailing is not None and mail is not None


async def add(ask: Ask) -> ChannelBody:
    """One more way; the same browser or address again is the same way."""
    body: NewChannel = ask.body
    who, queue = ask.person.id, ask.server.store.notices
    address, keys = await _checked(ask, body)
    known = await queue.channels(who)
    id = sha256(f"{who} {body.kind} {address}".encode()).hexdigest()[:24]
    if len(known) >= MOST_CHANNELS and id not in {one.id for one in known}:
        raise Refusal("too-many", f"more than {MOST_CHANNELS} ways")
    session = _session(ask) if body.kind == "push" else None
    made = Channel(id, who, body.kind, address, keys, "", ask.server.clock.now_ms(), session=session)
    await queue.set_channel(made)
    await ask.server.notices.load()
    return _shown(ask, made)


async def _checked(ask: Ask, body: NewChannel) -> tuple[str, str]:
    """The address and keys of a channel that may be."""
    settings = ask.server.settings
    if body.kind == "mail":
        if not await _can_mail(ask):
            raise Refusal("forbidden", "there is no mail address to write to", "refused-no-mail")
        return "", ""
    if body.kind == "webhook":
        if not settings.webhooks:
            raise Refusal("forbidden", "this server calls no webhooks", "refused-webhook")
        return await asyncio.to_thread(delivering.webhook_address, body.address), ""
    from terroir.server import push

    schemes = ("https", "http") if settings.receivers else ("https",)
    try:
        parts = urlsplit(body.address)
        fit = parts.scheme in schemes and bool(parts.hostname) and push.is_fit(body.p256dh, body.auth)
    except ValueError:
        fit = False
    if not fit:
        raise Refusal("malformed", "no push subscription", "refused-push")
    return body.address, f"{body.p256dh} {body.auth}"


async def remove(ask: Ask) -> Done:
    body: ChannelId = ask.body
    try:
        await ask.server.store.notices.drop_channel(ask.person.id, body.id)
    except Conflict:
        raise Refusal("missing", "no such channel of yours") from None
    await ask.server.notices.load()
    return Done()


async def test(ask: Ask) -> Done:
    """Send something now, so that I see whether it arrives."""
    body: ChannelId = ask.body
    queue = ask.server.store.notices
    channel = await queue.channel(body.id)
    if channel is None or channel.person != ask.person.id:
        raise Refusal("missing", "no such channel of yours")
    if not ask.server.notices.in_flight.has_room(channel):
        raise busy()
    with ask.server.notices.in_flight.begin(channel) as flight:
        await ask.server.quotas.use("notices", ask.person.id, ask.address, ask.server.clock.now_ms())
        wish = await queue.wish(ask.person.id)
        language = wish.language if wish else "en"
        outcome = await delivering.deliver(ask.server, channel, Batch(new_id(), {}, 0), language, flight.lane)
    if outcome != "taken":
        raise Refusal("forbidden", "nobody has taken it", "refused-not-taken")
    return Done()


async def set_wish(ask: Ask) -> Done:
    body: NewWish = ask.body
    try:
        ZoneInfo(body.zone)
    except (ValueError, KeyError, OSError):
        raise Refusal("malformed", "no time zone of this name") from None
    wish = Wish(ask.person.id, body.language, body.zone, body.quiet_from, body.quiet_to, body.gather)
    await ask.server.store.notices.set_wish(wish)
    return Done()


async def hush(ask: Ask) -> Done:
    """Tell me of a table where I sit, or do not."""
    body: NewHush = ask.body
    row = await ask.server.store.table(body.table)
    if row is None or ask.person.id not in [seat.person for seat in row.seats]:
        raise Refusal("missing", "you do not sit at this table")
    await ask.server.store.notices.hush(body.table, ask.person.id, not body.told)
    return Done()


AT = "/api/notices"
ROUTES = (
    Route("GET", AT, notices, NoticesBody, "How I am told that it is my turn.", "person"),
    Route("POST", f"{AT}/channels", add, ChannelBody, "Tell me so.", "person", NewChannel, cost=4),
    Route("POST", f"{AT}/channels/remove", remove, Done, "Do not tell me so.", "person", ChannelId),
    Route("POST", f"{AT}/channels/test", test, Done, "Try it now.", "person", ChannelId),
    Route("POST", f"{AT}/wish", set_wish, Done, "When to tell me.", "person", NewWish),
    Route("POST", f"{AT}/tables", hush, Done, "Of which tables.", "person", NewHush),
)  # fmt: skip
