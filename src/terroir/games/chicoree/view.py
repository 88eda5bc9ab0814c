"""What a player or spectator sees: public facts and the viewer's own, and nothing else is in a view."""

from __future__ import annotations

from typing import Any

from terroir.games.chicoree.deck import NAMES, step_card
from terroir.games.chicoree.events import CONTESTS, reason_rule
from terroir.games.chicoree.state import State
from terroir.games.chicoree.terms import BIDDING, EMPTY, SEALED_BIDS


class View:
    """The table as one seat sees it, in plain numbers; a spectator has no seat. K-T11."""

    __slots__ = ("facts", "settings", "viewer")

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.settings = state.settings
        self.facts: dict[str, Any] = state.seen(-1 if viewer is None else viewer)

    def world(self) -> State:
        """A state of all that is known and nothing more: the others hold only cards that everybody saw."""
        d = self.facts
        nothing = [0] * len(NAMES)
        hidden = {
            "pile": d["unseen"] if d["in_pile"] else nothing,
            "hand": self._mine("hand", d["known"]),
            "old": self._mine("old", [nothing] * d["players"]),
            "lost": self._mine("lost", [nothing] * d["players"], d["lost"]),
            "chosen": self._mine("chosen", [nothing] * d["players"]),
            "bids": [self.bid(p) for p in range(d["players"])],
        }
        return self.state({**d, **hidden})

    def waits_for_debtor(self) -> bool:
        """Somebody else chooses a card to sell, out of a hand that is hidden here. K-D1."""
        debtor, contest = self.facts["debtor"], self.facts["contest"]
        return bool(debtor >= 0 and debtor != self.viewer and contest not in CONTESTS)

    def state(self, d: dict[str, Any]) -> State:
        """A state of these numbers, played by the same options."""
        state = State()
        state.settings = self.settings
        state.read(d)
        return state

    def bid(self, p: int) -> int:
        """The sealed bid of p: the viewer's own, else some bid where one is sealed."""
        if p == self.viewer:
            return int(self.facts["bid"])
        return 0 if self.facts["contest"] == SEALED_BIDS and self.facts["sealed"] >> p & 1 else EMPTY

    def _mine(self, name: str, others: list[Any], mine: list[Any] | None = None) -> list[Any]:
        """The viewer's own among what stands for the others."""
        if self.viewer is None:
            return others
        own = self.facts[name] if mine is None else mine[self.viewer]
        return [*others[: self.viewer], own, *others[self.viewer + 1 :]]


def counted(cards: list[int]) -> dict[str, int]:
    """Cards by name, as many as there are."""
    return {NAMES[k]: n for k, n in enumerate(cards) if n}


def bits(seats: int) -> list[int]:
    """Seats out of a number of bits."""
    return [p for p in range(seats.bit_length()) if seats >> p & 1]


def to_json(view: View) -> dict[str, Any]:
    """The view as clients get it: cards by name."""
    d = view.facts
    mine = view.viewer is not None
    return {
        "game": "chicoree",
        "viewer": view.viewer,
        "options": view.settings,
        "turn": {
            "seat": seat_or_none(d["seat"]),
            "first": seat_or_none(d["first_seat"]),
            "number": d["turns"],
            "rounds": d["rounds"],
            "step_laid": bool(d["step_laid"]),
            "had_start": bool(d["had_start"]),
            "drawing": not d["acting"],
        },
        "harvest_laid": bool(d["harvest_laid"]),
        "players": [_player(d, p) for p in range(d["players"])],
        "hand": counted(d["hand"]) if mine else None,
        "chosen": counted(d["chosen"]) if mine else None,
        "bid": d["bid"] if mine and d["bid"] >= 0 else None,
        "pile": d["in_pile"],
        "discard": counted(d["discard"]),
        "waiting": counted(d["waiting"]),
        "unseen": counted(d["unseen"]),
        "elders": counted(d["elders"]),
        "contest": _contest(d),
        "debt": None if d["debtor"] < 0 else {"seat": d["debtor"], "refused": counted(d["refused"])},
        "bank": d["bank"],
        "over": reason_rule(d["reason"]) if d["reason"] else None,
    }


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def chain(d: dict[str, Any], p: int) -> list[tuple[str, bool]]:
    """The cards of the chain before p: which step, and whether a joker stands for it."""
    return [
        (step_card(s), joker)
        for s in range(1, 8)
        for joker in (False, True)
        for _ in range(d["jokers" if joker else "laid"][p][s])
    ]


def _player(d: dict[str, Any], p: int) -> dict[str, Any]:
    return {
        "tokens": d["tokens"][p],
        "start": NAMES[d["start"][p]] if d["start"][p] >= 0 else None,
        "chain": [{"card": card, "joker": joker} for card, joker in chain(d, p)],
        "hand": d["held"][p],
        "known": counted(d["known"][p]),
        "drawn": d["freshes"][p],
        "elders": d["olds"][p],
        "lost": counted(d["lost"][p]),
        "surely_old": d["surely_old"][p],
        "afflicted": d["afflicted"][p],
        "owes": d["owed"][p],
        "bankrupt": not d["alive"][p],
        "sealed": bool(d["contest"] and d["sealed"] >> p & 1),
    }


def _contest(d: dict[str, Any]) -> dict[str, Any] | None:
    if not d["contest"]:
        return None
    return {
        "kind": CONTESTS[d["contest"]],
        "card": NAMES[d["card"]],
        "price": d["price"],
        "leader": seat_or_none(d["leader"]),
        "bidder": d["bidder"] if d["contest"] == BIDDING else None,
        "bidding": bits(d["bidding"]),
        "sale": d["debtor"] >= 0,
    }
