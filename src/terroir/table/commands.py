"""What people may ask of a table. Told apart by `type`, so that a socket can read them as they are."""

from __future__ import annotations

from typing import Annotated
from zlib import crc32

from msgspec import Meta, Struct
from msgspec.json import Encoder

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Chosen by the client, at random: the same command sent again is answered again, not done again."""
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
ActionText = Annotated[str, Meta(min_length=1, max_length=500)]
NonceCommitment = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Nonce = Annotated[str, Meta(max_length=128)]
PersonName = Annotated[str, Meta(min_length=1, max_length=80)]
BotCode = Annotated[str, Meta(min_length=1, max_length=64)]


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a person asks for."""

    command: CommandId


class Join(Command, frozen=True, tag="join"):
    """Sit down; the nonce may come with it, or later."""

    seat: Seat
    name: PersonName
    nonce: Nonce = ""


class CommitNonce(Command, frozen=True, tag="commit_nonce"):
    """Promise what this seat will add to the draws: the hash of a nonce that was chosen at random."""

    seat: Seat
    commitment: NonceCommitment


class GiveNonce(Command, frozen=True, tag="give_nonce"):
    """Reveal what this seat adds to the draws, once all have promised; without a promise it is both."""

    seat: Seat
    nonce: Nonce


class Leave(Command, frozen=True, tag="leave"):
    """Stand up again, before the start."""

    seat: Seat


class Start(Command, frozen=True, tag="start"):
    """By the host: begin now, with this bot on every seat that is still open."""

    fill: BotCode


class Cancel(Command, frozen=True, tag="cancel"):
    """By the host, before the start: nobody will play here."""


class Play(Command, frozen=True, tag="play"):
    """An action in the notation of the game; `at` is the number of the last update its player had seen."""

    at: Number
    seat: Seat
    action: ActionText


class Undo(Command, frozen=True, tag="undo"):
    """Take back one's last action."""

    seat: Seat


class Restart(Command, frozen=True, tag="restart"):
    """Take back all of one's turn that may be taken back."""

    seat: Seat


class Concede(Command, frozen=True, tag="concede"):
    """Give up; a bot plays on for the seat."""

    seat: Seat


class OfferEnd(Command, frozen=True, tag="offer_end"):
    """Offer to end the game as it stands."""

    seat: Seat


class AnswerEnd(Command, frozen=True, tag="answer_end"):
    """Agree or disagree to end the game as it stands."""

    seat: Seat
    agree: bool


class OfferPause(Command, frozen=True, tag="offer_pause"):
    """Offer to stop all clocks for a while."""

    seat: Seat


class AnswerPause(Command, frozen=True, tag="answer_pause"):
    """Agree or disagree to a pause."""

    seat: Seat
    agree: bool


class EndPause(Command, frozen=True, tag="end_pause"):
    """End a pause: the clocks run again."""

    seat: Seat


class Return(Command, frozen=True, tag="return"):
    """Here I am again: take the seat back from the bot."""

    seat: Seat


AtSeat = Undo | Restart | Concede | OfferEnd | AnswerEnd | OfferPause | AnswerPause | EndPause | Return
"""What somebody asks for their seat while the game runs, apart from moves."""
AnyCommand = Join | CommitNonce | GiveNonce | Leave | Start | Cancel | Play | AtSeat

_encoder = Encoder()


def digest(command: AnyCommand) -> int:
    """A number by which a command sent again is told from another one of the same id."""
    if isinstance(command, Play):
        # Whoever sends it again may have seen more in the meantime.
        return crc32(f"play {command.seat} {command.action}".encode(errors="surrogatepass"))
    if isinstance(command, Join):
        # Without the name: a log says nothing by which it could be guessed.
        return crc32(f"join {command.seat} {command.nonce}".encode())
    return crc32(_encoder.encode(command))
