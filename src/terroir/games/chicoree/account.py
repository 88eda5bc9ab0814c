"""Where the tokens of a finished game came from, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from terroir.core.abilities import Account
from terroir.core.game import Event, Message, Over
from terroir.games.chicoree.events import CardSold, ChallengeWon, IncomeReceived, RevenuePaid
from terroir.games.chicoree.messages import seat_message

SOURCES = ("income", "revenue", "challenges", "sales")


def account(over: Over, happened: Sequence[tuple[int, Event]]) -> Account:
    """Each source by seat, and by which of the ends the winner won."""
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
    told = {name: tuple(tokens) for name, tokens in sources.items() if any(tokens)}
    if len(over.winners) > 1:
        return Account(told, None, None)
    winner = over.winners[0]
    other = max((seat for seat in seats if seat != winner), key=lambda seat: (over.scores[seat], -seat))
    args: dict[str, str | int | Message] = {
        "reason": over.reason,
        "steps": over.scores[winner],
        "less": max(0, over.scores[other]),
        "to": seat_message(other),
    }
    return Account(told, Message("account-chicoree-decided", args, winner), happened[-1][0])
