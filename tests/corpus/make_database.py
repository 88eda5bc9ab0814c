"""A database that a server of release 0.1.0 wrote while people played there: see README.md.

./run python -m tests.corpus.make_database
"""

from __future__ import annotations

import gzip
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import apsw

from tests.corpus.reading import FOLDER, promises, record_hash
from tests.server.conftest import Served
from tests.server.people import BOT, QUICK, Guest, Seat, play_out

FILES = ("database.sqlite.gz", "database.json")
EXAMPLE = FOLDER.parent / "games/citrus/records/short.txt"


class Evening:
    """People at a server, and the tables that they leave behind."""

    def __init__(self, server: Served) -> None:
        self.people = [server.guest(name) for name in ("Anna", "Bert", "Chloé")]
        self.tables: dict[str, str] = {}
        self.luck = Random("an evening")

    def begin(self, name: str, game: str, people: int = 2, **more: Any) -> list[Seat]:
        """A table with so many people, who look at it."""
        host, *others = self.people[:people]
        table = self.tables[name] = host.table(game, **{"players": people, **more})
        for other in others:
            other.sit(table, nonce=f"nonce of {name}".rjust(32, "."))
        return [person.look(table) for person in self.people[:people]]

    def play(self, seats: list[Seat], until: Callable[[], bool]) -> None:
        """By chance, until it is as wanted or over."""
        for _ in play_out(seats, self.luck):
            if until():
                return

    def some(self, moves: int) -> Callable[[], bool]:
        """After so many moves."""
        left = iter(range(moves))
        return lambda: next(left, None) is None


def never() -> bool:
    return False


def citrus(evening: Evening) -> None:
    seats = evening.begin("citrus running, with chat", "citrus")
    evening.play(seats, lambda: seats[0].state["n"] > 25 and any(seat.state["undo"] for seat in seats))
    mover = next(seat for seat in seats if seat.state["undo"])
    mover.ask("undo", seat=mover.seat)
    evening.play(seats, lambda: seats[0].state["n"] > 40 and any(seat.state["undo"] for seat in seats))
    seats[0].ask("chat", text="Bonsoir ! 🍊")
    seats[1].ask("chat", text="good evening")
    seats[1].ask("mute", person=evening.people[0].id, muted=True)
    seats = evening.begin("citrus finished", "citrus", options={**QUICK["citrus"], "edition": "2013"})
    evening.play(seats, never)
    old = evening.tables["citrus finished"]
    for person in evening.people[1::-1]:
        evening.tables["citrus rematch, running"] = person.post(f"/api/tables/{old}/rematch")["table"]["id"]
    seats = [person.look(evening.tables["citrus rematch, running"]) for person in evening.people[:2]]
    evening.play(seats, evening.some(15))
    seats = evening.begin("citrus conceded, three people", "citrus", 3, options=QUICK["citrus"])
    evening.play(seats, evening.some(12))
    seats[2].ask("concede", seat=2)
    evening.play(seats[:2], never)
    evening.begin("citrus agreed", "citrus")[0].ask("offer_end", seat=0)
    evening.people[1].look(evening.tables["citrus agreed"]).ask("answer_end", seat=1, agree=True)
    bots = [{"kind": "person"}, {"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "practised"}]
    seats = evening.begin("citrus with bots, running", "citrus", 1, players=3, seats=bots, hints=True)
    evening.play(seats, evening.some(20))
    screen = [{"name": "Dora"}, {"name": "Emil"}]
    seats = evening.begin("citrus on one screen", "citrus", 1, players=2, hot_seat=True, seats=screen)
    moves = iter(range(20))
    while next(moves, None) is not None:
        eyes = seats[0]
        eyes.sync()
        if eyes.state["choices"]:
            eyes.until(eyes.play(evening.luck.choice(eyes.actions()))["n"])
        else:
            eyes.send("look", seat=1 - (eyes.seat or 0))
            eyes.next("state")


def chicoree(evening: Evening) -> None:
    def is_sealing() -> bool:
        """Somebody has sealed a bid, somebody else has not."""
        pending = seats[0].state["pending"]
        return bool(pending.get("secret")) and 0 < len(pending["seats"]) < 2

    for number in range(20):
        name = "chicoree, a sealed bid in flight"
        seats = evening.begin(name, "chicoree", 3, clock={"kind": "days", "days": 3})
        evening.play(seats, is_sealing)
        if not all(seat.over for seat in seats):
            break
        evening.tables[f"chicoree finished {number}"] = evening.tables.pop(name)
    options = {**QUICK["chicoree"], "auction": "melee"}
    seats = evening.begin("chicoree melee with a hammer", "chicoree", options=options, clock={"melee_s": 1})
    patient = Random("slow")
    for _ in play_out(seats, evening.luck):
        if seats[0].state["pending"].get("clock_ms") and patient.random() < 0.2:
            time.sleep(1.2)
    seats = evening.begin("chicoree finished", "chicoree", options=QUICK["chicoree"])
    evening.play(seats, never)
    bots = [{"kind": "person"}, BOT, {"kind": "bot", "level": "casual"}, {"kind": "bot", "level": "master"}]
    seats = evening.begin("chicoree with bots, running", "chicoree", 1, players=4, seats=bots)
    evening.play(seats, evening.some(8))
    clock = {"kind": "bank", "bank_s": 10, "increment_s": 0}
    seats = evening.begin("chicoree, out of time", "chicoree", clock=clock, absent_level="greedy")
    evening.play(seats, evening.some(4))
    time.sleep(22)


def unplayed(evening: Evening) -> None:
    anna, bert, _ = evening.people
    evening.tables["open"] = anna.table("citrus", 4)
    evening.tables["cancelled"] = bert.table("citrus")
    bert.post(f"/api/tables/{evening.tables['cancelled']}/leave")
    private = evening.tables["private, with an invitation"] = anna.table("chicoree", visibility="private")
    anna.post(f"/api/tables/{private}/invite")
    evening.tables["unlisted"] = bert.table("chicoree", visibility="unlisted")
    kept = bert.post("/api/records", {"text": EXAMPLE.read_text("utf-8")})
    evening.tables["imported"] = kept["id"]


def described(database: Path, evening: Evening, records: dict[str, Any]) -> dict[str, Any]:
    """What each table comes to."""
    with apsw.Connection(str(database)) as connection:
        found = {}
        for name, id in evening.tables.items():
            sql = "SELECT at_ms, kind, body FROM entries WHERE table_id = ? ORDER BY seq"
            log = [tuple(row) for row in connection.execute(sql, (id,))]
            ((secret,),) = connection.execute("SELECT secret FROM tables WHERE id = ?", (id,))
            found[name] = {"id": id, "promises": promises(id, secret.hex(), log) if log else None}
            found[name]["record"] = records.get(id)
    return {"tables": found}


def guest_name(guest: Guest) -> str:
    return str(guest.get("/api/me")["name"])


def main() -> None:
    for name in FILES:
        if (FOLDER / name).exists():
            raise SystemExit(f"{name} is there: what was stored is never made anew")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "terroir.db"
        server = Served(f"sqlite:///{database}", "--rate", "1000")
        try:
            evening = Evening(server)
            for part in (citrus, chicoree, unplayed):
                part(evening)
                print(part.__name__, len(evening.tables))
            anna = evening.people[0]
            finished = [line["id"] for line in anna.get("/api/records")["records"]]
            records = {id: record_hash(anna.get(f"/api/records/{id}")) for id in finished}
            names = {guest_name(one): one.http.cookies["terroir"] for one in evening.people}
        finally:
            server.kill()
        # One file is easier to keep than two: the log of changes is folded into it.
        connection = apsw.Connection(str(database))
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()
        connection.execute("VACUUM").fetchall()
        connection.close()
        about = {"people": names, **described(database, evening, records)}
        (FOLDER / FILES[0]).write_bytes(gzip.compress(database.read_bytes(), mtime=0))
        (FOLDER / FILES[1]).write_text(json.dumps(about, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
