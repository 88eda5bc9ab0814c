"""What the environments of PettingZoo have in common: seats are agents, and a table that can be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np

from terroir.core.game import Message, Picture
from terroir.envs import need
from terroir.envs.table import NO_OPTIONS, Table, luck_of

need("pettingzoo", "envs")
from gymnasium import spaces  # noqa: E402

Observation = dict[str, Any]


class Seats:
    """A game with an agent in every seat. Rewards come at its end: in all nothing, 1 for who wins alone."""

    idle = 0
    """Ids beside those of the game, for agents that have nothing to choose."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, str] = NO_OPTIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{self.table.encoding.version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": bool(self.idle),
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        ids = self.table.ids + self.idle
        seen = {
            "observation": spaces.Dict(self.table.spaces),
            "action_mask": spaces.Box(0, 1, (ids,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ids) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        """A new game, by its seed or by those that follow the last one."""
        if seed is not None:
            self._seeds = Random(seed)
        self.state_now = self.table.game.clone(self.table.root)
        self._luck = luck_of(self._seeds.getrandbits(63))
        self.agents = list(self.possible_agents)

    def _text(self, seat: int, action: int) -> str:
        """What a legal id of a seat means, in notation."""
        return self.table.game.move_to_text(self.table.encoding.action_of(self.state_now, seat, action))

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        game = self.table.game
        drawn = in_characters(game.picture(game.view(self.state_now, None), {}))
        if self.render_mode == "ansi":
            return drawn
        if self.render_mode == "human":
            print(drawn)
        return None

    def close(self) -> None:
        pass


def in_characters(picture: Picture) -> str:
    """A picture without colours; words are shown by their names, since they belong to no language here."""

    def words(text: str | Message) -> str:
        if isinstance(text, str):
            return text
        return " ".join([text.id, *(words(part) for part in text.args.values() if isinstance(part, str))])

    rows = ["".join(words(span.text).ljust(span.width) for span in row) for row in picture]
    return "\n".join(row.rstrip() for row in rows)
