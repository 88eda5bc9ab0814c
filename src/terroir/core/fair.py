"""Provably fair draws: a secret and nonces, both promised before they are shown, and one HMAC per draw.

The table picks a fresh 256-bit secret for every game and publishes its commitment. Then the program of every
player publishes the commitment of a nonce, and reveals the nonce only after it has seen the commitments of
all others. Only then is anything drawn. Nobody can choose the draws: the table fixed the secret before it
knew the nonces, and each player fixed a nonce before anybody knew those of the others. Afterwards the secret
is shown and anyone can compute every draw again. docs/engine.md has the protocol step by step, and what it
cannot do.

All integers are big-endian. `parts(a, b, ...)` is each part as UTF-8, its length in 8 bytes before it.

    commitment  SHA-256(parts("terroir/commitment/1", game id, secret)), in hexadecimal
    of a nonce  SHA-256(parts("terroir/nonce/1", game id, number of the seat, nonce)), in hexadecimal; seats
                count from 1, so that nobody can copy the commitment of another seat or table
    key         HMAC-SHA-256(secret, parts("terroir/stream/1", game id, nonce of seat 1, of seat 2, ...))
    word i, j   HMAC-SHA-256(key, "terroir/draw/1" + i in 8 bytes + j in 8 bytes), as an integer of 256 bits
    draw i      below n: word i, j modulo n for the first j = 0, 1, ... whose word is less than the largest
                multiple of n that is at most 2^256

Draws are counted from 0. A game draws once for each outcome of chance in its record.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256

SECRET_BYTES = 32
MIN_NONCE = 32
"""128 bits in hexadecimal: nobody can have tried them all."""
MAX_NONCE = 128
WORDS = 1 << 256


def commitment(secret: bytes, game_id: str) -> str:
    """The promise to publish before the players give their nonces."""
    return sha256(_parts(b"terroir/commitment/1", game_id.encode(), _checked(secret))).hexdigest()


def verify_commitment(published: str, secret: bytes, game_id: str) -> bool:
    """Whether the secret is the one that was promised for this game."""
    promised = published.lower().encode(errors="replace")
    return hmac.compare_digest(promised, commitment(secret, game_id).encode())


def nonce_commitment(nonce: str, game_id: str, seat: int) -> str:
    """Return the promise of a seat's nonce; seats count from 1."""
    parts = (text.encode() for text in (game_id, str(seat), nonce))
    return sha256(_parts(b"terroir/nonce/1", *parts)).hexdigest()


def is_nonce(text: str) -> bool:
    """Whether a player may give this text as a nonce: at most 128 printable ASCII signs, empty for none."""
    return len(text) <= MAX_NONCE and text.isascii() and (text == "" or text.isprintable())


def is_strong_nonce(text: str) -> bool:
    """Whether a nonce is long enough that nobody can have foreseen it."""
    return is_nonce(text) and len(text) >= MIN_NONCE


def stream_key(secret: bytes, game_id: str, nonces: Sequence[str]) -> bytes:
    """The key of a game's draws: a nonce for each seat in order, empty for a seat that gave none."""
    for seat, nonce in enumerate(nonces, start=1):
        if not is_nonce(nonce):
            raise ValueError(f"the nonce of seat {seat} is not short printable ASCII")
    texts = (game_id, *nonces)
    message = _parts(b"terroir/stream/1", *(text.encode() for text in texts))
    return hmac.digest(_checked(secret), message, "sha256")


class FairStream:
    """The draws of one game, in order; created at draw k it goes on as if it had never stopped."""

    __slots__ = ("_drawn", "_key")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        if drawn < 0:
            raise ValueError("draws are counted from 0")
        self._key = key
        self._drawn = drawn

    @property
    def drawn(self) -> int:
        """How many draws have been made: the number of the next one."""
        return self._drawn

    def randbelow(self, n: int) -> int:
        """The next draw: an integer from 0 to n-1, each exactly as likely as the others."""
        value = draw(self._key, self._drawn, n)
        self._drawn += 1
        return value

    def __repr__(self) -> str:
        # The key foretells every draw, so it must not slip into a log.
        return f"FairStream(drawn={self._drawn})"


def draw(key: bytes, number: int, n: int) -> int:
    """Draw `number` of the stream, below n."""
    if not 0 < n <= WORDS:
        raise ValueError(f"cannot draw below {n}")
    fair = WORDS - WORDS % n
    attempt = 0
    # Words beyond the last whole multiple of n would favour the small results: they are passed over.
    while (word := _word(key, number, attempt)) >= fair:
        attempt += 1
    return word % n


def _word(key: bytes, number: int, attempt: int) -> int:
    message = b"terroir/draw/1" + number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
    keyed = _keyed(key).copy()
    keyed.update(message)
    return int.from_bytes(keyed.digest(), "big")


@lru_cache(1 << 8)
def _keyed(key: bytes) -> hmac.HMAC:
    """To begin with the key takes most of the time of a draw."""
    return hmac.new(key, digestmod="sha256")


def _parts(*parts: bytes) -> bytes:
    # Lengths make the encoding unambiguous: no two different lists of parts give the same bytes.
    return b"".join(len(part).to_bytes(8, "big") + part for part in parts)


def _checked(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret
