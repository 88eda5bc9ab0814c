"""`terroir arena`: reports as table, JSON and plot; one clear line for what cannot be."""

import json
from pathlib import Path

import pytest

from terroir.core.registry import games
from tests.cli.conftest import Terroir

GAME = games()[0]


def test_the_table_shows_wins_ratings_and_the_verdict(terroir: Terroir) -> None:
    ran = terroir("arena", GAME, "--bots", "greedy,random", "--duplicate", "--num", "60", "--sprt", "0,100")
    assert ran.code == 0, ran.err
    assert "greedy" in ran.out and "Rating" in ran.out and "Decided: greedy is better than random" in ran.out
    german = terroir("arena", GAME, "--num", "4", "--sprt", "0,100", "--lang", "de")
    assert "Unentschieden" in german.out


def test_of_three_bots_each_is_tested_against_those_named_after_it(terroir: Terroir) -> None:
    bots = "greedy,greedy:noise=300,random"
    same = ("arena", GAME, "--bots", bots, "--players", "2", "--duplicate", "--sprt", "0,100", "--num", "600")
    ran = terroir(*same, "--output", "json")
    assert ran.code == 0, ran.err
    found = json.loads(ran.out)
    tested = [(test["first"], test["second"], test["verdict"]) for test in found["sprt"]]
    assert tested[1:] == [("greedy", "random", "better"), ("greedy:noise=300", "random", "better")]
    assert tested[0][:2] == ("greedy", "greedy:noise=300")
    assert found["games"] < 600 or tested[0][2] == "undecided"


def test_three_bots_meet_at_tables_of_two(terroir: Terroir) -> None:
    bots = "random,greedy,greedy:noise=300"
    ran = terroir("arena", GAME, "--bots", bots, "--players", "2", "--num", "12", "--output", "json")
    assert ran.code == 0, ran.err
    found = json.loads(ran.out)
    assert [row["name"] for row in found["bots"]] == ["greedy", "greedy:noise=300", "random"]
    assert [row["games"] for row in found["bots"]] == [8, 8, 8]


def test_a_series_is_kept_resumed_drawn_and_reported(terroir: Terroir) -> None:
    same = ("arena", GAME, "--resume", "games.jsonl", "--duplicate", "--output", "report.json")
    assert terroir(*same, "--num", "4").code == 0
    kept = Path("games.jsonl").read_text()
    assert terroir(*same, "--num", "8", "--plot", "bots.png").code == 0
    assert Path("games.jsonl").read_text().startswith(kept)
    assert json.loads(Path("report.json").read_text())["games"] == 8
    assert Path("bots.png").read_bytes().startswith(b"\x89PNG")
    other = terroir(*same, "--num", "8", "--seed", "1")
    assert other.code == 2 and "holds another series: its seed is 0, not 1" in other.err


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("--sprt", "20,0"), "--sprt is two Elo numbers, the lower first, such as 0,20, not '20,0'"),
        (("--sprt", "0,20", "--bots", "greedy"), "--sprt compares bots: --bots FIRST,SECOND"),
        (("--bots", ""), "--bots names no bot"),
        (("--plot", "bots.txt"), "--plot is a file that ends in .png, .svg or .pdf, not 'bots.txt'"),
        (("--plot", "no/bots.png"), "no/bots.png: there is no such folder"),
        (("--output", "csv"), "--output is json or a file that ends so, not 'csv'"),
        (("--num", "0"), "--num is a whole number from 1"),
        (("--jobs", "-1"), "--jobs is a whole number from 0"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    terroir: Terroir, args: tuple[str, ...], why: str
) -> None:
    ran = terroir("arena", GAME, *args)
    assert ran.code == 2 and ran.out == "" and why in ran.err and ran.err.count("\n") == 1
