"""Tunes the card values of Chicorée by self-play: one seat tries card values, the others play by known ones.

    ./run bench card_values --generations 4 --trials 150              print the best, and their opponents
    ./run bench card_values --plot docs/images/chicoree-prices.png     and draw how the study went

Every generation is a study by optuna; its best values join the opponents of the next one.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

import optuna

from bench.measure import progress
from terroir.games.chicoree.bots.card_values import CardValues
from terroir.games.chicoree.bots.playouts import Playouts
from terroir.games.chicoree.bots.win_probability import WinProbability
from terroir.games.chicoree.game import GAME
from terroir.games.data import read_table

Weights = dict[str, int]
PLAYERS = (4, 4, 3, 5)
BOUNDS = {
    "ahead": (10, 150),
    "step": (0, 1500),
    "last": (0, 6000),
    "finish": (0, 4000),
    "joker": (100, 3000),
    "ochre": (0, 1500),
    "flower": (10, 500),
    "afflicter": (0, 800),
    "destroyer": (0, 800),
    "far": (0, 200),
    "second": (0, 400),
    "more_shops": (0, 200),
    "open": (20, 200),
    "sealed": (100, 1000),
    "savings": (0, 12),
    "debts": (0, 400),
    "hope": (0, 900),
    "crowd": (0, 100),
    "harm": (0, 8),
    "ahead_steps": (1, 6),
    "patience": (0, 5),
}


def share(tried: Weights, against: list[Weights], games: int, seed: int) -> float:
    """How much more than its fair part of the victory seat 1 wins: 0 is fair, at tables of 3 to 5."""
    luck, total = Random(seed), 0.0
    tables = [
        Playouts(CardValues(weights), WinProbability([0.0] * 100), luck.getrandbits(63), CardValues(tried))
        for weights in against
    ]
    begun = [GAME.start(players, {}) for players in PLAYERS]
    look = WinProbability([0.0] * 100)
    for number in range(games):
        players = PLAYERS[number % len(PLAYERS)]
        state = begun[number % len(PLAYERS)].clone()
        tables[number // len(PLAYERS) % len(tables)].play_on(state, 1_000_000)
        total += look.shares_of(state)[0] * players / 4
    return total / games


def generation(known: list[Weights], trials: int, games: int, seed: int) -> tuple[optuna.Study, Weights]:
    """A study against the values known so far; the best of it, judged anew."""
    # The latest are met most: they are the strongest.
    against = [known[-1], known[-1], *known[-4:]]

    def objective(trial: optuna.Trial) -> float:
        tried = {name: trial.suggest_int(name, *bounds) for name, bounds in BOUNDS.items()}
        progress(f"trial {trial.number} of {trials}")
        return share(tried, against, games, seed + trial.number)

    sampler = optuna.samplers.TPESampler(seed=seed, multivariate=True, n_startup_trials=trials // 4)
    study = optuna.create_study(direction="maximize", sampler=sampler)
    study.enqueue_trial(dict(known[-1]))
    study.optimize(objective, n_trials=trials)
    best = sorted(study.trials, key=lambda trial: -(trial.value or 0))[:6]
    judged = [(share(dict(trial.params), against, 5 * games, seed), dict(trial.params)) for trial in best]
    return study, max(judged, key=lambda found: found[0])[1]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--trials", type=int, default=150)
    parser.add_argument("--games", type=int, default=3000, help="games of a trial")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    chosen = parser.parse_args()
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    first: Weights = read_table("terroir.games.chicoree.bots", "card_values.toml")["first-sight"]
    known, studies = [first], []
    for number in range(chosen.generations):
        study, best = generation(known, chosen.trials, chosen.games, chosen.seed + 10_000 * number)
        beside = [round(share(best, [weights], 10_000, 7), 3) for weights in known]
        print(f"generation {number + 1}: {best}\n  wins of 0.25 against those before: {beside}", flush=True)
        known.append(best)
        studies.append(study)
    print("\n".join(f"{name} = {value}" for name, value in known[-1].items()))
    if chosen.plot:
        draw(studies, chosen.plot)


def draw(studies: list[optuna.Study], file: Path) -> None:
    """Every trial, and the best so far, generation by generation."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4), layout="constrained")
    axes = figure.subplots()
    at = 0
    for number, study in enumerate(studies, start=1):
        values = [100 * (trial.value or 0) for trial in study.trials]
        places = range(at, at + len(values))
        axes.plot(places, values, ".", markersize=3, label=f"generation {number}")
        axes.plot(places, [max(values[: k + 1]) for k in range(len(values))], color="black", linewidth=1)
        at += len(values)
    axes.axhline(25, color="grey", linestyle=":", linewidth=1)
    axes.set_xlabel("trial")
    axes.set_ylabel("wins of the one who tries, % (25 is fair)")
    axes.legend()
    figure.savefig(file, dpi=110)


if __name__ == "__main__":
    main()
