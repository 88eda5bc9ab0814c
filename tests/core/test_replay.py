"""Records of real games: back and forth, for one viewer, and refused when they cannot have been."""

from random import Random

import pytest

from terroir.core.errors import BadRecord
from terroir.core.game import Decide, Over
from terroir.core.play import Match
from terroir.core.record import parse
from terroir.core.replay import from_match, replay, unmasked_record
from tests.core import pebbles
from tests.core.toy import GAME, Polish, State, Take, Tuck

NAMES = ["Ada", "Bob", "Eve"]


def played(actions: int, seed: int = 3) -> Match[State]:
    """A match after so many decisions."""
    rng = Random(seed)
    match = Match(GAME, GAME.start(3, {}), rng.randrange)
    while actions and isinstance(match.pending, Decide):
        seat = rng.choice(match.pending.seats)
        match.play(seat, rng.choice(match.legal(seat)))
        actions -= 1
    return match


def finished() -> Match[State]:
    match = played(1000)
    assert isinstance(match.pending, Over)
    return match


FINISHED = unmasked_record(finished(), NAMES, {"Date": "2026-05-01", "Event": "spring"}).to_text()


def test_a_finished_record_has_all_tags() -> None:
    record = parse(FINISHED)
    assert [tag.key for tag in record.tags] == (
        "Game Version Players Seat1 Seat2 Seat3 Option.hand Date Event Result Winners Reason".split()
    )
    over = finished().pending
    assert isinstance(over, Over)
    assert record.value("Result") == " ".join(map(str, over.scores)) and record.value("Reason") == "P-E1"
    assert record.value("Winners") == " ".join(str(seat + 1) for seat in over.winners)


def test_a_finished_record_replays() -> None:
    again = replay(parse(FINISHED), GAME)
    assert again.state == finished().state and again.events == finished().events


def test_a_running_record_replays_to_where_it_is() -> None:
    for actions in range(8):
        match = played(actions)
        record = unmasked_record(match, NAMES)
        assert record.tag("Result") is None
        assert replay(parse(record.to_text()), GAME).state == match.state


def broken(find: str, put: str) -> str:
    assert find in FINISHED
    return FINISHED.replace(find, put, 1)


def line_of(text: str) -> int:
    return FINISHED.split("\n").index(text) + 1


FIRST_BID = next(line for line in FINISHED.split("\n") if " bid " in line)
MISSING = next(card for card in range(1, 7) if f"= card {card}\n" not in FINISHED.split(" bid ")[0])


def test_an_illegal_line_is_named_with_its_rule() -> None:
    with pytest.raises(BadRecord, match="not-in-hand") as refusal:
        replay(parse(broken(FIRST_BID, f"{FIRST_BID[0]} bid {MISSING}")), GAME)
    assert refusal.value.rule == "P-B1" and refusal.value.line == line_of(FIRST_BID)


@pytest.mark.parametrize(
    "put, why",
    [
        (f"{FIRST_BID[0]} jump 3", "cannot read 'jump 3'"),
        ("9 bid 3", "seat 9 owes no decision now"),
        ("= card 3", "nothing is drawn now"),
        (f"{FIRST_BID[0]} ?", "cannot read"),
    ],
)
def test_a_line_that_cannot_be_is_named(put: str, why: str) -> None:
    with pytest.raises(BadRecord, match=why) as refusal:
        replay(parse(broken(FIRST_BID, put)), GAME)
    assert refusal.value.line == line_of(FIRST_BID)


@pytest.mark.parametrize(
    "find, put, why",
    [
        ('[Game "parcels"]', '[Game "chess"]', "Game is 'chess'"),
        ('[Game "parcels"]\n', "", "no tag Game"),
        ('[Version "1"]', '[Version "2"]', "Version is '2', this is '1'"),
        ('[Players "3"]', '[Players "9"]', "not for 9 players"),
        ('[Players "3"]', '[Players "x"]', "not for 0 players"),
        ('[Option.hand "2"]', '[Option.hand "7"]', "it is 2, 3"),
        ('[Option.hand "2"]', '[Option.hnad "2"]', "there is hand"),
        ('[Result "', '[Result "1', "Result is"),
        ('[Winners "', '[Winners "3', "Winners is"),
        ('[Reason "P-E1"]', '[Reason "P-B1"]', "Reason is 'P-B1', the game gives 'P-E1'"),
        ('[Reason "P-E1"]\n', "", "Reason is missing"),
        ('[Reason "P-E1"]\n', '[Reason "P-E1"]\n[Viewer "2"]\n', "cannot be replayed"),
    ],
)
def test_a_wrong_tag_is_named(find: str, put: str, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        replay(parse(broken(find, put)), GAME)


def test_lines_after_the_end_are_refused() -> None:
    with pytest.raises(BadRecord, match="the game is over"):
        replay(parse(FINISHED + "1 take\n"), GAME)


def test_a_truncated_game_has_no_result() -> None:
    with pytest.raises(BadRecord, match=r"Result is '.*', the game gives None"):
        replay(parse("\n".join(FINISHED.split("\n")[:-3])), GAME)


def test_a_running_record_shows_each_viewer_their_own() -> None:
    match = played(2)
    first, second = (step.seat for step in match.steps[-2:])
    assert first is not None and second is not None
    for viewer in (None, 0, 1, 2):
        record = from_match(match, NAMES, viewer=viewer)
        dealt = [line.text for line in list(record.steps)[:6]]
        assert [text != "?" for text in dealt] == [seat == viewer for seat in (0, 0, 1, 1, 2, 2)]
        bids = [line.text for line in list(record.steps)[-2:]]
        assert [text != "?" for text in bids] == [seat == viewer for seat in (first, second)]
        assert record.value("Viewer") == ("spectator" if viewer is None else str(viewer + 1))


def test_spectator_is_what_you_get_without_asking() -> None:
    match = played(2)
    assert from_match(match, NAMES) == from_match(match, NAMES, viewer=None)
    assert from_match(match, NAMES) != unmasked_record(match, NAMES)


def test_opened_bids_are_shown_and_a_tucked_card_is_not() -> None:
    match = played(3)
    winner = match.state.winner
    tuck = next(action for action in match.legal(winner) if isinstance(action, Tuck))
    match.play(winner, tuck)
    lines = [f"{line.who} {line.text}" for line in from_match(match, NAMES).steps]
    assert all("bid ?" not in line and line[2:] != "?" for line in lines[-4:-1])
    assert lines[-1] == f"{winner + 1} ?"
    own = list(from_match(match, NAMES, viewer=winner).steps)
    assert own[-1].text == GAME.move_to_text(tuck)


def test_earlier_rounds_stay_open_while_the_next_is_sealed() -> None:
    match = played(3)
    match.play(match.state.winner, Take())
    match.play(0, match.legal(0)[0])
    lines = [f"{line.who} {line.text}" for line in from_match(match, NAMES, viewer=2).steps]
    assert sum(" bid " in line for line in lines) == 3 and lines[-1] == "1 ?"


def test_a_finished_record_is_open_to_everybody() -> None:
    for viewer in (None, 0):
        assert from_match(finished(), NAMES, viewer=viewer) == unmasked_record(finished(), NAMES)


def test_the_secret_of_a_running_game_is_never_written_down() -> None:
    for write in (from_match, unmasked_record):
        with pytest.raises(ValueError, match="foretells"):
            write(played(2), NAMES, {"Secret": "00"})


@pytest.mark.parametrize("key", ["Game", "Seat1", "Option.hand", "Viewer", "Result"])
def test_tags_of_the_record_itself_cannot_be_given(key: str) -> None:
    with pytest.raises(ValueError, match="the record itself writes"):
        from_match(played(2), NAMES, {key: "x"})


def test_a_match_that_did_not_begin_at_the_start_is_not_shown() -> None:
    match = Match(GAME, GAME.clone(played(2).state), None)
    with pytest.raises(ValueError, match="not played from the start"):
        from_match(match, NAMES)


def test_a_viewer_is_a_seat_or_nobody() -> None:
    with pytest.raises(ValueError):
        from_match(played(2), NAMES, viewer=3)


def test_an_open_game_has_one_record_for_everybody_and_it_replays() -> None:
    rng = Random(1)
    match = Match(pebbles.GAME, pebbles.GAME.start(2, {}), rng.randrange)
    while isinstance(match.pending, Decide):
        seat = match.pending.seats[0]
        for viewer in (None, 0, 1):
            record = from_match(match, NAMES[:2], viewer=viewer)
            assert record == unmasked_record(match, NAMES[:2]) and record.tag("Viewer") is None
            assert replay(record, pebbles.GAME).state == match.state
        match.play(seat, rng.choice(match.legal(seat)))


def test_what_was_taken_back_is_not_in_the_record() -> None:
    match = played(3)
    before = unmasked_record(match, NAMES)
    match.play(match.state.winner, Polish())
    match.undo(match.state.winner)
    assert unmasked_record(match, NAMES) == before
