"""The package index of this machine, as pip's settings name it; pip itself need not be there."""

import configparser
import functools
import html
import os
import re
import sys
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

# pip's own default, spelled so that no file of the project names the host of a registry.
PUBLIC_INDEX = "https://" + "pypi" + ".org/simple"
PATIENCE_S = 60


@functools.cache
def settings() -> dict[str, str]:
    """What pip would go by: its variables, then its files, the most personal one first."""
    found = {
        name.removeprefix("PIP_").lower().replace("_", "-"): value
        for name, value in os.environ.items()
        if name.startswith("PIP_") and value
    }
    for file in _files():
        parser = configparser.RawConfigParser()
        try:
            parser.read(file, encoding="utf-8")
        except (configparser.Error, OSError, ValueError):
            continue  # pip would refuse it too, and say why
        for section in ("install", "global"):
            if parser.has_section(section):
                for name, value in parser.items(section):
                    found.setdefault(name.replace("_", "-"), value.strip())
    return found


def _files() -> list[Path]:
    named = os.environ.get("PIP_CONFIG_FILE")
    if named == os.devnull:
        return []
    home = Path.home()
    if sys.platform == "win32":
        places = [
            Path(sys.prefix, "pip.ini"),
            Path(os.environ.get("APPDATA", home)) / "pip" / "pip.ini",
            home / "pip" / "pip.ini",
            Path(os.environ.get("PROGRAMDATA", "C:\\ProgramData")) / "pip" / "pip.ini",
        ]
    else:
        config = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
        system = (os.environ.get("XDG_CONFIG_DIRS") or "/etc/xdg").split(os.pathsep)
        places = [
            Path(sys.prefix, "pip.conf"),
            home / "Library" / "Application Support" / "pip" / "pip.conf",
            config / "pip" / "pip.conf",
            home / ".pip" / "pip.conf",
            Path("/etc/pip.conf"),
            Path("/Library/Application Support/pip/pip.conf"),
            *(Path(folder) / "pip" / "pip.conf" for folder in system),
        ]
    return [*([Path(named)] if named else []), *places]


@functools.cache
def for_uv() -> dict[str, str]:
    """The same settings as uv's variables, which does not read pip's; what it was told itself goes first."""
    pip = settings()
    told = {"UV_PYTHON_DOWNLOADS": "never"}
    if _has_certificates():
        told |= {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}
    if "UV_INDEX_URL" not in os.environ and "index-url" in pip:
        told["UV_DEFAULT_INDEX"] = pip["index-url"]
    if "extra-index-url" in pip:
        # As pip does: the best version of all indexes. What comes is checked by its hash in any case.
        told |= {
            "UV_INDEX": " ".join(pip["extra-index-url"].split()),
            "UV_INDEX_STRATEGY": "unsafe-best-match",
        }
    if "find-links" in pip:
        told["UV_FIND_LINKS"] = ",".join(pip["find-links"].split())
    if "trusted-host" in pip:
        told["UV_INSECURE_HOST"] = " ".join(pip["trusted-host"].split())
    if "cert" in pip:
        told["SSL_CERT_FILE"] = pip["cert"]
    if "proxy" in pip:
        told["ALL_PROXY"] = pip["proxy"]
    return {name: value for name, value in told.items() if name not in os.environ}


def _has_certificates() -> bool:
    """Is there a system store of certificates? If not, uv's own are better than none."""
    import ssl

    if sys.platform in ("win32", "darwin"):
        return True
    paths = ssl.get_default_verify_paths()
    folder = Path(paths.capath or "none")
    return bool(paths.cafile) or (folder.is_dir() and any(folder.iterdir()))


def indexes() -> list[str]:
    """The addresses at which a package is looked for, in this order."""
    pip = settings()
    said = os.environ.get("UV_DEFAULT_INDEX") or os.environ.get("UV_INDEX_URL")
    return [said or pip.get("index-url") or PUBLIC_INDEX, *pip.get("extra-index-url", "").split()]


def files_of(package: str) -> list[tuple[str, str, str]]:
    """Name, SHA-256 and address of each file of a package, from the first index that knows it."""
    error = OSError(f"no index lists files of {package} with their hashes")
    for index in indexes():
        page = f"{index.rstrip('/')}/{package}/"
        try:
            text = fetch(page).decode("utf-8", "replace")
        except OSError as failed:
            error = failed
            continue
        links = re.findall(r'href="([^"#]+)#sha256=([0-9a-f]{64})"', text)
        if links:
            addresses = [(urljoin(page, html.unescape(link)), digest) for link, digest in links]
            return [(unquote(urlsplit(a).path).rpartition("/")[2], digest, a) for a, digest in addresses]
    raise error


def fetch(address: str) -> bytes:
    """What is at an address, by the proxy and certificates that pip would use; or OSError."""
    import ssl
    import urllib.request
    from http.client import HTTPException  # slow to import, and seldom needed

    pip = settings()
    handlers: list[urllib.request.BaseHandler] = [
        urllib.request.HTTPSHandler(context=ssl.create_default_context(cafile=pip.get("cert")))
    ]
    if "proxy" in pip:
        handlers.append(urllib.request.ProxyHandler({"http": pip["proxy"], "https": pip["proxy"]}))
    parts = urlsplit(address)
    if parts.username:
        passwords = urllib.request.HTTPPasswordMgrWithPriorAuth()
        host = parts.hostname + (f":{parts.port}" if parts.port else "") if parts.hostname else ""
        address = parts._replace(netloc=host).geturl()
        passwords.add_password(None, address, unquote(parts.username), unquote(parts.password or ""), True)
        handlers.append(urllib.request.HTTPBasicAuthHandler(passwords))
    try:
        with urllib.request.build_opener(*handlers).open(address, timeout=PATIENCE_S) as answer:
            return bytes(answer.read())
    except (HTTPException, ValueError) as error:  # an answer that was cut off, an address that is none
        raise OSError(f"{parts.hostname or address}: {error}") from error
