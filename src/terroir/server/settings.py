"""What whoever runs a server decides."""

from __future__ import annotations

from dataclasses import dataclass

from terroir.server.forwarding import Network
from terroir.server.hosts import LOOPBACK, Origin, parse_origin


@dataclass(frozen=True, slots=True)
class Settings:
    """The choices of one server process."""

    database: str
    """`sqlite:///PATH` or `postgresql://…`."""
    hosts: frozenset[str] | None = LOOPBACK
    """Names of the host that we answer to; None answers to any."""
    rate: float = 1.0
    """Times the usual limits."""
    workers: int = 2
    """Processes in which bots think; the last free one is for people who have none yet."""
    keep_days: int | None = None
    """For how many days finished games are kept; None: for ever."""
    proxies: frozenset[Network] = frozenset()
    """The proxies whose `X-Forwarded-*` is believed."""
    prefix: str = ""
    """The path below which everything is, as `/games`."""
    valkey: str | None = None
    """Where processes that share a database pass hints to each other (None: through the database), and
    tasks to workers of other machines."""
    smtp: str = ""
    """The host that takes our mail, `smtp://USER:PASSWORD@HOST:PORT`; empty: no mail is sent."""
    mail_from: str = "terroir@localhost"
    webhooks: bool = False
    """Whether people may be told of their turn by webhooks: this server calls addresses of their choice."""
    receivers: frozenset[Network] = frozenset()
    """Private networks in which webhooks and push services may be called all the same."""
    url: str = ""
    """Our own address as people know it, as `https://play.example.org/games`: links in mail and notices begin
    so; empty: notices have no links, and no mail is sent."""
    grace_s: float = 0.0
    """Seconds from the signal to end until the end, in which `/ready` says to send nobody here."""

    @property
    def origin(self) -> Origin | None:
        """The origin of our pages, as far as `url` says it."""
        return parse_origin("/".join(self.url.split("/")[:3])) if self.url else None
