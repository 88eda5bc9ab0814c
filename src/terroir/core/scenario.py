"""Trying scenarios: every line of the file against the rules, and all that differs, drawn as boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from terroir.core.errors import (
    BadOptions,
    BadPosition,
    BadScenario,
    IllegalAction,
    MalformedAction,
    StaleAction,
    TerroirError,
    UnknownGame,
    UnknownQuestion,
)
from terroir.core.game import Action, AnyGame, Chance, Decide, Objection, Over, Pending, Picture, Seat
from terroir.core.notation import bounded
from terroir.core.options import check_players, complete
from terroir.core.play import Match, check_turn, possible
from terroir.core.registry import load
from terroir.core.scenario_text import Compare, Draw, Ended, Entry, Legal, Play, Refused, Scenario, read

__all__ = ["Difference", "Result", "Scenario", "read", "run"]

MISSING, SURPLUS = "-", "+"
NOTHING = "none"
SHOWN = 8
"""How many of the possible draws or actions a difference lists."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A line that is not so. `picture` marks spaces that were expected with `-`, unexpected ones with `+`."""

    line: int
    text: str
    expected: str
    got: str
    picture: Picture
    objection: Objection | None = None
    """Why the rules refuse what the line says: a message for people."""

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}: expected {self.expected}, got {self.got}"


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a scenario: all differences, and the table before the first and after the last move."""

    scenario: Scenario
    differences: tuple[Difference, ...]
    before: Picture
    after: Picture
    match: Match[Any]
    """The game as the last line leaves it."""

    @property
    def ok(self) -> bool:
        return not self.differences


def run(scenario: Scenario, game: AnyGame | None = None) -> Result:
    """Try a scenario; BadScenario if it cannot be tried at all."""
    if game is None:
        try:
            game = load(scenario.game)
        except UnknownGame as error:
            raise BadScenario(scenario.name, 1, str(error)) from error
    if unknown := [rule for rule in scenario.rules if rule not in game.rules]:
        raise BadScenario(scenario.name, 1, f"rules: {game.name} has no {', '.join(unknown)}")
    return _Trial(scenario, game).run()


class _Trial:
    """A scenario being tried."""

    def __init__(self, scenario: Scenario, game: AnyGame) -> None:
        self.scenario = scenario
        self.game = game
        self.match: Match[Any] = Match(game, self.beginning(), None)
        self.differences: list[Difference] = []

    @property
    def state(self) -> Any:
        return self.match.state

    def run(self) -> Result:
        before = self.picture()
        self.check_beginning()
        for entry in self.scenario.entries:
            if not self.try_entry(entry):
                break  # what follows was written for a table that is not there
        return Result(self.scenario, tuple(self.differences), before, self.picture(), self.match)

    def beginning(self) -> Any:
        begin = self.scenario.beginning
        try:
            if not begin.new_game:
                return self.game.position_handed_in(begin.text)
            players, options = self.settings(begin.text.split(), begin.line)
            return self.game.start(players, options)
        except BadPosition as error:
            raise BadScenario(self.scenario.name, begin.line + (error.line or 0), error.why) from error
        except BadOptions as error:
            raise BadScenario(self.scenario.name, begin.line, str(error)) from error

    def check_beginning(self) -> None:
        """Whoever owes a decision has one to make, or the position cannot have come about."""
        pending = self.match.pending
        for seat in pending.seats if isinstance(pending, Decide) else ():
            if not self.match.legal(seat):
                why = f"seat {seat + 1} is in turn and can do nothing at all: no game comes to this position"
                raise BadScenario(self.scenario.name, self.scenario.beginning.line, why)

    def settings(self, words: Sequence[str], line: int) -> tuple[int, dict[str, str]]:
        """`start 3 option=value`: the number of players, then options."""
        pairs = [word.partition("=") for word in words[1:]]
        count = bounded(words[0], 0, 999) if words else None
        if count is None or not all(equals for _, equals, _ in pairs):
            raise BadScenario(self.scenario.name, line, "start should be like `start 3 option=value`")
        players = check_players(self.game.players, count)
        return players, complete(self.game.options, {name: value for name, _, value in pairs})

    def try_entry(self, entry: Entry) -> bool:
        """Whether the scenario can go on after this line."""
        try:
            match entry.demand:
                case Play(seat, text):
                    return self.play(entry, seat, text)
                case Draw(outcomes):
                    return self.draw(entry, outcomes)
                case Refused():
                    self.refuse(entry, entry.demand)
                case Legal(seat, text):
                    self.allow(entry, self.seat(entry, seat), text)
                case Compare():
                    self.compare(entry, entry.demand)
                case Ended(rule):
                    self.ended(entry, rule)
        except (MalformedAction, UnknownQuestion) as error:
            raise self.bad(entry, str(error)) from error
        return True

    def bad(self, entry: Entry, why: str) -> BadScenario:
        return BadScenario(self.scenario.name, entry.line, why)

    def differs(
        self,
        entry: Entry,
        expected: str,
        got: str,
        lit: Mapping[str, str] | None = None,
        why: Objection | None = None,
    ) -> None:
        found = Difference(entry.line, entry.text, expected, got, self.picture(lit or {}), why)
        self.differences.append(found)

    def picture(self, lit: Mapping[str, str] | None = None) -> Picture:
        return self.game.picture(self.game.view(self.state, None), lit or {})

    # ---- moves ----------------------------------------------------------
    def play(self, entry: Entry, seat: Seat, text: str) -> bool:
        pending = self.match.pending
        if isinstance(pending, Chance):
            self.differs(entry, "this action", f"the next draw is not given: {self.possible(pending)}")
            return False
        try:
            check_turn(pending, seat)
            self.match.play(seat, self.game.action_from_text(self.state, seat, text))
        except MalformedAction:
            raise
        except IllegalAction as error:
            why = error.objection
            self.differs(entry, "that it can be done", f"refused by {why.rule} {why.message}", why=why)
            return False
        except TerroirError as error:
            self.differs(entry, "that it can be done", f"refused: {error}")
            return False
        return True

    def draw(self, entry: Entry, outcomes: Sequence[str]) -> bool:
        if not outcomes:
            while isinstance(pending := self.match.pending, Chance):
                self.match.draw(pending.outcomes[0][0])
            return True
        for text in outcomes:
            pending = self.match.pending
            if not possible(pending):
                self.differs(entry, f"that {text} is drawn", "nothing is drawn now")
                return False
            try:
                self.match.draw(self.game.outcome_from_text(self.state, text))
            except StaleAction:
                self.differs(entry, f"that {text} is drawn", f"it cannot be: {self.possible(pending)}")
                return False
        return True

    def possible(self, pending: Pending) -> str:
        """What could be drawn, as one would write it."""
        texts = [self.game.move_to_text(outcome) for outcome in possible(pending)]
        more = ", …" if len(texts) > SHOWN else ""
        return f"`= {'` or `= '.join(texts[:SHOWN])}`{more}"

    # ---- expectations ---------------------------------------------------
    def seat(self, entry: Entry, given: Seat | None) -> Seat:
        """Return the seat named, or the only one that owes a decision."""
        if given is not None and given >= self.game.players[-1]:
            raise self.bad(entry, f"there is no seat {given + 1}")
        if given is not None:
            return given
        pending = self.match.pending
        if isinstance(pending, Decide) and len(pending.seats) == 1:
            return pending.seats[0]
        raise self.bad(entry, f"say which seat: {self.turn()} could act")

    def refuse(self, entry: Entry, demand: Refused) -> None:
        """Refused, by that rule and with that message if they are given, and nothing changes."""
        if demand.rule is not None and demand.rule not in self.game.rules:
            raise self.bad(entry, f"{self.game.name} has no rule {demand.rule}")
        seat = self.seat(entry, demand.seat)
        action = self.game.action_from_text(self.state, seat, demand.action)
        wanted = " ".join(
            ["refused", *(["by", demand.rule] if demand.rule else []), demand.message or ""]
        ).strip()
        objection = self.game.objection(self.state, seat, action)
        if objection is None:
            self.differs(entry, wanted, "it is legal")
        elif demand.rule not in (None, objection.rule) or demand.message not in (None, objection.message):
            self.differs(entry, wanted, f"refused by {objection.rule} {objection.message}", why=objection)
        elif not self.unchanged_by(seat, action):
            self.differs(entry, "that a refusal changes nothing", "the position changed")

    def unchanged_by(self, seat: Seat, action: Action) -> bool:
        before = self.game.position_to_text(self.state)
        try:
            self.match.play(seat, action)
        except TerroirError:
            return self.game.position_to_text(self.state) == before
        return False

    def allow(self, entry: Entry, seat: Seat, text: str) -> None:
        action = self.game.action_from_text(self.state, seat, text)
        objection = self.game.objection(self.state, seat, action)
        if objection is not None:
            got = f"refused by {objection.rule} {objection.message}"
            self.differs(entry, "legal", got, why=objection)

    def ended(self, entry: Entry, rule: str) -> None:
        if rule not in self.game.rules:
            raise self.bad(entry, f"{self.game.name} has no rule {rule}")
        over = self.match.pending
        got = f"over by {over.reason}" if isinstance(over, Over) else f"{self.pending()} is pending"
        if got != f"over by {rule}":
            self.differs(entry, f"over by {rule}", got)

    def compare(self, entry: Entry, demand: Compare) -> None:
        answer = self.answer(demand.question).split()
        wanted = demand.words
        missing = [word for word in wanted if word not in answer]
        surplus = [word for word in answer if word not in wanted]
        lit = dict.fromkeys(missing, MISSING)
        if demand.how == "=":
            so = tuple(answer) == wanted
            lit |= dict.fromkeys(surplus, SURPLUS)
        elif demand.how == "has":
            so = not missing
        else:
            so = len(missing) == len(wanted)
            lit = dict.fromkeys((word for word in wanted if word in answer), SURPLUS)
        if not so:
            how = "" if demand.how == "=" else f"{'' if demand.how == 'has' else 'not '}among the answer: "
            self.differs(entry, how + " ".join(wanted), " ".join(answer), lit)

    def answer(self, question: str) -> str:
        """What every game can be asked, then what this one knows."""
        over = self.match.pending
        match question.split():
            case ["turn"]:
                return self.turn()
            case ["pending"]:
                return self.pending()
            case ["winners"]:
                return _seats(over.winners) if isinstance(over, Over) else NOTHING
            case ["scores"]:
                return " ".join(map(str, over.scores)) if isinstance(over, Over) else NOTHING
        return self.game.fact(self.state, question) or NOTHING

    def turn(self) -> str:
        pending = self.match.pending
        return _seats(pending.seats) if isinstance(pending, Decide) else NOTHING

    def pending(self) -> str:
        """`decision`, `over`, or the kind of chance that is owed."""
        match self.match.pending:
            case Decide():
                return "decision"
            case Chance(kind):
                return kind
            case Over():
                return "over"


def _seats(seats: Sequence[Seat]) -> str:
    return " ".join(str(seat + 1) for seat in seats) or NOTHING
