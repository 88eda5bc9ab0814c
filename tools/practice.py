"""Practice positions, mined from games of bots: ./run python -m tools.practice GAME

Positions of seat 1 in which one turn is clearly best by a quick search, and still is by a long and wide one,
are written to src/terroir/games/GAME/practice/, numbered on from those that are there. The same seeds and the
same version of the game give the same positions. See docs/practice.md.
"""

from __future__ import annotations

import argparse
import tomllib
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from terroir.bots.analysis import Choice, choices
from terroir.bots.bot import seeded
from terroir.bots.levels import robot
from terroir.bots.playing import play
from terroir.bots.practice import RIGHT, Found, clear, is_plain, played_out, search
from terroir.core.game import Action, AnyGame, Decide
from terroir.core.lesson import LEARNER
from terroir.core.practice import Practice, Practising, read
from terroir.core.registry import games, load

BOT = "beam"
"""Who plays the games: good enough for sensible positions, and quick."""
PLAYERS = (3, 2, 3, 4)
"""How many sit at one game after the other."""
QUICK, LONG = 48, 512
"""Simulated games for each turn that is good."""
MOST_ACTIONS = 5
"""A turn that is easily told."""
HOPELESS, DECIDED = 0.15, 0.9
"""Chances outside of these make nobody think."""
ENDS = (40, 120)
"""Games that bots play to their end after the answer and after the decoy: a few, and as many as it takes."""
AHEAD = (0.02, 0.06)
"""By how much the answer must be ahead then, after the few and after all."""


class Mined(NamedTuple):
    """A position that is worth practising, and what it is an example of."""

    practice: Practice
    theme: str


def mine(game: AnyGame, first_seed: int, full: Container[str]) -> Iterator[Mined]:
    """Position after position, one of a game at most, for ever; not of themes that are `full`."""
    for seed in count(first_seed):
        players = PLAYERS[seed % len(PLAYERS)]
        match = play(game, [BOT] * players, seed)
        for choice in choices(game, match.first_state(players), match.steps):
            found = examined(game, choice, seed, players, full) if choice.seat == LEARNER else None
            if found is not None:
                yield found
                break


def examined(game: AnyGame, choice: Choice, seed: int, players: int, full: Container[str]) -> Mined | None:
    """The position of a choice, if it is worth practising."""
    hopeful = clear(search(game, choice.view, seed, QUICK))
    if hopeful is None or game.theme(choice.view, hopeful[0].actions).id in full:
        return None
    # What others hold is imagined: the position tells nothing that the seat does not know.
    world = game.imagine(choice.view, seeded("practice", seed, choice.ply))
    mined = f"{game.name} {game.version}, {players} x {BOT}, seed {seed}, step {choice.ply}"
    bare = Practice(game.name, 0, players, mined, game.position_to_text(world), (), 0.0, (), 0.0)
    view = Practising(game, bare).view
    assert game.view_to_json(view) == game.view_to_json(choice.view), "a position that is another one"
    whole = [ended(game, bare, turn.actions) for turn in hopeful]
    if None in whole:
        return None
    found = search(game, view, seed + 1, LONG, [turn for turn in whole if turn], wide=2)
    sure = clear(found)
    if sure is None:
        return None
    answer, decoy = (ended(game, bare, turn.actions) for turn in sure)
    shares = {turn.actions: turn.share for turn in found}
    best, worse = sure
    if answer is None or decoy is None or not HOPELESS < best.share < DECIDED:
        return None
    if abs(shares.get(answer, 0.0) - best.share) > RIGHT / 2 or len(answer) > MOST_ACTIONS:
        return None
    if not is_plain(game, view, seed, answer, decoy) or not holds_to_the_end(
        game, view, answer, decoy, players
    ):
        return None
    told = told_as(game, answer, best), told_as(game, decoy, worse)
    practice = Practice(game.name, 0, players, mined, bare.position, *told[0], *told[1])
    return Mined(practice, game.theme(view, answer).id)


def holds_to_the_end(
    game: AnyGame, view: Any, answer: Sequence[Action], decoy: Sequence[Action], players: int
) -> bool:
    """Whether bots that play games to their very end win more after the answer."""
    bots = [robot(game, BOT) for _ in range(players)]
    for many, ahead in zip(ENDS, AHEAD, strict=True):
        good, bad = (played_out(game, view, turn, bots, 0, many) for turn in (answer, decoy))
        if good - bad < ahead:
            return False
    return True


def told_as(game: AnyGame, actions: Sequence[Action], found: Found) -> tuple[tuple[str, ...], float]:
    """A turn in notation, and its part of the victory."""
    return tuple(game.move_to_text(action) for action in actions), round(found.share, 3)


def ended(game: AnyGame, bare: Practice, actions: Sequence[Action]) -> tuple[Action, ...] | None:
    """A turn to its end, as a bot would end it; None if luck comes in the middle of it."""
    tried = Practising(game, bare, [game.move_to_text(action) for action in actions])
    bot, turn = robot(game, BOT), game.turn(tried.match.state)
    while not tried.is_over:
        view: Any = game.view(tried.match.state, LEARNER)
        legal = tried.match.legal(LEARNER)
        planned = bot.choose(game, view, legal, seeded("practice", len(tried.turn)))
        tried.go_on(game.move_to_text(planned))
    pending = tried.match.pending
    alone = isinstance(pending, Decide) and pending.seats == (LEARNER,)
    return None if alone and game.turn(tried.match.state) == turn else tuple(tried.turn)


def written(practice: Practice) -> str:
    """The file of a position."""

    def listed(turn: Sequence[str]) -> str:
        return "[" + ", ".join(f'"{action}"' for action in turn) + "]"

    return (
        f"players = {practice.players}\n"
        f'mined = "{practice.mined}"\n'
        f"answer = {listed(practice.answer)}\n"
        f"share = {practice.share}\n"
        f"decoy = {listed(practice.decoy)}\n"
        f"decoy_share = {practice.decoy_share}\n"
        f'position = """\n{practice.position.strip()}\n"""\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="./run python -m tools.practice", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("game", choices=games())
    parser.add_argument("--most", type=int, default=15, help="stop when there are so many (15)")
    parser.add_argument("--of-a-theme", type=int, default=4, help="at most so many ask the same (4)")
    parser.add_argument("--first-seed", type=int, default=0, help="the first game to look at (0)")
    parser.add_argument("--into", type=Path, help="another folder than the game's own")
    asked = parser.parse_args()
    game = load(asked.game)
    folder = asked.into or Path(__file__).parent.parent / "src/terroir/games" / game.name / "practice"
    folder.mkdir(exist_ok=True)
    number, themes = 0, Counter[str]()
    for file in sorted(folder.glob("*.toml")):
        number += 1
        known = read(game.name, number, tomllib.loads(file.read_text("utf-8")))
        tried = Practising(game, known, known.answer)
        themes[game.theme(tried.view, tried.turn).id] += 1
    full = {theme for theme, known in themes.items() if known >= asked.of_a_theme}
    mining = mine(game, asked.first_seed, full)
    while number < asked.most:
        practice, theme = next(mining)
        if theme in full:
            continue
        themes[theme] += 1
        if themes[theme] == asked.of_a_theme:
            full.add(theme)
        number += 1
        (folder / f"{number:02}.toml").write_text(written(practice), "utf-8")
        print(
            f"{number:02} {theme}: {', '.join(practice.answer)} {practice.share:.0%}, "
            f"not {', '.join(practice.decoy)} {practice.decoy_share:.0%} ({practice.mined})",
            flush=True,
        )


if __name__ == "__main__":
    main()
