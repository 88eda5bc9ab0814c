"""Positions of a real game as the frames a client gets, for its tests and its gallery.

./run python -m tools.client_fixtures GAME [SEED]                     five moments of a game of four
./run python -m tools.client_fixtures GAME SEED PROMPT PLAYERS        where this prompt comes up late
"""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from terroir.bots.bot import seeded
from terroir.bots.codes import bot
from terroir.core.game import AnyGame, Decide, Message, Over
from terroir.core.play import Match
from terroir.core.registry import load
from terroir.server.wire import ClockInfo, SeatInfo, State, TableInfo
from terroir.table import wording
from terroir.table.shapes import Choices, LogLine, Pending
from tools.environment import ROOT

NAMES = ["Ada", "Mar", "Teo", "Inés", "Jo", "Uri"]
FORECASTS = 12
SECOND = 1000


def moments(game: AnyGame, players: int, seed: int) -> Iterator[tuple[Match[Any], list[LogLine]]]:
    """A game of bots, action by action, with its log in words."""
    match = Match(game, game.start(players, {}), seeded(seed, 0))
    player, log = bot("greedy"), []
    while True:
        yield match, log
        pending = game.pending(match.state)
        if isinstance(pending, Over):
            return
        assert isinstance(pending, Decide)
        seat = pending.seats[0]
        choice = player.choose(
            game, game.view(match.state, seat), match.legal(seat), seeded(seed, len(match.steps))
        )
        events = match.play(seat, choice)
        told = [game.message_for(event.seen_by(None)) for event in events]
        log.append(LogLine(len(log) + 1, len(log) * 20 * SECOND, seat, [words for words in told if words]))


def frame(game: AnyGame, match: Match[Any], log: list[LogLine], seat: int) -> State:
    """What the seat would get when it opens the table."""
    state = match.state
    players = len(NAMES[: players_of(game, state)])
    table = TableInfo(
        id="000000000000",
        game=game.name,
        version=game.version,
        players=players,
        options=dict(game.settings(state)),
        visibility="public",
        clock=ClockInfo("none"),
        hot_seat=False,
        hints=True,
        status="over" if isinstance(game.pending(state), Over) else "running",
        host="ada",
        yours=True,
        you="ada",
        commitment="0" * 64,
        created_ms=0,
        rematch=None,
        equipment=game.equipment(state),
    )
    seats = [
        SeatInfo(i, "person", NAMES[i], NAMES[i].lower(), None, i == seat, "person", "", True, True)
        for i in range(players)
    ]
    view = game.view(state, seat)
    shown = game.view_to_json(view), pending_of(game, state), choices(game, match, seat), match.can_undo(seat)
    return State(len(log), seat, table, seats, *shown, None, None, list(log), [], [], [], None)


def players_of(game: AnyGame, state: Any) -> int:
    return len(game.view_to_json(game.view(state, None))["players"])


def pending_of(game: AnyGame, state: Any) -> Pending:
    pending = game.pending(state)
    if isinstance(pending, Over):
        return Pending(
            "over",
            [],
            None,
            scores=list(pending.scores),
            winners=list(pending.winners),
            reason=pending.reason,
        )
    assert isinstance(pending, Decide)
    return Pending("decide", list(pending.seats), Message(pending.prompt, dict(pending.args)), pending.secret)


def choices(game: AnyGame, match: Match[Any], seat: int) -> list[Choices]:
    pending = game.pending(match.state)
    if not isinstance(pending, Decide) or seat not in pending.seats:
        return []
    return wording.choices(game, game.view(match.state, seat), match.legal(seat))


def forecasts(game: AnyGame, match: Match[Any], seat: int) -> dict[str, Any]:
    """Forecasts of some of the legal actions, spread over all of them."""
    legal = match.legal(seat)
    if isinstance(game.pending(match.state), Over):
        return {}
    view, step = game.view(match.state, seat), max(1, len(legal) // FORECASTS)
    return {game.move_to_text(action): game.preview(view, action) for action in legal[::step]}


def richest(game: AnyGame, players: int, seed: int, first: int, last: int) -> dict[str, Any]:
    """The moment between two lengths of a game that offers the most kinds of action; the end if it comes."""
    best, shown = -1, {}
    for match, log in moments(game, players, seed):
        pending = game.pending(match.state)
        seat = pending.seats[0] if isinstance(pending, Decide) else 0
        over = isinstance(pending, Over)
        offered = len(choices(game, match, seat))
        if over or (first <= len(log) and offered > best):
            best = offered
            shown = {"state": frame(game, match, log, seat), "forecasts": forecasts(game, match, seat)}
        if over or len(log) >= last:
            break
    return shown


def prompted(game: AnyGame, players: int, seed: int, prompt: str) -> dict[str, Any]:
    """The last moment of a game at which somebody is asked this."""
    shown: dict[str, Any] = {}
    for match, log in moments(game, players, seed):
        pending = game.pending(match.state)
        if isinstance(pending, Decide) and pending.prompt.endswith(f"-{prompt}"):
            seat = pending.seats[-1]
            state = frame(game, match, list(log), seat)
            shown = {"state": state, "forecasts": forecasts(game, match, seat)}
    if not shown:
        raise SystemExit(f"seed {seed}: nobody is asked {prompt}")
    return shown


def main(args: list[str]) -> None:
    game, seed = load(args[0]), int(args[1]) if len(args) > 1 else 7
    folder = ROOT / "client" / "src" / "games" / game.name / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    if len(args) > 2:
        shown = prompted(game, int(args[3]), seed, args[2])
        (folder / f"{args[2]}.json").write_bytes(msgspec.json.encode(shown) + b"\n")
        return
    spans = {
        "start": (0, 0),
        "early": (30, 45),
        "middle": (80, 110),
        "late": (130, 160),
        "over": (10**6, 10**6),
    }
    for name, (first, last) in spans.items():
        shown = richest(game, min(4, max(game.players)), seed, first, last)
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(shown) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
