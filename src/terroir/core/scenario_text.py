"""Scenario files: this position, these moves, expect this. docs/scenarios.md explains the format to people.

    game NAME
    title What it shows
    rules ID ID
    show what a picture of it shows
    position
      as the game writes positions
    moves
      1 an action of seat 1
      = an outcome of chance
      refused 2 an action by ID
    expect
      a question = its answer
      legal an action

Here is only the notation; `scenario.py` tries what it says.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass

from terroir.core.errors import BadScenario

MAX_TEXT = 200_000
_COMMENT = re.compile(r"(^|\s)//.*")
_HEADER = ("game", "title", "rules", "show", "start")
_BLOCKS = ("position", "moves", "expect")
_PLAY = re.compile(r"([1-9][0-9]?) +(\S.*)")
_BY = re.compile(r"(?:([1-9][0-9]?) +)?(\S.*?)(?: +by +(\S+)(?: +(\S+))?)?")
_LEGAL = re.compile(r"(?:([1-9][0-9]?) +)?(\S.*)")
_COMPARE = re.compile(r"(\S.*?) +(=|has|lacks)(?: +(\S.*))?")
FORMS = {
    "moves": "`1 ACTION`, `= OUTCOME` or `refused 1 ACTION`, perhaps `by RULE`",
    "expect": "`QUESTION = ANSWER`, `QUESTION has WORDS`, `QUESTION lacks WORDS`, `legal ACTION`, "
    "`illegal ACTION`, perhaps `by RULE`, or `over by RULE`",
}


@dataclass(frozen=True, slots=True)
class Play:
    """An action that must be possible."""

    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class Draw:
    """Outcomes of chance, one after the other; none given means whatever comes first, as often as asked."""

    outcomes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """An action that must be refused, perhaps by a rule and with a certain message, and change nothing."""

    seat: int | None
    action: str
    rule: str | None
    message: str | None


@dataclass(frozen=True, slots=True)
class Legal:
    """An action that must be legal, but is not made."""

    seat: int | None
    action: str


@dataclass(frozen=True, slots=True)
class Compare:
    """A question and what its answer must be (`=`), or hold (`has`), or not hold (`lacks`)."""

    question: str
    how: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """The game must be over, by a rule."""

    rule: str


Demand = Play | Draw | Refused | Legal | Compare | Ended


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a scenario and what it demands."""

    line: int
    text: str
    demand: Demand


@dataclass(frozen=True, slots=True)
class Beginning:
    """Where a scenario begins: a position as text, or (`start`) the set-up of a new game."""

    line: int
    text: str
    new_game: bool


@dataclass(frozen=True, slots=True)
class Scenario:
    """A position, moves and expectations. `name` says in errors where it came from."""

    name: str
    game: str
    title: str
    rules: tuple[str, ...]
    beginning: Beginning
    entries: tuple[Entry, ...]
    show: tuple[str, ...] = ()
    """The parts of the table that a picture of it shows, as screens name them."""


def read(text: str, name: str = "scenario", bare: bool = False) -> Scenario:
    """Read a scenario; only its form is judged, not whether it is true. A `bare` one may try nothing."""
    return _Reader(name, bare).read(text)


class _Reader:
    """A scenario half read."""

    def __init__(self, name: str, bare: bool) -> None:
        self.name = name
        self.bare = bare
        self.header: dict[str, tuple[int, str]] = {}
        self.block = ""
        self.position: list[str] | None = None
        self.position_line = 0
        self.entries: list[Entry] = []

    def read(self, text: str) -> Scenario:
        if len(text) > MAX_TEXT:
            raise self.error(1, f"longer than {MAX_TEXT} characters")
        for number, raw in enumerate(text.splitlines(), start=1):
            content = _COMMENT.sub("", raw.expandtabs(4)).rstrip()
            if content and not content.startswith(" "):
                self.headline(number, content)
            elif self.block == "position" and self.position is not None:
                self.position.append(content)
            elif content:
                self.entry(number, content.strip())
        return self.scenario()

    def error(self, line: int, why: str) -> BadScenario:
        return BadScenario(self.name, line, why)

    def headline(self, number: int, content: str) -> None:
        """A line that is not indented: part of the header, or the head of a block."""
        word, _, rest = content.partition(" ")
        if word in _BLOCKS:
            if rest.strip():
                raise self.error(number, f"{word} stands alone; what belongs to it follows, indented")
            self.open_block(number, word)
        elif word in _HEADER:
            if word in self.header:
                raise self.error(number, f"{word} again, after line {self.header[word][0]}")
            self.header[word] = (number, rest.strip())
            self.block = ""
        else:
            known = ", ".join(_HEADER + _BLOCKS)
            raise self.error(number, f"{word[:40]!r} is none of {known}; what belongs to a block is indented")

    def open_block(self, number: int, word: str) -> None:
        self.block = word
        if word == "position":
            if self.position is not None:
                raise self.error(number, f"position again, after line {self.position_line}")
            self.position, self.position_line = [], number

    def entry(self, number: int, content: str) -> None:
        """A line of a block of moves or expectations."""
        if self.block not in FORMS:
            raise self.error(number, "an indented line outside position, moves and expect")
        demand = read_move(content) if self.block == "moves" else read_expectation(content)
        if demand is None:
            raise self.error(number, f"cannot read {content[:80]!r}: it should be {FORMS[self.block]}")
        self.entries.append(Entry(number, content, demand))

    def scenario(self) -> Scenario:
        for word in ("game", "title"):
            if not self.header.get(word, (0, ""))[1]:
                raise self.error(1, f"no {word}")
        if not self.entries and not self.bare:
            raise self.error(1, "nothing is tried: no moves and no expect")
        rules, show = (tuple(self.header.get(word, (0, ""))[1].split()) for word in ("rules", "show"))
        game, title = self.header["game"][1], self.header["title"][1]
        return Scenario(self.name, game, title, rules, self.beginning(), tuple(self.entries), show)

    def beginning(self) -> Beginning:
        if (self.position is None) == ("start" not in self.header):
            raise self.error(1, "one of position and start is needed, and not both")
        if self.position is None:
            return Beginning(*self.header["start"], new_game=True)
        text = textwrap.dedent("\n".join(self.position))
        return Beginning(self.position_line, text, new_game=False)


def read_move(content: str) -> Demand | None:
    """A line of the block `moves`; None if it cannot be read."""
    word, _, rest = content.partition(" ")
    if word == "=":
        outcomes = tuple(" ".join(part.split()) for part in rest.split(","))
        if outcomes == ("*",):
            return Draw(())
        return Draw(outcomes) if all(outcomes) else None
    if word == "refused":
        return _refused(rest)
    found = _PLAY.fullmatch(content)
    return Play(int(found[1]) - 1, found[2]) if found else None


def _refused(content: str) -> Refused | None:
    found = _BY.fullmatch(content.strip())
    return Refused(_seat(found[1]), found[2], found[3], found[4]) if found else None


def read_expectation(content: str) -> Demand | None:
    """A line of the block `expect`; None if it cannot be read."""
    word, _, rest = content.partition(" ")
    if word == "illegal":
        return _refused(rest)
    if word == "legal":
        found = _LEGAL.fullmatch(rest.strip())
        return Legal(_seat(found[1]), found[2]) if found else None
    if word == "over":
        found = re.fullmatch(r"by +(\S+)", rest.strip())
        return Ended(found[1]) if found else None
    found = _COMPARE.fullmatch(content)
    return Compare(found[1], found[2], tuple((found[3] or "none").split())) if found else None


def _seat(digits: str | None) -> int | None:
    return int(digits) - 1 if digits else None
