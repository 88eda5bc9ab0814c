"""Many games stepped by one call: the compiled rules write what is seen into arrays, in several threads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import numpy as np

from terroir.bots.bot import Bot
from terroir.bots.levels import robot
from terroir.core.encoding import Games
from terroir.core.errors import BadOptions, TerroirError
from terroir.envs.table import NO_OPTIONS, NOTHING, Array, Table, luck_of

RANDOM = "random"


class IllegalId(TerroirError, ValueError):
    """An id that is not legal in its game; nothing was stepped."""

    code = "illegal"


class Shown(NamedTuple):
    """What the games show. The arrays are the same at every step: copy what is to be kept."""

    observations: dict[str, Array]
    """`planes` (int8, games × planes × rows × columns, where there is a board), `numbers` (int16)."""
    masks: Array
    """int8, games × ids."""
    rewards: Array
    """float32, games × seats: for games that have just ended, in all nothing."""
    dones: Array
    """bool: the game has ended, and what is shown is of the next one."""
    turns: Array
    """int32: whose decision it is."""


class BatchedEnv:
    """So many games of one table.

    With `opponents` it looks like one agent: it plays one seat of each game, which is `seat` or the first in
    the first game, the second in the second and so on, and bots of that code the others. `random` ones play
    inside the compiled rules, all others are asked one at a time.
    `out` has arrays of the caller to write observations and masks into: `planes`, `numbers`, `masks`.
    The same seeds give the same games, with any number of threads.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 2,
        options: Mapping[str, str] = NO_OPTIONS,
        *,
        threads: int = 1,
        opponents: str | None = None,
        seat: int | None = None,
        out: Mapping[str, Array] | None = None,
    ) -> None:
        self.table = Table(game, players, options)
        if seat is not None and not 0 <= seat < players:
            raise BadOptions(f"with {players} players seats are 0 to {players - 1}, not {seat}")
        self.count = count
        made = {**self.table.arrays(count), "masks": np.zeros((count, self.table.ids), np.int8)}
        given = {name: _fitting(name, array, made) for name, array in (out or {}).items()}
        arrays = {**made, **given}
        self.masks = arrays.pop("masks")
        self.observations = arrays
        self.last_observations = self.table.arrays(count)
        """What the agent of a game saw at its end."""
        self.turns = np.zeros(count, np.int32)
        self.rewards = np.zeros((count, players), np.float32)
        self.scores = np.zeros((count, players), np.int32)
        """Of the last game that ended in each place."""
        self.agents = (
            np.arange(count, dtype=np.int32) % players if seat is None else np.full(count, seat, np.int32)
        )
        self._dones = np.zeros(count, np.int8)
        self._actions = np.zeros(count, np.int32)
        self._bot: Bot | None = None
        if opponents not in (None, RANDOM):
            assert opponents is not None
            self._bot = robot(self.table.game, opponents)
        self._lucks: list[Random] = []
        self._parts = self._divide(max(1, min(threads, count)), opponents == RANDOM)
        self._threads = ThreadPoolExecutor(max(1, len(self._parts) - 1))  # it starts none that is not needed

    def _divide(self, parts: int, random_others: bool) -> list[tuple[int, Games]]:
        """The games in equal parts, each with its first."""
        ends = [self.count * n // parts for n in range(parts + 1)]
        found = []
        for first, last in pairwise(ends):
            games = self.table.encoding.batch(self.table.root, last - first)

            def cut(array: Array, first: int = first, last: int = last) -> Any:
                return array[first:last].reshape(-1).data

            seen, before = self.observations, self.last_observations
            planes = cut(seen["planes"]) if "planes" in seen else NOTHING.data
            last_planes = cut(before["planes"]) if "planes" in before else NOTHING.data
            games.show(planes, cut(seen["numbers"]), cut(self.masks), cut(self.turns))
            games.tell(
                cut(self.rewards), cut(self.scores), cut(self._dones), last_planes, cut(before["numbers"])
            )
            games.ask(cut(self._actions), cut(self.agents), random_others)
            found.append((first, games))
        return found

    def reset(self, seeds: int | Sequence[int] | Array = 0) -> Shown:
        """Begin all games: a seed for each, or the first of so many in a row."""
        given = seeds if isinstance(seeds, Sequence | np.ndarray) else range(seeds, seeds + self.count)
        if len(given) != self.count:
            raise ValueError(f"{len(given)} seeds for {self.count} games")
        for first, games in self._parts:
            for i in range(len(games.games)):
                games.reset(i, luck_of(int(given[first + i])))
        self.rewards[:] = 0
        self._dones[:] = 0
        self._lucks = [Random(f"bot/{seed}") for seed in given] if self._bot else []
        self._let_others_play()
        return self._shown()

    def step(self, actions: Iterable[int] | Array) -> Shown:
        """One legal id for each game; IllegalId if one is not, and then nothing happens."""
        np.copyto(self._actions, np.asarray(actions), casting="same_kind")
        self._check()
        (_, own), *others = self._parts
        elsewhere = [self._threads.submit(games.step) for _, games in others]
        own.step()  # by this thread, which would only wait
        for done in elsewhere:
            done.result()
        self._let_others_play()
        return self._shown()

    def sample(self, seed: int) -> Array:
        """A legal id for each game, each as likely as any other: the next step may be made of it."""
        legal, counts = np.flatnonzero(self.masks.view(np.bool_)), np.count_nonzero(self.masks, axis=1)
        # An old generator, since its numbers are the same in every release of numpy.
        chosen = (np.random.RandomState(seed).random_sample(self.count) * counts).astype(np.int64)
        self._actions[:] = legal[np.cumsum(counts) - counts + chosen] % self.table.ids
        return self._actions

    def state(self, place: int) -> Any:
        """The state of a game, for whoever wants to look into it: it is the engine's own."""
        first, games = max((part for part in self._parts if part[0] <= place), key=lambda part: part[0])
        return games.games[place - first]

    def action_to_text(self, place: int, number: int) -> str:
        """What a legal id means in a game, in notation."""
        table = self.table
        action = table.encoding.action_of(self.state(place), int(self.turns[place]), number)
        return table.game.move_to_text(action)

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown()

    def _check(self) -> None:
        """Refuse what is not legal."""
        known = (self._actions >= 0) & (self._actions < self.table.ids)
        legal = known & self.masks.view(np.bool_)[np.arange(self.count), np.where(known, self._actions, 0)]
        if not legal.all():
            place = int(legal.argmin())
            raise IllegalId(f"id {self._actions[place]} is not legal in game {place}")

    def _shown(self) -> Shown:
        return Shown(self.observations, self.masks, self.rewards, self._dones.view(np.bool_), self.turns)

    def _let_others_play(self) -> None:
        """Bots in the other seats; what ended on the way has ended."""
        if self._bot is None:
            return
        for first, games in self._parts:
            for i, state in enumerate(games.games):
                place = first + i
                ended, rewards = self._dones[place], self.rewards[place].copy()
                while self.turns[place] != self.agents[place]:
                    self._actions[place] = self._chosen(state, place)
                    games.step_slot(i)
                    if self._dones[place]:
                        ended, rewards = 1, self.rewards[place].copy()
                self._dones[place], self.rewards[place] = ended, rewards

    def _chosen(self, state: Any, place: int) -> int:
        assert self._bot is not None
        game, encoding, seat = self.table.game, self.table.encoding, int(self.turns[place])
        actions = [encoding.action_of(state, seat, number) for number in encoding.legal_ids(state, seat)]
        action = self._bot.choose(game, game.view(state, seat), actions, self._lucks[place].randrange)
        return encoding.id_of(state, seat, action)


def _fitting(name: str, array: Array, wanted: Mapping[str, Array]) -> Array:
    """An array of the caller, if it can be written into."""
    if name not in wanted:
        raise ValueError(f"out has {name!r}: there is {', '.join(wanted)}")
    shape, kind = wanted[name].shape, wanted[name].dtype
    if (
        array.shape != shape
        or array.dtype != kind
        or not array.flags.c_contiguous
        or not array.flags.writeable
    ):
        raise ValueError(f"out[{name!r}] is to be a contiguous array of {kind} and shape {shape}")
    return array
