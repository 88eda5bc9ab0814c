"""The games as PettingZoo environments (AEC): everybody who owes a decision is asked, one after the other.

What is chosen in secret stays so: whoever is asked later sees that others have sealed, and not what.
Importing this registers every game that has action ids: `pettingzoo.make("aec", "terroir/NAME-v1")`, and
where there are secret choices the one in which they are made together.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any

from terroir.core.encoding import Encodes
from terroir.core.registry import games, load
from terroir.envs import need
from terroir.envs.batched import IllegalId
from terroir.envs.parallel import ParallelTableEnv
from terroir.envs.table import NO_OPTIONS, Array
from terroir.envs.zoo import Observation, Seats

need("pettingzoo", "envs")
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.env_registry.registration import register  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402


class TableEnv(Seats, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One game; who is asked sees the mask of what is legal."""

    _mask: Array | None = None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _go_on(self) -> None:
        """Roll chance, and see who is asked next."""
        self._luck = self.table.roll(self.state_now, self._luck)
        self._mask = None
        seat = self.table.encoding.mover(self.state_now)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        self.rewards = dict(zip(self.agents, self.table.returns(self.state_now), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        seen, mask = self.table.observe(self.state_now, self._seats[agent])
        if agent == self.agent_selection:
            self._mask = mask
            self.infos[agent] = {"action_mask": mask}
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if self._mask is None:
            self.observe(agent)
        assert self._mask is not None and action is not None
        if not 0 <= action < len(self._mask) or not self._mask[action]:
            raise IllegalId(f"id {action} is not legal for {agent}")
        self.table.encoding.play_id(self.state_now, self._seats[agent], int(action))
        self.infos[agent] = {}
        self._go_on()

    def action_to_text(self, action: int) -> str:
        """What a legal id of the agent that is asked means, in notation."""
        return self._text(self._seats[self.agent_selection], action)


def env(
    game: str,
    players: int = 2,
    options: Mapping[str, str] = NO_OPTIONS,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int | None]:
    """One game, with the usual guards: who does what is not legal loses, and it ends."""
    guarded = wrappers.TerminateIllegalWrapper(
        TableEnv(game, players, options, render_mode), illegal_reward=-1
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def module(game: str, version: int) -> SimpleNamespace:
    """What `from terroir.envs import NAME_v1` gives, as the modules of PettingZoo do."""
    found = load(game)
    if not isinstance(found, Encodes) or found.encoding.version != version:
        raise AttributeError(f"there is no environment {game}_v{version}")
    offered: dict[str, Any] = {"env": partial(env, game), "raw_env": partial(TableEnv, game)}
    if found.encoding.secrets:
        offered["parallel_env"] = partial(ParallelTableEnv, game)
    return SimpleNamespace(**offered)


for _name in games():
    if isinstance(_game := load(_name), Encodes):
        _id = f"terroir/{_name}-v{_game.encoding.version}"
        register("aec", _id, entry_point=partial(env, _name))
        if _game.encoding.secrets:
            register("parallel", _id, entry_point=partial(ParallelTableEnv, _name))
