"""Mail: how it leaves, where whoever runs the server has said by which host."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from urllib.parse import unquote, urlsplit

from terroir.server.refusal import Refusal

LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
ADDRESS = re.compile(rf"[a-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@(?:{LABEL}\.)*{LABEL}")
PATIENCE_S = 20.0


class Mailing:
    """The way out: `smtp://USER:PASSWORD@HOST:PORT` (STARTTLS where the host has it) or `smtps://…`."""

    def __init__(self, smtp: str, sender: str) -> None:
        self._where = urlsplit(smtp)
        self.sender = sender

    async def send(self, to: str, subject: str, text: str, id: str) -> None:
        """Returns when the host has taken it; OSError or SMTPException if it has not."""
        # Imported here: a server begins without it.
        import aiosmtplib

        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"] = format_datetime(datetime.now(UTC))
        letter["Message-ID"] = f"<{id}@{self.sender.rpartition('@')[2].strip('>')}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        where = self._where
        await aiosmtplib.send(
            letter,
            hostname=where.hostname,
            port=where.port,
            username=unquote(where.username) if where.username else None,
            password=unquote(where.password) if where.password else None,
            use_tls=where.scheme == "smtps",
            timeout=PATIENCE_S,
        )


def canonical(address: str) -> str:
    """A mail address as it is kept and compared; a Refusal if it is none."""
    found = address.strip().lower()
    if not ADDRESS.fullmatch(found) or len(found) > 254:
        raise Refusal("malformed", "no mail address", "refused-mail-address")
    return found
