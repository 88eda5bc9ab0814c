"""The games as OpenSpiel games, registered when this is imported:
`pyspiel.load_game("terroir_NAME(players=3)")`.

Chance is explicit: its outcomes are numbered as `pending` lists them. Seats that choose in secret do so at
simultaneous nodes, where whoever has nothing to choose does nothing (the id after the last). What OpenSpiel
calls an information state is what the seat may know now: its view, with all that counting cards tells, and
not what was said in auctions long ago. It is the same in every world that `resample_from_infostate`
imagines; these have no history.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from terroir.core.encoding import Encodes
from terroir.core.game import AnyGame, Chance, Decide, Option, Over, Pending, Seat
from terroir.core.registry import games, load
from terroir.envs import need
from terroir.envs.table import NOTHING, Table

need("pyspiel", "openspiel")
import pyspiel  # noqa: E402

LONGEST = 20_000
"""Decisions and draws in a game: far more than any takes."""


class Position:
    """All that a state of OpenSpiel holds beside its history: copied by the rules, not field by field."""

    def __init__(self, table: Table, state: Any) -> None:
        self.table = table
        self.state = state
        self._pending: Pending | None = None

    @property
    def pending(self) -> Pending:
        """What the state waits for; it is asked for many times."""
        if self._pending is None:
            self._pending = self.table.game.pending(self.state)
        return self._pending

    @property
    def asked(self) -> tuple[Seat, ...]:
        return self.table.asked(self.state, self.pending)

    def draw(self, number: int) -> None:
        """The outcome of that number."""
        assert isinstance(self.pending, Chance)
        self.table.game.apply(self.state, self.pending.outcomes[number][0])
        self._pending = None

    def play(self, seat: int, number: int) -> None:
        """The action of that id."""
        self.table.encoding.play_id(self.state, seat, number)
        self._pending = None

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.table, self.table.game.clone(self.state))

    def __reduce__(self) -> tuple[object, ...]:
        return Position, (self.table, self.state)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state; OpenSpiel copies every attribute there is, so there is one."""

    def __init__(self, game: pyspiel.Game, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        pending = self.position.pending
        if isinstance(pending, Over):
            return int(pyspiel.PlayerId.TERMINAL)
        if isinstance(pending, Chance):
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.position.asked
        return asked[0] if len(asked) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        table, pending = self.position.table, self.position.pending
        if isinstance(pending, Decide) and player not in pending.seats:
            return [table.ids]
        return sorted(table.encoding.legal_ids(self.position.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert isinstance(self.position.pending, Chance)
        counts = [count for _, count in self.position.pending.outcomes]
        return [(number, count / sum(counts)) for number, count in enumerate(counts)]

    def _apply_action(self, action: int) -> None:
        if isinstance(self.position.pending, Chance):
            self.position.draw(action)
        else:
            self.position.play(self.current_player(), action)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self.position.asked:
            self.position.play(seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        table, pending = self.position.table, self.position.pending
        if player == pyspiel.PlayerId.CHANCE:
            assert isinstance(pending, Chance)
            return table.game.move_to_text(pending.outcomes[action][0])
        if action == table.ids:
            return "nothing"
        return table.game.move_to_text(table.encoding.action_of(self.position.state, player, action))

    def is_terminal(self) -> bool:
        return isinstance(self.position.pending, Over)

    def returns(self) -> list[float]:
        table = self.position.table
        return table.returns(self.position.state) if self.is_terminal() else [0.0] * table.players

    def __str__(self) -> str:
        return self.position.table.game.position_to_text(self.position.state)

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> TableState:
        """A world that the player cannot tell from this one; `rng` gives numbers from 0 to 1."""
        game = self.position.table.game
        world = game.imagine(game.view(self.position.state, player), lambda n: min(int(rng() * n), n - 1))
        return TableState(self.get_game(), Position(self.position.table, world))

    # ---- structs --------------------------------------------------------
    def _to_struct(self) -> dict[str, Any]:
        return {"position": str(self), "current_player": self.current_player()}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"seat": player, "move": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        table, state = self.position.table, self.position.state
        if struct["seat"] == pyspiel.PlayerId.CHANCE:
            assert isinstance(self.position.pending, Chance)
            named = [table.game.move_to_text(outcome) for outcome, _ in self.position.pending.outcomes]
            return [named.index(struct["move"])]
        action = table.game.action_from_text(state, struct["seat"], struct["move"])
        return [table.encoding.id_of(state, struct["seat"], action)]

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        game = self.position.table.game
        return game.view_to_json(game.view(self.position.state, player))


class Observer:
    """What a player sees, as a row of numbers and as text."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._seen, self._mask = table.arrays(), np.zeros(table.ids, np.int8)
        self.tensor = np.zeros(sum(array.size for array in self._seen.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, array in self._seen.items():
            self.dict[name] = self.tensor[at : at + array.size].reshape(array.shape)
            at += array.size

    def set_from(self, state: TableState, player: int) -> None:
        seen = self._seen
        planes = seen["planes"].reshape(-1).data if "planes" in seen else NOTHING.data
        write = self.table.encoding.observe
        write(state.position.state, player, planes, seen["numbers"].data, self._mask.data)
        for name, array in seen.items():
            self.dict[name][...] = array

    def string_from(self, state: TableState, player: int) -> str:
        return json.dumps(state._to_observation_struct(player))


def _parameter(option: Option) -> str | int:
    """The default of an option: OpenSpiel takes whatever looks like a number for one. No seat is 0."""
    return 0 if option.seats else int(option.default) if option.default.isdigit() else option.default


def _options(game: AnyGame, given: Mapping[str, Any]) -> dict[str, str]:
    """What OpenSpiel was given, as the game takes it."""
    named = {option.name.replace("-", "_"): option for option in game.options}
    return {
        named[key].name: named[key].default if named[key].seats and value == 0 else str(value)
        for key, value in given.items()
    }


def _kind(game: AnyGame, encoding: Any) -> pyspiel.GameType:
    secret = encoding.secrets
    types = pyspiel.GameType
    return types(
        short_name=f"terroir_{game.name}",
        long_name=f"Terroir: {game.name}, version {encoding.version} of its encoding",
        dynamics=types.Dynamics.SIMULTANEOUS if secret else types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION
        if secret
        else types.Information.PERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.players[0],
            **{option.name.replace("-", "_"): _parameter(option) for option in game.options},
        },
    )


def _register(name: str) -> None:
    game = load(name)
    if not isinstance(game, Encodes):
        return
    encoding = game.encoding
    kind = _kind(game, encoding)

    class TableGame(pyspiel.Game):  # type: ignore[misc]
        """The game for so many players, by these options."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            chosen = dict(params or {})
            players = int(chosen.pop("players", game.players[0]))
            self.table = Table(name, players, _options(game, chosen))
            info = pyspiel.GameInfo(
                num_distinct_actions=self.table.ids + encoding.secrets,
                max_chance_outcomes=encoding.chances,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, dict(params or {}))

        def new_initial_state(self, given: Any = None) -> TableState:
            """The beginning, or what a struct describes."""
            if given is None:
                return TableState(self, Position(self.table, game.clone(self.table.root)))
            struct = given.to_dict() if isinstance(given, pyspiel.StateStruct) else given
            struct = json.loads(struct) if isinstance(struct, str) else struct
            return TableState(self, Position(self.table, game.position_from_text(struct["position"])))

        def max_chance_nodes_in_history(self) -> int:
            return LONGEST

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            """What one player sees; there is no other observer."""
            if params:
                raise ValueError(f"an observer has no parameters: {params}")
            return Observer(self.table)

    pyspiel.register_game(kind, TableGame)


for _name in games():
    _register(_name)
