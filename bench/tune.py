"""Weights of Citrus' evaluation, tuned by play of rung 2 against itself: a study with optuna.

    ./run python -m bench tune --trials 300   go on with the study, and write down what it found
    ./run python -m bench tune --check 400    the best weights against those in use, on fresh deals

A trial plays fresh deals from every seat, with two players and with four, against the weights in use, and is
judged by the points it is ahead. The study is kept in --study, its trials and plot in docs.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

import optuna

from terroir.core.game import Chance, Over
from terroir.core.play import pick
from terroir.core.registry import load
from terroir.games.citrus.bots.lookahead import CitrusLookahead, weights

DOCS = Path(__file__).parent.parent / "docs"
DATA, PLOT = DOCS / "data" / "citrus-weights.json", DOCS / "images" / "citrus-weights.png"
GAME = load("citrus")
WIDTH = 3

FIXED = ("doubt", "doubt_left", "tempo")
"""Not a matter of choosing among turns: they say how sure a lead is, and come from the results of games."""


def ranges() -> dict[str, tuple[int, int]]:
    """From, to: as far as two fifths below and above the weights in use."""
    return {name: (round(v * 0.6), round(v * 1.4) + 4) for name, v in weights().items() if name not in FIXED}


@dataclass(frozen=True)
class Deal:
    """Players and the number that all luck of a game comes from."""

    players: int
    number: int


def play(deal: Deal, tried: Mapping[str, int], used: Mapping[str, int], seat: int) -> float:
    """One game with the tried weights at a seat; the points they are ahead of the best of the others."""
    draws = Random(f"draws/{deal.players}/{deal.number}")
    search = Random(f"search/{deal.players}/{deal.number}")
    state = GAME.start(deal.players, {})
    while not isinstance(pending := GAME.pending(state), Over):
        if isinstance(pending, Chance):
            GAME.apply(state, pick(pending, draws.randrange))
            continue
        actor = pending.seats[0]
        weigh = dict(tried if actor == seat else used)
        ahead = CitrusLookahead(GAME.view(state, actor), search.getrandbits(64), WIDTH, 1, weigh)
        for action in ahead.turns[0].actions:
            GAME.apply(state, action, actor)
    others = [score for p, score in enumerate(pending.scores) if p != seat]
    return pending.scores[seat] - max(others)


def lead(deals: Sequence[Deal], tried: Mapping[str, int], used: Mapping[str, int]) -> list[float]:
    """The average lead of the tried weights in each deal, over all seats."""
    return [fmean(play(deal, tried, used, seat) for seat in range(deal.players)) for deal in deals]


def trial_deals(first: int, twos: int, fours: int) -> list[Deal]:
    return [Deal(2, first + n) for n in range(twos)] + [Deal(4, first + n) for n in range(fours)]


def objective(trial: optuna.Trial, twos: int, fours: int) -> float:
    tried = {name: trial.suggest_int(name, low, high) for name, (low, high) in ranges().items()}
    tried |= {name: weights()[name] for name in FIXED}
    return fmean(lead(trial_deals(1000 * (trial.number + 1), twos, fours), tried, weights()))


def write_down(study: optuna.Study, used: Mapping[str, int]) -> None:
    """Every trial as data, beside the studies against other weights, and the plot of all of them."""
    commit = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True).stdout.strip()
    trials = [{"lead": round(t.value, 2), **t.params} for t in study.trials if t.value is not None]
    known = json.loads(DATA.read_text()) if DATA.exists() else []
    studies = [other for other in known if other["against"] != used]
    studies.append({"commit": commit, "against": dict(used), "trials": trials})
    DATA.write_text(json.dumps(studies, indent=1) + "\n")
    draw([[trial["lead"] for trial in one["trials"]] for one in studies])


def draw(studies: Sequence[Sequence[float]]) -> None:
    """Each study: its trials, and the best so far."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4), layout="constrained")
    for number, leads in enumerate(studies, 1):
        axes = figure.add_subplot(1, len(studies), number)
        best = [max(leads[: n + 1]) for n in range(len(leads))]
        axes.plot(leads, ".", color="#8a9a5b", label="a trial")
        axes.plot(best, color="#c0562f", label="the best so far")
        axes.axhline(0, color="#777777", linewidth=0.8)
        axes.set(xlabel="trial", ylabel="points ahead of the weights then in use", title=f"study {number}")
        axes.legend()
    figure.savefig(PLOT, dpi=110)


def promising(study: optuna.Study, count: int) -> list[dict[str, Any]]:
    """Weights to look at more closely: the middle of the best trials, and the best themselves."""
    done = sorted((t for t in study.trials if t.value is not None), key=lambda t: -(t.value or 0))
    top = done[: max(4, len(done) // 12)]
    middle = {name: round(fmean(t.params[name] for t in top)) for name in ranges()}
    return [middle, *(dict(t.params) for t in done[: count - 1])]


def check(study: optuna.Study, deals: int) -> None:
    """The promising weights on fresh deals, with the error of their lead."""
    for number, tried in enumerate(promising(study, 4)):
        leads = lead(trial_deals(10_000_000, deals, deals // 4), weights() | tried, weights())
        error = stdev(leads) / len(leads) ** 0.5
        print(f"{'middle' if number == 0 else f'best {number}'}: {fmean(leads):+.2f} ± {1.96 * error:.2f}")
        print("\n".join(f"{name} = {value}" for name, value in tried.items()))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--trials", type=int, default=0, help="trials to add to the study")
    parser.add_argument("--twos", type=int, default=16, help="deals for two players in a trial")
    parser.add_argument("--fours", type=int, default=2, help="deals for four players in a trial")
    parser.add_argument("--check", type=int, default=0, help="deals to check the promising weights with")
    parser.add_argument(
        "--study", type=Path, default=Path("build/citrus-weights.db"), help="where it is kept"
    )
    options = parser.parse_args()
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(
        study_name="citrus-weights",
        storage=f"sqlite:///{options.study}",
        direction="maximize",
        load_if_exists=True,
        sampler=optuna.samplers.TPESampler(seed=1, multivariate=True, n_startup_trials=8),
    )
    if not study.trials:
        study.enqueue_trial({name: weights()[name] for name in ranges()})
    if options.trials:
        study.optimize(lambda trial: objective(trial, options.twos, options.fours), n_trials=options.trials)
        write_down(study, weights())
    if options.check:
        check(study, options.check)
