"""What is worth a thought: the actions, and whole choices for a challenge, that somebody may want to take."""

from __future__ import annotations

from dataclasses import dataclass

from terroir.games.chicoree.bots.appraisal import card_values, crowd
from terroir.games.chicoree.state import State, flowers
from terroir.games.chicoree.terms import (
    BIDDING,
    BLOSSOM,
    CARDS,
    CHALLENGE,
    MELEE,
    OP_BID,
    OP_PASS,
    OP_RAISE,
    OP_SEAL,
    OP_SHOW,
    SEALED_BIDS,
)
from terroir.games.chicoree.view import View

MOST_BIDS = 24
"""Sealed bids that are thought of; from there on every second, third ..."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Actions that follow one another, and what they are worth at first sight in hundredths of a token."""

    codes: list[int]
    worth: int


def plans(view: View) -> list[Plan]:
    """All that the viewer may want to do now, the best at first sight first."""
    state, seat = view.world(), view.viewer
    assert seat is not None
    if state.phase == CHALLENGE:
        found = _choices(view, state, seat)
    else:
        codes = _codes(state, seat)
        worths = card_values("tuned").actions(state, seat, codes, crowd(view))
        found = [Plan([code], worth) for code, worth in zip(codes, worths, strict=True)]
    return sorted(found, key=lambda plan: -plan.worth)


def _codes(state: State, seat: int) -> list[int]:
    """The legal actions, of raises only the least, of many sealed bids some."""
    if state.phase in (BIDDING, MELEE):
        return [OP_RAISE | (state.price + 1) << 4, OP_PASS]
    if state.phase == SEALED_BIDS:
        purse = state.purse(seat)
        return [OP_BID | n << 4 for n in range(0, purse + 1, 1 + purse // MOST_BIDS)]
    return state.legal_codes(seat)


def _choices(view: View, state: State, seat: int) -> list[Plan]:
    """For every number of flowers the choice that costs least, and the cheapest card alone. K-C1."""
    before, hand = view.facts["chosen"], view.facts["hand"]
    chosen = [k for k in range(CARDS) if before[k]]
    left = [k for k in range(chosen[-1] if chosen else 0, CARDS) if hand[k] > before[k]]
    shown = card_values("tuned").actions(state, seat, [OP_SHOW | k << 4 for k in left], crowd(view))
    worths = dict(zip(left, shown, strict=True))
    found = [Plan([OP_SEAL], 0)] if chosen else []
    plain = [k for k in left if k <= BLOSSOM]
    if plain and not chosen:
        cheapest = max(plain, key=lambda k: worths[k])
        found.append(Plan([OP_SHOW | cheapest << 4, OP_SEAL], worths[cheapest]))
    for cards in bouquets([k for k in left if k > BLOSSOM for _ in range(hand[k] - before[k])]):
        codes = [*(OP_SHOW | k << 4 for k in cards), OP_SEAL]
        found.append(Plan(codes, min(worths[k] for k in cards)))
    return found


def bouquets(blossoms: list[int]) -> list[list[int]]:
    """For every number of flowers that can be shown, the fewest cards that show so many; at least one."""
    fewest: dict[int, list[int]] = {0: []}
    for card in sorted(blossoms, reverse=True):
        for shown, cards in sorted(fewest.items(), reverse=True):
            more = shown + flowers(card)
            if more not in fewest or len(fewest[more]) > len(cards) + 1:
                fewest[more] = [*cards, card]
    return [sorted(cards) for shown, cards in sorted(fewest.items()) if shown]
