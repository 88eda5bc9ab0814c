"""Positions have fingerprints, ids and arrays a meaning: the same on every machine, in every release."""

from __future__ import annotations

import copy
import pickle
from hashlib import sha256
from random import Random

import pytest

from terroir.core.play import Match
from terroir.envs.table import NO_OPTIONS, Table, luck_of
from tests.envs.test_batched import ENCODED

KNOWN = {"citrus": 4272689791595161646, "chicoree": 9271451253224812954}
"""After twenty decisions for the lowest id, by the luck of seed 1."""
SHOWN = {"citrus": (1, "26dd1c68987b3dbe"), "chicoree": (1, "1d19f9828230c3e6")}
"""The version of the encoding, and what the first seat saw on the way: who changes this counts that up."""


@pytest.mark.parametrize("name", ENCODED)
def test_a_position_has_the_same_fingerprint_however_it_was_come_by(name: str) -> None:
    table = Table(name, 3, NO_OPTIONS)
    state, rules = table.game.clone(table.root), table.encoding
    luck, seen, shown = table.roll(state, luck_of(1)), set[int](), sha256()
    for _ in range(20):
        seen.add(table.fingerprint(state))
        twins = (table.game.clone(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state)))
        assert {table.fingerprint(twin) for twin in twins} == {table.fingerprint(state)}
        arrays, mask = table.observe(state, 0)
        for array in (*arrays.values(), mask):
            shown.update(array.astype(f"<i{array.itemsize}").tobytes())
        seat = rules.mover(state)
        rules.play_id(state, seat, min(rules.legal_ids(state, seat)))
        luck = table.roll(state, luck)
    assert len(seen) == 20 and table.fingerprint(state) == KNOWN[name]
    assert (rules.version, shown.hexdigest()[:16]) == SHOWN[name]


@pytest.mark.parametrize("name", ENCODED)
def test_a_match_that_is_copied_goes_its_own_way_with_the_same_luck(name: str) -> None:
    table = Table(name, 3, NO_OPTIONS)
    match = Match(table.game, table.game.clone(table.root), Random(3).randrange)
    twin, prints = copy.deepcopy(match), [table.fingerprint(match.state)]
    for one in (match, twin):
        for _ in range(15):
            seat = table.encoding.mover(one.state)
            one.play(seat, one.legal(seat)[0])
        prints.append(table.fingerprint(one.state))
    assert prints[0] != prints[1] == prints[2] and twin.state is not match.state
