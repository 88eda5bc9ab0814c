"""Contests: whole deals in their order, resumed from a journal, ended by a test; on processes and on Ray."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from terroir.arena.contest import Contest, report
from terroir.arena.journal import BadJournal, Journal, missing
from terroir.arena.match import Result, Table
from terroir.arena.series import play_series
from terroir.arena.sprt import Sprt
from terroir.core.registry import games

TABLE = Table(games()[0], 2, (), ("greedy", "random"), seed=4, duplicate=True)


def timeless(results: list[Result]) -> list[Result]:
    return [replace(result, seconds=0, thought=()) for result in results]


def played(number: int, **how: object) -> list[Result]:
    contest = Contest(TABLE, number)
    contest.play(**how)  # type: ignore[arg-type]
    return timeless(contest.results)


def test_only_whole_deals_are_played() -> None:
    assert [(result.number, result.deal) for result in played(5)] == [(n, n // 2) for n in range(6)]


def test_an_interrupted_series_goes_on_where_it_ended(tmp_path: Path) -> None:
    file, whole = tmp_path / "games.jsonl", played(8)
    with Journal(file, TABLE) as journal:
        for result in play_series(TABLE, [0, 1, 2, 5]):
            journal.add(result)
    with file.open("a") as stream:
        stream.write('{"number": 3, "deal": 1, "bo')  # cut short by a crash
    with Journal(file, TABLE) as journal:
        assert missing(journal.results, 8) == [3, 4, 6, 7]
    assert played(8, journal=file) == whole
    lines = file.read_text().splitlines()
    assert len(lines) == 9 and all(json.loads(line) for line in lines)
    assert played(8, journal=file) == whole and file.read_text().splitlines() == lines
    assert played(4, journal=file) == whole[:4]


def test_a_journal_of_another_series_or_another_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played(2, journal=file)
    before = file.read_bytes()
    with pytest.raises(BadJournal, match=r"holds another series: its seed is 4, not 5"):
        Journal(file, replace(TABLE, seed=5))
    with pytest.raises(BadJournal, match="its bots is"):
        Journal(file, replace(TABLE, bots=("random", "greedy")))
    assert file.read_bytes() == before
    for text in ("dear diary", "dear diary\n", '{"series": 3}\n', "\udcff"):
        data = text.encode("utf-8", "surrogateescape")
        file.write_bytes(data)
        with pytest.raises(BadJournal):
            Journal(file, TABLE)
        assert file.read_bytes() == data
    file.write_bytes(before + b'{"number": 1}\n')
    with pytest.raises(BadJournal, match="line 4 is no result"):
        Journal(file, TABLE)
    with pytest.raises(BadJournal, match=r"[Dd]irectory|denied"):
        Journal(tmp_path, TABLE)


def test_a_decided_test_ends_the_series_at_the_same_deal_whatever_the_processes() -> None:
    ends = []
    for jobs in (1, 2):
        contest = Contest(TABLE, 400, (Sprt("greedy", "random", 0, 100),))
        contest.play(jobs)
        assert contest.decided and contest.tests[0].verdict is True
        ends.append(timeless(contest.results))
    assert ends[0] == ends[1] and len(ends[0]) < 200
    assert report(contest)["sprt"][0]["verdict"] == "better"


@pytest.mark.slow
def test_two_workers_of_a_local_ray_play_the_same_games() -> None:
    pytest.importorskip("ray", reason="ray has no release for this Python: run with an older one")
    from terroir.arena.cluster import cluster

    assert played(12, jobs=2, workers=cluster) == played(12)


def test_a_report_says_everything_in_plain_values(tmp_path: Path) -> None:
    contest = Contest(TABLE, 8)
    contest.play()
    found = json.loads(json.dumps(report(contest)))
    assert (found["games"], found["deals"], found["sprt"]) == (8, 4, [])
    greedy, random = found["bots"]
    assert (greedy["name"], random["name"], greedy["games"]) == ("greedy", "random", 8)
    assert greedy["wins"]["value"] + random["wins"]["value"] == pytest.approx(1)
    assert greedy["rating"]["mu"] > 25 > random["rating"]["mu"]
    assert [row["name"] for row in found["seats"]] == ["1", "2"]


@pytest.mark.parametrize("form", ["png", "svg", "pdf"])
def test_a_plot_is_drawn_in_the_format_of_its_file(form: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    from terroir.arena.plot import draw

    contest = Contest(TABLE, 4)
    contest.play()
    file = tmp_path / f"bots.{form}"
    draw(report(contest), file)
    assert file.read_bytes()[:4] in {"png": b"\x89PNG", "svg": b"<?xm", "pdf": b"%PDF"}[form]
