"""Checking the draws of a finished game: the promise opens, and every outcome is what the stream gives.

How much that shows depends on the record. Since luck 2 a game begins only when the program of every person
has seen the promise and answered with a nonce. Whoever kept both can see that nobody chose the draws; all
others see that the record says so. A record without it shows only that nothing was drawn anew.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from terroir.core.errors import BadRecord
from terroir.core.fair import FairStream, is_nonce, is_strong_nonce, stream_key, verify_commitment
from terroir.core.game import AnyGame, Chance
from terroir.core.play import pick
from terroir.core.record import CHANCE, Record, Tag
from terroir.core.replay import ENDED, advance, check_result, opening

NONCES_LUCK = 2
"""From this one on the program of every person gives a nonce after the promise."""
NOTHING: Mapping[str, str] = MappingProxyType({})
Shown = Literal["redrawn", "mixed", "witnessed"]
"""Nothing was drawn anew; everybody's nonce is in it; and one of them, like the promise, is the one kept."""


class Verified(NamedTuple):
    """How many draws were checked, and what that shows."""

    draws: int
    shown: Shown


def fair_tags(
    game_id: str, promised: str, nonces: Sequence[str], secret: bytes | None = None, luck: int = 1
) -> dict[str, str]:
    """The tags that let others check the draws; the secret only once the game is over."""
    tags = {"Id": game_id, "Commitment": promised}
    if luck > 1:
        tags["Luck"] = str(luck)
    tags |= {f"Nonce{seat}": nonce for seat, nonce in enumerate(nonces, start=1)}
    return tags if secret is None else tags | {"Secret": secret.hex()}


def verify(record: Record, game: AnyGame, kept: Mapping[str, str] = NOTHING) -> Verified:
    """Check every draw; a BadRecord names the first thing that is not as promised.

    `kept` are tags as a player's program wrote them down before the game: Id, Commitment and own nonces.
    """
    match = opening(record, game)
    _compare(record, kept)
    key, shown = _key(record), _shown(record, kept)
    stream = FairStream(key)
    for line in record.steps:
        if line.who == CHANCE and isinstance(chance := match.pending, Chance):
            fair = game.move_to_text(pick(chance, stream.randbelow))
            if line.text != fair:
                raise BadRecord(line.number, f"draw {stream.drawn} was {line.text!r}, fair is {fair!r}")
        advance(match, line)
    check_result(record, match)
    if record.tag("Result") is None and record.tag(ENDED) is None:
        raise BadRecord(1, "only a finished game can be verified")
    return Verified(stream.drawn, shown)


def _compare(record: Record, kept: Mapping[str, str]) -> None:
    """What was kept must stand in the record."""
    for key, value in kept.items():
        tag = record.tag(key)
        if tag is None or tag.value != value:
            raise BadRecord(tag.number if tag else 1, f"{key} is not the one that was kept before the game")


def _shown(record: Record, kept: Mapping[str, str]) -> Shown:
    gave = any(key.startswith("Nonce") for key in kept)
    luck = record.value("Luck") or "1"
    if luck == "1" and not gave:
        return "redrawn"
    if luck != str(NONCES_LUCK):
        raise BadRecord(1, f"no tag Luck {NONCES_LUCK}: the nonces of the others may have been chosen")
    _check_nonces(record)
    return "witnessed" if gave and "Commitment" in kept else "mixed"


def _check_nonces(record: Record) -> None:
    """Each person's nonce must be one that nobody else can have chosen, and bots have none."""
    nonces = _nonces(record)
    people = [seat for seat in nonces if record.tag(f"Bot{seat}") is None]
    for seat, nonce in nonces.items():
        if seat not in people and nonce:
            raise BadRecord(_tag(record, f"Nonce{seat}").number, f"seat {seat} is a bot and gives no nonce")
        if seat in people and not is_strong_nonce(nonce):
            raise BadRecord(1, f"seat {seat} gave no nonce, or one that could be foreseen")
    if not people:
        raise BadRecord(1, "no person gave a nonce: the secret may have been chosen")
    if len({nonces[seat] for seat in people}) < len(people):
        raise BadRecord(1, "two seats have the same nonce")


def _nonces(record: Record) -> dict[int, str]:
    """What each seat added to the draws, seats counted from 1."""
    seats = range(1, int(_tag(record, "Players").value) + 1)
    return {seat: record.value(f"Nonce{seat}") or "" for seat in seats}


def _key(record: Record) -> bytes:
    secret = _tag(record, "Secret")
    if not re.fullmatch(r"[0-9a-f]{64}", secret.value):
        raise BadRecord(secret.number, "a secret is 64 hexadecimal digits")
    promised = _tag(record, "Commitment")
    game_id = _tag(record, "Id").value
    if not verify_commitment(promised.value, bytes.fromhex(secret.value), game_id):
        raise BadRecord(promised.number, "the secret is not the one that was promised")
    nonces = _nonces(record)
    for seat, nonce in nonces.items():
        if not is_nonce(nonce):
            raise BadRecord(_tag(record, f"Nonce{seat}").number, "not a nonce")
    return stream_key(bytes.fromhex(secret.value), game_id, list(nonces.values()))


def _tag(record: Record, key: str) -> Tag:
    tag = record.tag(key)
    if tag is None:
        raise BadRecord(1, f"no tag {key}: it cannot be verified")
    return tag
