"""Plays the games behind `records/`, the finished games that every later version has to replay alike.

    ./run python -m tests.games.chicoree.make_records

writes those that are missing. A record that no longer replays is a change of the rules: it is made anew only
together with a new `version` of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from terroir.arena.match import luck
from terroir.bots.codes import bot
from terroir.core.game import Decide, Over
from terroir.core.play import Match
from terroir.core.replay import from_match
from terroir.games.chicoree import deck
from terroir.games.chicoree.game import GAME

FOLDER = Path(__file__).parent / "records"
TRIES = 3000


@dataclass(frozen=True)
class Wanted:
    """A game to be played: by these bots, with these options, until it ends for this reason."""

    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    reason: str = "K-E1"
    must_hold: tuple[str, ...] = ()
    """Moves that have to come up in it."""

    @property
    def settings(self) -> dict[str, str]:
        """All counts are written into the record, so that the house deck may be tuned without touching it."""
        given = deck.load(self.options.get("deck", "house"), len(self.bots))
        counts = [f"{card}={n}" for card, n in zip(deck.NAMES, given, strict=True)]
        return {**self.options, "deck": ",".join(["house", *counts])}


GREEDY, RANDOM = "greedy:noise=150", "random"
DEAR = {"deck": "house,shop=12,export=6"}
GAMES = {
    "chain": Wanted((GREEDY,) * 4, must_hold=("joker", "play", "choose", "bid")),
    "two-players": Wanted((GREEDY, GREEDY), {"first": "2"}),
    "six-players": Wanted((GREEDY,) * 6, must_hold=("offer",)),
    "melee": Wanted((GREEDY, RANDOM, GREEDY), {"auction": "melee"}, must_hold=("raise",)),
    "last-round": Wanted((GREEDY,) * 3, {"rounds": "9"}, "K-E2"),
    "last-player": Wanted((GREEDY, RANDOM, RANDOM), DEAR, "K-E3", ("offer",)),
}


def play(wanted: Wanted, seed: int) -> Match[Any]:
    """The game of a seed, from start to end."""
    match: Match[Any] = Match(GAME, GAME.start(len(wanted.bots), wanted.settings), luck(seed, "draws"))
    bots = [bot(code) for code in wanted.bots]
    lucks = [luck(seed, "seat", seat) for seat in range(len(bots))]
    while isinstance(pending := match.pending, Decide):
        seat = pending.seats[0]
        view = GAME.view(match.state, seat)
        match.play(seat, bots[seat].choose(GAME, view, match.legal(seat), lucks[seat]))
    return match


def fits(match: Match[Any], wanted: Wanted) -> bool:
    """The game ended as wanted and holds the moves asked for."""
    moves = {GAME.move_to_text(step.move).split()[0] for step in match.steps}
    over = match.pending
    return isinstance(over, Over) and over.reason == wanted.reason and set(wanted.must_hold) <= moves


def make(name: str, wanted: Wanted) -> None:
    """Write the record of the first game that fits."""
    for seed in range(TRIES):
        match = play(wanted, seed)
        if fits(match, wanted):
            names = [f"{code.partition(':')[0]} {seat}" for seat, code in enumerate(wanted.bots, start=1)]
            (FOLDER / f"{name}.txt").write_text(from_match(match, names).to_text(), "utf-8", newline="\n")
            print(f"{name}: seed {seed}, {len(match.steps)} lines, {match.pending}")
            return
    raise SystemExit(f"{name}: no such game among {TRIES}")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, wanted in GAMES.items():
        if not (FOLDER / f"{name}.txt").exists():
            make(name, wanted)
