"""`terroir serve`: the table server, for this machine, a household or a club."""

from __future__ import annotations

import re
import socket
from itertools import zip_longest
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from terroir.cli.db import Address, address_of
from terroir.cli.extras import need
from terroir.cli.failure import Failure

if TYPE_CHECKING:
    from terroir.server.forwarding import Network

PORT = 8000


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Address to listen at; 0.0.0.0 for other machines too.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Port; else 8000, or any that is free. 0: any.")
    ] = None,
    db: Address = None,
    name: Annotated[
        list[str] | None, typer.Option(metavar="HOST", help="A name that people reach this server by.")
    ] = None,
    rate: Annotated[float, typer.Option(metavar="FACTOR", help="Times the usual limits.")] = 1.0,
    workers: Annotated[int, typer.Option(metavar="NUMBER", help="Processes in which bots think.")] = 2,
    processes: Annotated[
        int, typer.Option(metavar="NUMBER", help="Processes that serve; several need PostgreSQL.")
    ] = 1,
    keep: Annotated[
        int | None, typer.Option(metavar="DAYS", min=1, help="Keep finished games so long; else for ever.")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="A proxy that is believed who is asking.")
    ] = None,
    prefix: Annotated[
        str, typer.Option(metavar="PATH", help="The path below which people reach this server, as /games.")
    ] = "",
    valkey: Annotated[
        str | None, typer.Option(metavar="URL", help="A Valkey or Redis for hints and workers.")
    ] = None,
    smtp: Annotated[
        str,
        typer.Option(
            metavar="URL", envvar="TERROIR_SMTP", help="smtp://USER:PASSWORD@HOST:PORT, to send mail."
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option(metavar="ADDRESS", envvar="TERROIR_MAIL_FROM", help="The sender of that mail.")
    ] = "",
    url: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="TERROIR_URL",
            help="The address of this server, for links in mail and notices.",
        ),
    ] = "",
    webhooks: Annotated[
        bool, typer.Option("--webhooks", envvar="TERROIR_WEBHOOKS", help="Let people be told by webhooks.")
    ] = False,
    receivers: Annotated[
        list[str] | None,
        typer.Option(metavar="NETWORK", help="A private network where webhooks may be called all the same."),
    ] = None,
    grace: Annotated[
        float,
        typer.Option(
            metavar="SECONDS", min=0, help="After SIGTERM, answer on while /ready says to go elsewhere."
        ),
    ] = 0.0,
    metrics: Annotated[
        str | None, typer.Option(metavar="ADDRESS:PORT", help="Where to show /metrics, for Prometheus.")
    ] = None,
    log: Annotated[str, typer.Option(metavar="LEVEL", help="info, warning or error.")] = "info",
    browse: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve tables to browsers and programs.

    \b
    Examples:
      terroir serve --open
      terroir serve --host 0.0.0.0 --port 8080
      terroir serve --db postgresql://terroir@/terroir --name play.example.org
      terroir serve --proxy 127.0.0.1 --prefix /games --metrics 127.0.0.1:9100
      terroir serve --processes 4 --db postgresql://terroir@/terroir --valkey valkey://127.0.0.1
    """
    if log not in ("info", "warning", "error"):
        raise Failure("--log is info, warning or error")
    if rate <= 0 or workers < 1 or processes < 1:
        raise Failure("--rate, --workers and --processes are greater than 0")
    need("server", "terroir serve")
    from terroir.server import logs, serving
    from terroir.server.settings import Settings
    from terroir.store.opening import is_postgres

    shown = f"[{host}]" if ":" in host else host  # as it stands in addresses, IPv6 too
    proxies, below = _networks("--proxy", proxy or []), _prefix(prefix)
    own = _url(url, below, smtp)
    hosts = _names(name or [], own, shown)
    hints = checked_valkey(valkey) if valkey else None
    settings = Settings(
        address_of(db), hosts, rate, workers, keep, proxies, below, hints,
        smtp=_smtp(smtp), mail_from=_sender(mail_from, smtp), url=own,
        webhooks=webhooks, receivers=_networks("--receivers", receivers or []),
        grace_s=grace,
    )  # fmt: skip
    if (valkey or processes > 1) and not is_postgres(settings.database):
        option = "--processes" if processes > 1 else "--valkey"
        raise Failure(f"{option}: several processes need PostgreSQL, --db postgresql://USER@HOST/NAME")
    if processes > 1 and not hasattr(socket, "SO_REUSEPORT"):
        raise Failure("--processes: this system does not let several processes have one port")
    logs.set_up(log)
    listeners = _listening(host, port, processes)
    address = f"http://{shown}:{listeners[0].getsockname()[1]}{settings.prefix}/"
    figures = _figures(*_place(metrics), processes) if metrics else []

    def ready() -> None:
        typer.echo(f"Terroir is at {address}")
        for one in figures:
            typer.echo(f"Metrics are at http://{_address(one)}/metrics")
        if browse:
            _open(address)

    places = [serving.Place(*sockets) for sockets in zip_longest(listeners, figures)]
    if processes == 1:
        serving.run(settings, places[0], ready)
    else:
        from terroir.server.processes import run

        run(settings, places, ready)


def _smtp(text: str) -> str:
    try:
        parts = urlsplit(text)
        is_fit = parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_fit = False
    if text and not is_fit:
        raise Failure("--smtp is an address as smtp://USER:PASSWORD@mail.example.org:587")
    return text


def _sender(text: str, smtp: str) -> str:
    from terroir.server.mailing import ADDRESS

    if smtp and not ADDRESS.fullmatch(text.lower()):
        raise Failure("--smtp needs --mail-from, the address of the sender")
    return text


def _url(text: str, prefix: str, smtp: str) -> str:
    from terroir.server.hosts import parse_origin

    url = text.rstrip("/")
    if smtp and not url:
        raise Failure(
            "--smtp needs --url, the address that links in mail lead to, as https://play.example.org"
        )
    if url and (not url.endswith(prefix) or parse_origin(url.removesuffix(prefix)) is None):
        raise Failure(f"--url is an address as https://play.example.org{prefix}")
    return url


def _names(named: list[str], url: str, listening: str) -> frozenset[str] | None:
    """Return the names that are answered; None, all of them, where other machines come by any name."""
    from terroir.server.hosts import LOOPBACK, parse, parse_origin

    read = [parse(one) for one in named]
    names = frozenset(one.name for one in read if one is not None)
    if not all(one is not None and one.port is None for one in read):
        raise Failure("--name is a name without a port, as play.example.org")
    if not named and listening not in LOOPBACK:
        return None
    own = parse_origin("/".join(url.split("/")[:3]))
    return names | LOOPBACK | ({own.name} if own else frozenset())


def _networks(option: str, named: list[str]) -> frozenset[Network]:
    from terroir.server.forwarding import parse

    try:
        return frozenset(map(parse, named))
    except ValueError as error:
        raise Failure(f"{option} is an address or a network: {error}") from None


def checked_valkey(valkey: str) -> str:
    """The address, if it is one."""
    need("valkey", "--valkey")
    from terroir.server.valkey import client

    try:
        client(valkey)
    except ValueError:
        raise Failure("--valkey is an address as valkey://127.0.0.1:6379") from None
    return valkey


def _prefix(text: str) -> str:
    prefix = text.rstrip("/")
    if prefix and not re.fullmatch(r"(/[A-Za-z0-9_~-]+)+", prefix):
        raise Failure("--prefix is a path of letters, digits and -, as /games")
    return prefix


def _place(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal():
        raise Failure("--metrics is an address and a port, as 127.0.0.1:9100")
    return host.strip("[]"), int(port)


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _listening(host: str, port: int | None, number: int = 1) -> list[socket.socket]:
    """As many sockets for one port."""
    from terroir.server import serving

    for chosen in [port] if port is not None else [PORT, 0]:
        try:
            alone = serving.listening(host, chosen)
        except (OSError, OverflowError) as error:
            why = getattr(error, "strerror", None) or error
            continue
        if number == 1:
            return [alone]
        # Nobody else had the port: sockets that share it would not have told.
        chosen = alone.getsockname()[1]
        alone.close()
        return [serving.listening(host, chosen, shared=True) for _ in range(number)]
    raise Failure(f"cannot listen at {host} port {chosen}: {why}")


def _figures(host: str, port: int, number: int) -> list[socket.socket]:
    """Sockets for the figures of so many processes, at one port after the other."""
    return [_listening(host, port and port + place)[0] for place in range(number)]


def _open(address: str) -> None:
    """Beside the server: some browsers keep who starts them waiting."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
