"""What a person types: with completion and a history where there is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console


class Keyboard:
    """Asks for lines; Tab completes what may be said now."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.completions: Sequence[str] = ()
        self._readline = _readline() if sys.stdin.isatty() else None
        if self._readline is not None:
            self._readline.set_completer_delims(" ")
            self._readline.set_completer(self._complete)
            self._readline.parse_and_bind("tab: complete")

    def ask(self, prompt: str) -> str:
        """One line; EOFError when there are no more."""
        if sys.stdin.isatty():
            return input(f"\n {prompt}").strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(f" {prompt}{line.strip()}", markup=False)
        return line.strip()

    def forget(self) -> None:
        """Leave nothing of one person's to the next: neither ↑ nor Tab tells what was or could be chosen."""
        self.completions = ()
        if self._readline is not None:
            self._readline.clear_history()

    def _complete(self, text: str, state: int) -> str | None:
        assert self._readline is not None
        begun = self._readline.get_line_buffer().lstrip()
        cut = len(begun) - len(text)
        fitting = sorted({c[cut:].split(" ")[0] for c in self.completions if c.startswith(begun)})
        return fitting[state] if state < len(fitting) else None


def _readline() -> Any:
    """The library behind completion and history, where there is one."""
    try:
        import readline
    except ImportError:
        return None
    return readline
