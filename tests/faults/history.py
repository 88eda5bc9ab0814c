"""What clients sent and what they were told, in the order in which it happened to them."""

import json
import time
from collections import Counter
from pathlib import Path
from typing import Any


class History:
    """Lines to be judged later; kept in memory while it happens."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self.counts: Counter[str] = Counter()

    def note(self, what: str, **fields: Any) -> None:
        self.lines.append({"what": what, "t": time.monotonic(), **fields})
        self.counts[what] += 1

    def write(self, file: Path) -> None:
        file.write_text("".join(json.dumps(line) + "\n" for line in self.lines), "utf-8")


def read(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]
