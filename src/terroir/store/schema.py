"""The schema of the database as it is now, in SQLAlchemy Core: what the migrations have to arrive at.

Nothing that runs a server imports this: queries are plain SQL that both databases understand.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

METADATA = MetaData()

people = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_ms", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("host", Text),
    Column("created_ms", BigInteger, nullable=False),
    Column("listed_ms", BigInteger, nullable=False),
    Column("started_ms", BigInteger),
    Column("reason", Text),
    Column("due_ms", BigInteger),
    Column("rematch_of", Text),
    Column("lines", Integer, nullable=False, server_default="0"),
    Column("secret", LargeBinary),
    Column("invite_hash", LargeBinary),
    CheckConstraint("visibility IN ('public', 'unlisted', 'private')", name="visibility"),
    CheckConstraint("stage IN ('open', 'running', 'finished', 'imported')", name="stage"),
)
Index("tables_listed", tables.c.stage, tables.c.visibility, tables.c.listed_ms, tables.c.id)
Index(
    "tables_due",
    tables.c.due_ms,
    sqlite_where=text("due_ms IS NOT NULL"),
    postgresql_where=text("due_ms IS NOT NULL"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False),
    Column("person_id", Text),
    Column("bot", Text),
    Column("score", Integer),
    Column("won", Boolean),
    sqlite_with_rowid=False,
)
Index("seats_person", seats.c.person_id)
Index("seats_folded", seats.c.folded, postgresql_ops={"folded": "text_pattern_ops"})

# No foreign key to `tables`: every append checks its predecessor, and PostgreSQL would lock and rewrite
# the row of the table for each entry. In SQLite a table with row numbers: entries of many tables written
# together lie on few pages, which measured 8 µs for each against 21 µs without.
entries = Table(
    "entries",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("hash", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", Text),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

mutes = Table(
    "mutes",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("muted_id", Text, primary_key=True),
    sqlite_with_rowid=False,
)

imports = Table(
    "imports",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)
