"""Where mail, pushes and webhooks arrive for real: servers of our own on this machine."""

from __future__ import annotations

import hmac
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes
from threading import Thread
from typing import Any, NamedTuple, cast

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from fido2.utils import websafe_encode

from tests.waiting import PATIENCE, wait_for
from tools.serving import free_port

URL = "https://play.example.org"
"""Where links lead of servers that send mail."""


class PostOffice:
    """An SMTP server, and the letters that it has taken."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.at: list[float] = []
        """When each has come."""
        self.before_answer: Callable[[], None] = lambda: None
        """What happens when a letter is here, and whoever sent it does not know yet."""
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port, ready_timeout=PATIENCE)

    @property
    def options(self) -> list[str]:
        """What a server is told to send its mail here."""
        smtp = ["--smtp", f"smtp://127.0.0.1:{self.port}", "--mail-from", "games@example.org"]
        return [*smtp, "--url", URL]

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.at.append(time.time())
        self.letters.append(cast(EmailMessage, message_from_bytes(envelope.content, policy=default)))
        self.before_answer()
        return "250 taken"

    def letter(self, number: int) -> EmailMessage:
        """The letter of this number, once it has come; the first is 0."""
        return wait_for(lambda: self.letters[number : number + 1], "no letter comes")[0]

    def link(self, number: int) -> str:
        """The link in a letter."""
        found = re.search(r"https?://\S+#link=\S+", self.letter(number).get_content())
        assert found
        return found[0]

    @contextmanager
    def open(self) -> Iterator[PostOffice]:
        self._controller.start()
        try:
            yield self
        finally:
            self._controller.stop()


class Arrived(NamedTuple):
    """A request that has arrived."""

    path: str
    headers: dict[str, str]
    content: bytes
    at: float


ENDLESS = {"/drip": (b"x-drops: ", b"x", 0.2), "/flood": (b"\r\n", b"x" * 65536, 0.0)}
"""How an answer begins, how it goes on, and the seconds between."""


class Receiver:
    """An HTTP server that takes whatever is posted to it; a status of one's own by path.

    What comes to `/drip` is answered a byte at a time, what comes to `/flood` without end.
    """

    def __init__(self) -> None:
        self.arrived: list[Arrived] = []
        self.answers: dict[str, int] = {}
        self.let_go: list[str] = []
        """Where whoever sent something did not wait for the end of the answer."""
        self.before_answer: dict[str, Callable[[], None]] = {}
        """By path: what happens when something is here, and whoever sent it does not know yet."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                content = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.arrived.append(Arrived(self.path, headers, content, time.time()))
                if self.path in receiver.before_answer:
                    receiver.before_answer[self.path]()
                self.send_response(receiver.answers.get(self.path, 201))
                if self.path in ENDLESS:
                    self.never_end(*ENDLESS[self.path])
                else:
                    self.send_header("content-length", "0")
                    self.end_headers()

            def never_end(self, begin: bytes, more: bytes, pause: float) -> None:
                try:
                    self.flush_headers()
                    self.wfile.write(begin)
                    while True:
                        self.wfile.write(more)
                        time.sleep(pause)
                except OSError:
                    receiver.let_go.append(self.path)

            def log_message(self, *args: object) -> None:
                """Nothing is said."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"

    def at(self, path: str) -> list[Arrived]:
        return [one for one in self.arrived if one.path == path]

    def taken(self, path: str, number: int) -> Arrived:
        """The request of this number, once it has come; the first is 0."""
        return wait_for(lambda: self.at(path)[number : number + 1], f"nothing comes to {path}")[0]

    @contextmanager
    def open(self) -> Iterator[Receiver]:
        thread = Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()


class Browser:
    """The keys of a browser that has subscribed to push messages."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = token_bytes(16)
        self._public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def channel(self, address: str) -> dict[str, str]:
        """The subscription, as a browser sends it."""
        keys = {"p256dh": websafe_encode(self._public), "auth": websafe_encode(self._auth)}
        return {"kind": "push", "address": address, **keys}

    def open(self, sealed: bytes) -> Any:
        """What a push message says, opened by the steps of RFC 8291 and RFC 8188."""
        salt, theirs, sent = sealed[:16], sealed[21 : 21 + sealed[20]], sealed[21 + sealed[20] :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        info = b"WebPush: info\0" + self._public + theirs
        secret = _hkdf(self._auth, self._private.exchange(ec.ECDH(), point), info, 32)
        key, nonce = (
            _hkdf(salt, secret, b"Content-Encoding: " + name + b"\0", length)
            for name, length in ((b"aes128gcm", 16), (b"nonce", 12))
        )
        opened = AESGCM(key).decrypt(nonce, sent, None)
        assert opened.endswith(b"\2")
        return json.loads(opened[:-1])


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """Written out by RFC 5869, so that it is not the code that is tested."""
    key = hmac.digest(salt, secret, "sha256")
    return hmac.digest(key, info + b"\1", "sha256")[:length]
