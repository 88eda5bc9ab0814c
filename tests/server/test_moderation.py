"""Hosts send away and ban, people block and report, moderators and whoever runs the server act on it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from terroir.core.registry import games
from tests.server.conftest import Serve, Served
from tests.server.people import BOT, Guest
from tests.server.test_chat import say, texts
from tests.server.test_life import sql, terroir
from tests.server.test_merging import account
from tests.waiting import wait_for

GAME = games()[0]


def refused(guest: Guest, table: str) -> str:
    return str(guest.get(f"/api/tables/{table}", 403)["message"]["id"])


def test_nobody_who_is_banned_while_they_come_in_stays(server: Served) -> None:
    host, rude = server.guest("Host"), server.guest("Rude")
    table = host.table(GAME)
    for _ in range(120):
        host.post(f"/api/tables/{table}/ban", {"person": rude.id, "banned": False})
        with ThreadPoolExecutor() as pool:
            coming = pool.submit(rude.look, table)
            host.post(f"/api/tables/{table}/ban", {"person": rude.id})
        with suppress(InvalidStatus, ConnectionClosed):
            eyes = coming.result()
            eyes.send("ping")
            assert eyes.next("closing", "pong")["type"] == "closing"


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


def admin(server: Served, *args: str) -> str:
    """What `terroir admin` says about the database of a server."""
    done = terroir("admin", *args, "--db", server.database)
    assert done.returncode == 0, done.stderr
    return done.stdout


def moderator(server: Served, name: str) -> Guest:
    """Somebody whom whoever runs the server has made a moderator."""
    made, _ = account(server, name)
    admin(server, "moderator", "add", name)
    wait_for(lambda: made.http.get("/api/moderation").status_code == 200, "is no moderator yet")
    return made


def moderation(guest: Guest) -> Any:
    return guest.get("/api/moderation")


def test_a_moderator_acts_on_reports_and_all_of_it_is_in_the_log(serve: Serve) -> None:
    server = serve("--rate", "1000")
    mia, noah = moderator(server, "Mia"), moderator(server, "Noah")
    anna, rude = server.guest("Anna"), server.guest("Insult")
    table = anna.table(GAME, 3)
    rude.sit(table)
    seen = rude.look(table)
    say(seen, "c1", "something rude")
    for person in (rude, mia):
        mia.look(table)
        say(mia.look(table), "m1", "please be kind")
        anna.post(f"/api/tables/{table}/report", {"person": person.id, "why": "insults everybody"})

    (report,) = moderation(mia)["reports"]
    assert (report["person"]["name"], report["by"]["name"], report["why"]) == (
        "Insult",
        "Anna",
        "insults everybody",
    )
    assert ("Insult", "something rude") in [(line["name"], line["text"]) for line in report["lines"]]
    about_mia = next(one for one in moderation(noah)["reports"] if one["person"]["name"] == "Mia")
    mia.post("/api/moderation/settle", {"report": about_mia["id"]}, 404)
    for person in (mia, noah):
        for path in ("ban", "mute"):
            answer = mia.post(f"/api/moderation/{path}", {"person": person.id, "on": True}, 403)
            assert answer["message"]["id"] == "refused-moderator"
    mia.post("/api/moderation/rename", {"person": noah.id, "name": "Nobody"}, 403)

    mia.post("/api/moderation/mute", {"person": rude.id, "on": True, "why": "calm down"})
    assert say(seen, "c2", "more of it")["message"]["id"] == "refused-muted-here"
    assert moderation(mia)["restrained"] == [moderation(mia)["reports"][0]["person"]]
    assert moderation(mia)["restrained"][0]["muted"]
    mia.post("/api/moderation/mute", {"person": rude.id, "on": False})
    assert say(seen, "c3", "I am sorry")["type"] == "accepted"
    mia.post("/api/moderation/rename", {"person": rude.id, "name": "Guest 7"})
    assert rude.get("/api/me")["name"] == "Guest 7"
    mia.post("/api/moderation/ban", {"person": rude.id, "on": True})
    assert (
        rude.post("/api/tables", {"game": GAME, "players": 2}, 403)["message"]["id"] == "refused-banned-here"
    )
    assert seen.next("closing")["code"] == "banned"
    mia.post("/api/moderation/ban", {"person": rude.id, "on": False})
    rude.post("/api/tables", {"game": GAME, "players": 2})
    watching = anna.look(table)
    mia.post("/api/moderation/close", {"table": mia.table(GAME)}, 403)
    mia.post("/api/moderation/close", {"table": table, "why": "insults"})
    assert watching.fair(), "who is there sees it end"
    mia.post("/api/moderation/close", {"table": table}, 404)
    mia.post("/api/moderation/settle", {"report": report["id"], "why": "talked to both"})
    mia.post("/api/moderation/settle", {"report": report["id"]}, 404)
    assert moderation(mia)["reports"] == moderation(mia)["restrained"] == []

    done = ["settled", "closed", "unbanned", "banned", "renamed", "unmuted", "muted"]
    log = [line.split() for line in admin(server, "log").splitlines()[:-1]]
    assert [(line[2], line[3]) for line in log] == [(mia.id, what) for what in done] + [
        ("admin", "moderator-added"),
        ("admin", "moderator-added"),
    ]
    told = moderation(mia)["deeds"]
    assert [one["what"] for one in told][:7] == done and {one["by"]["name"] for one in told} == {"Mia", ""}


def test_who_is_moderator_no_more_loses_it_at_once(serve: Serve) -> None:
    server = serve("--rate", "1000")
    mia, guest = moderator(server, "Mia"), server.guest("Guest")
    assert mia.get("/api/account")["moderator"] and not guest.get("/api/account")["moderator"]
    assert mia.get("/api/me/data")["moderator"] and "Mia" in admin(server, "moderator", "list")
    assert terroir("admin", "moderator", "add", "Guest", "--db", server.database).returncode == 2, (
        "no account"
    )
    account(server, "Twin"), account(server, "Twin")
    twins = terroir("admin", "moderator", "add", "Twin", "--db", server.database)
    assert twins.returncode == 2 and "several are called Twin" in twins.stderr

    cookies = dict(mia.http.cookies)
    mia.post("/api/account/sign-out")
    mia.http.cookies.update(cookies)
    mia.get("/api/moderation", 404)
    noah = moderator(server, "Noah")
    admin(server, "moderator", "remove", "Noah")
    noah.get("/api/moderation", 404)
    noah.post("/api/moderation/ban", {"person": guest.id, "on": True}, 404)
    olga = moderator(server, "Olga")
    admin(server, "ban", str(olga.id))
    olga.get("/api/moderation", 404)
    assert "Moderators: 2." in admin(server, "moderator", "list"), (
        "who signs out or is banned is still one of them"
    )


def test_a_moderator_sees_nothing_of_a_running_game_that_spectators_do_not(serve: Serve) -> None:
    """A private table stays closed to them; of the game a report says nothing."""
    server = serve("--rate", "1000")
    mia = moderator(server, "Mia")
    anna, bert = server.guest("Anna"), server.guest("Bert")
    table = anna.table("highcard", visibility="private")
    invite = anna.post(f"/api/tables/{table}/invite")["token"]
    bert.post(f"/api/tables/{table}/join", {"nonce": "1" * 32}, **{"x-terroir-invite": invite})
    say(anna.look(table), "c1", "good luck")
    anna.post(f"/api/tables/{table}/report", {"person": bert.id, "why": "slow"})
    (report,) = moderation(mia)["reports"]
    assert report["private"] and [line["text"] for line in report["lines"]] == ["good luck"]
    mia.get(f"/api/tables/{table}", 404)
    assert set(report) == {
        "id", "at_ms", "person", "by", "why", "table", "private", "closable", "lines"
    }  # fmt: skip
