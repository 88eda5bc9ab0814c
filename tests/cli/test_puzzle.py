"""`terroir puzzle`: every position at a keyboard, hints, the answer, what is wrong, and the list."""

import re

import pytest

from terroir.cli.words import LANGUAGES, Words
from terroir.core.registry import games, load
from tests.cli.conftest import Terroir


def test_a_position_is_solved_with_a_hint_on_the_way(terroir: Terroir) -> None:
    position = load("chicoree").practice[0]
    typed = "\n".join(["hint", "fly away", *position.answer]) + "\n"
    solved = terroir("puzzle", "chicoree", "1", "--lang", "en", typed=typed)
    assert solved.code == 0, solved.err
    assert (
        "for the auctions to come" in solved.out and "fly away" in solved.out and "That is it!" in solved.out
    )
    assert f"The best turn: {', '.join(position.answer)}" in solved.out
    assert f"wins only {round(100 * position.decoy_share)} %" in solved.out


def test_a_wrong_turn_may_be_tried_again_and_the_answer_told(terroir: Terroir) -> None:
    position = load("citrus").practice[0]
    typed = "\n".join([*position.decoy, "again", "place lemon a1", "answer"]) + "\n"
    told = terroir("puzzle", "citrus", "1", "--lang", "de", typed=typed)
    assert told.code == 0, told.err
    assert re.search(r"Dieser Zug verschenkt etwa \d+ % vom Sieg", told.out) and "Regel C-" in told.out
    assert f"Der beste Zug: {', '.join(position.answer)}" in " ".join(told.out.split())


def test_today_and_the_list(terroir: Terroir) -> None:
    today = terroir("puzzle", "--lang", "en", typed="quit\n")
    assert today.code == 0 and "number or action · hint · answer · again · quit" in today.out
    listed = terroir("puzzle", "--list", "--lang", "fr").out
    assert "Citrus" in listed and "Que vaut cette carte pour vous" in listed
    assert len(re.findall(r"^ +\d+  ", listed, re.M)) == sum(len(load(name).practice) for name in games())
    assert "Citrus" not in terroir("puzzle", "chicoree", "--list").out


def test_what_is_not_there_is_said_in_a_line(terroir: Terroir) -> None:
    for args, why in (
        (("citrus", "99"), "no position 99: there is 1 to"),
        (("noughts",), "noughts has no practice positions"),
        (("poker",), "poker"),
    ):
        refused = terroir("puzzle", *args)
        assert refused.code == 2 and why in refused.err and refused.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_has_words_in_every_language(language: str) -> None:
    from terroir.cli.puzzle import asked

    for name in games():
        game = load(name)
        words = Words(language, game, beside="practice")
        for position in game.practice:
            for part in ("", ".task", ".hint", ".why"):
                said = words.say(asked(game, position, part))
                assert said != asked(game, position, part).id and "{" not in said, said
