"""`terroir rules`: a whole book, a section, a rule, in every language."""

import pytest

from terroir.cli.words import LANGUAGES, Words
from terroir.core.registry import examples, games, load
from tests.cli.conftest import Terroir


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", (*games(), *examples()))
def test_the_whole_book_names_every_rule(terroir: Terroir, game: str, language: str) -> None:
    shown = terroir("rules", game, "--lang", language)
    words = Words(language, load(game))
    assert shown.code == 0
    assert [rule for rule in load(game).rules if rule not in shown.out] == []
    ruled = any(rule.ruling for rule in load(game).rules.values())
    assert (words.text("ruling") in shown.out) == ruled


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_a_rule_or_a_section_can_be_asked_for(terroir: Terroir, game: str) -> None:
    rules = list(load(game).rules.values())
    one = terroir("rules", game, rules[0].id.lower())
    assert one.code == 0 and rules[0].id in one.out and rules[1].id not in one.out
    section = terroir("rules", game, rules[-1].section)
    assert section.code == 0 and rules[-1].id in section.out
    assert (rules[0].id in section.out) == (rules[0].section == rules[-1].section)
    nothing = terroir("rules", game, "no", "such", "thing")
    assert nothing.code == 2 and "no such thing" in nothing.err
