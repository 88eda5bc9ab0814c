"""docs/client.md says of every end-to-end test what it proves."""

import re

from tools.environment import ROOT


def test_the_list_names_every_test_and_no_other() -> None:
    text = (ROOT / "docs" / "client.md").read_text("utf-8")
    listed = re.findall(r"^\| `(test_\w+)` \| \S", text, re.MULTILINE)
    files = sorted((ROOT / "tests" / "e2e").glob("test_*.py"))
    there = [
        name
        for file in files
        for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)
    ]
    assert sorted(listed) == sorted(there)
