"""Secrets of Chicorée beyond the laws: leaks are noticed here, and imagined worlds agree with the past."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from terroir.core.game import Action, Chance, Decide, Event, Outcome, Over, Seat
from terroir.core.masking import public
from terroir.core.play import Match, pick
from terroir.core.replay import from_match, replay, unmasked_record
from terroir.games.chicoree.actions import ChooseCard
from terroir.games.chicoree.game import GAME, Chicoree
from terroir.games.chicoree.state import State
from tests.laws import secrecy
from tests.laws.worlds import samples
from tests.sampling import many


class CardPicked(Event):
    seat: int = public()


class TellsThatSomebodyChooses(Chicoree):
    """An event for every card chosen, though without its name: their number tells."""

    def apply(self, state: State, move: Action | Outcome, seat: Seat | None = None) -> Sequence[Event]:
        events = super().apply(state, move, seat)
        return (*events, CardPicked(seat)) if isinstance(move, ChooseCard) and seat is not None else events


def until_it_fails(law: Any, game: Chicoree) -> None:
    with pytest.raises(AssertionError):
        for seed in range(60):
            law(game, seed)


def test_the_law_notices_that_a_choice_has_begun() -> None:
    """K-C1, K-C5: how many cards somebody is choosing is nobody's business."""
    until_it_fails(secrecy.secret_choices_look_alike, TellsThatSomebodyChooses())


def played(seed: int) -> Match[Any]:
    """A random game up to a challenge that somebody has sealed and others have begun."""
    rng = Random(seed)
    match: Match[Any] = Match(GAME, GAME.start(3, {}), rng.randrange)
    while not isinstance(pending := match.pending, Over):
        assert isinstance(pending, Decide)
        if pending.secret and pending.prompt == "prompt-chicoree-challenge" and len(pending.seats) > 1:
            return match
        seat = rng.choice(pending.seats)
        match.play(seat, rng.choice(match.legal(seat)))
    return played(seed + 1)


def lines(match: Match[Any], viewer: int | None) -> list[str]:
    return [f"{line.who} {line.text}" for line in from_match(match, ["a", "b", "c"], viewer=viewer).lines]


def test_a_running_record_tells_nothing_of_a_choice_before_the_reveal_and_all_after_it() -> None:
    """K-T11, K-C1: others read one line per seat: hidden, then with all the cards."""
    match = played(3)
    first, second = match.pending.seats[:2]  # type: ignore[union-attr]
    before = lines(match, second)
    match.play(first, match.legal(first)[0])
    assert lines(match, second) == before, "a choice that has begun is invisible"
    chosen = GAME.move_to_text(match.steps[-1].move).removeprefix("choose ")
    match.play(first, match.legal(first)[-1])
    assert lines(match, second) == [*before, f"{first + 1} ?"]
    assert lines(match, first)[-2:] == [f"{first + 1} choose {chosen}", f"{first + 1} seal"]
    while isinstance(pending := match.pending, Decide) and pending.secret:
        match.play(
            pending.seats[0],
            match.legal(pending.seats[0])[0 if len(match.legal(pending.seats[0])) > 1 else -1],
        )
    assert f"{first + 1} seal {chosen}" in lines(match, second)


@pytest.mark.parametrize("seed", range(many(3, 12, 30)))
def test_imagined_worlds_agree_with_all_that_was_seen(seed: int) -> None:
    """K-T10, K-T11: no imagined hand or pile holds a card that the past excludes."""
    rng = Random(seed)
    for world in samples(GAME, seed, 12):
        truth = world.state.written()
        for viewer in world.viewers:
            view = GAME.view(world.state, viewer)
            dream = GAME.imagine(view, rng.randrange).written()
            assert GAME.pieces(GAME.imagine(view, rng.randrange)) == GAME.pieces(world.state)
            for p in range(world.players):
                assert sum(dream["hand"][p]) == sum(truth["hand"][p])
                assert all(n >= m for n, m in zip(dream["hand"][p], truth["known"][p], strict=True))
                if p == viewer:
                    assert dream["hand"][p] == truth["hand"][p]
            unseen = view.facts["unseen"]
            assert all(n <= m for n, m in zip(dream["pile"], unseen, strict=True)), (
                "not shuffled in, not drawn"
            )


def test_after_a_shuffle_of_two_players_the_other_hand_is_known_by_counting() -> None:
    """K-T10: with the pile empty all unseen cards are in the opponent's hand."""
    text = "players 2\nseat 1 hand=fire\nseat 2 hand=harvest,storm old=harvest,storm\npile egypt:2\n"
    state = GAME.position_from_text(text)
    for seed in range(20):
        dream = GAME.imagine(GAME.view(state, 0), Random(seed).randrange)
        assert GAME.fact(dream, "hand 2") == "harvest storm" and GAME.fact(dream, "pile") == "2"


def test_a_card_lost_since_the_shuffle_leaves_both_ways_open() -> None:
    """K-T11: seat 2 drew one card since the shuffle and showed a Fire: old or new, nobody else can tell."""
    text = (
        "players 2\ntable seat=1\nseat 2 hand=harvest,storm old=fire,harvest lost=fire\n"
        "pile fire egypt\ndiscard fire\n"
    )
    hands = set()
    state = GAME.position_from_text("options deck=house,fire=3\n" + text)
    for seed in range(60):
        dream = GAME.imagine(GAME.view(state, 0), Random(seed).randrange)
        hands.add(GAME.fact(dream, "hand 2"))
        assert GAME.view_to_json(GAME.view(dream, 0)) == GAME.view_to_json(GAME.view(state, 0))
    assert hands == {"harvest storm", "harvest fire", "egypt harvest"}


def test_chance_is_seen_only_by_who_draws() -> None:
    """K-T7, K-X3: the outcome of a hidden draw is for one seat."""
    state = GAME.position_from_text("players 3\nseat 1 hand=health\n")
    match = Match(GAME, state, None)
    match.play(0, match.legal(0)[0])
    chance = match.pending
    assert isinstance(chance, Chance) and chance.seen_by == (0,)
    events = match.draw(pick(chance, Random(1).randrange))
    assert [e.seen_by(0)["card"] is None for e in events] == [False]
    assert [e.seen_by(v)["card"] for v in (1, 2, None) for e in events] == [None] * 3


def test_the_hammer_is_no_draw() -> None:
    """K-A1: what the clock brings takes nothing from the fair stream, and a record with it replays."""
    rng = Random(7)
    match: Match[Any] = Match(GAME, GAME.start(3, {"auction": "melee"}), rng.randrange)
    while not (isinstance(pending := match.pending, Decide) and pending.clock):
        assert isinstance(pending, Decide)
        match.play(pending.seats[0], match.legal(pending.seats[0])[-1])
    drawn = match.drawn
    assert drawn == sum(step.seat is None for step in match.steps)
    match.draw(pending.clock)
    assert match.drawn == drawn and GAME.move_to_text(match.steps[-1].move) == "hammer"
    again = replay(unmasked_record(match, ["a", "b", "c"]), GAME)
    assert again.drawn == drawn and again.steps == match.steps
