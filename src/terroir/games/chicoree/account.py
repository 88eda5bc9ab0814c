"""Where the tokens of a finished game came from, and what decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from terroir.core.abilities import Account, Missed
from terroir.core.game import Event, Message, Over
from terroir.games.chicoree.events import (
    BidsOpened,
    CardSold,
    CardsShown,
    ChallengeCalled,
    ChallengeWon,
    IncomeReceived,
    RevenuePaid,
)
from terroir.games.chicoree.messages import seat_message

SHORT = 3
"""Tokens or flowers fewer than the one who won, below this, for a near miss."""
DECIDED = "account-chicoree-decided"
SOURCES = ("income", "revenue", "challenges", "sales")


def account(over: Over, tokens: Sequence[int], happened: Sequence[tuple[int, Event]]) -> Account:
    """Each source by seat, and by which of the ends the winner won. `tokens` are those they ended with."""
    seats = range(len(over.scores))
    sources = {name: [0 for _ in seats] for name in SOURCES}
    for _, event in happened:
        match event:
            case IncomeReceived():
                sources["income"][event.seat] += event.tokens
            case RevenuePaid():
                sources["revenue"][event.to] += event.tokens
            case ChallengeWon():
                sources["challenges"][event.seat] += event.tokens
            case CardSold():
                sources["sales"][event.seat] += event.tokens
    told = {name: tuple(got) for name, got in sources.items() if any(got)}
    missed = tuple(_missed(happened))
    return Account(told, _decided(over, tokens), happened[-1][0], missed)


def _decided(over: Over, tokens: Sequence[int]) -> Message:
    """By which of the ends; after the last round by steps, then tokens, else it is shared. K-E1 to K-E3."""
    winner, *level = over.winners
    if level:
        shared = {"steps": over.scores[winner], "tokens": tokens[winner]}
        return Message(
            DECIDED, {"reason": "shared", **shared, "list": tuple(map(seat_message, over.winners))}
        )
    others = [seat for seat in range(len(tokens)) if seat != winner]
    other = max(others, key=lambda seat: (over.scores[seat], tokens[seat], -seat))
    level_on_steps = over.scores[other] == over.scores[winner]
    args: dict[str, str | int | Message] = {
        "reason": "tokens" if level_on_steps else over.reason,
        "steps": over.scores[winner],
        "less": max(0, over.scores[other]),
        "tokens": tokens[winner],
        "fewer": tokens[other],
        "to": seat_message(other),
    }
    return Message(DECIDED, args, winner)


def _missed(happened: Sequence[tuple[int, Event]]) -> Iterator[Missed]:
    """Sealed bids and challenges that were lost by a token or a flower or two. K-A2, K-C2."""
    shown: list[CardsShown] = []
    for step, event in happened:
        match event:
            case BidsOpened():
                most = max(event.tokens)
                for seat, tokens in zip(event.seats, event.tokens, strict=True):
                    if 0 < tokens < most and most - tokens < SHORT:
                        args: dict[str, str | int | Message] = {
                            "card": event.card,
                            "tokens": tokens,
                            "more": most - tokens + 1,
                        }
                        yield Missed(seat, step, tokens, Message("near-chicoree-bid", args))
            case CardsShown():
                shown.append(event)
            case ChallengeWon():
                most = max((one.flowers for one in shown), default=0)
                for one in shown:
                    if 0 < one.flowers < most and most - one.flowers < SHORT:
                        won: dict[str, str | int | Message] = {
                            "tokens": event.tokens,
                            "more": most - one.flowers + 1,
                        }
                        yield Missed(one.seat, step, event.tokens, Message("near-chicoree-flowers", won))
                shown = []
            case ChallengeCalled():
                shown = []
