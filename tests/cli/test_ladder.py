"""`terroir ladder`: the same bytes whoever plays it; where a bot of one's own stands."""

import json
from pathlib import Path

import pytest

from terroir.arena.ladder import published
from terroir.core.registry import games, load
from tests.cli.conftest import Terroir

MINE = """
from terroir.bots.bot import Bot

class First(Bot):
    def plan(self, game, view, actions, randbelow, budget=None):
        return [actions[0]]
"""
OPTIONS = {"citrus": ("--variant", "short")}


@pytest.mark.parametrize("game", games())
def test_the_same_arguments_give_the_same_bytes_with_any_number_of_processes(
    terroir: Terroir, game: str
) -> None:
    Path("mine.py").write_text(MINE)
    same = ("ladder", game, "--bots", "mine.py:First", "--against", "random,greedy", "--deals", "2")
    same += OPTIONS.get(game, ())
    ran = terroir(*same, "--output", "one.json")
    assert ran.code == 0 and "mine.py:First against" in ran.out, ran.err
    assert terroir(*same, "--jobs", "2", "--resume", "games.jsonl", "--output", "two.json").code == 0
    assert Path("one.json").read_bytes() == Path("two.json").read_bytes()
    assert terroir(*same, "--output", "json").out == Path("one.json").read_text()
    assert terroir(*same, "--seed", "1", "--output", "json").out != Path("one.json").read_text()

    found = json.loads(Path("one.json").read_text())
    assert {row["name"] for row in found["bots"]} == {"random", "greedy", "mine.py:First"}
    assert found["deals"] == 2 and len(found["pairs"]) == 3
    assert [row["rating"]["mu"] for row in found["bots"]] == sorted(
        (row["rating"]["mu"] for row in found["bots"]), reverse=True
    )
    for pair in found["pairs"]:
        assert pair["score"]["low"] <= pair["score"]["value"] <= pair["score"]["high"]
    assert "seconds" not in Path("one.json").read_text()


@pytest.mark.parametrize("name", games())
def test_the_published_bots_think_in_nodes_and_are_the_same_where_rules_run_interpreted(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(name)
    bots = published(game)
    assert list(bots)[:2] == ["random", "greedy"] and set(dict(game.levels)) <= set(bots)
    for code in bots.values():
        assert not any(part.endswith(("s", "m")) and part[0].isdigit() for part in code.split(":"))
    compiled = type(game)()
    monkeypatch.setattr(type(game), "compiled", False)
    interpreted = type(game)()
    assert published(interpreted) == published(compiled) == bots


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("--against", "nobody"), "--against 'nobody': the published bots are random, greedy, "),
        (("--against", "random"), "a ladder needs two bots"),
        (("--deals", "0"), "--deals is a whole number from 1"),
        (("--bots", "gredy"), "no bot 'gredy': did you mean greedy?"),
        (("--output", "ladder.csv"), "--output is json or a file that ends so, not 'ladder.csv'"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    terroir: Terroir, args: tuple[str, ...], why: str
) -> None:
    ran = terroir("ladder", games()[0], *args)
    assert ran.code == 2 and ran.out == "" and why in ran.err and ran.err.count("\n") == 1
