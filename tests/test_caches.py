"""What is kept for ever: no cache without an end is filled by texts from outside."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from terroir.core.registry import load
from terroir.games.chicoree import deck
from terroir.games.citrus import notation
from terroir.games.citrus.actions import BuyLine
from terroir.server import texts

SOURCE = Path(__file__).parent.parent / "src" / "terroir"
FINITE = {
    "arena/match.py seatings": "a series of the terminal has a few",
    "bots/own.py _module_of": "files that whoever uses the terminal names",
    "cli/model_table.py _words": "the terminal speaks one language",
    "core/masking.py _marks": "types of views",
    "core/registry.py _folders": "two packages of ours",
    "core/registry.py _load": "what is installed",
    "games/chicoree/bots/appraisal.py card_values": "names in our code; others raise",
    "games/chicoree/bots/lookahead.py final_steps": "numbers of players",
    "games/chicoree/bots/lookahead.py weights": "numbers of players",
    "games/citrus/board.py space_name": "the spaces of a board",
    "games/citrus/board.py space_number": "the names of spaces; all else raises",
    "games/citrus/bots/lookahead.py raises": "numbers of players",
    "games/citrus/bots/lookahead.py sureness": "numbers of players",
    "games/citrus/messages.py _group": "names in our code",
    "games/citrus/notation.py finca_text": "kinds of fincas",
    "server/letters.py _bundle": "four languages; others raise",
    "server/letters.py title": "games and four languages; others raise",
    "server/routes.py decoder": "types of bodies",
    "server/texts.py _beside": "folders of games; who asks for another language does not come here",
    "server/texts.py _joined": "packages of ours; who asks for another language does not come here",
    "table/pool.py _value_of": "functions of ours that workers run",
    "table/pool.py arguments_of": "functions of ours that workers run",
    "table/pool_worker.py _function": "names of these functions, which the server sends",
}
"""Caches without an end of functions with arguments: why there are few of these."""


def endless(file: Path) -> Iterator[str]:
    """The functions with arguments whose answers are kept for ever."""
    for found in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(found, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for kept in map(ast.unparse, found.decorator_list):
            name, _, most = kept.rpartition(".")[2].partition("(")
            ends = name == "lru_cache" and "None" not in most
            given = ast.unparse(found.args)
            if name in ("cache", "lru_cache") and given and not ends:
                yield f"{file.relative_to(SOURCE).as_posix()} {found.name}"


def test_what_is_kept_for_ever_is_told_apart_by_few_things() -> None:
    assert {one for file in SOURCE.rglob("*.py") for one in endless(file)} == set(FINITE)


def test_made_up_texts_are_not_kept() -> None:
    def kept() -> int:
        functions = (texts._joined, texts._beside, deck._load, notation._action)
        return sum(function.cache_info().currsize for function in functions)

    def ask(made_up: str) -> None:
        assert texts.common(made_up) is texts.of_game("citrus", made_up) is None
        assert texts.beside("citrus", "lessons", made_up) is None
        assert deck.load(f"house,{made_up}", 3) == deck.load("house", 3)
        assert notation.parse_action(state, 0, f"buy 1{made_up.replace(',', ' ')}") == BuyLine(1)

    state = load("citrus").start(2, {})
    ask("," * 100)
    before = kept()
    for length in range(101, 300):
        ask("," * length)
    assert kept() == before
