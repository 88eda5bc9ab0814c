"""Analyses: only of finished games, worked out once, kept, limited, and begun again after a power cut."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec
import pytest

from terroir.bots.playing import play
from terroir.core.registry import games, load
from terroir.core.replay import from_match
from terroir.table.analyses import Analysis
from tests.server.conftest import Serve, Served
from tests.server.people import BOT, Guest, play_out, started
from tests.waiting import wait_for

SHORT = "chicoree"


def finished(guest: Guest, seed: int = 1) -> str:
    """A short game that was played elsewhere."""
    match = play(load(SHORT), ["random", "random"], seed, {"rounds": "2"})
    text = from_match(match, ["Anna", "Bert"]).to_text()
    return str(guest.post("/api/records", {"text": text})["id"])


def at(table: str) -> str:
    return f"/api/records/{table}/analysis"


def done(guest: Guest, table: str) -> Any:
    """What is known once all of it is."""

    def known() -> Any:
        time.sleep(0.25)  # whoever asks more often may soon not ask at all
        return (found := guest.get(at(table)))["state"] == "done" and found

    return wait_for(known, "no analysis")


@pytest.mark.compiled
def test_a_finished_game_is_analysed_once_for_everybody_and_kept(serve: Serve) -> None:
    first = serve()
    anna = first.guest("Anna")
    table = finished(anna)
    stranger = first.guest()
    assert stranger.get(at(table)) == {"state": "none"}
    assert stranger.post(at(table), status=401)["code"] == "identity"
    assert anna.post(at(table))["state"] == "working"
    working = stranger.get(at(table))
    assert working["state"] in ("working", "done")
    found = done(anna, table)
    analysis = msgspec.convert(found["analysis"], Analysis)
    assert analysis.game == SHORT and len(analysis.coach) == 2
    assert anna.post(at(table)) == found == stranger.get(at(table)), "nobody works it out again"
    first.stop()
    assert serve().guest().get(at(table)) == found


@pytest.mark.compiled
def test_after_a_power_cut_in_the_middle_it_is_begun_again(serve: Serve) -> None:
    first = serve()
    anna = first.guest("Anna")
    table = finished(anna)
    anna.post(at(table))
    first.kill()
    second = serve()
    bert = second.guest("Bert")
    assert bert.get(at(table)) == {"state": "none"}
    assert bert.post(at(table))["state"] == "working"
    assert done(bert, table)["analysis"]["turns"]


def test_nothing_is_analysed_while_a_game_runs_whoever_asks(server: Served) -> None:
    for game in games():
        table, people, seats = started(server, game)
        for _, _mover in zip(range(6), play_out(seats, random.Random(2)), strict=False):
            pass
        for guest in (*people, server.guest("Spectator")):
            assert guest.get(at(table), 404)["code"] == "missing"
            assert guest.post(at(table), status=404)["code"] == "missing"
        assert server.guest().get(at(table), 404)["code"] == "missing"
        record = people[0].get(f"/api/tables/{table}/record")
        assert people[0].post("/api/records", {"text": record}, 400)["code"] == "record", "nor by import"


def test_a_private_game_is_analysed_for_those_who_played_it_alone(server: Served) -> None:
    anna = server.guest("Anna")
    table = anna.table(SHORT, seats=[{}, BOT], visibility="private", options={"rounds": "2"})
    for _ in play_out([anna.look(table)], random.Random(3)):
        pass
    for guest in (server.guest(), server.guest("Stranger")):
        assert guest.get(at(table), 404)["code"] == "missing"
    assert server.guest("Stranger").post(at(table), status=404)["code"] == "missing"
    assert anna.get(at(table)) == {"state": "none"}


@pytest.mark.compiled
def test_nobody_has_more_than_one_analysis_at_once_and_is_told_when_to_come_back(server: Served) -> None:
    anna = server.guest("Anna")
    tables = [finished(anna, seed) for seed in range(2)]
    anna.post(at(tables[0]))
    refused = anna.post(at(tables[1]), status=429)
    assert refused["code"] == "too-many" and refused["message"]["args"]["seconds"] > 0
    done(anna, tables[0])
    anna.post(at(tables[1]))


def test_a_game_in_which_nobody_decided_says_so_once_and_for_all(server: Served) -> None:
    anna, bert = people = [server.guest("Anna"), server.guest("Bert")]
    table = anna.table(SHORT, options={"rounds": "2"})
    bert.sit(table)
    eyes = anna.look(table)
    assert eyes.ask("concede", seat=0)["type"] == "accepted"
    assert anna.post(at(table))["state"] == "working"
    wait_for(lambda: bert.get(at(table))["state"] == "unfit", "no answer")
    for guest in people:
        assert guest.post(at(table)) == {"state": "unfit"}
