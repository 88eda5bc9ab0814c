"""What practice positions say: the same in four languages, for every question that a game may ask."""

import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

from terroir.core.practice import Practising
from terroir.core.registry import games, load

LANGUAGES = ("en", "fr", "it", "de")
PARTS = {"task", "hint", "why"}


def said(game: str, language: str) -> dict[str, str]:
    """Every text by its id, `id.attribute` for attributes."""
    file = resources.files(f"terroir.games.{game}").joinpath("practice", f"{language}.ftl")
    texts: dict[str, str] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, Message) and entry.value:
            assert {part.id.name for part in entry.attributes} == PARTS
            texts[entry.id.name] = serialize_pattern(entry.value)
            texts |= {f"{entry.id.name}.{a.id.name}": serialize_pattern(a.value) for a in entry.attributes}
    return texts


@pytest.mark.parametrize("game", games())
def test_all_languages_say_the_same_with_the_same_figures(game: str) -> None:
    english = said(game, "en")
    for language in LANGUAGES[1:]:
        other = said(game, language)
        assert other.keys() == english.keys()
        for name, text in english.items():
            assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", other[name])), (language, name)


@pytest.mark.parametrize("game", games())
def test_every_question_has_words(game: str) -> None:
    for practice in load(game).practice:
        answer = Practising(load(game), practice, practice.answer)
        assert load(game).theme(answer.view, answer.turn).id in said(game, "en")


@pytest.mark.parametrize("game", games())
def test_french_keeps_its_spaces(game: str) -> None:
    assert not [text for text in said(game, "fr").values() if re.search(r" [;:!?]", text)]
