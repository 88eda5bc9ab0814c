"""`./run test`: everything that has to hold before a change is taken."""

import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

from tools import audit, browser, client, environment, postgres, programs, valkey
from tools.environment import ROOT, Environment, Failure, is_set, say

ENGINE = ["tests/core", "tests/laws", "tests/games", "tests/corpus/test_games.py"]
WITHOUT_TEXTS = ("--ignore-glob=*texts.py", "--ignore-glob=*messages.py")
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
OURS = f"{sys.version_info[0]}.{sys.version_info[1]}"
AT_ONCE = ("-n", str((os.cpu_count() or 2) + 1), "--dist", "worksteal")
"""One more process than there are cores: some tests wait for others, for browsers and databases."""
SAID = {0: "ok", audit.NOT_DONE: "not done"}
"""What the closing lines call an exit code; any other is a failure."""
REPORT = ROOT / "build" / "tests.xml"
"""What pytest writes about the tests of one step."""


def pytest(args: list[str]) -> int:
    return environment.main().become(["pytest", *args])


def everything() -> int:
    """All steps, whatever the earlier ones said; then one line for each, and what was not tested."""
    main = environment.main()
    skipped: Counter[str] = Counter()
    steps: list[tuple[str, Callable[[], int]]] = [
        ("pytest", lambda: tests(main, skipped, *AT_ONCE, **thoroughness(main))),
    ]
    tried = [OURS]
    if not is_set("TERROIR_PURE"):
        version, python = other_python()
        tried.append(version)
        step = partial(interpreted, version, python, skipped)
        steps.append((f"pytest, interpreted, Python {version}", step))
    results = [*side_by_side(main), *((name, *timed(name, step)) for name, step in steps)]
    say("")
    for name, code, seconds in results:
        say(f"{SAID.get(code, 'failed'):>8}  {name} ({seconds:.0f} s)")
    tell_untested(skipped, [version for version in PYTHONS if version not in tried])
    failed = any(code not in SAID for _, code, _ in results)
    return int(failed or (bool(skipped) and is_set("TERROIR_NOTHING_SKIPPED")))


READING: dict[str, Callable[[Environment], int]] = {
    "client": lambda main: build_client(main),
    "programs": lambda main: find_programs(),
    "mypy": lambda main: main.call(["mypy"]),
    "client, types": partial(client.run, args=["check"]),
    "client, lint": partial(client.run, args=["lint"]),
    "audit": audit.audit,
    "client, tests": partial(client.run, args=["test"]),
    "client, format": partial(client.run, args=["formatted"]),
    "ruff check": lambda main: main.call(["ruff", "check", "."]),
    "ruff format": lambda main: main.call(["ruff", "format", "--check", "."]),
}
"""Steps that use one core each, or wait for a network: beside one another, the longest first after those that
others need."""


def side_by_side(main: Environment) -> list[tuple[str, int, float]]:
    """Each step in a process of its own; what it prints is shown in one piece when it is done."""

    def run(name: str) -> tuple[str, int, float]:
        start = time.monotonic()
        done = subprocess.run(
            [main.python, "-m", "tools.check", name],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        say(f"\n--- {name}\n{done.stdout.rstrip()}")
        return name, done.returncode, time.monotonic() - start

    with ThreadPoolExecutor(1 + (os.cpu_count() or 2)) as pool:
        results = list(pool.map(run, READING))
    asked = subprocess.run([main.python, "-m", "tools.browser"], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    os.environ[browser.GIVEN] = asked.stdout.strip()
    return results


def build_client(main: Environment) -> int:
    """End-to-end tests, and whoever packs, would wait for one another to have it."""
    client.ready(main)
    return 0


def find_programs() -> int:
    """Programs that tests use are looked for and installed before several processes need them at once."""
    named = [partial(programs.program, name) for name in ("strace", "nginx", "caddy")]
    for find in (postgres.programs, valkey.program, *named, browser.without_windows, browser.chromium):
        with suppress(programs.Missing):  # those tests are skipped, and say so
            find()
    return 0


def tests(where: Environment, skipped: Counter[str], *args: str, **changes: str) -> int:
    """Run pytest, and add to the tests that were skipped, by their reasons."""
    REPORT.unlink(missing_ok=True)
    code = where.call(["pytest", f"--junit-xml={REPORT}", *args], **changes)
    if REPORT.exists():
        skipped.update(found.get("message", "") for found in ElementTree.parse(REPORT).iter("skipped"))
    return code


def tell_untested(skipped: Counter[str], pythons: list[str]) -> None:
    say(f"\n{skipped.total()} tests were skipped{':' if skipped else ''}")
    for reason, number in skipped.most_common():
        say(f"{number:6}  {reason}")
    if pythons:
        say(f"not tested with Python {', '.join(pythons)}")
    if skipped and is_set("TERROIR_NOTHING_SKIPPED"):
        say("failed: TERROIR_NOTHING_SKIPPED is set")


def thoroughness(main: Environment) -> dict[str, str]:
    """Interpreted rules take many times as long: then fewer games and positions are tried."""
    interpreted = main.pure or main.interpreted
    return {"TERROIR_TEST_PROFILE": os.environ.get("TERROIR_TEST_PROFILE", "short")} if interpreted else {}


def timed(name: str, step: Callable[[], int]) -> tuple[int, float]:
    say(f"\n--- {name}")
    start = time.monotonic()
    try:
        code = step()
    except Failure as failure:
        say(f"run: {failure}")
        code = failure.code
    return code, time.monotonic() - start


def interpreted(version: str, python: str, skipped: Counter[str]) -> int:
    """The engine's tests in their short form, without those that the whole run before them is for, and
    without what rules are told in, which is never compiled."""
    folder = ".venv-pure" if version == OURS else f".venv-pure-{version}"
    where = Environment(folder, ["dev"], python, pure=True).ready()
    args = ["-q", *AT_ONCE, "-m", "not (slow or compiled)", *WITHOUT_TEXTS, *ENGINE]
    return tests(where, skipped, *args, TERROIR_TEST_PROFILE="short")


def other_python() -> tuple[str, str]:
    """The newest Python here beside the one that `./run` was started with; that one where there is no other.

    None is ever downloaded.
    """
    for version in reversed(PYTHONS):
        python = None if version == OURS else next(filter(works(version), candidates(version)), None)
        if python:
            return version, python
    return OURS, sys.executable


def candidates(version: str) -> list[str]:
    """On the path, or kept by pyenv, whose stubs on the path work only for a chosen version."""
    on_path = shutil.which(f"python{version}")
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    kept = sorted(
        pyenv.glob(f"{version}.*/bin/python{version}"), key=lambda p: (len(p.parts[-3]), p), reverse=True
    )
    return [*([on_path] if on_path else []), *map(str, kept)]


def works(version: str) -> Callable[[str], bool]:
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"

    def answers(python: str) -> bool:
        done = subprocess.run([python, "-c", ask], capture_output=True, text=True)
        return done.returncode == 0 and done.stdout.strip() == version

    return answers


if __name__ == "__main__":
    sys.exit(READING[sys.argv[1]](environment.main()))
