"""Positions of games, for programs that learn from them: what a player saw, did, and came to.

`terroir simulate --positions FILE.parquet` writes them, `load` reads them back as arrays; it also reads a
folder of records, whose games it plays again. What is in them: docs/data.md
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from itertools import takewhile
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow
import pyarrow.parquet

from terroir import __version__
from terroir.arena.journal import difference, plain, result_from
from terroir.arena.keeping import FAULT, Keeper
from terroir.arena.match import Result, winners
from terroir.arena.match import Table as Series
from terroir.bots.analysis import Choice, expected
from terroir.bots.bot import seeded
from terroir.core.errors import TerroirError
from terroir.core.game import Action, Over, Seat
from terroir.core.play import Match, Step
from terroir.core.record import Record, parse
from terroir.core.registry import load as load_game
from terroir.core.replay import replay
from terroir.envs.table import NOTHING, Array, Table

CARD = b"terroir"
"""Under this name a file says in JSON what was played, by which versions, and what its columns are."""
ROWS = 4096
"""At least so many rows are read and written at once."""
COLUMNS = {
    "game": "the name of the game",
    "version": "of its rules",
    "options": "what was chosen before the game: NAME=VALUE, one after the other",
    "seed": "of the series; -1 where it is not known",
    "number": "of the game in the series",
    "ply": "number of the decision in its game, from 0",
    "seat": "who decided, from 0",
    "bot": "the code of the bot in that seat",
    "action": "the id of what it did, -1 for the few actions that have none",
    "legal": "how many ids were legal",
    "chances": "of the seat and of those after it to win, by simulated games; NaN where none were asked for",
    "reward": "what the seat got in the end: all seats together 0, 1 for who wins alone",
    "score": "of the seat in the end",
    "fault": "the bot has lost by its own fault in this game, and chance may have decided for it",
    "planes": "int8, a board each; not there where the game has none",
    "numbers": "int16, little-endian",
    "mask": "one bit for each id, the highest of a byte first",
}
TENSORS = ("planes", "numbers", "mask")


class BadData(TerroirError):
    """A file that holds other positions, or none."""

    code = "data"


@dataclass(frozen=True)
class Positions:
    """Rows as arrays: observations as environments give them, the other columns by name."""

    observations: dict[str, Array]
    masks: Array
    columns: dict[str, Array]

    def __len__(self) -> int:
        return len(self.masks)


@dataclass(frozen=True)
class Origin:
    """Where a game comes from."""

    seed: int
    number: int
    bots: Sequence[str]
    faults: Mapping[Seat, str]


class PositionsFile(Keeper):
    """Positions as one Parquet file, which is there when all games are; until then beside it in a database.

    A game is in the database whole or not at all, and only once.
    """

    def __init__(self, file: Path, series: Series, chances: int = 0) -> None:
        self.file, self.draft = file, file.with_name(f"{file.name}.draft")
        if file.exists() and not self.draft.exists():
            raise BadData(f"{file} is there, and whole: name another file")
        if not -(2**63) <= series.seed < 2**63:
            raise BadData(f"positions have seeds of 64 bits, not {series.seed}")
        self._card = card_of(series, chances)
        self.extract = partial(_extract, chances)
        try:
            self._games = sqlite3.connect(self.draft, isolation_level=None)
            self._games.execute("pragma journal_mode = wal")
            self._games.execute("pragma synchronous = normal")
            self._games.execute("create table if not exists card (text text)")
            self._games.execute(
                "create table if not exists games (number integer primary key, result text, rows blob)"
            )
            found = self._games.execute("select text from card").fetchone()
            if found is None:
                self._games.execute("insert into card values (?)", [json.dumps(self._card)])
            elif other := difference(json.loads(found[0]), self._card):
                raise BadData(f"{self.draft} holds other positions: {other}")
            kept = self._games.execute("select result from games order by number")
            self.results = [result_from(json.loads(text)) for (text,) in kept]
        except sqlite3.Error as error:
            raise BadData(f"{self.draft}: {error}") from error

    def add(self, result: Result, extracted: bytes) -> None:
        row = (result.number, json.dumps(asdict(result)), extracted)
        try:
            self._games.execute("insert or ignore into games values (?, ?, ?)", row)
        except sqlite3.Error as error:  # the disk is full
            raise BadData(f"{self.draft}: {error}") from error

    def finish(self, games: int) -> None:
        """All of them in one file, in the order of their numbers, and no database any more."""
        part = self.file.with_name(f"{self.file.name}.part")
        chosen = self._games.execute("select rows from games where number < ? order by number", [games])
        first = _batch(chosen.fetchone()[0])
        schema = first.schema.with_metadata({CARD: json.dumps({**self._card, "games": games})})
        with pyarrow.parquet.ParquetWriter(part, schema, compression="zstd") as written:
            waiting = [first]
            for (text,) in chosen:
                waiting.append(_batch(text))
                if sum(map(len, waiting)) >= ROWS:
                    written.write_table(pyarrow.Table.from_batches(waiting).cast(schema))
                    waiting.clear()
            if waiting:
                written.write_table(pyarrow.Table.from_batches(waiting).cast(schema))
        part.replace(self.file)
        self._games.close()
        for ending in ("", "-wal", "-shm"):
            self.draft.with_name(self.draft.name + ending).unlink(missing_ok=True)


def card_of(series: Series, chances: int) -> dict[str, Any]:
    """What is played, by which versions, and what each column is."""
    table = Table(series.game, series.players, dict(series.options))
    return {
        **plain(series),
        "terroir": __version__,
        "rules": table.game.version,
        "encoding": table.encoding.version,
        "simulated games for chances": chances,
        "columns": {field.name: COLUMNS[field.name] for field in _schema(table)},
    }


def _extract(chances: int, series: Series, result: Result, match: Match[Any]) -> bytes:
    batch = rows(match, Origin(series.seed, result.number, result.bots, dict(result.faults)), chances)
    sink = pyarrow.BufferOutputStream()
    packed = pyarrow.ipc.IpcWriteOptions(compression="zstd")
    with pyarrow.ipc.new_stream(sink, batch.schema, options=packed) as stream:
        stream.write_batch(batch)
    return bytes(sink.getvalue())


def _batch(packed: bytes) -> pyarrow.RecordBatch:
    return pyarrow.ipc.open_stream(packed).read_next_batch()


def rows(match: Match[Any], origin: Origin, chances: int = 0) -> pyarrow.RecordBatch:
    """Every decision of a game that is over; with `chances`, by so many simulated games after each."""
    game, players = match.game, len(origin.bots)
    settings = dict(game.settings(match.state))
    table = Table(game.name, players, settings)
    seats = [step.seat for step in match.steps if step.seat is not None]
    seen, masks = table.arrays(len(seats)), np.zeros((len(seats), table.ids), np.int8)
    planes = seen.get("planes", NOTHING).reshape(len(seats), -1)
    hopes = np.full((len(seats), players), np.nan, np.float32)
    actions = np.zeros(len(seats), np.int16)
    state, ply = match.first_state(players), 0
    for at, step in enumerate(match.steps):
        if step.seat is not None:
            arrays = planes[ply].data, seen["numbers"][ply].data, masks[ply].data
            table.encoding.observe(state, step.seat, *arrays)
            actions[ply] = table.encoding.id_of(state, step.seat, step.move)  # type: ignore[arg-type]
            if chances:
                choice = Choice(ply, step.seat, game.view(state, step.seat), _turn(match.steps[at:]))
                luck = seeded(origin.seed, origin.number, "chances", ply)
                hopes[ply] = np.roll(expected(game, choice, luck, chances).shares, -step.seat)
            ply += 1
        game.apply(state, step.move, step.seat)
    over = match.pending
    assert isinstance(over, Over)
    rewards = table.rewards(winners(over, origin.faults))
    written = {
        "game": game.name,
        "version": game.version,
        "options": " ".join(f"{name}={value}" for name, value in settings.items()),
        "seed": origin.seed,
        "number": origin.number,
        "ply": np.arange(len(seats)),
        "seat": seats,
        "bot": [origin.bots[seat] for seat in seats],
        "action": actions,
        "legal": masks.sum(axis=1, dtype=np.int32),
        "chances": hopes,
        "reward": [rewards[seat] for seat in seats],
        "score": [over.scores[seat] for seat in seats],
        "fault": [seat in origin.faults for seat in seats],
        "planes": planes,
        "numbers": seen["numbers"].astype("<i2"),
        "mask": np.packbits(masks, axis=1),
    }
    schema = _schema(table)
    return pyarrow.RecordBatch.from_arrays(
        [_column(written[field.name], field.type, len(seats)) for field in schema], schema=schema
    )


def _turn(steps: Sequence[Step]) -> tuple[Action, ...]:
    """What the seat of the first step did until luck or another seat had its say."""
    own = takewhile(lambda step: step.seat == steps[0].seat, steps)
    return tuple(step.move for step in own if isinstance(step.move, Action))


def _schema(table: Table) -> pyarrow.Schema:
    words, small = pyarrow.string(), pyarrow.int16()
    kinds = {
        "game": words,
        "version": small,
        "options": words,
        "seed": pyarrow.int64(),
        "number": pyarrow.int32(),
        "ply": small,
        "seat": pyarrow.int8(),
        "bot": words,
        "action": small,
        "legal": small,
        "chances": pyarrow.list_(pyarrow.float32(), table.players),
        "reward": pyarrow.float32(),
        "score": pyarrow.int32(),
        "fault": pyarrow.bool_(),
        "numbers": pyarrow.binary(2 * table.shapes["numbers"][0]),
        "mask": pyarrow.binary((table.ids + 7) // 8),
    }
    if "planes" in table.shapes:
        kinds["planes"] = pyarrow.binary(prod(table.shapes["planes"]))
    return pyarrow.schema([(name, kinds[name]) for name in COLUMNS if name in kinds])


def _column(values: Any, kind: Any, count: int) -> pyarrow.Array:
    """The values of all rows, or one for all of them."""
    if pyarrow.types.is_fixed_size_binary(kind):
        return pyarrow.Array.from_buffers(kind, count, [None, pyarrow.py_buffer(values)])
    if pyarrow.types.is_fixed_size_list(kind):
        return pyarrow.FixedSizeListArray.from_arrays(values.reshape(-1), type=kind)
    return pyarrow.array([values] * count if isinstance(values, str | int) else values, kind)


def load(source: Path | str) -> Positions:
    """All positions of a Parquet file, or of the games of a folder of records."""
    parts = list(batches(source))
    first = parts[0]
    return Positions(
        {name: np.concatenate([p.observations[name] for p in parts]) for name in first.observations},
        np.concatenate([p.masks for p in parts]),
        {name: np.concatenate([p.columns[name] for p in parts]) for name in first.columns},
    )


def batches(source: Path | str) -> Iterator[Positions]:
    """The same some games at a time, for what is larger than memory."""
    source = Path(source)
    if not source.is_dir():
        yield from _of_file(source)
        return
    files = sorted(source.glob("*.game"))
    if not files:
        raise BadData(f"{source}: there are no records *.game")
    for number, file in enumerate(files):
        yield _of_record(file, number)


def card(file: Path | str) -> dict[str, Any]:
    """What a Parquet file says of itself."""
    with closing(_opened(Path(file))) as opened:
        return _card(file, opened)


def _opened(file: Path) -> pyarrow.parquet.ParquetFile:
    try:
        return pyarrow.parquet.ParquetFile(file)
    except (OSError, pyarrow.ArrowException) as error:
        draft = file.with_name(f"{file.name}.draft")
        begun = "; the games for it are not all played" if draft.exists() else ""
        raise BadData(f"{file}: no Parquet file that can be read{begun}") from error


def _card(file: Path | str, opened: pyarrow.parquet.ParquetFile) -> dict[str, Any]:
    text = (opened.schema_arrow.metadata or {}).get(CARD)
    if text is None:
        raise BadData(f"{file}: holds no positions")
    found: dict[str, Any] = json.loads(text)
    return found


def _of_file(file: Path) -> Iterator[Positions]:
    with closing(_opened(file)) as opened:
        found = _card(file, opened)
        table = Table(found["game"], found["players"], dict(found["options"]))
        if (version := found["encoding"]) != table.encoding.version:
            raise BadData(f"{file}: of encoding {version}, this is {table.encoding.version}")
        for group in range(opened.num_row_groups):
            for batch in opened.read_row_group(group).combine_chunks().to_batches():
                yield _arrays(table, batch)


def _of_record(file: Path, number: int) -> Positions:
    record = parse(file.read_text("utf-8"))
    match = replay(record, load_game(record.value("Game") or ""))
    if not isinstance(match.pending, Over):
        raise BadData(f"{file}: the game is not over")
    origin = _origin(record, number)
    table = Table(match.game.name, len(origin.bots), match.game.settings(match.state))
    return _arrays(table, rows(match, origin))


def _origin(record: Record, number: int) -> Origin:
    """As the tags of the record say; others write records as well, with other tags."""
    tags = {tag.key: tag.value for tag in record.tags}
    numbers = {
        key: int(tags[key]) for key in ("Seed", "Number") if re.fullmatch(r"-?\d{1,18}", tags.get(key, ""))
    }
    seats = range(int(tags["Players"]))
    return Origin(
        numbers.get("Seed", -1),
        numbers.get("Number", number),
        [tags.get(f"Seat{seat + 1}", "") for seat in seats],
        {seat: tags[f"{FAULT}{seat + 1}"] for seat in seats if f"{FAULT}{seat + 1}" in tags},
    )


def _arrays(table: Table, batch: pyarrow.RecordBatch) -> Positions:
    found = {name: batch.column(name) for name in batch.schema.names}
    observations = {
        name: _bytes(found[name]).view(array.dtype.newbyteorder("<")).reshape(len(batch), *array.shape)
        for name, array in table.arrays().items()
    }
    masks = np.unpackbits(_bytes(found["mask"]), axis=1)[:, : table.ids].astype(np.int8)
    columns = {name: _values(values) for name, values in found.items() if name not in TENSORS}
    return Positions(observations, masks, columns)


def _values(column: pyarrow.Array) -> Array:
    if pyarrow.types.is_string(column.type):  # few words in many rows, each of them kept once
        words = column.dictionary_encode()
        return np.array(words.dictionary.to_pylist(), object)[words.indices.to_numpy()]  # type: ignore[no-any-return]
    if pyarrow.types.is_fixed_size_list(column.type):
        return column.flatten().to_numpy().reshape(len(column), -1)  # type: ignore[no-any-return]
    return column.to_numpy(zero_copy_only=False)  # type: ignore[no-any-return]


def _bytes(column: pyarrow.FixedSizeBinaryArray) -> Array:
    """The bytes of every row."""
    width = column.type.byte_width
    buffer = np.frombuffer(column.buffers()[1], np.uint8)
    return buffer[column.offset * width : (column.offset + len(column)) * width].reshape(len(column), width)
