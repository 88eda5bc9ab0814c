"""Positions that are tried, moments of finished games that are played on, and what nobody may reach so."""

from __future__ import annotations

import ctypes
from typing import Any

import anyio
import pytest

from terroir.bots.playing import play
from terroir.core.errors import BadRecord
from terroir.core.registry import load
from terroir.core.replay import from_match
from terroir.server.refusal import Refusal
from terroir.server.replays import Workshop
from terroir.table.fair_queue import NOBODY
from tests.server.conftest import Served
from tests.server.people import Guest

QUARREL = """game citrus
title A lemon beside a Finca
position
  turn 1 main-done
  hand lemon lime
  market orange orange orange orange
  sites A=10/5
  grid
    .  .  .  .
    .  A  L2 .
    .  .  .  .
    .  .  .  L1
"""
CHICOREE = """game chicoree
title A card is drawn
position
  players 3
  seat 1 hand=challenge3,roast
  seat 2 hand=challenge2
"""


RECORD = '[Game "citrus"]\n[Version "1"]\n[Players "2"]\n'


def tried(guest: Guest, text: str, **asked: Any) -> Any:
    return guest.post("/api/trials", {"text": text, **asked})


def test_a_move_is_judged_with_its_rule_its_words_and_its_spaces(server: Served) -> None:
    stranger = server.guest()
    begun = tried(stranger, QUARREL)
    assert begun["state"]["seat"] == 0 and begun["seats"] == [0] and begun["players"] == 2
    assert len(begun["state"]["view"]["hand"]) == 2 and not begun["faults"]
    no = tried(stranger, QUARREL, ask="play", action="place lemon a2")
    assert no["refused"]["rule"] == "C-P4" and no["refused"]["spaces"] and not no["lines"]
    why = tried(stranger, QUARREL, ask="why_not", action="place lemon a2")
    assert why["refused"] == no["refused"]
    yes = tried(stranger, QUARREL, ask="what_if", action="place lemon c4")
    assert yes["answer"]["legal"] and yes["answer"]["preview"] and not yes["lines"]
    went = tried(stranger, QUARREL, ask="play", action="place lemon c4")
    assert went["lines"] == [{"block": "moves", "text": "1 place lemon c4"}]
    assert [tile["tile"] for tile in went["state"]["view"]["hand"]] == ["lime"]


def test_a_ruling_is_part_of_the_text(server: Served) -> None:
    guest = server.guest()
    shown = tried(guest, QUARREL + "moves\n  refused 1 place lemon a2 by C-P4\n")
    assert shown["refused"]["rule"] == "C-P4" and not shown["faults"]
    wrong = tried(guest, QUARREL + "expect\n  legal place lemon a2\n")
    assert [fault["line"] for fault in wrong["faults"]] == [14] and "C-P4" in wrong["faults"][0]["why"]


def test_luck_is_drawn_or_chosen(server: Served) -> None:
    guest = server.guest()
    by_hand = tried(guest, CHICOREE, ask="play", action="draw", luck="hand")
    assert by_hand["state"] is None and ["card fire", 1] in by_hand["chance"]
    chosen = tried(guest, CHICOREE + "moves\n  1 draw\n  = card fire\n", luck="hand")
    assert chosen["state"] is None and not any(text == "card fire" for text, _ in chosen["chance"])
    drawn = tried(guest, CHICOREE, ask="play", action="draw")
    assert drawn["state"] and [line["text"][:6] for line in drawn["lines"][1:3]] == ["= card"] * 2
    text = CHICOREE + "moves\n" + "".join(f"  {line['text']}\n" for line in drawn["lines"])
    assert tried(guest, text)["whole"] == drawn["whole"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("game poker\ntitle x\nstart 2\n", 1),
        (QUARREL.replace("hand lemon lime", "hand melon"), 5),
        (QUARREL.replace(".  A  L2 .", ".  A  L9 ."), 10),
        (CHICOREE.replace("challenge2", "challenge99"), 6),
        (QUARREL + "moves\n  nonsense\n", 14),
        (QUARREL + "moves\n" + "  = *\n" * 401, 414),
    ],
)
def test_a_bad_line_is_named(server: Served, text: str, line: int) -> None:
    answer = tried(server.guest(), text)
    assert answer["state"] is None and [fault["line"] for fault in answer["faults"]] == [line]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (QUARREL.replace("turn 1", "turn seat=0000000002000"), 4),
        (QUARREL.replace("turn 1", "turn seat=0000000006"), 4),
        (QUARREL.replace("L2 .", "L-0000000009 ."), 10),
        (QUARREL.replace("L2 .", "L² ."), 10),
        (QUARREL.replace("hand", "seat ² coins=1\n  hand"), 5),
        (QUARREL + "moves\n  refused 99 harvest a2\n", 14),
        (CHICOREE + "expect\n  legal 60 draw\n", 8),
        ("game citrus\ntitle x\nstart ²\n", 3),
        ("game noughts\ntitle x\nstart 2\n", 1),
        ('game noughts\ntitle x\nposition\n  {"cells":"XO"}\n', 1),
    ],
)
def test_a_number_that_points_nowhere_is_refused_with_its_line(server: Served, text: str, line: int) -> None:
    """One reader of numbers stood in front of compiled rules, and looked at the first nine digits."""
    answer = tried(server.guest(), text)
    assert answer["state"] is None and [fault["line"] for fault in answer["faults"]] == [line]


def test_an_answer_is_not_a_hundred_thousand_times_as_long_as_the_question(server: Served) -> None:
    rich = CHICOREE.replace(
        "seat 1 ", "contest kind=sealed card=shop bidder=1 bidding=1\n  seat 1 tokens=99999 "
    )
    answer = tried(server.guest(), rich)
    assert answer["state"] is None and "too much" in answer["faults"][0]["why"]


def test_bots_play_a_position_to_its_end_some_games_at_a_time(server: Served) -> None:
    guest = server.guest("Anna")
    text = CHICOREE.replace("position", "position\n  options rounds=2", 1)
    games: list[Any] = []
    while len(games) < 100:
        games += guest.post("/api/spreads", {"text": text, "first": len(games)})["games"]
    assert len(games) == 100 and all(len(game["scores"]) == 3 and game["winners"] for game in games)
    again = guest.post("/api/spreads", {"text": text, "first": 90})["games"]
    assert again == games[90:], "the same number is always the same game"
    server.guest().post("/api/spreads", {"text": text}, status=401)
    guest.post("/api/spreads", {"text": "nonsense"}, status=400)


def finished(server: Served, game: str, visibility: str) -> tuple[Guest, str]:
    """A game that is over, of the one who conceded it."""
    guest = server.guest("Anna")
    seats = [{}, {"kind": "bot", "level": "random"}]
    table = guest.table(game, players=2, seats=seats, visibility=visibility)
    guest.look(table).ask("concede", seat=0)
    return guest, table


def test_a_moment_of_a_finished_game_is_played_on(server: Served) -> None:
    guest, record = finished(server, "citrus", "unlisted")
    moment = guest.get(f"/api/records/{record}/position?at=0")
    assert moment["record"]["id"] == record and len(moment["seats"]) == 1
    assert tried(guest, moment["text"])["seats"] == moment["seats"]
    table = guest.post(f"/api/records/{record}/play", {"at": 0, "seat": moment["seats"][0]})["table"]["id"]
    guest.post(f"/api/tables/{table}/nonce", {"seat": moment["seats"][0], "nonce": "0123456789abcdef" * 2})
    view = guest.look(table).state["view"]
    assert view["market"] == tried(guest, moment["text"])["state"]["view"]["market"]
    guest.post(f"/api/records/{record}/play", {"at": 0, "seat": 7}, status=400)
    server.guest().post(f"/api/records/{record}/play", {"at": 0, "seat": 0}, status=401)


def test_moments_are_counted_as_replays_count_them(server: Served) -> None:
    guest = server.guest("Anna")
    match = play(load("chicoree"), ["greedy"] * 3, 5)
    record = guest.post("/api/records", {"text": from_match(match, ["A", "B", "C"]).to_text()})["id"]
    replay = guest.get(f"/api/records/{record}/replay?seat=0")
    views, view, kind = [replay["view"]], replay["view"], "open"
    for ply in replay["plies"][:120]:
        view = view | ply["changed"]
        if kind == "open":
            views[-1] = view
        else:
            views.append(view)
        kind = ply["pending"]["kind"]
    for at in (0, 7, 30, len(views) - 2):
        moment = guest.get(f"/api/records/{record}/position?at={at}")
        assert tried(guest, moment["text"], seat=0)["state"]["view"] == views[at], at
    end = guest.get(f"/api/records/{record}/position?at=100000")
    assert end["seats"] == [] and tried(guest, end["text"])["state"]["pending"]["kind"] == "over"
    guest.post(f"/api/records/{record}/play", {"at": 100000, "seat": 0}, status=409)


@pytest.mark.parametrize("game", ["citrus", "chicoree"])
def test_nothing_of_a_running_or_private_game_is_reached_by_these_ways(server: Served, game: str) -> None:
    anna, bo = server.guest("Anna"), server.guest("Bo")
    seats = [{}, {"kind": "bot", "level": "random"}]
    running = anna.table(game, players=2, seats=seats, visibility="public")
    anna.look(running)
    owner, private = finished(server, game, "private")
    for guest, record in ((anna, running), (bo, running), (server.guest(), running), (bo, private)):
        guest.get(f"/api/records/{record}/position?at=0", status=404)
    for guest, record in ((anna, running), (bo, running), (bo, private)):
        guest.post(f"/api/records/{record}/play", {"at": 0, "seat": 0}, status=404)
    assert owner.get(f"/api/records/{private}/position?at=0")["text"]
    made = owner.post(f"/api/records/{private}/play", {"at": 0, "seat": 0})["table"]
    assert made["visibility"] == "private", "what was among friends stays among friends"


def crash(_: str) -> str:
    return str(ctypes.string_at(0))


def decline(_: str) -> str:
    raise BadRecord(7, "nobody does that", "C-P4")


@pytest.mark.parametrize(
    ("work", "code", "said"), [(crash, "too-big", {}), (decline, "record", {"line": 7, "rule": "C-P4"})]
)
def test_what_goes_wrong_in_a_worker_is_a_refusal(work: Any, code: str, said: dict[str, Any]) -> None:
    """BadRecord did not survive pickle, and a crash is the answer to one question, not to all."""
    workshop = Workshop()

    async def run() -> str:
        with pytest.raises(Refusal) as error:
            await workshop.work(NOBODY, work, "")
        assert error.value.code == code and said.items() <= error.value.args_for_people.items()
        return (await workshop.position(NOBODY, RECORD, 0)).text

    assert anyio.run(run).startswith("citrus")
