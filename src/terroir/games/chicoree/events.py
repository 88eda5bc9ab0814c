"""What happened, read off the journal of the hot core, each field with a mark of who may see it.

Whatever shows a card or binds somebody `reveals`: a card laid lies, and a bid holds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal

from terroir.core.game import Event
from terroir.core.masking import only_for, public
from terroir.games.chicoree import terms
from terroir.games.chicoree.deck import NAMES, step_card


class FirstPlayerNamed(Event):
    reveals: ClassVar[bool] = True
    seat: int = public()


class IncomeReceived(Event):
    seat: int = public()
    tokens: int = public()


class IncomeBlocked(Event):
    """No income and no revenue; so for `turns` turns, this one included."""

    seat: int = public()
    turns: int = public()


class RevenuePaid(Event):
    seat: int = public()
    to: int = public()
    tokens: int = public()


class DebtArisen(Event):
    """`tokens` were all there was; `owed` is still to be paid."""

    seat: int = public()
    tokens: int = public()
    owed: int = public()


class CardOffered(Event):
    reveals: ClassVar[bool] = True
    seat: int = public()
    card: str = public()


class CardSold(Event):
    seat: int = public()
    to: int = public()
    card: str = public()
    tokens: int = public()


class CardUnsold(Event):
    seat: int = public()
    card: str = public()


class DebtSettled(Event):
    seat: int = public()
    to: int = public()


class PlayerBankrupt(Event):
    """`cards` were left in the hand."""

    reveals: ClassVar[bool] = True
    seat: int = public()
    cards: tuple[str, ...] = public()


class StartLaid(Event):
    reveals: ClassVar[bool] = True
    seat: int = public()
    card: str = public()


class StepLaid(Event):
    reveals: ClassVar[bool] = True
    seat: int = public()
    card: str = public()
    joker: bool = public()


class SpecialPlayed(Event):
    """`target` is null for cards that hit nobody."""

    reveals: ClassVar[bool] = True
    seat: int = public()
    card: str = public()
    target: int | None = public()


class CardDestroyed(Event):
    seat: int = public()
    card: str = public()
    joker: bool = public()


class PlayerAfflicted(Event):
    seat: int = public()
    turns: int = public()


class CardDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int = public()
    card: str = only_for("seat")


class DrawSkipped(Event):
    seat: int = public()


class CardTurned(Event):
    reveals: ClassVar[bool] = True
    seat: int = public()
    card: str = public()


class CardKept(Event):
    seat: int = public()
    card: str = public()


class AuctionOpened(Event):
    """`form` is `turn`, `melee` or `sealed`."""

    card: str = public()
    form: Literal["turn", "melee", "sealed", "challenge"] = public()


class BidRaised(Event):
    reveals: ClassVar[bool] = True
    seat: int = public()
    tokens: int = public()


class BidPassed(Event):
    reveals: ClassVar[bool] = True
    seat: int = public()


class HammerFell(Event):
    reveals: ClassVar[bool] = True


class BidSealed(Event):
    seat: int = public()
    tokens: int = only_for("seat")


class BidsOpened(Event):
    """`seats` bid so many `tokens` each."""

    reveals: ClassVar[bool] = True
    card: str = public()
    seats: tuple[int, ...] = public()
    tokens: tuple[int, ...] = public()


class CardWon(Event):
    seat: int = public()
    card: str = public()
    tokens: int = public()


class CardUnwanted(Event):
    card: str = public()


class ChallengeCalled(Event):
    seat: int = public()
    card: str = public()


class ChoiceSealed(Event):
    seat: int = public()


class CardsShown(Event):
    reveals: ClassVar[bool] = True
    seat: int = public()
    cards: tuple[str, ...] = public()
    flowers: int = public()


class ChallengeWon(Event):
    seat: int = public()
    tokens: int = public()


class ChallengeBlocked(Event):
    """Most flowers, but no tokens for two turns."""

    seat: int = public()


class ChallengeDrawn(Event):
    """Nobody showed a flower."""


class PileShuffled(Event):
    reveals: ClassVar[bool] = True
    cards: int = public()


class TurnEnded(Event):
    seat: int = public()


class RoundEnded(Event):
    round: int = public()


class GameEnded(Event):
    reason: str = public()


def reason_rule(reason: int) -> str:
    """The rule by which the game ended."""
    return {terms.END_CHAIN: "K-E1", terms.END_ROUNDS: "K-E2", terms.END_ALONE: "K-E3"}[reason]


CONTESTS: dict[int, Literal["turn", "melee", "sealed", "challenge"]] = {
    terms.BIDDING: "turn",
    terms.MELEE: "melee",
    terms.SEALED_BIDS: "sealed",
    terms.CHALLENGE: "challenge",
}
"""What everybody plays for, as events and views name it."""
_READERS: dict[int, Callable[[int, int, int], Event]] = {
    terms.FIRST_NAMED: lambda p, a, b: FirstPlayerNamed(p),
    terms.INCOME_RECEIVED: lambda p, n, _: IncomeReceived(p, n),
    terms.INCOME_BLOCKED: lambda p, n, _: IncomeBlocked(p, n),
    terms.REVENUE_PAID: RevenuePaid,
    terms.DEBT_ARISEN: DebtArisen,
    terms.CARD_OFFERED: lambda p, k, _: CardOffered(p, NAMES[k]),
    terms.CARD_SOLD: lambda ps, k, n: CardSold(ps >> 4, ps & 15, NAMES[k], n),
    terms.CARD_UNSOLD: lambda p, k, _: CardUnsold(p, NAMES[k]),
    terms.DEBT_SETTLED: lambda p, q, _: DebtSettled(p, q),
    terms.START_LAID: lambda p, k, _: StartLaid(p, NAMES[k]),
    terms.STEP_LAID: lambda p, s, joker: StepLaid(p, step_card(s), bool(joker)),
    terms.SPECIAL_PLAYED: lambda p, k, q: SpecialPlayed(p, NAMES[k], q if q >= 0 else None),
    terms.CARD_DESTROYED: lambda p, s, joker: CardDestroyed(p, step_card(s), bool(joker)),
    terms.SEAT_AFFLICTED: lambda p, n, _: PlayerAfflicted(p, n),
    terms.CARD_DRAWN: lambda p, k, _: CardDrawn(p, NAMES[k]),
    terms.DRAW_SKIPPED: lambda p, a, b: DrawSkipped(p),
    terms.CARD_TURNED: lambda p, k, _: CardTurned(p, NAMES[k]),
    terms.CARD_KEPT: lambda p, k, _: CardKept(p, NAMES[k]),
    terms.AUCTION_OPENED: lambda k, form, _: AuctionOpened(NAMES[k], CONTESTS[form]),
    terms.BID_RAISED: lambda p, n, _: BidRaised(p, n),
    terms.BID_PASSED: lambda p, a, b: BidPassed(p),
    terms.HAMMER_FELL: lambda a, b, c: HammerFell(),
    terms.BID_SEALED: lambda p, n, _: BidSealed(p, n),
    terms.CARD_WON: lambda p, k, n: CardWon(p, NAMES[k], n),
    terms.CARD_UNWANTED: lambda k, a, b: CardUnwanted(NAMES[k]),
    terms.CHALLENGE_CALLED: lambda p, k, _: ChallengeCalled(p, NAMES[k]),
    terms.CHOICE_SEALED: lambda p, a, b: ChoiceSealed(p),
    terms.CHALLENGE_WON: lambda p, n, _: ChallengeWon(p, n),
    terms.CHALLENGE_BLOCKED: lambda p, n, _: ChallengeBlocked(p),
    terms.CHALLENGE_DRAWN: lambda a, b, c: ChallengeDrawn(),
    terms.PILE_SHUFFLED: lambda n, a, b: PileShuffled(n),
    terms.TURN_ENDED: lambda p, a, b: TurnEnded(p),
    terms.ROUND_ENDED: lambda n, a, b: RoundEnded(n),
    terms.GAME_ENDED: lambda reason, a, b: GameEnded(reason_rule(reason)),
}

Line = tuple[int, int, int, int]
Lines = list[Line]


def _cards(lines: Lines) -> tuple[str, ...]:
    return tuple(NAMES[k] for _, _, k, n in lines for _ in range(n))


# What ends a list of lines that belong together.
_GATHERED: dict[int, Callable[[int, int, Lines], Event]] = {
    terms.BIDS_OPENED: lambda k, _, lines: BidsOpened(
        NAMES[k], tuple(p for _, p, _, _ in lines), tuple(n for _, _, n, _ in lines)
    ),
    terms.CARDS_SHOWN: lambda p, n, lines: CardsShown(p, _cards(lines), n),
    terms.BANKRUPT: lambda p, _, lines: PlayerBankrupt(p, _cards(lines)),
}
_PARTS = {terms.BID_SHOWN, terms.CARD_SHOWN}


def from_journal(journal: list[int]) -> tuple[Event, ...]:
    """The events behind the journal of one action: a kind and three numbers each."""
    parts: Lines = []
    found: list[Event] = []
    for i in range(0, len(journal), 4):
        kind, a, b, c = journal[i : i + 4]
        if kind in _PARTS:
            parts.append((kind, a, b, c))
        elif kind in _GATHERED:
            found.append(_GATHERED[kind](a, b, parts))
            parts = []
        else:
            found.append(_READERS[kind](a, b, c))
    return tuple(found)
