"""An action is a button, and a part of a sentence: there it has no capital, unless it begins with a noun."""

from collections.abc import Iterator
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

from terroir.core.registry import games

LANGUAGES = ("en", "fr", "it", "de")
NOUNS = {"Reihe", "Bauplatz", "Zichorie"}
"""German actions begin with these."""


def beginnings(pattern: ast.Pattern) -> Iterator[str]:
    """How a text begins, in each of its variants; one that begins with something filled in is not told."""
    first = pattern.elements[0]
    if isinstance(first, ast.TextElement):
        yield first.value
    elif isinstance(first.expression, ast.SelectExpression):
        for variant in first.expression.variants:
            yield from beginnings(variant.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_within_a_sentence_an_action_has_no_capital(game: str, language: str) -> None:
    text = resources.files(f"terroir.games.{game}").joinpath("text", f"{language}.ftl").read_text("utf-8")
    said = [
        entry
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(f"action-{game}-")
    ]
    assert len(said) > 10
    for message in said:
        (within,) = (part.value for part in message.attributes if part.id.name == "within")
        for begins in beginnings(within):
            word = begins.split()[0].strip(":")
            noun = language == "de" and word in NOUNS
            assert noun or word[0].islower(), f"{message.id.name}: {begins}"
