"""What a table refuses, in one shape: a stable code for programs, a message of `text/*.ftl` for people."""

from __future__ import annotations

from terroir.core.errors import TerroirError
from terroir.core.game import Message


class Refused(TerroirError):
    """What is not done: `forbidden`, `stale`, `conflict`, `setup` or `busy`. Nothing has changed."""

    def __init__(self, code: str, message: str, **args: str | int) -> None:
        super().__init__(f"{message} {args}" if args else message)
        self.code = code
        self.message = Message(message, args)


def forbidden(message: str, **args: str | int) -> Refused:
    """It is not this person's to ask for."""
    return Refused("forbidden", message, **args)


def stale(message: str, **args: str | int) -> Refused:
    """The moment for it has passed, or has not come."""
    return Refused("stale", message, **args)
