"""Hosts send away and ban, people block and report, whoever runs the server bans, renames and closes."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from terroir.core.registry import games
from tests.server.conftest import Serve, Served
from tests.server.people import BOT, Guest
from tests.server.test_chat import say, texts
from tests.server.test_life import sql, terroir
from tests.waiting import wait_for

GAME = games()[0]


def refused(guest: Guest, table: str) -> str:
    return str(guest.get(f"/api/tables/{table}", 403)["message"]["id"])


def test_a_host_sends_somebody_away_and_bans_them(server: Served) -> None:
    host, rude = server.guest("Host"), server.guest("Rude")
    table = host.table(GAME, 3)
    rude.sit(table)
    eyes = rude.look(table)
    host.post(f"/api/tables/{table}/kick", {"person": rude.id})
    assert eyes.next("closing")["code"] == "banned"
    assert host.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
    assert refused(rude, table) == "refused-banned"
    assert host.get(f"/api/tables/{table}/bans") == {"people": [rude.id]}
    with pytest.raises(InvalidStatus):
        rude.look(table)
    host.post(f"/api/tables/{table}/ban", {"person": rude.id, "banned": False})
    assert host.get(f"/api/tables/{table}/bans") == {"people": []}
    rude.sit(table)
    host.post(f"/api/tables/{table}/ban", {"person": rude.id})
    rude.post(f"/api/tables/{table}/join", {}, 403)
    assert host.post(f"/api/tables/{table}/ban", {"person": host.id}, 403)["code"] == "forbidden"
    rude.get(f"/api/tables/{host.table(GAME)}")  # at other tables they may look on


def test_nobody_who_plays_is_sent_away(server: Served) -> None:
    host, other = server.guest("Host"), server.guest("Other")
    table = host.table(GAME)
    other.sit(table)
    for path in ("kick", "ban"):
        answer = host.post(f"/api/tables/{table}/{path}", {"person": other.id}, 403)
        assert answer["message"]["id"] == "refused-plays"
    other.get(f"/api/tables/{table}")


def test_a_full_list_of_mutes_does_not_keep_the_host_from_silencing(server: Served) -> None:
    host, loud = server.guest("Host"), server.guest("Loud")
    table = host.table(GAME)
    eyes, spectator = host.look(table), loud.look(table)
    for number in range(501):
        spectator.send("mute", command=f"m{number}", person=f"nobody{number}", muted=True)
    answers = [spectator.next("accepted", "refused")["type"] for _ in range(501)]
    assert answers.count("refused") == 1 and answers[-1] == "refused"
    assert eyes.ask("silence", person=loud.id, silenced=True)["type"] == "accepted"
    assert say(spectator, "c1", "still here")["message"]["id"] == "refused-silenced"


def test_who_is_blocked_is_not_read_and_does_not_sit_at_my_tables(server: Served) -> None:
    anna, rude = server.guest("Anna"), server.guest("Rude")
    table, mine = server.guest("Host").table(GAME, 3), anna.table(GAME)
    there = rude.look(table)
    say(there, "c1", "first")
    eyes = anna.look(table)
    assert anna.post("/api/me/blocks", {"person": rude.id}) == {"people": [rude.id]}
    say(there, "c2", "second")
    assert texts(eyes) == [] and texts(there) == ["first", "second"]
    answer = rude.post(f"/api/tables/{mine}/join", {}, 403)
    assert answer["message"]["id"] == "refused-blocked"
    assert anna.get("/api/me/data")["blocked"] == [rude.id]
    assert anna.post("/api/me/blocks", {"person": rude.id, "blocked": False}) == {"people": []}
    assert anna.get("/api/me/blocks") == {"people": []} and texts(eyes) == ["first", "second"]
    rude.sit(mine)


def test_reports_have_their_context_and_whoever_runs_the_server_acts(serve: Serve, tmp_path: Path) -> None:
    server, file = serve("--rate", "1000"), tmp_path / "terroir.db"
    db = ["--db", f"sqlite:///{file}"]
    anna, rude = server.guest("Anna"), server.guest("Insult")
    table = anna.table(GAME, 3)
    rude.sit(table)
    seen = rude.look(table)
    say(seen, "c1", "something rude")
    anna.post(f"/api/tables/{table}/report", {"person": rude.id, "why": "insults\u202e"}, 400)
    anna.post(f"/api/tables/{table}/report", {"person": "nobody123456", "why": "who?"}, 400)
    anna.post(f"/api/tables/{table}/report", {"person": rude.id, "why": "insults everybody"})

    listed = terroir("admin", "reports", *db)
    assert listed.returncode == 0, listed.stderr
    for part in (f"Insult ({rude.id})", "insults everybody", "something rude", table, "Reports: 1."):
        assert part in listed.stdout
    assert "Insult" not in repr(sql(file, "SELECT * FROM reports")), "names are looked up, not kept"

    assert terroir("admin", "ban", str(rude.id), "--why", "insults", *db).stdout == "Done.\n"
    assert seen.next("closing")["code"] == "banned"
    wait_for(lambda: rude.http.post("/api/tables", json={"game": GAME, "players": 2}).status_code == 403, "")
    rude.get("/api/tables")
    assert terroir("admin", "rename", str(rude.id), "Guest 7", *db).returncode == 0
    assert sql(file, f"SELECT name, folded FROM seats WHERE table_id = '{table}' ORDER BY seat")[:2] == [
        ("Anna", "anna"),
        ("Guest 7", "guest 7"),
    ]
    assert terroir("admin", "unban", str(rude.id), *db).returncode == 0
    wait_for(lambda: rude.http.post("/api/tables", json={"game": GAME, "players": 2}).status_code == 200, "")

    running = anna.table(GAME, seats=[{}, BOT])
    for id in (table, running):
        assert terroir("admin", "close", id, *db).returncode == 0
    ((report,),) = sql(file, "SELECT id FROM reports")
    assert terroir("admin", "settle", str(report), *db).returncode == 0
    assert "Reports: 0." in terroir("admin", "reports", *db).stdout
    assert "settled" in terroir("admin", "reports", "--all", *db).stdout
    log = terroir("admin", "log", *db).stdout
    deeds = [line.split()[3] for line in log.splitlines()[:-1]]
    assert deeds == ["settled", "closed", "closed", "unbanned", "renamed", "banned"], log
    assert "Insult" not in log
    for wrong in (["ban", "nobody"], ["rename", "nobody", "Anna"], ["close", "nowhere"], ["settle", "none"]):
        done = terroir("admin", *wrong, *db)
        assert done.returncode == 2 and done.stderr.count("\n") == 1, done
    server.stop()
    assert terroir("db", "check", *db).returncode == 0
