"""Bringing a database to the newest schema, by scripts that run whole or not at all."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from terroir.store.errors import StoreError

SCRIPTS = Path(__file__).parent / "scripts"

# Alembic's own table, so that its tools know the database too.
VERSION_TABLE = "CREATE TABLE IF NOT EXISTS alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"
VERSION = "SELECT version_num FROM alembic_version"


class NewerSchema(StoreError):
    """A database that a newer release has written."""

    code = "newer"


class OldSchema(StoreError):
    """A database that has to be upgraded before this release can use it."""

    code = "older"


def versions(dialect: str) -> list[str]:
    """The versions of the schema, in their order."""
    return sorted(script.stem for script in (SCRIPTS / dialect).glob("*.sql"))


def remaining(dialect: str, current: str | None) -> list[str]:
    """The versions that a database has still to go through."""
    known = versions(dialect)
    if current is not None and current not in known:
        raise NewerSchema(f"the database has schema {current}, this release knows {known[-1]} and older")
    return known[known.index(current) + 1 :] if current is not None else known


def script(dialect: str, steps: Iterable[str]) -> str:
    """All that brings a database through these versions, to be run in one transaction."""
    parts = [f"{VERSION_TABLE};\n"]
    for version in steps:
        parts.append((SCRIPTS / dialect / f"{version}.sql").read_text("utf-8"))
        parts.append(f"DELETE FROM alembic_version;\nINSERT INTO alembic_version VALUES ('{version}');\n")
    return "\n".join(parts)
