"""What the server refuses: one shape for HTTP and sockets, with a stable code and words for people."""

from __future__ import annotations

from collections.abc import Mapping

from terroir.core.errors import IllegalAction, MalformedAction, TerroirError
from terroir.core.game import Message
from terroir.server.http_types import ErrorBody
from terroir.table.refusals import Refused

STATUS = {
    "malformed": 400,
    "unreadable": 400,
    "name": 400,
    "options": 400,
    "bot": 400,
    "record": 400,
    "position": 400,
    "identity": 401,
    "origin": 403,
    "forbidden": 403,
    "missing": 404,
    "game": 404,
    "method": 405,
    "conflict": 409,
    "stale": 409,
    "illegal": 409,
    "too-big": 413,
    "media": 415,
    "too-many": 429,
    "internal": 500,
    "log": 500,
    "broken": 500,
    "version": 503,
    "unavailable": 503,
    "busy": 503,
}
"""The HTTP status of each code, which has words of its own; what is not here is a 400 in general words."""
UNREADABLE = ("log", "broken", "version", "game")
"""Why a table cannot be opened, whoever asks: it is said once in the log, and to people in words."""
OURS = 500
"""From this status on it is our mistake, not the sender's."""


class Refusal(TerroirError):
    """Something the server itself refuses; its words are the message `refused-<code>`, or a closer one."""

    def __init__(self, code: str, why: str = "", message: str = "", **args: str | int) -> None:
        super().__init__(why or code)
        self.code = code
        self.message = message or f"refused-{code}"
        self.args_for_people: Mapping[str, str | int] = args


def not_let_in() -> Refusal:
    """Who cannot sign in is told the same whatever was wrong: strangers learn nothing of what there is."""
    return Refusal("forbidden", "that does not let anybody in", "refused-sign-in")


def words(error: TerroirError) -> Message:
    """An error in words: the game's own where a rule is cited, else those of the server."""
    if isinstance(error, IllegalAction):
        return Message(error.objection.message, error.objection.args)
    if isinstance(error, Refused):
        return error.message
    if isinstance(error, MalformedAction):
        return error.why
    if isinstance(error, Refusal):
        return Message(error.message, {"why": str(error), **error.args_for_people})
    code = error.code if error.code in STATUS else "error"
    # What is our own mistake is said in the log: the words of a database are not for strangers.
    return Message(f"refused-{code}", {} if status(error) >= OURS else {"why": str(error)})


def rule(error: TerroirError) -> str | None:
    """The rule that an error cites, if it does."""
    return error.objection.rule if isinstance(error, IllegalAction) else None


def status(error: TerroirError) -> int:
    """The HTTP status of an error."""
    return STATUS.get(error.code, 400)


def body(error: TerroirError) -> ErrorBody:
    """An error as HTTP tells it."""
    return ErrorBody(error.code, words(error), rule(error))
