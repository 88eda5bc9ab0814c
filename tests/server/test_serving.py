"""Beginning to serve: what is in the way is one line, and exit code 2."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from terroir.server import packing
from tests.server.conftest import Serve, Served
from tests.waiting import PATIENCE


def begin(address: str, *options: str) -> subprocess.Popen[str]:
    run = "from terroir.cli.main import app; app()"
    command = [sys.executable, "-c", run, "serve", "--port", "0", "--db", address, *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_database_that_cannot_be_used_is_one_line(serve: Serve, tmp_path: Path) -> None:
    used = f"sqlite:///{tmp_path / 'used.db'}"
    (tmp_path / "letter.db").write_text("Dear Anna, this is no database. " * 100)
    (tmp_path / "folder").mkdir()
    serve(database=used)
    addresses = {
        used: "in use by another process",
        f"sqlite:///{tmp_path / 'letter.db'}": "not a database",
        f"sqlite:///{tmp_path / 'folder'}": "Is a directory",
        "postgresql://nobody@127.0.0.1:1/none?sslmode=none": "cannot be opened",
        "mysql://somewhere": "sqlite:///PATH or postgresql://",
    }
    trials = {address: begin(address) for address in addresses}
    for address, trial in trials.items():
        said, complained = trial.communicate(timeout=PATIENCE)
        assert trial.returncode == 2 and said == "", address
        assert complained.startswith("terroir: ") and complained.count("\n") == 1, complained
        assert addresses[address] in complained


def test_several_processes_and_valkey_need_postgresql(tmp_path: Path) -> None:
    sqlite = f"sqlite:///{tmp_path / 'terroir.db'}"
    trials = {
        "--processes: several processes need PostgreSQL": begin(sqlite, "--processes", "2"),
        "--valkey: several processes need PostgreSQL": begin(sqlite, "--valkey", "valkey://127.0.0.1"),
        "--valkey is an address as valkey://": begin("postgresql://nobody@/none", "--valkey", "mysql://here"),
    }
    for complaint, trial in trials.items():
        said, complained = trial.communicate(timeout=PATIENCE)
        assert trial.returncode == 2 and said == "" and complained.count("\n") == 1
        assert complained.startswith(f"terroir: {complaint}")


def test_what_is_the_same_for_all_is_sent_compressed_and_nothing_else(server: Served) -> None:
    anna = server.guest("Anna")
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', anna.http.get("/").text)
    for path in ("/text/en.ftl", "/", *assets):
        small = anna.http.get(path, headers={"accept-encoding": "br, gzip"})
        plain = anna.http.get(path, headers={"accept-encoding": "gzip;q=0"})
        if len(plain.content) < packing.WORTH:
            continue
        if path.endswith(".woff2"):  # compressed by itself
            assert "content-encoding" not in small.headers
            continue
        assert small.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert small.text == plain.text and small.headers["vary"] == plain.headers["vary"]
        assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) * 0.8
        assert ("immutable" in small.headers["cache-control"]) == path.startswith("/assets/")
    for path in ("/api/games", "/api/tables"):
        assert "content-encoding" not in anna.http.get(path).headers
