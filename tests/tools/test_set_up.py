"""What `./run` does before anything is installed: pip's settings, the pinned uv, what it says meanwhile."""

import base64
import hashlib
import http.server
import io
import os
import pty
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from tools import compiler, installer, progress, registry
from tools.environment import Environment
from tools.progress import ROOT, Failure

SECRET = base64.b64encode(b"anna:pass word").decode()


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No setting of this machine, and none remembered."""
    for name in [name for name in os.environ if name.startswith(("PIP_", "UV_", "SSL_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_CONFIG_DIRS", str(tmp_path / "system"))
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    registry.settings.cache_clear()
    registry.for_uv.cache_clear()
    yield
    registry.settings.cache_clear()
    registry.for_uv.cache_clear()


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


class Index(http.server.BaseHTTPRequestHandler):
    """A package index: pages as PEP 503 has them, files, a part with a password, one that breaks off."""

    files: ClassVar[dict[str, bytes]] = {}

    def do_GET(self) -> None:
        private = self.path.startswith("/private/")
        if private and self.headers.get("Authorization") != f"Basic {SECRET}":
            self.send_response(401)
            self.send_header("WWW-Authenticate", "Basic")
            self.end_headers()
            return
        if self.path.startswith("/cut/"):
            self.send_response(200)
            self.send_header("Content-Length", "1000")
            self.end_headers()
            self.wfile.write(b"<a")
            return
        content = self.files.get(self.path.removeprefix("/private"))
        self.send_response(200 if content is not None else 404)
        self.end_headers()
        self.wfile.write(content or b"")

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def index() -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Index)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    Index.files = {}
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def offer(wheels: dict[str, bytes]) -> set[str]:
    """Offer these wheels of uv at the index; their hashes."""
    hashes = {name: hashlib.sha256(content).hexdigest() for name, content in wheels.items()}
    links = [f'<a href="../../files/{name}#sha256={digest}">{name}</a>' for name, digest in hashes.items()]
    Index.files["/simple/uv/"] = "<br>\n".join(links).encode()
    Index.files |= {f"/files/{name}": content for name, content in wheels.items()}
    return set(hashes.values())


def wheel(program: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("uv/__init__.py", "")
        archive.writestr("uv-1.0.data/scripts/uv", program)
    return packed.getvalue()


def for_every_system(content: bytes) -> dict[str, bytes]:
    tags = ["win_amd64", "macosx_11_0_arm64", "macosx_10_12_x86_64", "musllinux_1_1_x86_64"]
    tags += [f"manylinux_2_17_{machine}.manylinux2014_{machine}" for machine in ("x86_64", "aarch64")]
    return {f"uv-1.0-py3-none-{tag}.whl": wheel(content + tag.encode()) for tag in tags}


def test_pips_variables_go_before_its_files_and_personal_files_before_those_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system, personal = tmp_path / "system" / "pip" / "pip.conf", tmp_path / "config" / "pip" / "pip.conf"
    write(system, "[global]\nindex-url = http://system/simple\ncert = /system.pem\nproxy = http://proxy:1\n")
    write(personal, "[global]\nindex_url = http://mine/simple\nextra-index-url =\n  http://a/\n  http://b/\n")
    monkeypatch.setenv("PIP_CERT", "/variable.pem")
    assert registry.indexes() == ["http://mine/simple", "http://a/", "http://b/"]
    told = registry.for_uv()
    assert told["UV_DEFAULT_INDEX"] == "http://mine/simple"
    assert told["UV_INDEX"] == "http://a/ http://b/"
    assert told["SSL_CERT_FILE"] == "/variable.pem"
    assert told["ALL_PROXY"] == "http://proxy:1"


def test_what_uv_itself_was_told_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "http://pip/simple")
    monkeypatch.setenv("UV_DEFAULT_INDEX", "http://uv/simple")
    assert registry.indexes() == ["http://uv/simple"]
    assert "UV_DEFAULT_INDEX" not in registry.for_uv()


def test_uv_comes_from_the_index_that_pip_would_ask(
    index: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashes = offer(for_every_system(b"program for "))
    monkeypatch.setenv("PIP_INDEX_URL", f"{index}/simple")
    program = tmp_path / "bin" / "uv"
    installer.unpack(installer.fetch("1.0", hashes), program)
    if sys.platform == "linux":
        assert program.read_bytes().startswith((b"program for manylinux", b"program for musllinux"))
    assert os.access(program, os.X_OK)


def test_an_index_may_want_a_name_and_a_password(index: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hashes = offer(for_every_system(b"x"))
    monkeypatch.setenv("PIP_INDEX_URL", index.replace("//", "//anna:pass%20word@") + "/private/simple")
    assert hashes >= {digest for _, digest, _ in registry.files_of("uv")}


def test_an_index_that_does_not_know_uv_is_passed_over(index: str, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(for_every_system(b"x"))
    monkeypatch.setenv("PIP_INDEX_URL", f"{index}/empty")
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", f"{index}/simple")
    assert registry.files_of("uv")


def test_another_file_than_the_locked_one_is_refused(index: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hashes = offer(for_every_system(b"x"))
    Index.files |= {name: b"changed" for name in Index.files if name.startswith("/files/")}
    monkeypatch.setenv("PIP_INDEX_URL", f"{index}/simple")
    with pytest.raises(Failure, match="SHA-256"):
        installer.fetch("1.0", hashes)
    with pytest.raises(Failure, match="there is no uv"):
        installer.fetch("1.0", {"0" * 64})


def test_the_locked_uv_has_a_file_for_this_system() -> None:
    version, hashes = installer.locked()
    assert version and len(hashes) > 10


def test_without_a_network_one_line_says_what_to_do(tmp_path: Path) -> None:
    """A fresh clone whose index nobody answers for, and no uv on the path."""
    for name in ("run", "tools", "requirements", "pyproject.toml", "setup.py", "src/terroir/games"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        copy(ROOT / name, tmp_path / name)
    variables = {"PATH": "/nowhere", "HOME": str(tmp_path), "PIP_INDEX_URL": "http://127.0.0.1:9/simple"}
    done = subprocess.run(
        [sys.executable, str(tmp_path / "run"), "play"], env=variables, capture_output=True, text=True
    )
    said = done.stderr.strip().splitlines()
    assert done.returncode == 1
    assert said[-1].startswith("run: uv could not be fetched") and "check the connection" in said[-1]
    assert len(said) <= 3 and "Traceback" not in done.stderr


def test_a_failed_step_names_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "ROOT", tmp_path)
    monkeypatch.setattr(progress, "LOG", tmp_path / "log")
    for said, told in (("burnt", ""), ("burnt\\nerror: no flour", r" \(no flour\)")):
        with pytest.raises(Failure, match=f"^cooking failed{told}; add salt; the details are in log$"):
            progress.run("cooking", [sys.executable, "-c", f"print('{said}'); exit(3)"], "add salt", tmp_path)
    assert "burnt" in (tmp_path / "log").read_text()


STEPS = "import sys\nfrom tools import progress as p\nwith p.step('cooking'): sys.stdin.read()\np.finished()"


def test_a_step_is_one_plain_line_where_nobody_watches() -> None:
    done = subprocess.run([sys.executable, "-c", STEPS], cwd=ROOT, capture_output=True, text=True, input="")
    said = done.stderr.splitlines()
    assert (
        said[0] == "setting up: cooking" and said[1].startswith("setting up: done after") and len(said) == 2
    )


def test_a_step_turns_on_a_terminal_and_leaves_one_line() -> None:
    reader, writer = pty.openpty()
    shown = b""
    command = [sys.executable, "-c", STEPS]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stderr=writer) as cooking:
        os.close(writer)
        while "\r⠙ cooking".encode() not in shown:  # it ends when it has turned
            shown += os.read(reader, 10_000)
        assert cooking.stdin is not None
        cooking.stdin.close()
        while "✓ cooking".encode() not in shown:
            shown += os.read(reader, 10_000)
    os.close(reader)


def test_headers_that_are_there_are_not_fetched(tmp_path: Path) -> None:
    write(tmp_path / "Python.h", "")
    assert compiler.header_folders(str(tmp_path), "3.11") == []


def test_rules_that_cannot_be_compiled_are_told_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TERROIR_REQUIRE_COMPILED", raising=False)
    here = Environment(".venv", ["dev"])
    here.interpreted, here.reason = ["any/state"], "there is no C++ compiler, and none could be fetched"
    here.tell_interpreted()
    (line,) = capsys.readouterr().err.splitlines()
    assert here.reason in line and compiler.advice() in line and "./run compile" in line
    monkeypatch.setenv("TERROIR_REQUIRE_COMPILED", "1")
    with pytest.raises(Failure, match="not compiled"):
        here.tell_interpreted()


def test_a_compiler_that_cannot_be_fetched_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiler, "on_machine", list)
    monkeypatch.setattr(compiler, "TOOL", tmp_path)
    monkeypatch.setenv("UV_DEFAULT_INDEX", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("UV_HTTP_RETRIES", "0")
    monkeypatch.setenv("UV_CACHE_DIR", str(tmp_path / "cache"))
    with pytest.raises(Failure, match=r"no C\+\+ compiler"):
        compiler.variables(str(tmp_path), "3.11")


def test_a_compiler_that_python_was_not_built_with_is_named_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CXX", raising=False)
    here = {"c++": "/usr/bin/c++", "g++": "/usr/bin/g++"}
    monkeypatch.setattr("shutil.which", here.get)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: "g++ -pthread")
    assert compiler._compiler() == {}
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: "arch-linux-g++ -pthread")
    told = compiler._compiler()
    assert (told["CXX"], told["LDCXXSHARED"]) == ("/usr/bin/c++", "/usr/bin/c++ -shared")


def test_an_environment_that_was_moved_or_copied_is_made_anew() -> None:
    here = Environment(".venv", ["dev"], sys.executable)
    record: dict[str, object] = {"folder": str(here.folder), "locks": here.lock_keys()}
    assert not here.is_outdated(record)
    assert here.is_outdated({**record, "folder": "/elsewhere/.venv"})


@pytest.mark.parametrize(
    ("place", "why"), [("simple", "with their hashes"), ("cut", "IncompleteRead"), ("", "unknown url type")]
)
def test_an_index_without_hashes_that_breaks_off_or_is_none_is_one_line(
    monkeypatch: pytest.MonkeyPatch, index: str, place: str, why: str
) -> None:
    Index.files["/simple/uv/"] = b'<a href="uv-1.whl">uv</a>'
    monkeypatch.setenv("PIP_INDEX_URL", f"{index}/{place}" if place else "no address")
    with pytest.raises(Failure, match=rf"^uv could not be fetched from the package index \(.*{why}"):
        installer.fetch("1.0", set())


def test_a_folder_that_may_not_be_written_to_and_a_slip_are_one_line(tmp_path: Path) -> None:
    for name in ("run", "tools", "requirements"):
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, tmp_path / name)
    slip = subprocess.run([sys.executable, tmp_path / "run", "paly"], capture_output=True, text=True)
    assert (slip.returncode, slip.stderr.count("\n")) == (127, 1)
    assert "there is no command 'paly'" in slip.stderr
    (tmp_path / ".tool").write_text("a file, where a folder is wanted")
    denied = subprocess.run([sys.executable, tmp_path / "run", "ruff"], capture_output=True, text=True)
    assert (denied.returncode, denied.stderr.count("\n")) == (1, 1), denied.stderr
    assert str(tmp_path / ".tool") in denied.stderr
