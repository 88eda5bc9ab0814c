"""What bids and challenges were worth to those who made them, against what they paid; for after the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from terroir.core.abilities import Deal
from terroir.core.game import Event, Message
from terroir.games.chicoree.bots.reasons import worth
from terroir.games.chicoree.deck import NUMBER
from terroir.games.chicoree.events import (
    AuctionOpened,
    BidRaised,
    BidsOpened,
    CardOffered,
    CardSold,
    CardsShown,
    CardWon,
    ChallengeCalled,
    ChallengeWon,
)
from terroir.games.chicoree.state import State


class Contest:
    """What is fought for: the card, how it was before, and what everybody bid, showed and won."""

    def __init__(self, state: State, card: str) -> None:
        self.state = state.clone()
        self.card = card
        self.bids: dict[int, int] = {}
        self.sealed: dict[int, int] = {}
        self.shown: dict[int, tuple[str, ...]] = {}
        self.won: dict[int, int] = {}

    def worth(self, seat: int, card: str = "") -> int:
        return worth(self.state, seat, NUMBER[card or self.card])


def deals(told: Iterable[tuple[int, State, Sequence[Event]]]) -> Iterator[Deal]:
    """Every card that was paid for, every sealed bid for nothing, every bluff and every challenge."""
    contest: Contest | None = None
    for step, state, events in told:
        for event in events:
            if isinstance(event, AuctionOpened | CardOffered | ChallengeCalled):
                contest = Contest(state, event.card)
            elif contest is not None:
                yield from _counted(step, contest, event)
        if contest is not None and contest.shown and any(contest.shown.values()):
            yield from _challenge(step, contest)
            contest = None


def _counted(step: int, contest: Contest, event: Event) -> Iterator[Deal]:
    def deal(name: str, seat: int, paid: int, value: int) -> Deal:
        return Deal(step, seat, Message(f"deal-chicoree-{name}", {"card": contest.card}), paid, value)

    match event:
        case BidRaised():
            contest.bids[event.seat] = event.tokens
        case BidsOpened():
            contest.sealed = dict(zip(event.seats, event.tokens, strict=True))
        case CardWon():
            yield deal("bought", event.seat, event.tokens, contest.worth(event.seat))
            for seat, tokens in contest.sealed.items():
                if seat != event.seat and tokens:
                    yield deal("lost", seat, tokens, 0)
            for seat, bid in contest.bids.items():
                if seat != event.seat and bid > contest.worth(seat):
                    yield deal("bluff", seat, 0, contest.worth(seat) - bid)
        case CardSold():
            yield deal("sold-to", event.to, event.tokens, contest.worth(event.to))
        case CardsShown():
            contest.shown[event.seat] = event.cards
        case ChallengeWon():
            contest.won[event.seat] = event.tokens


def _challenge(step: int, contest: Contest) -> Iterator[Deal]:
    """What the cards that somebody gave up were worth, and what they got for them. K-C4."""
    for seat, cards in contest.shown.items():
        if cards:
            name = "challenge" if seat in contest.won else "challenge-lost"
            paid = sum(contest.worth(seat, card) for card in cards)
            yield Deal(step, seat, Message(f"deal-chicoree-{name}"), paid, contest.won.get(seat, 0))
