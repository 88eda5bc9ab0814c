"""Every mistake in the arguments is one clear line of error and exit code 2; never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from terroir.core.registry import games
from tests.cli.conftest import Terroir

GAME = games()[0]

MISTAKES = [
    "--no-such-option",
    "no-such-command",
    "play no-such-game",
    f"play {GAME[:-1]}",
    f"play {GAME} --players 1",
    f"play {GAME} --players 99",
    f"play {GAME} --players two",
    f"play {GAME} --players",
    f"play {GAME} --bots nobody",
    f"play {GAME} --bots greedy:depth=3",
    f"play {GAME} --players 2 --bots greedy,greedy,greedy",
    f"play {GAME} --seat greedy",
    f"play {GAME} --seat 0=greedy",
    f"play {GAME} --players 2 --seat 5=greedy",
    f"play {GAME} --seat 2=greedy --seat 2=random",
    f"play {GAME} --players 2 --names a,b,c",
    f"play {GAME} --variant nonsense",
    f"play {GAME} --option nonsense",
    f"play {GAME} --option nonsense=1",
    f"play {GAME} --lang klingon",
    f"play {GAME} --seed x",
    f"play {GAME} --save no/such/folder\0/x.game",
    f"play {GAME} --resume",
    "play --resume",
    "play --load missing.game",
    "play --load folder",
    "play --load binary.game",
    "play --load broken.game",
    "play --load alien.game",
    f"play {GAME} --load broken.game",
    "options no-such-game",
    f"options {GAME} --lang klingon",
    "simulate no-such-game",
    f"simulate {GAME} --num 0",
    f"simulate {GAME} --num -3",
    f"simulate {GAME} --num many",
    f"simulate {GAME} --jobs -1",
    f"simulate {GAME} --bots nobody",
    f"simulate {GAME} --bots ,",
    f"simulate {GAME} --players 99",
    f"simulate {GAME} --players 2 --bots random,random,random",
    f"simulate {GAME} --output xml",
    f"simulate {GAME} --positions games.csv",
    f"simulate {GAME} --positions no/such/games.parquet",
    f"simulate {GAME} --positions games.parquet --chances -1",
    f"simulate {GAME} --chances 8",
    f"simulate {GAME} --records /dev/null/games",
    f"simulate {GAME} --output no/such/folder/x.csv",
    f"simulate {GAME} --variant nonsense",
    "replay",
    "replay missing.game",
    "replay broken.game",
    "replay alien.game",
    "replay empty.game",
    "verify",
    "verify missing.game",
    "verify broken.game",
    "verify empty.game",
    "scenario missing.scenario",
    "scenario folder",
    "scenario broken.game",
    "board show no-such-board",
    "board check missing.toml",
    "board check",
    "board --game no-such-game show",
    "board show --game no-such-game",
    "board no-such-command",
]


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_is_one_clear_line_and_exit_code_2(terroir: Terroir, tmp_path: Path, line: str) -> None:
    Path("folder").mkdir()
    Path("binary.game").write_bytes(b"\xff\xfe\x00\x01")
    Path("broken.game").write_text("this is no record\n")
    Path("empty.game").write_text("")
    Path("alien.game").write_text('[Game "no-such-game"]\n[Version "1"]\n[Players "2"]\n\n')
    ran = terroir(*line.split(" "), typed="quit\n")
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("terroir: ") and ran.err.count("\n") == 1 and len(ran.err) > 20
    assert "Traceback" not in ran.err


def test_a_near_miss_is_answered_with_a_suggestion(terroir: Terroir) -> None:
    assert f"did you mean {GAME}?" in terroir("play", GAME[:-1]).err
    assert "did you mean greedy?" in terroir("play", GAME, "--bots", "gredy").err


def test_help_teaches_with_examples_everywhere(terroir: Terroir) -> None:
    for command in (
        "",
        "play",
        "options",
        "simulate",
        "replay",
        "verify",
        "scenario",
        "board show",
        "board check",
        "bench",
    ):
        shown = terroir(*command.split(), "--help")
        assert shown.code == 0
        assert "Examples:" in shown.out and f"terroir {command}".strip() in shown.out
    assert terroir().out == terroir("--help").out


def test_the_version_is_told(terroir: Terroir) -> None:
    from terroir import __version__

    assert terroir("--version").out == f"terroir {__version__}\n"


def test_help_loads_nothing_slow() -> None:
    slow = "rich fluent terroir.cli.play terroir.games pyarrow multiprocessing terroir.arena numpy".split()
    code = (
        "import sys\n"
        "from terroir.cli.main import app\n"
        "try:\n    app(['--help'])\nexcept SystemExit: pass\n"
        f"print([name for name in {slow} if name in sys.modules], file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stderr == "[]\n"


def test_the_installed_command_runs_and_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).with_name("terroir")), "simulate", GAME, "-n", "3", "-o", "json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()
