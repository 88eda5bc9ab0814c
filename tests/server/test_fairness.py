"""An address that asks for much waits for its own work: guests are free, and nobody else waits for theirs."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx

from tests.server.conftest import Serve, Served
from tests.server.people import BOT, QUICK, Guest, play_out
from tests.waiting import wait_for

FLOOD = 80


def finished(guest: Guest, game: str = "citrus") -> str:
    """The record of a game of this person's."""
    table = guest.table(game, seats=[{}, BOT], options=QUICK[game])
    eyes = guest.look(table)
    for _ in play_out([eyes], Random(3)):
        pass
    eyes.close()
    return str(guest.get(f"/api/tables/{table}/record"))


def test_refused_imports_of_one_address_do_not_keep_another_address_waiting(server: Served) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert", "127.0.0.3")
    text = finished(anna)
    record = f"/api/records/{anna.post('/api/records', {'text': text})['id']}"
    bad = {"text": f"{text}1 nonsense\n"}  # all lines are replayed before the last one is refused
    guests = [server.guest(f"Flood {number}", "127.0.0.2") for number in range(FLOOD)]
    answers = list[httpx.Response]()

    def judged() -> int:
        return sum(answer.status_code == 400 for answer in answers)

    def flood(guest: Guest) -> None:
        answers.append(guest.http.post("/api/records", json=bad))

    with ThreadPoolExecutor(FLOOD) as threads:
        for guest in (anna, bert) * 4:  # all processes are to be there
            threads.submit(guest.get, f"{record}/replay")
    with ThreadPoolExecutor(FLOOD) as threads:
        for guest in guests:
            threads.submit(flood, guest)
        wait_for(judged, "nothing is answered")
        before = judged()
        anna.get(f"{record}/position?at=0")
        assert judged() - before < 20
    assert before < FLOOD - 40 and {answer.status_code for answer in answers} <= {400, 503}
    for answer in answers:
        assert answer.json()["code"] == ("record" if answer.status_code == 400 else "busy")
        assert ("retry-after" in answer.headers) == (answer.status_code == 503)
    assert not [line for line in server.log if "refused-busy" in line], "a flood does not fill the log"


def test_a_refused_import_counts(serve: Serve, tmp_path: Path) -> None:
    anna = serve().guest("Anna")
    anna.post("/api/records", {"text": "nonsense"}, 400)
    with sqlite3.connect(tmp_path / "terroir.db") as file:
        used = file.execute("SELECT who, used FROM quotas WHERE what = 'imports'").fetchall()
    assert dict(used) == {anna.id: 1, "127.0.0.1": 1}
