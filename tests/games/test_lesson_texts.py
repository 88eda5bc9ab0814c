"""What lessons say: the same in four languages, little to read, something kind for what is pointless."""

import re
from importlib import resources
from statistics import mean

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

from terroir.core.registry import games, load

LANGUAGES = ("en", "fr", "it", "de")
MOST_WORDS = 18
"""Of a step, on average."""


def said(game: str, language: str) -> dict[str, str]:
    """Every text by its id, `id.attribute` for attributes."""
    file = resources.files(f"terroir.games.{game}").joinpath("lessons", f"{language}.ftl")
    texts: dict[str, str] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, Message) and entry.value:
            texts[entry.id.name] = serialize_pattern(entry.value)
            texts |= {f"{entry.id.name}.{a.id.name}": serialize_pattern(a.value) for a in entry.attributes}
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_step_has_its_words_and_no_others(game: str, language: str) -> None:
    wanted = set()
    for lesson in load(game).lessons:
        wanted.add(f"lesson-{lesson.name}")
        for number, step in enumerate(lesson.steps, start=1):
            name = f"lesson-{lesson.name}-{number}"
            wanted |= {name, *([f"{name}.task", f"{name}.else"] if step.do else [])}
    assert set(said(game, language)) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_there_is_little_to_read(game: str, language: str) -> None:
    texts = said(game, language)
    counts = {name: len(text.split()) for name, text in texts.items() if re.search(r"-[0-9]+$", name)}
    assert mean(counts.values()) <= MOST_WORDS and max(counts.values()) <= 22, counts
    tasks = [len(text.split()) for name, text in texts.items() if name.endswith(".task")]
    assert max(tasks) <= 10


@pytest.mark.parametrize("game", games())
def test_french_keeps_its_spaces(game: str) -> None:
    assert not [text for text in said(game, "fr").values() if re.search(r" [;:!?]", text)]
