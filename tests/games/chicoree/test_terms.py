"""What is said in two places is said alike: terms and names, kinds of numbers for Python and the compiler."""

from __future__ import annotations

import re
from importlib import resources

from terroir.games.chicoree import deck, setup, terms, widths
from terroir.games.chicoree.bots import terms as bot_terms

FOLDER = resources.files("terroir.games.chicoree")


def test_every_card_has_a_name_and_every_seat_a_place() -> None:
    assert len(deck.NAMES) == terms.CARDS and setup.PLAYERS[-1] == terms.SEATS
    assert len(deck.STARTS) == terms.STARTS and deck.NUMBER["monks"] == terms.MONKS
    assert [deck.step_card(s) for s in range(1, terms.STEP_END)] == list(deck.STEPS)
    for step, name in (
        ("FACTORY", "factory"),
        ("HARVEST", "harvest"),
        ("SHOP", "shop"),
        ("EXPORT", "export"),
    ):
        assert deck.step_card(getattr(terms, f"{step}_STEP")) == name


def test_the_terms_of_rules_and_bots_do_not_share_a_name() -> None:
    """Compiled modules use both without saying which."""
    rules, bots = ({n for n in vars(module) if n.isupper()} for module in (terms, bot_terms))
    assert len(rules) > 100 and bots and not rules & bots


def test_kinds_of_numbers_are_known_to_python_and_the_compiler() -> None:
    declared = re.findall(r"^ctypedef .* (\w+)$", FOLDER.joinpath("widths.pxd").read_text("utf-8"), re.M)
    assert sorted(declared) == sorted(name for name in vars(widths) if name[0].isupper())
