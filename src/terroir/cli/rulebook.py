"""The rules of a game to read at the terminal: by rule, by section, or all of them."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from terroir.cli.words import Words
from terroir.core.game import AnyGame, Rule

COMMANDS = (
    "number", "notation", "help", "rules", "why", "hint", "undo", "restart", "log", "look", "save", "export",
    "back", "quit",
)  # fmt: skip


def commands(words: Words, known: Sequence[str]) -> RenderableType:
    """What can be typed during a game that knows these commands."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 1))
    for name in COMMANDS:
        if name not in ("number", "notation", *known):
            continue
        table.add_row(Text(words.text(f"command-{name}"), "bold"), words.text(f"command-{name}.text"))
    parts: list[RenderableType] = [Text(words.text("help-title"), "bold"), table]
    if words.knows("picture-legend"):
        parts.append(Padding(Text(words.text("picture-legend")), (1, 1, 0, 1)))
    return Group(*parts)


def topic(game: AnyGame, words: Words, asked: str) -> RenderableType | None:
    """A rule by its id, a section by its name, `all`; None if there is nothing of that name."""
    ids = {rule.lower(): rule for rule in game.rules}
    wanted = asked.strip().lower()
    if wanted in ids:
        return _rule(words, game.rules[ids[wanted]])
    sections = list(dict.fromkeys(rule.section for rule in game.rules.values()))
    titles = {words.text(f"section-{section}").lower(): section for section in sections}
    section = wanted if wanted in sections else titles.get(wanted)
    if section is None and (close := get_close_matches(wanted, [*sections, *titles], n=1)):
        section = titles.get(close[0], close[0])
    if section is None:
        return None
    return _section(game, words, section)


def book(game: AnyGame, words: Words) -> RenderableType:
    """Every rule, section by section."""
    sections = dict.fromkeys(rule.section for rule in game.rules.values())
    return Group(*(_section(game, words, section) for section in sections))


def _section(game: AnyGame, words: Words, section: str) -> RenderableType:
    title = Text(words.text(f"section-{section}").upper(), "bold underline")
    rules = [_rule(words, rule) for rule in game.rules.values() if rule.section == section]
    return Group(title, *rules, Text(""))


def _rule(words: Words, rule: Rule) -> RenderableType:
    name = f"rule-{rule.id}"
    text = Text(f"{rule.id}  ", "bold cyan").append(words.text(name), "bold")
    parts: list[RenderableType] = [text, Padding(words.text(f"{name}.text"), (0, 0, 0, 6))]
    if rule.ruling:
        parts.append(
            Padding(
                Text(f"{words.text('ruling')} {words.text(f'{name}.ruling')}", "italic dim"), (0, 0, 0, 6)
            )
        )
    return Group(*parts)
