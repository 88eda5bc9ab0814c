"""A server whose draws are written down beforehand: `python -m tests.server.rigged SCRIPT serve …`.

Everything else is the real thing. The nonce of the first seat, but for the dots that make it long enough,
says which list of the script it is.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from msgspec.json import encode

from terroir.cli.main import app
from terroir.core.game import Chance, Outcome
from terroir.core.play import Draws
from terroir.table.audience import Audience
from terroir.table.live import LiveTable
from terroir.table.news import News
from terroir.table.numbers import Viewer


def rig(script: Path) -> None:
    """From now on tables draw what the script says."""

    def draws(table: LiveTable, drawn: int) -> Draws:
        written: list[str] = json.loads(script.read_text())[table.nonces[0].rstrip(".")]
        after = iter(written[drawn:])

        def draw(state: Any, chance: Chance) -> Outcome:
            return table.game.outcome_from_text(state, next(after))

        return draw

    LiveTable.draws = draws  # type: ignore[method-assign]


def leak() -> None:
    """From now on everybody is told what others choose in secret: the tests have to notice."""

    def told(audience: Audience, news: News, viewer: Viewer) -> bytes:
        return encode(getattr(news.entry.body, "action", None))

    Audience._action = told  # type: ignore[method-assign]


if __name__ == "__main__":
    rig(Path(sys.argv[1]))
    if os.environ.get("TERROIR_TEST_LEAK"):
        leak()
    app(sys.argv[2:])
