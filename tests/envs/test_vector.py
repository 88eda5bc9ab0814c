"""The gymnasium.vector face."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

from terroir.envs.vector import TableVectorEnv
from tests.envs.test_batched import ENCODED, first_legal


@pytest.mark.parametrize("name", ENCODED)
def test_it_keeps_to_its_spaces_and_begins_anew_in_the_same_step(name: str) -> None:
    made = gymnasium.make_vec(
        f"terroir/{name}-v1", num_envs=4, vectorization_mode="vector_entry_point", players=3
    )
    env = made.unwrapped
    assert isinstance(env, TableVectorEnv) and env.num_envs == 4
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    seen, _ = env.reset(seed=5)
    again, _ = env.reset(seed=5)
    assert all((seen[key] == again[key]).all() for key in seen)
    rng, ended = np.random.default_rng(3), 0
    while not ended:
        assert env.observation_space.contains(seen)
        actions = first_legal(seen["action_mask"], rng)
        assert env.action_space.contains(actions)
        seen, rewards, terminated, truncated, infos = env.step(actions)
        assert rewards.shape == terminated.shape == (4,) and not truncated.any()
        assert not rewards[~terminated].any()
        ended = int(terminated.sum())
    for place in np.flatnonzero(terminated):
        assert env.single_observation_space.contains(infos["final_obs"][place])
    assert (infos["_final_obs"] == terminated).all() and infos["final_info"]["scores"].shape == (4, 3)
    env.close()
