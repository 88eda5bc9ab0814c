"""What stands before every route: whose page is asking, under which name of the host, and with which headers
it is answered."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from terroir.server.identity import is_secure
from terroir.server.refusal import Refusal

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
LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})


def address_of(scope: Scope) -> str:
    """Our own address, as the client wrote it: `https://host:port`."""
    return f"{'https' if is_secure(scope) else 'http'}://{Headers(scope=scope).get('host', '')}"


def check_origin(scope: Scope, names: frozenset[str] | None) -> None:
    """Refuse what does not come from a page of our own; `names` are those that people reach us by.

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
    if origin.lower() != address_of(scope).lower() and not _is_named(origin, names):
        raise Refusal("origin", "asked for by a page of another origin")


def _is_named(origin: str, names: frozenset[str] | None) -> bool:
    """Whether it is a name of ours at the usual port. Other programs have pages on this machine, too."""
    if names is None:
        return False
    own = names - LOOPBACK
    return origin.lower() in {f"{scheme}://{name.lower()}" for name in own for scheme in ("http", "https")}


class Guard:
    """Adds the headers of every answer, refuses host names that are not ours, and takes the prefix off."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] | None, prefix: str) -> None:
        """`hosts` are the names we answer to; None answers to any."""
        self.app = app
        self.hosts = hosts
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.hosts is not None and host_name(scope) not in self.hosts:
            await _misdirected(scope, receive, send)
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


def host_name(scope: Scope) -> str:
    """The name of the host as the client called it, without the port."""
    host = Headers(scope=scope).get("host", "")
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
    return f"[{name}]" if ":" in name else name


async def _misdirected(scope: Scope, receive: Receive, send: Send) -> None:
    """A page of another name that leads here (DNS rebinding) gets nothing."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "http.response.start", "status": 421, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})
