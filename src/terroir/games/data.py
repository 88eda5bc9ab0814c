"""What lies beside a game's code: texts and tables, read when asked for. Importing a game reads nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from terroir.core.example import Example
    from terroir.core.game import Rule
    from terroir.core.lesson import Lesson
    from terroir.core.practice import Practice


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
    slow, _ = bots.pop("interpreted"), bots.pop("ratings")
    return tuple(bots.items()) if compiled else tuple((name, slow.get(name, bots[name])) for name in bots)


def names(package: str, folder: str, ending: str) -> tuple[str, ...]:
    """The files of a folder with this ending, without it, in order."""
    from importlib import resources

    found = [entry.name for entry in resources.files(package).joinpath(folder).iterdir()]
    return tuple(sorted(name.removesuffix(ending) for name in found if name.endswith(ending)))


class InFolder:
    """What a game says by files of its folder: its book, its levels, and what it teaches."""

    package: str = ""
    """The folder, as Python imports it."""
    compiled: bool | None

    @cached_property
    def rules(self) -> Mapping[str, Rule]:
        """The rules of `book.toml`, in reading order."""
        from terroir.core.game import Rule

        return {each["id"]: Rule(**each) for each in read_table(self.package, "book.toml")["rule"]}

    @cached_property
    def levels(self) -> Sequence[tuple[str, str]]:
        return levels(self.package, bool(self.compiled))

    @cached_property
    def published_levels(self) -> Sequence[tuple[str, str]]:
        return levels(self.package, compiled=True)

    @property
    def ratings(self) -> Mapping[str, int]:
        """What the levels where rules are compiled are rated, as `bots/levels.toml` says."""
        found: dict[str, int] = read_table(self.package, "bots", "levels.toml")["ratings"]
        return found

    @cached_property
    def lessons(self) -> Sequence[Lesson]:
        """The lessons of `lessons/1-NAME.toml` and so on, in their order."""
        from terroir.core.lesson import read

        return tuple(
            read(self._game, file.partition("-")[2], table) for file, table in self._tables("lessons")
        )

    @cached_property
    def examples(self) -> Sequence[Example]:
        """The examples of `examples/NAME.scenario`, in the order of the rules they are about."""
        from terroir.core.example import read

        found = [
            read(name, read_text(self.package, "examples", f"{name}.scenario"))
            for name in names(self.package, "examples", ".scenario")
        ]
        order = list(self.rules)
        return tuple(sorted(found, key=lambda example: order.index(example.rule)))

    @cached_property
    def practice(self) -> Sequence[Practice]:
        """The practice positions of `practice/01.toml` and so on, in their order."""
        from terroir.core.practice import read

        return tuple(read(self._game, int(file), table) for file, table in self._tables("practice"))

    @property
    def _game(self) -> str:
        return self.package.rpartition(".")[2]

    def _tables(self, folder: str) -> Iterator[tuple[str, dict[str, Any]]]:
        for file in names(self.package, folder, ".toml"):
            yield file, read_table(self.package, folder, f"{file}.toml")
