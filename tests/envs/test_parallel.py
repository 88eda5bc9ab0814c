"""PettingZoo's parallel environments, of games in which seats choose in secret."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import parallel_api_test

import terroir.envs
from terroir.core.encoding import Encodes
from terroir.core.game import Decide
from terroir.core.registry import load
from terroir.envs.batched import IllegalId
from terroir.envs.parallel import ParallelTableEnv
from tests.envs.test_aec import VARIANTS
from tests.envs.test_batched import ENCODED


def secrets(name: str) -> bool:
    game = load(name)
    return isinstance(game, Encodes) and game.encoding.secrets


SECRET = [name for name in ENCODED if secrets(name)]


@pytest.mark.parametrize("name, players, options", [one for one in VARIANTS if secrets(one[0])])
def test_conformance(name: str, players: int, options: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(ParallelTableEnv(name, players, options), num_cycles=60)


@pytest.mark.parametrize("name", ENCODED)
def test_the_old_way_and_the_registry(name: str) -> None:
    module = getattr(terroir.envs, f"{name}_v1")
    assert hasattr(module, "parallel_env") == secrets(name)
    if secrets(name):
        for env in (
            module.parallel_env(players=3),
            pettingzoo.make("parallel", f"terroir/{name}-v1", players=3),
        ):
            seen, infos = env.reset(seed=1)
            assert str(env) == f"{name}_v1" and list(seen) == list(infos) == env.agents


def random_actions(seen: dict[str, Any], rng: np.random.Generator) -> dict[str, int]:
    return {agent: int(rng.choice(shown["action_mask"].nonzero()[0])) for agent, shown in seen.items()}


@pytest.mark.parametrize("name", SECRET)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    """PettingZoo's own test of this knows no masks, and so comes no further than the first step."""
    one, two, other = (ParallelTableEnv(name, 3) for _ in range(3))
    (seen, _), (again, _), (unlike, _) = one.reset(seed=5), two.reset(seed=5), other.reset(seed=6)
    assert not data_equivalence(seen, unlike)
    rng = np.random.default_rng(1)
    for _ in range(100):
        assert data_equivalence(seen, again)
        actions = random_actions(seen, rng)
        told, twin = one.step(actions), two.step(actions)
        assert told[1:] == twin[1:]
        seen, again = told[0], twin[0]


@pytest.mark.parametrize("name", SECRET)
def test_what_is_sealed_is_sealed_in_one_step(name: str) -> None:
    """Everybody who chooses in secret is asked at once, everybody else has nothing to do; then it ends."""
    env, rng, together, steps = ParallelTableEnv(name, 4), np.random.default_rng(4), 0, 0
    seen, _ = env.reset(seed=6)
    nothing = env.table.ids
    while env.agents:
        pending = env.table.game.pending(env.state_now)
        assert isinstance(pending, Decide)
        busy = [seat for seat, agent in enumerate(env.agents) if not seen[agent]["action_mask"][nothing]]
        assert busy == (list(pending.seats) if pending.secret else [env.table.encoding.mover(env.state_now)])
        together += len(busy) > 1
        actions = random_actions(seen, rng)
        assert all((env.action_to_text(a, n) == "nothing") == (n == nothing) for a, n in actions.items())
        if steps % 2:  # who has nothing to do may be left out
            actions = {agent: number for agent, number in actions.items() if number != nothing}
        seen, rewards, terminated, truncated, _ = env.step(actions)
        assert not any(truncated.values()) and len(set(terminated.values())) == 1
        steps += 1
    assert (
        together > 10
        and all(terminated.values())
        and abs(sum(rewards.values())) < 1e-9 < max(rewards.values())
    )
    assert env.step({}) == ({}, {}, {}, {}, {})


@pytest.mark.parametrize("name", SECRET)
def test_what_is_not_legal_changes_nothing(name: str) -> None:
    env = ParallelTableEnv(name, 3)
    seen, _ = env.reset(seed=1)
    before = env.table.fingerprint(env.state_now)
    (busy,) = [agent for agent in env.agents if not seen[agent]["action_mask"][-1]]
    idle = next(agent for agent in env.agents if agent != busy)
    legal = {busy: int(seen[busy]["action_mask"].argmax())}
    for wrong in ({}, {busy: -1}, {busy: env.table.ids + 1}, {**legal, idle: 0}):
        with pytest.raises(IllegalId):
            env.step(wrong)
        assert env.table.fingerprint(env.state_now) == before
    env.step(legal)
    assert env.table.fingerprint(env.state_now) != before
