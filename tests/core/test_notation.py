"""Lines of notation: read by their forms, or refused with words that a person can act on."""

import pytest

from terroir.core.errors import MalformedAction
from terroir.core.notation import Form, one_of, read, seat, whole

COLOURS = ("red", "blue")
FORMS = {
    "paint": Form(
        "paint red 3", range(1, 3), lambda colour, n="1": (one_of(colour, COLOURS), whole(n, 1, 9))
    ),
    "sit": Form("sit 2", range(1, 2), lambda word: seat(word, 4)),
    "rest": Form("rest", range(1), lambda: "rest"),
}


def test_a_line_is_a_word_and_its_arguments() -> None:
    assert read("paint  blue 7", FORMS) == ("blue", 7)
    assert read("paint red", FORMS) == ("red", 1)
    assert read("sit 4", FORMS) == 3
    assert read(" rest ", FORMS) == "rest"


@pytest.mark.parametrize(
    ("text", "message", "args"),
    [
        ("", "malformed-action", {"text": "", "expected": "paint red 3, sit 2, rest"}),
        ("dance", "malformed-action", {"text": "dance", "expected": "paint red 3, sit 2, rest"}),
        ("paint", "malformed-action", {"text": "paint", "expected": "paint red 3"}),
        ("rest now", "malformed-action", {"text": "rest now", "expected": "rest"}),
        ("paint pink", "malformed-word", {"word": "pink", "known": "red, blue"}),
        ("paint red 0", "malformed-number", {"word": "0", "low": 1, "high": 9}),
        ("paint red -1", "malformed-number", {"word": "-1", "low": 1, "high": 9}),
        ("paint red ²", "malformed-number", {"word": "²", "low": 1, "high": 9}),
        ("sit 5", "malformed-number", {"word": "5", "low": 1, "high": 4}),
        (f"paint {'x' * 99}", "malformed-word", {"word": "x" * 40, "known": "red, blue"}),
        (f"sit {'1' * 5000}", "malformed-number", {"word": "1" * 40, "low": 1, "high": 4}),
    ],
)
def test_what_cannot_be_read_says_why(text: str, message: str, args: dict[str, object]) -> None:
    with pytest.raises(MalformedAction) as refused:
        read(text, FORMS)
    assert (refused.value.why.id, refused.value.why.args) == (message, args)
    assert len(str(refused.value)) < 250


def test_a_mistake_in_a_form_is_no_mistake_of_the_reader() -> None:
    """Only what an argument itself says is unfit is the sender's; anything else is a fault to be seen."""
    with pytest.raises(ValueError, match="broken") as broken:
        read("go", {"go": Form("go", range(1), lambda: (_ for _ in ()).throw(ValueError("broken")))})
    assert not isinstance(broken.value, MalformedAction)
