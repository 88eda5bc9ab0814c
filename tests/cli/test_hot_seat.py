"""Several people at one screen: each sees, takes back and writes down what is theirs, and nothing else."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from terroir.cli import session as sessions
from terroir.cli.keyboard import Keyboard
from terroir.cli.paint import Painter
from terroir.cli.session import Session
from terroir.cli.terminal import Terminal
from terroir.cli.words import Words
from terroir.core.errors import StaleAction
from terroir.core.game import Decide
from terroir.core.record import parse
from terroir.core.registry import load
from tests.cli.conftest import Terroir

GAME = load("chicoree")
NAMES = ["Anna", "Bert", "Cleo"]
MELEE = {"auction": "melee", "first": "2"}
PAST = "\x1b[3J"
"""What empties the lines above the screen."""


def begun(options: dict[str, str], prompt: str, seed: int = 0) -> Session:
    """A game of three people, played at random until all of them are asked something of that kind."""
    session = sessions.begin(GAME, options, NAMES, {}, seed, None)
    rng = Random(seed)
    while not session.over:
        pending = session.match.pending
        assert isinstance(pending, Decide)
        if prompt in pending.prompt and len(pending.seats) == 3 and len(session.match.steps) > 60:
            session.keep()
            return session
        seat = session.seat_to_act()
        session.match.play(seat, rng.choice(session.match.legal(seat)))
    return begun(options, prompt, seed + 1)


def min_tokens(session: Session) -> int:
    return min(int(GAME.fact(session.match.state, f"tokens {seat}")) for seat in (1, 2, 3))


def screens(session: Session, typed: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """All that a real terminal gets while this is typed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    console = Console(file=io.StringIO(), force_terminal=True, width=100, height=50)
    Terminal(session, Words("en", GAME, session.names), console).run()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def hand(session: Session, seat: int) -> str:
    """The first line of a hand, as it stands on the screen."""
    picture = GAME.picture(GAME.view(session.match.state, seat), {})
    title = next(n for n, row in enumerate(picture) if "picture-chicoree-hand" in repr(row))
    return plain(Painter(GAME, Words("en", GAME, session.names)).row(picture[title + 1]).plain)


def plain(text: str) -> str:
    """Without colours, each run of blanks as one."""
    return re.sub(r"\s+", " ", re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)).strip()


def test_whoever_takes_over_finds_nothing_of_the_one_before(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hand is wiped off the screen, and off the lines above it, before the next player looks."""
    session = begun({}, "prompt-chicoree-challenge")
    order = list(session.match.pending.seats)  # type: ignore[union-attr]
    hands = {seat: hand(session, seat) for seat in order}
    typed = "".join("\n1\nseal\n" for _ in order)
    shown = screens(session, typed, monkeypatch).split(PAST)
    covers = [part for part in shown if "The screen is for" in plain(part)]
    for seat, part in zip(order, covers, strict=False):
        assert f"The screen is for {NAMES[seat]} now" in plain(part)
        assert hands[seat] in plain(part)
        assert [other for other in order if other != seat and hands[other] in plain(part)] == []
    assert len(covers) >= len(order)


def test_a_game_goes_on_behind_a_cover_and_is_left_behind_one(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody's hand is there when a game is loaded, nor after somebody has left it."""
    session = begun({}, "prompt-chicoree-sealed")
    loaded = sessions.load(session.file)
    before, looked, after = screens(loaded, "\nquit\n", monkeypatch).split(PAST)
    secret = hand(loaded, loaded.seat_to_act())
    assert secret in plain(looked)
    assert secret not in plain(before) and secret not in plain(after)
    assert "terroir play --load" in plain(after)


def test_the_keyboard_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the history nor completion tells what somebody else has typed or could type."""
    readline = pytest.importorskip("readline")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    keyboard = Keyboard(Console(file=io.StringIO()))
    monkeypatch.undo()
    keyboard.completions = ["bid 5"]
    readline.add_history("bid 5")
    keyboard.forget()
    assert readline.get_current_history_length() == 0 and keyboard.completions == ()
    readline.set_completer(None)


def test_a_choice_can_be_taken_back_until_it_is_sealed(home: Path) -> None:
    """K-C1: step by step or all of it; what is sealed stays."""
    session = begun({}, "prompt-chicoree-challenge", seed=3)
    seat = max(session.match.pending.seats, key=lambda s: len(session.match.legal(s)))  # type: ignore[union-attr]
    start, events = GAME.position_to_text(session.match.state), len(session.match.events)
    session.play(seat, session.match.legal(seat)[0])
    once = GAME.position_to_text(session.match.state)
    session.play(seat, session.match.legal(seat)[0])
    session.take_back(seat, whole=False)
    assert GAME.position_to_text(session.match.state) == once
    session.take_back(seat, whole=True)
    assert GAME.position_to_text(session.match.state) == start and len(session.match.events) == events
    with pytest.raises(StaleAction):
        session.take_back(seat, whole=False)
    session.play(seat, session.match.legal(seat)[0])
    session.play(seat, GAME.action_from_text(session.match.state, seat, "seal"))
    with pytest.raises(StaleAction):
        session.take_back(seat, whole=False)
    assert sessions.load(session.file).match.steps == session.match.steps


def test_a_running_game_is_exported_as_its_player_knows_it(home: Path, tmp_path: Path) -> None:
    """K-T11: hidden draws and sealed bids of others are not in it; the whole record follows after the end."""
    session = begun({}, "prompt-chicoree-sealed", seed=5)
    first, second = session.match.pending.seats[:2]  # type: ignore[union-attr]
    session.play(first, GAME.action_from_text(session.match.state, first, "bid 1"))
    session.export(tmp_path / "mine", first)
    session.export(tmp_path / "other", second)
    mine, other = (parse((tmp_path / name).read_text("utf-8")) for name in ("mine", "other"))
    assert mine.value("Viewer") == str(first + 1) and mine.lines[-1].text == "bid 1"
    assert other.value("Viewer") == str(second + 1) and other.lines[-1].text == "?"
    hidden = [line for line in other.lines if line.text == "?"]
    assert len(hidden) > 5 and other.value("Secret") is None
    rng = Random(1)
    while not session.over:
        seat = session.seat_to_act()
        session.match.play(seat, rng.choice(session.match.legal(seat)))
    session.export(tmp_path / "whole", second)
    whole = parse((tmp_path / "whole").read_text("utf-8"))
    assert whole.value("Viewer") is None and "?" not in [line.text for line in whole.lines]


def test_a_running_game_is_kept_from_other_users(home: Path) -> None:
    session = begun({}, "prompt-chicoree-sealed", seed=5)
    assert session.file.stat().st_mode & 0o077 == 0


def test_without_a_clock_a_melee_is_asked_in_turn(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """K-A1: the active player first, then clockwise; after a raise everybody may speak again."""
    session = next(game for seed in range(50) if min_tokens(game := begun(MELEE, "melee", 100 * seed)) > 2)
    active = session.match.steps[-3].seat
    assert session.seat_to_act() == active and active is not None

    def say(text: str) -> int:
        seat = session.seat_to_act()
        session.play(seat, GAME.action_from_text(session.match.state, seat, text))
        return seat

    left, right = (active + 1) % 3, (active + 2) % 3
    assert [say("pass"), say("raise 1"), say("raise 2")] == [active, left, right]
    assert session.seat_to_act() == active
    assert "There is no clock here" in plain(screens(session, "\nquit\n", monkeypatch))


def test_everybody_is_told_what_happened_since_they_looked(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One player's look does not use up the news of another."""
    session = begun({}, "prompt-chicoree-sealed", seed=8)
    card = GAME.fact(session.match.state, "contest").split()[1]
    turned = f"turns up {Words('en', GAME).text('chicoree-card', card=card)}"
    session.since = dict.fromkeys(range(3), len(session.match.events) - 2)
    shown = plain(screens(session, "\nbid 0\n\nbid 0\n\nquit\n", monkeypatch))
    assert shown.count(turned) == 3


def test_replay_lends_the_eyes_of_a_seat_only_after_the_end(terroir: Terroir, home: Path) -> None:
    session = begun({}, "prompt-chicoree-sealed", seed=5)
    seat = session.match.pending.seats[0]  # type: ignore[union-attr]
    session.play(seat, GAME.action_from_text(session.match.state, seat, "bid 1"))
    refused = terroir("replay", str(session.file), "--seat", "1")
    assert refused.code == 2 and "what is hidden stays hidden" in refused.err
    shown = terroir("replay", str(session.file))
    assert shown.code == 0 and "Your hand" not in shown.out and "bid 1" not in shown.out
    rng = Random(1)
    while not session.over:
        seat = session.seat_to_act()
        session.match.play(seat, rng.choice(session.match.legal(seat)))
    session.keep()
    assert "Your hand" in terroir("replay", str(session.file), "--seat", "1").out
    assert terroir("replay", str(session.file), "--seat", "4").code == 2


def test_look_shows_the_piles_that_anybody_may_leaf_through(terroir: Terroir, home: Path) -> None:
    session = begun({}, "prompt-chicoree-sealed", seed=5)
    shown = terroir("play", "--load", str(session.file), typed="\nlook\nhelp\nquit\n")
    assert "Discard pile" in shown.out and "look  " in shown.out
