"""Who sits where: people by name, bots by level, by code, or one's own."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from terroir.bots.bot import Bot
from terroir.bots.levels import default_level
from terroir.bots.own import tried_out
from terroir.cli.arguments import split
from terroir.cli.failure import Failure
from terroir.cli.words import Words
from terroir.core.game import AnyGame, Seat
from terroir.core.options import check_players
from terroir.core.record import tidy


def seated(
    game: AnyGame,
    words: Words,
    players: int | None,
    bots: str | None,
    seats: Sequence[str],
    names: str | None,
    options: Mapping[str, str],
    opponent: str | None = None,
) -> tuple[list[str], dict[Seat, Bot]]:
    """Everybody's name by seat, and the bots among them; `opponent` plays against who named nobody."""
    last, fixed, people = split(bots), dict(fixed_seat(text) for text in seats), split(names)
    if len(fixed) != len(seats):
        raise Failure("--seat names a seat twice")
    if players is None and not (last or fixed or len(people) > 1):
        last = [opponent or default_level(game).code] * (fewest(game, options) - 1)
    count = check_players(
        game.players, players or max(max(1, len(people)) + len(last) + len(fixed), game.players[0])
    )
    codes = _placed(count, fixed, last)
    robots = {seat: tried_out(game, code) for seat, code in codes.items()}
    free = [seat for seat in range(count) if seat not in codes]
    if len(people) > len(free):
        raise Failure(f"{len(people)} names for {len(free)} people")
    calls = {seat: words.text("seat", seat=seat + 1) for seat in free}
    calls |= {seat: tidy(name) or calls[seat] for seat, name in zip(free, people, strict=False)}
    for seat, code in codes.items():
        level = words.text(f"level-{code}") if words.knows(f"level-{code}") else code
        calls[seat] = words.text("bot-name", level=level, seat=seat + 1)
    return [calls[seat] for seat in range(count)], robots


def fewest(game: AnyGame, options: Mapping[str, str]) -> int:
    """The smallest number of players that the game's own book does not advise against."""
    return next((count for count in game.players if not game.advice(count, options)), game.players[0])


def fixed_seat(text: str) -> tuple[Seat, str]:
    found = re.fullmatch(r"([1-9][0-9]?)=(.+)", text)
    if not found:
        raise Failure(f"--seat {text[:40]!r} should be SEAT=BOT, such as 2=master")
    return int(found[1]) - 1, found[2]


def _placed(count: int, fixed: dict[Seat, str], last: Sequence[str]) -> dict[Seat, str]:
    """The bots by seat: those with a seat of their own, the others from the end."""
    if beyond := [seat for seat in fixed if seat >= count]:
        raise Failure(f"there is no seat {beyond[0] + 1} with {count} players")
    free = [seat for seat in range(count) if seat not in fixed]
    if len(last) > len(free):
        raise Failure(f"{len(last) + len(fixed)} bots for {count} players")
    return dict(sorted((fixed | dict(zip(free[len(free) - len(last) :], last, strict=True))).items()))
