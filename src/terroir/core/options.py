"""The host's choices before a game: what was given, completed by the defaults, or one clear refusal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from terroir.core.errors import BadOptions
from terroir.core.game import Option


def complete(declared: Iterable[Option], given: Mapping[str, str]) -> dict[str, str]:
    """Every declared option with its value, in the order of declaration."""
    options = {option.name: option for option in declared}
    for name in given:
        if name not in options:
            raise BadOptions(f"no option {name[:40]!r}: there is {', '.join(options) or 'none'}")
    return {name: _value(option, given) for name, option in options.items()}


def check_players(allowed: range, players: int) -> int:
    """The number of players, if the game can be played by that many."""
    if isinstance(players, bool) or players not in allowed:
        raise BadOptions(f"not for {players} players: for {', '.join(map(str, allowed))}")
    return players


def without_clock(declared: Iterable[Option], given: Mapping[str, str]) -> dict[str, str]:
    """What holds at a table that has no clock instead of the given values that need one."""
    return {option.name: option.default for option in declared if given.get(option.name) in option.live}


def _value(option: Option, given: Mapping[str, str]) -> str:
    value = given.get(option.name, option.default)
    if value not in option.values and not option.free:
        raise BadOptions(f"option {option.name} cannot be {value[:40]!r}: it is {', '.join(option.values)}")
    return value
