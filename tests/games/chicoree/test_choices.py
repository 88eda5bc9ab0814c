"""The choice for a challenge: few actions at a time, and one way to every choice. K-C1, K-C5."""

from __future__ import annotations

from collections import Counter
from typing import Any

from terroir.games.chicoree.actions import SealChoice
from terroir.games.chicoree.deck import NAMES
from terroir.games.chicoree.game import GAME


def challenge(hand: str) -> Any:
    """A challenge that two players are asked to choose for."""
    return GAME.position_from_text(
        f"options deck=house,challenge1=9,fire=9\nplayers 2\nseat 1 hand={hand}\nseat 2 hand=fire\n"
        "contest kind=challenge card=challenge1 bidder=1 bidding=1,2\n"
    )


def choices(state: Any) -> list[str]:
    """Every choice that seat 1 can come to, as often as there are ways to it."""
    found = []
    for action in GAME.legal(state, 0):
        if isinstance(action, SealChoice):
            chosen = state.written()["chosen"][0]
            found.append(" ".join(NAMES[k] for k, n in enumerate(chosen) for _ in range(n)))
        else:
            after = GAME.clone(state)
            GAME.apply(after, action, 0)
            found += choices(after)
    return found


def test_every_choice_has_exactly_one_way() -> None:
    """K-C1, K-C5: any number of cards but none, kinds counted, in one order."""
    found = Counter(choices(challenge("seeds:2,storm,challenge1:2")))
    assert len(found) == 3 * 2 * 3 - 1 and set(found.values()) == {1} and "" not in found


def test_a_large_hand_stays_easy_to_handle() -> None:
    """K-C5: sixteen kinds are 65,535 choices, but never more than seventeen actions at a time."""
    state = challenge(",".join(NAMES[:15]) + ",challenge1")
    steps = 0
    while 0 in GAME.pending(state).seats:  # type: ignore[union-attr]
        legal = GAME.legal(state, 0)
        assert len(legal) <= 17
        GAME.apply(state, legal[0], 0)
        steps += 1
    assert steps == 17
