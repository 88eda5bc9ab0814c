"""How a deck plays: many games between bots, the targets of the rules of record, and the gift test.

    ./run python -m bench.deck                     all of it, into docs/data and docs/images: half an hour
    ./run python -m bench.deck --games 1000        less sure, sooner
    ./run python -m bench.deck --try house,shop=5  a few lines for a candidate, nothing written

Game k of a series has luck of its own, so that the figures are the same whatever the number of processes.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

from terroir.arena.statistics import Interval, wilson
from terroir.bots.bot import seeded
from terroir.bots.codes import bot
from terroir.core.game import Chance, Over
from terroir.core.play import pick
from terroir.games.chicoree import deck as decks
from terroir.games.chicoree.game import GAME

DOCS = Path(__file__).parent.parent / "docs"
DATA = DOCS / "data" / "chicoree-deck.json"
BOT = "greedy:noise=150"
TARGETS_AT = 4
GIFTS = (*decks.STARTS, "shop", "export", "chicory", *decks.DESTROYERS, *decks.AFFLICTERS, *decks.OCHRE)


@dataclass(frozen=True, slots=True)
class Game:
    """What is kept of one game. The first player has seat 0; `gifted` began with the gift."""

    rounds: int
    reason: str
    winners: tuple[int, ...]
    bankrupt: int
    drawn: tuple[str, ...]
    gifted: int


@dataclass(frozen=True, slots=True)
class Series:
    """Games with one deck; `gift` is a card that one player begins with, each seat in turn."""

    deck: str
    players: int
    gift: str | None = None

    def position(self, gifted: int) -> str:
        gift = f" hand={self.gift} known={self.gift}" if self.gift else ""
        seats = [f"seat {p + 1} tokens=12{gift if p == gifted else ''}" for p in range(self.players)]
        return "\n".join([f"options first=1 deck={self.deck}", f"players {self.players}", *seats, ""])


def play(series: Series, number: int) -> Game:
    """One game between bots of the same rung."""
    gifted = number % series.players
    state = GAME.position_from_text(series.position(gifted))
    player, draws = bot(BOT), seeded(series.deck, series.players, number, "draws")
    lucks = [seeded(series.deck, series.players, number, "seat", seat) for seat in range(series.players)]
    drawn = set()
    while not isinstance(pending := GAME.pending(state), Over):
        if isinstance(pending, Chance):
            outcome = pick(pending, draws)
            drawn.add(GAME.move_to_text(outcome).removeprefix("card "))
            GAME.apply(state, outcome)
            continue
        seat = pending.seats[0]
        legal = GAME.legal(state, seat)
        GAME.apply(state, player.choose(GAME, GAME.view(state, seat), legal, lucks[seat]), seat)
    rounds = state.rounds + (pending.reason != "K-E2")
    bankrupt = series.players - len(state.survivors())
    return Game(rounds, pending.reason, pending.winners, bankrupt, tuple(sorted(drawn)), gifted)


def play_some(series: Series, numbers: Iterable[int]) -> list[Game]:
    return [play(series, number) for number in numbers]


def run(series: Series, games: int, pool: ProcessPoolExecutor) -> list[Game]:
    """All games of a series, in order."""
    chunks = [range(first, min(first + 100, games)) for first in range(0, games, 100)]
    return [game for part in pool.map(play_some, [series] * len(chunks), chunks) for game in part]


def share(successes: float, trials: int) -> list[float]:
    """A share in per cent with its 95 % interval."""
    found: Interval = wilson(successes, trials)
    return [round(100 * value, 2) for value in (found.value, found.low, found.high)]


def summary(series: Series, games: Sequence[Game]) -> dict[str, Any]:
    """The figures of a series."""
    n = len(games)
    wins: Counter[int] = Counter()
    for game in games:
        for seat in game.winners:
            wins[seat] += 1 / len(game.winners)  # type: ignore[assignment]
    counts = dict(zip(decks.NAMES, decks.load(series.deck, series.players), strict=True))
    kinds = {card: share(sum(card in game.drawn for game in games), n) for card, c in counts.items() if c}
    return {
        "deck": series.deck,
        "players": series.players,
        "cards": sum(counts.values()),
        "games": n,
        "rounds": quantiles([game.rounds for game in games], n=4),
        "rounds_counted": sorted(Counter(game.rounds for game in games).items()),
        "reasons": {r: share(sum(g.reason == r for g in games), n) for r in ("K-E1", "K-E2", "K-E3")},
        "games_with_bankruptcy": share(sum(game.bankrupt > 0 for game in games), n),
        "players_bankrupt": share(sum(game.bankrupt for game in games), n * series.players),
        "seats": [share(wins[seat], n) for seat in range(series.players)],
        "drawn": kinds,
    }


def gift_summary(series: Series, games: Sequence[Game]) -> dict[str, Any]:
    won = sum((game.gifted in game.winners) / len(game.winners) for game in games)
    return {"gift": series.gift, "games": len(games), "wins": share(won, len(games))}


def verdicts(figures: dict[str, Any], gifts: Sequence[dict[str, Any]]) -> list[tuple[str, bool]]:
    """The targets of the rules of record, each met or not."""
    low, _, high = figures["rounds"]
    fair = 100 / figures["players"]
    seats = [wins for wins, _, _ in figures["seats"]]
    rarest = min(value for value, _, _ in figures["drawn"].values())
    return [
        ("the middle half of games lasts 11 to 22 rounds", low >= 11 and high <= 22),
        ("K-E2 ends fewer than 2 % of games", figures["reasons"]["K-E2"][0] < 2),
        ("K-E3 ends fewer than 5 % of games", figures["reasons"]["K-E3"][0] < 5),
        ("at most 25 % of games see a bankruptcy", figures["games_with_bankruptcy"][0] <= 25),
        ("at most 9 % of players go bankrupt", figures["players_bankrupt"][0] <= 9),
        ("every kind of card is drawn in 90 % of games or more", rarest >= 90),
        (
            "no seat wins 4 points more or 5 less than its share",
            max(seats) <= fair + 4 and min(seats) >= fair - 5,
        ),
        ("every gift wins more than its share", all(gift["wins"][0] > fair for gift in gifts)),
    ]


def show(figures: dict[str, Any]) -> None:
    """A few lines for people."""
    seats = " / ".join(f"{wins:.1f}" for wins, _, _ in figures["seats"])
    rarest = min((value, card) for card, (value, _, _) in figures["drawn"].items())
    print(
        f"{figures['deck']}: {figures['players']} players, {figures['cards']} cards, {figures['games']} games"
    )
    print(f"  rounds {figures['rounds']}, ends " + str({k: v[0] for k, v in figures["reasons"].items()}))
    bankrupt = figures["games_with_bankruptcy"], figures["players_bankrupt"]
    print(
        f"  bankruptcies: games {bankrupt[0]}, players {bankrupt[1]}; seats {seats}; rarest {rarest}",
        flush=True,
    )


def measure(games: int, gifts: int, pool: ProcessPoolExecutor) -> dict[str, Any]:
    """The house deck for every number of players, and every gift."""
    series = [Series(decks.HOUSE, players) for players in GAME.players]
    found = []
    for one in series:
        found.append(summary(one, run(one, games if one.players == TARGETS_AT else games // 4, pool)))
        show(found[-1])
    gifted = []
    for card in GIFTS:
        one = Series(decks.HOUSE, TARGETS_AT, card)
        gifted.append(gift_summary(one, run(one, gifts, pool)))
        print(f"  begins with {card}: wins {gifted[-1]['wins']}", flush=True)
    return {"bot": BOT, "series": found, "gifts": gifted}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=8000, help="games of four players (default 8000)")
    parser.add_argument("--gifts", type=int, default=6000, help="games of every gift (default 6000)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument(
        "--try", dest="candidates", nargs="+", metavar="DECK", help="only look at these decks"
    )
    parser.add_argument("--players", type=int, default=TARGETS_AT, help="players for --try (default 4)")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        if given.candidates:
            for text in given.candidates:
                one = Series(decks.tidy(text), given.players)
                show(summary(one, run(one, given.games, pool)))
            return
        figures = measure(given.games, given.gifts, pool)
    DATA.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    at_four = next(one for one in figures["series"] if one["players"] == TARGETS_AT)
    for target, met in verdicts(at_four, figures["gifts"]):
        print(f"{'met    ' if met else 'NOT met'} {target}")
    from bench.deck_plots import draw_all

    draw_all(DOCS)


if __name__ == "__main__":
    main()
