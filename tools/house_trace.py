"""What one Citrus placement passes, from the command to the last viewer, as JSON: run by `tools.house`.

Interpreted, at a table of two with three viewers. Each placement from the 20th to the 80th move of a game is
counted, so that nothing is done for the first time, and the median of each figure is told: how much is called
depends on the position. Only the project's own functions count, not the libraries and not the disk.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any

import terroir
from terroir.games.interpreted import prefer_sources

HOUSE = Path(terroir.__file__).parent
VIEWERS = (0, 1, None)
MOVES = range(20, 80)


def trace() -> dict[str, int]:
    """The medians over the placements of a game."""
    from random import Random

    from terroir.core.registry import load
    from terroir.store.chain import BEGIN, link
    from terroir.table.audience import Audience
    from terroir.table.commands import Join, Play
    from terroir.table.entries import encode
    from terroir.table.live import LiveTable
    from terroir.table.setup import Setup, create

    assert not load("citrus").compiled, "the trace is of plain Python"
    secret, luck = bytes(range(32)), Random("trace")
    table = LiveTable.replay(
        [create("Tracedtable1", Setup(game="citrus", seats=(None, None), host="p0"), secret, 1)], secret
    )
    audience = Audience(table)
    heads = [BEGIN]

    def happen(command: Any, person: str) -> None:
        """What the server does with a command: decide, write down, let it be so, tell everybody."""
        entry = table.decide(command, person, 1) if command else table.due_entry(1)
        heads.append(link(entry.table, heads[-1], entry.at_ms, entry.kind, encode(entry.body)).head)
        news = table.apply(entry)
        for viewer in VIEWERS:
            audience.update(news, viewer)

    for seat in (0, 1):
        happen(Join(f"j{seat}", seat, f"Name {seat}", f"nonce {seat}".rjust(32)), f"p{seat}")
    happen(None, "")
    found = []
    for number in range(MOVES.stop):
        seat = table.decision.seats[0]
        legal = [table.game.move_to_text(action) for action in table.course.legal(seat)]
        places = [action for action in legal if action.startswith("place ")]
        command = Play(f"c{number}", table.numbers.of(seat, table.seq), seat, luck.choice(places or legal))
        if places and number in MOVES:
            found.append(counted(happen, command, f"p{seat}"))
        else:
            happen(command, f"p{seat}")
    return {what: int(median(one[what] for one in found)) for what in found[0]}


def counted(act: Any, *given: Any) -> dict[str, int]:
    """The project's functions that are called meanwhile."""
    calls: Counter[tuple[str, str]] = Counter()

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(str(HOUSE)):
            calls[str(Path(code.co_filename).relative_to(HOUSE)), code.co_qualname] += 1

    sys.setprofile(note)
    act(*given)
    sys.setprofile(None)
    return {"files": len({file for file, _ in calls}), "functions": len(calls), "calls": calls.total()}


if __name__ == "__main__":
    prefer_sources()
    print(json.dumps(trace()))
