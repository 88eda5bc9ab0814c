"""A server that is killed while a guest's games become an account's: all of it happens, once, in the end."""

import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.faults.crash import Server
from tests.sampling import many
from tests.server.people import Guest
from tests.server.test_life import sql, terroir
from tests.server.test_merging import between, concede, mine, records
from tests.waiting import wait_for

KILLS = many(8, 8, 20)


class Merge:
    """A guest, the account that they have, and what they play."""

    def __init__(self, address: str, bert: Guest) -> None:
        self.anna, self.guest = Guest(address, "Anna"), Guest(address, "Zoe")
        self.code: str = self.anna.post("/api/account/recovery")["code"]
        self.finished = between(self.guest, bert)
        concede(self.guest, self.finished)
        self.going = {*(between(self.guest, bert) for _ in range(3)), self.guest.table("noughts")}

    def ask(self) -> httpx.Response:
        return self.guest.http.post("/api/sign-in/recovery", json={"code": self.code, "bring": True})

    def ask_and_be_cut_off(self) -> None:
        with suppress(httpx.TransportError):
            self.ask()

    def owners(self, file: Path) -> list[tuple[object, ...]]:
        """Whose the seat of each table is: the guest's or the account's."""
        tables = ", ".join(f"'{table}'" for table in (self.finished, *self.going))
        people = f"'{self.anna.id}', '{self.guest.id}'"
        return sql(
            file, f"SELECT table_id FROM seats WHERE table_id IN ({tables}) AND person_id IN ({people})"
        )


def started(server: Server) -> None:
    def answers() -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{server.address}/health").status_code == 200
        return False

    server.start()
    wait_for(answers, "the server does not answer")


@pytest.mark.slow
def test_a_kill_while_a_guest_becomes_an_account_loses_and_doubles_nothing(tmp_path: Path) -> None:
    file, luck = tmp_path / "terroir.db", Random(20)
    server = Server(f"sqlite:///{file}", tmp_path)
    found: Counter[str] = Counter()
    try:
        started(server)
        bert = Guest(server.address, "Bert")
        first, *others = [Merge(server.address, bert) for _ in range(KILLS + 1)]
        begun = time.monotonic()
        assert first.ask().json()["behind"] == 0
        takes = time.monotonic() - begun
        for merge in others:
            asking = threading.Thread(target=merge.ask_and_be_cut_off)
            asking.start()
            time.sleep(luck.uniform(0, 1.2 * takes))
            server.kill()
            asking.join()
            assert len(merge.owners(file)) == len({*merge.owners(file)}) == 5, "a seat is nobody's, or twice"
            started(server)
            found[ask_again(merge)] += 1
            assert mine(merge.anna) == merge.going and records(merge.anna) == {merge.finished}
            assert not sql(file, f"SELECT 1 FROM seats WHERE person_id = '{merge.guest.id}'")
            assert not sql(file, f"SELECT 1 FROM people WHERE id = '{merge.guest.id}'")
            for table in merge.going:
                assert merge.anna.look(table).seat == 0, "the log says something else"
        server.stop()
    finally:
        server.end()
    print(found)
    assert terroir("db", "check", "--db", f"sqlite:///{file}").returncode == 0


def ask_again(merge: Merge) -> str:
    """As whoever was cut off does; what they had been before."""
    before = merge.guest.get("/api/me")["person"]
    answer = merge.ask()
    if before == merge.guest.id:
        assert answer.status_code == 200 and answer.json()["behind"] == 0, answer.text
        return "guest"
    # Somebody whose answer was lost has no guest's cookie any more; the code may have done its work.
    assert answer.status_code in (200, 403), answer.text
    return "nobody" if before is None else "account"
