"""Decks: data that can be changed in a line, and refused when nobody could play with them. K-M3."""

import pytest

from terroir.core.errors import BadOptions
from terroir.games.chicoree import deck
from terroir.games.chicoree.game import GAME


def test_the_house_deck_has_every_kind_of_the_book() -> None:
    """K-M1: starts, seven steps, specials, the joker, and challenges of one to three flowers."""
    for players in GAME.players:
        counts = dict(zip(deck.NAMES, deck.load("house", players), strict=True))
        assert all(
            counts[card] for card in deck.NAMES if card not in ("challenge4", "challenge5", "challenge6")
        )


def test_printed_counts_fit_in_a_line() -> None:
    """K-M3: a named deck and what differs; written in any order, it reads the same."""
    state = GAME.start(3, {"deck": "house export=5,shop=10"})
    assert GAME.settings(state)["deck"] == "house,shop=10,export=5"
    counts = dict(GAME.pieces(state))
    assert (counts["shop"], counts["export"]) == (10, 5)
    again = GAME.position_from_text(GAME.position_to_text(state))
    assert GAME.settings(again) == GAME.settings(state)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("cellar", "no deck 'cellar': there is house"),
        ("house,cow=2", "'cow' is none of egypt"),
        ("house,shop", "should be CARD=COUNT"),
        ("house,shop=100", "should be CARD=COUNT"),
        ("house,shop=-1", "should be CARD=COUNT"),
        ("house,egypt=0,greece=0,monks=0", "nobody can lay a start"),
        ("house,sow=0,chicory=0", "nobody can complete the chain without sow"),
    ],
)
def test_a_deck_nobody_can_play_with_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        GAME.start(3, {"deck": text})


@pytest.mark.parametrize("rounds", ["0", "1000", "x", "-3", "²", "5.0"])
def test_rounds_are_a_whole_number_within_bounds(rounds: str) -> None:
    """K-E2."""
    with pytest.raises(BadOptions, match="rounds cannot be"):
        GAME.start(3, {"rounds": rounds})


def test_the_first_player_sits_at_the_table() -> None:
    """K-S2."""
    with pytest.raises(BadOptions, match="first cannot be seat 4 of 3 players"):
        GAME.start(3, {"first": "4"})
