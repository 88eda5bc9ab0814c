"""Where games are kept, and how: a file is there whole or as it was before, even if the power fails."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from terroir.cli.failure import Failure

SUFFIX = ".game"
SECRET = ".secret"


def folder() -> Path:
    """The user's folder for games; TERROIR_HOME names another."""
    if given := os.environ.get("TERROIR_HOME"):
        return Path(given) / "games"
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "terroir" / "games"


def write(file: Path, text: str, private: bool = False) -> None:
    """Write durably: a new file beside it, on the disk, then in its place."""
    beside = file.with_name(f".{file.name}.{os.getpid()}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600 if private else 0o644)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(beside, file)
        _sync_folder(file.parent)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        with suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)
        raise Failure(f"{file}: {getattr(error, 'strerror', None) or error}") from error


def _sync_folder(where: Path) -> None:
    if sys.platform == "win32":
        return
    handle = os.open(where, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def secret_file(file: Path) -> Path:
    """Beside a running game lies the secret of its draws, which the record must not tell."""
    return file.with_name(file.name + SECRET)


def free(name: str) -> Path:
    """A file of the user's folder that no other game is kept in: `name.game`, `name-2.game`, ..."""
    number = 1
    while (file := folder() / f"{name}{f'-{number}' if number > 1 else ''}{SUFFIX}").exists():
        number += 1
    return file


def unfinished() -> list[Path]:
    """The running games of the user's folder, the latest first."""
    running = [file for file in folder().glob(f"*{SUFFIX}") if secret_file(file).exists()]
    return sorted(running, key=lambda file: file.stat().st_mtime_ns, reverse=True)
