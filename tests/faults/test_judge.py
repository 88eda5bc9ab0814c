"""The judge notices every kind of fault: a judge that cannot condemn proves nothing."""

from hashlib import sha256
from typing import Any

import pytest

from tests.faults.judge import judge

Rows = list[tuple[Any, ...]]
History = list[dict[str, Any]]


def log(*bodies: str) -> Rows:
    """A log whose chain holds."""
    rows: Rows = []
    previous = bytes(32)
    for seq, body in enumerate(bodies, 1):
        previous = sha256(previous + f"abc {seq} {seq} moved\n{body}".encode()).digest()
        rows.append(("abc", seq, seq, "moved", body, previous))
    return rows


def moved(command: str, seat: int = 0, action: str = "end") -> str:
    return f'{{"kind":"moved","seat":{seat},"action":"{action}","command":"{command}"}}'


ROWS = log(moved("c1"), moved("c2", 1))
HISTORY: History = [
    {"what": "sent", "command": "c1"},
    {"what": "accepted", "command": "c1", "n": 1},
    {"what": "accepted", "command": "c1", "n": 1},
    {"what": "shown", "table": "abc", "mover": 0, "action": "end", "at": 1},
    {"what": "seen", "table": "abc", "seat": 0, "n": 1, "view": "v"},
    {"what": "seen", "table": "abc", "seat": 0, "n": 1, "view": "v"},
    {"what": "refused", "command": "c3", "code": "stale"},
    {"what": "refused", "command": "c2", "code": "unavailable"},
]


def test_a_history_that_fits_is_clean() -> None:
    verdict = judge(HISTORY, ROWS)
    assert verdict.faults == {} and (verdict.accepted, verdict.entries, verdict.tables) == (1, 2, 1)


FAULTS: dict[str, tuple[History, Rows, str]] = {
    "an acknowledged command is missing": ([{"what": "accepted", "command": "c9", "n": 4}], ROWS, "lost"),
    "a command is there twice": ([], log(moved("c1"), moved("c1")), "duplicated"),
    "a refused command was done": (
        [{"what": "refused", "command": "c5", "code": "stale"}],
        log(moved("c1"), moved("c5")), "refused_yet_done",
    ),
    "a move was shown and is not there": (
        [{"what": "shown", "table": "abc", "mover": 0, "action": "end", "at": 9}],
        ROWS, "shown_yet_not_stored",
    ),
    "a viewer saw something else before": (
        [{"what": "seen", "table": "abc", "seat": 0, "n": 1, "view": "w"}], ROWS, "taken_back",
    ),
    "a command was accepted as two": ([{"what": "accepted", "command": "c1", "n": 2}], ROWS, "taken_back"),
    "a viewer's numbers have a gap": (
        [{"what": "gap", "table": "abc", "seat": 0, "n": 7, "after": 5}], ROWS, "taken_back",
    ),
    "an entry is missing": ([], [ROWS[0], ("abc", 3, *ROWS[1][2:])], "broken"),
    "an entry was altered": ([], [ROWS[0], (*ROWS[1][:4], moved("c7"), ROWS[1][5])], "broken"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_is_noticed(fault: str) -> None:
    more, rows, kind = FAULTS[fault]
    assert kind in judge([*HISTORY, *more], rows).faults
