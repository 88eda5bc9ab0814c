"""Positions that people put together, tried by the rules, and played to their end by bots.

All of it runs in another process: nobody here has judged these positions before, and bots take their time.
What is called takes and gives plain data.
"""

from __future__ import annotations

import random
import textwrap
import time
from typing import Any

import msgspec

from terroir.bots.levels import robot
from terroir.core.errors import BadScenario, TerroirError
from terroir.core.game import AnyGame, Chance, Decide, Over
from terroir.core.lesson import judged
from terroir.core.play import Match, draws_by
from terroir.core.registry import examples
from terroir.core.scenario import Result, run
from terroir.core.scenario_text import Draw, Entry, Play, Refused, Scenario, read
from terroir.server import wire
from terroir.server.http_types import Spread, SpreadGame, TrialAnswer, TrialFault, TrialLine
from terroir.server.posed import state_of
from terroir.server.questions import refused
from terroir.table.positions import PositionTable

NAME = "position"
SPREAD_S = 3.0
"""How long bots play at a stretch; then whoever asked is told how far they are."""
SPREAD = 100
MOST_LINES = 400
MOST_BYTES = 2_000_000


def written(game: str, title: str, position: str) -> str:
    """A scenario in which nothing has been tried yet."""
    return f"game {game}\ntitle {title}\nposition\n{textwrap.indent(position, '  ')}"


def tried(text: str, seat: int | None, ask: str, action: str, luck: str) -> TrialAnswer:
    """What the rules say to a scenario, and to what is asked of it now."""
    try:
        result = _run(text)
    except BadScenario as error:
        return TrialAnswer(faults=[TrialFault(error.line, error.why)])
    return _Trial(result, seat).answer(ask, action, luck)


def answered(text: str, seat: int | None, ask: str, action: str, luck: str) -> bytes:
    """Return the same as JSON; of a position with a hundred thousand choices only that it is too large."""
    answer = msgspec.json.encode(tried(text, seat, ask, action, luck))
    if len(answer) <= MOST_BYTES:
        return answer
    return msgspec.json.encode(TrialAnswer(faults=[TrialFault(1, "there is too much to choose from here")]))


def _run(text: str) -> Result:
    scenario = read(text, NAME, bare=True)
    if len(scenario.entries) > MOST_LINES:
        raise BadScenario(NAME, scenario.entries[MOST_LINES].line, f"more than {MOST_LINES} lines are tried")
    if scenario.game in examples():
        raise BadScenario(
            NAME, 1, f"{scenario.game} is a game to learn from: its positions are not tried here"
        )
    return run(scenario)


class _Trial:
    """A scenario after its last line, and what is done there now."""

    def __init__(self, result: Result, seat: int | None) -> None:
        self.result = result
        self.scenario: Scenario = result.scenario
        self.match: Match[Any] = result.match
        self.game: AnyGame = self.match.game
        self.players = len(self.game.view(self.match.state, None).players)
        self.asked = seat if seat is not None and seat < self.players else None
        self.lines = [TrialLine(_block(entry), entry.text) for entry in self.scenario.entries]

    @property
    def owing(self) -> tuple[int, ...]:
        pending = self.match.pending
        return pending.seats if isinstance(pending, Decide) else ()

    @property
    def seat(self) -> int:
        """Who looks: the seat asked for, else whoever is in turn."""
        return self.asked if self.asked is not None else next(iter(self.owing), 0)

    def answer(self, ask: str, action: str, luck: str) -> TrialAnswer:
        answer, ruling = None, self._last_ruling() if ask == "state" else None
        if luck == "drawn":
            self._draw()
        try:
            if ask == "play":
                self._play(action)
            elif ask != "state":
                preview = self._preview(action)
                answer = wire.Answer("", True, preview=preview if ask == "what_if" else None)
        except TerroirError as error:
            ruling = refused(self.game, None, error)
        if luck == "drawn":
            self._draw()
        pending, beginning = self.match.pending, self.scenario.beginning
        position = beginning.text.rstrip() if not beginning.new_game else self._began()
        chance = pending.outcomes if isinstance(pending, Chance) else ()
        return TrialAnswer(
            game=self.game.name,
            title=self.scenario.title,
            position=position,
            lines=self.lines,
            whole=self.game.position_to_text(self.match.state),
            seats=list(self.owing),
            players=self.players,
            state=None if isinstance(pending, Chance) else self._state(),
            chance=[(self.game.move_to_text(outcome), count) for outcome, count in chance if count],
            answer=answer,
            refused=ruling,
            faults=[
                TrialFault(one.line, f"{one.text}: expected {one.expected}, got {one.got}")
                for one in self.result.differences
            ],
        )

    def _preview(self, text: str) -> Any:
        action = judged(self.match, self.seat, text)
        return self.game.preview(self.game.view(self.match.state, self.seat), action)

    def _began(self) -> str:
        players, *options = self.scenario.beginning.text.split()
        chosen = dict(option.split("=", 1) for option in options)
        return self.game.position_to_text(self.game.start(int(players), chosen)).rstrip()

    def _play(self, text: str) -> None:
        seat = self.seat
        self.match.play(seat, judged(self.match, seat, text))
        self.lines.append(TrialLine("moves", f"{seat + 1} {text}"))

    def _draw(self) -> None:
        draws = draws_by(random.SystemRandom().randrange)
        while isinstance(pending := self.match.pending, Chance):
            outcome = draws(self.match.state, pending)
            self.match.draw(outcome)
            self.lines.append(TrialLine("moves", f"= {self.game.move_to_text(outcome)}"))

    def _last_ruling(self) -> wire.Refused | None:
        """Why the last line is refused, if it says that something is."""
        entries = self.scenario.entries
        demand = entries[-1].demand if entries else None
        if not isinstance(demand, Refused):
            return None
        try:
            judged(self.match, self.seat if demand.seat is None else demand.seat, demand.action)
        except TerroirError as error:
            return refused(self.game, None, error)
        return None

    def _state(self) -> wire.State:
        table = PositionTable(
            self.game, self.game.position_to_text(self.match.state), self.players, self.seat
        )
        return state_of(table, table.snapshot())


def _block(entry: Entry) -> Any:
    is_move = isinstance(entry.demand, Play | Draw) or entry.text.startswith("refused")
    return "moves" if is_move else "expect"


def spread(text: str, bot: str, first: int) -> Spread:
    """Bots finish the game of a scenario; the same number is always the same game."""
    start = _run(text).match
    game, end = start.game, time.monotonic() + SPREAD_S
    robots = [robot(game, bot)] * len(game.view(start.state, None).players)
    games: list[SpreadGame] = []
    for number in range(first, SPREAD):
        games.append(_finished(game, start.state, robots, number))
        if time.monotonic() > end:
            break
    return Spread(games)


def _finished(game: AnyGame, state: Any, robots: list[Any], number: int) -> SpreadGame:
    rng = random.Random(number)
    match: Match[Any] = Match(game, game.clone(state), rng.randrange)
    while isinstance(decision := match.pending, Decide):
        seat = decision.seats[0]
        view = game.view(match.state, seat)
        for action in robots[seat].plan(game, view, match.legal(seat), rng.randrange):
            match.play(seat, action)
    over = match.pending
    assert isinstance(over, Over)
    return SpreadGame(list(over.scores), list(over.winners))
