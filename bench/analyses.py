"""Analyses of whole games as a server makes them: what they cost, whom they slow, and whether they hold.

    ./run bench analyses --time                     processor seconds for a game of four, beside the bars
    ./run bench analyses --moves                    how long moves take without and beside analyses
    ./run bench analyses --page --game chicoree     chances, bands and flags as the page shows them

Games are played by bots of rung 2, for flags by those of the weakest level. What is known is written into
docs/data/analyses.json.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from random import Random
from typing import Any

import numpy as np

from bench.analysis import KEY, LONGER, played
from bench.calibration import by_chance, off
from bench.kept import DATA, Row, commit, keep
from bench.measure import progress
from terroir.bots.levels import levels
from terroir.core.registry import games, load
from terroir.core.replay import from_match
from terroir.table.analyses import NODES, Analysis, JudgedTurn, analysis, part
from tests.server.conftest import Served
from tests.server.people import Guest, started

BARS_S = {"citrus": 60, "chicoree": 20}
"""Processor seconds for a game of four."""
BAND = 1.645
SECONDS = 20.0
PAIRS = 4
ONE_IN = 10


def record(game: str, players: int, code: str, seed: int) -> str:
    """A game between bots, as text."""
    return from_match(played(load(game), players, code, seed), [f"{n}" for n in range(players)]).to_text()


def times(game: str, count: int) -> Row:
    """Processor seconds of whole analyses of games of four."""
    took = []
    for number in range(count):
        progress(f"{game}: game {number} of {count}")
        text, begun = record(game, 4, "beam", number), time.process_time()
        analysis(text)
        took.append(time.process_time() - begun)
    return {
        "what": "analysis times",
        "game": game,
        "players": 4,
        "nodes": NODES,
        "games": count,
        "cpu_s": [round(sum(took) / count, 1), round(max(took), 1)],
        "bar_s": BARS_S[game],
    }


# ---- others' moves ------------------------------------------------------------
def moves(server: Served, seconds: float) -> list[float]:
    """Milliseconds from a move to its acceptance, at tables that are played in turn for so long."""
    luck, took, end = Random(1), list[float](), time.monotonic() + seconds
    tables = [started(server, "chicoree")[2] for _ in range(PAIRS)]
    while time.monotonic() < end:
        for number, pair in enumerate(tables):
            for seat in pair:
                seat.drain()
            if all(seat.over for seat in pair):
                tables[number] = started(server, "chicoree")[2]
                continue
            mover = next((seat for seat in pair if seat.state["choices"]), None)
            if mover is None:
                continue
            begun = time.perf_counter()
            answer = mover.play(luck.choice(mover.actions()))
            took.append(1000 * (time.perf_counter() - begun))
            if answer["type"] == "accepted":
                mover.until(answer["n"])
    return took


def beside(seconds: float) -> Row:
    """Moves of people alone, and while one analysis after the other is worked out."""
    with tempfile.TemporaryDirectory() as folder:
        server = Served(f"sqlite:///{folder}/terroir.db", "--rate", "1000")
        try:
            keeper = server.guest("Keeper")
            waiting = [_kept(keeper, record("citrus", 4, "beam", number)) for number in range(3)]
            alone = moves(server, seconds)
            for number, table in enumerate(waiting):
                server.guest(f"Asker{number}").post(f"/api/records/{table}/analysis")
            with_them = moves(server, seconds)
            states = [keeper.get(f"/api/records/{table}/analysis") for table in waiting]
            return {
                "what": "moves beside analyses",
                "moves": [len(alone), len(with_them)],
                "p50_ms": [_percentile(alone, 50), _percentile(with_them, 50)],
                "p99_ms": [_percentile(alone, 99), _percentile(with_them, 99)],
                "turns_judged": sum(state.get("done", 0) for state in states),
                "working": sum(state["state"] == "working" for state in states),
            }
        finally:
            server.kill()


def _kept(guest: Guest, text: str) -> str:
    return str(guest.post("/api/records", {"text": text})["id"])


def _percentile(values: list[float], share: int) -> float:
    return round(float(np.percentile(values, share)), 2)


# ---- what the page shows --------------------------------------------------------
def page(game: str, players: int, count: int, nodes: int) -> list[Row]:
    """Chances as they are shown against who won, and bands and flags against a search four times as long."""
    promised, came, numbers = list[list[float]](), list[list[float]](), list[int]()
    inside = [0, 0]
    kept = [0, 0]
    rng = Random(f"{game} {players}")
    for number in range(count):
        progress(f"{game}, {players} players: game {number} of {count}, flags {kept}, bands {inside}")
        found = analysis(record(game, players, "beam", 10_000 + number), nodes)
        for turn in found.turns:
            if rng.randrange(ONE_IN) == 0:
                promised.append(turn.chances)
                came.append(found.result)
                numbers.append(number)
        if number % 5 == 0:
            text = record(game, players, levels(load(game))[0].bot, 10_000 + number)
            _search_again(text, analysis(text, nodes), nodes, kept, inside, rng)
    shares, won = np.array(promised), np.array(came)
    about: dict[str, Any] = {"game": game, "players": players, "games": count, "nodes": nodes}
    return [
        {
            "what": "page: chances",
            **about,
            "chances": shares.size,
            "points_off": round(100 * off(shares, won), 2),
            "by_chance": round(100 * by_chance(shares, np.array(numbers)), 2),
        },
        {
            "what": "page: flags",
            **about,
            "flagged": kept[1],
            "share_kept": round(kept[0] / max(1, kept[1]), 3),
        },
        {
            "what": "page: bands",
            **about,
            "chances": inside[1],
            "share_inside": round(inside[0] / max(1, inside[1]), 3),
        },
    ]


def _search_again(
    text: str, found: Analysis, nodes: int, kept: list[int], inside: list[int], rng: Random
) -> None:
    """Every flagged turn once more and four times as long, and some of the others."""
    for number, turn in enumerate(found.turns):
        if turn.flag or rng.randrange(ONE_IN) == 0:
            again: JudgedTurn = part(text, number, nodes * LONGER, seed=2).turns[0]
            if turn.flag:
                kept[0] += bool(again.flag)
                kept[1] += 1
            else:
                room = BAND * np.hypot(turn.errors, again.errors) + 1e-3
                near = np.abs(np.array(turn.shares) - np.array(again.shares)) <= room
                inside[0] += int(near.sum())
                inside[1] += len(turn.shares)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=games(), nargs="*", default=games())
    parser.add_argument("--players", type=int, default=3, help="for --page (default 3)")
    parser.add_argument("--games", type=int, default=5, help="games for each (default 5)")
    parser.add_argument("--nodes", type=int, default=NODES, help="simulated games for each turn, for --page")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for --moves")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--time", action="store_true")
    what.add_argument("--moves", action="store_true")
    what.add_argument("--page", action="store_true")
    chosen = parser.parse_args()
    if chosen.moves:
        rows = [beside(chosen.seconds)]
    elif chosen.time:
        rows = [times(game, chosen.games) for game in chosen.game]
    else:
        rows = [row for game in chosen.game for row in page(game, chosen.players, chosen.games, chosen.nodes)]
    for row in rows:
        keep(DATA / "analyses.json", {**row, "commit": commit()}, KEY)
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
