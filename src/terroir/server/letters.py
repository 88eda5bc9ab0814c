"""What the server writes to people outside of its pages: the messages of `letters/*.ftl`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from terroir.core.registry import load
from terroir.server import texts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def _bundle(language: str) -> FluentBundle:
    # Imported here: a server begins without it.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    file = resources.files("terroir.server").joinpath("letters", f"{language}.ftl")
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def say(language: str, message: str, **args: str | int) -> str:
    """A message in this language."""
    return _format(_bundle(language), message, args)


@cache
def title(game: str, language: str) -> str:
    """What a game is called."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(texts.of_game(load(game).name, language) or ""))
    return _format(bundle, "title", {})


def _format(bundle: FluentBundle, message: str, args: dict[str, Any]) -> str:
    pattern = bundle.get_message(message).value
    return str(bundle.format_pattern(pattern, args)[0])
