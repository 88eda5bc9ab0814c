"""`terroir options`: what can be chosen before a game."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from terroir.cli.arguments import GameName, Language, the_game
from terroir.cli.paint import screen
from terroir.cli.words import Words, language
from terroir.core.game import Option


def options(
    game: GameName = None,
    lang: Language = None,
) -> None:
    """List the options and variants of a game: their values, the usual one first, and what they mean.

    Give them to other commands as --option NAME=VALUE; --variant NAME says yes to a choice of no and yes.

    \b
    Examples:
      terroir options GAME
      terroir options GAME --lang fr
    """
    chosen = the_game(game)
    words = Words(language(lang), chosen)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("option", "values", "meaning"):
        table.add_column(words.text(f"column-{column}"))
    for option in chosen.options:
        table.add_row(Text(option.name, "bold"), _values(option, words), _meaning(option, words))
    screen().print(table)


def _values(option: Option, words: Words) -> Text:
    """Every value there is, the one that holds if nothing is said first."""
    others = [value for value in option.values if value != option.default]
    more = [words.text("other-values")] if option.free else []
    return Text.assemble((option.default, "bold"), *(f", {value}" for value in others + more))


def _meaning(option: Option, words: Words) -> Text:
    """Its name for people, whether it changes the rules, and what it does."""
    name = f"option-{option.name}"
    text = Text(words.text(name), "bold")
    if option.variant:
        text.append(f" · {words.text('a-variant')}", "dim")
    return text.append(f"\n{words.text(f'{name}.text')}", "not bold") if words.knows(f"{name}.text") else text
