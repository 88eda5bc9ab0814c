"""The hashes of the built client: every file is listed, and a server that serves another one is found out."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import copytree
from threading import Thread

from terroir.server.texts import CLIENT, page

RUN = [sys.executable, "-c", "from terroir.cli.main import app; app()"]


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Another server with the files of this folder."""

    class Handler(SimpleHTTPRequestHandler):
        def __init__(self, *args: object) -> None:
            super().__init__(*args, directory=str(folder))  # type: ignore[arg-type]

        def log_message(self, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as httpd:
        Thread(target=httpd.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{httpd.server_port}"
        httpd.shutdown()


def compared(address: str) -> tuple[int, str]:
    done = subprocess.run([*RUN, "verify", "--client", address], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def test_every_file_of_the_client_is_in_the_list() -> None:
    listed: dict[str, str] = json.loads((CLIENT / "hashes.json").read_text())
    files = {str(file.relative_to(CLIENT)): file for file in CLIENT.rglob("*") if file.is_file()}
    del files["hashes.json"]
    hashed = {name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in files.items()}
    assert listed == hashed and list(listed) == sorted(listed) and "index.html" in listed


def test_a_server_of_this_release_serves_its_files(server: str) -> None:
    code, said = compared(server)
    assert code == 0 and "are those of this release" in said
    code, said = compared("http://127.0.0.1:9")
    assert code == 2 and "127.0.0.1:9" in said


def test_a_server_that_serves_another_page_is_found_out(tmp_path: Path) -> None:
    copytree(CLIENT, tmp_path / "dist")
    (tmp_path / "dist" / "index.html").write_bytes(page("/dist"))
    with serving(tmp_path) as root:
        address = f"{root}/dist"  # below a path, too
        assert compared(address)[0] == 0
        script = min((tmp_path / "dist" / "assets").glob("index-*.js"))
        script.write_text(script.read_text() + "\n//")
        (tmp_path / "dist" / "logo.svg").unlink()
        index = tmp_path / "dist" / "index.html"
        index.write_text(index.read_text().replace("</body>", "<script src='./more.js'></script></body>"))
        code, said = compared(address)
        assert code == 1
        for name in (f"assets/{script.name}", "logo.svg", "index.html"):
            assert name in said
        assert len(said.splitlines()) == 3
