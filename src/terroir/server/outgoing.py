"""Requests that people make this server send: never into the networks around it, and never for long.

Whoever names a receiver decides where we connect to, and what we are answered. Every address is judged at the
moment of connecting, so neither a name that leads elsewhere a second later nor a redirection gets around it.
Private networks are open only where whoever runs the server has said so. A receiver that answers drop by drop
or without end is let go.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

import requests
import urllib3.util.connection
from requests.adapters import HTTPAdapter

from terroir.server.forwarding import Network

PATIENCE_S = (5.0, 10.0)
"""To connect, and to be answered."""
LONGEST_S = 15.0
"""For all that is sent together and its answers: each single byte can be put off, but not this."""
MOST_READ = 64 * 1024
"""Of an answer; the rest is not for us."""
THROUGH_IPV4 = IPv6Network("64:ff9b::/96")


class Forbidden(OSError):
    """Nobody may make us send anything there, or any more."""


class _Errand:
    """What a thread sends together."""

    def __init__(self, receivers: frozenset[Network]) -> None:
        self.receivers = receivers
        self._handles: list[socket.socket] = []
        """Second handles of its connections: libraries wrap the first ones."""
        self._over = False

    def hold(self, line: socket.socket) -> None:
        self._handles.append(line.dup())
        if self._over:
            raise Forbidden("it has taken too long")

    def cut(self) -> None:
        """Its time is over: whoever waits for an answer waits no more."""
        self._over = True
        for handle in self._handles:
            with suppress(OSError):
                handle.shutdown(socket.SHUT_RDWR)

    def end(self) -> None:
        for handle in self._handles:
            handle.close()


class _Here(threading.local):
    errand: _Errand | None = None


_here = _Here()
_send = HTTPAdapter.send


@contextmanager
def sending(receivers: frozenset[Network]) -> Iterator[None]:
    """Within it this thread may send by `requests`, also by libraries which use it: all of it is judged, and
    ends in time. Elsewhere nothing connects by `requests` to anything from then on.
    """
    urllib3.util.connection.create_connection = _connect  # type: ignore[assignment]
    HTTPAdapter.send = _sent  # type: ignore[method-assign, assignment]
    _here.errand = errand = _Errand(receivers)
    timer = threading.Timer(LONGEST_S, errand.cut)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        errand.end()
        _here.errand = None


def _sent(adapter: HTTPAdapter, *args: Any, **kwargs: Any) -> requests.Response:
    """An answer with as much of its content as we care for, so that nobody reads on.

    Never by a proxy, whatever the surroundings of this process say: it would connect for us, and judge
    nothing.
    """
    answer = _send(adapter, *args, **{**kwargs, "proxies": None})
    answer._content = answer.raw.read(MOST_READ, decode_content=True)
    answer._content_consumed = True
    answer.close()
    return answer


def is_allowed(address: str, receivers: frozenset[Network]) -> bool:
    """Whether strangers may make us connect to this address."""
    found = _meant(ip_address(address.partition("%")[0]))
    # Where old forms of local and of IPv4 addresses live nobody is reached from outside, though they are no
    # private networks by name.
    odd = found.is_multicast or found.is_reserved or (isinstance(found, IPv6Address) and found.is_site_local)
    return (found.is_global and not odd) or any(found in one for one in receivers)


def _meant(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The address that it leads to: some of IPv6 are those of IPv4 in other clothes."""
    if isinstance(address, IPv4Address):
        return address
    inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
    if inner is None and address in THROUGH_IPV4:
        inner = IPv4Address(int(address) & 0xFFFFFFFF)
    return inner or address


def _connect(
    place: tuple[str, int], timeout: Any = None, source_address: Any = None, socket_options: Any = None
) -> socket.socket:
    errand = _here.errand
    host, port = place
    last: OSError = Forbidden(f"nothing is sent to {host}")
    for family, kind, protocol, _, address in socket.getaddrinfo(
        host.strip("[]"), port, type=socket.SOCK_STREAM
    ):
        if errand is None or not is_allowed(str(address[0]), errand.receivers):
            continue
        made = socket.socket(family, kind, protocol)
        try:
            for option in socket_options or ():
                made.setsockopt(*option)
            made.settimeout(PATIENCE_S[0])  # whatever a receiver's address asks for
            errand.hold(made)
            made.connect(address)
            return made
        except OSError as error:
            made.close()
            last = error
    raise last


def post(address: str, content: bytes, headers: dict[str, str]) -> int:
    """Send this; the status of the answer. OSError if nobody answers."""
    with requests.Session() as session:
        session.trust_env = False  # no passwords of whoever runs this process either
        answer = session.post(
            address, data=content, headers=headers, timeout=PATIENCE_S, allow_redirects=False
        )
        return answer.status_code
