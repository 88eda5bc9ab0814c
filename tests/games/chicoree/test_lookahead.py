"""Looking ahead in Chicorée: plans are legal to their end, luck is drawn, compiled and interpreted agree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from types import ModuleType
from typing import Any

import pytest

from terroir.core.errors import BadOptions
from terroir.core.game import Chance, Decide, Over
from terroir.core.lookahead import MILLION
from terroir.core.play import pick
from terroir.core.registry import load
from terroir.games.chicoree import rng
from terroir.games.chicoree.bots import appraisal, chooser, lookahead, playouts, win_probability
from terroir.games.chicoree.terms import CHALLENGE, OVER, SEALED_BIDS
from terroir.games.interpreted import load_interpreted

GAME = load("chicoree")


def positions(seed: int, players: int, every: int = 1) -> Iterator[tuple[Any, int]]:
    """States of a game in which somebody owes a decision, played by prices with a whim now and then."""
    random, at = Random(seed), GAME.start(players, {})
    player = chooser.Chooser(appraisal.card_values("tuned"), rng.Rng(seed))
    number = 0
    while not isinstance(pending := GAME.pending(at), Over):
        if isinstance(pending, Chance):
            GAME.apply(at, pick(pending, random.randrange))
            continue
        seat = random.choice(pending.seats)
        number += 1
        if number % every == 0:
            yield at, seat
        legal = GAME.legal(at, seat)
        wanted = player.decide(at, seat)
        action = next(a for a in legal if a.code == wanted)  # type: ignore[attr-defined]
        GAME.apply(at, random.choice(legal) if random.random() < 0.1 else action, seat)


def look(at: Any, seat: int, luck: int = 1) -> lookahead.ChicoreeLookahead:
    return lookahead.ChicoreeLookahead(GAME.view(at, seat), luck)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_plan_is_legal_to_its_end_and_the_best_comes_first(players: int) -> None:
    seen = set()
    for at, seat in positions(players, players):
        turns = look(at, seat).turns
        assert turns and [turn.worth for turn in turns] == sorted((t.worth for t in turns), reverse=True)
        assert len({turn.actions for turn in turns}) == len(turns)
        for turn in turns:
            world = GAME.clone(at)
            for action in turn.actions:
                assert action in GAME.legal(world, seat), GAME.position_to_text(world)
                GAME.apply(world, action, seat)
            if at.phase == CHALLENGE:
                pending = GAME.pending(world)
                assert (
                    not isinstance(pending, Decide) or seat not in pending.seats or world.phase != CHALLENGE
                )
        seen.add(at.phase)
    assert {CHALLENGE, SEALED_BIDS} <= seen


def test_a_challenge_has_a_plan_for_every_number_of_flowers() -> None:
    met = 0
    for at, seat in positions(8, 4):
        hand = GAME.view(at, seat).facts["hand"]
        if at.phase != CHALLENGE or any(GAME.view(at, seat).facts["chosen"]) or sum(hand[20:]) < 3:
            continue
        sums = {0}
        for flowers, count in enumerate(hand[20:], start=1):
            for _ in range(count):
                sums |= {n + flowers for n in sums}
        shown = [
            sum(a.code // 16 - 19 for a in t.actions[:-1] if a.code // 16 > 19) for t in look(at, seat).turns
        ]  # type: ignore[attr-defined]
        assert sorted(n for n in shown if n) == sorted(sums - {0})
        met += 1
    assert met > 1


def test_the_same_number_has_the_same_luck_and_sums_add_up() -> None:
    for at, seat in positions(5, 4, every=40):
        ahead, again = look(at, seat), look(at, seat)
        whole = ahead.play(0, 0, 12)
        assert again.play(0, 0, 5) + again.play(0, 5, 7) == whole
        assert sum(whole.shares) == pytest.approx(12 * MILLION, abs=50)
        assert whole != look(at, seat, luck=2).play(0, 0, 12) or whole.squares in (0, 12 * MILLION**2)


def test_looking_ahead_changes_nothing() -> None:
    for at, seat in positions(6, 3, every=25):
        before = GAME.position_to_text(at)
        ahead = look(at, seat)
        ahead.play(len(ahead.plans) - 1, 0, 3)
        assert GAME.position_to_text(at) == before


def test_whoever_completes_the_chain_is_sure_of_victory() -> None:
    met = 0
    for seed in range(6):
        for at, seat in positions(seed, 4):
            for number, turn in enumerate(look(at, seat).turns) if at.phase == 3 else ():
                world = GAME.clone(at)
                GAME.apply(world, turn.actions[0], seat)
                if isinstance(over := GAME.pending(world), Over):
                    shares = look(at, seat).play(number, 0, 4).shares
                    assert over.winners == (seat,) and shares[seat] == 4 * MILLION
                    met += 1
    assert met > 2


def test_promises_of_the_outlook_are_shares_of_the_victory() -> None:
    for at, _ in positions(4, 5, every=10):
        shares = win_probability.WinProbability(lookahead.weights(5)).shares_of(at)
        assert sum(shares) == pytest.approx(1)
        assert all((share > 0) == (at.steps(p) >= 0) for p, share in enumerate(shares))


def test_hands_are_dealt_anew_as_they_are_imagined() -> None:
    """The compiled deal of a simulated game and `imagine` give everybody every kind of card as often."""
    at, seat = next((at, seat) for at, seat in positions(2, 3) if at.turns == 12)
    view = GAME.view(at, seat)
    other = (seat + 1) % 3
    dealt, imagined = [0] * 26, [0] * 26
    play = playouts.Playouts(
        appraisal.card_values("tuned"), win_probability.WinProbability(lookahead.weights(3)), 5
    )
    world = GAME.imagine(view, Random(1).randrange)
    for number in range(3000):
        play.redeal(world, seat)
        assert GAME.view_to_json(GAME.view(world, seat)) == GAME.view_to_json(view)
        for k, n in enumerate(world.hand_of(other)):
            dealt[k] += n
        if number < 1000:
            for k, n in enumerate(GAME.imagine(view, Random(number).randrange).hand_of(other)):
                imagined[k] += n
    assert sum(dealt) == 3 * sum(imagined) > 3000
    for k in range(26):
        assert dealt[k] / 3 == pytest.approx(imagined[k], abs=20 + 4 * (imagined[k] + 1) ** 0.5)


def test_secret_choices_are_mixed_and_open_ones_are_not() -> None:
    secret = 0
    for at, seat in positions(9, 4, every=3):
        ahead = look(at, seat)
        mixture = ahead.mixture()
        if at.phase not in (CHALLENGE, SEALED_BIDS):
            assert mixture is None
        elif mixture is not None:
            secret += 1
            assert len(mixture) == len(ahead.plans) and sum(mixture) == pytest.approx(MILLION, abs=100)
            assert min(mixture) >= 0
    assert secret > 5


@pytest.mark.parametrize("tokens", [(120, 90, 3), (1, 200, 77), (60, 0, 0)])
def test_rich_players_mix_only_what_they_may_bid(tokens: tuple[int, int, int]) -> None:
    """More tokens than a stage game has levels: a level stands for several bids."""
    seats = "\n".join(f"seat {p} tokens={n} start=greece chain=seeds" for p, n in enumerate(tokens, start=1))
    at = GAME.position_from_text(
        f"players 3\ntable turns=12 rounds=4 acting=0 drew=1\n{seats}\n"
        "contest kind=sealed card=shop bidder=1 bidding=1,2,3\n"
    )
    ahead = look(at, 0)
    mixture = ahead.mixture()
    assert mixture is None or sum(mixture) == pytest.approx(MILLION, abs=100)
    assert all(GAME.objection(at, 0, turn.actions[0]) is None for turn in ahead.turns)


def test_an_unknown_blind_spot_is_refused_and_a_known_one_changes_what_is_promised() -> None:
    weigh = lookahead.weights(4)
    assert lookahead.without(weigh, []) == list(weigh)
    for spot in lookahead.BLIND:
        assert lookahead.without(weigh, [spot]) != list(weigh)
    with pytest.raises(BadOptions, match="no blind spot 'colours': there is starts, tokens"):
        lookahead.without(weigh, ["colours"])


@pytest.fixture(scope="module")
def plain() -> Mapping[str, ModuleType]:
    return load_interpreted("terroir.games.chicoree", "bots.lookahead")


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 4, 6])
def test_compiled_and_interpreted_play_and_judge_alike(players: int, plain: Mapping[str, ModuleType]) -> None:
    def judged(modules: Any) -> list[Any]:
        look = modules["win_probability"].WinProbability(lookahead.weights(players))
        play = modules["playouts"].Playouts(modules["appraisal"].card_values("tuned"), look, 7)
        at, seen = modules["setup"].start(players, {}), []
        while at.phase != OVER:
            play.play_on(at, at.turns + 3)
            seen.append((at.written(), [round(share, 9) for share in look.shares_of(at)]))
        return seen

    from terroir.games.chicoree import setup

    ours = {"win_probability": win_probability, "playouts": playouts, "appraisal": appraisal, "setup": setup}
    assert judged(ours) == judged(plain)
