"""Games that are not played to their end by everybody: people give up, agree, leave or run out of time."""

from __future__ import annotations

from random import Random

import pytest

from terroir.core.game import Over
from terroir.core.registry import games
from terroir.server.listing import facts
from terroir.table.audience import Audience
from terroir.table.commands import AnswerEnd, Concede, OfferEnd, Return
from terroir.table.entries import Bank, Ended
from terroir.table.refusals import Refused
from terroir.table.result import result
from terroir.table.setup import Setup
from tests.table.driving import Party, finish

MINUTE = 60_000
GAME = games()[-1]


def party_of(*seats: str | None, **options: object) -> Party:
    party = Party(Setup(game=GAME, seats=seats, host="p0", **options))  # type: ignore[arg-type]
    party.sit()
    party.run_due()
    return party


def ended(party: Party) -> str | None:
    return None if party.table.ended is None else party.table.ended.reason


@pytest.mark.parametrize("other", [None, "random"])
def test_of_two_players_the_other_one_has_won_when_one_gives_up(other: str | None) -> None:
    party = party_of(None, other)
    party.ask(Concede("c", 0), "p0")
    ending = party.table.due_entry(party.now)
    assert ending is not None and isinstance(ending.body, Ended)
    listed = facts(party.table, ending)
    assert listed is not None and [row.won for row in listed.seats or ()] == [False, True]
    party.run_due()
    assert ended(party) == "conceded"
    pending = Audience(party.table).snapshot(None, party.now).pending
    assert (pending.kind, pending.winners, pending.scores, pending.ended) == ("over", (1,), None, "conceded")


def test_of_three_players_one_who_gives_up_is_played_for_and_cannot_win() -> None:
    party = party_of(None, None, None)
    party.ask(Concede("c", 1), "p1")
    party.run_due()
    assert ended(party) is None and party.table.chairs[1].mover == "stand-in"
    finish(party, Random(4))
    over = party.table.pending
    assert isinstance(over, Over)
    for best in ((0, 9, 3), (9, 9, 3), (4, 9, 4)):
        party.table.pending = Over(best, tuple(s for s in range(3) if best[s] == 9), over.reason)
        found = result(party.table, party.table.ended)
        assert found is not None and found.scores == best
        assert found.winners == tuple(s for s in (0, 2) if best[s] == max(best[0], best[2]))


def test_the_last_one_who_has_not_given_up_has_won() -> None:
    party = party_of(None, None, None)
    for seat in (2, 0):
        party.ask(Concede(f"c{seat}", seat), f"p{seat}")
    party.run_due()
    found = result(party.table, party.table.ended)
    assert ended(party) == "conceded" and found is not None and found.winners == (1,)


def test_nobody_agrees_by_running_out_of_time() -> None:
    party = party_of(None, None, clock=Bank(10 * MINUTE, 0))
    assert party.table.decision is not None
    seat = party.table.decision.seats[0]
    other = 1 - seat
    party.ask(OfferEnd("o", other), f"p{other}")
    party.now += 10 * MINUTE
    party.run_due()
    assert party.table.chairs[seat].away == "time" and ended(party) is None
    assert Audience(party.table).snapshot(other, party.now).offer is None
    party.ask(Return("r", seat), f"p{seat}")
    assert party.table.to_agree == [seat]
    party.ask(AnswerEnd("a", seat, True), f"p{seat}")
    party.run_due()
    assert ended(party) == "agreed"


def test_who_is_alone_at_the_table_ends_the_game_and_nobody_is_said_to_have_agreed() -> None:
    party = party_of(None, "random", None)
    party.ask(OfferEnd("o", 0), "p0")
    with pytest.raises(Refused, match="offered"):
        party.ask(OfferEnd("p", 2), "p2")
    party.ask(Concede("c", 2), "p2")
    party.run_due()
    assert ended(party) is None
    party.ask(OfferEnd("q", 0), "p0")
    party.run_due()
    assert ended(party) == "alone"
    found = result(party.table, party.table.ended)
    assert found is not None and not found.winners


def test_a_win_of_a_stand_in_is_not_counted_as_the_persons() -> None:
    party = party_of(None, None)
    finish(party, Random(2))
    assert isinstance(party.table.pending, Over)
    winner = party.table.pending.winners[0]
    ending = party.stored()[-1]
    for away, counted in (("", True), ("time", False), ("absent", False)):
        party.table.chairs[winner].away = away  # type: ignore[assignment]
        listed = facts(party.table, ending)
        assert listed is not None and listed.seats is not None
        assert listed.seats[winner].won is counted and listed.seats[winner].score is not None
