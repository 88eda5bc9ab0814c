"""A game goes on by the rules that it was begun with, or waits for a release that has them."""

from __future__ import annotations

from random import Random

import pytest

from terroir.core.errors import BadRecord, OtherRules
from terroir.core.game import AnyGame
from terroir.core.record import parse
from terroir.core.registry import load
from terroir.core.replay import opening, replay
from terroir.table.bot_tasks import bot_task, bots_to_move, decide
from terroir.table.exporting import record
from terroir.table.live import LiveTable
from terroir.table.setup import Setup
from tests.table.driving import SECRET, Party

OLD: AnyGame = load("noughts")


class Changed(type(OLD)):  # type: ignore[misc]
    """A release whose rules have changed, and which keeps the old ones."""

    version = OLD.version + 1

    def at(self, version: int) -> AnyGame | None:
        found: AnyGame | None = OLD if version == OLD.version else super().at(version)
        return found


NEW: AnyGame = Changed()


def begun() -> Party:
    party = Party(Setup(game=OLD.name, seats=(None, "random"), host="p0"))
    party.sit()
    while not bots_to_move(party.table):
        party.play_any(Random(1))
    return party


def test_a_running_game_goes_on_by_its_rules_in_a_release_that_keeps_them() -> None:
    party = begun()
    table = LiveTable.replay(party.stored(), SECRET, NEW)
    assert table.game is OLD and table.seq == party.table.seq
    given = bot_task(table, bots_to_move(table)[0])
    assert given.thought.version == OLD.version and decide(given.thought)


def test_a_release_without_its_rules_leaves_it_alone() -> None:
    party = begun()
    forgetful = type("Forgetful", (type(OLD),), {"version": OLD.version + 1})()
    with pytest.raises(OtherRules, match="begun by version 1 of the rules of noughts, this is 2"):
        LiveTable.replay(party.stored(), SECRET, forgetful)


def test_a_record_is_replayed_by_its_rules() -> None:
    party = begun()
    text = record(party.stored(), None).to_text()
    assert 'Version "1"' in text
    assert opening(parse(text), NEW).game is OLD and replay(parse(text), NEW).game is OLD
    for unknown in ("3", "9" * 500, "one"):
        with pytest.raises(BadRecord, match="Version is"):
            opening(parse(text.replace('Version "1"', f'Version "{unknown}"')), NEW)
