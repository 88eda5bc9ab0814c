"""Plays the games behind `records/`, the finished games that every later version has to replay alike.

    ./run python -m tests.games.citrus.make_records

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
from terroir.games.citrus.board import as_drawn, load
from terroir.games.citrus.game import GAME

FOLDER = Path(__file__).parent / "records"
TRIES = 3000


@dataclass(frozen=True)
class Wanted:
    """A game to be played: by these bots, with these options, until it ends for this reason."""

    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    reason: str = "C-E1"
    must_hold: str = ""
    """A move that has to come up in it."""

    @property
    def settings(self) -> dict[str, str]:
        """The board is written into the record, so that boards may be improved without touching records."""
        board = load("patio" if self.options.get("short") == "yes" else "vega")
        return {**self.options, "board": as_drawn(board)}


YES = "yes"
GREEDY, RANDOM = "greedy", "random"
EVERYTHING = {"short": YES, "family": YES, "random-start": YES, "three-fincas": YES, "edition": "2013"}
GAMES = {
    "long": Wanted((GREEDY, GREEDY)),
    "long-five-players": Wanted((GREEDY, RANDOM, GREEDY, RANDOM, GREEDY)),
    "edition-2013": Wanted((GREEDY, GREEDY, RANDOM), {"edition": "2013"}),
    "short": Wanted((GREEDY, GREEDY), {"short": YES}),
    "short-2013": Wanted((GREEDY, RANDOM, GREEDY), {"short": YES, "edition": "2013"}),
    "family": Wanted((GREEDY,) * 4, {"family": YES}),
    "random-start": Wanted((GREEDY, RANDOM), {"random-start": YES}),
    "three-fincas": Wanted((GREEDY,) * 3, {"three-fincas": YES, "first": "2"}),
    "penalty": Wanted((RANDOM, RANDOM, GREEDY), {"penalty": YES, "open-horses": YES}, must_hold="return"),
    "everything": Wanted((GREEDY,) * 5, EVERYTHING),
    "bridge": Wanted((RANDOM, RANDOM), must_hold="bridge"),
    "blocked": Wanted((RANDOM, RANDOM), {"short": YES}, "C-T3"),
    "blocked-long": Wanted((RANDOM,) * 5, {}, "C-T3"),
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
    """The game ended as wanted and holds the move asked for."""
    moves = {GAME.move_to_text(step.move).split()[0] for step in match.steps}
    over = match.pending
    return isinstance(over, Over) and over.reason == wanted.reason and {wanted.must_hold} - {""} <= moves


def make(name: str, wanted: Wanted) -> None:
    """Write the record of the first game that fits."""
    for seed in range(TRIES):
        match = play(wanted, seed)
        if fits(match, wanted):
            names = [f"{code} {seat}" for seat, code in enumerate(wanted.bots, start=1)]
            (FOLDER / f"{name}.txt").write_text(from_match(match, names).to_text(), "utf-8", newline="\n")
            print(f"{name}: seed {seed}, {len(match.steps)} lines, {match.pending}")
            return
    raise SystemExit(f"{name}: no such game among {TRIES}")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, wanted in GAMES.items():
        if not (FOLDER / f"{name}.txt").exists():
            make(name, wanted)
