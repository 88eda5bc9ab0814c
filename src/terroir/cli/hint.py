"""`hint` during a game: what one might do, how good that is, and why."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from terroir.bots.analysis import Judged, analyse
from terroir.bots.bot import seeded
from terroir.cli.words import Words
from terroir.core.game import AnyGame


def hints(game: AnyGame, words: Words, view: Any, moment: int) -> list[Text]:
    """A line for each of the best turns, best first; the same each time it is asked at a moment."""
    return [Text(_line(game, words, view.viewer, judged)) for judged in analyse(game, view, seeded(moment))]


def _line(game: AnyGame, words: Words, seat: int, judged: Judged) -> str:
    said = words.text(
        "hint-turn",
        actions=", ".join(map(game.move_to_text, judged.actions)),
        share=f"{100 * judged.shares[seat]:.0f}",
        points=f"{judged.scores[seat]:.0f}",
    )
    why = ", ".join(map(words.say, judged.reasons))
    return f"{said} ({why})" if why else said
