"""A guest who signs in to the account that they have: what they played comes along, if they want it."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex

from tests.server.conftest import Serve, Served
from tests.server.people import Guest
from tests.server.test_life import sql, terroir
from tests.waiting import wait_for

NAME = "Zsuzsanna"


def account(server: Served, name: str = "Anna") -> tuple[Guest, str]:
    """Somebody with an account, and the code by which they come in."""
    made = server.guest(name)
    return made, made.post("/api/account/recovery")["code"]


def between(one: Guest, other: Guest, visibility: str = "public") -> str:
    table = one.table("noughts", visibility=visibility)
    invite = one.post(f"/api/tables/{table}/invite")["token"] if visibility == "private" else ""
    other.post(f"/api/tables/{table}/join", {"nonce": token_hex(16)}, **{"x-terroir-invite": invite})
    return table


def concede(guest: Guest, table: str) -> None:
    seat = guest.look(table)
    assert seat.ask("concede", seat=seat.seat)["type"] == "accepted"
    seat.fair()


def mine(guest: Guest) -> set[str]:
    return {one["id"] for one in guest.get("/api/tables?mine=yes")["tables"]}


def records(guest: Guest) -> set[str]:
    return {one["id"] for one in guest.get("/api/records?mine=yes")["records"]}


def test_what_a_guest_plays_comes_along(serve: Serve, tmp_path: Path) -> None:
    server, file = serve("--rate", "1000"), tmp_path / "terroir.db"
    anna, code = account(server)
    bert, guest = server.guest("Bert"), server.guest(NAME)
    finished = between(guest, bert, visibility="private")
    concede(guest, finished)
    running, waiting = between(guest, bert, visibility="private"), guest.table("noughts")
    first = guest.look(running)
    assert first.play(first.actions()[0])["type"] == "accepted"
    first.ask("chat", text=f"I am {NAME}")
    guest.post("/api/friends", {"person": bert.id})
    bert.post("/api/friends", {"person": guest.id})
    also = server.guest()  # the same guest at another device
    link = guest.post("/api/account/device")["link"].partition("#link=")[2]
    also.post("/api/sign-in/link", {"token": link})

    came = guest.post("/api/sign-in/recovery", {"code": code, "bring": True})
    assert came["person"] == anna.id and came["behind"] == 0
    assert also.get("/api/me")["person"] is None, "nobody gets into an account by what was a guest's"
    assert mine(anna) == {running, waiting} and records(anna) == {finished}
    assert anna.get(f"/api/records/{finished}")["record"]["names"] == [NAME, "Bert"]
    assert anna.get(f"/api/people/{anna.id}")["games"][0]["tally"] == {"games": 1, "won": 0}
    assert [one["person"] for one in anna.get("/api/friends")["friends"]] == [bert.id]
    assert anna.look(finished).seat == 0 and bert.get("/api/friends")["friends"][0]["person"] == anna.id

    server.kill()  # what has become of it is in the log
    server = serve("--rate", "1000")
    for one in (anna, bert):
        one.http.base_url = one.address = one.origin = server.address
        one.http.headers["origin"] = server.address
    assert anna.look(finished).seat == 0
    theirs, hers = bert.look(running), anna.look(running)
    assert hers.seat == 0 and theirs.play(theirs.actions()[0])["type"] == "accepted"
    hers.until(hers.state["n"] + 1)
    assert hers.play(hers.actions()[0])["type"] == "accepted"
    assert anna.get(f"/api/tables/{waiting}")["table"]["yours"], "who made it is still its host"

    anna.delete("/api/me")
    held = "names", "seats", "people", "chat", "entries", "tables"
    wait_for(
        lambda: NAME not in repr([sql(file, f"SELECT * FROM {one}") for one in held]),
        "what the guest was called is still there",
    )
    assert terroir("db", "check", "--db", f"sqlite:///{file}").returncode == 0


def test_nobody_has_two_seats_at_a_table_nor_sits_with_whom_they_keep_apart(serve: Serve) -> None:
    server = serve("--rate", "1000")
    anna, code = account(server)
    bert, guest = server.guest("Bert"), server.guest(NAME)
    both, apart, free = between(anna, guest), between(guest, bert), guest.table("noughts")
    bert.post("/api/me/blocks", {"person": anna.id, "blocked": True})
    came = guest.post("/api/sign-in/recovery", {"code": code, "bring": True})
    assert came["behind"] == 2 and mine(anna) == {both, free}
    assert anna.get(f"/api/tables/{both}")["seated"] == [0]
    assert anna.look(both).seat == 0 and bert.look(apart).state["seats"][0]["name"] == NAME


def test_it_comes_along_only_where_somebody_wants_it_and_is_a_guest(serve: Serve) -> None:
    server = serve("--rate", "1000")
    anna, _ = account(server)

    def enter(guest: Guest, **more: bool) -> int:
        link = anna.post("/api/account/device")["link"].partition("#link=")[2]
        behind: int = guest.post("/api/sign-in/link", {"token": link, **more})["behind"]
        return behind

    unasked, other, rude = server.guest("Cleo"), account(server, "Dora")[0], server.guest("Emil")
    loud = server.guest("Flora")
    tables = [one.table("noughts") for one in (unasked, other, rude, loud)]
    terroir("admin", "mute", str(loud.id), "--db", server.database)
    anna.post(f"/api/tables/{tables[2]}/report", {"person": rude.id, "why": "insults everybody"})
    assert enter(unasked) == 0, "whoever is sent a link gives nothing away"
    assert enter(other, bring=True) == 1, "an account is no guest"
    assert enter(rude, bring=True) == 1, "nobody gets rid of a report"
    assert enter(loud, bring=True) == 1, "nor of what a moderator has decided"
    assert mine(anna) == set()
