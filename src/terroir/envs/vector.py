"""The batched games as a `gymnasium.vector` environment: one agent in each game, bots in the other seats.

Importing this registers every game that has action ids: `gymnasium.make_vec("terroir/NAME-v1", num_envs=…,
vectorization_mode="vector_entry_point")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from terroir.core.encoding import Encodes
from terroir.core.registry import games, load
from terroir.envs import need
from terroir.envs.batched import RANDOM, BatchedEnv
from terroir.envs.table import NO_OPTIONS, Array

need("gymnasium", "envs")
import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402


class TableVectorEnv(VectorEnv[dict[str, Array], Array, Array]):
    """Observations are those of the batched environment, and the `action_mask` beside them.

    A game that has ended begins anew in the same step: `final_obs` of the infos has what was seen at its end.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        options: Mapping[str, str] = NO_OPTIONS,
        *,
        opponents: str = RANDOM,
        seat: int | None = None,
        threads: int = 1,
        copy: bool = True,
        max_episode_steps: int | None = None,
    ) -> None:
        """Without `copy` the arrays of an observation are overwritten by the next step."""
        self.batch = BatchedEnv(
            game, num_envs, players, options, threads=threads, opponents=opponents, seat=seat
        )
        self.num_envs = num_envs
        self.copy = copy
        table = self.batch.table
        mask = spaces.MultiBinary(table.ids)
        self.single_observation_space = spaces.Dict({**table.spaces, "action_mask": mask})
        self.single_action_space = spaces.Discrete(table.ids)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None:
            seed = [int(n) for n in self.np_random.integers(0, 2**63, self.num_envs)]
        self.batch.reset(seed)
        return self._seen(), {}

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        shown = self.batch.step(actions)
        rewards = shown.rewards[np.arange(self.num_envs), self.batch.agents]
        dones = shown.dones.copy()
        return self._seen(), rewards, dones, np.zeros(self.num_envs, np.bool_), self._infos(dones)

    def _seen(self) -> dict[str, Array]:
        seen = {**self.batch.observations, "action_mask": self.batch.masks}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def _infos(self, dones: Array) -> dict[str, Any]:
        """What was seen and scored in the games that have just ended."""
        if not dones.any():
            return {}
        final = np.full(self.num_envs, None, dtype=object)
        mask = np.zeros(self.batch.table.ids, np.int8)
        for place in np.flatnonzero(dones):
            seen = {name: array[place].copy() for name, array in self.batch.last_observations.items()}
            final[place] = {**seen, "action_mask": mask}
        return {
            "final_obs": final,
            "_final_obs": dones,
            "final_info": {"scores": self.batch.scores.copy(), "_scores": dones},
            "_final_info": dones,
        }

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()


for _name in games():
    if isinstance(_game := load(_name), Encodes):
        gymnasium.register(
            f"terroir/{_name}-v{_game.encoding.version}", vector_entry_point=partial(TableVectorEnv, _name)
        )
