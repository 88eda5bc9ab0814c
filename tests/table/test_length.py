"""A long game costs no more: neither time for a move nor much memory, however many entries the log has."""

from __future__ import annotations

import sys

import pytest

from terroir.table import budget, live
from terroir.table.commands import Play, Undo
from terroir.table.live import TAIL
from tests.table.driving import Party, fingerprint, taking_back

LONG = 4_000


def calls(party: Party, seat: int, text: str) -> int:
    """How many calls it takes to play, tell every viewer, and take back."""
    count = 0

    def counted(_frame: object, event: str, _arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    table, audience = party.table, party.audience
    commands = (Play(party.command(), party.seen(seat), seat, text), Undo(party.command(), seat))
    sys.setprofile(counted)
    try:
        for command in commands:
            news = table.apply(table.decide(command, f"p{seat}", party.now))  # type: ignore[arg-type]
            for viewer in party.viewers:
                audience.update(news, viewer)
    finally:
        sys.setprofile(None)
    return count


@pytest.fixture(autouse=True)
def taking_back_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the first releases, whose logs may be longer than any of today."""
    monkeypatch.setattr(live, "MOST_UNDOS", LONG)
    monkeypatch.setattr(budget, "COST_MS", 0)


def test_a_move_costs_the_same_at_the_beginning_and_after_thousands() -> None:
    party, seat, text = taking_back()
    for _ in range(TAIL):
        calls(party, seat, text)
    early = calls(party, seat, text)
    while party.table.seq < LONG:
        party.ask(Play(party.command(), party.seen(seat), seat, text), f"p{seat}")
        party.ask(Undo(party.command(), seat), f"p{seat}")
    late = min(calls(party, seat, text) for _ in range(5))
    assert late <= early * 1.1, f"{early} calls early, {late} late"


def test_a_long_log_is_remembered_in_a_few_bytes_an_entry() -> None:
    party, seat, text = taking_back()
    for _ in range(LONG // 2):
        party.ask(Play(party.command(), party.seen(seat), seat, text), f"p{seat}")
        party.ask(Undo(party.command(), seat), f"p{seat}")
    table = party.table
    assert len(table.tail) == TAIL and table.course is not None and len(table.course._before) <= 1
    assert len(table.memory) >= LONG and sum(16 * len(keys) for keys, _ in table.memory._blocks) <= 50 * LONG
    assert fingerprint(party.again()) == fingerprint(table)
