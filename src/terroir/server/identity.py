"""Who is asking: a token in a cookie, or of a bot in a header, of which only the hash is kept.

A guest is an identity without a password. A token is made here alone: one that a client brings and nobody
knows is no identity, so none can be planted. What the token of a bot is for stands in the token itself, where
nobody can alter it: another text has another hash, and is nobody's.
"""

from __future__ import annotations

import secrets
import string
from collections.abc import Collection
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie

from starlette.types import Scope

LETTERS = string.ascii_letters + string.digits
TOKEN_BYTES = 32
BOT = "bot"
SCOPES = ("play", "tables", "chat")
"""What a bot may do besides looking: sit down and play; make tables; write in the chat."""
MAX_AGE = 400 * 24 * 3600
"""Seconds: as long as browsers keep a cookie."""


def new_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_bot_token(scopes: Collection[str]) -> str:
    """The same for a bot, which may do no more than that."""
    return f"{BOT}.{'+'.join(scopes)}.{new_token()}"


def scopes_of(token: str) -> frozenset[str] | None:
    """What a token is for; None: for everything, as that of a person."""
    kind, _, rest = token.partition(".")
    return frozenset(rest.partition(".")[0].split("+")) if kind == BOT else None


def new_id() -> str:
    """A public name for a table or a person: 71 bits, and it opens nothing by itself."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def token_hash(token: str) -> bytes:
    """What is kept of a token. One hash is enough: 256 random bits cannot be tried out."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def is_secure(scope: Scope) -> bool:
    """Whether the client's way here is encrypted."""
    return scope.get("scheme") in ("https", "wss")


def cookie_name(secure: bool) -> str:
    """`__Host-` binds a cookie to this host and to https; plain http has to do without."""
    return "__Host-terroir" if secure else "terroir"


def set_cookie(token: str, secure: bool) -> str:
    """The header that gives a browser its identity."""
    age = MAX_AGE if token else 0
    parts = [f"{cookie_name(secure)}={token}", "Path=/", "HttpOnly", "SameSite=Lax", f"Max-Age={age}"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def bearer_of(scope: Scope) -> str | None:
    """The token that a program brings in the header Authorization: no browser sends that by itself."""
    for key, value in scope["headers"]:
        if key == b"authorization":
            kind, _, token = value.decode("latin-1").partition(" ")
            return token.strip()[:200] if kind.lower() == "bearer" else None
    return None


def token_of(scope: Scope) -> str | None:
    """The token that a request brings, if it brings one."""
    if (bearer := bearer_of(scope)) is not None:
        return bearer
    wanted = cookie_name(is_secure(scope))
    for key, value in scope["headers"]:
        if key == b"cookie":
            found = _cookie(value.decode("latin-1"), wanted)
            if found is not None:
                return found
    return None


def _cookie(header: str, wanted: str) -> str | None:
    try:
        morsel = SimpleCookie(header).get(wanted)
    except CookieError:
        return None
    return morsel.value[:200] if morsel is not None and morsel.value else None
