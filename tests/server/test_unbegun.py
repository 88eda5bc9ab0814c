"""Tables that never began: what they promised, who closed them, and the deal that would have come."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from terroir.core.errors import BadRecord
from terroir.core.fair import commitment
from terroir.core.record import parse
from terroir.core.registry import load
from terroir.core.verify import verify
from terroir.table.commands import Cancel, GiveNonce, Join
from terroir.table.exporting import unbegun
from terroir.table.live import OPEN_MS
from terroir.table.setup import Setup
from tests.server.conftest import Served
from tests.table.driving import SECRET, TABLE, Party, nonce_of
from tools import verify_fair

GAME = "highcard"
RUN = [sys.executable, "-c", "from terroir.cli.main import app; app()"]
NUMBER = "the number of anna".ljust(32, ".")


def closed(**more: str) -> Party:
    """A table at which all have given their numbers, closed before the server let it begin."""
    party = Party(Setup(game=GAME, seats=(None, None), host="p0", **more))
    for seat in party.seats:
        party.ask(Join(party.command(), seat, f"Name {seat}"), f"p{seat}")
        if not more:
            party.ask(GiveNonce(party.command(), seat, nonce_of(seat)), f"p{seat}")
    party.ask(Cancel("x"), "p0")
    return party


def test_the_deal_that_a_server_disliked_is_known_in_the_end() -> None:
    text = unbegun(closed().table).to_text()
    twin = Party(Setup(game=GAME, seats=(None, None), host="p0"))
    twin.sit()
    assert twin.table.course is not None
    dealt = [line.text for line in parse(text).steps]
    assert dealt == list(twin.stored()[-1].body.drawn) and dealt  # type: ignore[union-attr]
    kept = {"Commitment": commitment(SECRET, TABLE), "Nonce1": nonce_of(0)}
    assert verify(parse(text), load(GAME), kept) == (len(dealt), "unbegun")
    assert verify_fair.verify(text, load(GAME), kept=kept) == (len(dealt), "unbegun")
    for forged in (
        text.replace(f"= {dealt[0]}", f"= {dealt[1]}", 1),
        text.replace(nonce_of(1), nonce_of(2)),
        text.replace(SECRET.hex(), bytes(32).hex()),
    ):
        with pytest.raises(BadRecord):
            verify(parse(forged), load(GAME), kept)
        with pytest.raises(SystemExit, match="NOT FAIR"):
            verify_fair.verify(forged, load(GAME), kept=kept)


def test_the_secret_of_a_deal_that_others_still_play_stays_one() -> None:
    party = closed(deal="highcard-2026-11-19")
    record = unbegun(party.table)
    assert record.value("Secret") is None and not list(record.steps)
    assert SECRET.hex() not in "".join(str(body) for _, body in party.log)


def test_a_table_where_numbers_are_missing_has_no_deal() -> None:
    party = Party(Setup(game=GAME, seats=(None, None), host="p0"))
    party.ask(Join("a", 0, "Anna", nonce_of(0)), "p0")
    party.now += OPEN_MS
    party.run_due()
    record = unbegun(party.table)
    assert not list(record.steps)
    assert verify(record, load(GAME), {"Nonce1": nonce_of(0)}) == (0, "unbegun")
    assert verify_fair.verify(record.to_text(), load(GAME))[1] == "unbegun"


def test_a_log_is_told_to_whoever_may_see_the_table_and_numbers_only_when_it_is_closed(
    server: Served, tmp_path: Path
) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    table = anna.table(GAME, nonce=NUMBER, visibility="private")
    path = f"/api/tables/{table}/log"
    bert.get(path, 404)
    before = anna.get(path)
    assert [one["kind"] for one in before["entries"]] == ["created", "seat-taken", "nonce-given"]
    assert before["closed"] == "" and before["record"] is None and NUMBER not in json.dumps(before)
    promise = before["entries"][0]["commitment"]
    anna.post(f"/api/tables/{table}/leave")
    after = anna.get(path)
    assert after["closed"] == "host" and not after["began"]
    file = tmp_path / "log.json"
    file.write_text(json.dumps(after))
    kept = ("--kept", f"Commitment={promise}", "--kept", f"Nonce1={NUMBER}")
    said = subprocess.run([*RUN, "verify", str(file), *kept], capture_output=True, text=True)
    assert said.returncode == 0 and "never began" in said.stdout
    other = (*kept[:2], "--kept", "Nonce1=" + "0" * 32)
    assert subprocess.run([*RUN, "verify", str(file), *other], capture_output=True).returncode == 1
    file.write_text(json.dumps(before))
    assert subprocess.run([*RUN, "verify", str(file)], capture_output=True).returncode == 2


def test_a_game_that_began_has_a_record_instead(server: Served) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    table = anna.table(GAME, visibility="unlisted")
    bert.sit(table)
    assert anna.get(f"/api/tables/{table}/log") == {
        "began": True,
        "closed": "",
        "entries": [],
        "record": None,
    }
