"""Deals: fair draws, the same for whoever plays them, whatever course play takes elsewhere."""

from collections import Counter
from dataclasses import dataclass

import pytest

from terroir.arena.deals import Deal
from terroir.arena.match import Table, play, seatings
from terroir.arena.series import play_chunk
from terroir.core.game import Chance, Outcome
from terroir.core.registry import games


@dataclass(frozen=True)
class Came(Outcome):
    name: str


class Named:
    """All that a deal asks of a game."""

    def move_to_text(self, move: Came) -> str:
        return move.name


def chance(kind: str, **counts: int) -> Chance:
    return Chance(kind, tuple((Came(name), count) for name, count in counts.items()))


def deal(*words: object) -> Deal:
    return Deal(Named(), *words)  # type: ignore[arg-type]


def drawn(deal: Deal, kind: str, left: dict[str, int], count: int) -> list[str]:
    """So many pieces off a bag, without putting back."""
    out = []
    for _ in range(count):
        piece = deal.draw(chance(kind, **left))
        assert isinstance(piece, Came)
        left[piece.name] -= 1
        out.append(piece.name)
    return out


def test_every_piece_is_as_likely_as_any_other_at_every_draw() -> None:
    firsts, seconds = Counter[str](), Counter[str]()
    for number in range(6000):
        first, second = drawn(deal(number), "bag", {"a": 1, "b": 2, "c": 3}, 2)
        firsts[first] += 1
        seconds[second] += 1
    for found in (firsts, seconds):  # whatever the first was, the second is as likely a, b or c
        assert found["a"] == pytest.approx(1000, abs=110)
        assert found["b"] == pytest.approx(2000, abs=140)
        assert found["c"] == pytest.approx(3000, abs=150)


def test_a_draw_depends_on_those_before_it_as_in_a_bag() -> None:
    twice = sum(drawn(deal(n), "bag", {"a": 2, "b": 2}, 2) in (["a", "a"], ["b", "b"]) for n in range(6000))
    assert twice == pytest.approx(2000, abs=140)  # one in three, not one in two


def test_other_bags_and_pieces_taken_away_do_not_change_the_order_of_the_rest() -> None:
    bag = {"a": 5, "b": 5, "c": 5}
    alone = drawn(deal(1), "bag", dict(bag), 15)
    other = deal(1)
    between = []
    left = dict(bag)
    for _ in range(15):
        between += drawn(other, "bag", left, 1)
        drawn(other, "stack", {"a": 3, "b": 3}, 2)
    assert between == alone
    without = drawn(deal(1), "bag", {"a": 5, "b": 5, "c": 0}, 10)
    assert without == [piece for piece in alone if piece != "c"]
    assert drawn(deal(2), "bag", dict(bag), 15) != alone


def test_the_same_bot_everywhere_plays_the_same_game_in_every_seating_of_a_deal() -> None:
    table = Table(games()[0], 2, (), ("greedy", "greedy:noise=0"), seed=3, duplicate=True)
    assert table.round == 2
    one, two, three, _ = play_chunk(play, table, range(4))
    assert (one.deal, two.deal, three.deal) == (0, 0, 1)
    assert one.scores == two.scores != three.scores


def test_seatings_are_every_selection_turned_until_it_repeats() -> None:
    assert seatings(("a", "b"), 2) == (("a", "b"), ("b", "a"))
    assert seatings(("a",), 3) == (("a", "a", "a"),)
    assert seatings(("a", "b"), 4) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert len(seatings(("a", "b", "b", "b"), 4)) == 4
    three = seatings(("a", "b", "c"), 2)
    assert len(three) == 6 and {frozenset(pair) for pair in three} == {
        frozenset("ab"),
        frozenset("ac"),
        frozenset("bc"),
    }
