"""People who look for a game by way of different processes find each other, once."""

from tests.faults.conftest import Workers
from tests.server.test_lobby import WANTED, Looking


def test_people_of_two_processes_are_seated_at_one_table(workers: Workers) -> None:
    first, second = workers(2)
    anna, bert = first.guest("Anna"), second.guest("Bert")
    hers, his = Looking(anna), Looking(bert)
    table = anna.table(WANTED["game"], 2)
    his.until(lambda _: table in his.tables())
    bert.post("/api/me/shown", {"shown": True})
    hers.until(lambda told: [one["name"] for one in told["lobby"]["people"]] == ["Bert"])
    hers.until(lambda told: told["lobby"]["online"] == 2)
    bert.post("/api/me/shown", {"shown": False})
    hers.until(lambda told: not told["lobby"]["people"])
    for person in (anna, bert):
        person.post("/api/lobby/seek", WANTED)
    found = hers.matched()
    assert his.matched() == found != table
    assert {seat["name"] for seat in anna.get(f"/api/tables/{found}")["seats"]} == {"Anna", "Bert"}
    mine = [line["id"] for line in bert.get("/api/tables?mine=yes")["tables"]]
    assert mine == [found], "nobody is seated twice"
