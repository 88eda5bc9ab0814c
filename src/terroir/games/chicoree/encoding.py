"""What action ids and the numbers of an observation mean: docs/research.md shows it as tables."""

from __future__ import annotations

from dataclasses import replace

from terroir.core.encoding import Block, Encoding
from terroir.core.game import Action, Seat
from terroir.games.chicoree import ids, tensors
from terroir.games.chicoree.actions import MOVES, ChicoreeAction
from terroir.games.chicoree.batch import Batch
from terroir.games.chicoree.deck import NAMES
from terroir.games.chicoree.numbering import MOST_BID, MOST_TOKENS_SEEN
from terroir.games.chicoree.state import State

IDS = (
    Block("lay start", 3, "Egypt, Greece, Monks"),
    Block("lay step", 7, "a card of the chain, Seeds to Export"),
    Block("lay joker", 7, "a Chicory for the same steps"),
    Block(
        "play red special",
        30,
        "five ids for each of Disease to Coffee-Tea-Cocoa: against the next player, the one after and so on",
    ),
    Block("play ochre special", 3, "In fashion, Blockade, Health"),
    Block("draw", 1, "have done, and draw"),
    Block("pass", 1, "offer no more in an open auction"),
    Block("seal choice", 1, "no more cards for the challenge"),
    Block("choose card", len(NAMES), "one more card of a kind for the challenge"),
    Block("offer card", len(NAMES), "put a card up for sale, to pay a debt"),
    Block("bid", MOST_BID + 1, "so many tokens, sealed or called; who owns more cannot bid more by an id"),
)
CARDS = "by kind of card"
PLAYER = (
    Block("in the game", 1, "seated, and not bankrupt"),
    Block("tokens", 1, "", 0, MOST_TOKENS_SEEN),
    Block("start", 3, "Egypt, Greece, Monks"),
    Block("chain", 7, "cards laid, Seeds to Export", 0, 99),
    Block("jokers", 7, "laid for the same steps", 0, 99),
    Block("hand", 1, "how many cards", 0, 999),
    Block("drawn", 1, "cards drawn unseen since the pile was last shuffled", 0, 999),
    Block("elders", 1, "cards hidden in hand at that time", 0, 999),
    Block("surely old", 1, "lost cards that must have been such", 0, 999),
    Block("afflicted", 1, "turns without tokens", 0, 999),
    Block("owes", 1, "tokens", 0, 999),
    Block("active", 1, "whose turn it is"),
    Block("debtor", 1, "sells cards to pay"),
    Block("takes part", 1, "in the auction or challenge"),
    Block("sealed", 1, "has sealed a bid or choice"),
    Block("leads", 1, "in the open auction"),
    Block("asked", 1, "owes a decision"),
    Block("first", 1, "began the game"),
    Block("known", len(NAMES), f"cards in hand that everybody saw, {CARDS}", 0, 99),
    Block("lost", len(NAMES), f"hidden cards that left the hand since the pile was shuffled, {CARDS}", 0, 99),
)
NUMBERS = (
    *[replace(block, name=f"player {n}: {block.name}") for n in range(6) for block in PLAYER],
    Block("own hand", len(NAMES), CARDS, 0, 99),
    Block("own choice", len(NAMES), f"for the challenge so far, {CARDS}", 0, 99),
    Block(
        "own elders",
        len(NAMES),
        f"own cards that were hidden when the pile was last shuffled, {CARDS}",
        0,
        99,
    ),
    Block("unseen", len(NAMES), f"in the pile, or drawn by others since then, {CARDS}", 0, 99),
    Block("elders", len(NAMES), f"hidden in the hands of others at that time, {CARDS}", 0, 99),
    Block("discard pile", len(NAMES), CARDS, 0, 99),
    Block("waiting", len(NAMES), f"played or destroyed in this turn, {CARDS}", 0, 99),
    Block("refused", len(NAMES), f"of the debtor, that nobody wanted, {CARDS}", 0, 99),
    Block("card", len(NAMES), "the card that everybody plays for"),
    Block("contest", 4, "auction in turn, mêlée, sealed bids, challenge"),
    Block("price", 1, "the highest call so far", 0, MOST_TOKENS_SEEN),
    Block("own bid", 1, "sealed", 0, MOST_TOKENS_SEEN),
    Block("pile", 1, "how many cards", 0, 2600),
    Block("rounds", 1, "played", 0, 999),
    Block("limit", 1, "of rounds", 1, 999),
    Block("acting", 1, "the active player has not drawn yet"),
    Block("had start", 1, "the active player had a start when the turn began"),
    Block("step laid", 1, "in this turn"),
    Block("Harvest laid", 1, "by anybody, at any time"),
    Block("drawn this round", 1, "a card, by anybody"),
    Block("laid this round", 1, "a card, by anybody"),
    Block("mêlée", 1, "open auctions are in the mêlée"),
)


def id_of(state: State, seat: Seat, action: Action) -> int:
    assert isinstance(action, ChicoreeAction)
    return ids.id_of(state, seat, action.code)


def action_of(state: State, seat: Seat, number: int) -> Action:
    return MOVES[ids.code_of(state, seat, number)]  # type: ignore[return-value]


ENCODING = Encoding(
    version=1,
    ids=IDS,
    planes=(),
    board=(0, 0),
    numbers=NUMBERS,
    chances=len(NAMES),
    secrets=True,
    mover=ids.mover,
    legal_ids=ids.legal_ids,
    play_id=ids.play_id,
    id_of=id_of,
    action_of=action_of,
    observe=tensors.observe,
    batch=Batch,
)
