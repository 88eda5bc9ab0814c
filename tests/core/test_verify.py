"""Anybody can check the luck of a finished game: with the engine, and with a script of its own."""

import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from terroir.core.errors import BadRecord
from terroir.core.fair import FairStream, commitment, stream_key
from terroir.core.game import Decide
from terroir.core.play import Match
from terroir.core.record import Record, parse
from terroir.core.replay import from_match, unmasked_record
from terroir.core.verify import fair_tags, verify
from tests.core.toy import GAME, State
from tools import verify_fair

SECRET = bytes(range(100, 132))
NONCES = ["heads", "", 'a "quoted" \\ nonce']
ID = "table-42"


def fair_game(stop: int = 1000, restart: int | None = None) -> Match[State]:
    """A game with fair luck; after `restart` decisions the server crashes and takes it up again."""
    rng = Random(8)
    key = stream_key(SECRET, ID, NONCES)
    match = Match(GAME, GAME.start(3, {}), FairStream(key).randbelow)
    while stop and isinstance(match.pending, Decide):
        if restart == 0:
            match = resumed(match, key)
        restart = None if restart is None else restart - 1
        seat = rng.choice(match.pending.seats)
        match.play(seat, rng.choice(match.legal(seat)))
        stop -= 1
    return match


def resumed(match: Match[State], key: bytes) -> Match[State]:
    drawn = sum(1 for step in match.steps if step.seat is None)
    again = Match(GAME, GAME.clone(match.state), FairStream(key, drawn).randbelow)
    again.steps, again.events = list(match.steps), list(match.events)
    return again


def fair_record() -> Record:
    tags = fair_tags(ID, commitment(SECRET, ID), NONCES, SECRET)
    return from_match(fair_game(), ["A", "B", "C"], tags)


RECORD = fair_record().to_text()


def test_a_fair_game_verifies() -> None:
    draws = sum(line.who == "=" for line in fair_record().steps)
    assert verify(parse(RECORD), GAME) == (draws, "redrawn") and draws > 10


def test_the_independent_verifier_agrees() -> None:
    said: list[str] = []
    verified = verify(parse(RECORD), GAME)
    assert verify_fair.verify(RECORD, GAME, said.append) == verified == (len(said), "redrawn")
    assert said[0].startswith("draw 1: piece ")


@pytest.mark.parametrize("decisions", [0, 1, 4, 9])
def test_after_a_crash_the_same_is_drawn_again(decisions: int) -> None:
    assert fair_game(restart=decisions).steps == fair_game().steps


def swapped() -> str:
    """A record in which the server put another prize on the table than was drawn, all else being legal."""
    lines = RECORD.split("\n")
    at = max(i for i, line in enumerate(lines) if line.startswith("= prize"))
    lines[at] = "= prize 1" if lines[at] != "= prize 1" else "= prize 2"
    return "\n".join(lines)


CHEATS = {
    "another piece": (swapped(), "draw [0-9]+ was 'prize"),
    "another secret": (RECORD.replace(SECRET.hex(), bytes(32).hex()), "promised"),
    "another game": (RECORD.replace('[Id "table-42"]', '[Id "table-43"]'), "promised"),
    "another nonce": (RECORD.replace('"heads"', '"tails"'), "draw 1 was"),
    "a nonce too few": (RECORD.replace('[Nonce1 "heads"]\n', ""), "draw 1 was"),
    "another commitment": (RECORD.replace(commitment(SECRET, ID), "0" * 64), "promised"),
    "another score": (RECORD.replace('[Result "', '[Result "1'), "Result"),
}


@pytest.mark.parametrize("text, why", CHEATS.values(), ids=CHEATS)
def test_a_cheating_server_is_found_out_twice(text: str, why: str) -> None:
    assert text != RECORD
    with pytest.raises(BadRecord, match=why):
        verify(parse(text), GAME)
    with pytest.raises(SystemExit, match="NOT FAIR"):
        verify_fair.verify(text, GAME)


@pytest.mark.parametrize(
    "find, put, why",
    [
        (f'[Secret "{SECRET.hex()}"]\n', "", "no tag Secret"),
        (SECRET.hex(), "xyz", "64 hexadecimal digits"),
        (SECRET.hex(), SECRET.hex().upper(), "64 hexadecimal digits"),
        ('[Id "table-42"]\n', "", "no tag Id"),
        ('"heads"', '"é"', "not a nonce"),
    ],
)
def test_what_is_missing_is_named(find: str, put: str, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        verify(parse(RECORD.replace(find, put)), GAME)


def test_a_running_game_cannot_be_verified() -> None:
    tags = fair_tags(ID, commitment(SECRET, ID), NONCES)
    running = unmasked_record(fair_game(stop=4), ["A", "B", "C"], tags).to_text()
    with pytest.raises(BadRecord, match="no tag Secret"):
        verify(parse(running), GAME)
    early = running.replace('[Id "', f'[Secret "{SECRET.hex()}"]\n[Id "')
    with pytest.raises(BadRecord, match="finished"):
        verify(parse(early), GAME)


def test_the_independent_verifier_is_short_and_independent() -> None:
    with open(verify_fair.__file__, encoding="utf-8") as file:
        lines = file.read().split('"""\n', 2)[2].split("\n")
    assert len([line for line in lines if line.strip()]) <= 100, "but for what it says about itself"
    assert not [line for line in lines if line.startswith(("import", "from")) and "terroir" in line]


def test_the_independent_verifier_runs_as_a_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    monkeypatch.setattr(sys, "argv", ["verify_fair.py", str(file)])
    installed = SimpleNamespace(load=lambda _: GAME)
    monkeypatch.setattr(verify_fair.importlib, "import_module", lambda _: installed)
    file.write_text(RECORD, "utf-8")
    verify_fair.main()
    assert capsys.readouterr().out.endswith(f"{verify_fair.SHOWS['redrawn']}\n")
    file.write_text(RECORD.replace("[Secret", "[Secrets"), "utf-8")
    with pytest.raises(SystemExit, match="no tag 'Secret'"):
        verify_fair.main()
    file.write_text("", "utf-8")
    with pytest.raises(SystemExit, match="no tag Game"):
        verify_fair.main()


def test_an_illegal_move_is_found_out_too() -> None:
    lines = RECORD.split("\n")
    at = next(i for i, line in enumerate(lines) if " bid " in line)
    held = [line for line in lines[:at] if line.startswith("= card")]
    missing = next(card for card in range(1, 7) if f"= card {card}" not in held)
    lines[at] = f"{lines[at][0]} bid {missing}"
    with pytest.raises(SystemExit, match="could not bid"):
        verify_fair.verify("\n".join(lines), GAME)
