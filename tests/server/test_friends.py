"""Friends are two who both want to be; who is blocked is not called, not seated, and not told so."""

from __future__ import annotations

from typing import Any

from terroir.core.registry import games
from tests.faults.notices import by_webhook
from tests.server.conftest import Serve, Served
from tests.server.people import Guest
from tests.server.receivers import URL, Receiver
from tests.server.test_lobby import Looking
from tests.waiting import wait_for

GAME = games()[0]


def people(server: Served, *names: str) -> list[Guest]:
    return [server.guest(name) for name in names]


def names(guest: Guest, kind: str) -> list[str]:
    return [one["name"] for one in guest.get("/api/friends")[kind]]


def befriend(one: Guest, other: Guest) -> None:
    one.post("/api/friends", {"person": other.id})
    other.post("/api/friends", {"person": one.id})


def test_friends_are_two_who_both_want_to_be(server: Served) -> None:
    anna, bert = people(server, "Anna", "Bert")
    his = Looking(bert)
    his.until(lambda told: told["you"])
    assert anna.post("/api/friends/look", {"person": bert.id})["name"] == "Bert"
    anna.post("/api/friends", {"person": bert.id})
    his.until(lambda told: told.get("called"))
    assert names(anna, "asked") == ["Bert"] and names(bert, "asking") == ["Anna"]
    assert names(anna, "friends") == [] == names(bert, "friends")
    bert.post("/api/friends", {"person": anna.id})
    assert names(anna, "friends") == ["Bert"] and names(bert, "friends") == ["Anna"]
    assert names(bert, "asking") == [] and bert.get("/api/me/data")["friends"] == [anna.id]
    bert.post("/api/friends/part", {"person": anna.id})
    assert names(anna, "friends") == [] == names(anna, "asked")
    assert anna.post("/api/friends", {"person": anna.id}, 400)["code"] == "malformed"
    assert anna.post("/api/friends", {"person": "nobodyhere12"}, 404)["code"] == "missing"


def test_by_a_name_only_those_are_found_who_want_to_be_seen_or_played_with_me(server: Served) -> None:
    carl, quinn, rosa = people(server, "Carl", "Quinn", "Rosa")

    def found(name: str) -> list[Any]:
        return [one["person"] for one in carl.get(f"/api/friends/find?name={name}")["people"]]

    assert found("Quinn") == [] == found("Rosa")
    quinn.post("/api/me/shown", {"shown": True})
    assert found("Quinn") == [quinn.id] and found("Rosa") == []
    finish(carl, rosa)
    assert found("rosa") == [rosa.id] and names(carl, "met") == ["Rosa"]
    rosa.post("/api/me/blocks", {"person": carl.id})
    assert found("rosa") == [] == names(carl, "met")


def finish(host: Guest, other: Guest) -> str:
    """A game of two that is over."""
    table = host.table(GAME, 2, visibility="unlisted")
    other.sit(table)
    seat = other.look(table)
    assert seat.ask("concede", seat=seat.seat)["type"] == "accepted"
    seat.close()
    wait_for(lambda: host.get(f"/api/tables/{table}")["table"]["status"] == "over" or None, "not over")
    return table


def test_a_friend_is_called_to_a_private_table_and_nobody_else(server: Served) -> None:
    dora, emil, fred = people(server, "Dora", "Emil", "Fred")
    befriend(dora, emil)
    table = dora.table(GAME, 3, visibility="private")
    emil.get(f"/api/tables/{table}", 404)
    answer = dora.post(f"/api/tables/{table}/call", {"person": fred.id}, 403)
    assert answer["message"]["id"] == "refused-no-friend"
    his = Looking(emil)
    his.until(lambda told: told["you"])
    dora.post(f"/api/tables/{table}/call", {"person": emil.id})
    his.until(lambda told: told.get("called"))
    (asked,) = emil.get("/api/invitations")["invitations"]
    assert asked == {"table": table, "game": GAME, "name": "Dora"}
    assert emil.sit(table)["seated"] == [1]
    fred.get(f"/api/tables/{table}", 404)
    other = dora.table(GAME, 2, visibility="private")
    dora.post(f"/api/tables/{other}/call", {"person": emil.id})
    emil.post("/api/invitations/decline", {"table": other})
    assert [one["table"] for one in emil.get("/api/invitations")["invitations"]] == [table]
    emil.get(f"/api/tables/{other}", 404)


def test_who_is_blocked_is_no_friend_calls_nobody_and_is_not_told(server: Served) -> None:
    gina, hugo = people(server, "Gina", "Hugo")
    befriend(gina, hugo)
    table = hugo.table(GAME, 2)
    gina.post("/api/me/blocks", {"person": hugo.id})
    assert names(gina, "friends") == [] == names(hugo, "friends") and names(gina, "blocked") == ["Hugo"]
    hugo.post("/api/friends", {"person": gina.id})
    assert names(gina, "asking") == [], "the question is not even kept"
    gina.post("/api/me/blocks", {"person": hugo.id, "blocked": False})
    finished = finish(hugo, gina)
    gina.post("/api/me/blocks", {"person": hugo.id})
    hugo.post(f"/api/tables/{table}/call", {"person": gina.id})
    hugo.post(f"/api/tables/{finished}/rematch")
    assert gina.get("/api/invitations")["invitations"] == []
    assert gina.post(f"/api/tables/{table}/join", status=403)["message"]["id"] == "refused-blocked"


def test_play_again_calls_those_who_have_left_by_the_ways_they_chose(serve: Serve) -> None:
    with Receiver().open() as receiver:
        server = serve("--rate", "1000", "--webhooks", "--receivers", "127.0.0.0/8", "--url", URL)
        ines, jonas = people(server, "Ines", "Jonas")
        table = finish(ines, jonas)
        jonas.post("/api/notices/channels", by_webhook(receiver, "/hook"))
        again = ines.post(f"/api/tables/{table}/rematch")["table"]["id"]
        said = receiver.taken("/hook", 0).content.decode()
        assert "Somebody asks you to play" in said and again in said
        assert [one["table"] for one in jonas.get("/api/invitations")["invitations"]] == [again]
        jonas.post(f"/api/tables/{table}/rematch")
        assert jonas.get(f"/api/tables/{again}")["seated"] == [1]
        jonas.delete("/api/me")
        ines.post("/api/friends", {"person": jonas.id}, 404)
        assert ines.get("/api/friends")["met"] == []
