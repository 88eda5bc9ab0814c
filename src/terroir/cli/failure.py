"""What ends a command early: one clear line, and a code for the shell."""

from __future__ import annotations

from terroir.core.errors import TerroirError

BAD_ARGUMENT = 2


class Failure(TerroirError):
    """A mistake in how the command was called: it ends with one line and exit code 2."""

    code = "argument"
