"""By which ways notices leave: web push, mail, and webhooks of all kinds.

What is sent says what is played and where, and that somebody's turn has come: nothing of the game itself, so
that whoever else reads it learns no more than any spectator.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Literal, TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from terroir.server import letters
from terroir.server.in_flight import MOST, Lane
from terroir.server.logs import tell
from terroir.server.refusal import Refusal
from terroir.store.notices import Batch
from terroir.store.people_rows import Channel

if TYPE_CHECKING:
    from apprise import NotifyBase

    from terroir.server.server import Server

T = TypeVar("T")
Outcome = Literal["taken", "gone", "later"]
"""The receiver has it; there is no such receiver any more; it could not be reached now."""
PATIENCE_S = 40.0
_threads = {lane: ThreadPoolExecutor(most, f"{lane}-receivers") for lane, most in MOST.items()}
"""Threads of their own: nobody else waits for receivers, and those that answer do not wait for slow ones."""
SCHEMES = frozenset(
    "discord gchat gotify gotifys json jsons matrix matrixs mmost mmosts msteams ntfy ntfys pover pbul rocket"
    " rockets slack tgram threema webex wxteams xml xmls zulip".split()
)
"""Services that apprise speaks to by HTTP alone: what connects otherwise is not judged by `outgoing.py`."""


class Words:
    """What a notice says."""

    def __init__(self, url: str, language: str, batch: Batch) -> None:
        """Links begin with `url`. Without games it is only to see whether anything arrives."""
        tables = list(batch.games)
        turns = {table: game for table, game in batch.games.items() if table not in batch.invited}
        calls = {table: game for table, game in batch.games.items() if table in batch.invited}
        parts = [(id, some) for id, some in (("notice", turns), ("call", calls)) if some]
        titles = [letters.say(language, f"{id}-title", count=len(some)) for id, some in parts]
        self.title = titles[0] if titles else "Terroir"
        said = [_sentence(language, f"{id}-text", some) for id, some in parts]
        self.text = "\n".join(said) or letters.say(language, "notice-test")
        self.page = tables[0] if len(tables) == 1 else ""
        self.link = f"{url}/{self.page}" if url else ""
        self.end = letters.say(language, "notice-end", link=f"{url}/account")


def _sentence(language: str, message: str, games: dict[str, str]) -> str:
    titles = sorted({letters.title(game, language) for game in games.values()})
    return letters.say(language, message, count=len(games), games=", ".join(titles))


async def deliver(server: Server, channel: Channel, batch: Batch, language: str, lane: Lane) -> Outcome:
    """Send it; whatever goes wrong, it is tried again later or the receiver is gone."""
    words = Words(server.settings.url, language, batch)
    try:
        async with asyncio.timeout(PATIENCE_S):
            match channel.kind:
                case "push":
                    return await _push(server, channel, words, batch.name, lane)
                case "mail":
                    return await _mail(server, channel, words, batch.name)
                case "webhook" if not server.settings.webhooks:
                    return "gone"
                case "webhook":
                    return await _apart(server, lane, lambda: _webhook(channel.address, words, batch.name))
    except Exception as error:
        tell("a notice could not be sent", kind=channel.kind, why=type(error).__name__)
        return "later"


async def _apart(server: Server, lane: Lane, send: Callable[[], T]) -> T:
    """What a thread sends, while everybody else goes on."""
    from terroir.server import outgoing  # here: a server begins without it

    def sent() -> T:
        with outgoing.sending(server.settings.receivers):
            return send()

    return await asyncio.get_running_loop().run_in_executor(_threads[lane], sent)


async def _push(server: Server, channel: Channel, words: Words, id: str, lane: Lane) -> Outcome:
    from terroir.server import outgoing, push  # here: a server begins without them

    browser, _, auth = channel.keys.partition(" ")
    said = {"id": id, "title": words.title, "body": words.text, "url": f"./{words.page}"}
    content = push.sealed(msgspec.json.encode(said), browser, auth)
    headers = push.headers(channel.address, await server.notices.push_key(), contact(server), id)
    status = await _apart(server, lane, lambda: outgoing.post(channel.address, content, headers))
    if status in (404, 410):
        return "gone"
    return "taken" if 200 <= status < 300 else "later"


def contact(server: Server) -> str:
    """Whom a push service can ask about us."""
    settings = server.settings
    return settings.url if settings.url and not settings.smtp else f"mailto:{settings.mail_from}"


async def _mail(server: Server, channel: Channel, words: Words, id: str) -> Outcome:
    mail = await server.store.accounts.mail_of(channel.person)
    if mail is None or server.mailing is None:
        return "gone"
    text = f"{words.text}\n\n{words.link}\n\n{words.end}\n"
    await server.mailing.send(mail.address, words.title, text, id)
    return "taken"


def _webhook(address: str, words: Words, id: str) -> Outcome:
    made = _receiver(_with_id(address, id))
    if made is None:
        return "gone"
    taken = made.notify(title=words.title, body=f"{words.text}\n{words.link}".strip())
    return "taken" if taken else "later"


def _receiver(address: str) -> NotifyBase | None:
    """The receiver that apprise knows by this address; None if it is none that people may use.

    Some let an address name a file of this machine to be sent, as a template: nobody may.
    """
    import apprise

    made = apprise.Apprise.instantiate(address, suppress_exceptions=True)
    if made is None or urlsplit(str(made.url())).scheme not in SCHEMES:  # type: ignore[no-untyped-call]
        return None
    files = (one for one in vars(made).values() if isinstance(one, apprise.AppriseAttachment))
    return None if any(len(one) for one in files) else made


def _with_id(address: str, id: str) -> str:
    """Where any program listens, it is told what it has had already."""
    if urlsplit(address).scheme not in ("json", "jsons"):
        return address
    return f"{address}{'&' if '?' in address else '?'}{quote('+')}Idempotency-Key={id}"


def webhook_address(given: str) -> str:
    """A receiver as apprise writes it; a Refusal if it is none that may be used. Takes a second at first."""
    address = given.strip()
    made = _receiver(address) if "://" in address else None
    if made is None and urlsplit(address).scheme in ("http", "https"):
        address = address.replace("http", "json", 1)
        made = _receiver(address)
    if made is None:
        raise Refusal("malformed", "no webhook that is known", "refused-webhook")
    return address
