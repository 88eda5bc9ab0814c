"""Proves that a position can be played on: each number of it is one that the rules allow.

Compiled rules check no index. This is the one place that keeps them from a number that points nowhere.
A position that a table has kept is a promise: what the rules can go on from stays readable (`playable`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from terroir.games.chicoree import deck
from terroir.games.chicoree.deck import NAMES
from terroir.games.chicoree.events import CONTESTS
from terroir.games.chicoree.terms import (
    BIDDING,
    CARDS,
    CHAIN,
    CHALLENGE,
    CHICORY,
    EMPTY,
    END_ALONE,
    MELEE,
    MONKS,
    SEALED_BIDS,
    SHOP_STEP,
    STEP_END,
)

RICHEST = 99_999
"""Tokens of one player in a position that is handed in, as every one of them may be bid."""
MOST_TOKENS = 999_999
"""Tokens of one player in any position: those of six players, and what they receive."""
MOST = 9_999_999
FAR = 99_999_999
"""How far numbers that point nowhere may have come in a game; far from the end of a C integer."""
PILES = ("pile", "discard", "waiting", "refused")
HELD = ("hand", "known", "old", "lost", "chosen")
NO_YES = (0, 1)
SEAT = (0, 6)
"""Seats are written from 1; 0 is nobody."""
TABLE_LIMITS: Mapping[str, tuple[int, int]] = {
    "seat": SEAT,
    "first_seat": SEAT,
    "turns": (0, FAR),
    "rounds": (0, FAR),
    "begun": (0, MOST),
    "acting": (0, MOST),
    "had_start": (0, MOST),
    "step_laid": (0, MOST),
    "harvest_laid": (0, MOST),
    "drew": (0, MOST),
    "laid_any": (0, MOST),
    "hidden_due": (0, 2),
    "shown_due": (0, MOST),
    "debtor": SEAT,
    "bank": (-FAR, FAR),
    "reason": (0, END_ALONE),
}
"""From which number to which the line `table` goes, whatever the players and options.

Any number but 0 is a yes.
"""
FLAGS = ("begun", "acting", "had_start", "step_laid", "harvest_laid", "drew", "laid_any", "shown_due")


class Impossible(NamedTuple):
    """What cannot be: the line that says so, the words, and the rule."""

    line: str
    why: str
    rule: str
    playable: bool = False
    """The rules can go on from it all the same, so only a position that is handed in is refused for it."""


def faults(d: Mapping[str, Any], box: Mapping[str, Any]) -> Iterator[Impossible]:
    """Yield everything in a position that no game comes to or that the rules could not go on from."""
    yield from _table_range_faults(d, box)
    yield from _contest_range_faults(d)
    for p in range(d["players"]):
        yield from _seat_range_faults(d, p)
    yield from _card_faults(d, box)
    yield from _table_faults(d)
    if d["contest"]:
        yield from _contest_faults(d)
    for p in range(d["players"]):
        yield from _seat_faults(d, p)


# ---- ranges -----------------------------------------------------------------
def _table_range_faults(d: Mapping[str, Any], box: Mapping[str, Any]) -> Iterator[Impossible]:
    players = d["players"]
    seats = dict.fromkeys(("seat", "first_seat", "debtor"), (EMPTY, players - 1))
    for name, (low, high) in {**TABLE_LIMITS, **seats}.items():
        if not low <= d[name] <= high:
            shift = name in seats
            why = f"{name} is {d[name] + shift}: from {low + shift} to {high + shift}"
            yield Impossible("table", why, "K-T9")
    due = {"rounds": (0, box["limit"]), "hidden_due": (0, box["ochre_cards"])}
    begun = {"turns": (0, MOST), "bank": (-MOST, MOST), **dict.fromkeys(FLAGS, NO_YES)}
    for name, (low, high) in {**begun, **due}.items():
        if not low <= d[name] <= high:
            why = f"{name} is {d[name]}: from {low} to {high}"
            yield Impossible("table", why, "K-E2" if name == "rounds" else "K-T9", playable=True)
    for name in PILES:
        if len(d[name]) != CARDS or not all(0 <= count <= deck.most() for count in d[name]):
            yield Impossible(name, f"{name}: from 0 to {deck.most()} cards of a kind", "K-M3")


def _contest_range_faults(d: Mapping[str, Any]) -> Iterator[Impossible]:
    players = d["players"]
    limits = {
        "card": (EMPTY, CARDS - 1),
        "price": (0, MOST),
        "leader": (EMPTY, players - 1),
        "bidder": (EMPTY, players - 1),
        "bidding": (0, (1 << players) - 1),
        "sealed": (0, (1 << players) - 1),
    }
    for name, (low, high) in limits.items():
        if not low <= d[name] <= high:
            yield Impossible("contest", f"{name} is {d[name]}: from {low} to {high}", "K-A1")
    if d["price"] > RICHEST:
        yield Impossible("contest", f"price is {d['price']}: from 0 to {RICHEST}", "K-A1", playable=True)
    if d["contest"] and d["contest"] not in CONTESTS:
        yield Impossible("contest", "no such contest", "K-A1")


def _seat_range_faults(d: Mapping[str, Any], p: int) -> Iterator[Impossible]:
    line = f"seat {p + 1}"
    limits = {
        "tokens": (0, MOST_TOKENS),
        "afflicted": (0, MOST_TOKENS),
        "owed": (0, MOST_TOKENS),
        "surely_old": (0, MOST_TOKENS),
        "bids": (EMPTY, MOST_TOKENS),
        "alive": NO_YES,
        "start": (EMPTY, MONKS),
    }
    for name, (low, high) in limits.items():
        if not low <= d[name][p] <= high:
            yield Impossible(line, f"{line}: {name} is {d[name][p]}: from {low} to {high}", "K-S1")
    for name in ("tokens", "afflicted", "owed", "surely_old", "bids"):
        if d[name][p] > RICHEST:
            why = f"{line}: {name} is {d[name][p]}: {RICHEST} at most"
            yield Impossible(line, why, "K-S1", playable=True)
    for name, length in (*dict.fromkeys(HELD, CARDS).items(), ("laid", STEP_END), ("jokers", STEP_END)):
        if len(d[name][p]) != length or not all(0 <= count <= deck.most() for count in d[name][p]):
            yield Impossible(line, f"{line}: {name} has from 0 to {deck.most()} cards of a kind", "K-M3")


# ---- cards ------------------------------------------------------------------
def lying(d: Mapping[str, Any]) -> list[int]:
    """Return how many cards of each kind lie anywhere."""
    total = [sum(counts) for counts in zip(*(d[name] for name in PILES[:3]), *d["hand"], strict=True)]
    for p in range(d["players"]):
        for s in range(1, STEP_END):
            total[CHAIN + s] += d["laid"][p][s]
            total[CHICORY] += d["jokers"][p][s]
        if d["start"][p] != EMPTY:
            total[d["start"][p]] += 1
    if d["contest"] and d["debtor"] == EMPTY:
        total[d["card"]] += 1
    return total


def _card_faults(d: Mapping[str, Any], box: Mapping[str, Any]) -> Iterator[Impossible]:
    """Check that a contest has a card, and that there are no more cards than the deck has. K-M1."""
    if bool(d["contest"]) != (d["card"] != EMPTY):
        yield Impossible("contest", "contest: it has a kind and a card", "K-A1")
    for k, (there, count) in enumerate(zip(box["cards"], lying(d), strict=True)):
        if count > there:
            yield Impossible("pile", f"there are more {NAMES[k]} than the deck has", "K-M1")


# ---- moments ----------------------------------------------------------------
def _table_faults(d: Mapping[str, Any]) -> Iterator[Impossible]:
    seat, debtor = d["seat"], d["debtor"]
    if not (d["alive"][seat] if seat >= 0 else all(d["alive"])):
        yield Impossible("table", "table: it cannot be a bankrupt player's turn", "K-D2")
    if seat < 0 and (d["reason"] or debtor >= 0):
        yield Impossible("table", "table: nobody is in turn", "K-S2")
    if sum(d["alive"]) < 2 and not d["reason"]:
        yield Impossible("table", "table: one player left has won", "K-E3", playable=True)
    if debtor >= 0 and (debtor == seat or not d["alive"][debtor] or not d["owed"][debtor]):
        yield Impossible("table", "table: the debtor is an opponent who owes something", "K-D1")


def _contest_faults(d: Mapping[str, Any]) -> Iterator[Impossible]:
    leader, debtor, card = d["leader"], d["debtor"], d["card"]
    if d["bidder"] < 0 or d["seat"] < 0:
        yield Impossible("contest", "contest: somebody must be asked", "K-A1")
    alive = sum(1 << p for p in range(d["players"]) if d["alive"][p])
    if (d["bidding"] | d["sealed"]) & ~alive:
        yield Impossible("contest", "contest: a bankrupt player takes no part", "K-D2", playable=True)
    if leader >= 0 and (not d["alive"][leader] or d["price"] > d["tokens"][leader]):
        yield Impossible("contest", "contest: the leader can pay the price", "K-A5", playable=True)
    if leader >= 0 and (d["contest"] not in (BIDDING, MELEE) or leader == debtor):
        yield Impossible("contest", "contest: nobody leads there", "K-A2", playable=True)
    if debtor >= 0 and (d["contest"] != BIDDING or d["known"][debtor][card] <= d["refused"][card]):
        sold = d["contest"] == BIDDING and d["hand"][debtor][card] > 0
        why = "contest: a debtor sells a card that everybody saw in the hand"
        yield Impossible("contest", why, "K-D1", playable=sold)


def _seat_faults(d: Mapping[str, Any], p: int) -> Iterator[Impossible]:
    line = f"seat {p + 1}"
    for k in range(CARDS):
        hidden = d["hand"][p][k] - d["known"][p][k]
        if d["chosen"][p][k] > d["hand"][p][k] or hidden - d["old"][p][k] + d["lost"][p][k] < 0 or hidden < 0:
            why = f"{line}: {NAMES[k]} cannot be known, old or chosen so often"
            yield Impossible(line, why, "K-T11")
    if d["surely_old"][p] > min(sum(d["lost"][p]), sum(d["old"][p])):
        yield Impossible(line, f"{line}: not so many cards can surely have been old", "K-T11")
    for s in range(1, STEP_END):
        if s != SHOP_STEP and d["laid"][p][s] + d["jokers"][p][s] > 1:
            yield Impossible(line, f"{line}: only shops may lie there more than once", "K-X4")
    sealed = d["contest"] == SEALED_BIDS and bool(d["sealed"] >> p & 1)
    if sealed != (d["bids"][p] != EMPTY) or d["bids"][p] > d["tokens"][p]:
        yield Impossible(line, f"{line}: a bid is sealed in a sealed auction, and can be paid", "K-A2")
    if any(d["chosen"][p]) and d["contest"] != CHALLENGE:
        yield Impossible(line, f"{line}: cards are chosen only for a challenge", "K-C1")
