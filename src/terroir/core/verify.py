"""Checking the draws of a finished game: the promises open, and every outcome is what the stream gives.

How much that shows depends on the record. Since luck 3 the program of every person promises a nonce, and
reveals it when all have; in luck 2 nonces were given at once, one after the other. A player who kept the
promises and the own nonce can see that nobody chose the draws; all others see that the record says so. A
record without nonces shows only that nothing was drawn anew.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from terroir.core.errors import BadRecord
from terroir.core.fair import (
    FairStream,
    is_nonce,
    is_strong_nonce,
    nonce_commitment,
    stream_key,
    verify_commitment,
)
from terroir.core.game import AnyGame, Chance
from terroir.core.play import pick
from terroir.core.record import CHANCE, Record, Tag
from terroir.core.replay import ENDED, UNBEGUN, advance, check_result, opening

NONCES_LUCK = 2
"""From this one on the program of every person gives a nonce after the promise."""
PROMISED_LUCK = 3
"""From this one on nonces are promised by all before anybody reveals one."""
NOTHING: Mapping[str, str] = MappingProxyType({})
Shown = Literal["unbegun", "redrawn", "withheld", "mixed", "witnessed"]
"""The game never began; nothing was drawn anew; a promised nonce was never revealed; everybody's nonce is
in it; and what was kept before the game (the promises, and a nonce) is in it as well."""


class Verified(NamedTuple):
    """How many draws were checked, and what that shows."""

    draws: int
    shown: Shown


def fair_tags(
    game_id: str,
    promised: str,
    nonces: Sequence[str],
    secret: bytes | None = None,
    luck: int = 1,
    hashes: Sequence[str] = (),
) -> dict[str, str]:
    """Return the tags that let others check the draws; the secret only once the game is over.

    `hashes` are the commitments of the nonces, empty for bots.
    """
    tags = {"Id": game_id, "Commitment": promised}
    if luck > 1:
        tags["Luck"] = str(luck)
    tags |= {f"NonceHash{seat}": text for seat, text in enumerate(hashes, start=1) if text}
    tags |= {f"Nonce{seat}": nonce for seat, nonce in enumerate(nonces, start=1)}
    return tags if secret is None else tags | {"Secret": secret.hex()}


def verify(record: Record, game: AnyGame, kept: Mapping[str, str] = NOTHING) -> Verified:
    """Check every draw; a BadRecord names the first thing that is not as promised.

    `kept` are tags as a player's program wrote them down before the game: Id, Commitment, own nonces and,
    where nonces are promised, the NonceHash of every seat.
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
    own = [int(key[5:]) for key in kept if re.fullmatch(r"Nonce[0-9]+", key)]
    luck = record.value("Luck") or "1"
    if luck == "1" and not own:
        return "unbegun" if record.value(ENDED) == UNBEGUN else "redrawn"
    if luck not in (str(NONCES_LUCK), str(PROMISED_LUCK)):
        raise BadRecord(1, f"no tag Luck {PROMISED_LUCK}: the nonces of the others may have been chosen")
    nonces = _nonces(record)
    is_unbegun = record.value(ENDED) == UNBEGUN
    people = [seat for seat in nonces if record.tag(f"Bot{seat}") is None]
    is_promised = luck == str(PROMISED_LUCK)
    if is_unbegun:  # some have promised or given nothing
        people = [seat for seat in people if nonces[seat]]
    _check_nonces(record, nonces, people, is_promised)
    if is_unbegun:
        return "unbegun"
    if is_promised and not all(nonces[seat] for seat in people):
        return "withheld"
    # Only commitments that were seen beforehand show that nobody chose a nonce knowing the others.
    seen = not is_promised or all(seat in own or f"NonceHash{seat}" in kept for seat in people)
    return "witnessed" if own and "Commitment" in kept and seen else "mixed"


def _check_nonces(
    record: Record, nonces: Mapping[int, str], people: Sequence[int], is_promised: bool
) -> None:
    """Refuse a nonce that somebody else can have chosen, or that is not the promised one; bots have none."""
    for seat, nonce in nonces.items():
        if seat not in people and nonce:
            raise BadRecord(_tag(record, f"Nonce{seat}").number, f"seat {seat} is a bot and gives no nonce")
        if seat not in people:
            continue
        if is_promised and not nonce:
            _tag(record, f"NonceHash{seat}")
        elif not is_strong_nonce(nonce):
            raise BadRecord(1, f"seat {seat} gave no nonce, or one that could be foreseen")
        elif is_promised:
            promised = _tag(record, f"NonceHash{seat}")
            if promised.value != nonce_commitment(nonce, _tag(record, "Id").value, seat):
                raise BadRecord(promised.number, f"the nonce of seat {seat} is not the one that was promised")
    if not people and record.value(ENDED) != UNBEGUN:
        raise BadRecord(1, "no person gave a nonce: the secret may have been chosen")
    given = [nonces[seat] for seat in people if nonces[seat]]
    if len(set(given)) < len(given):
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
