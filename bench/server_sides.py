"""The servers that are measured: ours, and boardgame.io's in a folder of its own below the tool cache."""

from __future__ import annotations

import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from terroir.core.play import Match
from terroir.core.registry import load
from tools import client, environment
from tools.programs import program
from tools.serving import free_port

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".tool" / "boardgame.io"
SERVER_CORE, LOAD_CORE = 0, 1
# Newer ones of the two below it break the server of boardgame.io.
PACKAGES = {"boardgame.io": "0.50.2", "node-persist": "3.1.0", "koa-compose": "4.1.0"}
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Side:
    """A running server."""

    kind: str
    port: int
    pid: int
    started_ms: float

    def cpu_s(self) -> float:
        """Processor time of all its threads so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident(self) -> int:
        """Bytes of memory that are its own."""
        rollup = Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()
        private = [line.split()[1] for line in rollup if line.startswith("Private_")]
        return 1024 * sum(map(int, private))


def pinned(core: int, command: list[str]) -> list[str]:
    """On one core, where there are several: the load must not take the server's."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2 or shutil.which("taskset") is None:
        return command
    return ["taskset", "-c", str(cores[core]), *command]


@contextmanager
def running(kind: str, command: list[str], port: int) -> Iterator[Side]:
    """A server from its first answer on until it is not needed any more."""
    begun = time.perf_counter()
    with tempfile.TemporaryFile() as said, subprocess.Popen(command, stdout=said, stderr=said) as process:
        try:
            while not _answers(port):
                if process.poll() is not None or time.perf_counter() - begun > 60:
                    said.seek(0)
                    raise SystemExit(f"{kind} does not start: {said.read().decode()[-1000:]}")
                time.sleep(0.002)
            yield Side(kind, port, process.pid, (time.perf_counter() - begun) * 1000)
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


def _answers(port: int) -> bool:
    """Whether it answers a request, not only takes a connection."""
    try:
        with socket.create_connection(("127.0.0.1", port), 0.2) as connection:
            connection.settimeout(5)
            connection.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return connection.recv(12).startswith(b"HTTP/1.1 ")
    except OSError:
        return False


@contextmanager
def ours(folder: Path, rate: str = "1e6", *options: str, tree: Path = ROOT) -> Iterator[Side]:
    """Serve a new SQLite file by our server, with limits that nobody meets unless *rate* is 1.

    *tree* is a checkout with an environment of its own, to measure another version.
    """
    port = free_port()
    run = "from terroir.cli.main import app; app()"
    python = sys.executable if tree == ROOT else str(tree / ".venv" / "bin" / "python")
    command = [python, "-c", run, "serve", "--port", str(port), "--rate", rate, "--log", "warning"]
    command += ["--db", f"sqlite:///{folder / 'bench.db'}", *options]
    with running("ours", pinned(SERVER_CORE, command), port) as side:
        yield side


NGINX = """daemon off; master_process off; pid {folder}/pid; error_log stderr; worker_rlimit_nofile 16384;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include terroir-upstream.conf;
    server {{ listen 127.0.0.1:{port}; location / {{ include terroir-proxy.conf; }} }}
}}
"""


@contextmanager
def nginx(folder: Path, side: Side, tree: Path = ROOT) -> Iterator[int]:
    """Put nginx before our server, as deploy/ does but without TLS; yield its port."""
    port, shipped = free_port(), tree / "deploy" / "nginx"
    upstream = (
        (shipped / "terroir-upstream.conf").read_text().replace("127.0.0.1:8000", f"127.0.0.1:{side.port}")
    )
    (folder / "terroir-upstream.conf").write_text(upstream)
    # Sites have the usual port; here the browser's Origin names another one.
    proxy = (shipped / "terroir-proxy.conf").read_text().replace("Host $host;", "Host $http_host;")
    (folder / "terroir-proxy.conf").write_text(proxy)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, port=port))
    command = [program("nginx"), "-e", "stderr", "-c", str(folder / "nginx.conf")]
    with running("nginx", pinned(LOAD_CORE, command), port):
        yield port


@contextmanager
def peer(folder: Path, place: str) -> Iterator[Side]:
    """boardgame.io, in memory or with its own storage in files."""
    prepare()
    state = folder / "state.json"
    state.write_text(json.dumps(_state()))
    port = free_port()
    where = "memory" if place == "memory" else str(folder / "matches")
    command = [_node_and_npm()[0], str(FOLDER / "server.js"), str(port), where, str(state)]
    with running(f"boardgame.io, {place}", pinned(SERVER_CORE, command), port) as side:
        yield side


def prepare() -> None:
    """Install boardgame.io, once."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    shutil.copy(Path(__file__).parent / "peer" / "server.js", FOLDER / "server.js")
    below = {name: PACKAGES[name] for name in ("node-persist", "koa-compose")}
    manifest = json.dumps({"private": True, "dependencies": PACKAGES, "overrides": below})
    known = FOLDER / "package.json"
    if known.is_file() and known.read_text() == manifest and (FOLDER / "node_modules").is_dir():
        return
    known.write_text(manifest)
    node, npm = _node_and_npm()
    install = [node, npm, "install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
    if subprocess.run(install, cwd=FOLDER, stdout=sys.stderr, env=client.variables(node)).returncode:
        known.unlink()
        raise SystemExit("boardgame.io cannot be installed: npm failed")


def _node_and_npm() -> tuple[str, str]:
    return client.node_and_npm(environment.Environment(Path(sys.prefix).name, []))


def _state() -> object:
    """A position of ours as its game state, so that both send the same amount."""
    game = load("citrus")
    luck = random.Random(1)
    match = Match(game, game.start(2, {}), luck.randrange)
    for _ in range(60):
        seat = match.pending.seats[0]  # type: ignore[union-attr]
        match.play(seat, luck.choice(match.legal(seat)))
    return game.view_to_json(game.view(match.state, None))
