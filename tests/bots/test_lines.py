"""The line protocol: what a program is told, and how it loses if it crashes, hangs or talks nonsense."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random

import pytest

from terroir.arena.match import Result, Table
from terroir.arena.series import play_series
from terroir.bots.bot import seeded
from terroir.bots.lines import CommandBot, game_line, turn_line
from terroir.core.game import Over, Seat
from terroir.core.play import Match
from terroir.core.registry import games, load
from tests.laws.secrecy import twin_worlds_look_the_same
from tests.laws.worlds import World
from tests.server.people import QUICK
from tests.table.test_twins import has_secrets
from tests.waiting import wait_for
from tools.client import node_and_npm
from tools.environment import ROOT, Environment

HEAD = """
import json, os, subprocess, sys, time
def say(**line): print(json.dumps(line), flush=True)
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello": say(type="hello", name="bad")
    if told["type"] == "turn":
        {does}
"""
BAD = {
    "crashes": ("sys.exit(3)", "ended with exit code 3"),
    "hangs": ("time.sleep(600)", "did not answer within 0.4 s"),
    "no JSON": ("print('buy 3', flush=True)", "answered no move, but 'buy 3'"),
    "no object": ("print('[1, 2]', flush=True)", "answered no move"),
    "no UTF-8": ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "answered no move"),
    "no end": ("print('x' * 100_000, end='', flush=True)", "answered no move"),
    "deep": ("print('[' * 60_000, flush=True)", "answered no move"),
    "other type": ("say(type='hello')", "answered no move"),
    "no action": ("say(type='move')", "chose 'None'"),
    "not legal": ("say(type='move', action='fly to the moon')", "chose 'fly to the moon'"),
    "silent": ("os.close(1); time.sleep(600)", "closed its output"),
}


def command(script: Path, limit: str = "") -> str:
    return f"cmd:{limit}{sys.executable} {script}"


def played(game: str, bots: tuple[str, ...], players: int, games: int) -> list[Result]:
    options = tuple(QUICK.get(game, {}).items())
    return list(play_series(Table(game, players, options, bots, 3), games))


@pytest.mark.parametrize("name", BAD)
def test_a_program_that_fails_has_lost_and_nothing_else_happens(name: str, tmp_path: Path) -> None:
    does, why = BAD[name]
    script = tmp_path / "bad.py"
    script.write_text(HEAD.format(does=does))
    bad = command(script, "400ms:" if name == "hangs" else "")
    for result in played("noughts", (bad, "random"), 2, 2):
        ((seat, said),) = result.faults
        assert why in said and result.bots[seat] == bad and result.winners == (1 - seat,)


def test_a_program_that_says_too_much_loses(tmp_path: Path) -> None:
    script = tmp_path / "talks.py"
    does = "a = told['legal'][0]; print(json.dumps({'type': 'move', 'action': a}) + '\\n{}', flush=True)"
    script.write_text(HEAD.format(does=does))
    (result,) = played("noughts", (command(script), "random"), 2, 1)
    assert len(result.faults) == 1


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    script, child = tmp_path / "parent.py", tmp_path / "child"
    does = f"open({str(child)!r}, 'w').write(str(subprocess.Popen(['sleep', '600']).pid)); say(type='done')"
    script.write_text(HEAD.format(does=f"{does}; time.sleep(600)"))
    played("noughts", (command(script, "600s:"), "random"), 2, 1)
    pid = int(child.read_text())

    def is_gone() -> bool:
        stat = Path(f"/proc/{pid}/stat")
        return not stat.exists() or stat.read_text().rsplit(")", 1)[1].split()[0] == "Z"

    wait_for(is_gone, "it goes on")


def node() -> str:
    """The one that builds the client."""
    return node_and_npm(Environment(".venv", ["dev"], sys.executable))[0]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", ["py", "js"])
def test_the_examples_play_every_game(game: str, language: str) -> None:
    program = sys.executable if language == "py" else node()
    bot = f"cmd:60s:{program} {ROOT / 'examples' / f'line_bot.{language}'}"
    for players in {load(game).players[0], load(game).players[-1]}:
        results = played(game, (bot, "random"), players, 1)
        assert [result.faults for result in results] == [()]


def test_a_program_is_told_what_its_seat_may_see_and_nothing_else(tmp_path: Path) -> None:
    """Line by line, as the functions make them whose secrecy is shown below."""
    script, heard = tmp_path / "listens.py", tmp_path / "heard"
    script.write_text(
        "import json, sys\n"
        f"out = open({str(heard)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    out.write(line); out.flush(); told = json.loads(line)\n"
        "    if told['type'] == 'hello': print('{\"type\": \"hello\"}', flush=True)\n"
        "    if told['type'] == 'turn':\n"
        "        print(json.dumps({'type': 'move', 'action': told['legal'][0]}), flush=True)\n"
    )
    game = load(games()[0])
    bot, luck = CommandBot("mine", command(script)[4:]), seeded(2)
    match = Match(game, game.start(2, {}), seeded(1))
    bot.begin(game, 0, 2, {})
    expected = [{"type": "hello", "protocol": 1}]
    expected.append(game_line(game, 0, 2, {}, game.equipment(game.start(2, {}))))
    foreseen = seeded(2)
    while len(expected) < 12 and not isinstance(match.pending, Over):
        seat = match.pending.seats[0]  # type: ignore[union-attr]
        view, legal = game.view(match.state, seat), match.legal(seat)
        expected.append(turn_line(game, view, legal, foreseen(1 << 32), 5000))
        match.play(seat, bot.plan(game, view, legal, luck)[0])
    bot.end(Over((1, 2), (1,), "by the rules"))
    bot.close()
    expected += [{"type": "over", "scores": [1, 2], "winners": [1]}, {"type": "bye"}]
    assert [json.loads(line) for line in heard.read_text().splitlines()] == json.loads(json.dumps(expected))


@pytest.mark.parametrize("game", games())
def test_worlds_that_differ_in_what_is_hidden_give_the_same_bytes(game: str) -> None:
    compared: list[Seat] = []

    def bot_sees(world: World, viewer: Seat | None) -> str:
        if viewer is None:
            return ""
        compared.append(viewer)
        rules = world.game
        legal = rules.legal(world.state, viewer)
        line = turn_line(rules, rules.view(world.state, viewer), legal, 1, 5000)
        return json.dumps(line, ensure_ascii=False, separators=(",", ":"))

    for seed in range(int(os.environ.get("TERROIR_TWIN_GAMES", "10"))):
        twin_worlds_look_the_same(load(game), Random(seed).randrange(10**6), bot_sees)
    assert compared or not has_secrets(game)
