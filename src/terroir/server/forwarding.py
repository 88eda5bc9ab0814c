"""Who asks when a proxy stands between: what `X-Forwarded-*` says is believed of proxies that were named."""

from __future__ import annotations

import ipaddress

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
SCHEMES = ("http", "https")


class Proxies:
    """The proxies that are believed."""

    def __init__(self, networks: frozenset[Network] = frozenset()) -> None:
        self._networks = networks

    def trusts(self, address: str) -> bool:
        """Whether this is the address of one of them."""
        if not self._networks:
            return False
        if not _is_address(address):
            return False
        found = ipaddress.ip_address(address)
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in one for one in self._networks)

    def client(self, peer: str, headers: list[tuple[bytes, bytes]]) -> tuple[str, str]:
        """The address of whoever asks, and whether by http or https; `headers` has their own Host then."""
        if not self.trusts(peer):
            return peer, "http"
        # Each proxy appends whom it got it from: the last one that is no proxy of ours is the client.
        passed = [one.strip() for one in _said(headers, b"x-forwarded-for")]
        client = next((one for one in reversed(passed) if not self.trusts(one)), peer)
        if not _is_address(client):
            client = peer
        scheme = ([*_said(headers, b"x-forwarded-proto"), "http"])[0].strip().lower()
        if host := _said(headers, b"x-forwarded-host"):
            headers[:] = [pair for pair in headers if pair[0] != b"host"]
            headers.append((b"host", host[0].strip().encode("latin-1")))
        return client, scheme if scheme in SCHEMES else "http"


def parse(text: str) -> Network:
    """An address or a network, as whoever runs the server names it; a ValueError if it is none."""
    return ipaddress.ip_network(text, strict=False)


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _said(headers: list[tuple[bytes, bytes]], name: bytes) -> list[str]:
    """All values of a header, which may come several times and hold several."""
    return [part for key, value in headers if key == name for part in value.decode("latin-1").split(",")]
