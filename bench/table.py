"""`./run bench table`: what a move costs a live table, from command to the updates of all viewers.

No sockets and no store: decide, apply, and the bytes for each viewer. Each ply is measured several times, in
games that are played alike, and counts with its quickest: other programs on the machine do not count.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import time
import tracemalloc

import msgspec

from terroir.core.registry import games
from terroir.table import live
from terroir.table.audience import Audience
from terroir.table.budget import COST_MS
from terroir.table.commands import Join, Play, Undo
from terroir.table.entries import Entry
from terroir.table.live import LiveTable
from terroir.table.setup import Setup, create

SECRET = bytes(range(32))
PLAYERS = 2
PARTS = ("decide", "apply", "updates")
_encode = msgspec.json.Encoder().encode


def begin(game: str) -> tuple[LiveTable, Audience]:
    """A table with two people, both looking on."""
    first = create("benchmark123", Setup(game=game, seats=(None,) * PLAYERS, host="p0"), SECRET, 1)
    table = LiveTable.replay([first], SECRET)
    for seat in range(PLAYERS):
        apply(
            table,
            table.decide(
                Join(f"join{seat}", seat, f"Player {seat}", f"nonce {seat}".rjust(32)), f"p{seat}", 1
            ),
        )
    apply(table, table.due_entry(1))
    audience = Audience(table)
    for viewer in range(PLAYERS):
        audience.snapshot(viewer, 1)
    return table, audience


def apply(table: LiveTable, entry: object) -> None:
    assert isinstance(entry, Entry)
    table.apply(entry)


def timed(table: LiveTable, audience: Audience, command: Play | Undo) -> tuple[float, ...]:
    """Seconds for each part of one move, bytes of all updates included."""
    began = time.perf_counter()
    entry = table.decide(command, f"p{command.seat}", COST_MS * table.seq)  # no faster than seats may
    decided = time.perf_counter()
    assert isinstance(entry, Entry)
    news = table.apply(entry)
    applied = time.perf_counter()
    for viewer in range(PLAYERS):
        audience.update(news, viewer)
    audience.rest()
    return decided - began, applied - decided, time.perf_counter() - applied


def some_move(table: LiveTable, rng: random.Random) -> Play | None:
    """Any legal action of somebody who owes one."""
    if (decision := table.decision) is None:
        return None
    assert table.course is not None
    seat = rng.choice(decision.seats)
    action = table.game.move_to_text(rng.choice(table.course.legal(seat)))
    return Play(f"c{table.seq}", table.numbers.of(seat, table.seq), seat, action)


def play(game: str, seed: int) -> list[tuple[float, ...]]:
    """One game, each ply timed."""
    rng = random.Random(seed)
    table, audience = begin(game)
    gc.collect()
    plies = []
    while (move := some_move(table, rng)) is not None:
        plies.append(timed(table, audience, move))
    return plies


def per_move(game: str, seeds: int, repeats: int) -> dict[str, float]:
    """Microseconds for each part of a move, on average."""
    best: list[tuple[float, ...]] = []
    for seed in range(seeds):
        runs = [play(game, seed) for _ in range(repeats)]
        best += [tuple(map(min, zip(*ply, strict=True))) for ply in zip(*runs, strict=True)]
    parts = {name: 1e6 * sum(ply[i] for ply in best) / len(best) for i, name in enumerate(PARTS)}
    return {name: round(value, 1) for name, value in {**parts, "all": sum(parts.values())}.items()}


def by_length(game: str, lengths: tuple[int, ...]) -> dict[str, float] | None:
    """Microseconds to play and take back when the log has so many entries; None where nothing may be."""
    live.MOST_UNDOS = max(lengths)
    table, audience = begin(game)
    rng = random.Random(1)
    while (move := some_move(table, rng)) is not None:
        timed(table, audience, move)
        assert table.course is not None
        if table.course.can_undo(move.seat):
            break
    else:
        return None
    found: dict[str, float] = {}
    for length in lengths:
        while table.seq < length:
            _back_and_forth(table, audience, move)
        costs = [_back_and_forth(table, audience, move) for _ in range(200)]
        found[str(length)] = round(1e6 * min(costs), 1)
    return found


def _back_and_forth(table: LiveTable, audience: Audience, move: Play) -> float:
    undo = Undo(f"c{table.seq}", move.seat)
    back = sum(timed(table, audience, undo))
    seen = table.numbers.of(move.seat, table.seq)
    return back + sum(timed(table, audience, Play(f"c{table.seq}", seen, move.seat, move.action)))


def kilobytes(game: str, tables: int, plies: int) -> float:
    """Memory of a table in the middle of a game, both viewers looking on; not what all tables share."""
    for seed in range(tables):
        _some_way(game, seed, plies)
    gc.collect()
    tracemalloc.start()
    kept = [_some_way(game, seed, plies) for seed in range(tables)]
    gc.collect()
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return round(held / len(kept) / 1024, 1)


def _some_way(game: str, seed: int, plies: int) -> tuple[LiveTable, Audience]:
    rng = random.Random(seed)
    table, audience = begin(game)
    for _ in range(plies):
        if (move := some_move(table, rng)) is not None:
            timed(table, audience, move)
    return table, audience


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument("--games", type=int, default=3, help="games to play of each kind (default 3)")
    parser.add_argument("--repeats", type=int, default=8, help="times to play each of them (default 8)")
    parser.add_argument("--longest", type=int, default=10_000, help="entries of the long log (default 10000)")
    chosen = parser.parse_args()
    found = {
        game: {
            "us_per_move": per_move(game, chosen.games, chosen.repeats),
            "us_by_length": by_length(game, (10, chosen.longest)),
            "kb_per_table": kilobytes(game, 20, 100),
        }
        for game in games()
    }
    if chosen.json:
        print(json.dumps(found))
        return
    for game, lines in found.items():
        for name, value in lines.items():
            print(f"{game:10} {name:14} {value}")
