"""The finished games in a game's `records/`, which every later version has to replay alike.

`./run python -m tests.games.GAME.make_records` writes those that are missing. A record that no longer replays
is a change of the rules: it is made anew only together with a new `version` of the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from terroir.bots.bot import seeded
from terroir.bots.codes import bot
from terroir.core.game import AnyGame, Decide, Over
from terroir.core.play import Match
from terroir.core.record import parse
from terroir.core.replay import from_match, replay

TRIES = 3000


@dataclass(frozen=True)
class Wanted(ABC):
    """A game to be played: by these bots, with these options, until it ends for this reason."""

    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    reason: str = ""
    must_hold: tuple[str, ...] = ()
    """Moves that have to come up in it."""

    @property
    @abstractmethod
    def settings(self) -> dict[str, str]:
        """The options, with all data written out that may be improved without touching records."""


def play(game: AnyGame, wanted: Wanted, seed: int) -> Match[Any]:
    """The game of a seed, from start to end."""
    match: Match[Any] = Match(game, game.start(len(wanted.bots), wanted.settings), seeded(seed, "draws"))
    bots = [bot(code) for code in wanted.bots]
    lucks = [seeded(seed, "seat", seat) for seat in range(len(bots))]
    while isinstance(pending := match.pending, Decide):
        seat = pending.seats[0]
        view = game.view(match.state, seat)
        match.play(seat, bots[seat].choose(game, view, match.legal(seat), lucks[seat]))
    return match


def fits(match: Match[Any], wanted: Wanted) -> bool:
    """The game ended as wanted and holds the moves asked for."""
    moves = {match.game.move_to_text(step.move).split()[0] for step in match.steps}
    over = match.pending
    return isinstance(over, Over) and over.reason == wanted.reason and set(wanted.must_hold) <= moves


def write_missing(game: AnyGame, folder: Path, games: Mapping[str, Wanted]) -> None:
    """Play what has no record yet."""
    folder.mkdir(exist_ok=True)
    for name, wanted in games.items():
        if not (folder / f"{name}.txt").exists():
            _write(game, folder / f"{name}.txt", wanted)


def _write(game: AnyGame, file: Path, wanted: Wanted) -> None:
    """Write the record of the first game that fits."""
    for seed in range(TRIES):
        match = play(game, wanted, seed)
        if fits(match, wanted):
            names = [f"{code.partition(':')[0]} {seat}" for seat, code in enumerate(wanted.bots, start=1)]
            file.write_text(from_match(match, names).to_text(), "utf-8", newline="\n")
            print(f"{file.stem}: seed {seed}, {len(match.steps)} lines, {match.pending}")
            return
    raise SystemExit(f"{file.stem}: no such game among {TRIES}")


def replays_exactly(game: AnyGame, file: Path, wanted: Wanted, scores: str) -> None:
    """The record gives these scores, is written as it was read, and is still the game that was wanted."""
    text = file.read_text("utf-8")
    record = parse(text)
    match = replay(record, game)
    over = match.pending
    assert isinstance(over, Over) and " ".join(map(str, over.scores)) == scores
    names = [record.value(f"Seat{seat}") or "" for seat in range(1, len(over.scores) + 1)]
    assert from_match(match, names).to_text() == text
    assert fits(match, wanted)
