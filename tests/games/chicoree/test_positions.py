"""Positions that people write: what is left out follows, and what cannot be is refused in words."""

from random import Random

import pytest

from terroir.core.errors import BadPosition
from terroir.core.play import Match
from terroir.games.chicoree.game import GAME

BAD = {
    "seat 1 tokens=x": "tokens: 'x' should be a whole number",
    "seat 9 tokens=1": "seat: '9' should be a whole number from 1 to 2",
    "seat 1 hand=cow": "hand: 'cow' is none of",
    "seat 1 hand=export:90": "more export than the deck has",
    "seat 1 chain=egypt": "'egypt' is none of seeds",
    "seat 1 chain=seeds,seeds": "only shops may lie there more than once",
    "seat 1 start=shop": "start=shop cannot be read",
    "seat 1 known=fire": "cannot be known, old or chosen so often",
    "seat 1 chosen=fire": "cannot be known, old or chosen so often",
    "seat 1 hand=fire chosen=fire": "cards are chosen only for a challenge",
    "seat 1 luck=3": "luck=3 cannot be read",
    "seat 1 bankrupt=1": "cannot be a bankrupt player's turn",
    "table seat=0\nseat 2 bankrupt=1": "cannot be a bankrupt player's turn",
    "table debtor=1\nseat 1 owed=2": "the debtor is an opponent who owes",
    "table debtor=2": "the debtor is an opponent who owes",
    "seat 1 tokens=9999999": "tokens: '9999999' should be a whole number",
    "seat 1 bids=3": "a bid is sealed in a sealed auction",
    "seat 1 bids=13\ncontest kind=sealed card=shop bidder=1 sealed=1": "and can be paid",
    "seat 1 hand=fire surely_old=1": "not so many cards can surely have been old",
    "table luck=3": "no 'luck'; known are",
    "table seat=5": "seat is 5: from 0 to 2",
    "table reason=7": "line 1: reason: '7' should be a whole number from 0 to 3",
    "table hidden_due=3": "line 1: hidden_due: '3' should be a whole number from 0 to 2",
    "options rounds=20\ntable rounds=21": r"^line 2: rounds is 21: from 0 to 20 \[K-E2\]",
    "seat 1 known=fire,fire:2,fire hand=fire": "^line 1: seat 1: fire cannot be known",
    "seat 1 lost=fire:99,fire": r"^line 1: seat 1: lost has from 0 to 99 cards of a kind \[K-M3\]",
    "seat 2 bankrupt=1": r"one player left has won \[K-E3\]",
    "seat 2 tokens=4\ncontest kind=turn card=sow price=5 leader=2 bidder=1 bidding=1,2": "the leader can pay",
    "players 3\nseat 2 bankrupt=1\ncontest kind=turn card=sow bidder=1 bidding=1,2": "a bankrupt player",
    "table debtor=2\nseat 2 owed=2\ncontest kind=turn card=sow bidder=1 bidding=1": "a debtor sells a card",
    "table debtor=2\nseat 2 owed=2 hand=sow known=sow\ncontest kind=challenge card=sow bidder=1": "a debtor",
    "table seat": "should be NAME=VALUE",
    "contest kind=turn": "line 1: contest: it has a kind and a card",
    "contest kind=lottery": "kind=lottery cannot be read",
    "contest kind=turn card=seeds bidder=0": "somebody must be asked",
    "luck 3": "unknown line 'luck'",
    "pile fire\npile storm": "line 2: pile is said twice, first in line 1",
    "players 2\n\nseat 1 tokens=3\nseat 2 hand=cow": "^line 4: hand: 'cow' is none of",
    "players 2\nseat 2 known=fire": "^line 2: seat 2: fire cannot be known",
    "players 3\noptions auction=never": "^line 2: option auction cannot be 'never'",
    "players 7": "players: '7' should be a whole number",
}


@pytest.mark.parametrize("text", BAD)
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadPosition, match=BAD[text]):
        GAME.position_handed_in(text)


def test_a_game_that_began_at_a_limit_is_read_further_on() -> None:
    """Worlds of bots are read from text: a purse and an account beyond what may be handed in."""
    limit = "table seat=1 begun=0 turns=9999999 bank=-9999999\nseat 1 start=egypt tokens=99999\n"
    state = GAME.position_handed_in(limit)
    match = Match(GAME, state, Random(1).randrange, limit)
    match.play(0, GAME.action_from_text(match.state, 0, "draw"))
    text = GAME.position_to_text(match.state)
    assert "tokens=100" in text and "turns=10000000" in text
    assert GAME.position_to_text(GAME.position_from_text(text)) == text
    with pytest.raises(BadPosition):
        GAME.position_handed_in(text)


def test_what_is_left_out_follows() -> None:
    """K-S1, K-T3: the pile holds the rest, the bank what is missing, a laid Harvest opens the Shops."""
    state = GAME.position_from_text("players 3\nseat 1 tokens=10 start=egypt chain=harvest\n")
    assert GAME.fact(state, "pile") == "97" and GAME.fact(state, "bank") == "2"
    assert "harvest_laid" not in GAME.position_to_text(state).replace("harvest_laid=1", "")
    assert GAME.fact(GAME.position_from_text("seat 1 start=egypt hand=shop\n"), "active") == "1"
