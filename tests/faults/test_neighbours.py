"""What people do by way of one process holds at the others: chat, mute, ban, presence, rematches,
reminders, limits."""

from concurrent.futures import ThreadPoolExecutor

from terroir.core.registry import games
from terroir.server.limits import Limits
from tests.faults.conftest import Workers
from tests.faults.test_turns import at, database_of, lose_hints
from tests.server.people import started

GAME = games()[0]


def test_presence_chat_mute_and_ban_travel(workers: Workers) -> None:
    here, there = workers(2)
    table, (anna, bert), (sees, _) = started(here, GAME)
    guest = there.guest("Onlooker")
    looks, bert_there = guest.look(table), at(there, bert).look(table)
    while [viewer["name"] for viewer in sees.next("presence")["viewers"]] != ["Onlooker"]:
        pass
    assert sees.ask("mute", person=guest.id, muted=True)["type"] == "accepted"
    anna_there = at(there, anna).look(table)
    looks.ask("chat", text="one")
    assert bert_there.next("chatted")["line"]["text"] == "one"
    bert_there.ask("chat", text="two")
    assert anna_there.next("chatted")["line"]["text"] == "two", "what a muted person says is not shown"
    assert sees.next("chatted")["line"]["text"] == "two", "nor here, and the other line is"
    anna.post(f"/api/tables/{table}/ban", {"person": guest.id, "banned": True})
    assert looks.next("closing")["code"] == "banned"
    while sees.next("presence")["viewers"]:
        pass


def test_what_is_said_at_once_by_way_of_two_processes_is_heard_at_both(workers: Workers) -> None:
    here, there = workers(2)
    anna, bert = here.guest("Anna"), here.guest("Bert")
    table = anna.table(GAME)
    speaking = [anna.look(table), at(there, bert).look(table)]
    for n in range(30):
        for eyes in speaking:
            eyes.send("chat", command=f"c{n}", text=f"line {n}")
    for eyes in speaking:
        lines = {eyes.next("chatted")["line"]["number"] for _ in range(60)}
        assert lines == set(range(1, 61))


def test_who_is_muted_is_read_nowhere_although_nobody_hears_of_it(workers: Workers) -> None:
    here, there = workers(2)
    anna, bert, mute = here.guest("Anna"), here.guest("Bert"), here.guest("Mute")
    table = anna.table(GAME)
    sees, seen_there = anna.look(table), at(there, anna).look(table)
    speaks, answers = mute.look(table), at(there, bert).look(table)
    for n in range(5):
        sees.ask("mute", person=mute.id, muted=False)
        speaks.ask("chat", text=f"shown {n}")
        assert seen_there.next("chatted")["line"]["text"] == f"shown {n}"
        lose_hints(database_of(here))
        sees.ask("mute", person=mute.id, muted=True)
        speaks.ask("chat", text=f"insult {n}")
        answers.ask("chat", text=f"answer {n}")
        assert seen_there.next("chatted")["line"]["text"] == f"answer {n}"


def test_whoever_sat_down_by_way_of_one_process_sits_there_at_another(workers: Workers) -> None:
    here, there = workers(2)
    anna, bert = here.guest("Anna"), here.guest("Bert")
    for _ in range(12):  # hints are quick too, but not always quicker
        table = anna.table(GAME)
        at(there, anna).look(table)
        bert.sit(table)
        assert at(there, bert).look(table).seat == 1


def test_two_who_ask_for_a_rematch_at_once_by_way_of_two_processes_meet(workers: Workers) -> None:
    here, there = workers(2)
    for _ in range(4):
        table, people, (anna, bert) = started(here, GAME)
        asking = [people[0], at(there, people[1])]
        other = asking[1].look(table)
        anna.ask("offer_end", seat=0)
        bert.ask("answer_end", seat=1, agree=True)
        while not other.over:
            other.receive()
        with ThreadPoolExecutor(2) as pool:
            asked = [pool.submit(person.post, f"/api/tables/{table}/rematch") for person in asking]
        made = {one.result()["table"]["id"] for one in asked}
        assert len(made) == 1
        while other.next("seats")["table"]["rematch"] not in made:
            pass


def test_answers_to_a_rematch_and_reminders_travel(workers: Workers) -> None:
    here, there = workers(2)
    table, (anna, bert), (one, _) = started(here, GAME)
    bert = at(there, bert)
    other = bert.look(table)
    one.ask("offer_end", seat=0)
    other.ask("answer_end", seat=1, agree=True)
    again = anna.post(f"/api/tables/{table}/rematch")["table"]["id"]
    waits = anna.look(again)
    while [seat["again"] for seat in other.next("seats")["seats"]] != ["yes", ""]:
        pass
    anna.post(f"/api/tables/{again}/nudge")
    assert other.next("nudged")["name"] == "Anna"
    bert.post(f"/api/tables/{table}/decline")
    while [seat["again"] for seat in waits.next("seats")["seats"]] != ["", "no"]:
        pass
    bert.post(f"/api/tables/{table}/rematch")
    while [seat["kind"] for seat in waits.next("seats")["seats"]] != ["person", "person"]:
        pass


def test_what_was_used_up_at_one_process_is_used_up_at_the_others() -> None:
    here, there = Limits(shared=True), Limits(shared=True)
    while here.chat.allows("anna", 0.0):
        pass
    told = here.spent()
    assert told == [("chat", "anna", 8)] and here.spent() == []
    assert there.chat.allows("anna", 0.0)
    there.spend(told)
    assert not there.chat.allows("anna", 0.0) and there.chat.allows("bert", 0.0)
    assert there.spent() == [("chat", "anna", 1), ("chat", "bert", 1)], "what was told is not told again"
