"""Logs of tables as this release writes them, to be replayed by every later one.

    ./run python -m tests.store.make_corpus NAME    writes corpus/NAME-GAME-*.jsonl; files are never changed

The first line of a file says what the log arrives at, each further line is one entry: time, kind, body.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from terroir.core.registry import games
from terroir.store.chain import BEGIN, link
from terroir.store.rows import Head
from terroir.table.commands import Concede, Undo
from terroir.table.entries import Bank, Entry
from terroir.table.live import LiveTable
from tests.table.driving import SECRET, TABLE, Party, finish, setup_of

CORPUS = Path(__file__).parent / "corpus"
CLOCK = Bank(600_000, 5_000)


def state_hash(table: LiveTable) -> str:
    """Of the position that a log arrives at."""
    assert table.course is not None
    return sha256(table.game.position_to_text(table.course.state).encode()).hexdigest()


def played(game: str, seed: int, clock: bool) -> Party:
    """A game with moves taken back, time that passes and, now and then, somebody who gives up."""
    luck = Random(seed)
    party = Party(setup_of(game, luck, **({"clock": CLOCK} if clock else {})))
    party.sit()
    for _ in range(60):
        if party.table.decision is None:
            break
        party.now += luck.randrange(20_000)
        party.run_due()
        if party.table.decision is None:
            break
        seat = party.play_any(luck)
        course = party.table.course
        if course is not None and luck.random() < 0.2 and course.can_undo(seat):
            party.ask(Undo(party.command(), seat), f"p{seat}")
    if clock and party.table.decision is not None and party.table.chairs[0].is_played_by_person:
        party.ask(Concede(party.command(), 0), "p0")
    finish(party, luck)
    return party


def lines(party: Party) -> list[Any]:
    """The file of a table."""
    head: Head = BEGIN
    entries = []
    for entry, (at_ms, body) in zip(party.stored(), party.log, strict=True):
        head = link(TABLE, head, at_ms, entry.kind, body).head
        entries.append([at_ms, entry.kind, body.decode()])
    created = party.table.created
    first = {
        "table": TABLE, "game": created.game, "version": created.version, "secret": SECRET.hex(),
        "entries": head.seq, "head": head.hash.hex(), "state": state_hash(party.table),
    }  # fmt: skip
    return [first, *entries]


def read(file: Path) -> tuple[dict[str, Any], list[tuple[int, str, bytes]]]:
    first, *entries = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return first, [(at_ms, kind, body.encode()) for at_ms, kind, body in entries]


def replayed(first: dict[str, Any], entries: list[tuple[int, str, bytes]]) -> LiveTable:
    from terroir.table.entries import decode

    log = (Entry(first["table"], seq, at, decode(seq, body)) for seq, (at, _, body) in enumerate(entries, 1))
    return LiveTable.replay(log, bytes.fromhex(first["secret"]))


if __name__ == "__main__":
    for game in games():
        for seed, clock in ((1, False), (2, True)):
            file = CORPUS / f"{sys.argv[1]}-{game}-{'clock' if clock else 'none'}.jsonl"
            assert not file.exists(), f"{file} is there: a stored game is never changed"
            text = "".join(
                json.dumps(line, ensure_ascii=False) + "\n" for line in lines(played(game, seed, clock))
            )
            file.write_text(text, "utf-8")
            print(file)
