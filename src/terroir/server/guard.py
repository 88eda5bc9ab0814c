"""What stands before every route: whose page is asking, under which name of the host, and with which headers
it is answered."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from terroir.server.hosts import (
    DEFAULT_PORTS,
    LOOPBACK,
    Host,
    Origin,
    host_of,
    is_ours,
    origin_of,
    parse_origin,
)
from terroir.server.identity import is_secure
from terroir.server.refusal import Refusal
from terroir.server.settings import Settings

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}
STRICT_TRANSPORT = "max-age=31536000"
MALFORMED = 400
MISDIRECTED = 421


def address_of(scope: Scope, settings: Settings) -> str:
    """Return our own address, for a link that the asker alone reads; others read `settings.url` or none."""
    if settings.url:
        return settings.url
    name, port = named_host(scope)
    return f"{_scheme(scope)}://{name}{f':{port}' if port else ''}{settings.prefix}"


def named_host(scope: Scope) -> Host:
    """Return the host that a request names, which `Guard` has checked."""
    host = host_of(scope)
    if host is None:
        raise Refusal("malformed", "the header Host names no host")
    return host


def check_origin(scope: Scope, settings: Settings) -> None:
    """Refuse what does not come from a page of our own.

    Every browser of today says where a mutation or a socket comes from; a program has to say it too, so that
    there is no way without.
    """
    headers = Headers(scope=scope)
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site == "same-origin":
        # The browser has compared. Behind a proxy that puts its own name for ours, only the browser can.
        return
    if site is not None:
        raise Refusal("origin", "asked for by a page of another site")
    if origin is None:
        raise Refusal("origin", "say by the header Origin which page is asking")
    if not _is_own(parse_origin(origin), scope, settings):
        raise Refusal("origin", "asked for by a page of another origin")


def _is_own(origin: Origin | None, scope: Scope, settings: Settings) -> bool:
    """Return True for the origin that was asked, that of `settings.url`, and our names at a usual port.

    Other programs have pages on this machine, too.
    """
    if origin is None:
        return False
    names = (settings.hosts or frozenset()) - LOOPBACK
    is_usual = origin.name in names and origin.port == DEFAULT_PORTS[origin.scheme]
    return is_usual or origin in (origin_of(_scheme(scope), named_host(scope)), settings.origin)


def _scheme(scope: Scope) -> str:
    return "https" if is_secure(scope) else "http"


class Guard:
    """Adds the headers of every answer, refuses host names that are not ours, and takes the prefix off."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.hosts = settings.hosts
        self.prefix = settings.prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = host_of(scope)
        if host is None or not is_ours(host, self.hosts):
            # A page of another name that leads here (DNS rebinding) gets nothing.
            await _turn_away(scope, receive, send, MALFORMED if host is None else MISDIRECTED)
            return
        if self.prefix and scope["path"] == self.prefix and scope["type"] == "http":
            await RedirectResponse(f"{self.prefix}/", 308)(scope, receive, send)
            return
        if self.prefix and scope["path"].startswith(f"{self.prefix}/"):
            # Some proxies take it off themselves: what comes without is answered just the same.
            scope["root_path"] = self.prefix

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if is_secure(scope):
                    headers.setdefault("strict-transport-security", STRICT_TRANSPORT)
            await send(message)

        await self.app(scope, receive, send_guarded if scope["type"] == "http" else send)


async def _turn_away(scope: Scope, receive: Receive, send: Send, status: int) -> None:
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()
        kind = "websocket.http.response"
    await send({"type": f"{kind}.start", "status": status, "headers": [(b"content-length", b"0")]})
    await send({"type": f"{kind}.body", "body": b""})
