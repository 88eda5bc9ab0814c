"""What follows from the declaration of a table: the statements that make it, fill it and read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from msgspec.json import Decoder, encode

Row = TypeVar("Row")

TYPES = {
    str: "TEXT",
    int: "BIGINT",
    float: "DOUBLE PRECISION",
    bool: "BOOLEAN",
    bytes: "BYTEA",
    dict: "TEXT",
}
"""The type of a column by that of its field; a dict is kept as JSON."""
CONVERTED: Mapping[type, Callable[[Any], Any]] = {bool: bool, dict: Decoder(dict[str, str]).decode}
"""How a value is read that the database gives in another form: SQLite gives 0 and 1."""
SQLITE = {"BYTEA": "BLOB", ' COLLATE "C"': ""}
"""Where SQLite has another word; it compares texts by their bytes anyhow."""

NO_COLUMN = ""
"""Stands beside the type of a field that is kept in no column."""
Small = Annotated[int, "INTEGER"]
SmallOrNone = Annotated[int | None, "INTEGER"]


class Since(NamedTuple):
    """The version of the schema that brought a column, beside its type: `Annotated[str, Since(2)]`."""

    version: int


class Column(NamedTuple):
    """A column, as the annotation of a field declares it."""

    field: str
    name: str
    python: type
    sql: str
    """What stands behind its name, as PostgreSQL writes it."""
    allowed: tuple[str, ...]
    """The only values, where they are counted."""
    since: int


class Index(NamedTuple):
    """An index."""

    name: str
    columns: str
    where: str = ""
    unique: bool = False
    since: int = 1


class Table(Generic[Row]):
    """A table of the database: every field of `row` that is no row itself is a column.

    `hidden` has columns that belong to the same rows, and are never read with them. The rows of a table
    `within` another one begin with its id, `table_id`, and go with it.
    """

    def __init__(
        self,
        name: str,
        row: type[Row],
        key: str,
        *,
        hidden: type | None = None,
        within: str = "",
        references: Mapping[str, str] = MappingProxyType({}),
        indexes: tuple[Index, ...] = (),
        rowid: bool = True,
        since: int = 1,
    ) -> None:
        self.name = name
        self.row = row
        self.key = f"table_id, {key}" if within and key else key or "table_id"
        self.references = {"table_id": within} if within else references
        self.indexes = indexes
        self.rowid = rowid
        self.since = since
        self._hidden = tuple(_columns(hidden)) if hidden else ()
        self._own = tuple(_columns(row))
        first = (Column("", "table_id", str, "TEXT NOT NULL", (), 1),) if within else ()
        self.all = (*first, *self._own, *self._hidden)
        self._fields = tuple(column.field for column in self._own)
        # Rows are read by the hundred, and most columns are given as they are.
        self._converted = tuple((c.field, CONVERTED[c.python]) for c in self._own if c.python in CONVERTED)

    @cached_property
    def columns(self) -> str:
        """The columns of a row, for a SELECT."""
        return ", ".join(column.name for column in self._own)

    @cached_property
    def insert(self) -> str:
        """Add one row, with the values of all columns."""
        return f"INSERT INTO {self.name} ({self.names(self.all)}) VALUES ({marks(len(self.all))})"

    def select(self, condition: str) -> str:
        """The rows of which this is true."""
        return f"SELECT {self.columns} FROM {self.name} WHERE {condition}"

    def values(self, row: Row, hidden: object = None, within: str | None = None) -> tuple[Any, ...]:
        """What `insert` takes."""
        first = () if within is None else (within,)
        shown = tuple(_written(column, getattr(row, column.field)) for column in self._own)
        return (*first, *shown, *(_written(column, getattr(hidden, column.field)) for column in self._hidden))

    def read(self, values: Sequence[Any], **more: object) -> Row:
        """The row that a SELECT of `columns` has found; `more` are the fields that are no columns."""
        fields = dict(zip(self._fields, values, strict=True))
        for field, convert in self._converted:
            if fields[field] is not None:
                fields[field] = convert(fields[field])
        return self.row(**fields, **more)

    @staticmethod
    def names(columns: Iterable[Column]) -> str:
        return ", ".join(column.name for column in columns)

    def after(self, version: int, dialect: str) -> Iterator[str]:
        """What makes the table, or brings a database of that version what is new in it."""
        if self.since > version:
            yield self._create(dialect)
        else:
            for column in self.all:
                if column.since > version:
                    yield f"ALTER TABLE {self.name} ADD COLUMN {column.name} {_in(dialect, column.sql)}"
        for index in self.indexes:
            if max(index.since, self.since) > version:
                yield self._index(index)

    def _create(self, dialect: str) -> str:
        lines = [f"{column.name} {_in(dialect, column.sql)}" for column in self.all]
        lines.append(f"PRIMARY KEY ({self.key})")
        for column, other in self.references.items():
            lines.append(f"FOREIGN KEY ({column}) REFERENCES {other} (id) ON DELETE CASCADE")
        for one in self.all:
            if one.allowed:
                values = ", ".join(f"'{value}'" for value in one.allowed)
                lines.append(f"CONSTRAINT {one.name} CHECK ({one.name} IN ({values}))")
        end = " WITHOUT ROWID" if dialect == "sqlite" and not self.rowid else ""
        return f"CREATE TABLE {self.name} ({', '.join(lines)}){end}"

    def _index(self, index: Index) -> str:
        unique = "UNIQUE " if index.unique else ""
        where = f" WHERE {index.where}" if index.where else ""
        return f"CREATE {unique}INDEX {index.name} ON {self.name} ({index.columns}){where}"


def marks(number: int, first: int = 1) -> str:
    """$1, $2, ... for so many values."""
    return ", ".join(f"${place}" for place in range(first, first + number))


def _columns(row: Any) -> Iterator[Column]:
    names = getattr(row, "__struct_encode_fields__", None) or row._fields
    hints = get_type_hints(row, include_extras=True)
    for name, (field, hint) in zip(names, hints.items(), strict=True):
        extras: tuple[Any, ...] = ()
        if get_origin(hint) is Annotated:
            hint, *extras = get_args(hint)  # type: ignore[assignment]
        either = get_args(hint) if get_origin(hint) is UnionType else (hint,)
        plain = next(one for one in either if one is not NoneType)
        allowed = get_args(plain) if get_origin(plain) is Literal else ()
        python = str if allowed else get_origin(plain) or plain
        if python in TYPES and NO_COLUMN not in extras:
            said = next((extra for extra in extras if isinstance(extra, str)), TYPES[python])
            since = next((extra.version for extra in extras if isinstance(extra, Since)), 1)
            sql = said if NoneType in either else f"{said} NOT NULL"
            yield Column(field, name, python, sql, allowed, since)


def _in(dialect: str, sql: str) -> str:
    if dialect == "sqlite":
        for word, other in SQLITE.items():
            sql = sql.replace(word, other)
    return sql


def _written(column: Column, value: Any) -> Any:
    return encode(value, order="sorted").decode() if column.python is dict else value
