"""`./run test` itself: what it skips is counted and told, and a browser is found."""

import sys
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tools import audit, browser, check
from tools.environment import Environment
from tools.programs import Missing

TESTS = """
import pytest

@pytest.mark.parametrize("number", range(3))
def test_skipped(number):
    pytest.skip("no harp on this machine: sudo apt-get install harp")

@pytest.mark.parametrize("number", range(5))
def test_done(number):
    pass

@pytest.fixture
def drum():
    pytest.skip("no drum")

def test_without_a_fixture(drum):
    pass
"""


@pytest.mark.parametrize("processes", ["0", "2"])
def test_skipped_tests_are_counted_by_their_reasons(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, processes: str
) -> None:
    monkeypatch.setattr(check, "REPORT", tmp_path / "tests.xml")  # the whole run writes its own
    (tmp_path / "test_music.py").write_text(TESTS)
    skipped: Counter[str] = Counter()
    here = Environment(".venv", ["dev"], sys.executable)
    args = ["-c", str(tmp_path / "none.ini"), "-n", processes, "-k", "not test_done", str(tmp_path)]
    (tmp_path / "none.ini").touch()
    assert check.tests(here, skipped, *args) == 0
    assert skipped == {"no harp on this machine: sudo apt-get install harp": 3, "no drum": 1}
    capfd.readouterr()
    check.tell_untested(skipped, ["3.12", "3.14"])
    said = capfd.readouterr().err
    assert "4 tests were skipped:\n     3  no harp on this machine: sudo apt-get install harp\n" in said
    assert "not tested with Python 3.12, 3.14\n" in said


def test_where_playwright_keeps_its_browser_can_be_asked_while_it_runs() -> None:
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
        assert browser._of_playwright() == (str(path) if path.is_file() else None)


def test_a_browser_that_is_known_to_be_missing_is_not_searched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(browser.GIVEN, "")
    with pytest.raises(Missing, match=r"no Chromium on this machine, .* install chromium$"):
        browser.chromium()


def test_where_nobody_can_be_asked_about_vulnerabilities_the_audit_is_not_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(audit, "SOURCES", ("nobody",))
    assert audit.audit(Environment(".venv", ["dev"], sys.executable)) == audit.NOT_DONE
    assert check.SAID[audit.NOT_DONE] == "not done"
