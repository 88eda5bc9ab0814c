"""What the base class of all games gives, and what it does not let pass."""

from dataclasses import dataclass
from random import Random
from typing import Literal

import pytest

from terroir.core import plain
from terroir.core.abilities import Rolls
from terroir.core.errors import BadPosition, MalformedAction
from terroir.core.game import Action, Game, Message, Span
from terroir.core.play import Match
from tests.core import pebbles
from tests.core.pebbles import GAME, Die, Grab, Pebbles


def test_a_name_that_no_game_has_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"Slip\.apraise is nothing that a game has: did you mean appraise\?"):
        type("Slip", (Pebbles,), {"apraise": lambda self, view, actions: [1]})
    with pytest.raises(TypeError, match="what is the game's own begins with _"):
        type("Own", (Pebbles,), {"zzz": 1})
    assert type("Fine", (Pebbles,), {"_zzz": 1, "appraise": lambda *_: [1]})


def test_a_game_without_an_abstract_method_cannot_be_made() -> None:
    with pytest.raises(TypeError, match=r"pending"):
        type("Half", (Game,), {"name": "half"})()
    with pytest.raises(TypeError, match="roll"):
        type("Rolling", (Pebbles, Rolls), {})()


def test_a_game_with_options_says_which_are_in_force() -> None:
    with pytest.raises(TypeError, match="Silent has options"):
        type("Silent", (Pebbles,), {"settings": Game.settings})


def test_moves_are_written_by_their_fields() -> None:
    state = GAME.start(2, {})
    assert GAME.move_to_text(Grab(2)) == "grab 2" and GAME.action_from_text(state, 0, "grab 2") == Grab(2)
    assert GAME.outcome_from_text(state, "die 3") == Die(3)
    for text in ("die 3", "grab", "grab x", "grab 1 2", "grab -1"):
        with pytest.raises(MalformedAction):
            GAME.action_from_text(state, 0, text)


@dataclass(frozen=True)
class Lay(Action):
    space: Literal["a1", "b2"]
    times: int


def test_words_of_a_move_can_be_a_closed_set() -> None:
    assert plain.move_from_text("lay b2 3", [Lay]) == Lay("b2", 3)
    with pytest.raises(MalformedAction, match="none of a1, b2") as refused:
        plain.move_from_text("lay c3 1", [Lay])
    assert refused.value.why == Message("malformed-word", {"word": "c3", "known": "a1, b2"})
    with pytest.raises(MalformedAction, match="`lay a1 1`"):
        plain.move_from_text("put", [Lay])


@dataclass
class Box:
    size: int
    label: str | None
    inside: "list[Box]"
    marks: dict[str, bool]
    pair: tuple[int, str]


def test_positions_are_read_by_their_types() -> None:
    box = Box(3, None, [Box(1, "é", [], {}, (0, ""))], {"x": True}, (-1, "b"))
    assert plain.from_text(Box, plain.to_text(box)) == box
    whole = plain.to_text(box)
    for bad in (
        "",
        "[]",
        "{}",
        whole.replace("3", '"3"'),
        whole.replace("true", "1"),
        whole.replace(',"b"]', "]"),
        whole.replace('"size"', '"sise"', 1),
        "[" * 100_000,
    ):
        with pytest.raises(BadPosition):
            plain.from_text(Box, bad)


def test_events_and_actions_have_messages_by_convention() -> None:
    match = Match(GAME, GAME.start(2, {}), Random(1).randrange)
    grabbed = match.play(0, Grab(1))[0]
    assert GAME.message_for(grabbed.seen_by(None)) == Message(
        "event-pebbles-pebbles-grabbed", {"count": 1}, 0
    )
    offer = GAME.offer(GAME.view(match.state, 1), Grab(2))
    assert (offer.group.id, offer.space) == ("action-pebbles-grab", None)
    assert offer.item == Message("action-pebbles-grab.item", {"count": 2})
    assert GAME.offer(None, Lay("a1", 1)).space == "a1"


def test_a_view_is_sent_with_its_picture() -> None:
    state = GAME.start(2, {})
    sent = GAME.view_to_json(GAME.view(state, 1))
    assert (sent["viewer"], sent["state"]["heap"], sent["state"]["scores"]) == (1, 10, [0, 0])
    assert sent["picture"] == [[{"text": "oooooooooo"}]]
    named = Span(Message("x", {"of": Message("y"), "all": (Message("z"),)}, 1), "lit", 3, "a1")
    ((span,),) = plain.picture_to_json(((named,),))
    assert (span["style"], span["width"], span["space"]) == ("lit", 3, "a1")
    assert (span["text"]["id"], span["text"]["seat"], span["text"]["args"]["all"][0]["id"]) == ("x", 1, "z")


def test_an_open_view_is_a_copy() -> None:
    state = pebbles.GAME.start(2, {})
    view = pebbles.GAME.view(state, 0)
    state.heap = 0
    assert view.state.heap == 10
    pebbles.GAME.imagine(view, Random(1).randrange).heap = 3
    assert view.state.heap == 10
