"""A law that cannot fail proves nothing: each of these toys has one fault, and its law finds it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from terroir.core.game import (
    Action,
    AnyGame,
    Chance,
    Decide,
    Event,
    Objection,
    Outcome,
    Pending,
    RandBelow,
    Seat,
)
from terroir.core.masking import public
from tests.core import toy
from tests.core.toy import Bid, Parcels, State, View
from tests.laws import laws, secrecy


class OpenBid(Event):
    seat: Seat = public()
    card: int = public()


class LeaksABid(Parcels):
    def apply(self, state: State, move: Action | Outcome, seat: Seat | None = None) -> tuple[Event, ...]:
        events = super().apply(state, move, seat)
        return tuple(OpenBid(e.seat, e.card) if isinstance(e, toy.BidSealed) else e for e in events)


class LeaksByTheNumberOfEvents(Parcels):
    def apply(self, state: State, move: Action | Outcome, seat: Seat | None = None) -> tuple[Event, ...]:
        events = super().apply(state, move, seat)
        return events + events[:1] if isinstance(move, Bid) and move.card > 3 else events


class ShowsTheNextCard(Parcels):
    def view(self, state: State, viewer: Seat | None) -> View:
        return replace(super().view(state, viewer), spent=state.hands[0][0] if state.hands[0] else 0)


class CallsPublicWhatIsNot(Parcels):
    def view(self, state: State, viewer: Seat | None) -> View:
        view = super().view(state, viewer)
        return replace(view, round=len(view.hand))


class PeeksWhileImagining(Parcels):
    def view(self, state: State, viewer: Seat | None) -> View:
        view = super().view(state, viewer)
        object.__setattr__(view, "truth", self.clone(state))
        return view

    def imagine(self, view: View, randbelow: RandBelow) -> State:
        return self.clone(view.truth)  # type: ignore[attr-defined]


class WritesDownTheTuckedCard(Parcels):
    def seen_move(self, state: State, seat: Seat | None, move: Action | Outcome, viewer: Seat | None) -> str:
        return self.move_to_text(move)


class RefusesByWhatOthersHold(Parcels):
    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        why = super().objection(state, seat, action)
        return why and replace(why, args={"lowest": min(map(sum, state.hands))})


class ChangesOnRefusal(Parcels):
    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        why = super().objection(state, seat, action)
        if why and state.coins[seat]:
            state.coins[seat] -= 1
            state.spent += 1
        return why


class AllowsMoreThanItOffers(Parcels):
    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        why = super().objection(state, seat, action)
        return None if why and why.rule == "P-K2" else why


class LosesAPiece(Parcels):
    def _take(self, state: State, seat: Seat) -> tuple[Event, ...]:
        events = super()._take(state, seat)
        state.gone.pop()
        return events


class OffersAnEmptyOutcome(Parcels):
    def _chance(self, state: State, kind: str, seat: Seat | None) -> Chance:
        chance = super()._chance(state, kind, seat)
        return replace(chance, outcomes=(*chance.outcomes, (toy.Card(99), 0)))


class ForgetsASealedBid(Parcels):
    def position_to_text(self, state: State) -> str:
        return super().position_to_text(replace(state, bids=[0] * state.players))


class SharesItsClones(Parcels):
    def clone(self, state: State) -> State:
        return replace(state)


class DrawsByItself(Parcels):
    _luck = Random(1)

    def _take(self, state: State, seat: Seat) -> tuple[Event, ...]:
        events = super()._take(state, seat)
        state.points[seat] += self._luck.randrange(100)
        return events


class SaysAFloat(Parcels):
    def view_to_json(self, view: View) -> dict[str, Any]:
        return {**super().view_to_json(view), "share": 0.5}


class LeavesTheWinnerStuck(Parcels):
    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [] if state.done else super().legal(state, seat)


class GoesBackInTime(Parcels):
    def turn(self, state: State) -> int:
        return -state.turns


class TellsAnotherGame(Parcels):
    def settings(self, state: State) -> Mapping[str, str]:
        return {"hand": "3"}


class SeesOtherActions(Parcels):
    def legal_in(self, view: View) -> Sequence[Action]:
        return super().legal_in(view)[:1]


class OpensEarly(Parcels):
    """The bids are not said to be secret, so nothing keeps them out of the record."""

    def pending(self, state: State) -> Pending:
        pending = super().pending(state)
        return replace(pending, secret=False) if isinstance(pending, Decide) else pending

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [a for a in self.probe_actions(state, seat) if self.objection(state, seat, a) is None]

    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        pending = self.pending(state)
        if state.winner >= 0 or not isinstance(pending, Decide) or seat not in pending.seats:
            return super().objection(state, seat, action)
        held = isinstance(action, Bid) and action.card in state.hands[seat]
        return None if held else Objection("P-B1", "not-in-hand")


FAULTS: list[tuple[type[Parcels], Callable[[AnyGame, int], None]]] = [
    (LeaksABid, secrecy.secret_choices_look_alike),
    (LeaksABid, secrecy.twin_worlds_look_the_same),
    (LeaksByTheNumberOfEvents, secrecy.secret_choices_look_alike),
    (ShowsTheNextCard, secrecy.twin_worlds_look_the_same),
    (PeeksWhileImagining, secrecy.twin_worlds_look_the_same),
    (WritesDownTheTuckedCard, secrecy.what_events_hide_nothing_tells),
    (OpensEarly, secrecy.what_events_hide_nothing_tells),
    (RefusesByWhatOthersHold, secrecy.twin_worlds_look_the_same),
    (SeesOtherActions, secrecy.a_view_is_enough_to_decide),
    (ChangesOnRefusal, laws.a_refusal_changes_nothing),
    (AllowsMoreThanItOffers, laws.a_refusal_changes_nothing),
    (LosesAPiece, laws.pieces_are_conserved),
    (OffersAnEmptyOutcome, laws.chance_is_a_counted_multiset),
    (ForgetsASealedBid, laws.positions_survive_as_text),
    (SharesItsClones, laws.asking_changes_nothing),
    (SharesItsClones, laws.undo_restores_exactly),
    (DrawsByItself, laws.a_replay_gives_the_same_state),
    (SaysAFloat, laws.views_and_events_are_json),
    (CallsPublicWhatIsNot, laws.views_and_events_are_json),
    (LeavesTheWinnerStuck, laws.every_game_ends),
    (TellsAnotherGame, laws.a_replay_gives_the_same_state),
    (GoesBackInTime, laws.every_game_ends),
]


@pytest.mark.parametrize("fault, law", FAULTS, ids=lambda x: x.__name__)
def test_the_law_finds_the_fault(fault: type[Parcels], law: Callable[[AnyGame, int], None]) -> None:
    with pytest.raises(AssertionError):
        for seed in range(20):
            law(fault(), seed)
