"""Speed of the bots: simulated games of rungs 3 and 4 per second on one core, and how long a level takes.

    ./run bench bots                            a table
    ./run bench bots --json                     one JSON object
    ./run bench bots --levels                   what a turn of every level takes, for two and for four
    ./run bench bots --levels --interpreted     the same where the rules cannot be compiled

Mid-game is a position of a game between bots of rung 2 with half of the tiles built. All times are processor
time of this process on one core, so that what else the machine does counts little.
"""

from __future__ import annotations

import argparse
import json
import platform
import time
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

from bench.measure import Burst, Reading, interleaved, pin
from terroir.bots.codes import bot
from terroir.bots.levels import default_level, levels
from terroir.core.game import Chance, Over
from terroir.core.play import pick
from terroir.core.registry import games, load
from terroir.games.interpreted import prefer_sources

CITRUS = "citrus"
LEVEL = (
    "{game:10}{level:11}{bot:58}{players} players: {mean_turn_s:.3f} s a turn, at worst {worst_turn_s:.3f} s"
)
PLAYOUTS_BAR, MEAN_BAR, WORST_BAR, GAME_BAR = 20_000, 0.3, 2.0, 60.0


def play(
    game: Any, players: int, code: str, seed: int, until: Callable[[Any], bool], watch: list[float]
) -> Any:
    """A game between bots of one code, as far as wanted; `watch` notes what each turn's thinking took."""
    rng, state, player = Random(seed), game.start(players, {}), bot(code)
    turn = None
    while not isinstance(pending := game.pending(state), Over):
        if isinstance(pending, Chance):
            game.apply(state, pick(pending, rng.randrange))
            continue
        if until(state):
            break
        seat = pending.seats[0]
        begun = time.process_time()
        chosen = player.plan(game, game.view(state, seat), game.legal(state, seat), rng.randrange)
        taken = time.process_time() - begun
        if game.turn(state) != turn:
            turn = game.turn(state)
            watch.append(taken)
        else:
            watch[-1] += taken
        for action in chosen:
            game.apply(state, action, seat)
    return state


def midgame(game: Any, players: int, seed: int) -> Any:
    """Half of the tiles are built, and somebody is in turn."""
    return play(game, players, "beam", seed, lambda s: s.in_bag + s.on_market <= 45 and not s.in_hand, [])


def uniform(positions: list[Any]) -> Burst:
    """Games played to their end at random, each legal action as likely as the others."""
    from terroir.games.citrus.bots.playout import playouts

    lucks = count(1)

    def burst() -> int:
        for position in positions:
            playouts(position, next(lucks) * 1_000_003, 100)
        return 100 * len(positions)

    return burst


def searched(game: Any, positions: list[Any], tree: bool) -> Burst:
    """Simulated games of a search: rung 3's of the best turn, or rung 4's in a growing tree."""
    lucks = count(1)

    def burst() -> int:
        for position in positions:
            ahead = game.look_ahead(game.view(position, game.pending(position).seats[0]), next(lucks), 6, 3)
            if tree:
                ahead.grow(400)
            else:
                ahead.play(0, 0, 400)
        return 400 * len(positions)

    return burst


def level_times(game: Any, code: str, games: int, players: int = 2) -> dict[str, float]:
    """Long games between bots of one level: what a turn takes, on average and at worst, and a game."""
    turns: list[float] = []
    whole: list[float] = []
    for seed in range(games):
        begun = time.process_time()
        play(game, players, code, seed, lambda _: False, turns)
        whole.append(time.process_time() - begun)
    return {
        "mean_turn_s": round(sum(turns) / len(turns), 4),
        "worst_turn_s": round(max(turns), 4),
        "worst_game_s": round(max(whole), 2),
        "turns": len(turns),
    }


def all_levels(count: int) -> Iterator[dict[str, Any]]:
    """Every level of every game, with two players and with four."""
    for name in games():
        game = load(name)
        for level in levels(name):
            for players in (2, 4):
                about = {"game": name, "level": level.code, "bot": level.bot, "players": players}
                yield about | {"compiled": game.compiled} | level_times(game, level.bot, count, players)


def figures(rounds: int, games: int) -> tuple[dict[str, Any], dict[str, Reading]]:
    core, game = pin(), load(CITRUS)
    positions = [midgame(game, 2 + n % 3, n) for n in range(6)]
    readings = interleaved(
        {
            "citrus_uniform_playouts_per_s": uniform(positions),
            "citrus_rung3_playouts_per_s": searched(game, positions, tree=False),
            "citrus_rung4_simulations_per_s": searched(game, positions, tree=True),
        },
        rounds,
    )
    level = default_level(load(CITRUS))
    out: dict[str, Any] = {name: round(reading.rate) for name, reading in readings.items()}
    out["default_level"] = {"code": level.code, "bot": level.bot, **level_times(game, level.bot, games)}
    out["compiled"] = game.compiled
    out["python"], out["machine"] = platform.python_version(), {"processor": platform.machine(), "core": core}
    return out, readings


def verdicts(found: dict[str, Any]) -> list[str]:
    """Each bar, met or not."""
    level = found["default_level"]
    bars = (
        ("uniform playouts a second", found["citrus_uniform_playouts_per_s"], PLAYOUTS_BAR, True),
        ("mean seconds of a turn", level["mean_turn_s"], MEAN_BAR, False),
        ("worst seconds of a turn", level["worst_turn_s"], WORST_BAR, False),
        ("seconds of a long game of two", level["worst_game_s"], GAME_BAR, False),
    )
    return [
        f"{what}: {value:,} ({'at least' if up else 'at most'} {bar:,}): "
        f"{'met' if (value >= bar if up else value <= bar) else 'NOT met'}"
        for what, value, bar, up in bars
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--rounds", type=int, default=9, help="bursts of each thing (default 9)")
    parser.add_argument("--games", type=int, default=4, help="games of a level (default 4)")
    parser.add_argument("--levels", action="store_true", help="what a turn of every level takes, no more")
    parser.add_argument("--interpreted", action="store_true", help="with the rules as plain Python")
    options = parser.parse_args()
    if options.rounds < 1 or options.games < 1:
        parser.error("--rounds and --games must be at least 1")
    if options.interpreted:
        prefer_sources()
    if options.levels:
        for row in all_levels(options.games):
            print(json.dumps(row) if options.json else LEVEL.format(**row), flush=True)
        return
    found, readings = figures(options.rounds, options.games)
    if options.json:
        print(json.dumps(found, indent=1))
        return
    for name, reading in readings.items():
        print(f"{name:36} {reading.rate:>12,.0f}   {reading.lowest:>12,.0f} … {reading.highest:,.0f}")
    print("\n".join(verdicts(found)))
