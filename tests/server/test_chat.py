"""Chat and names: one line for one command, nobody speaks or sits under the name of somebody who is there."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx
import pytest

from terroir.core.game import Over
from terroir.core.play import Match
from terroir.core.registry import games, load
from terroir.core.replay import from_match
from tests.server.conftest import Served
from tests.server.people import Guest, Seat

GAME = games()[0]


def finished_record() -> str:
    """A game of Anna and Bert, played by chance."""
    game, rng = load(GAME), Random(2)
    match = Match(game, game.start(2, {}), rng.randrange)
    while not isinstance(match.pending, Over):
        seat = match.pending.seats[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return from_match(match, ["Anna", "Bert"]).to_text()


def texts(eyes: Seat) -> list[str]:
    eyes.send("resync", after=0)
    return [line["text"] for line in eyes.next("state")["chat"]]


def say(eyes: Seat, command: str, text: str) -> dict[str, Any]:
    eyes.send("chat", command=command, text=text)
    return eyes.next("accepted", "refused")


def test_the_same_command_sent_three_times_is_one_line(server: Served) -> None:
    anna = server.guest("Anna")
    table = anna.table(GAME)
    eyes = anna.look(table)
    for _ in range(3):
        assert say(eyes, "hello-1", "hello")["type"] == "accepted"
    assert say(eyes, "hello-1", "something else")["code"] == "conflict"
    other = server.guest("Bert").look(table)
    assert say(other, "hello-1", "from another person")["type"] == "accepted"
    assert texts(eyes) == ["hello", "from another person"]


def shown(eyes: Seat) -> list[str]:
    """The lines that a client shows, which forgets what it had when everything comes anew."""
    lines: list[str] = []
    for text in eyes.raw:
        frame = json.loads(text)
        if frame["type"] == "state":
            lines = [line["text"] for line in frame["chat"]]
        elif frame["type"] == "chatted" and frame["line"]["text"] not in lines:
            lines.append(frame["line"]["text"])
    return lines


@pytest.mark.parametrize("time", range(5))
def test_who_comes_in_while_somebody_speaks_misses_nothing(server: Served, time: int) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    table = anna.table(GAME)
    speaks, said = anna.look(table), [f"line {n}" for n in range(90)]
    with ThreadPoolExecutor() as pool:
        speaking = pool.submit(lambda: [say(speaks, text.replace(" ", "-"), text)["type"] for text in said])
        came: list[Seat] = []
        while not speaking.done():
            came.append(bert.look(table))
            came[-1].send("resync", after=0)
    assert speaking.result() == ["accepted"] * len(said) and len(came) > 2
    for eyes in came:
        eyes.sync()
        assert shown(eyes) == said
        eyes.close()


def test_nobody_speaks_or_sits_under_the_name_of_somebody_who_is_there(server: Served) -> None:
    host, zoe, other = server.guest("Host"), server.guest("Zoe"), server.guest("Z0e")
    table = host.table(GAME, 3)
    first = zoe.look(table)
    second = other.look(table)
    assert say(second, "c1", "I am Zoe")["message"]["id"] == "refused-name-taken"
    assert other.post(f"/api/tables/{table}/join", {}, 400)["message"]["id"] == "refused-name-taken"
    assert say(first, "c1", "no, I am")["type"] == "accepted"
    zoe.sit(table)
    # Who changes their name keeps the one of their seat there, and takes nobody else's.
    zoe.post("/api/me", {"name": "Host"})
    again = zoe.look(table)
    say(again, "c2", "still Zoe")
    again.send("resync", after=0)
    assert [line["name"] for line in again.next("state")["chat"]] == ["Zoe", "Zoe"]
    impostor = server.guest("H0st").look(table)
    assert say(impostor, "c1", "do as I say")["message"]["id"] == "refused-name-taken"
    assert texts(first) == ["no, I am", "still Zoe"]


def test_imported_games_are_for_those_who_have_the_link(server: Served) -> None:
    anna = server.guest("Anna")
    text = finished_record()
    line = anna.post("/api/records", {"text": text})
    assert line["imported"]
    public = server.guest("Bert").get("/api/records")["records"]
    assert line["id"] not in [one["id"] for one in public]
    assert line["id"] in [one["id"] for one in anna.get("/api/records?mine=yes")["records"]]
    server.guest().get(f"/api/records/{line['id']}")


@pytest.mark.parametrize("name", ["\u202egnoc", "a" * 30, "Bо" + "b", "Anna  B"])
def test_names_in_imported_games_obey_the_rules_for_names(server: Served, name: str) -> None:
    text = finished_record().replace("Anna", name)
    refused = server.guest("Anna").post("/api/records", {"text": text}, 400)
    assert refused["code"] in ("name", "record"), refused


def test_a_private_table_cannot_be_told_from_none(server: Served) -> None:
    host, stranger = server.guest("Host"), server.guest("Stranger")
    table = host.table(GAME, visibility="private")
    for guest in (stranger, server.guest()):
        for path in ("", "/record", "/history", "/qr.svg"):
            told = [_bare(guest, f"/api/tables/{one}{path}") for one in (table, "abcdefghijkl")]
            assert told[0] == told[1] and told[0][0] == 404
        told = [_bare(guest, f"/api/records/{one}") for one in (table, "abcdefghijkl")]
        assert told[0] == told[1]


def _bare(guest: Guest, path: str) -> tuple[int, bytes]:
    response: httpx.Response = guest.http.get(path)
    return response.status_code, response.content
