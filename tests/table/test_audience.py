"""What viewers are told: numbers without gaps, changes that add up to the view, the same after a restart."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import json

from terroir.core.registry import examples, games
from terroir.table.audience import Audience
from terroir.table.commands import AnswerEnd, OfferEnd, Undo
from terroir.table.entries import NoClock
from terroir.table.numbers import Viewer
from terroir.table.refusals import Refused
from tests.sampling import many
from tests.table.driving import Party, finish, setup_of, snapshot
from tests.table.test_log import meddle


class Mirror:
    """A client: it has a snapshot and follows by updates alone."""

    def __init__(self, party: Party, viewer: Viewer) -> None:
        self.viewer = viewer
        self.told: dict[str, Any] = json.decode(json.encode(party.audience.snapshot(viewer, party.now)))
        self.since = len(self.told["log"])

    def follow(self, party: Party) -> None:
        assert party.news is not None
        update = party.audience.update(party.news, self.viewer)
        if update is None:
            return
        got = json.decode(update)
        assert got.pop("type") == "update"
        assert got["n"] == self.told["n"] + 1, "a gap"
        self.told["n"] = got["n"]
        if got["changed"]:
            self.told["view"] = {**(self.told["view"] or {}), **got["changed"]}
        for key in ("pending", "choices", "undo", "clocks", "offer"):
            self.told[key] = got[key]
        if got["events"] or got["words"]:
            self.told["log"].append({key: got[key] for key in ("n", "at", "seat", "words")})

    def check(self, fresh: bytes) -> None:
        """All that was told adds up to what somebody is told who comes now."""
        now = json.decode(fresh)
        log = self.told["log"][-len(now["log"]) :]
        assert now["log"] == log
        for pending in (self.told["pending"], now["pending"]):
            pending.pop("clock_ms", None)  # time has passed since
        for key in ("n", "view", "pending", "choices", "undo", "offer"):
            assert self.told[key] == now[key], key
        assert self.told["clocks"]["running"] == now["clocks"]["running"]


def played(game: str, seed: int, moves: int) -> Party:
    """A party some way into its game, with mirrors for all viewers that were checked on the way."""
    rng = Random(seed)
    party = Party(setup_of(game, rng))
    mirrors = [Mirror(party, viewer) for viewer in party.viewers]
    apply = party.apply

    def told(entry: Any) -> Any:
        news = apply(entry)
        for mirror in mirrors:
            mirror.follow(party)
        return news

    party.apply = told  # type: ignore[method-assign]
    party.sit()
    for _ in range(moves):
        if party.table.ended is not None:
            break
        party.now += rng.choice((0, 10, 3_000))
        meddle(party, rng)
        party.run_due()
        if party.table.ended is None and rng.randrange(3):
            party.play_any(rng)
            party.run_due()
        if rng.randrange(10) == 0:
            for mirror in mirrors:
                mirror.check(snapshot(party, mirror.viewer))
    for mirror in mirrors:
        mirror.check(snapshot(party, mirror.viewer))
        mirror.check(json.encode(Audience(party.again()).snapshot(mirror.viewer, party.now)))
    return party


@pytest.mark.parametrize("seed", range(many(3, 6, 12)))
@pytest.mark.parametrize("game", (*games(), *examples()))
def test_updates_add_up_to_the_snapshot_also_after_a_restart(game: str, seed: int) -> None:
    played(game, seed, 150)


def check_words(party: Party, viewer: Viewer, groups: list[Any]) -> None:
    """Each choice is offered as the game offers it to this viewer now, also where it was written before."""
    table = party.table
    assert table.course is not None and viewer is not None
    view = table.game.view(table.course.state, viewer)
    found = {
        choice["action"]: (group["group"], choice.get("space"), choice.get("item"))
        for group in groups
        for choice in group["actions"]
    }
    for action in table.course.legal(viewer):
        offer = table.game.offer(view, action)
        fresh = json.decode(json.encode((offer.group, offer.space, offer.item)))
        assert found[table.game.move_to_text(action)] == tuple(fresh)


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_what_is_sent_of_a_view_is_what_the_engine_says_of_it(game: str) -> None:
    rng = Random(9)
    party = Party(setup_of(game, rng))
    party.sit()
    for _ in range(60):
        meddle(party, rng)
    course = party.table.course
    assert course is not None
    for viewer in party.viewers:
        sent = json.decode(snapshot(party, viewer))["view"]
        assert sent == party.table.game.view_to_json(party.table.game.view(course.state, viewer))


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_choices_are_the_legal_actions_of_who_is_to_decide_and_nobody_else_has_any(game: str) -> None:
    rng = Random(4)
    party = Party(setup_of(game, rng))
    party.sit()
    for _ in range(150):
        decision = party.table.decision
        if decision is None:
            break
        for viewer in party.viewers:
            groups = json.decode(snapshot(party, viewer))["choices"]
            texts = [choice["action"] for group in groups for choice in group["actions"]]
            wanted = party.legal(viewer) if viewer in decision.seats and viewer is not None else []
            assert sorted(texts) == sorted(wanted)
            if wanted:
                check_words(party, viewer, groups)
            names = [json.encode(group["group"]) for group in groups]
            assert len(set(names)) == len(names), "words are repeated"
        party.play_any(rng)
        party.run_due()


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_at_the_end_everybody_sees_the_result(game: str) -> None:
    party = Party(setup_of(game, Random(8)))
    party.sit()
    finish(party, Random(8))
    for viewer in party.viewers:
        told = json.decode(snapshot(party, viewer))
        assert told["pending"]["kind"] == "over" and len(told["pending"]["scores"]) == len(party.seats)
        assert told["choices"] == [] and told["clocks"]["deadline_ms"] is None
        assert told["log"][-1]["words"][0] == {
            "id": "table-ended",
            "args": {"reason": "rules"},
            "seat": None,
            "minor": False,
        }


def test_people_may_agree_to_end_the_game_as_it_stands() -> None:
    party = Party(setup_of(games()[0], Random(8), seats=(None, None, "random", None)))
    party.sit()
    party.ask(OfferEnd("o", 0), "p0")
    offer = json.decode(snapshot(party, None))["offer"]
    assert offer == {"about": "end", "seat": 0, "agreed": [0], "waiting": [1, 3]}
    party.ask(AnswerEnd("a", 1, True), "p1")
    party.ask(AnswerEnd("b", 3, False), "p3")
    assert json.decode(snapshot(party, None))["offer"] is None
    with pytest.raises(Refused, match="declined"):
        party.ask(OfferEnd("o2", 0), "p0")
    party.ask(OfferEnd("o3", 1), "p1")
    party.ask(AnswerEnd("c", 0, True), "p0")
    party.ask(AnswerEnd("d", 3, True), "p3")
    party.run_due()
    assert json.decode(snapshot(party, None))["pending"] == {"kind": "over", "ended": "agreed"}
    with pytest.raises(Refused, match="over"):
        party.ask(Undo("u", 0), "p0")


def test_before_the_start_there_is_a_table_and_no_view() -> None:
    party = Party(setup_of(games()[0], Random(8), clock=NoClock()))
    told = json.decode(snapshot(party, None))
    assert told["n"] == 1 and told["view"] is None and told["pending"] == {"kind": "open"}
    assert [line["words"][0]["id"] for line in told["log"]] == ["table-created"]
