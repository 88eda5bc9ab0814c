"""Whatever happens or may be chosen in a game can be said, in every language."""

from itertools import pairwise

import pytest

from terroir.bots.bot import seeded
from terroir.core.abilities import HasBoards
from terroir.core.game import Decide, Message, Over, Picture
from terroir.core.play import Match
from terroir.games.citrus import events
from terroir.games.citrus.actions import LANDSCAPE, PlaceTile
from terroir.games.citrus.game import GAME
from terroir.games.citrus.messages import message_for
from tests.games.spoken import bundle, say

UNTOLD = {"WorkerPlaced"}


def words(picture: Picture) -> list[Message]:
    return [span.text for row in picture for span in row if isinstance(span.text, Message)]


@pytest.fixture(scope="module")
def spoken() -> dict[str, Message]:
    """One message of every kind that random games with every option bring forth."""
    found: dict[str, Message] = {}
    for seed in range(12):
        yes = (
            {"penalty": "yes", "short": "yes"} if seed % 2 else {"random-start": "yes", "open-horses": "yes"}
        )
        match = Match(GAME, GAME.start(2 + seed % 4, yes), seeded(seed))
        choose = seeded(seed, "choice")
        while isinstance(pending := match.pending, Decide):
            seat = pending.seats[0]
            view, legal = GAME.view(match.state, seat), match.legal(seat)
            messages = [Message(pending.prompt, pending.args), *words(GAME.picture(view, {}))]
            for action in legal[:: max(1, len(legal) // 8)]:
                offered = GAME.offer(view, action)
                messages += [offered.group, *([offered.item] if offered.item else [])]
            found |= {message.id: message for message in messages}
            match.play(seat, legal[choose(len(legal))])
        assert isinstance(pending, Over)
        told = [GAME.message_for(event.seen_by(None)) for event in match.events]
        found |= {message.id: message for message in told if message}
    return found


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_everything_can_be_said(language: str, spoken: dict[str, Message]) -> None:
    made = bundle("citrus", language)
    for message in spoken.values():
        assert say(made, message).strip()


def test_the_games_bring_forth_every_kind_of_action(spoken: dict[str, Message]) -> None:
    named = {name for name in spoken if name.startswith("action-citrus-")}
    groups = "buy buy-line harvest harvest-regions place bridge money cart cart-space bull milestone site"
    assert named == {
        f"action-citrus-{name}" for name in [*groups.split(), *"site-letter end pass return".split()]
    }


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    kinds = {
        name
        for name, kind in vars(events).items()
        if isinstance(kind, type) and kind.__module__ == events.__name__
    }
    fields = {"tile": "lemon*", "kind": 0, "seat": 0, "reason": "C-E1"}
    for kind in sorted(kinds):
        event = vars(events)[kind]
        seen = {"type": kind, **{name: fields.get(name, 1) for name, _ in event._marks}}
        assert (message_for(seen) is None) == (kind in UNTOLD), kind


def test_a_bridge_tells_what_it_covers_and_a_starting_finca_has_no_builder() -> None:
    rock = message_for({"type": "TileCovered", "seat": 1, "tile": None, "space": "b3"})
    tree = message_for({"type": "TileCovered", "seat": 1, "tile": "lime*", "space": "b3"})
    finca = message_for({"type": "FincaBuilt", "seat": None, "site": "C", "kind": 2})
    made = bundle("citrus", "en")
    assert rock and tree and finca
    assert say(made, rock) == "Anna bridges the rocks on b3."
    assert say(made, tree) == "Anna bridges a neutral lime tile on b3."
    assert say(made, finca) == "The 12/4 Finca stands on site C."


def test_actions_of_one_group_differ_by_space_or_item() -> None:
    match = Match(GAME, GAME.start(2, {"first": "1"}), seeded(3))
    match.play(0, match.legal(0)[0])
    for actions in (match.legal(0),):
        view = GAME.view(match.state, 0)
        offers = [GAME.offer(view, action) for action in actions]
        assert any(isinstance(action, PlaceTile) for action in actions)
        shown = sorted((repr(o.group), o.space or "", repr(o.item)) for o in offers)
        assert all(a != b for a, b in pairwise(shown))


def test_citrus_has_boards() -> None:
    assert isinstance(GAME, HasBoards)
    for name in GAME.boards:
        text = GAME.board_text(name)
        assert GAME.board_problems(name, text) == []
        assert len(GAME.board_picture(name, text)) > 10


def test_a_lit_space_shows_its_mark_and_what_lies_there() -> None:
    match = Match(GAME, GAME.start(2, {"first": "1"}), seeded(3))
    view = GAME.view(match.state, 0)
    land = view.landscape
    space, tile = next(iter(land.items()))
    shown = [span.text for row in GAME.picture(view, {space: "7"}) for span in row if span.style == "lit"]
    marks = dict(zip(LANDSCAPE, "h2 h3 h4 m2 m3 ca bu br mi".split(), strict=True))
    assert f"7:{marks[tile]}" in [text.strip() for text in shown if isinstance(text, str)]
