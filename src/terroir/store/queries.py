"""The statements of the store. One text for both databases: $1, $2, ... first mentioned in this order."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.json import encode

from terroir.store.driver import Step, Value
from terroir.store.rows import Facts, Filter, NewTable, SeatRow

TABLE_COLUMNS = (
    "id, game, version, players, options, visibility, stage, clock, hot_seat, host, created_ms, listed_ms,"
    " started_ms, reason, due_ms, rematch_of"
)
SEAT_COLUMNS = "table_id, seat, name, person_id, bot, score, won"

TABLE = f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = $1"
SECRET = "SELECT secret FROM tables WHERE id = $1"
INVITE = "SELECT invite_hash FROM tables WHERE id = $1"
SET_INVITE = "UPDATE tables SET invite_hash = $1 WHERE id = $2"
DUE = "SELECT id FROM tables WHERE due_ms <= $1 ORDER BY due_ms, id"
LAST = "SELECT MAX(seq) FROM entries WHERE table_id = $1"
IDS = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"

PERSON_OF_TOKEN = (
    "SELECT id, name, people.created_ms FROM tokens JOIN people ON id = person_id WHERE hash = $1"
)
PERSON = "SELECT id, name, created_ms FROM people WHERE id = $1"
ADD_PERSON = "INSERT INTO people (id, name, created_ms) VALUES ($1, $2, $3)"
RENAME_PERSON = "UPDATE people SET name = $1 WHERE id = $2"
FORGET_PERSON = "DELETE FROM people WHERE id = $1"
ADD_TOKEN = "INSERT INTO tokens (hash, person_id, created_ms) VALUES ($1, $2, $3)"
REVOKE_TOKEN = "DELETE FROM tokens WHERE hash = $1"
REVOKE_TOKENS = "DELETE FROM tokens WHERE person_id = $1"

# Whoever speaks at the same time waits here, so that numbers have no gaps.
COUNT_LINE = "UPDATE tables SET lines = lines + 1 WHERE id = $1"
SAY = (
    "INSERT INTO chat (table_id, number, person_id, name, text, at_ms) VALUES"
    " ($1, (SELECT lines FROM tables WHERE id = $1), $2, $3, $4, $5) RETURNING number"
)
CHAT = (
    "SELECT number, person_id, name, text, at_ms FROM chat"
    " WHERE table_id = $1 AND number > $2 ORDER BY number DESC LIMIT $3"
)
MUTE = "INSERT INTO mutes (table_id, person_id, muted_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
UNMUTE = "DELETE FROM mutes WHERE table_id = $1 AND person_id = $2 AND muted_id = $3"
MUTES = "SELECT person_id, muted_id FROM mutes WHERE table_id = $1 ORDER BY person_id, muted_id"

ADD_TABLE = (
    f"INSERT INTO tables ({TABLE_COLUMNS}, secret, invite_hash) VALUES"
    " ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)"
)
ADD_SEAT = (
    "INSERT INTO seats (table_id, seat, name, folded, person_id, bot, score, won)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
)
CLEAR_SEATS = "DELETE FROM seats WHERE table_id = $1"
ADD_IMPORT = "INSERT INTO imports (table_id, text) VALUES ($1, $2)"
IMPORT = "SELECT text FROM imports WHERE table_id = $1"


def folded(name: str) -> str:
    """A name as it is searched."""
    return name.casefold()


def add_table(new: NewTable) -> tuple[Step, ...]:
    """The row of a table and those of its seats."""
    row = new.row
    values: tuple[Value, ...] = (
        row.id, row.game, row.version, row.players, encode(row.options, order="sorted").decode(),
        row.visibility, row.stage, row.clock, row.hot_seat, row.host, row.created_ms, row.listed_ms,
        row.started_ms, row.reason, row.due_ms, row.rematch_of, new.secret, new.invite_hash,
    )  # fmt: skip
    return (Step(ADD_TABLE, values), *add_seats(row.id, row.seats))


def add_seats(table: str, seats: tuple[SeatRow, ...]) -> tuple[Step, ...]:
    return tuple(
        Step(ADD_SEAT, (table, s.seat, s.name, folded(s.name), s.person, s.bot, s.score, s.won))
        for s in seats
    )


def change(table: str, facts: Facts) -> tuple[Step, ...]:
    """What these facts change in the row of a table and in its seats."""
    names = ("stage", "host", "listed_ms", "started_ms", "reason", "due_ms")
    changed = [(name, value) for name in names if (value := getattr(facts, name)) is not UNSET]
    steps: tuple[Step, ...] = ()
    if changed:
        sets = ", ".join(f"{name} = ${number}" for number, (name, _) in enumerate(changed, 1))
        sql = f"UPDATE tables SET {sets} WHERE id = ${len(changed) + 1}"
        steps += (Step(sql, (*(value for _, value in changed), table), rows=1),)
    if facts.seats is not UNSET:
        steps += (Step(CLEAR_SEATS, (table,)), *add_seats(table, facts.seats))
    return steps


class Listing:
    """A SELECT put together from the conditions of a filter."""

    def __init__(self) -> None:
        self.conditions: list[str] = []
        self.values: list[Value] = []

    def value(self, value: Value) -> str:
        self.values.append(value)
        return f"${len(self.values)}"

    def where(self, condition: str, *values: Value) -> None:
        """Add a condition with {0}, {1}, ... for its values."""
        self.conditions.append(condition.format(*map(self.value, values)))

    def where_set(self, condition: str, value: Value) -> None:
        if value is not None:
            self.where(condition, value)

    def where_in(self, column: str, values: tuple[Value, ...]) -> None:
        self.conditions.append(f"{column} IN ({', '.join(map(self.value, values))})")


def listing(asked: Filter) -> tuple[str, tuple[Value, ...]]:
    """The tables that a filter asks for, the latest first."""
    made = Listing()
    made.where_in("stage", asked.stages)
    for column in ("visibility", "game", "version", "players", "reason"):
        made.where_set(f"{column} = {{0}}", getattr(asked, column))
    made.where_set("listed_ms >= {0}", asked.since_ms)
    made.where_set("listed_ms <= {0}", asked.until_ms)
    seat = "EXISTS (SELECT 1 FROM seats WHERE table_id = id AND "
    if asked.person is not None:
        made.where(f"(host = {{0}} OR {seat}person_id = {{0}}))", asked.person)
    if asked.name is not None:
        made.where(f"{seat}folded LIKE {{0}} ESCAPE '!')", _begins(folded(asked.name)))
    if asked.bots is not None:
        made.conditions.append(f"{'' if asked.bots else 'NOT '}{seat}bot IS NOT NULL)")
    if asked.after is not None:
        made.where("(listed_ms, id) < ({0}, {1})", *asked.after)
    sql = f"SELECT {TABLE_COLUMNS} FROM tables WHERE {' AND '.join(made.conditions)}"
    limit = made.value(asked.limit)
    return f"{sql} ORDER BY listed_ms DESC, id DESC LIMIT {limit}", tuple(made.values)


def seats_of(tables: tuple[str, ...]) -> tuple[str, tuple[Value, ...]]:
    """The seats of these tables."""
    made = Listing()
    made.where_in("table_id", tables)
    return (
        f"SELECT {SEAT_COLUMNS} FROM seats WHERE {made.conditions[0]} ORDER BY table_id, seat",
        tuple(made.values),
    )


def _begins(text: str) -> str:
    """A LIKE pattern for texts that begin so."""
    for sign in "!%_":
        text = text.replace(sign, "!" + sign)
    return text + "%"
