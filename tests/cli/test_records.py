"""`terroir verify` and `terroir replay` on real records, true and forged."""

from itertools import pairwise
from pathlib import Path

import pytest

from terroir.core.record import CHANCE, Line, Record, Tag, parse
from terroir.core.registry import games
from tests.cli.conftest import Terroir


@pytest.fixture(params=games())
def file(request: pytest.FixtureRequest, terroir: Terroir) -> Path:
    """A finished game of each kind."""
    terroir(
        "play", request.param, "--players", "2", "--bots", "greedy,random", "--seed", "1", "--save", "a.game"
    )
    return Path("a.game")


def forge(file: Path, tags: dict[str, str] | None = None, lines: dict[int, Line] | None = None) -> None:
    record = parse(file.read_text("utf-8"))
    forged = tuple(Tag(tag.key, (tags or {}).get(tag.key, tag.value)) for tag in record.tags)
    told = tuple((lines or {}).get(i, Line(line.who, line.text)) for i, line in enumerate(record.lines))
    file.write_text(Record(forged, told).to_text(), "utf-8")


def swap_draws(file: Path) -> None:
    """The first two draws that differ, exchanged: still a possible game, but not the promised one."""
    lines = parse(file.read_text("utf-8")).lines
    draws = [
        i
        for i, (line, following) in enumerate(pairwise(lines))
        if line.who == following.who == CHANCE
        and line.text != following.text
        and line.text.split()[0] == following.text.split()[0]
    ]
    first = draws[0]
    forge(file, lines={first: lines[first + 1], first + 1: lines[first]})


def test_a_true_record_is_verified(terroir: Terroir, file: Path) -> None:
    ran = terroir("verify", str(file))
    assert ran.code == 0 and "steps follow the rules" in ran.out and "draws are those" in ran.out


def test_a_forged_draw_is_found(terroir: Terroir, file: Path) -> None:
    swap_draws(file)
    ran = terroir("verify", str(file))
    assert ran.code == 1 and "Not in order" in ran.out and "line" in ran.out


def test_a_forged_result_is_found(terroir: Terroir, file: Path) -> None:
    forge(file, {"Result": "999 1"})
    ran = terroir("verify", str(file))
    assert ran.code == 1 and "Result is '999 1'" in ran.out


def test_another_secret_is_found(terroir: Terroir, file: Path) -> None:
    forge(file, {"Secret": "ab" * 32})
    ran = terroir("verify", str(file))
    assert ran.code == 1 and "not the one that was promised" in ran.out


def test_a_forged_action_is_found(terroir: Terroir, file: Path) -> None:
    lines = parse(file.read_text("utf-8")).lines
    at = next(i for i, line in enumerate(lines) if line.who != CHANCE)
    forge(file, lines={at: Line("1" if lines[at].who == "2" else "2", lines[at].text)})
    assert terroir("verify", str(file)).code == 1
    assert terroir("replay", str(file)).code == 2


def test_replay_shows_the_end_any_ply_and_every_so_many(terroir: Terroir, file: Path) -> None:
    actions = sum(line.who != CHANCE for line in parse(file.read_text("utf-8")).steps)
    end = terroir("replay", str(file))
    assert end.code == 0 and f"{actions}/{actions}" in end.out and "★ wins" in end.out
    third = terroir("replay", str(file), "--ply", "3")
    assert f"3/{actions}" in third.out and "★" not in third.out
    some = terroir("replay", str(file), "--every", "20")
    assert some.out.count(f"/{actions}  ") == len(range(0, actions + 1, 20))
    assert terroir("replay", str(file), "--ply", str(actions + 1)).code == 2
    assert terroir("replay", str(file), "--ply", "-1").code == 2
    assert terroir("replay", str(file), "--every", "0").code == 2
