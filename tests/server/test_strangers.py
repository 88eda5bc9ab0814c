"""Must show: two strangers finish a game by an invitation, without an account; the record proves it fair."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from terroir.core.record import parse
from terroir.core.registry import examples, games, load
from terroir.core.verify import verify
from tests.server.conftest import Serve, Served
from tests.server.people import play_out
from tests.table.driving import kind_of

QUICK = {"citrus": {"short": "yes"}, "chicoree": {"rounds": "4"}}
ROOT = Path(__file__).parent.parent.parent
NONCES = [f"the number of {name}".ljust(32, ".") for name in ("anna", "bert")]


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_two_strangers_finish_a_game_by_an_invite_link(server: Served, game: str, tmp_path: Path) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    setup = {"game": game, "players": 2, "visibility": "private", "options": QUICK.get(game, {})}
    table = anna.post("/api/tables", setup)["table"]["id"]
    anna.promise(table, 0, NONCES[0])
    link = anna.post(f"/api/tables/{table}/invite")
    assert link["path"] == f"/{table}#{link['token']}"
    bert.get(f"/api/tables/{table}", 404)
    bert.post(f"/api/tables/{table}/join", {}, 200, **{"x-terroir-invite": link["token"]})
    kept = {"NonceHash1": bert.promise(table, 1, NONCES[1])["seats"][0]["commitment"]}
    for seat, person in ((1, bert), (0, anna)):
        person.post(f"/api/tables/{table}/nonce", {"seat": seat, "nonce": NONCES[seat]})
    seats = [anna.look(table), bert.look(table)]
    for _ in play_out(seats, random.Random(4)):
        pass
    assert seats[0].fair() == seats[1].fair()
    record = anna.get(f"/api/tables/{table}/record")
    promise = seats[0].fair()["commitment"]
    verified = verify(parse(record), load(game), kept | {"Commitment": promise, "Nonce2": NONCES[1]})
    assert (verified.draws > 0) == (kind_of(game).draws > 0) and verified.shown == "witnessed"
    file = tmp_path / "game"
    file.write_text(record)
    check = subprocess.run([sys.executable, ROOT / "tools" / "verify_fair.py", file], capture_output=True)
    assert check.returncode == 0, check
    assert bert.get(f"/api/records/{table}")["text"] == record
    server.guest("Curious").get(f"/api/records/{table}", 404)


def test_a_page_tells_how_to_build_the_client_or_is_the_client(server: Served) -> None:
    response = server.guest().http.get("/abcd1234abcd")
    assert response.status_code == 200
    assert "<html" in response.text
    assert "script-src 'self'" in response.headers["content-security-policy"]


def test_no_nonce_leaves_the_server_before_all_have_promised(serve: Serve, tmp_path: Path) -> None:
    """Not that of a program without promises either, and not after a restart."""
    address = f"sqlite:///{tmp_path}/promises.db"
    server = serve(database=address)
    anna, bert = server.guest("Anna"), server.guest("Bert")
    table = anna.table("highcard", 3, nonce=NONCES[0], visibility="unlisted")
    bert.post(f"/api/tables/{table}/join")
    eyes, heard = bert.look(table), list[str]()
    early = {"seat": 1, "nonce": NONCES[1]}
    assert bert.promise(table, 1, NONCES[1])["seats"][0]["commitment"]
    assert eyes.ask("give_nonce", **early)["message"]["id"] == "table-refused-nonce-early"
    assert bert.post(f"/api/tables/{table}/nonce", early, 409)["code"] == "stale"
    for kind in ("undo", "play", "concede"):
        eyes.ask(kind, seat=1, **({"at": 0, "action": "x"} if kind == "play" else {}))
    eyes.send("resync", after=0)
    eyes.sync()
    paths = ("", "/record", "/history", "/order", "/log")
    heard += [*eyes.raw, *(bert.http.get(f"/api/tables/{table}{path}").text for path in paths)]
    server.stop()
    server = serve(database=address)
    bert.address = bert.origin = server.address
    again = server.guest("Cleo").look(table)
    heard += again.raw
    assert len("".join(heard)) > 2_000
    assert not any(nonce in text for nonce in NONCES for text in heard)
    assert not any(nonce in line for nonce in NONCES for line in server.log)
