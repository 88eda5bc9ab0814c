"""The table of prices in docs/security.md: what requests, frames and new sockets cost at most."""

from __future__ import annotations

from collections import defaultdict
from textwrap import wrap

from terroir.server.app import ROUTES
from terroir.server.routes import COST
from terroir.server.socket import COSTS, HINT_WORK, OPENING
from terroir.server.wire import Hint

WIDTH = 100
KEPT = "\x00"
"""A space at which no line ends."""


def table() -> str:
    """Return the table: milliseconds of the server's process, seconds of workers, and what costs so much."""
    kinds: defaultdict[tuple[int, int], list[str]] = defaultdict(list)
    for kind, cost in COSTS.items():
        work = HINT_WORK if kind is Hint else 0
        kinds[cost, work].append(str(kind.__struct_config__.tag))  # type: ignore[attr-defined]
    lines = [" ms  workers", *_line(OPENING, 0, "a new socket")]
    for (cost, work), names in sorted(kinds.items()):
        lines += _line(cost, work, "frames " + ", ".join(names))
    paths: defaultdict[tuple[int, int], list[str]] = defaultdict(list)
    for route in ROUTES:
        paths[route.cost, route.work].append(route.name.replace(" /api/", KEPT).replace(" /", KEPT))
    for (cost, work), names in sorted(paths.items()):
        every = (cost, work) == (COST, 0)
        lines += _line(cost, work, "all other requests" if every else ", ".join(names))
    return "\n".join(lines)


def _line(cost: int, work: int, what: str) -> list[str]:
    first, *others = (one.replace(KEPT, " ") for one in wrap(what, WIDTH - 14, break_on_hyphens=False))
    seconds = f"{work // 1000} s" if work else ""
    return [f"{cost:3}  {seconds:>7}  {first}", *(" " * 14 + other for other in others)]
