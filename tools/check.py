"""`./run test`: everything that has to hold before a change is taken."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tools import audit, client, environment
from tools.environment import ROOT, Environment, Failure, is_set, say

ENGINE = ["tests/core", "tests/laws", "tests/games", "tests/corpus"]
OTHERS = ["3.12", "3.13", "3.14"]


def pytest(args: list[str]) -> int:
    return environment.main().become(["pytest", *args])


def everything() -> int:
    """All steps, whatever the earlier ones said; then one line for each."""
    main = environment.main()
    steps: list[tuple[str, Callable[[], int]]] = [
        ("ruff check", lambda: main.call(["ruff", "check", "."])),
        ("ruff format", lambda: main.call(["ruff", "format", "--check", "."])),
        ("mypy", lambda: main.call(["mypy"])),
        ("audit", lambda: audit.audit(main)),
        ("client", lambda: client.check(main)),
        ("pytest", lambda: main.call(["pytest", "-n", "2", "--ignore=tests/e2e"], **thoroughness(main))),
        # One browser at a time: two of them and their servers leave a small machine no time for either.
        ("pytest, end to end", lambda: main.call(["pytest", "tests/e2e"])),
    ]
    if not is_set("TERROIR_PURE") and engine_tests():
        steps.append(("pytest, interpreted", lambda: engine(environment.pure())))
        for version, python in other_pythons().items():
            steps.append((f"pytest, Python {version}", engine_under(version, python)))
    results = [(name, *timed(name, step)) for name, step in steps]
    say("")
    for name, code, seconds in results:
        say(f"{'failed' if code else 'ok':>6}  {name} ({seconds:.0f} s)")
    return int(any(code for _, code, _ in results))


def thoroughness(main: Environment) -> dict[str, str]:
    """Interpreted rules take many times as long: then fewer games and positions are tried."""
    interpreted = main.pure or main.interpreted
    return {"TERROIR_TEST_PROFILE": "short"} if interpreted else {}


def timed(name: str, step: Callable[[], int]) -> tuple[int, float]:
    say(f"\n--- {name}")
    start = time.monotonic()
    try:
        code = step()
    except Failure as failure:
        say(f"run: {failure}")
        code = failure.code
    return code, time.monotonic() - start


def engine_tests() -> list[str]:
    return [folder for folder in ENGINE if any((ROOT / folder).rglob("test_*.py"))]


def engine(where: Environment) -> int:
    """The engine's tests in their short form."""
    return where.call(["pytest", "-q", "-n", "2", *engine_tests()], TERROIR_TEST_PROFILE="short")


def engine_under(version: str, python: str) -> Callable[[], int]:
    return lambda: engine(Environment(f".venv-{version}", ["dev"], python).ready())


def other_pythons() -> dict[str, str]:
    """The other Pythons on this machine; none is ever downloaded."""
    found: dict[str, str] = {}
    for version in OTHERS:
        if tuple(map(int, version.split("."))) == sys.version_info[:2]:
            continue
        python = next(filter(works(version), candidates(version)), None)
        if python:
            found[version] = python
    return found


def candidates(version: str) -> list[str]:
    """On the path, or kept by pyenv, whose stubs on the path work only for a chosen version."""
    on_path = shutil.which(f"python{version}")
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    kept = sorted(
        pyenv.glob(f"{version}.*/bin/python{version}"), key=lambda p: (len(p.parts[-3]), p), reverse=True
    )
    return [*([on_path] if on_path else []), *map(str, kept)]


def works(version: str) -> Callable[[str], bool]:
    ask = "import sys, venv; print('%d.%d' % sys.version_info[:2])"

    def answers(python: str) -> bool:
        done = subprocess.run([python, "-c", ask], capture_output=True, text=True)
        return done.returncode == 0 and done.stdout.strip() == version

    return answers
