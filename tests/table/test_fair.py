"""Fair luck: what a finished table gives away proves every draw; a running one gives away nothing."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from terroir.core.errors import BadRecord
from terroir.core.fair import verify_commitment
from terroir.core.record import parse
from terroir.core.registry import examples, games, load
from terroir.core.verify import verify
from terroir.table.bot_tasks import bot_task, bots_to_move, decide
from terroir.table.commands import AnswerEnd, Concede, OfferEnd
from terroir.table.entries import ClockStruck, Moved
from terroir.table.exporting import record
from terroir.table.refusals import Refused
from tests.table.driving import (
    SECRET,
    TABLE,
    Party,
    finish,
    kind_of,
    moves,
    nonce_of,
    setup_of,
    some_command,
)
from tests.table.test_log import meddle
from tools import verify_fair


def finished(game: str, seed: int, **more: object) -> Party:
    """A table played to its end, with all sorts of commands on the way."""
    rng = Random(seed)
    party = Party(setup_of(game, rng, **more))
    party.sit()
    for _ in range(120):
        if party.table.ended is not None:
            break
        meddle(party, rng)
        party.run_due()
        if party.table.ended is None:
            party.play_any(rng)
            party.run_due()
    finish(party, rng)
    return party


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", (*games(), *examples()))
def test_the_record_of_a_finished_table_is_verified_twice(game: str, seed: int) -> None:
    """By the engine, and by the independent verifier that shares no code with it."""
    party = finished(game, seed)
    assert party.table.ended is not None
    for viewer in party.viewers:
        text = record(party.stored(), viewer).to_text()
        verified = verify(parse(text), load(game))
        assert party.table.course is not None and verified == (party.table.course.drawn, "mixed")
        assert verify_fair.verify(text, load(game)) == verified
        assert (verified.draws > 0) == (kind_of(game).draws > 0)


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_another_secret_nonce_or_draw_is_found_out(game: str) -> None:
    text = record(finished(game, 1).stored(), None).to_text()
    lines = [line for line in text.split("\n") if line.startswith("= ")]
    pairs = [(a, b) for a, b in pairwise(lines) if a != b and a[:5] == b[:5]]
    assert bool(pairs) == (kind_of(game).draws > 0)
    forgeries = [
        text.replace(SECRET.hex(), "00" * 32),
        text.replace(f'[Id "{TABLE}"]', '[Id "Another12345"]'),
    ]
    for drawn, other in pairs[:1]:
        forgeries += [
            text.replace(nonce_of(0), nonce_of(7)),
            text.replace(drawn, other, 1),
        ]
    for forged in forgeries:
        assert forged != text
        with pytest.raises(BadRecord):
            verify(parse(forged), load(game))
        with pytest.raises(SystemExit, match="NOT FAIR"):
            verify_fair.verify(forged, load(game))


def test_a_game_with_hammers_is_verified_too() -> None:
    """What a clock brings is no draw."""
    for game in games():
        for seed in range(30):
            party = Party(setup_of(game, Random(seed), absent_bot="random", patience_ms=60_000))
            party.sit()
            while party.table.ended is None:
                if bots := bots_to_move(party.table):
                    party.play(bots[0], decide(bot_task(party.table, bots[0]).thought)[0])
                else:
                    party.now = max(party.now, party.table.next_deadline() or 0)
                party.run_due()
            if any(isinstance(entry.body, ClockStruck) for entry in party.stored()):
                text = record(party.stored(), None).to_text()
                verified = verify(parse(text), load(game))
                assert verified == verify_fair.verify(text, load(game)) and verified.draws > 0
                return
    raise AssertionError("no hammer fell")


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_a_running_table_gives_away_no_secret_and_no_others_secrets(game: str) -> None:
    rng = Random(5)
    party = Party(setup_of(game, rng))
    with pytest.raises(Refused, match="not-begun"):
        record(party.stored(), None)
    party.sit()
    for _ in moves(game, 50):
        party.play_any(rng)
        party.run_due()
    for viewer in party.viewers:
        text = record(party.stored(), viewer).to_text()
        assert "Secret" not in text and SECRET.hex() not in text
        assert f'[Commitment "{party.table.created.commitment}"]' in text
    assert verify_commitment(party.table.created.commitment, SECRET, TABLE)


def test_who_gave_up_and_how_it_ended_is_in_the_record() -> None:
    rng = Random(5)
    party = Party(setup_of(games()[-1], rng, seats=(None, "random", None), absent_bot="greedy"))
    party.sit()
    party.ask(Concede("c", 2), "p2")
    party.play_any(rng)
    party.ask(OfferEnd("o", 0), "p0")
    party.run_due()
    assert party.table.ended is not None
    tags = {tag.key: tag.value for tag in record(party.stored(), None).tags}
    assert tags["Bot2"] == "random" and tags["StandIn3"] == "conceded greedy" and tags["Ended"] == "alone"
    assert tags["Seat1"] == "Name 0" and "Result" not in tags
    with pytest.raises(Refused):
        party.ask(AnswerEnd("a", 0, True), "p0")


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_a_game_ended_by_agreement_is_verified_too(game: str) -> None:
    rng = Random(8)
    party = Party(setup_of(game, rng))
    party.sit()
    for _ in moves(game, 30):
        party.play_any(rng)
        party.run_due()
    party.ask(OfferEnd("o", 0), "p0")
    for seat in list(party.table.to_agree):
        party.ask(AnswerEnd("a", seat, True), f"p{seat}")
    party.run_due()
    text = record(party.stored(), None).to_text()
    assert '[Ended "agreed"]' in text and "[Result" not in text
    assert verify(parse(text), load(game)) == verify_fair.verify(text, load(game))
    running = text.replace('[Ended "agreed"]\n', "")
    with pytest.raises(BadRecord, match="only a finished game"):
        verify(parse(running), load(game))
    with pytest.raises(KeyError):
        verify_fair.verify(running, load(game))


def test_no_undo_goes_past_what_became_known() -> None:
    """Whatever is asked, an entry that drew or showed something stays in the record."""
    for seed in range(4):
        rng = Random(seed)
        party = Party(setup_of(games()[-1], rng))
        party.sit()
        shown: list[tuple[int, str]] = []
        for _ in range(150):
            if party.table.ended is not None:
                break
            seat = rng.choice(party.seats)
            try:
                party.ask(some_command(party, rng, seat), f"p{seat}")
            except Exception:
                continue
            body = party.stored()[-1].body
            if isinstance(body, Moved) and body.drawn:
                shown += [(body.seat, text) for text in body.drawn]
            party.run_due()
        lines = [line.text for line in record(party.stored(), None).lines if line.who == "="]
        assert [text for _, text in shown] == lines[len(lines) - len(shown) :]
