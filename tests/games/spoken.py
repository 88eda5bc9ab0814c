"""Messages of a game as people read them."""

from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from terroir.core.game import Message


def bundle(game: str, language: str) -> FluentBundle:
    """The texts of a game in one language, and those of all games."""
    made = FluentBundle([language], use_isolating=False)
    for package in ("terroir.core", f"terroir.games.{game}"):
        text = resources.files(package).joinpath("text", f"{language}.ftl").read_text("utf-8")
        made.add_resource(FluentResource(text))
    return made


def say(made: FluentBundle, message: Message) -> str:
    """A message in words, with `Anna` for whoever it is about; nothing may be missing."""
    args: dict[str, Any] = {}
    for name, value in message.args.items():
        if isinstance(value, tuple):
            value = ", ".join(say(made, part) for part in value)
        args[name] = say(made, value) if isinstance(value, Message) else value
    if message.seat is not None:
        args["name"] = "Anna"
    name, _, attribute = message.id.partition(".")
    found = made.get_message(name)
    text, errors = made.format_pattern(found.attributes[attribute] if attribute else found.value, args)
    assert not errors, (message, errors)
    return str(text)
