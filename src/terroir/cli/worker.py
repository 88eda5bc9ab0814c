"""`terroir worker`: bots of a server think on this machine."""

from __future__ import annotations

import asyncio
import os
from typing import Annotated

import typer

from terroir.cli.extras import need
from terroir.cli.failure import Failure
from terroir.cli.serve import checked_valkey


def worker(
    valkey: Annotated[
        str, typer.Option(metavar="URL", help="The Valkey or Redis that the servers are given, too.")
    ],
    workers: Annotated[
        int, typer.Option(metavar="NUMBER", help="Processes in which bots think; 0 for one per core.")
    ] = 0,
    log: Annotated[str, typer.Option(metavar="LEVEL", help="info, warning or error.")] = "info",
) -> None:
    """Let the bots and hints of servers think on this machine, which takes work off theirs.

    Servers that were given the same Valkey by --valkey hand over what they have; if no worker is there, or
    one dies, they do it themselves. A worker needs no database.

    \b
    Examples:
      terroir worker --valkey valkey://:PASSWORD@10.0.0.5
      terroir worker --valkey valkey://127.0.0.1 --workers 4
    """
    if log not in ("info", "warning", "error"):
        raise Failure("--log is info, warning or error")
    if workers < 0:
        raise Failure("--workers is a number of processes, or 0 for one per core")
    need("server", "terroir worker")
    address = checked_valkey(valkey)
    from terroir.server import logs
    from terroir.server.worker import run

    logs.set_up(log)
    processes = workers or os.cpu_count() or 1

    def ready() -> None:
        typer.echo(f"Terroir takes work for {processes} process{'es' if processes > 1 else ''}")

    asyncio.run(run(address, processes, ready))
