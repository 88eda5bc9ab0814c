"""What a store may answer instead of doing what it was asked."""

from __future__ import annotations

from terroir.core.errors import TerroirError


class StoreError(TerroirError):
    """Base of what a store says when it cannot."""

    code = "store"


class Conflict(StoreError):
    """Somebody else was first: nothing was written. Read what there is now and decide again."""

    code = "conflict"


class StoreUnavailable(StoreError):
    """The database cannot be written or read now. Nothing of this request was written."""

    code = "unavailable"
    kind = "other"
    """What is wrong, in one word, for logs and metrics."""

    def __init__(self, why: str, kind: str = "") -> None:
        super().__init__(why)
        self.kind = kind or self.kind


class OutcomeUnknown(StoreUnavailable):
    """No answer came in time: it may have been written, or be written yet. Read before deciding again."""

    kind = "unknown"


class HeadLost(StoreUnavailable):
    """The entry that is known as the last of a log is not there any more: a failover has lost the end."""

    kind = "lost"


class Busy(StoreUnavailable):
    """A search took longer than it may, or too many others wait."""

    code = "busy"
    kind = "busy"


class BadValue(StoreError):
    """A text or number that the database cannot hold: nothing was written, and nothing can be found."""

    code = "malformed"

    def __init__(self) -> None:
        super().__init__("a text or number that the database cannot hold")


class BadAddress(StoreError):
    """An address of a database that cannot be understood or opened."""

    code = "address"


class NoServer(BadAddress):
    """The server of a database does not answer; it may later."""


class InUse(StoreError):
    """Another process has opened this database file for writing."""

    code = "in-use"


class Broken(StoreError):
    """What the database holds is not what was once written."""

    code = "broken"
