"""Sitting down and getting up, hosts, bots, one screen for several seats."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from terroir.bots.codes import UnknownBot, bot
from terroir.bots.levels import default_level, levels, robot
from terroir.core.errors import BadOptions, UnknownGame
from terroir.core.fair import commitment, stream_key
from terroir.core.registry import examples, games, load
from terroir.table.commands import Cancel, Concede, GiveNonce, Join, Leave, Start
from terroir.table.entries import BadLog, Bank, Clock, Created, Entry, NonceGiven, PerMove, Started
from terroir.table.live import AT_ONCE, OPEN_MS, LiveTable
from terroir.table.refusals import Refused
from terroir.table.setup import DAY, Setup, create
from tests.table.driving import SECRET, TABLE, Party, nonce_of, setup_of

GAME = games()[-1]
TWO = Setup(game=GAME, seats=(None, None), host="p0")


def test_a_table_starts_when_the_last_seat_is_taken() -> None:
    party = Party(TWO)
    assert party.table.due_entry(party.now) is None
    party.ask(Join("a", 1, "Ann", nonce_of(1)), "p1")
    assert party.table.status == "open" and party.table.due_entry(party.now) is None
    party.ask(Join("b", 0, "Bob", nonce_of(0)), "p0")
    assert party.table.next_deadline() == AT_ONCE
    party.run_due()
    assert party.table.status == "running" and party.table.decision is not None
    assert party.table.nonces == [nonce_of(0), nonce_of(1)]
    with pytest.raises(Refused, match="begun"):
        party.ask(Leave("c", 0), "p0")


def test_the_luck_is_promised_before_anybody_can_add_to_it() -> None:
    party = Party(setup_of(GAME, Random(3)))
    assert party.table.created.commitment == commitment(SECRET, TABLE)
    party.sit()
    started = party.stored()[-1].body
    assert isinstance(started, Started) and started.drawn
    assert party.table._key == stream_key(SECRET, TABLE, party.table.nonces)


def test_the_game_waits_for_the_nonce_of_every_person() -> None:
    party = Party(Setup(game=GAME, seats=(None, "random", None), host="p0"))
    party.ask(Join("a", 0, "Ann"), "p0")
    party.ask(Join("b", 2, "Bob", nonce_of(2)), "p2")
    party.run_due()
    assert party.table.status == "open" and party.table.next_deadline() != AT_ONCE
    for command, person, why in (
        (Start("c", "random"), "p0", "nonce-missing"),
        (GiveNonce("c", 0, "short"), "p0", "nonce"),
        (GiveNonce("c", 0, ""), "p0", "nonce"),
        (GiveNonce("c", 0, nonce_of(2)), "p0", "nonce-twice"),
        (GiveNonce("c", 0, nonce_of(0)), "p2", "not-yours"),
        (GiveNonce("c", 1, nonce_of(0)), "p0", "not-yours"),
        (GiveNonce("c", 2, nonce_of(0)), "p2", "nonce-given"),
    ):
        with pytest.raises(Refused, match=why):
            party.ask(command, person)
    party.ask(GiveNonce("d", 0, nonce_of(0)), "p0")
    assert party.ask(GiveNonce("d", 0, nonce_of(0)), "p0") is None
    party.run_due()
    assert party.table.status == "running" and party.table.nonces == [nonce_of(0), "", nonce_of(2)]
    with pytest.raises(Refused, match="begun"):
        party.ask(GiveNonce("e", 0, nonce_of(5)), "p0")
    assert party.again().nonces == party.table.nonces


def test_a_table_of_before_begins_without_nonces() -> None:
    party = Party(TWO)
    old = structs.replace(party.table.created, luck=1)
    table = LiveTable(Entry(TABLE, 1, 0, old), SECRET)
    for seat in (0, 1):
        entry = table.decide(Join(f"c{seat}", seat, f"Name {seat}"), f"p{seat}", 1)
        assert isinstance(entry, Entry)
        table.apply(entry)
    begun = table.due_entry(1)
    assert begun is not None and isinstance(begun.body, Started)


def test_no_log_begins_without_a_nonce_or_changes_one() -> None:
    party = Party(TWO)
    party.ask(Join("a", 0, "Ann"), "p0")
    party.ask(Join("b", 1, "Bob", nonce_of(1)), "p1")
    given = NonceGiven(seat=1, nonce=nonce_of(3), command="c", digest=0)
    for body, why in ((Started(drawn=()), "seat 0 has given no nonce"), (given, "seat 1 cannot give")):
        with pytest.raises(BadLog, match=why):
            party.table.apply(Entry(TABLE, party.table.seq + 1, party.now, body))


def test_nonces_count_that_were_there_at_the_start() -> None:
    """Who leaves takes the nonce along: the key is made of those who play."""
    party = Party(TWO)
    party.ask(Join("a", 0, "Ann", nonce_of(9)), "p1")
    party.ask(Leave("b", 0), "p1")
    party.sit()
    assert party.table.nonces == [nonce_of(0), nonce_of(1)]
    assert party.table._key == stream_key(SECRET, TABLE, [nonce_of(0), nonce_of(1)])


def test_who_may_sit_where() -> None:
    party = Party(Setup(game=GAME, seats=(None, "random", None), host="p0"))
    party.ask(Join("a", 0, "Ann"), "p1")
    for command, person, why in (
        (Join("b", 0, "Bob"), "p2", "taken"),
        (Join("b", 1, "Bob"), "p2", "taken"),
        (Join("b", 9, "Bob"), "p2", "no-seat"),
        (Join("b", 2, "Ann"), "p1", "one-seat"),
        (Join("b", 2, "Bob", "é"), "p2", "nonce"),
        (Leave("b", 0), "p2", "not-yours"),
        (Leave("b", 1), "p2", "not-yours"),
        (Start("b", "random"), "p1", "host"),
        (Cancel("b"), "p1", "host"),
        (Concede("b", 0), "p1", "not-begun"),
    ):
        with pytest.raises(Refused, match=why):
            party.ask(command, person)
    party.ask(Leave("c", 0), "p1")
    party.ask(Join("d", 2, "Ann"), "p1")


def test_at_a_hot_seat_table_one_person_has_several_seats() -> None:
    party = Party(Setup(game=GAME, seats=(None, None), host="p0", hot_seat=True))
    party.ask(Join("a", 0, "Ann", nonce_of(0)), "p0")
    party.ask(Join("b", 1, "Bob", nonce_of(1)), "p0")
    party.run_due()
    rng = Random(1)
    for _ in range(30):
        decision = party.table.decision
        assert decision is not None
        seat = decision.seats[0]
        party.play(seat, rng.choice(party.legal(seat)))


def test_the_host_may_begin_with_bots_on_the_open_seats() -> None:
    party = Party(Setup(game=GAME, seats=(None, None, None), host="p0"))
    party.ask(Join("a", 1, "Ann", nonce_of(1)), "p0")
    with pytest.raises(UnknownBot):
        party.ask(Start("b", "nobody"), "p0")
    party.ask(Start("b", "random"), "p0")
    assert [chair.mover for chair in party.table.chairs] == ["bot", "person", "bot"]
    assert party.again().chairs == party.table.chairs


def test_a_table_of_bots_starts_by_itself() -> None:
    party = Party(Setup(game=GAME, seats=("random", "greedy"), host="p0"))
    party.run_due()
    assert party.table.status == "running"


def test_a_table_may_be_cancelled_before_the_start_and_is_closed_if_nobody_comes() -> None:
    party = Party(TWO)
    party.ask(Cancel("a"), "p0")
    assert party.table.ended is not None and party.table.ended.reason == "cancelled"
    with pytest.raises(Refused, match="over"):
        party.ask(Join("b", 0, "Ann"), "p1")
    forgotten = Party(TWO)
    forgotten.now += OPEN_MS - 1
    assert forgotten.table.due_entry(forgotten.now) is None
    forgotten.now += 1
    forgotten.run_due()
    assert forgotten.table.ended is not None and forgotten.again().ended == forgotten.table.ended


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "no such game"}, UnknownGame),
        ({"seats": (None,) * 40}, BadOptions),
        ({"seats": ()}, BadOptions),
        ({"options": {"nothing": "x"}}, BadOptions),
        ({"seats": (None, "nobody")}, UnknownBot),
        ({"absent_bot": "nobody"}, UnknownBot),
        ({"clock": Bank(0, 0)}, Refused),
        ({"clock": Bank(60_000, -1)}, Refused),
        ({"clock": PerMove(10**15)}, Refused),
        ({"hammer_ms": 0}, Refused),
        ({"patience_ms": 1}, Refused),
    ],
)
def test_a_table_that_cannot_be_is_refused(wrong: dict[str, object], error: type[Exception]) -> None:
    setup = Setup(**{"game": GAME, "seats": (None, None), "host": "p0", **wrong})  # type: ignore[arg-type]
    with pytest.raises(error):
        create(TABLE, setup, SECRET, 0)


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_bots_sit_down_by_level_or_by_code_and_a_default_level_stands_in(game: str) -> None:
    for level in levels(load(game)):
        assert robot(load(game), level.code).code == bot(level.bot).code
        body = create(TABLE, Setup(game=game, seats=(level.code, "random"), host="p"), SECRET, 0).body
        assert isinstance(body, Created) and body.absence.bot == default_level(load(game)).code
    assert robot(load(game), "greedy").code == "greedy"


def test_what_is_left_out_suits_the_clock() -> None:
    def created(**more: object) -> Created:
        body = create(TABLE, Setup(game=GAME, seats=(None, None), host="p", **more), SECRET, 0).body  # type: ignore[arg-type]
        assert isinstance(body, Created)
        return body

    assert created().absence.patience_ms == 3 * DAY and created().hammer_ms == 10_000
    assert created(clock=Bank(60_000, 0)).absence.patience_ms is None
    assert set(created().options) >= {"first"}


@pytest.mark.parametrize("game", [name for name in games() if any(o.live for o in load(name).options)])
def test_where_people_look_in_once_a_day_or_share_a_screen_nothing_needs_them_all_at_once(game: str) -> None:
    option = next(option for option in load(game).options if option.live)

    def chosen(clock: Clock, hot_seat: bool = False) -> str:
        asked = {option.name: option.live[0]}
        setup = Setup(game=game, seats=(None, None), host="p", options=asked, clock=clock, hot_seat=hot_seat)
        body = create(TABLE, setup, SECRET, 0).body
        assert isinstance(body, Created)
        return body.options[option.name]

    assert chosen(Bank(60_000, 0)) == option.live[0]
    assert chosen(PerMove(DAY)) == option.default
    assert chosen(Bank(60_000, 0), hot_seat=True) == option.default
