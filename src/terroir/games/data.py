"""What lies beside a game's code: texts and tables, read when asked for. Importing a game reads nothing."""

from __future__ import annotations

from typing import Any


def read_text(package: str, *path: str) -> str:
    """A file of a package."""
    from importlib import resources  # late: it takes longer to import than a whole game

    return resources.files(package).joinpath(*path).read_text("utf-8")


def read_table(package: str, *path: str) -> dict[str, Any]:
    """A TOML file of a package."""
    import tomllib

    return tomllib.loads(read_text(package, *path))


def levels(package: str, compiled: bool) -> tuple[tuple[str, str], ...]:
    """The levels of `bots/levels.toml` and the bot of each; interpreted rules have bots that think less."""
    bots = read_table(package, "bots", "levels.toml")
    slow = bots.pop("interpreted")
    return tuple(bots.items()) if compiled else tuple((name, slow.get(name, bots[name])) for name in bots)


def names(package: str, folder: str, ending: str) -> tuple[str, ...]:
    """The files of a folder with this ending, without it, in order."""
    from importlib import resources

    found = [entry.name for entry in resources.files(package).joinpath(folder).iterdir()]
    return tuple(sorted(name.removesuffix(ending) for name in found if name.endswith(ending)))
