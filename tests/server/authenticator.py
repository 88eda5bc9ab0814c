"""A passkey in software: it signs as a device does, and lies when a test wants it to."""

from __future__ import annotations

import json
from hashlib import sha256
from secrets import token_bytes
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2 import cbor
from fido2.cose import ES256
from fido2.utils import websafe_encode

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """One key, for one host."""

    def __init__(self, origin: str, host: str = "localhost") -> None:
        self.origin = origin
        self.host = host
        self.id = token_bytes(16)
        self.signs = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser sends when a passkey was made."""
        public = cbor.encode(ES256.from_cryptography_key(self._key.public_key()))
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        attestation = cbor.encode({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options)
        return self._credential({"clientDataJSON": _text(said), "attestationObject": _text(attestation)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser sends when a passkey has signed."""
        self.signs += 1
        data, said = self._data(PRESENT | VERIFIED), self._said("webauthn.get", options)
        signature = self._key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        parts = {"clientDataJSON": said, "authenticatorData": data, "signature": signature}
        return self._credential({name: _text(part) for name, part in parts.items()})

    def _data(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.signs.to_bytes(4, "big")

    def _said(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        id = _text(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}


def _text(content: bytes) -> str:
    return websafe_encode(content)
