"""Matches: refusal, luck, taking back."""

from random import Random

import pytest

from terroir.core.errors import IllegalAction, StaleAction
from terroir.core.game import Action, Chance, Decide, Event, Outcome, Over, Seat
from terroir.core.masking import public
from terroir.core.play import Match, Step, draws_by, pick, play_on
from tests.core.toy import GAME, Bid, Card, Parcels, Polish, State, Take, Tuck


class Quiet(Event):
    """An event that does not say that it reveals anything."""

    seat: Seat = public()


class Hasty(Parcels):
    """A toy whose turn number stands still and whose events keep silent about what they reveal."""

    def turn(self, state: State) -> int:
        return 0

    def apply(self, state: State, move: Action | Outcome, seat: Seat | None = None) -> tuple[Event, ...]:
        super().apply(state, move, seat)
        return (Quiet(0),)


def started(game: Parcels = GAME, players: int = 3, seed: int = 1) -> Match[State]:
    return Match(game, game.start(players, {}), Random(seed).randrange)


def bid_all(match: Match[State]) -> Seat:
    """Everybody bids; returns the winner."""
    for seat in range(match.state.players):
        match.play(seat, match.legal(seat)[-1])
    return match.state.winner


def test_luck_is_drawn_until_somebody_decides() -> None:
    match = started()
    assert match.pending == Decide((0, 1, 2), "parcels-bid", secret=True)
    assert len(match.steps) == 3 * 2 + 1 and all(step.seat is None for step in match.steps)


def test_without_luck_a_match_waits_for_given_outcomes() -> None:
    match = Match(GAME, GAME.start(2, {}), None)
    assert isinstance(match.pending, Chance) and match.steps == []
    match.draw(Card(3))
    assert match.steps == [Step(None, Card(3))] and match.state.hands[0] == [3]


@pytest.mark.parametrize("card", [0, 7])
def test_an_impossible_outcome_cannot_be_drawn(card: int) -> None:
    match = Match(GAME, GAME.start(2, {}), None)
    with pytest.raises(StaleAction):
        match.draw(Card(card))
    assert match.steps == []


def test_what_has_run_out_cannot_be_drawn_even_if_offered() -> None:
    class Careless(Parcels):
        def _chance(self, state: State, kind: str, seat: Seat | None) -> Chance:
            return Chance(kind, ((Card(1), 0), (Card(2), 1)), None)

    match = Match(Careless(), GAME.start(2, {}), None)
    with pytest.raises(StaleAction):
        match.draw(Card(1))


def test_nothing_is_drawn_when_a_decision_is_owed() -> None:
    match = started()
    with pytest.raises(StaleAction):
        match.draw(Card(3))


def test_sealed_choices_come_in_any_order() -> None:
    match = started()
    for seat in (2, 0):
        match.play(seat, match.legal(seat)[0])
    assert match.pending == Decide((1,), "parcels-bid", secret=True)
    with pytest.raises(StaleAction, match="seat 1 owes no decision"):
        match.play(0, Bid(1))


def test_an_illegal_action_cites_its_rule() -> None:
    match = started()
    missing = next(card for card in range(1, 7) if card not in match.state.hands[0])
    with pytest.raises(IllegalAction, match="P-B1") as refusal:
        match.play(0, Bid(missing))
    assert refusal.value.objection.nearest in match.legal(0)


def test_nobody_acts_after_the_end() -> None:
    match = started()
    while not isinstance(match.pending, Over):
        seat = match.pending.seats[0]  # type: ignore[union-attr]
        match.play(seat, match.legal(seat)[-1])
    with pytest.raises(StaleAction, match="over"):
        match.play(0, Take())


def test_actions_of_a_turn_are_taken_back_one_by_one_or_all() -> None:
    match = started()
    winner = bid_all(match)
    before, past = GAME.position_to_text(match.state), list(match.steps)
    tuck = next(action for action in match.legal(winner) if isinstance(action, Tuck))
    for action in (Polish(), tuck, Polish()):
        match.play(winner, action)
    assert match.can_undo(winner) == 3 and match.can_undo((winner + 1) % 3) == 0
    match.undo(winner)
    assert match.state.polish == 1 and match.state.done
    match.restart_turn(winner)
    assert GAME.position_to_text(match.state) == before and match.steps == past
    assert match.can_undo(winner) == 0


def test_a_sealed_choice_is_not_taken_back() -> None:
    match = started()
    match.play(0, match.legal(0)[0])
    assert match.can_undo(0) == 0
    with pytest.raises(StaleAction, match="nothing can be taken back"):
        match.undo(0)


def test_a_turn_that_has_passed_is_not_taken_back() -> None:
    match = started()
    winner = bid_all(match)
    match.play(winner, Polish())
    match.play(winner, Take())
    assert match.can_undo(winner) == 0


def test_undo_is_never_a_new_draw_whatever_the_events_say() -> None:
    match = started(Hasty())
    winner = bid_all(match)
    match.play(winner, Polish())
    drawn = len(match.steps)
    match.play(winner, Take())
    assert any(step.seat is None for step in match.steps[drawn:])
    assert match.can_undo(winner) == 0


def test_nothing_can_be_taken_back_after_a_replayed_draw() -> None:
    match = started(Hasty())
    winner = bid_all(match)
    again = Match(Hasty(), GAME.start(3, {}), None)
    for step in match.steps:
        again.draw(step.move) if step.seat is None else again.play(step.seat, step.move)  # type: ignore[arg-type]
    again.play(winner, Take())
    while isinstance(chance := again.pending, Chance):
        again.draw(chance.outcomes[0][0])
        assert again.can_undo(winner) == 0


def test_pick_gives_each_piece_its_place() -> None:
    chance = Chance("card", ((Card(1), 2), (Card(2), 1), (Card(3), 3)))
    assert [pick(chance, lambda n, k=k: k) for k in range(6)] == [Card(c) for c in (1, 1, 2, 3, 3, 3)]  # type: ignore[misc]
    with pytest.raises(AssertionError):
        pick(chance, lambda n: n)


def test_all_luck_is_resolved_or_none() -> None:
    state = GAME.start(2, {})
    played = play_on(GAME, state, None, draws_by(Random(1).randrange))
    assert played.drawn == len(played.steps) == 5
    assert isinstance(played.pending, Decide) and played.pending == GAME.pending(played.state)
    assert isinstance(play_on(GAME, state, None, None).pending, Chance)


def test_an_attempt_changes_nothing_until_it_is_taken() -> None:
    match = started()
    winner = bid_all(match)
    before = GAME.position_to_text(match.state), list(match.steps), match.drawn
    tried = [match.attempt(winner, action, draws_by(Random(1).randrange)) for action in match.legal(winner)]
    assert (GAME.position_to_text(match.state), match.steps, match.drawn) == before
    taken = next(played for played in tried if played.drawn)
    match.apply(taken)
    assert match.steps[len(before[1]) :] == list(taken.steps) and match.drawn == before[2] + taken.drawn
