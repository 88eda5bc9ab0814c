"""Steps a second of the environments, on one core and two, beside OpenSpiel, PettingZoo's games and RLCard.

A step of ours is a decision of a player with all that follows by chance. `api` is the rules by action ids
(legal ids, a choice, apply, chance rolled), as is `hex` through OpenSpiel's Python; `batched` steps 1,024
games in one call, with observations and masks written, and games that have ended begun anew.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import time
from collections.abc import Callable
from importlib.metadata import version
from itertools import count
from random import Random
from statistics import median
from typing import Any

from bench.measure import Burst, Reading, interleaved, pin, progress
from bench.peers import rlcard_uno
from terroir.core.registry import load

CITRUS, CHICOREE = "citrus", "chicoree"
GAMES = 1024
PLAYERS = {CITRUS: 2, CHICOREE: 4}
BARS: dict[str, float] = {
    "citrus_batched_steps_per_s": 300_000,
    "citrus_batched_two_cores_steps_per_s": 500_000,
    "chicoree_batched_steps_per_s": 600_000,
    "chicoree_batched_two_cores_steps_per_s": 1_000_000,
    "citrus_aec_steps_per_s": 20 * 3_200,
    "chicoree_aec_steps_per_s": 20 * 6_300,
}
API = ("citrus_api_steps_per_s", "openspiel_hex_python_steps_per_s")


def by_ids(name: str) -> Burst:
    """Whole games through the rules, by action ids."""
    game: Any = load(name)
    rules, rng = game.encoding, Random(1)
    legal_ids, play_id, mover, roll = rules.legal_ids, rules.play_id, rules.mover, game.roll

    def burst() -> int:
        steps = 0
        for _ in range(10):
            state = game.start(PLAYERS[name], {})
            luck = roll(state, rng.getrandbits(64))
            while (seat := mover(state)) >= 0:
                ids = legal_ids(state, seat)
                play_id(state, seat, ids[int(rng.random() * len(ids))])
                luck = roll(state, luck)
                steps += 1
        return steps

    return burst


def aec(make: Callable[[], Any]) -> Burst:
    """Whole games of a PettingZoo environment: `last`, a random legal action, `step`."""
    env, rng, seeds = make(), Random(1), count()

    def burst() -> int:
        steps = 0
        while steps < 2000:
            env.reset(seed=next(seeds))
            while env.agents:
                seen, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                legal = mask.nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
        return steps

    return burst


def our_aec(name: str) -> Burst:
    from terroir.envs.aec import TableEnv

    return aec(lambda: TableEnv(name, PLAYERS[name]))


def classic(name: str) -> Burst:
    from pettingzoo import classic

    return aec(lambda: getattr(classic, name).raw_env())


def openspiel(name: str) -> Burst:
    """Whole games through OpenSpiel's Python: legal actions, a choice, apply; chance rolled."""
    import open_spiel.python.games.tic_tac_toe  # noqa: F401
    import pyspiel

    import terroir.envs.openspiel  # noqa: F401  (both register games)

    game, rng = pyspiel.load_game(name), Random(1)

    def burst() -> int:
        steps = 0
        while steps < 400:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                    continue
                if state.is_simultaneous_node():
                    choices = [state.legal_actions(p) for p in range(game.num_players())]
                    state.apply_actions([legal[int(rng.random() * len(legal))] for legal in choices])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(rng.random() * len(legal))])
                steps += 1
        return steps

    return burst


def batched(name: str, threads: int) -> Callable[[], float]:
    """Seconds of 20 steps of all games, of one core or by the clock; choosing actions is not counted."""
    from terroir.envs.batched import BatchedEnv

    env = BatchedEnv(name, GAMES, PLAYERS[name], threads=threads)
    env.reset(1)
    seeds, clock = count(), time.process_time if threads == 1 else time.perf_counter
    for _ in range(100):  # games are at all stages then
        env.step(env.sample(next(seeds)))

    def burst() -> float:
        taken = 0.0
        for _ in range(20):
            actions = env.sample(next(seeds))
            begun = clock()
            env.step(actions)
            taken += clock() - begun
        return taken

    return burst


def batches(threads: int, rounds: int) -> dict[str, Reading]:
    """Steps a second of both games."""
    bursts = {name: batched(name, threads) for name in (CITRUS, CHICOREE)}
    rates: dict[str, list[float]] = {name: [] for name in bursts}
    for number in range(rounds):
        for name, burst in bursts.items():
            progress(f"round {number + 1} of {rounds}: {name}, batched, {threads} threads")
            rates[name].append(20 * GAMES / burst())
    progress("")
    cores = "" if threads == 1 else "_two_cores"
    return {
        f"{name}_batched{cores}_steps_per_s": Reading(median(found), min(found), max(found))
        for name, found in rates.items()
    }


def measured(rounds: int) -> dict[str, Reading]:
    """Everything on one core, then the batches on two."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    pin()
    readings = interleaved(
        {
            "citrus_api_steps_per_s": by_ids(CITRUS),
            "openspiel_hex_python_steps_per_s": openspiel("hex"),
            "chicoree_api_steps_per_s": by_ids(CHICOREE),
            "openspiel_goofspiel_python_steps_per_s": openspiel("goofspiel"),
            "citrus_aec_steps_per_s": our_aec(CITRUS),
            "pettingzoo_connect_four_steps_per_s": classic("connect_four_v3"),
            "chicoree_aec_steps_per_s": our_aec(CHICOREE),
            "pettingzoo_tictactoe_steps_per_s": classic("tictactoe_v3"),
            "citrus_openspiel_steps_per_s": openspiel("terroir_citrus(players=2)"),
            "chicoree_openspiel_steps_per_s": openspiel("terroir_chicoree(players=4)"),
            "openspiel_python_tic_tac_toe_steps_per_s": openspiel("python_tic_tac_toe"),
            "rlcard_uno_steps_per_s": rlcard_uno(),
        },
        rounds,
    )
    readings |= batches(1, rounds)
    if len(cores) > 1:
        os.sched_setaffinity(0, cores)
        readings |= batches(2, rounds)
    return readings


def figures(readings: dict[str, Reading]) -> dict[str, object]:
    """The rates, the bars, and what they were measured on."""
    ours, theirs = API
    return {
        **{name: round(reading.rate) for name, reading in readings.items()},
        "bars": {
            name: {"bar": bar, "met": readings[name].rate >= bar}
            for name, bar in BARS.items()
            if name in readings
        },
        "ratio_api": {
            "to": theirs,
            "ratio": round(readings[ours].rate / readings[theirs].rate, 2),
            "bar": 1.0,
        },
        "players": PLAYERS,
        "batched_games": GAMES,
        "compiled": {name: load(name).compiled for name in (CITRUS, CHICOREE)},
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "peers": {name: version(name) for name in ("open_spiel", "pettingzoo", "rlcard")},
    }


def table(readings: dict[str, Reading]) -> str:
    lines = [
        f"{name:44} {r.rate:>12,.0f}   {r.lowest:>12,.0f} … {r.highest:,.0f}" for name, r in readings.items()
    ]
    for name, bar in BARS.items():
        if name in readings:
            verdict = "met" if readings[name].rate >= bar else "NOT met"
            lines.append(f"{name} is {readings[name].rate:,.0f}: {verdict} (bar {bar:,.0f})")
    ours, theirs = API
    ratio = readings[ours].rate / readings[theirs].rate
    lines.append(f"{ours} is {ratio:.2f} × {theirs}: {'met' if ratio >= 1 else 'NOT met'} (bar 1)")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--rounds", type=int, default=9, help="bursts of each thing (default 9)")
    options = parser.parse_args()
    if options.rounds < 1:
        parser.error("--rounds must be at least 1")
    readings = measured(options.rounds)
    print(json.dumps(figures(readings), indent=1) if options.json else table(readings))
