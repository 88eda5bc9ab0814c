"""Who sees which field."""

import json
from dataclasses import FrozenInstanceError

import pytest

from terroir.core.game import Event
from terroir.core.masking import Masked, only_for, plain, public, secret


class Told(Event):
    seat: int = public()
    friends: tuple[int, ...] = public()
    card: int = only_for("seat")
    rumour: str = only_for("friends")
    truth: str = secret()


TOLD = Told(0, (1, 2), 5, "psst", "42")


def test_each_viewer_gets_what_is_theirs() -> None:
    common = {"type": "Told", "seat": 0, "friends": [1, 2]}
    assert TOLD.seen_by(0) == {**common, "card": 5, "rumour": None, "truth": None}
    assert TOLD.seen_by(2) == {**common, "card": None, "rumour": "psst", "truth": None}
    assert TOLD.seen_by(3) == TOLD.seen_by(None) == {**common, "card": None, "rumour": None, "truth": None}


def test_hidden_fields_keep_the_shape_and_order() -> None:
    assert list(TOLD.seen_by(0)) == list(TOLD.seen_by(None))


def test_seat_0_is_not_nobody() -> None:
    assert TOLD.seen_by(0)["card"] == 5 and TOLD.seen_by(None)["card"] is None


def test_an_unmarked_field_cannot_be_declared() -> None:
    with pytest.raises(TypeError, match="say who may see card"):

        class Careless(Event):
            seat: int = public()
            card: int = 0


def test_a_field_for_nobody_in_particular_cannot_be_declared() -> None:
    with pytest.raises(TypeError, match="no public field"):

        class Typo(Event):
            seat: int = public()
            card: int = only_for("seta")

    with pytest.raises(TypeError, match="no public field"):

        class HiddenOwner(Event):
            seat: int = secret()
            card: int = only_for("seat")


def test_what_is_hidden_is_not_in_the_repr() -> None:
    assert "psst" not in repr(TOLD) and "42" not in repr(TOLD) and "card" not in repr(TOLD)


def test_an_event_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        TOLD.seat = 1  # type: ignore[misc]


@pytest.mark.parametrize("value", [1.5, {1}, b"x", object(), TOLD, (1, [2.0])])
def test_only_json_leaves(value: object) -> None:
    with pytest.raises(TypeError, match="cannot be written as JSON"):
        plain(value)


def test_plain_values_are_json() -> None:
    value = plain({"a": (1, None, True), 2: ["x"]})
    assert json.loads(json.dumps(value)) == value == {"a": [1, None, True], "2": ["x"]}


def test_masked_is_for_other_values_than_events_too() -> None:
    class Note(Masked):
        text: str = secret()

    assert Note("x").seen_by(0) == {"type": "Note", "text": None}
