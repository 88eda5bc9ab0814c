"""Passkeys: the questions that a browser puts to one, and whether its answer is right.

A passkey belongs to the name of the host at which it was made, and browsers know them at https or localhost
only. Which passkeys somebody has is never told to strangers: their device knows it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from fido2.rpid import verify_rp_id
from fido2.server import Fido2Server
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticationResponse,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialType,
    PublicKeyCredentialUserEntity,
    RegistrationResponse,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from terroir.server.hosts import Host, origin_of, parse_origin
from terroir.server.refusal import not_let_in
from terroir.store.people_rows import Passkey
from terroir.store.rows import Person

T = TypeVar("T")
PREFERRED = UserVerificationRequirement.PREFERRED


class Question(NamedTuple):
    """What a browser is asked, as JSON, and the challenge in it, which counts once."""

    options: dict[str, Any]
    challenge: bytes


class Made(NamedTuple):
    """A new passkey."""

    id: str
    data: bytes
    signs: int


def to_make(host: Host, person: Person, have: list[Passkey]) -> Question:
    """Make a passkey for this person, on a device that has none of theirs yet."""
    user = PublicKeyCredentialUserEntity(name=person.name, id=person.id.encode(), display_name=person.name)
    known = [
        PublicKeyCredentialDescriptor(type=PublicKeyCredentialType.PUBLIC_KEY, id=websafe_decode(one.id))
        for one in have
    ]
    options, state = _server(host).register_begin(
        user, known, resident_key_requirement=ResidentKeyRequirement.REQUIRED, user_verification=PREFERRED
    )
    return Question(dict(options.public_key), websafe_decode(state["challenge"]))


def to_sign_in(host: Host) -> Question:
    """Say who you are by any passkey for this host."""
    options, state = _server(host).authenticate_begin(user_verification=PREFERRED)
    return Question(dict(options.public_key), websafe_decode(state["challenge"]))


def challenge_of(credential: dict[str, Any]) -> bytes:
    """Which question a browser answers."""
    kind = RegistrationResponse if "attestationObject" in _inner(credential) else AuthenticationResponse
    return _tried(lambda: kind.from_dict(credential).response.client_data.challenge)


def made(host: Host, credential: dict[str, Any], challenge: bytes) -> Made:
    """The passkey that a browser has made for this question, or a Refusal."""
    data = _tried(lambda: _server(host).register_complete(_state(challenge), credential))
    assert data.credential_data is not None
    key = data.credential_data
    return Made(websafe_encode(key.credential_id), bytes(key), data.counter)


def id_of(credential: dict[str, Any]) -> str:
    """Which passkey has signed, or so it says."""
    return _tried(lambda: websafe_encode(AuthenticationResponse.from_dict(credential).raw_id))


def check(host: Host, credential: dict[str, Any], challenge: bytes, passkey: Passkey) -> int:
    """How often the passkey has signed, if it is this one that has; else a Refusal."""
    key = AttestedCredentialData(passkey.data)
    _tried(lambda: _server(host).authenticate_complete(_state(challenge), [key], credential))
    signs = AuthenticationResponse.from_dict(credential).response.authenticator_data.counter
    if signs <= passkey.signs and (signs or passkey.signs):
        raise not_let_in()  # a copy of it has signed meanwhile
    return signs


def _server(host: Host) -> Fido2Server:
    def is_own(text: str) -> bool:
        origin = parse_origin(text)
        return (
            origin is not None and origin == origin_of(origin.scheme, host) and verify_rp_id(host.name, text)
        )

    return Fido2Server(PublicKeyCredentialRpEntity(name="Terroir", id=host.name), verify_origin=is_own)


def _state(challenge: bytes) -> dict[str, Any]:
    return {"challenge": websafe_encode(challenge), "user_verification": PREFERRED}


def _inner(credential: dict[str, Any]) -> dict[str, Any]:
    inner = credential.get("response")
    return inner if isinstance(inner, dict) else {}


def _tried(read: Callable[[], T]) -> T:
    """What a stranger sends may be anything: whatever is wrong with it, it lets nobody in."""
    try:
        return read()
    except Exception as error:
        raise not_let_in() from error
