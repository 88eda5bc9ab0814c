"""What a player or spectator sees: public facts and the viewer's own, and nothing else is in a view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from terroir.core.masking import own, public
from terroir.games.chicoree.deck import NAMES, step_card
from terroir.games.chicoree.events import CONTESTS, reason_rule
from terroir.games.chicoree.setup import restored
from terroir.games.chicoree.state import State
from terroir.games.chicoree.terms import BIDDING, EMPTY, SEALED_BIDS

Counts = Mapping[str, int]
"""Cards by name, as many as there are."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, and how far it has come."""

    seat: int | None
    first: int | None
    number: int
    rounds: int
    step_laid: bool
    had_start: bool
    drawing: bool


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A step of the chain, or a joker that stands for it."""

    card: str
    joker: bool


@dataclass(frozen=True, slots=True)
class Player:
    """What everybody knows of a player: of the hand its size, and the cards that were seen going in."""

    tokens: int
    start: str | None
    chain: tuple[LaidCard, ...]
    hand: int
    known: Counts
    drawn: int
    """Cards that were drawn unseen since the pile was last shuffled; `elders` before that."""
    elders: int
    lost: Counts
    surely_old: int
    afflicted: int
    owes: int
    bankrupt: bool
    sealed: bool


@dataclass(frozen=True, slots=True)
class Contest:
    """What everybody plays for: an auction, a sale to pay a debt, or a challenge."""

    kind: Literal["turn", "melee", "sealed", "challenge"]
    card: str
    price: int
    leader: int | None
    bidder: int | None
    bidding: tuple[int, ...]
    sale: bool


@dataclass(frozen=True, slots=True)
class Debt:
    """Who has to sell, and what nobody wanted."""

    seat: int
    refused: Counts


class View:
    """The table as one seat sees it, in plain numbers; a spectator has no seat. K-T11."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.settings = state.settings
        self.facts: dict[str, Any] = state.seen(-1 if viewer is None else viewer)

    def world(self, **otherwise: Any) -> State:
        """A state of all that is known and nothing more: the others hold only cards that everybody saw."""
        d = self.facts
        nothing = [0] * len(NAMES)
        hidden = {
            "pile": d["unseen"] if d["in_pile"] else nothing,
            "hand": self._mine("hand", d["known"]),
            "old": self._mine("old", [nothing] * d["players"]),
            "lost": self._mine("lost", [nothing] * d["players"], d["lost"]),
            "chosen": self._mine("chosen", [nothing] * d["players"]),
            "bids": [self.bid_of(p) for p in range(d["players"])],
        }
        return self.state({**d, **hidden, **otherwise})

    def waits_for_debtor(self) -> bool:
        """Somebody else chooses a card to sell, out of a hand that is hidden here. K-D1."""
        debtor, contest = self.facts["debtor"], self.facts["contest"]
        return bool(debtor >= 0 and debtor != self.viewer and contest not in CONTESTS)

    def state(self, d: dict[str, Any]) -> State:
        """A state of these numbers, played by the same options."""
        return restored(self.settings, d)

    def bid_of(self, p: int) -> int:
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

    # ---- what screens are sent ----------------------------------------------
    @public
    def turn(self) -> Turn:
        d = self.facts
        return Turn(
            seat_or_none(d["seat"]),
            seat_or_none(d["first_seat"]),
            d["turns"],
            d["rounds"],
            bool(d["step_laid"]),
            bool(d["had_start"]),
            not d["acting"],
        )

    @public
    def harvest_laid(self) -> bool:
        """Somebody has laid a Harvest, at any time. K-T3."""
        return bool(self.facts["harvest_laid"])

    @public
    def players(self) -> tuple[Player, ...]:
        return tuple([_player(self.facts, seat) for seat in range(self.facts["players"])])

    @own
    def hand(self) -> Counts | None:
        return None if self.viewer is None else counted(self.facts["hand"])

    @own
    def chosen(self) -> Counts | None:
        """What the viewer has chosen for a challenge so far."""
        return None if self.viewer is None else counted(self.facts["chosen"])

    @own
    def bid(self) -> int | None:
        return None if self.viewer is None or self.facts["bid"] < 0 else int(self.facts["bid"])

    @public
    def pile(self) -> int:
        return int(self.facts["in_pile"])

    @public
    def discard(self) -> Counts:
        return counted(self.facts["discard"])

    @public
    def waiting(self) -> Counts:
        """Cards that join the discard pile at the end of the turn. K-T10."""
        return counted(self.facts["waiting"])

    @own
    def unseen(self) -> Counts:
        """Cards that lie in the pile or were drawn by others since it was last shuffled."""
        return counted(self.facts["unseen"])

    @own
    def elders(self) -> Counts:
        """Cards that lay hidden in the hands of others when the pile was last shuffled."""
        return counted(self.facts["elders"])

    @public
    def contest(self) -> Contest | None:
        return _contest(self.facts)

    @public
    def debt(self) -> Debt | None:
        debtor = self.facts["debtor"]
        return None if debtor < 0 else Debt(debtor, counted(self.facts["refused"]))

    @public
    def bank(self) -> int:
        return int(self.facts["bank"])

    @public
    def over(self) -> str | None:
        """The rule by which the game ended."""
        return reason_rule(self.facts["reason"]) if self.facts["reason"] else None


def counted(cards: list[int]) -> dict[str, int]:
    """Cards by name, as many as there are."""
    return {NAMES[k]: n for k, n in enumerate(cards) if n}


def bits(seats: int) -> list[int]:
    """Seats out of a number of bits."""
    return [p for p in range(seats.bit_length()) if seats >> p & 1]


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


def _player(d: dict[str, Any], p: int) -> Player:
    return Player(
        tokens=d["tokens"][p],
        start=NAMES[d["start"][p]] if d["start"][p] >= 0 else None,
        chain=tuple([LaidCard(card, joker) for card, joker in chain(d, p)]),
        hand=d["held"][p],
        known=counted(d["known"][p]),
        drawn=d["freshes"][p],
        elders=d["olds"][p],
        lost=counted(d["lost"][p]),
        surely_old=d["surely_old"][p],
        afflicted=d["afflicted"][p],
        owes=d["owed"][p],
        bankrupt=not d["alive"][p],
        sealed=bool(d["contest"] and d["sealed"] >> p & 1),
    )


def _contest(d: dict[str, Any]) -> Contest | None:
    if not d["contest"]:
        return None
    return Contest(
        kind=CONTESTS[d["contest"]],
        card=NAMES[d["card"]],
        price=d["price"],
        leader=seat_or_none(d["leader"]),
        bidder=d["bidder"] if d["contest"] == BIDDING else None,
        bidding=tuple(bits(d["bidding"])),
        sale=d["debtor"] >= 0,
    )
