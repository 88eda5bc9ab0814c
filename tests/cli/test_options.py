"""What can be chosen before a game is told: names, values, the usual one first, meanings."""

import pytest

from terroir.cli.words import LANGUAGES, Words
from terroir.core.registry import examples, games, load
from tests.cli.conftest import Terroir


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", (*games(), *examples()))
def test_every_option_is_listed_with_its_values_and_explained(
    terroir: Terroir, game: str, language: str
) -> None:
    ran = terroir("options", game, "--lang", language)
    assert ran.code == 0 and ran.err == ""
    words, shown = Words(language, load(game)), " ".join(ran.out.split())
    for option in load(game).options:
        values = [option.default, *(value for value in option.values if value != option.default)]
        more = [words.text("other-values")] if option.free else []
        variant = f" · {words.text('a-variant')}" if option.variant else ""
        line = f"{option.name} {', '.join(values + more)} {words.text(f'option-{option.name}')}{variant}"
        explained = f"{line} {words.text(f'option-{option.name}.text')}"
        assert " ".join(explained.split()) in shown  # French has no-break spaces


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", (*games(), *examples()))
def test_every_option_has_words(game: str, language: str) -> None:
    words = Words(language, load(game))
    names = [f"option-{option.name}" for option in load(game).options]
    assert [name for name in names if not words.knows(name) or not words.knows(f"{name}.text")] == []
