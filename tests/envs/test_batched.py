"""Many games stepped by one call: the same with every number of threads, with bots or without."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from terroir.core.encoding import Encodes
from terroir.core.errors import BadOptions
from terroir.core.registry import games, load
from terroir.envs.batched import BatchedEnv, IllegalId

ENCODED = [name for name in games() if isinstance(load(name), Encodes)]


def first_legal(masks: Any, rng: np.random.Generator) -> Any:
    """A random legal id of each game."""
    return (masks * rng.random(masks.shape)).argmax(axis=1)


def course(env: BatchedEnv, steps: int, seeds: Any = 7) -> list[bytes]:
    """Everything that was shown on the way."""
    rng = np.random.default_rng(1)
    shown, seen = env.reset(seeds), []
    for _ in range(steps):
        arrays = [*shown.observations.values(), shown.masks, shown.rewards, shown.dones, shown.turns]
        seen.append(b"".join(array.tobytes() for array in arrays))
        shown = env.step(first_legal(shown.masks, rng))
    env.close()
    return seen


@pytest.mark.parametrize("name", ENCODED)
def test_threads_change_nothing(name: str) -> None:
    alone = course(BatchedEnv(name, 7, 3), 150)
    assert course(BatchedEnv(name, 7, 3, threads=2), 150) == alone
    assert course(BatchedEnv(name, 7, 3, threads=2), 150, list(range(7, 14))) == alone
    assert course(BatchedEnv(name, 7, 3), 2, 8) != alone[:2]
    for seeds in (np.int64(7), np.arange(7, 14)):
        assert course(BatchedEnv(name, 7, 3), 2, seeds) == alone[:2]


@pytest.mark.parametrize("name", ENCODED)
def test_what_is_written_goes_into_the_arrays_of_the_caller(name: str) -> None:
    env = BatchedEnv(name, 4)
    mine = {key: np.full_like(array, 99) for key, array in {**env.observations, "masks": env.masks}.items()}
    shown = BatchedEnv(name, 4, out=mine).reset(3)
    assert shown.masks is mine["masks"] and set(np.unique(mine["masks"])) == {0, 1}
    assert all(array is mine[key] for key, array in shown.observations.items())
    assert [array.tobytes() for array in env.reset(3).observations.values()] == [
        mine[key].tobytes() for key in env.observations
    ]
    with pytest.raises(ValueError, match="contiguous array of int8"):
        BatchedEnv(name, 5, out={"masks": mine["masks"]})
    with pytest.raises(ValueError, match="out has 'mask'"):
        BatchedEnv(name, 4, out={"mask": mine["masks"]})


@pytest.mark.parametrize("name", ENCODED)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_with_opponents_it_looks_like_one_agent(name: str, bot: str) -> None:
    env = BatchedEnv(name, 3, opponents=bot)
    rng, shown, ended = np.random.default_rng(2), env.reset(), 0
    while ended < 2:
        assert (shown.turns == env.agents).all() and env.agents.tolist() == [0, 1, 0]
        shown = env.step(first_legal(shown.masks, rng))
        ended += int(shown.dones.sum())
        assert not shown.rewards[~shown.dones].any()
        for won in shown.rewards[shown.dones]:
            assert sorted(won.tolist()) in ([-1, 1], [0, 0])


@pytest.mark.parametrize("name", ENCODED)
def test_what_is_not_legal_steps_nothing(name: str) -> None:
    env = BatchedEnv(name, 2)
    shown = env.reset()
    before, legal = shown.observations["numbers"].copy(), first_legal(shown.masks, np.random.default_rng(0))
    for wrong in (-1, env.table.ids, shown.masks[1].argmin()):
        legal[1] = wrong
        with pytest.raises(IllegalId, match=f"id {wrong} is not legal in game 1"):
            env.step(legal)
        assert (shown.observations["numbers"] == before).all()


@pytest.mark.parametrize("name", ENCODED)
def test_samples_are_legal_and_every_legal_id_comes(name: str) -> None:
    env, other = BatchedEnv(name, 5), BatchedEnv(name, 5, threads=2)
    masks = env.reset(1).masks
    other.reset(1)
    found = [set[int]() for _ in range(5)]
    for seed in range(600):
        sampled = env.sample(seed)
        assert sampled.tolist() == other.sample(seed).tolist()
        for ids, number in zip(found, sampled.tolist(), strict=True):
            ids.add(number)
    assert found == [set(mask.nonzero()[0].tolist()) for mask in masks]
    env.step(sampled)


def test_ids_have_names_for_people() -> None:
    env = BatchedEnv("citrus", 1, 2, {"first": "1"})
    shown = env.reset(1)
    names = [env.action_to_text(0, number) for number in shown.masks[0].nonzero()[0]]
    assert names == [env.table.game.move_to_text(action) for action in env.table.game.legal(env.state(0), 0)]


def test_bad_tables_are_refused() -> None:
    with pytest.raises(BadOptions, match="has no action ids"):
        BatchedEnv("noughts", 2)
    with pytest.raises(BadOptions):
        BatchedEnv("citrus", 2, 9)
    for seat in (-1, 2):
        with pytest.raises(BadOptions, match="seats are 0 to 1"):
            BatchedEnv("citrus", 2, opponents="random", seat=seat)
    with pytest.raises(ValueError, match="1 seeds for 2 games"):
        BatchedEnv("citrus", 2).reset([1])
