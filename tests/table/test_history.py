"""Who looks back in a running game sees what they were sent, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import json

from terroir.core.registry import games
from terroir.table import history as histories
from terroir.table.history import history
from terroir.table.numbers import Viewer
from tests.table.driving import Party, setup_of
from tests.table.test_log import meddle


def played(game: str, moves: int) -> tuple[Party, dict[Viewer, list[dict[str, Any]]]]:
    """A party some way into its game, and what each of its viewers was sent of it."""
    rng = Random(7)
    party = Party(setup_of(game, rng))
    sent: dict[Viewer, list[dict[str, Any]]] = {viewer: [] for viewer in party.viewers}
    apply = party.apply

    def told(entry: Any) -> Any:
        news = apply(entry)
        for viewer, updates in sent.items():
            update = party.audience.update(news, viewer)
            if update is not None and party.table.course is not None:
                updates.append(json.decode(update) | {"choices": []})
        return news

    party.apply = told  # type: ignore[method-assign]
    party.sit()
    for _ in range(moves):
        if party.table.ended is None:
            meddle(party, rng)
            party.run_due()
        if party.table.ended is None:
            party.play_any(rng)
            party.run_due()
    return party, sent


@pytest.mark.parametrize("game", games())
def test_it_is_what_each_viewer_was_sent(game: str) -> None:
    party, sent = played(game, 60)
    for viewer, updates in sent.items():
        told = history(party.stored(), viewer)
        assert told.view == {}
        assert [json.decode(each) for each in told.updates] == updates


def test_of_a_long_game_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    party, sent = played("chicoree", 60)
    monkeypatch.setattr(histories, "MOST", 5)
    told = history(party.stored(), 0)
    before: dict[str, Any] = {}
    for update in sent[0][:-5]:
        before |= update["changed"]
    assert (told.view, len(told.updates)) == (before, 5)
