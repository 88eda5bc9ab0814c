"""What the head of a request has to be, beyond what its parser asks for (RFC 9110, 9112, 6455).

The parser refuses ambiguous lengths, bare line ends, folded headers and characters that no header may have.
What it lets through, and another program may read in another way, is refused here.
"""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import NamedTuple
from urllib.parse import unquote_to_bytes

from terroir.server import hosts

Headers = list[tuple[bytes, bytes]]

LINE = re.compile(rb"(?:\r\n)*([A-Z]+) ([!-~]+) HTTP/(1\.[01])\r\n")
"""RFC 9112, 3: one space between three words, and none that a proxy might count in another way."""
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
TARGET = re.compile(rb"(?:https?://([^/?#]+))?(/[^?#]*|(?<=[^/])(?=\?|$))(?:\?([^#]*))?", re.IGNORECASE)
"""A path and a query, which an address of ours may stand before."""


class BadHead(Exception):
    """A head that is refused before the application, with this status."""

    def __init__(self, why: str, status: int = HTTPStatus.BAD_REQUEST) -> None:
        super().__init__(why)
        self.status = status


class Head(NamedTuple):
    """The head of a request."""

    method: str
    version: str
    path: str
    raw_path: bytes
    query: bytes


def read(beginning: bytes, headers: Headers, upgrades: bool) -> Head:
    """Check a head, given the bytes it begins with; raise BadHead where two programs might not agree."""
    line = LINE.match(beginning)
    if line is None:
        raise BadHead("no request line")
    method, target, version = line[1].decode(), line[2], line[3].decode()
    if method not in METHODS:
        raise BadHead("no method of ours", HTTPStatus.NOT_IMPLEMENTED)
    host = _host(headers, version)
    _check_length(headers, version)
    if upgrades:
        _check_upgrade(method, version, headers)
    if any(value.lower() != b"100-continue" for value in values(headers, b"expect")):
        raise BadHead("expects what nobody knows", HTTPStatus.EXPECTATION_FAILED)
    found = TARGET.fullmatch(target)
    if found is None:
        raise BadHead("neither a path nor an address")
    authority, raw_path, query = found.groups()
    if authority is not None and hosts.parse(authority.decode()) != hosts.parse(host.decode("latin-1")):
        raise BadHead("the address and Host differ")
    raw_path = raw_path or b"/"
    try:
        path = unquote_to_bytes(raw_path).decode()
    except UnicodeDecodeError:
        raise BadHead("a path that is not UTF-8") from None
    if not path.isprintable():
        raise BadHead("a path with invisible characters")
    return Head(method, version, path, raw_path, query or b"")


def values(headers: Headers, name: bytes) -> list[bytes]:
    """Return the values of all headers of this name."""
    return [value for key, value in headers if key == name]


def is_websocket(headers: Headers) -> bool:
    """Return True if the client asks for a websocket."""
    return any(value.lower() == b"websocket" for value in values(headers, b"upgrade"))


def _host(headers: Headers, version: str) -> bytes:
    """RFC 9112, 3.2: exactly one Host, which only HTTP/1.0 may leave out."""
    named = values(headers, b"host")
    if len(named) > 1 or (not named and version == "1.1"):
        raise BadHead("one Host, please")
    return named[0] if named else b""


def _check_length(headers: Headers, version: str) -> None:
    """RFC 9112, 6: one length, or chunks; what else was done to a body is not known here."""
    coded, lengths = values(headers, b"transfer-encoding"), values(headers, b"content-length")
    if coded and (version == "1.0" or lengths or [one.lower() for one in coded] != [b"chunked"]):
        raise BadHead("a body that ends where nobody knows")
    if len(lengths) > 1:
        raise BadHead("two lengths")


def _check_upgrade(method: str, version: str, headers: Headers) -> None:
    """RFC 6455, 4.1: a handshake is a GET of HTTP/1.1. The parser takes no body with any upgrade."""
    lengths = values(headers, b"content-length")
    if values(headers, b"transfer-encoding") or any(int(length) for length in lengths):
        raise BadHead("an upgrade with a body")
    if is_websocket(headers) and (method, version) != ("GET", "1.1"):
        raise BadHead("no handshake")
