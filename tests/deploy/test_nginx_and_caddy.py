"""The configurations of deploy/ before a real server: requests and sockets by https, below a path too."""

from __future__ import annotations

import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.needs import needed
from tests.server.conftest import Serve, Served
from tests.server.people import Guest
from tests.waiting import PATIENCE, wait_for
from tools.postgres import Cluster
from tools.programs import program
from tools.serving import free_port

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
MAIN = """
daemon off; master_process off; pid {folder}/pid; error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include terroir-upstream.conf; include terroir.conf;
}}
"""
GLOBAL = """{{
    admin off
    local_certs
    skip_install_trust
    auto_https disable_redirects
    https_port {port}
    storage file_system {folder}
}}
"""
Site = tuple[str, ssl.SSLContext]
Proxy = Callable[[list[Served], Path, str], AbstractContextManager[Site]]


def fitted(file: str, to: Path, **changes: str) -> None:
    """A file of deploy/ as somebody installs it here; each change has to find what it changes."""
    text = (DEPLOY / file).read_text("utf-8")
    for old, new in changes.items():
        assert old in text, f"{file} has no {old}"
        text = text.replace(old, new)
    (to / Path(file).name).write_text(text, "utf-8")


@contextmanager
def running(command: list[str], check: list[str], address: str, authority: Path) -> Iterator[Site]:
    """The proxy, from its first answer on; its own check of the configuration comes first."""
    checked = subprocess.run(check, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as proxy:

        def answers() -> ssl.SSLContext | None:
            assert proxy.poll() is None and proxy.stderr, proxy.stderr and proxy.stderr.read()
            try:
                known = ssl.create_default_context(cafile=authority)
                httpx.get(address, verify=known, timeout=PATIENCE)
            except (OSError, httpx.TransportError):
                return None
            return known

        try:
            yield address, wait_for(answers, "the proxy does not answer")
        finally:
            proxy.terminate()
            proxy.communicate(timeout=PATIENCE)


def ports(servers: list[Served]) -> list[str]:
    return [server.address.removeprefix("http://") for server in servers]


@contextmanager
def nginx(servers: list[Served], folder: Path, prefix: str) -> Iterator[Site]:
    found, openssl = needed(lambda: program("nginx")), needed(lambda: program("openssl"))
    key, chain, port = folder / "privkey.pem", folder / "fullchain.pem", free_port()
    request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    request += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([openssl, *request, "-keyout", key, "-out", chain], check=True, capture_output=True)
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
    upstream = {"127.0.0.1:8000": ports(servers)[0]}
    if len(servers) > 1:
        upstream |= {"# server 127.0.0.1:8001": f"server {ports(servers)[1]}"}
    fitted("nginx/terroir-upstream.conf", folder, **upstream)
    fitted("nginx/terroir-proxy.conf", folder)
    fitted("nginx/terroir-games.conf", folder)
    here = {
        "/etc/letsencrypt/live/play.example.org": str(folder),
        "play.example.org": "localhost",
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ": f"listen 127.0.0.1:{port} ",
        # A machine without IPv6 runs these tests too.
        "listen [::]:80;": "",
        "listen [::]:443 ssl http2;": "",
    }
    below = {"location / {\n        include terroir-proxy.conf;\n    }": "include terroir-games.conf;"}
    fitted("nginx/terroir.conf", folder, **here, **(below if prefix else {}))
    command = [found, "-e", "stderr", "-c", str(folder / "nginx.conf")]
    address = f"https://localhost:{port}{prefix}"
    with running(command, [*command, "-t"], address, chain) as site:
        yield site


@contextmanager
def caddy(servers: list[Served], folder: Path, prefix: str) -> Iterator[Site]:
    found, port = needed(lambda: program("caddy")), free_port()
    fitted("caddy/terroir.caddy", folder, **{"127.0.0.1:8000}": " ".join(ports(servers)) + "}"})
    name = "Caddyfile.prefix" if prefix else "Caddyfile"
    fitted(f"caddy/{name}", folder, **{"example.org" if prefix else "play.example.org": "localhost"})
    file = folder / "here.caddy"
    file.write_text(GLOBAL.format(port=port, folder=folder) + (folder / name).read_text())
    command = [found, "run", "--adapter", "caddyfile", "--config", str(file)]
    authority = folder / "pki" / "authorities" / "local" / "root.crt"
    check = [found, "validate", "--adapter", "caddyfile", "--config", str(file)]
    address = f"https://localhost:{port}{prefix}"
    with running(command, check, address, authority) as site:
        yield site


def plays(people: list[Guest], table: str) -> None:
    """Both look at the table, and the one whose turn it is makes a move."""
    seats = [one.look(table) for one in people]
    mover = next(seat for seat in seats if seat.state["choices"])
    assert mover.play(mover.actions()[0])["type"] == "accepted"
    for seat in seats:
        seat.close()


def is_not_misled(anna: Guest) -> None:
    """What a client says of itself is not passed on, and figures are not shown."""
    forged = {"x-forwarded-host": "evil.example", "origin": "https://evil.example"}
    assert anna.http.post("/api/me", json={"name": "Eve"}, headers=forged).status_code == 403
    forged = {"x-forwarded-host": "evil.example", "x-forwarded-proto": "http"}
    again = anna.http.post("/api/me", json={"name": "Anna"}, headers=forged)
    assert again.status_code == 200 and again.headers["strict-transport-security"]
    assert "terroir_" not in anna.http.get("/metrics").text


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_people_play_through_it_also_below_a_path(
    built: None, serve: Serve, tmp_path: Path, proxy: Proxy
) -> None:
    server = serve("--proxy", "127.0.0.1", "--prefix", "/games")
    with proxy([server], tmp_path, "/games") as (address, tls):
        anna, bert = (Guest(address, name, tls) for name in ("Anna", "Bert"))
        bert.sit(table := anna.table("citrus"))
        plays([anna, bert], table)
        assert '"/games/assets/' in anna.http.get("/").text
        assert anna.http.get(f"{anna.origin}/games").headers["location"].endswith("/games/")
        is_not_misled(anna)


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_when_one_of_two_processes_dies_people_play_on_at_the_other(
    serve: Serve, cluster: Cluster, tmp_path: Path, proxy: Proxy
) -> None:
    database = cluster.create(f"behind_{proxy.__name__}")
    servers = [serve("--proxy", "127.0.0.1", database=database) for _ in range(2)]
    with proxy(servers, tmp_path, "") as (address, tls):
        anna, bert = (Guest(address, name, tls) for name in ("Anna", "Bert"))
        assert "__Host-terroir" in anna.cookie  # the server knows that it is reached by https
        is_not_misled(anna)
        bert.sit(table := anna.table("citrus"))
        eyes = anna.look(table)
        (at,) = [server for server in servers if server.metric("terroir_sockets")]
        at.kill()
        with pytest.raises(ConnectionClosed):
            eyes.next("nothing")
        plays([anna, bert], table)
