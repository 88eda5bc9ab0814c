"""Every scenario of Citrus holds, and every refusal has a scenario."""

from pathlib import Path

import pytest

from terroir.core import scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*.scenario"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_scenario_holds(file: Path) -> None:
    result = scenario.run(scenario.read(file.read_text("utf-8"), file.name))
    assert result.ok, "\n".join([result.scenario.title, *map(str, result.differences)])
