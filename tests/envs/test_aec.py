"""PettingZoo's own tests, for every game, number of players and variant."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import terroir.envs
from terroir.core.registry import load
from terroir.envs import aec
from terroir.envs.batched import IllegalId
from tests.envs.test_batched import ENCODED

VARIANTS = [
    *[(name, players, {}) for name in ENCODED for players in load(name).players],
    ("citrus", 2, {"short": "yes", "edition": "2013", "family": "yes"}),
    ("citrus", 3, {"penalty": "yes", "random-start": "yes", "three-fincas": "yes", "open-horses": "yes"}),
    ("chicoree", 4, {"auction": "melee", "rounds": "20"}),
]


@pytest.mark.parametrize("name, players, options", VARIANTS)
def test_conformance(name: str, players: int, options: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec.env(name, players, options), num_cycles=40)
        seed_test(lambda: aec.env(name, players, options), num_cycles=20)


@pytest.mark.parametrize("name", ENCODED)
def test_every_variant_is_among_them(name: str) -> None:
    tried = [options for game, _, options in VARIANTS if game == name]
    for option in load(name).options:
        if set(option.values) == {"no", "yes"} or option.variant:
            assert {options.get(option.name, option.values[0]) for options in tried} == set(option.values)


@pytest.mark.parametrize("name", ENCODED)
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    def make(**given: Any) -> Any:
        return aec.env(name, **given)

    render_test(make)
    assert len(capsys.readouterr().out.splitlines()) > 20


@pytest.mark.parametrize("name", ENCODED)
def test_the_old_way_and_the_registry(name: str) -> None:
    old = getattr(terroir.envs, f"{name}_v1").env(players=3)
    new = pettingzoo.make("aec", f"terroir/{name}-v1", players=3)
    for env in (old, new):
        env.reset(seed=1)
        assert str(env) == f"{name}_v1" and env.agents == ["player_0", "player_1", "player_2"]
    with pytest.raises(AttributeError, match=f"{name}_v9"):
        getattr(terroir.envs, f"{name}_v9")


@pytest.mark.parametrize("name", ENCODED)
def test_a_game_ends_with_rewards_that_sum_to_nothing(name: str) -> None:
    env, rng, won = getattr(terroir.envs, f"{name}_v1").raw_env(), np.random.default_rng(1), {}
    env.reset(seed=2)
    for agent in env.agent_iter():
        seen, reward, terminated, _, info = env.last()
        if terminated:
            won[agent] = reward
            env.step(None)
            continue
        assert info["action_mask"] is seen["action_mask"]
        number = int(rng.choice(seen["action_mask"].nonzero()[0]))
        assert env.action_to_text(number)
        env.step(number)
    assert sorted(won.values()) in ([-1, 1], [0, 0])


def test_what_is_not_legal_is_refused_or_loses() -> None:
    env = aec.TableEnv("citrus")
    env.reset(seed=1)
    with pytest.raises(IllegalId):
        env.step(1724)
    guarded = aec.env("citrus")
    guarded.reset(seed=1)
    agent = guarded.agent_selection
    guarded.last()
    guarded.step(1724)
    assert guarded.terminations[agent] and guarded.rewards[agent] == -1
