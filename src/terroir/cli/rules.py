"""`terroir rules`: the rules of a game to read."""

from __future__ import annotations

from typing import Annotated

import typer

from terroir.cli import rulebook
from terroir.cli.arguments import Language, the_game
from terroir.cli.failure import Failure
from terroir.cli.paint import screen
from terroir.cli.words import Words, language


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    topic: Annotated[
        list[str] | None, typer.Argument(metavar="[TOPIC]", help="A rule by its id, or a section.")
    ] = None,
    lang: Language = None,
) -> None:
    """Read the rules of a game: all of them, a section, or one rule by its id.

    Where the printed rules are silent or unclear, the text says what was decided.

    \b
    Examples:
      terroir rules GAME
      terroir rules GAME end
      terroir rules GAME --lang fr
    """
    chosen = the_game(game)
    words = Words(language(lang), chosen)
    asked = " ".join(topic or [])
    found = rulebook.topic(chosen, words, asked) if asked else rulebook.book(chosen, words)
    if found is None:
        raise Failure(words.text("no-topic", topic=asked[:40]))
    screen().print(found)
