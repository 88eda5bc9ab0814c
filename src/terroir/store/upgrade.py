"""Bringing a database to the newest schema: what it lacks follows from `rows.py`, all of it or nothing."""

from __future__ import annotations

from terroir.store.errors import StoreError
from terroir.store.rows import SCHEMA

NEWEST = 5
"""The version of the schema that `rows.py` states."""

# Names that stand in the entries of older releases are found by their people from now on.
KNOWN_NAMES = """
INSERT INTO names (table_id, seq, person_id, name)
SELECT table_id, seq, {person}, {name} FROM entries
WHERE kind = 'seat-taken' AND {name} <> '' AND table_id IN (SELECT id FROM tables)
ON CONFLICT DO NOTHING
"""
JSON = {
    "sqlite": {"person": "body ->> '$.person'", "name": "body ->> '$.name'"},
    "postgresql": {"person": "body::json ->> 'person'", "name": "body::json ->> 'name'"},
}
UNLISTED_IMPORTS = "UPDATE tables SET visibility = 'unlisted' WHERE stage = 'imported'"
# Two who asked at once may have made two tables.
KNOWN_REMATCHES = """
UPDATE tables SET rematch = made.id
FROM (SELECT rematch_of, MIN(id) AS id FROM tables WHERE rematch_of IS NOT NULL GROUP BY rematch_of) AS made
WHERE tables.id = made.rematch_of
"""
# An index by bytes: ranges of it are what begins with some text, whatever language the database sorts by.
BY_BYTES = """
DROP INDEX seats_folded;
ALTER TABLE seats ALTER COLUMN folded TYPE TEXT COLLATE "C";
CREATE INDEX seats_folded ON seats (folded)
"""
ALSO = {2: (KNOWN_NAMES, UNLISTED_IMPORTS), 3: (KNOWN_REMATCHES,)}
"""What a version changes in the rows that there are."""
ALTERED = {("postgresql", 5): (BY_BYTES,)}
"""What it changes in the columns and indexes of an older database."""

# Named so by release 0.1.0, which made it with Alembic.
VERSION_TABLE = "CREATE TABLE IF NOT EXISTS alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"
VERSION = "SELECT version_num FROM alembic_version"


class NewerSchema(StoreError):
    """A database that a newer release has written."""

    code = "newer"


class OldSchema(StoreError):
    """A database that has to be upgraded before this release can use it."""

    code = "older"


def name(version: int) -> str:
    """A version as the database says it."""
    return f"{version:04}"


def is_newest(found: str | None) -> bool:
    """Whether a database of this version is up to date; NewerSchema if this release does not know it."""
    known = [name(version) for version in range(1, NEWEST + 1)]
    if found is not None and found not in known:
        raise NewerSchema(f"the database has schema {found}, this release knows {known[-1]} and older")
    return found == known[-1]


def check(found: str | None) -> None:
    """Refuse a database of any other version than the newest."""
    if not is_newest(found):
        raise OldSchema(f"the database has schema {found or 'none'}: bring it up to date first")


def script(dialect: str, found: str | None) -> str:
    """All that brings a database of this version to the newest one, to be run in one transaction."""
    before = int(found or 0)
    steps = [VERSION_TABLE]
    for table in SCHEMA:
        steps += table.after(before, dialect)
    for version in range(before + 1, NEWEST + 1):
        steps += [text.format(**JSON[dialect]) for text in ALSO.get(version, ())]
        steps += ALTERED.get((dialect, version), ()) if before else ()
    steps += ["DELETE FROM alembic_version", f"INSERT INTO alembic_version VALUES ('{name(NEWEST)}')"]
    return ";\n".join(steps)
