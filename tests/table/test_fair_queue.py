"""An address that asks for much waits for its own work; nobody else waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from terroir.table.fair_queue import (
    GUESTS,
    LEAST_S,
    MOST_KINDS,
    MOST_WAITING,
    NOBODY,
    RETRY_S,
    FairQueue,
    Payer,
)
from terroir.table.refusals import Refused
from tests.virtual_time import run

MASTER_S, NOVICE_S = 1.2, 0.02
"""What a turn of these bots takes."""


class Party:
    """People who ask for work, each piece of which takes a while."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.had: list[str] = []
        """Whose work was begun."""
        self.waited: dict[str, list[float]] = {}
        self.refused: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    def ask(
        self,
        payer: Payer,
        table: str = "T",
        takes: float = 1.0,
        kind: str = "",
        patience: float | None = None,
        again: int = 0,
    ) -> None:
        """Ask for one piece of work now, and `again` so many times when it is done."""

        async def work() -> None:
            loop, name = asyncio.get_running_loop(), "/".join((*payer, table))
            for _ in range(1 + again):
                asked = loop.time()
                try:
                    async with self.queue.place(payer, table, kind, patience=patience):
                        self.had.append(name)
                        self.waited.setdefault(name, []).append(loop.time() - asked)
                        await asyncio.sleep(takes)
                except Refused as error:
                    assert error.code == "busy" and error.message.args["seconds"] == RETRY_S
                    self.refused.append(name)

        self.tasks.append(asyncio.create_task(work()))

    async def end(self) -> None:
        await asyncio.gather(*self.tasks)


def order(places: int, asked: Iterable[tuple[Payer, str]]) -> list[str]:
    async def play() -> list[str]:
        party = Party(FairQueue(places))
        for payer, table in asked:
            party.ask(payer, table)
        await party.end()
        return party.had

    return run(play())


def test_addresses_come_in_turn_and_then_their_people_and_then_their_tables() -> None:
    anna, bert, carl = ("here", "anna"), ("here", "bert"), ("there", "carl")
    asked = [(anna, "A")] * 3 + [(anna, "B")] + [(bert, "A")] * 2 + [(carl, "A")] * 3
    found = [one.removeprefix("here/") for one in order(1, asked)]
    assert found[:5] == ["anna/A", "there/carl/A", "bert/A", "there/carl/A", "anna/B"]
    assert sorted(found[5:]) == ["anna/A", "anna/A", "bert/A", "there/carl/A"]


def test_sixty_guests_of_one_address_keep_another_address_waiting_for_one_piece_only() -> None:
    async def play() -> None:
        party = Party(FairQueue(1))
        for number in range(60):
            party.ask(("flood", GUESTS), f"table {number}", 0.4)
        await asyncio.sleep(0.1)
        party.ask(("elsewhere", GUESTS), takes=0.1)
        await party.end()
        assert party.had[1] == "elsewhere//T" and party.waited["elsewhere//T"][0] == pytest.approx(0.3)

    run(play())


def test_sixty_guests_beside_an_account_at_their_address_have_half_of_it() -> None:
    async def play() -> None:
        party = Party(FairQueue(1))
        for number in range(60):
            party.ask(("class", GUESTS), f"table {number}")
        party.ask(("class", "anna"), again=9)
        await party.end()
        assert sum(one.startswith("class/anna") for one in party.had[:20]) == 10

    run(play())


def test_guests_of_an_address_come_in_turn() -> None:
    async def play() -> None:
        party = Party(FairQueue(1))
        for number in range(60):
            party.ask(("class", GUESTS, "anna"), f"table {number}")
        party.ask(("class", GUESTS, "bert"), again=9)
        await party.end()
        assert sum(one.startswith("class//bert") for one in party.had[:20]) == 10

    run(play())


def test_new_addresses_of_one_network_share_what_it_has() -> None:
    async def play() -> None:
        party = Party(FairQueue(1))
        for number in range(60):
            party.ask(("2001:db8::/48", f"2001:db8:0:{number:x}::/64", GUESTS))
        party.ask(("192.0.2.1", GUESTS), again=9)
        await party.end()
        assert sum(one.startswith("192.0.2.1") for one in party.had[:20]) == 10

    run(play())


@pytest.mark.parametrize("addresses", [1, 40])
def test_forty_master_bots_do_not_delay_a_novice_bot_elsewhere(addresses: int) -> None:
    async def play() -> None:
        party = Party(FairQueue(2))
        for number in range(40):
            payer = (f"flood {number % addresses}", GUESTS)
            party.ask(payer, f"table {number}", MASTER_S, "master", again=9)
        await asyncio.sleep(5.0)
        party.ask(("elsewhere", GUESTS), takes=NOVICE_S, kind="novice", again=199)
        await party.end()
        waited = party.waited["elsewhere//T"]
        # Of many addresses both places may be taken, but not for longer than one of their turns.
        assert max(waited) <= (MASTER_S + 1e-9 if addresses > 1 else 0.0)

    run(play())


def test_short_work_of_an_address_that_has_long_work_may_use_the_last_place() -> None:
    async def play() -> None:
        party = Party(FairQueue(2))
        party.ask(("class", "bert"), takes=NOVICE_S, kind="novice")
        await party.end()
        for number in range(4):
            party.ask(("class", "anna"), f"table {number}", MASTER_S, "master")
        await asyncio.sleep(0.1)
        party.ask(("class", "bert"), takes=NOVICE_S, kind="novice", again=9)
        await party.end()
        assert party.waited["class/bert/T"] == [0.0] * 11
        assert party.had.index("class/anna/table 1") > party.had.index("class/bert/T")

    run(play())


def test_long_work_is_not_put_off_for_ever_by_the_short_work_of_others() -> None:
    async def play() -> None:
        party, addresses = Party(FairQueue(1)), 50
        party.ask(("long", GUESTS), takes=MASTER_S, kind="long")
        party.ask(("short", GUESTS), takes=0.1, kind="short")
        await party.end()
        for number in range(addresses):
            party.ask((f"flood {number}", GUESTS), takes=0.1, kind="short", again=49)
        await asyncio.sleep(1.0)
        party.ask(("long", GUESTS), takes=MASTER_S, kind="long")
        await party.end()
        assert party.waited["long//T"][1] <= (addresses + 1) * MASTER_S

    run(play())


@pytest.mark.parametrize("payer", [NOBODY, ("here", GUESTS)])
def test_the_last_place_is_for_an_address_that_has_none(payer: Payer) -> None:
    async def play() -> None:
        party = Party(FairQueue(3))
        for number in range(4):
            party.ask(payer, f"table {number}", MASTER_S)
        await asyncio.sleep(0.1)
        assert len(party.had) == 2 and len(party.queue) == 2
        party.ask(("new", GUESTS))
        await asyncio.sleep(0.1)
        assert party.had[2:] == ["new//T"]
        await party.end()
        assert len(party.queue) == 0 and len(party.had) == 5

    run(play())


def test_work_that_has_waited_long_enough_is_refused() -> None:
    async def play() -> None:
        party, loop = Party(FairQueue(1)), asyncio.get_running_loop()
        party.ask(("here", GUESTS), "long", takes=60.0, patience=10.0)
        party.ask(("here", GUESTS), "late", patience=10.0)
        party.ask(("here", GUESTS), "bot")
        await asyncio.sleep(9.9)
        assert not party.refused
        await asyncio.sleep(0.2)
        assert party.refused == ["here//late"] and len(party.queue) == 1
        await party.end()
        assert loop.time() == pytest.approx(61.0) and party.had == ["here//long", "here//bot"]

    run(play())


def test_where_too_much_waits_the_newest_of_who_asks_for_most_is_refused() -> None:
    async def play() -> None:
        party = Party(FairQueue(1))
        party.ask(("one", "anna"), patience=1000.0)
        party.ask(("flood", "bert"), patience=1000.0)
        for number in range(MOST_WAITING + 5):
            party.ask(("flood", GUESTS), f"table {number}", patience=1000.0)
        party.ask(("flood", GUESTS), "bot")
        party.ask(("two", GUESTS), patience=1000.0)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert len(party.queue) == MOST_WAITING + 1  # a bot is never refused
        await party.end()
        assert len(party.refused) == 7 and all(one.startswith("flood//table") for one in party.refused)
        assert {"flood/bert/T", "two//T", "flood//bot", "flood//table 0"} <= set(party.had)

    run(play())


def test_work_that_is_given_up_takes_no_place() -> None:
    async def play() -> None:
        party = Party(FairQueue(1))
        for name in ("first", "second", "third"):
            party.ask((name, GUESTS), takes=1000.0)
        await asyncio.sleep(0.1)
        party.tasks[0].cancel()  # gives its place to the second
        party.tasks[2].cancel()
        await asyncio.sleep(0.1)
        assert party.had == ["first//T", "second//T"] and len(party.queue) == 0
        party.tasks[1].cancel()
        await asyncio.gather(*party.tasks, return_exceptions=True)
        del party.tasks[:]
        party.ask(("fourth", GUESTS))
        await party.end()
        assert party.waited["fourth//T"] == [0.0]

    run(play())


def test_a_task_that_is_cancelled_in_the_moment_of_its_turn_gives_its_place_back() -> None:
    async def play() -> None:
        queue = FairQueue(1)

        async def work() -> None:
            async with queue.place(("here", GUESTS), "T"):
                pass

        task = asyncio.create_task(work())
        async with queue.place(("here", GUESTS), "T"):
            await asyncio.sleep(0.1)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await work()

    run(play())


def test_nothing_is_kept_of_those_who_have_gone() -> None:
    async def play() -> None:
        party = Party(FairQueue(1))
        for number in range(MOST_KINDS + 10):
            party.ask((f"address {number}", GUESTS), takes=LEAST_S, kind=f"kind {number}")
            await asyncio.sleep(LEAST_S)
        await party.end()
        assert not party.queue._all.shares and len(party.queue._expected) <= MOST_KINDS

    run(play())


def test_a_place_elsewhere_goes_to_whose_turn_it_is_and_is_soon_given_back() -> None:
    async def play() -> None:
        queue, had = FairQueue(1), list[tuple[str, bool]]()

        async def work(name: str, only_here: bool = False) -> None:
            async with queue.place((name, GUESTS), "T", only_here=only_here) as is_here:
                had.append((name, is_here))
                await asyncio.sleep(10.0 if is_here else 0.0)

        tasks = [asyncio.create_task(work(name)) for name in ("much", "much", "much", "one")]
        tasks.append(asyncio.create_task(work("strict", True)))
        await asyncio.sleep(1.0)
        assert had == [("much", True)], "nobody is elsewhere"
        queue.open_elsewhere(True, 60.0)
        await asyncio.sleep(1.0)
        assert had[1:] == [("one", False), ("much", False), ("much", False)]
        tasks.append(asyncio.create_task(work("late")))
        await asyncio.sleep(1.0)
        assert had[4:] == [("late", False)], "patient, and not in need of a place here"
        await asyncio.gather(*tasks)
        assert had[5:] == [("strict", True)]

    run(play())


def test_work_that_is_not_taken_elsewhere_has_a_place_here_after_some_patience() -> None:
    async def play() -> None:
        queue = FairQueue(1)
        queue.open_elsewhere(True, 0.25)

        async def hand_over() -> None:
            async with queue.place(("much", GUESTS), "T", only_here=False) as is_here:
                assert not is_here
                await asyncio.sleep(60.0)  # nobody takes it

        task = asyncio.create_task(hand_over())
        await asyncio.sleep(0)
        async with queue.place(("one", GUESTS), "T", only_here=False) as is_here:
            assert is_here and asyncio.get_running_loop().time() == pytest.approx(0.25)
        task.cancel()

    run(play())
