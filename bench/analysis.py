"""How far analysis can be trusted: flagged mistakes searched again, and how long a hint takes.

    ./run bench analysis --game chicoree --blunders --games 100    flagged turns, searched four times as long
    ./run bench analysis --game chicoree --times                   hints and answers of the default level

Mistakes are those of bots of the weakest level. What is known is written into docs/data/analysis.json, with
the commit it was made at; `bench calibration` is about the chances to win.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from bench.kept import ANALYSIS, Row, commit, keep
from bench.measure import progress
from terroir.bots.analysis import Choice, analyse, choices, judge
from terroir.bots.bot import seeded
from terroir.bots.budget import Budget
from terroir.bots.codes import bot
from terroir.bots.levels import default_level, levels
from terroir.core.game import AnyGame, Over
from terroir.core.play import Match
from terroir.core.registry import games, load
from terroir.table.hints import BUDGET

KEY = ("what", "game", "players", "part")
NODES, LONGER = 1000, 4
"""What `terroir analyse` spends on a turn, and how much longer a flag is searched again."""
POSITIONS = 200


def played(game: AnyGame, players: int, code: str, seed: int) -> Match[Any]:
    """A game between bots of one code."""
    match: Match[Any] = Match(game, game.start(players, {}), seeded(seed, "draws"))
    player, randbelow = bot(code), seeded(seed, "bots")
    while not isinstance(pending := match.pending, Over):
        seat = pending.seats[0]  # type: ignore[union-attr]
        for action in player.plan(game, game.view(match.state, seat), match.legal(seat), randbelow):
            match.play(seat, action)
    return match


def turns_of(game: AnyGame, players: int, code: str, seed: int) -> list[Choice]:
    """Every turn of such a game in which there was a choice."""
    match = played(game, players, code, seed)
    return list(choices(game, game.start(players, game.settings(match.state)), match.steps))


def blunders(game: AnyGame, players: int, count: int, nodes: int) -> Row:
    """How many flagged turns of weak players are still flagged after a longer search."""
    rng, code = Random(players), levels(game)[0].bot
    flagged, kept, judged = 0, 0, 0
    for number in range(count):
        progress(f"{game.name}, {players} players: game {number} of {count}, {kept} of {flagged} kept")
        for choice in turns_of(game, players, code, number):
            moment = judge(game, choice, rng.randrange, Budget(nodes=nodes))
            judged += 1
            if moment.flag:
                flagged += 1
                again = judge(game, choice, rng.randrange, Budget(nodes=nodes * LONGER))
                kept += bool(again.flag)
    return {
        "what": "blunders",
        "game": game.name,
        "players": players,
        "games": count,
        "turns": judged,
        "nodes": nodes,
        "flagged": flagged,
        "kept": kept,
        "share_kept": round(kept / max(1, flagged), 4),
    }


def times(game: AnyGame) -> Row:
    """What a hint and an answer of the default level take by the clock, at tables of all sizes."""
    rng, player = Random(1), bot(default_level(game).bot)
    hints, answers = [], []
    for number in range(POSITIONS):
        progress(f"{game.name}: position {number} of {POSITIONS}")
        view = rng.choice(turns_of(game, rng.choice(game.players), "beam", number)).view
        hints.append(clocked(partial(analyse, game, view, rng.randrange, BUDGET)))
        answers.append(clocked(partial(player.plan, game, view, game.legal_in(view), rng.randrange)))
    return {
        "what": "times",
        "game": game.name,
        "positions": POSITIONS,
        "hint_ms": [round(1000 * sum(hints) / len(hints)), round(1000 * max(hints))],
        "bot": player.code,
        "answer_ms": [round(1000 * sum(answers) / len(answers)), round(1000 * max(answers))],
        "load": round(os.getloadavg()[0], 1),
    }


def clocked(work: Callable[[], object]) -> float:
    """Seconds by the clock on the wall."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=games(), required=True)
    parser.add_argument("--players", type=int, default=2, help="number of players (default 2)")
    parser.add_argument("--games", type=int, default=30, help="games in which mistakes are looked for")
    parser.add_argument("--nodes", type=int, default=NODES, help="simulated games for each turn")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--blunders", action="store_true", help="search flagged turns again")
    what.add_argument("--times", action="store_true", help="how long hints and answers take")
    chosen = parser.parse_args()
    game = load(chosen.game)
    row = times(game) if chosen.times else blunders(game, chosen.players, chosen.games, chosen.nodes)
    keep(ANALYSIS, {**row, "commit": commit()}, KEY)
    print(json.dumps(row))


if __name__ == "__main__":
    main()
