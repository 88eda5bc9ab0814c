"""uv, which installs everything else: the machine's own, or one that is brought along in .tool/."""

import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.environment import BIN, ROOT, Failure, digest, read_record, run, say, write_record

LOCK = ROOT / "requirements" / "uv.txt"
TOOL = ROOT / ".tool" / "uv"


def uv(step: str, *args: str, **changes: str) -> None:
    """Run uv quietly for one step of the setup."""
    program, reach = find(), reach_registry()
    say(f"setting up: {step}…")
    hint = "is the package registry reachable?" if "-r" in args else ""
    run(step, [program, "--quiet", *args], hint, **reach, **changes)


@functools.cache
def find() -> str:
    """The uv on the path if it works (a version manager's stub may not), else our own."""
    found = shutil.which("uv")
    if found and subprocess.run([found, "--version"], capture_output=True).returncode == 0:
        return found
    ours = TOOL / BIN / ("uv.exe" if os.name == "nt" else "uv")
    stamp, wanted = TOOL / "stamp.json", {"lock": digest([LOCK])}
    if read_record(stamp) != wanted or not ours.exists():
        say("setting up: installing uv…")
        bring_along()
        write_record(stamp, wanted)
    return str(ours)


def bring_along() -> None:
    """Install the locked uv with this Python's venv and pip, or with its pip alone."""
    shutil.rmtree(TOOL, ignore_errors=True)
    requirement = ["-qq", "--disable-pip-version-check", "--require-hashes", "-r", str(LOCK)]
    hint = "is the package registry reachable?"
    if make_venv():
        run("installing uv", [str(TOOL / BIN / "python"), "-m", "pip", "install", *requirement], hint)
    elif has_pip(sys.executable):
        shutil.rmtree(TOOL, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "install", "--target", str(TOOL)]
        run("installing uv", [*pip, *requirement], hint, PIP_USER="0")
    else:
        shutil.rmtree(TOOL, ignore_errors=True)
        raise Failure(
            f"{sys.executable} has neither venv nor pip: install one of them, or uv, and try again", 2
        )


def make_venv() -> bool:
    """Some systems ship Python without venv, or a venv that cannot bring pip."""
    made = subprocess.run([sys.executable, "-m", "venv", str(TOOL)], capture_output=True)
    return made.returncode == 0 and has_pip(str(TOOL / BIN / "python"))


def has_pip(python: str) -> bool:
    return subprocess.run([python, "-m", "pip", "--version"], capture_output=True).returncode == 0


@functools.cache
def reach_registry() -> dict[str, str]:
    """What uv has to be told so that it reaches the registry pip would: uv does not read pip's settings."""
    told = {"UV_PYTHON_DOWNLOADS": "never"}
    if has_certificates():
        told |= {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}
    settings = pip_settings()
    if "cert" in settings:
        told["SSL_CERT_FILE"] = settings["cert"]
    if "index-url" in settings and "UV_INDEX_URL" not in os.environ:
        told["UV_DEFAULT_INDEX"] = settings["index-url"]
    return {name: value for name, value in told.items() if name not in os.environ}


def has_certificates() -> bool:
    """Is there a system store of certificates? If not, uv's own are better than none."""
    if sys.platform in ("win32", "darwin"):
        return True
    import ssl

    paths = ssl.get_default_verify_paths()
    folder = Path(paths.capath or "none")
    return bool(paths.cafile) or (folder.is_dir() and any(folder.iterdir()))


def pip_settings() -> dict[str, str]:
    """pip's own configuration; lines like global.index-url='…', the environment's first."""
    pythons = [sys.executable, str(TOOL / BIN / "python")]
    for python in pythons:
        try:
            done = subprocess.run([python, "-m", "pip", "config", "list"], capture_output=True, text=True)
        except OSError:
            continue
        if done.returncode == 0:
            break
    else:
        return {}
    settings: dict[str, str] = {}
    for line in sorted(done.stdout.splitlines()):  # ":env:" sorts before "global", "install", "site"
        name, _, value = line.partition("=")
        settings.setdefault(name.rpartition(".")[2], value.strip("'\""))
    return settings
