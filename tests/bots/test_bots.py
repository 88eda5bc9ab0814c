"""Bots: chosen by code, always legal, the same choice for the same luck."""

from random import Random

import pytest

from terroir.bots.bot import seeded
from terroir.bots.budget import Budget
from terroir.bots.codes import KINDS, UnknownBot, bot
from terroir.bots.rung1_greedy import GreedyBot
from terroir.core.game import AnyGame, Over
from terroir.core.play import Match
from terroir.core.registry import games, load
from tests.core import pebbles, toy

GAMES: dict[str, AnyGame] = {
    "parcels": toy.GAME,
    "pebbles": pebbles.GAME,
    **{name: load(name) for name in games()},
}
FEW = Budget(nodes=30 if all(load(name).compiled for name in games()) else 4)


@pytest.mark.parametrize("code", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_plays_every_game_to_its_end_with_legal_actions(name: str, code: str) -> None:
    game, player = GAMES[name], bot(code)
    match = Match(game, game.start(game.players[0], {}), seeded(7, "draws"))
    randbelow = seeded(7, "bot")
    while not isinstance(pending := match.pending, Over):
        seat = pending.seats[0]  # type: ignore[union-attr]
        view, legal = game.view(match.state, seat), match.legal(seat)
        for action in player.plan(game, view, legal, randbelow, FEW):
            match.play(seat, action)
    assert match.pending.reason in game.rules


class Appraised:
    """Only what the greedy bot asks of a game: actions 0 to 3 and what they are worth."""

    def appraise(self, view: object, actions: list[int]) -> list[int]:
        return [(5, 90, 90, 60)[action] for action in actions]


def test_greedy_takes_the_best_and_lets_luck_decide_between_equals() -> None:
    game, seen = Appraised(), set()
    for seed in range(50):
        seen.add(GreedyBot().choose(game, None, [0, 1, 2, 3], Random(seed).randrange))  # type: ignore[arg-type]
    assert seen == {1, 2}


def test_noise_lets_greedy_err_only_as_far_as_it_blurs() -> None:
    game, seen = Appraised(), set()
    for seed in range(300):
        seen.add(GreedyBot(82).choose(game, None, [0, 1, 2, 3], Random(seed).randrange))  # type: ignore[arg-type]
    assert seen == {1, 2, 3}  # action 0 is 85 worse, more than any noise can lift it


def test_a_code_gives_the_bot_and_its_parameters() -> None:
    assert bot("mc:1000").code == bot("mc:budget=1000").code == "mc:1000"
    assert bot("mc:9:loss=8:blind=a+b").code == "mc:9:loss=8:blind=a+b"
    assert bot("mc:9:play=careful").code == "mc:9:play=careful" and bot("mc:9:play=quick").code == "mc:9"
    assert bot("mcts:9:play=careful").code == "mcts:9:play=careful"
    assert bot("mc:250ms:threads=2").code == bot("mc:250ms:2").code == "mc:250ms:threads=2"
    assert bot("random").code == "random"
    assert bot("greedy").code == "greedy"
    assert bot("greedy:noise=50").code == bot("greedy:50").code == "greedy:noise=50"


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("gredy", "no bot 'gredy': did you mean greedy?"),
        ("chess", "no bot 'chess': there is random, greedy, beam, mc, mix, mcts"),
        ("", "no bot '': there is random, greedy, beam, mc, mix, mcts"),
        ("random:noise=3", "bot random has no parameter 'noise': there is none"),
        ("greedy:depth=3", "bot greedy has no parameter 'depth': there is noise=NUMBER"),
        ("greedy:noise=-1", "bot greedy: noise is a whole number up to 1000000, not '-1'"),
        ("greedy:noise=9999999", "bot greedy: noise is a whole number up to 1000000, not '9999999'"),
        ("mc:1h", "bot mc: budget is a number of nodes, or a time such as 250ms or 1s, not '1h'"),
        ("beam:depth=3", "bot beam has no parameter 'depth': there is width=NUMBER"),
        ("mc:blind=a,b", "bot mc: blind is one blind spot or several, joined by +, not 'a,b'"),
        ("mc:play=Wild!", "bot mc: play is a word, not 'Wild!'"),
        ("greedy:1:2", "bot greedy has no parameter '2': there is noise=NUMBER"),
        ("greedy:noise=1:noise=2", "bot greedy: a parameter is given twice"),
    ],
)
def test_a_wrong_code_is_refused_in_one_clear_line(code: str, why: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot(code)
    assert str(refused.value) == why
