"""Action ids, observations and batches of every game that has them; no array library is needed."""

from __future__ import annotations

import pickle
from array import array
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from terroir.core.encoding import Encodes, Encoding, total
from terroir.core.game import AnyGame, Over
from terroir.core.play import Match
from terroir.core.registry import games, load
from terroir.games.interpreted import load_interpreted
from tests.laws.worlds import begin, samples
from tests.sampling import many

ENCODED = [name for name in games() if isinstance(load(name), Encodes)]


def encoding_of(game: AnyGame) -> Encoding:
    assert isinstance(game, Encodes)
    return game.encoding


def size(encoding: Encoding) -> int:
    rows, columns = encoding.board
    return total(encoding.planes) * rows * columns


class Seen:
    """Arrays for one observation."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.planes = array("b", bytes(size(encoding)))
        self.numbers = array("h", bytes(2 * total(encoding.numbers)))
        self.mask = array("b", bytes(total(encoding.ids)))

    def of(self, state: Any, seat: int) -> tuple[bytes, bytes, bytes]:
        views = [memoryview(a) for a in (self.planes, self.numbers, self.mask)]
        assert self.encoding.observe(state, seat, *views)
        return self.planes.tobytes(), self.numbers.tobytes(), self.mask.tobytes()


def decisions(game: Any, seed: int) -> Iterator[tuple[Any, int, list[int], Random]]:
    """A random game by ids, of random size and options: the state, whose turn it is, the legal ids."""
    rng = Random(seed)
    encoding = encoding_of(game)
    state = begin(game, rng).state
    luck = rng.getrandbits(64)
    while True:
        luck = game.roll(state, luck)
        seat = encoding.mover(state)
        if seat < 0:
            return
        legal = encoding.legal_ids(state, seat)
        yield state, seat, legal, rng
        encoding.play_id(state, seat, rng.choice(legal))


@pytest.fixture(params=ENCODED)
def game(request: pytest.FixtureRequest) -> Any:
    return load(request.param)


def test_ids_are_the_legal_actions(game: Any) -> None:
    """Every legal action has an id of its own that leads back to it, and no other id is in the mask."""
    encoding, seen = encoding_of(game), Seen(encoding_of(game))
    for seed in range(many(2, 12, 12)):
        for state, seat, ids, _ in decisions(game, seed):
            actions = list(game.legal(state, seat))
            numbered = [encoding.id_of(state, seat, action) for action in actions]
            assert sorted(number for number in numbered if number >= 0) == sorted(ids) == sorted(set(ids))
            for action, number in zip(actions, numbered, strict=True):
                assert number < 0 or encoding.action_of(state, seat, number) == action
            seen.of(state, seat)
            assert [number for number, legal in enumerate(seen.mask) if legal] == sorted(ids)
        assert isinstance(game.pending(state), Over)


def test_only_bids_beyond_all_reason_have_no_id() -> None:
    """Who owns 600 tokens may bid 500 of them by an id."""
    game: Any = load("chicoree")
    encoding = encoding_of(game)
    text = game.position_to_text(game.start(2, {"first": "1"}))
    state = game.position_from_text(text.replace("bank=0", "bank=-588").replace("tokens=12", "tokens=600", 1))
    luck = game.roll(state, 1)
    while len(actions := game.legal(state, 0)) < 600:
        seat = encoding.mover(state)
        encoding.play_id(state, seat, encoding.legal_ids(state, seat)[-1 if len(actions) < 100 else 0])
        luck = game.roll(state, luck)
    ids = [encoding.id_of(state, 0, action) for action in actions]
    bids = [getattr(action, "tokens", 0) for action in actions]
    assert all((number < 0) == (bid > 500) for number, bid in zip(ids, bids, strict=True))
    assert sorted(number for number in ids if number >= 0) == sorted(encoding.legal_ids(state, 0))


def test_observations_keep_to_their_ranges(game: Any) -> None:
    encoding, seen = encoding_of(game), Seen(encoding_of(game))
    squares = encoding.board[0] * encoding.board[1]
    planes = [(b.low, b.high) for b in encoding.planes for _ in range(b.count * squares)]
    numbers = [(b.low, b.high) for b in encoding.numbers for _ in range(b.count)]
    reached: set[int] = set()
    for seed in range(many(2, 8, 8)):
        for state, seat, _, rng in decisions(game, seed):
            if rng.randrange(4) == 0:
                seen.of(state, seat)
                assert all(low <= n <= high for n, (low, high) in zip(seen.planes, planes, strict=True))
                assert all(low <= n <= high for n, (low, high) in zip(seen.numbers, numbers, strict=True))
                reached |= {i for i, n in enumerate(seen.numbers) if n}
    assert len(reached) > len(numbers) // 2


def test_what_a_seat_may_not_know_is_in_no_array(game: Any) -> None:
    """Arrays, mask and whose turn it is are the same in every world that looks the same to the seat."""
    encoding, seen = encoding_of(game), Seen(encoding_of(game))
    for seed in range(many(2, 10, 10)):
        rng = Random(seed)
        for world in samples(game, seed, 12):
            for seat in range(world.players):
                dream = game.imagine(game.view(world.state, seat), rng.randrange)
                assert seen.of(dream, seat) == seen.of(world.state, seat)
                assert encoding.mover(dream) == encoding.mover(world.state)


def test_the_own_seat_comes_first(game: Any) -> None:
    """What a seat sees of itself stands in the same place for every seat, with any number of players."""
    encoding, seen = encoding_of(game), Seen(encoding_of(game))
    names = [block.name for block in encoding.numbers for _ in range(block.count)]
    mine = names.index("player 0: first")
    for players in game.players:
        state = game.start(players, {"first": str(players)})
        game.roll(state, 5)
        firsts = []
        for seat in range(players):
            seen.of(state, seat)
            firsts.append(seen.numbers[mine])
        assert firsts == [0] * (players - 1) + [1]


def test_blocks_are_where_the_rules_write(game: Any) -> None:
    """The tables of the documents and the numbers of the rules say the same."""
    encoding = encoding_of(game)
    numbering = import_module(f"terroir.games.{game.name}.numbering")
    assert (total(encoding.ids), total(encoding.numbers)) == (numbering.IDS, numbering.NUMBERS_SEEN)
    mine = [block for block in encoding.numbers if block.name.startswith("player 0: ")]
    others = [block for block in encoding.numbers if not block.name.startswith("player ")]
    players = total(encoding.numbers) - total(others)
    for prefix, blocks, first in (
        ("ID_", encoding.ids, 0),
        ("ON_", encoding.planes, 0),
        ("OF_", mine, 0),
        ("AT_", others, players),
    ):
        starts = [first + total(blocks[:i]) for i in range(len(blocks))]
        written = [
            n for name, n in vars(numbering).items() if name.startswith(prefix) and name != "OF_PLAYER"
        ]
        assert written == starts, prefix
    assert total(mine) == numbering.OF_PLAYER and players % total(mine) == 0


def test_arrays_that_are_too_short_are_refused(game: Any) -> None:
    encoding = encoding_of(game)
    state = game.start(2, {})
    game.roll(state, 1)
    short = memoryview(array("h", [0]))
    seen = Seen(encoding)
    assert not encoding.observe(state, 0, memoryview(seen.planes), short, memoryview(seen.mask))


class Arrays:
    """What a batch reads and writes."""

    def __init__(self, encoding: Encoding, players: int, count: int) -> None:
        self.planes = array("b", bytes(size(encoding) * count))
        self.numbers = array("h", bytes(2 * total(encoding.numbers) * count))
        self.masks = array("b", bytes(total(encoding.ids) * count))
        self.turns = array("i", [0] * count)
        self.rewards = array("f", [0] * (players * count))
        self.scores = array("i", [0] * (players * count))
        self.dones = array("b", bytes(count))
        self.last_planes = array("b", self.planes)
        self.last_numbers = array("h", self.numbers)
        self.actions = array("i", [0] * count)
        self.agents = array("i", [0] * count)


def batch_of(game: Any, players: int, count: int, random_others: bool = False) -> tuple[Any, Arrays]:
    encoding = encoding_of(game)
    arrays = Arrays(encoding, players, count)
    batch = encoding.batch(game.start(players, {}), count)
    view = memoryview
    batch.show(view(arrays.planes), view(arrays.numbers), view(arrays.masks), view(arrays.turns))
    batch.tell(
        view(arrays.rewards),
        view(arrays.scores),
        view(arrays.dones),
        view(arrays.last_planes),
        view(arrays.last_numbers),
    )
    batch.ask(view(arrays.actions), view(arrays.agents), random_others)
    return batch, arrays


def test_a_batch_plays_the_games_of_its_seeds(game: Any) -> None:
    """Step for step the same as one game after the other, and after the last the next one begins."""
    encoding, seen = encoding_of(game), Seen(encoding_of(game))
    players, count = 3, 3
    batch, arrays = batch_of(game, players, count)
    states, lucks = [game.start(players, {}) for _ in range(count)], [11, 12, 13]
    for i in range(count):
        batch.reset(i, lucks[i])
        lucks[i] = game.roll(states[i], lucks[i])
    rng, ended, ids, width = Random(4), 0, total(encoding.ids), total(encoding.numbers)
    while ended < (many(1, 6, 6)):
        for i, state in enumerate(states):
            seat = encoding.mover(state)
            assert arrays.turns[i] == seat
            planes, numbers, mask = seen.of(state, seat)
            assert arrays.masks[i * ids : (i + 1) * ids].tobytes() == mask
            assert arrays.numbers[i * width : (i + 1) * width].tobytes() == numbers
            assert arrays.planes[i * size(encoding) : (i + 1) * size(encoding)].tobytes() == planes
            arrays.actions[i] = rng.choice(encoding.legal_ids(state, seat))
            encoding.play_id(state, seat, arrays.actions[i])
            lucks[i] = game.roll(state, lucks[i])
        batch.step()
        for i, state in enumerate(states):
            over = game.pending(state)
            assert bool(arrays.dones[i]) == isinstance(over, Over)
            won = list(arrays.rewards[i * players : (i + 1) * players])
            if not isinstance(over, Over):
                assert won == [0] * players
                continue
            ended += 1
            assert tuple(arrays.scores[i * players : (i + 1) * players]) == over.scores
            assert abs(sum(won)) < 1e-6 and {p for p, part in enumerate(won) if part == max(won)} == set(
                over.winners
            )
            assert arrays.last_numbers[i * width : (i + 1) * width].tobytes() == seen.of(state, 0)[1]
            states[i] = game.start(players, {})
            lucks[i] = game.roll(states[i], lucks[i])


def test_random_players_have_the_other_seats(game: Any) -> None:
    encoding = encoding_of(game)
    batch, arrays = batch_of(game, 2, 4, random_others=True)
    for i in range(4):
        arrays.agents[i] = i % 2
        batch.reset(i, i)
    ids, rng, ended = total(encoding.ids), Random(2), 0
    for _ in range(300):
        assert list(arrays.turns) == list(arrays.agents)
        for i in range(4):
            arrays.actions[i] = rng.choice([n for n in range(ids) if arrays.masks[i * ids + n]])
        batch.step()
        ended += sum(arrays.dones)
    assert ended


def test_states_and_matches_can_be_pickled(game: Any) -> None:
    for world in samples(game, 3, many(4, 12, 12)):
        again = pickle.loads(pickle.dumps(world.state))
        assert game.position_to_text(again) == game.position_to_text(world.state)
        assert game.settings(again) == game.settings(world.state)
    match = Match(game, game.start(2, {}), Random(3).randrange)
    match.play(seat := match.pending.seats[0], match.legal(seat)[0])  # type: ignore[union-attr]
    twin = pickle.loads(pickle.dumps(match))
    for one in (match, twin):
        for _ in range(20):
            seat = one.pending.seats[0]
            one.play(seat, one.legal(seat)[0])
    assert twin.steps == match.steps and twin.events == match.events


@pytest.mark.compiled
def test_compiled_and_interpreted_write_the_same(game: Any) -> None:
    modules: Any = load_interpreted(f"terroir.games.{game.name}", "encoding")
    twin, mine, yours = modules["game"].GAME, encoding_of(game), modules["encoding"].ENCODING
    first, second = Seen(mine), Seen(yours)
    for number, (state, seat, ids, _) in enumerate(decisions(game, 5)):
        if number % 5 == 0:
            copy = modules["setup"].restored(state.settings, state.written())
            assert sorted(yours.legal_ids(copy, seat)) == sorted(ids) and yours.mover(copy) == seat
            assert second.of(copy, seat) == first.of(state, seat)
            assert [twin.move_to_text(yours.action_of(copy, seat, n)) for n in ids] == [
                game.move_to_text(mine.action_of(state, seat, n)) for n in ids
            ]
