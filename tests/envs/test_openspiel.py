"""OpenSpiel's own tests, for every game, number of players and variant; and what is ours beside them."""

from __future__ import annotations

import pickle
from itertools import zip_longest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import terroir.envs.openspiel  # noqa: F401  (registers the games)
from terroir.core.registry import load
from tests.envs import playthroughs
from tests.envs.test_batched import ENCODED

VARIANTS = [
    "terroir_citrus",
    "terroir_citrus(players=2,three_fincas=yes,open_horses=yes)",
    "terroir_citrus(players=2,short=yes,edition=2013,family=yes,first=2)",
    "terroir_citrus(players=3,short=yes,random_start=yes)",
    *[f"terroir_citrus(players={n},short=yes,penalty=yes)" for n in load("citrus").players[2:]],
    *[f"terroir_chicoree(players={n},rounds=8)" for n in load("chicoree").players],
    "terroir_chicoree(players=4,auction=melee,rounds=8)",
]


def random_state(game: Any, seed: int, moves: int) -> Any:
    """So many random moves into a game, or its end."""
    rng, state = Random(seed), game.new_initial_state()
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        elif state.is_simultaneous_node():
            state.apply_actions([rng.choice(state.legal_actions(p)) for p in range(game.num_players())])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("text", VARIANTS)
def test_conformance(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ENCODED)
def test_every_number_of_players_and_every_variant_is_among_them(name: str) -> None:
    tried = [text for text in VARIANTS if text.startswith(f"terroir_{name}")]
    for players in load(name).players:
        assert any(f"players={players}," in text for text in tried)
    for option in load(name).options:
        if set(option.values) == {"no", "yes"} or option.variant:
            key = option.name.replace("-", "_")
            assert all(any(f"{key}={value}" in text for text in tried) for value in option.values[1:])


@pytest.mark.parametrize("name", ENCODED)
def test_it_can_be_played_in_turns(name: str) -> None:
    game = pyspiel.load_game_as_turn_based(f"terroir_{name}")
    state = random_state(game, 3, 10_000)
    assert state.is_terminal() and abs(sum(state.returns())) < 1e-9


def test_turns_made_of_sealed_choices_conform() -> None:
    game = pyspiel.load_game("turn_based_simultaneous_game(game=terroir_chicoree(players=3,rounds=3))")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ENCODED)
def test_states_are_cloned_written_and_read(name: str) -> None:
    game = pyspiel.load_game(f"terroir_{name}(players=3)")
    for moves in (0, 30, 70, 150, 300):
        state = random_state(game, 5, moves)
        _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        structured = game.new_initial_state(state.to_struct())
        for twin in (state.clone(), read, pickle.loads(pickle.dumps(state)), structured):
            assert str(twin) == str(state)
            assert twin.is_terminal() or twin.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", ENCODED)
def test_structs_say_moves_and_views(name: str) -> None:
    game = pyspiel.load_game(f"terroir_{name}")
    for moves in (60, 130):
        state = random_state(game, 6, moves)
        for number in state.legal_actions():
            struct = state.action_to_struct(number)
            assert state.struct_to_actions(struct) == [number] and struct.to_dict()["move"]
        assert state.to_observation_struct(0).to_dict()


@pytest.mark.parametrize("name", ENCODED)
def test_a_resampled_world_looks_the_same(name: str) -> None:
    game = pyspiel.load_game(f"terroir_{name}(players=3)")
    rng, differ = np.random.default_rng(1), False
    for moves in (60, 120, 180, 240):
        state = random_state(game, 7, moves)
        for player in range(3):
            world = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.current_player() == state.current_player()
            differ = differ or str(world) != str(state)
    assert differ == (name == "chicoree")  # in Citrus nothing is hidden


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_a_playthrough_is_the_one_that_is_kept(name: str) -> None:
    for number, (now, kept) in enumerate(zip_longest(playthroughs.told(name), playthroughs.kept(name)), 1):
        assert now == kept, f"line {number}"


def test_sealed_choices_are_simultaneous() -> None:
    game = pyspiel.load_game("terroir_chicoree(players=3)")
    met = [random_state(game, seed, 40) for seed in range(30)]
    sealed = [state for state in met if state.is_simultaneous_node()]
    assert sealed
    for state in sealed:
        nothing = game.num_distinct_actions() - 1
        assert all(state.legal_actions(p) for p in range(3))
        assert any(state.legal_actions(p) != [nothing] for p in range(3))
