"""Budgets: written as nodes or time, spent in slices, cancelled at any moment."""

from __future__ import annotations

import pytest

from terroir.bots.budget import PATIENCE, Budget, Work, patient


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which goes on only when it is told to."""
    now = [100.0]
    for name in ("perf_counter", "monotonic"):
        monkeypatch.setattr(f"terroir.bots.budget.time.{name}", lambda: now[0])
    return now


@pytest.mark.parametrize(
    ("text", "nodes", "milliseconds", "again"),
    [
        ("1000", 1000, None, "1000"),
        ("250ms", None, 250, "250ms"),
        ("1s", None, 1000, "1s"),
        ("2m", None, 120_000, "120s"),
    ],
)
def test_a_budget_is_nodes_or_time(text: str, nodes: int, milliseconds: int, again: str) -> None:
    budget = Budget.parse(text)
    assert (budget.nodes, budget.milliseconds, str(budget)) == (nodes, milliseconds, again)


@pytest.mark.parametrize("text", ["", "0", "1h", "-5", "1.5s", "1 s", "9999999999", "１０"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a number of nodes, or a time"):
        Budget.parse(text)


def test_work_does_exactly_the_nodes_however_they_are_sliced(clock: list[float]) -> None:
    work, done = Work(Budget(nodes=1000), None), 0
    while n := work.more(10_000):
        done += n
        if done < 50:
            clock[0] += 0.001
    assert done == 1000 and work.done == 1000 and work.stopped


def test_a_given_budget_goes_before_the_own_one_and_an_empty_one_only_cancels() -> None:
    own = Budget(nodes=1000)
    assert Work(own, Budget(nodes=10)).budget.nodes == 10
    stop = []
    work = Work(own, Budget(cancelled=lambda: bool(stop)))
    assert work.budget.nodes == 1000 and work.more(5)
    stop.append(True)
    assert work.more(5) == 0


def test_time_is_kept_within_a_few_slices(clock: list[float]) -> None:
    work = Work(Budget(milliseconds=60), None)
    while n := work.more(1_000_000):
        clock[0] += n / 20_000  # work of 20,000 nodes a second
    assert 0.06 <= clock[0] - 100 < 0.07


def test_people_do_not_wait_for_ever(clock: list[float]) -> None:
    work = Work(Budget(nodes=1_000_000), patient())
    assert not work.stopped and work.budget.nodes == 1_000_000
    clock[0] += PATIENCE
    assert work.stopped


def test_work_is_late_once_a_quarter_more_time_has_gone_by(clock: list[float]) -> None:
    short, long, counted = (
        Work(budget, None) for budget in (Budget(None, 8), Budget(None, 60_000), Budget(1))
    )
    clock[0] += 0.011
    assert short.is_late and not long.is_late and not counted.is_late
