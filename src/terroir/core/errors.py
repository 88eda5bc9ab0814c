"""What can be wrong with what somebody sends, in three kinds and one shape."""

from __future__ import annotations

from terroir.core.game import Message, Objection


class TerroirError(Exception):
    """Base of every error that is the sender's to mend. `code` is stable and made for programs."""

    code = "error"


class MalformedAction(TerroirError):
    """Not even the notation of an action: `expected` is an example of the right form, `why` is for people."""

    code = "malformed"

    def __init__(self, text: str, expected: str, why: Message | None = None) -> None:
        super().__init__(f"cannot read {text[:80]!r}: {expected}")
        self.text = text
        self.expected = expected
        self.why = why or Message("malformed-action", {"text": text[:80], "expected": expected})


class IllegalAction(TerroirError):
    """A readable action that the rules forbid now."""

    code = "illegal"

    def __init__(self, objection: Objection) -> None:
        super().__init__(f"{objection.rule}: {objection.message} {dict(objection.args)}")
        self.objection = objection


class StaleAction(TerroirError):
    """An action for a moment that has passed, or by a seat that owes none."""

    code = "stale"


class BadPosition(TerroirError):
    """A position text that cannot be read or cannot be; `line`, where known, counts its lines from 1."""

    code = "position"

    def __init__(self, why: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.why = why
        self.line = line


class UnknownQuestion(TerroirError):
    """A question about a state that the game does not know, or that cannot be asked now."""

    code = "question"


class BadScenario(TerroirError):
    """A scenario that cannot be read or tried: says which file and line, and why."""

    code = "scenario"

    def __init__(self, name: str, line: int, why: str) -> None:
        super().__init__(f"{name}:{line}: {why}")
        self.name = name
        self.line = line
        self.why = why


class BadOptions(TerroirError):
    """Players or options that the game does not know."""

    code = "options"


class UnknownGame(TerroirError):
    """A name that no game has."""

    code = "game"


class OtherRules(TerroirError):
    """A game that was begun by a version of the rules which this release does not have."""

    code = "version"


class BadRecord(TerroirError):
    """A record with a line that cannot be: says which line, and which rule where there is one."""

    code = "record"

    def __init__(self, line: int, why: str, rule: str | None = None) -> None:
        super().__init__(f"line {line}: {why}" + (f" [{rule}]" if rule else ""))
        self.line = line
        self.why = why
        self.rule = rule
