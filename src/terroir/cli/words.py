"""Texts for people, in the language they read: Fluent messages of the core, of this folder and of a game."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from terroir.cli.failure import Failure
from terroir.core.game import AnyGame, Message

LANGUAGES = ("en", "fr", "it", "de")


def language(given: str | None) -> str:
    """The language asked for, else that of the locale, else English."""
    if given is not None:
        if given not in LANGUAGES:
            raise Failure(f"no language {given[:40]!r}: there is {', '.join(LANGUAGES)}")
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


class Words:
    """Says messages in one language, calling the players by their names."""

    def __init__(
        self,
        spoken: str,
        game: AnyGame | None = None,
        names: Sequence[str] = (),
        beside: str = "",
        coach: bool = False,
    ) -> None:
        """With what a folder `beside` the game says, `lessons` or `practice`, and with what a coach says."""
        # Imported here: it is slow to load, and many commands say nothing.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = spoken
        self.names = tuple(names)
        self._game = "" if game is None else game.name
        self._bundle = FluentBundle([spoken], use_isolating=False)
        folders = [folder / "text" for folder in _folders(game)]
        if beside:
            folders.append(_folders(game)[-1] / beside)
        if coach:
            folders.append(resources.files("terroir.table") / "text")
        for folder in folders:
            file = folder / f"{spoken}.ftl"
            if file.is_file():
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def say(self, message: Message) -> str:
        """A message with its arguments, and the name of its seat."""
        args: dict[str, Any] = {name: self._argument(value) for name, value in message.args.items()}
        if message.seat is not None:
            args["name"] = self.name(message.seat)
        # What has no form for the middle of a sentence is said as it is.
        known = message.id if self.knows(message.id) else message.id.removesuffix(".within")
        if not self.knows(known):
            # A game without texts: what it does is spelled out.
            spelled = known.removesuffix(".item").partition(f"-{self._game}-")[2].replace("-", " ")
            return " ".join([spelled, *map(str, args.values())]) if spelled else message.id
        return self.text(known, **args)

    def text(self, name: str, /, **args: Any) -> str:
        """A message by its id, or `id.attribute`; what has no words is called by its id."""
        wanted, _, attribute = name.partition(".")
        if not self.knows(name):
            return name
        message = self._bundle.get_message(wanted)
        pattern = message.attributes[attribute] if attribute else message.value
        said, _ = self._bundle.format_pattern(pattern, args)
        return str(said)

    def knows(self, name: str) -> bool:
        """Whether there are words for an id, or for `id.attribute`."""
        wanted, _, attribute = name.partition(".")
        if not self._bundle.has_message(wanted):
            return False
        return not attribute or attribute in self._bundle.get_message(wanted).attributes

    def name(self, seat: int) -> str:
        """How a player is called."""
        return self.names[seat] if seat < len(self.names) else self.text("seat", seat=seat + 1)

    def _argument(self, value: str | int | Message | tuple[Message, ...]) -> str | int:
        if isinstance(value, tuple):
            return ", ".join(map(self.say, value))
        return self.say(value) if isinstance(value, Message) else value


def _folders(game: AnyGame | None) -> list[Traversable]:
    packages = ["terroir.core", "terroir.cli"]
    if game is not None:
        packages.append(sys.modules[type(game).__module__].__package__ or "")
    return [resources.files(package) for package in packages if package]
