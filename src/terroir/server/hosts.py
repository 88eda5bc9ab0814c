"""Names of hosts and origins that strangers write: one grammar, read in one place.

A Host is a name of labels, an IPv4 address or an IPv6 address in brackets, and perhaps a port. Browsers and
parsers of addresses disagree about everything else (`a\\@b`, `a%00b`, `user@a`), so everything else is none.
"""

from __future__ import annotations

import re
from ipaddress import AddressValueError, IPv4Address, IPv6Address
from typing import NamedTuple

from starlette.types import Scope

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})
MAX_NAME = 253
DEFAULT_PORTS = {"http": 80, "https": 443}
_LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_PORT = "[1-9][0-9]{0,4}"
_HOST = re.compile(rf"(?P<name>{_LABEL}(?:\.{_LABEL})*|\[[0-9A-Fa-f:.]{{2,45}}\])(?::(?P<port>{_PORT}))?")
_ORIGIN = re.compile(r"(https?)://([^/?#]+)", re.IGNORECASE)


class Host(NamedTuple):
    """A host as it is compared: in small letters, IPv6 in brackets and in its shortest form."""

    name: str
    port: int | None


class Origin(NamedTuple):
    """Where a page is from; its port is always said."""

    scheme: str
    name: str
    port: int


def parse(text: str) -> Host | None:
    """Read `name` or `name:port`; return None for anything else."""
    found = _HOST.fullmatch(text)
    if found is None or len(found["name"]) > MAX_NAME:
        return None
    port = int(found["port"]) if found["port"] else None
    name = _canonical(found["name"].lower())
    return Host(name, port) if name and (port is None or port < 1 << 16) else None


def _canonical(name: str) -> str:
    try:
        if name.startswith("["):
            return f"[{IPv6Address(name[1:-1])}]"
        # A last label of digits makes it an address (WHATWG URL): `127.1` leads to this machine.
        last = name.rpartition(".")[2]
        return str(IPv4Address(name)) if last.isdigit() or re.fullmatch("0x[0-9a-f]*", last) else name
    except AddressValueError:
        return ""


def host_of(scope: Scope) -> Host | None:
    """Return the host that a request names; None if it names none, several, or what cannot be one."""
    named = [value for key, value in scope["headers"] if key == b"host"]
    return parse(named[0].decode("latin-1")) if len(named) == 1 else None


def is_ours(host: Host, names: frozenset[str] | None) -> bool:
    """Return True if people reach us by this name; `names` of None are all."""
    return names is None or host.name in names


def parse_origin(text: str) -> Origin | None:
    """Read an origin as browsers write it; return None for anything else."""
    found = _ORIGIN.fullmatch(text)
    host = parse(found[2]) if found else None
    if found is None or host is None:
        return None
    return origin_of(found[1].lower(), host)


def origin_of(scheme: str, host: Host) -> Origin:
    """Return the origin of the pages at this host."""
    return Origin(scheme, host.name, host.port or DEFAULT_PORTS[scheme])
