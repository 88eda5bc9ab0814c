"""Games in which seats choose in secret as PettingZoo environments of the parallel kind.

All seats that seal a bid or choose cards do so in one step. Whoever has nothing to choose does nothing: the
id after the last, the only one of the mask. `pettingzoo.make("parallel", "terroir/NAME-v1")`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from terroir.envs import need
from terroir.envs.batched import IllegalId
from terroir.envs.table import Array
from terroir.envs.zoo import Observation, Seats

need("pettingzoo", "envs")
from pettingzoo import ParallelEnv  # noqa: E402

Told = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class ParallelTableEnv(Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One game; everybody who owes a decision makes it in the same step."""

    idle = 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._go_on(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Told:
        """A legal id of every agent; who has nothing to choose may be left out. IllegalId changes nothing."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        nothing = self.table.ids
        chosen = {agent: int(actions.get(agent, nothing)) for agent in self.agents}
        for agent, action in chosen.items():
            if not 0 <= action <= nothing or not self._masks[agent][action]:
                raise IllegalId(f"id {action} is not legal for {agent}")
        for seat in self._asked:
            self.table.encoding.play_id(self.state_now, seat, chosen[self.possible_agents[seat]])
        told, everybody = self._go_on(), self.agents
        is_over = not self._asked
        returns = self.table.returns(self.state_now) if is_over else [0.0] * len(everybody)
        if is_over:
            self.agents = []
        return (
            told,
            dict(zip(everybody, returns, strict=True)),
            dict.fromkeys(everybody, is_over),
            dict.fromkeys(everybody, False),
            {agent: {} for agent in everybody},
        )

    def _go_on(self) -> dict[str, Observation]:
        """Roll chance, and see who is asked next and what everybody sees."""
        self._luck = self.table.roll(self.state_now, self._luck)
        self._asked = self.table.asked(self.state_now, self.table.game.pending(self.state_now))
        self._masks: dict[str, Array] = {}
        told = {}
        for agent, seat in self._seats.items():
            seen, legal = self.table.observe(self.state_now, seat)
            mask = np.zeros(self.table.ids + 1, np.int8)
            if seat in self._asked:
                mask[:-1] = legal
            else:
                mask[-1] = 1
            self._masks[agent] = mask
            told[agent] = {"observation": seen, "action_mask": mask}
        return told

    def action_to_text(self, agent: str, action: int) -> str:
        """What a legal id of the agent means, in notation."""
        return "nothing" if action == self.table.ids else self._text(self._seats[agent], action)
