"""Write the Alembic revisions of the store as SQL scripts, one for each database and revision.

    ./run python -m tools.migrations              write the scripts anew
    ./run python -m tools.migrations new "WHAT"   a new revision: from the scripts so far to store/schema.py

A server runs the scripts as they are, so that it need not load Alembic, and whoever hosts one can read them.
A script that has been released is never changed: games are stored behind it.
"""

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent

from alembic.autogenerate import produce_migrations, render_python_code
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import create_engine

from terroir.store import schema
from terroir.store.upgrade import SCRIPTS

MIGRATIONS = SCRIPTS.parent / "migrations"
DIALECTS = ("sqlite", "postgresql")


def revisions() -> list[Script]:
    """All revisions, the oldest first."""
    return list(ScriptDirectory(str(MIGRATIONS)).walk_revisions())[::-1]


def rendered(revision: Script, dialect: str) -> str:
    """What a revision does, as SQL."""
    buffer = io.StringIO()
    options = {"as_sql": True, "output_buffer": buffer, "target_metadata": schema.METADATA}
    context = MigrationContext.configure(dialect_name=dialect, opts=options)
    with Operations.context(context):
        revision.module.upgrade()
    lines = (line.rstrip() for line in buffer.getvalue().splitlines())
    return f"-- {revision.revision}: {revision.doc}\n\n" + "\n".join(lines).strip() + "\n"


def scripts() -> Iterator[tuple[Path, str]]:
    """Every script and what has to stand in it."""
    for revision in revisions():
        for dialect in DIALECTS:
            yield SCRIPTS / dialect / f"{revision.revision}.sql", rendered(revision, dialect)


def new(what: str) -> Path:
    """A revision that brings what schema.py has and the scripts do not."""
    before = revisions()
    number = f"{len(before) + 1:04}"
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        for revision in before:
            connection.connection.executescript(rendered(revision, "sqlite"))  # type: ignore[attr-defined]
        found = produce_migrations(MigrationContext.configure(connection), schema.METADATA)
    assert found.upgrade_ops is not None
    code = indent(render_python_code(found.upgrade_ops), "    ").strip()
    previous = f'"{before[-1].revision}"' if before else None
    name = re.sub(r"\W+", "_", what.lower())
    file = MIGRATIONS / "versions" / f"{number}_{name}.py"
    file.write_text(
        f'"""{what[0].upper()}{what[1:]}."""\n\nimport sqlalchemy as sa\nfrom alembic import op\n\n'
        f'revision = "{number}"\ndown_revision = {previous}\n\n\ndef upgrade() -> None:\n    {code}\n',
        "utf-8",
    )
    return file


if __name__ == "__main__":
    if sys.argv[1:2] == ["new"] and len(sys.argv) == 3:
        print(new(sys.argv[2]))
    for path, text in scripts():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(path)
