"""Logs: one JSON object on each line, with names of routes and public ids, never with tokens or secrets."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from typing import Any

import msgspec

_log = logging.getLogger("terroir.server")
AGAIN_S = 60.0
"""Trouble of one kind is told no more often."""


class JsonLines(logging.Formatter):
    """A record as one line of JSON, so that nothing a stranger sends can begin a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


def set_up(level: str) -> None:
    """Everything goes to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # They tell of addresses that people call their webhooks by, and of their passkeys.
    for name in ("apprise", "fido2", "requests", "urllib3"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    # It tells of every socket that ends, and so do we.
    logging.getLogger("websockets").setLevel("WARNING")


def tell(event: str, **fields: Any) -> None:
    """Something worth knowing happened."""
    if _log.isEnabledFor(logging.INFO):
        _log.info(event, extra={"fields": fields})


def warn(event: str, **fields: Any) -> None:
    """Something is wrong, and the server goes on."""
    _log.warning(event, extra={"fields": fields})


def fail(event: str, **fields: Any) -> None:
    """A mistake of ours, with its traceback."""
    _log.error(event, extra={"fields": fields}, exc_info=True)


class Troubles:
    """Troubles that come again and again: one line for each kind in a minute, with how often it came."""

    def __init__(self) -> None:
        self._untold: dict[tuple[str, str], tuple[int, dict[str, Any]]] = {}
        """How often each came since its last line, and how it came last."""

    def note(self, event: str, kind: str, **fields: Any) -> None:
        """Tell of trouble, or count it if its kind was told of within the minute."""
        if (event, kind) in self._untold:
            count, _ = self._untold[event, kind]
            self._untold[event, kind] = count + 1, fields
        else:
            self._tell(event, kind, 1, fields)

    def _tell(self, event: str, kind: str, count: int, fields: dict[str, Any]) -> None:
        warn(event, kind=kind, count=count, **fields)
        self._untold[event, kind] = 0, fields
        asyncio.get_running_loop().call_later(AGAIN_S, self._look, event, kind)

    def _look(self, event: str, kind: str) -> None:
        count, fields = self._untold.pop((event, kind))
        if count:
            self._tell(event, kind, count, fields)
