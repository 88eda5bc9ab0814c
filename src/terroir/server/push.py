"""Web push: a message that only one browser can open (RFC 8291), signed by this server (VAPID, RFC 8292)."""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
TTL_S = 24 * 3600
"""For so long a push service keeps a message for a browser that is away."""
SIGNED_S = 12 * 3600


def new_key() -> bytes:
    """A private key, as it is kept."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def public_key(private: bytes) -> str:
    """What browsers are told when they subscribe."""
    return _text(_point(_private(private)))


def headers(endpoint: str, private: bytes, contact: str, topic: str) -> dict[str, str]:
    """What goes with a message; of two with one topic a browser that was away gets the later one only."""
    origin = urlsplit(endpoint)
    claims: dict[str, str | int] = {
        "aud": f"{origin.scheme}://{origin.netloc}",
        "exp": int(time.time()) + SIGNED_S,
        "sub": contact,
    }
    unsigned = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
    r, s = decode_dss_signature(_private(private).sign(unsigned.encode(), ec.ECDSA(SHA256())))
    token = f"{unsigned}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return {
        "authorization": f"vapid t={token}, k={public_key(private)}",
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(TTL_S),
        "urgency": "normal",
        "topic": topic,
    }


def sealed(
    content: bytes, browser: str, auth: str, salt: bytes | None = None, own: bytes | None = None
) -> bytes:
    """The content for the browser that has these keys; salt and own key are new each time, but for tests."""
    salt, private = salt or token_bytes(16), _private(own or new_key())
    theirs, mine = from_text(browser), _point(private)
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, from_text(auth), b"WebPush: info\0" + theirs + mine, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, content + b"\2", None)


def from_text(text: str) -> bytes:
    """Bytes as browsers write them; ValueError if they are none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_fit(browser: str, auth: str) -> bool:
    """Whether these are keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(browser))
        return len(from_text(auth)) == 16
    except ValueError:
        return False


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _private(value: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(value, "big"), CURVE)


def _point(private: ec.EllipticCurvePrivateKey) -> bytes:
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def _json(value: dict[str, str | int]) -> str:
    return _text(msgspec.json.encode(value))
