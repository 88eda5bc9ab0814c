"""The corpus as it lies in the files, and what a game or a table of it comes to when it is replayed.

Promises are position texts, results, hashes of logs and records: they outlive any change of classes. What
views look like may change on purpose, so their hashes lie apart, in `views.json`.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from terroir.bots.bot import seeded
from terroir.bots.codes import bot
from terroir.core.game import AnyGame, Decide, Over
from terroir.core.play import Match
from terroir.core.record import Record, parse
from terroir.core.registry import load
from terroir.core.replay import advance, check_result, opening
from terroir.store.chain import BEGIN, link
from terroir.table.entries import Entry, decode
from terroir.table.exporting import record
from terroir.table.live import LiveTable
from terroir.table.refusals import Refused

FOLDER = Path(__file__).parent
CHEAP = ["greedy", "random", "beam", "greedy:noise=100", "beam:width=2"]
"""Bots that do not simulate: even interpreted they play on quickly."""
MOMENTS = 6
"""At so many moments of a game views are compared."""

Logged = tuple[int, str, str]
"""Time, kind and body of an entry."""


def lines(name: str) -> list[dict[str, Any]]:
    """The objects of a file of the corpus."""
    data = (FOLDER / name).read_bytes()
    text = gzip.decompress(data) if name.endswith(".gz") else data
    return [json.loads(line) for line in text.decode().splitlines()]


def write_lines(name: str, objects: Iterable[dict[str, Any]]) -> None:
    """A new file of the corpus; one that is there is never changed."""
    if (FOLDER / name).exists():
        raise SystemExit(f"{name} is there: what was stored is never made anew")
    text = "".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) + "\n" for one in objects)
    data = text.encode()
    (FOLDER / name).write_bytes(gzip.compress(data, mtime=0) if name.endswith(".gz") else data)
    print(name, (FOLDER / name).stat().st_size)


def sha(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def brief(text: str) -> str:
    """Four digits of the hash: enough to find the first step that went another way."""
    return sha(text)[:4]


# ---- records ----------------------------------------------------------------
def played_by_bots(game: AnyGame, options: dict[str, str], codes: list[str], seed: int) -> Match[Any]:
    """The game that these bots play, from start to end."""
    match: Match[Any] = Match(game, game.start(len(codes), options), seeded(seed, "draws"))
    bots = [bot(code) for code in codes]
    lucks = [seeded(seed, "seat", seat) for seat in range(len(bots))]
    while isinstance(pending := match.pending, Decide):
        seat = pending.seats[0]
        view = game.view(match.state, seat)
        for action in bots[seat].plan(game, view, match.legal(seat), lucks[seat]):
            match.play(seat, action)
    return match


def states(text: str) -> Iterator[Match[Any]]:
    """The game of a record before its first line and after each, at last with its result compared."""
    record: Record = parse(text)
    match = opening(record, load(record.value("Game") or ""))
    yield match
    for line in record.steps:
        advance(match, line)
        yield match
    check_result(record, match)


def record_hash(body: dict[str, Any]) -> str:
    """Of a record as the server gives it as JSON: its text, its tags and its lines."""
    return sha(json.dumps({key: body[key] for key in ("text", "tags", "lines")}, sort_keys=True))


def trace(text: str) -> tuple[str, str]:
    """A few digits for every position of a record, and the hash of the last one."""
    digits, position = [], ""
    for match in states(text):
        position = match.game.position_to_text(match.state)
        digits.append(brief(position))
    return "".join(digits), sha(position)


def first_difference(kept: str, now: str) -> str:
    """Which step of a trace is the first that went another way."""
    if kept == now:
        return ""
    for step in range(0, max(len(kept), len(now)), 4):
        if kept[step : step + 4] != now[step : step + 4]:
            return f"step {step // 4}"
    return "no step"


def view_digits(game: AnyGame, state: Any, players: int) -> str:
    """A few digits for what each seat and a spectator see, as JSON with its keys in order."""
    seen = (as_first_written(game, state, viewer) for viewer in (*range(players), None))
    return "".join(brief(json.dumps(view, sort_keys=True)) for view in seen)


def as_first_written(game: AnyGame, state: Any, viewer: int | None) -> dict[str, Any]:
    """The view in the form of 0.1.0: game and options in it, the horses of Citrus with their players."""
    view = {"game": game.name, "options": dict(game.settings(state))}
    view |= game.view_to_json(game.view(state, viewer))
    if "horses" in view:
        del view["standings"]  # 0.1.0 sent none
        both = zip(view["players"], view.pop("horses"), strict=True)
        view["players"] = [{**player, "horses": horses} for player, horses in both]
        for player in view["players"]:
            player["regions"] = [{k: r[k] for k in ("fruit", "spaces")} for r in player["regions"]]
    return view


def record_views(text: str) -> str:
    """The digits of views at some moments of a record."""
    record = parse(text)
    players, steps = int(record.value("Players") or 0), sum(1 for _ in record.steps)
    moments = {steps * part // MOMENTS for part in range(MOMENTS + 1)}
    found = enumerate(states(text))
    return "".join(view_digits(m.game, m.state, players) for step, m in found if step in moments)


# ---- tables -----------------------------------------------------------------
def entries(table: str, log: list[Logged]) -> list[Entry]:
    """The log as it was stored, read."""
    numbered = enumerate(log, start=1)
    return [Entry(table, seq, at_ms, decode(seq, body.encode())) for seq, (at_ms, _, body) in numbered]


def head_of(table: str, log: list[Logged]) -> str:
    """The last hash of the chain."""
    head = BEGIN
    for at_ms, kind, body in log:
        head = link(table, head, at_ms, kind, body.encode()).head
    return head.hash.hex()


def promises(id: str, secret: str, log: list[Logged]) -> dict[str, Any]:
    """All that a stored table comes to."""
    stored = entries(id, log)
    table = LiveTable(stored[0], bytes.fromhex(secret))
    digits = []
    for entry in stored[1:]:
        table.apply(entry)
        digits.append(brief(_position(table)))
    decision, over = table.decision, table.pending
    return {
        "head": head_of(id, log),
        "steps": "".join(digits),
        "position": sha(_position(table)),
        "status": table.status,
        "owing": list(decision.seats) if decision else [],
        "secret": bool(decision and decision.secret),
        "result": [list(over.scores), list(over.winners), over.reason] if isinstance(over, Over) else None,
        "away": [chair.away for chair in table.chairs],
        "undo": [table.course.can_undo(seat) if table.course else 0 for seat in range(len(table.chairs))],
        "deadline": table.next_deadline(),
        "numbers": [table.numbers.of(viewer, table.seq) for viewer in (*range(len(table.chairs)), None)],
        "records": [_record(stored, viewer) for viewer in (*range(len(table.chairs)), None)],
    }


def table_views(id: str, secret: str, log: list[Logged]) -> str:
    """The digits of what everybody sees at the end of a log."""
    table = LiveTable.replay(entries(id, log), bytes.fromhex(secret))
    return view_digits(table.game, table.course.state, len(table.chairs)) if table.course else ""


def _position(table: LiveTable) -> str:
    return table.game.position_to_text(table.course.state) if table.course else ""


def _record(stored: list[Entry], viewer: int | None) -> str:
    """The hash of the record that a viewer may have."""
    try:
        return sha(record(stored, viewer).to_text())
    except Refused as refused:
        return refused.code


# ---- bots -------------------------------------------------------------------
def answer(match: Match[Any], seat: int, code: str, words: str) -> list[str]:
    """What a bot plays in a position, until luck or another seat has its say."""
    game = match.game
    view, legal = game.view(match.state, seat), match.legal(seat)
    chosen = bot(code).plan(game, view, legal, seeded(words, seat, code))
    return [game.move_to_text(action) for action in chosen]
