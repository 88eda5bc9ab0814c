"""The types on the wire: strict in what they take, and the same for TypeScript."""

import msgspec
import pytest

from terroir.core.game import Message
from terroir.server import wire
from tools import tsgen


def test_the_typescript_types_are_current() -> None:
    assert tsgen.current(), "./run python -m tools.tsgen"


def test_words_within_words_go_over_the_wire() -> None:
    said = Message("a", {"b": Message("c", {"d": 1}, seat=2), "e": (Message("f"),)})
    refused = wire.Refused("x", "illegal", said)
    assert msgspec.json.decode(msgspec.json.encode(refused), type=wire.AnyServerFrame) == refused


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"play","command":"a","at":true,"seat":0,"action":"x"}',
        '{"type":"play","command":"a","at":1.0,"seat":0,"action":"x"}',
        '{"type":"play","command":"a","at":1,"seat":99,"action":"x"}',
        '{"type":"play","command":"a b","at":1,"seat":0,"action":"x"}',
        '{"type":"play","command":"a","at":1,"seat":0,"action":"x","more":1}',
        '{"type":"play","command":"a","at":1,"seat":0}',
        '{"type":"state"}',
        "[]",
    ],
)
def test_a_frame_of_another_shape_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=wire.ClientFrame)
