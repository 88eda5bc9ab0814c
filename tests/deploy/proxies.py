"""nginx and Caddy as deploy/ sets them up, at free ports of this machine."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple, Protocol

import httpx

from tests.needs import needed
from tests.waiting import PATIENCE, wait_for
from tools.programs import program
from tools.serving import free_port

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
GLOBAL = """{{
    admin off
    local_certs
    skip_install_trust
    default_bind 127.0.0.1
    http_port {plain}
    https_port {port}
    storage file_system {folder}
"""


class Site(NamedTuple):
    """Where a proxy is reached by https, by which authority, and the port of plain http."""

    address: str
    tls: ssl.SSLContext
    plain: int


class Upstream(Protocol):
    """What a proxy stands before."""

    address: str


Proxy = Callable[[Sequence[Upstream], Path, str], AbstractContextManager[Site]]


def fit(file: Path, **changes: str) -> None:
    """Change a file of deploy/ for this machine; each change has to find what it changes."""
    text = file.read_text("utf-8")
    for old, new in changes.items():
        assert old in text, f"{file} has no {old}"
        text = text.replace(old, new)
    file.write_text(text, "utf-8")


@contextmanager
def running(
    command: list[str], check: list[str], address: str, plain: int, authority: Path
) -> Iterator[Site]:
    """Run the proxy, from its first answer on; its own check of the configuration comes first."""
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
            yield Site(address, wait_for(answers, "the proxy does not answer"), plain)
        finally:
            proxy.terminate()
            proxy.communicate(timeout=PATIENCE)


def ports(servers: Sequence[Upstream]) -> list[str]:
    return [server.address.removeprefix("http://") for server in servers]


def certificate(folder: Path) -> Path:
    """Make the key and the chain that certbot keeps for a name, here for `localhost`."""
    openssl, chain = needed(lambda: program("openssl")), folder / "fullchain.pem"
    request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    request += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run(
        [openssl, *request, "-keyout", folder / "privkey.pem", "-out", chain], check=True, capture_output=True
    )
    return chain


@contextmanager
def nginx(servers: Sequence[Upstream], folder: Path, prefix: str) -> Iterator[Site]:
    """The distribution's own configuration, after deploy/nginx/install."""
    found, chain = needed(lambda: program("nginx")), certificate(folder)
    built = subprocess.run([found, "-V"], capture_output=True, text=True).stderr
    (stock,) = re.findall(r"--conf-path=(\S+)/nginx.conf", built)
    etc = folder / "nginx"
    shutil.copytree(stock, etc, symlinks=True)
    install = [str(DEPLOY / "nginx/install"), "localhost"]
    for _ in "first", "again":
        subprocess.run(install, env={**os.environ, "NGINX": str(etc)}, check=True)
    main = (etc / "nginx.conf").read_text("utf-8").replace(f"{stock}/", f"{etc}/")
    main = main.replace("/var/log/nginx", str(folder)).replace("/run/nginx.pid", f"{folder}/pid")
    # Root's workers read what is in the folder of a test.
    main = re.sub(r"(?m)^user\s.*$", "user root;" if os.geteuid() == 0 else "", main)
    (etc / "nginx.conf").write_text(main, "utf-8")
    paths = "".join(f"{name}_temp_path {folder}/{name};" for name in TEMPORARY)
    (etc / "conf.d/here.conf").write_text(paths)
    fit(etc / "conf.d/terroir-upstream.conf", **{"127.0.0.1:8000": ports(servers)[0]})
    if len(servers) > 1:
        another = {"# server 127.0.0.1:8001": f"server {ports(servers)[1]}"}
        fit(etc / "conf.d/terroir-upstream.conf", **another)
    port, plain = free_port(), free_port()
    fit(etc / "terroir-proxy.conf", **{"Host $host;": f"Host $host:{port};"})
    here = {
        "/etc/letsencrypt/live/localhost": str(folder),
        "listen 80": f"listen 127.0.0.1:{plain}",
        "listen 443": f"listen 127.0.0.1:{port}",
        # A machine without IPv6 runs these tests too.
        "listen [::]:": "# listen [::]:",
    }
    below = {"location / {\n        include terroir-proxy.conf;\n    }": "include terroir-games.conf;"}
    fit(etc / "sites-enabled/terroir.conf", **here, **(below if prefix else {}))
    command = [found, "-e", "stderr", "-c", str(etc / "nginx.conf"), "-g", "daemon off;"]
    address = f"https://localhost:{port}{prefix}"
    with running(command, [*command, "-t"], address, plain, chain) as site:
        yield site


@contextmanager
def caddy(servers: Sequence[Upstream], folder: Path, prefix: str) -> Iterator[Site]:
    found, port, plain = needed(lambda: program("caddy")), free_port(), free_port()
    name = "Caddyfile.prefix" if prefix else "Caddyfile"
    for file in ("terroir.caddy", name):
        shutil.copy(DEPLOY / "caddy" / file, folder)
    passed = {"127.0.0.1:8000}": " ".join(ports(servers)) + "}", "Host {host}": f"Host {{host}}:{port}"}
    fit(folder / "terroir.caddy", **passed)
    fit(folder / name, **{"example.org" if prefix else "play.example.org": "localhost"})
    file = folder / "here.caddy"
    options, here = GLOBAL.format(port=port, plain=plain, folder=folder), (folder / name).read_text()
    file.write_text(here.replace("\n{\n", f"\n{options}", 1) if "\n{\n" in here else f"{options}}}\n{here}")
    command = [found, "run", "--adapter", "caddyfile", "--config", str(file)]
    authority = folder / "pki" / "authorities" / "local" / "root.crt"
    check = [found, "validate", "--adapter", "caddyfile", "--config", str(file)]
    address = f"https://localhost:{port}{prefix}"
    with running(command, check, address, plain, authority) as site:
        yield site
