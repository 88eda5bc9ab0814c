"""`terroir learn`: every lesson at a keyboard, what is pointless or forbidden, and the game that goes on."""

import pytest

from terroir.cli.words import LANGUAGES, Words
from terroir.core.registry import games, load
from tests.cli.conftest import Terroir


@pytest.mark.parametrize(("game", "language"), list(zip(games(), ("fr", "de"), strict=True)))
def test_all_lessons_of_a_game_lead_into_a_real_one(terroir: Terroir, game: str, language: str) -> None:
    lessons = load(game).lessons
    typed = "\n".join(action for taught in lessons for action in taught.whole) + "\n\n"
    learnt = terroir("learn", game, "--lang", language, typed=typed)
    words = Words(language, load(game), beside="lessons")
    said = " ".join(learnt.out.split())
    assert learnt.code == 0, learnt.err
    for taught in lessons:
        for number in range(1, len(taught.steps) + 1):
            assert " ".join(words.text(f"lesson-{taught.name}-{number}").split()) in said
    assert "terroir play --load" in learnt.out, "the game goes on, and was kept when the keyboard went silent"


def test_what_is_pointless_or_forbidden_is_said_and_shown_how(terroir: Terroir) -> None:
    typed = "place lemon b5\nplace lemon e7\nplant a tree\n99\nshow\nplace lemon c4\nquit\n"
    learnt = terroir("learn", "citrus", "build", "--lang", "en", typed=typed)
    assert learnt.code == 0
    assert "You could. Here, build the lemon on the lit space" in learnt.out
    assert "Rule C-P2" in learnt.out and "plant a tree" in learnt.out and "no number 99" in learnt.out
    assert "Like this: place lemon c4" in learnt.out
    assert "It took one of your five workers" in learnt.out
    assert "terroir learn citrus build" in learnt.out


def test_a_lesson_is_skipped_and_found_by_its_number(terroir: Terroir) -> None:
    learnt = terroir("learn", "chicoree", "7", "--lang", "en", typed="skip\nquit\n")
    assert "7  Debt" in learnt.out and "8  Winning" in learnt.out and "6  Special" not in learnt.out
    nothing = terroir("learn", "chicoree", "poker")
    assert nothing.code == 2 and "no lesson 'poker': there is chain, income" in nothing.err
    without = terroir("learn", "noughts")
    assert without.code == 2 and "has no lessons" in without.err


def test_every_language_has_words_for_it() -> None:
    assert len({Words(language).text("learn-do") for language in LANGUAGES}) == len(LANGUAGES)
