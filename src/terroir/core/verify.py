"""Checking the draws of a finished game: the promise opens, and every outcome is what the stream gives."""

from __future__ import annotations

import re
from collections.abc import Sequence

from terroir.core.errors import BadRecord
from terroir.core.fair import FairStream, is_nonce, stream_key, verify_commitment
from terroir.core.game import AnyGame, Chance
from terroir.core.play import pick
from terroir.core.record import CHANCE, Record, Tag
from terroir.core.replay import ENDED, advance, check_result, opening


def fair_tags(
    game_id: str, promised: str, nonces: Sequence[str], secret: bytes | None = None
) -> dict[str, str]:
    """The tags that let others check the draws; the secret only once the game is over."""
    tags = {"Id": game_id, "Commitment": promised}
    tags |= {f"Nonce{seat}": nonce for seat, nonce in enumerate(nonces, start=1)}
    return tags if secret is None else tags | {"Secret": secret.hex()}


def verify(record: Record, game: AnyGame) -> int:
    """How many draws were checked; a BadRecord names the first thing that is not as promised."""
    match = opening(record, game)
    stream = FairStream(_key(record))
    for line in record.steps:
        if line.who == CHANCE and isinstance(chance := match.pending, Chance):
            fair = game.move_to_text(pick(chance, stream.randbelow))
            if line.text != fair:
                raise BadRecord(line.number, f"draw {stream.drawn} was {line.text!r}, fair is {fair!r}")
        advance(match, line)
    check_result(record, match)
    if record.tag("Result") is None and record.tag(ENDED) is None:
        raise BadRecord(1, "only a finished game can be verified")
    return stream.drawn


def _key(record: Record) -> bytes:
    secret = _tag(record, "Secret")
    if not re.fullmatch(r"[0-9a-f]{64}", secret.value):
        raise BadRecord(secret.number, "a secret is 64 hexadecimal digits")
    promised = _tag(record, "Commitment")
    game_id = _tag(record, "Id").value
    if not verify_commitment(promised.value, bytes.fromhex(secret.value), game_id):
        raise BadRecord(promised.number, "the secret is not the one that was promised")
    seats = range(1, int(_tag(record, "Players").value) + 1)
    nonces = [record.value(f"Nonce{seat}") or "" for seat in seats]
    for seat in seats:
        if not is_nonce(nonces[seat - 1]):
            raise BadRecord(_tag(record, f"Nonce{seat}").number, "not a nonce")
    return stream_key(bytes.fromhex(secret.value), game_id, nonces)


def _tag(record: Record, key: str) -> Tag:
    tag = record.tag(key)
    if tag is None:
        raise BadRecord(1, f"no tag {key}: it cannot be verified")
    return tag
