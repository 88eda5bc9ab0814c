"""What players ask for and what chance may bring. Each has a number for the hot core.

A number holds the kind in bits 0-3 and what it is about from bit 4 on: a card, tokens or a seat; for a step
three bits and one for a joker; for a special five bits and then its target, counted from 1.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar

from terroir.core.game import Action, Outcome
from terroir.games.chicoree.deck import NAMES, NUMBER
from terroir.games.chicoree.terms import (
    CHAIN,
    OP_BID,
    OP_CARD,
    OP_DRAW,
    OP_FIRST,
    OP_HAMMER,
    OP_OFFER,
    OP_PASS,
    OP_PLAY,
    OP_RAISE,
    OP_SEAL,
    OP_SHOW,
    OP_START,
    OP_STEP,
)

MOST_TOKENS = 9_999_999
"""Tokens that can be bid: far more than anybody ever owns."""


def _code() -> Any:
    return field(init=False, compare=False, repr=False)


class Numbered:
    """Has a number in the hot core."""

    __slots__ = ()
    public: ClassVar[bool] = True
    """What is sealed is hidden by its decision until all have sealed."""
    code: int

    def _number(self, op: int, n: int = 0) -> None:
        object.__setattr__(self, "code", op | n << 4)


def _card(name: str) -> int:
    if name not in NUMBER:
        raise ValueError(f"{name!r} is none of {', '.join(NAMES)}")
    return NUMBER[name]


def _tokens(n: int, least: int) -> int:
    if not least <= n <= MOST_TOKENS:
        raise ValueError(f"a bid is {least} token{'' if least == 1 else 's'} or more, not {n}")
    return n


@dataclass(frozen=True, slots=True)
class LayStart(Numbered, Action):
    """Lay a start card. K-T5."""

    card: str
    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_START, _card(self.card))


@dataclass(frozen=True, slots=True)
class LayStep(Numbered, Action):
    """Lay a card of the chain, or a joker in its place. K-T3, K-T4, K-X4."""

    card: str
    joker: bool = False
    code: int = _code()

    def __post_init__(self) -> None:
        step = _card(self.card) - CHAIN
        if not 1 <= step <= 7:
            raise ValueError(f"{self.card!r} is no step of the chain")
        self._number(OP_STEP, step | self.joker << 3)


@dataclass(frozen=True, slots=True)
class PlaySpecial(Numbered, Action):
    """Play a special card, against a player (counted from 0) where it needs one. K-X1 to K-X3."""

    card: str
    target: int | None = None
    code: int = _code()

    def __post_init__(self) -> None:
        if self.target is not None and not 0 <= self.target < 6:
            raise ValueError(f"there is no seat {self.target + 1}")
        self._number(OP_PLAY, _card(self.card) | (0 if self.target is None else self.target + 1) << 5)


@dataclass(frozen=True, slots=True)
class DrawCards(Numbered, Action):
    """Have done with laying and playing: draw the first card, then the second. K-T7, K-T8."""

    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_DRAW)


@dataclass(frozen=True, slots=True)
class RaiseBid(Numbered, Action):
    """Offer so many tokens in an open auction. K-A1."""

    tokens: int
    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_RAISE, _tokens(self.tokens, 1))


@dataclass(frozen=True, slots=True)
class PassBid(Numbered, Action):
    """Offer no more in this auction; in the mêlée, until somebody raises. K-A1."""

    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_PASS)


@dataclass(frozen=True, slots=True)
class SealBid(Numbered, Action):
    """Close the hand over so many tokens. K-A2."""

    tokens: int
    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_BID, _tokens(self.tokens, 0))


@dataclass(frozen=True, slots=True)
class ChooseCard(Numbered, Action):
    """Add one more card of a kind to the choice for a challenge, in secret. K-C1, K-C5."""

    card: str
    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_SHOW, _card(self.card))


@dataclass(frozen=True, slots=True)
class SealChoice(Numbered, Action):
    """Close the choice for a challenge. K-C1."""

    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_SEAL)


@dataclass(frozen=True, slots=True)
class OfferCard(Numbered, Action):
    """Put a card of the hand up for sale, to pay a debt. K-D1."""

    card: str
    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_OFFER, _card(self.card))


@dataclass(frozen=True, slots=True)
class FirstCame(Numbered, Outcome):
    """The first player, counted from 0. K-S2."""

    seat: int
    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_FIRST, self.seat)


@dataclass(frozen=True, slots=True)
class CardCame(Numbered, Outcome):
    """A card off the draw pile. K-T7, K-T8, K-X3."""

    card: str
    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_CARD, _card(self.card))


@dataclass(frozen=True, slots=True)
class HammerCame(Numbered, Outcome):
    """The countdown of the mêlée has run out. K-A1."""

    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_HAMMER)


ChicoreeAction = (
    LayStart
    | LayStep
    | PlaySpecial
    | DrawCards
    | RaiseBid
    | PassBid
    | SealBid
    | ChooseCard
    | SealChoice
    | OfferCard
)
ChicoreeOutcome = FirstCame | CardCame | HammerCame
ChicoreeMove = ChicoreeAction | ChicoreeOutcome


def _special(n: int) -> PlaySpecial:
    return PlaySpecial(NAMES[n & 31], (n >> 5) - 1 if n >> 5 else None)


_DECODERS: dict[int, Callable[[int], ChicoreeMove]] = {
    OP_START: lambda n: LayStart(NAMES[n]),
    OP_STEP: lambda n: LayStep(NAMES[CHAIN + (n & 7)], bool(n >> 3)),
    OP_PLAY: _special,
    OP_DRAW: lambda n: DrawCards(),
    OP_RAISE: RaiseBid,
    OP_PASS: lambda n: PassBid(),
    OP_BID: SealBid,
    OP_SHOW: lambda n: ChooseCard(NAMES[n]),
    OP_SEAL: lambda n: SealChoice(),
    OP_OFFER: lambda n: OfferCard(NAMES[n]),
    OP_FIRST: FirstCame,
    OP_CARD: lambda n: CardCame(NAMES[n]),
    OP_HAMMER: lambda n: HammerCame(),
}


class Moves(dict[int, ChicoreeMove]):
    """Every number met so far and the one object that stands for it: a legal list makes no objects."""

    def __missing__(self, code: int) -> ChicoreeMove:
        self[code] = move = _DECODERS[code & 15](code >> 4)
        return move


MOVES = Moves()
PASS = PassBid()
HAMMER = HammerCame()
_RAISES: list[ChicoreeAction] = []
_SEALS: list[ChicoreeAction] = []


def raises(low: int, high: int) -> list[ChicoreeAction]:
    """Raises to `low` up to `high` tokens, cut out of a list that grows with the richest purse."""
    while len(_RAISES) <= high:
        _RAISES.append(RaiseBid(max(1, len(_RAISES))))
    return _RAISES[low : high + 1]


def seals(high: int) -> list[ChicoreeAction]:
    """Sealed bids of 0 up to `high` tokens."""
    while len(_SEALS) <= high:
        _SEALS.append(SealBid(len(_SEALS)))
    return _SEALS[: high + 1]
