"""Reading positions that people wrote: whatever is not said is as at the start, or follows from the rest."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from terroir.core.errors import BadOptions, BadPosition
from terroir.core.notation import bounded, stated
from terroir.games.citrus.actions import FRUITS, LANDSCAPE, tile_name, tile_number
from terroir.games.citrus.board import BUSH, LETTERS, OPEN, ROCK, ROWS, Board, load, material, space_at
from terroir.games.citrus.journal import REASONS
from terroir.games.citrus.notation import finca_text
from terroir.games.citrus.position import COUNTERS, FRUIT_LETTERS, LAND_MARKS, OCCASIONS, UNSET
from terroir.games.citrus.position_check import COUNTER_LIMITS, MOST, MOST_POINTS, faults
from terroir.games.citrus.setup import PLAYERS, box, restored, settle
from terroir.games.citrus.state import NUMBERS, State
from terroir.games.citrus.terms import BUILT, PRINTED, REVEALED, SCORED

COUNTS = ("bag", "gone", "box", "used", "fincas", "letters")
KEYS = ("board", "options", "players", "turn", "market", "hand", "sites", *COUNTS)
SEATS_NAMED = (0, 99)
_COMMENT = re.compile(r"(^|\s)//.*")
TILES = [tile_name(t) for t in range(10)]


@dataclass
class Said:
    """The lines of a position: words by key, rows of the grid, and where each stands."""

    facts: dict[str, list[str]] = field(default_factory=dict)
    grid: list[list[str]] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)
    grid_lines: list[int] = field(default_factory=list)

    @contextmanager
    def at(self, key: str) -> Iterator[None]:
        """Errors inside are errors of that line."""
        try:
            yield
        except (BadPosition, BadOptions) as error:
            why = error.why if isinstance(error, BadPosition) else str(error)
            raise BadPosition(why, self.lines.get(key)) from error

    def words(self, key: str) -> list[str]:
        return self.facts.get(key, [])


def from_text(text: str, *, handed_in: bool = False) -> State:
    """Read the position a text describes; BadPosition says which line cannot be.

    One that is `handed_in` has to be one that a game comes to; any other, that the rules can go on from.
    """
    said = _split(text)
    players = _players(said)
    settings = _settings(said, players)
    board = load(settings["board"])
    terms = box(players, settings)
    d = _blank(players, terms, board)
    if said.grid:
        _read_grid(d, board, said)
    for key in said.facts:
        with said.at(key):
            _read_fact(d, key, said.facts[key])
    _complete(d, said, terms)
    for key, why, rule, playable in faults(d, board, terms):
        if handed_in or not playable:
            raise BadPosition(f"{why} [{rule}]", said.lines.get(key))
    return restored(settings, d)


# ---- lines, players, board ----------------------------------------------
def _split(text: str) -> Said:
    said = Said()
    for number, line in enumerate(text.splitlines(), 1):
        words = _COMMENT.sub("", line).split()
        if not words or (number == 1 and words == ["citrus"]):
            continue
        if "grid" in said.lines:
            if not words[0].isdigit():
                marks = " ".join(words).replace("*", "* ").split()  # `O1*.` is two marks
                said.grid.append(marks[1:] if marks[0] == ROWS[min(len(said.grid), 9)] else marks)
                said.grid_lines.append(number)
            continue
        key = f"seat {words[1]}" if words[0] == "seat" and len(words) > 1 else words[0]
        if key in said.lines:
            raise BadPosition(f"{key} is said twice, first in line {said.lines[key]}", number)
        if key not in KEYS and key != "grid" and words[0] != "seat":
            raise BadPosition(f"unknown {key!r}; known are {', '.join(KEYS)}, seat N and grid", number)
        said.lines[key] = number
        if key != "grid":
            said.facts[key] = words[2:] if words[0] == "seat" else words[1:]
    return said


def _players(said: Said) -> int:
    """As many as are said to play, else as many as are mentioned, and at least two."""
    if "players" in said.facts:
        with said.at("players"):
            return stated("players", " ".join(said.facts.pop("players")), PLAYERS[0], PLAYERS[-1])
    seats = [key[5:] for key in said.facts if key.startswith("seat ")]
    owners = [mark[1:2] for row in said.grid for mark in row if mark[:1] in FRUIT_LETTERS]
    named = [bounded(word, *SEATS_NAMED) or 0 for word in (*seats, *owners)]
    return min(PLAYERS[-1], max(PLAYERS[0], *named, 0))


def _settings(said: Said, players: int) -> dict[str, str]:
    named = " ".join(said.facts.pop("board", []))
    if not named and len(said.grid) < 2:
        raise BadPosition("name a board, or draw a grid of two rows or more")
    own = "/".join("".join(_printed(mark) for mark in row) for row in said.grid)
    if not named:
        _check_grid(said, len(said.grid), len(said.grid[0]))
    with said.at("options"):
        given = dict(_pairs(said.facts.pop("options", [])))
    with said.at("board" if named else "options"):
        return settle(players, {**given, "board": named or own})


def _printed(mark: str) -> str:
    """What the board under a mark shows, for a position that draws its own board."""
    if mark in (OPEN, ROCK, BUSH) or (len(mark) == 1 and mark in LETTERS):
        return mark
    return BUSH if mark in LAND_MARKS else OPEN


def _pairs(words: Iterable[str]) -> Iterator[tuple[str, str]]:
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadPosition(f"{word!r} should be NAME=VALUE")
        yield name, value


def _blank(players: int, terms: dict[str, Any], board: Board) -> dict[str, Any]:
    """A position of which nothing was said yet."""
    d: dict[str, Any] = dict.fromkeys(NUMBERS, 0) | UNSET
    d |= {"players": players, "edition_2015": terms["edition"] == 2015, "family": terms["family"]}
    d |= {"penalty": terms["penalty"], "random_start": terms["random_start"]}
    d |= {"first_seat": max(terms["first"], 0), "start_sites": sum(1 << s for s in terms["starters"])}
    sets = board.layout.sets()
    d |= {"open": sets["open"], "rocks": sets["rocks"], "wells": 0, "land_todo": 0}
    d |= {"land": [0] * 9, "fruit": [0] * 5, "neutral": [0] * 5, "gone": [0] * 10}
    d |= {"own": [[0] * 5 for _ in range(players)], "held": [[0] * 9 for _ in range(players)]}
    d |= {"coins": [terms["coins"]] * players, "score": [0] * players}
    d |= {"market": [-1] * 12, "hand": [-1] * 12, "site_value": [0] * 15}
    d["site_state"] = [PRINTED if s in sets["site_space"] else 0 for s in range(15)]
    return d


# ---- the grid -----------------------------------------------------------
def _check_grid(said: Said, height: int, width: int) -> None:
    for row, number in zip(said.grid, said.grid_lines, strict=True):
        if len(row) != width:
            raise BadPosition(f"this row of the grid has {len(row)} marks instead of {width}", number)
    if len(said.grid) != height:
        raise BadPosition(f"the grid has {len(said.grid)} rows instead of {height}", said.lines["grid"])


def _read_grid(d: dict[str, Any], board: Board, said: Said) -> None:
    _check_grid(said, board.height, board.width)
    for r, row in enumerate(said.grid):
        for c, mark in enumerate(row):
            try:
                _read_mark(d, board.grid[r][c], 1 << space_at(r, c), mark)
            except BadPosition as error:
                raise BadPosition(f"{ROWS[r]}{c + 1}: {error.why}", said.grid_lines[r]) from error


def _read_mark(d: dict[str, Any], printed: str, b: int, mark: str) -> None:
    if mark != printed and printed in LETTERS:
        raise BadPosition(f"nothing but a Finca stands on site {printed}, and `sites` says which")
    if mark in LAND_MARKS:
        d["land"][LAND_MARKS.index(mark)] |= b
    elif mark[:1] in FRUIT_LETTERS and mark[1:]:
        _read_plantation(d, b, mark)
    elif mark == BUSH == printed:
        d["land_todo"] |= b
    elif mark != (OPEN if printed == BUSH else printed):
        raise BadPosition(f"{mark!r} cannot lie there; the board shows {printed!r}")


def _read_plantation(d: dict[str, Any], b: int, mark: str) -> None:
    """A fruit letter, the owner's number (0: neutral), `*` for a well."""
    owner = stated(f"the owner in {mark!r}", mark[1:].removesuffix("*"), 0, d["players"])
    f = FRUIT_LETTERS.index(mark[0])
    d["fruit"][f] |= b
    if owner:
        d["own"][owner - 1][f] |= b
    else:
        d["neutral"][f] |= b
    if mark.endswith("*"):
        d["wells"] |= b
    d["open"] &= ~b
    d["rocks"] &= ~b


# ---- the other lines ----------------------------------------------------
def _read_fact(d: dict[str, Any], key: str, words: list[str]) -> None:
    match key.split():
        case ["seat", word]:
            _read_seat(d, stated("seat", word, 1, d["players"]) - 1, words)
        case ["seat"]:
            raise BadPosition("seat should be like `seat 1 coins=5`")
        case ["turn"]:
            for word in words:
                _read_counter(d, word)
        case ["market"]:
            if len(words) > 12:
                raise BadPosition("market: twelve spaces, a fruit or . each")
            d["market"] = [_tile(w) if w != "." else -1 for w in words] + [-1] * (12 - len(words))
        case ["hand"]:
            _read_hand(d, words)
        case ["sites"]:
            for word in words:
                _read_site(d, word)


def _read_counter(d: dict[str, Any], word: str) -> None:
    """`2` is the seat in turn; a bare name is a yes; else NAME=VALUE."""
    name, equals, value = word.partition("=")
    if name.isdigit() and not equals:
        name, value = "seat", name
    name = name.replace("-", "_")
    if name not in COUNTERS:
        raise BadPosition(f"turn: no {name[:40]!r}; known are {', '.join(COUNTERS)}")
    fincas = [finca_text(kind) for kind in range(len(material().fincas))]
    named = {
        "start_site": LETTERS,
        "finca_drawn": fincas,
        "why_finca": OCCASIONS,
        "reason": ("", *REASONS.values()),
    }
    if name in named:
        if value not in named[name]:
            raise BadPosition(f"turn: {name} is one of {', '.join(filter(None, named[name]))}")
        d[name] = named[name].index(value)
    elif name == "seat":
        d[name] = stated("seat", value, 0, d["players"]) - 1  # 0: nobody, while the table is set
    else:
        d[name] = stated(name, value, *COUNTER_LIMITS[name]) if equals else 1


def _read_hand(d: dict[str, Any], words: list[str]) -> None:
    """Tiles, each with the number of its market space before a colon, or without."""
    for word in words:
        place, _, tile = word.rpartition(":")
        if -1 not in d["hand"]:
            raise BadPosition("hand: at most twelve tiles")
        free = d["hand"].index(-1)
        d["hand"][stated("hand", place, 1, 12) - 1 if place else free] = _tile(tile)


def _read_seat(d: dict[str, Any], p: int, words: list[str]) -> None:
    for name, value in _pairs(words):
        if name == "score":
            d["score"][p] = stated("score", value, -MOST_POINTS, MOST_POINTS)
        elif name == "coins":
            d["coins"][p] = stated("coins", value, 0, material().most_coins)
        elif name == "tiles":
            for tile in filter(None, value.split(",")):
                if tile not in LANDSCAPE:
                    raise BadPosition(f"{tile!r} is none of {', '.join(LANDSCAPE)}")
                d["held"][p][LANDSCAPE.index(tile)] += 1
        else:
            raise BadPosition(f"seat: no {name!r}; known are score, coins, tiles")


def _tile(word: str) -> int:
    fruit = word.removesuffix("*")
    if fruit not in FRUITS:
        raise BadPosition(f"{word!r} is no fruit: {', '.join(FRUITS)}, with * for a well")
    return tile_number(fruit, word.endswith("*"))


def _read_site(d: dict[str, Any], word: str) -> None:
    letter, rest = word[:1], word[1:]
    if letter not in LETTERS or not d["site_state"][LETTERS.index(letter)]:
        raise BadPosition(f"sites: {letter!r} is not on this board")
    s = LETTERS.index(letter)
    kinds = [finca_text(kind) for kind in range(len(material().fincas))]
    if rest == "?":
        d["site_state"][s] = REVEALED
    elif rest[:1] == "=" and rest[1:].removesuffix("!") in kinds:
        d["site_state"][s] = SCORED if rest.endswith("!") else BUILT
        d["site_value"][s] = kinds.index(rest[1:].removesuffix("!"))
    else:
        raise BadPosition(f"sites: {word!r} should be {letter}? or {letter}=10/5, with ! when scored")


# ---- what follows from the rest -----------------------------------------
def _complete(d: dict[str, Any], said: Said, terms: dict[str, Any]) -> None:
    """Counts as given, else all there are less all that is seen; whoever has tiles in hand bought them."""
    denied = any(word.replace("-", "_").startswith("main_done") for word in said.words("turn"))
    if any(t >= 0 for t in d["hand"]) and not d["carting"] and not denied:
        d["main_done"] = 1
    seen = [d["market"].count(t) + d["hand"].count(t) for t in range(10)]
    for f in range(5):
        wells = (d["fruit"][f] & d["wells"]).bit_count()
        seen[2 * f] += d["fruit"][f].bit_count() - wells
        seen[2 * f + 1] += wells
    d["gone"] = _counts(said, "gone", TILES, [0] * 10)
    d["bag"] = _counts(said, "bag", TILES, _left(terms["bag"], seen, d["gone"]))
    standing = [s for s in range(15) if d["site_state"][s] >= BUILT]
    kinds = range(len(terms["fincas"]))
    built = [sum(d["site_value"][s] == v for s in standing) + (d["finca_drawn"] == v) for v in kinds]
    d["finca_left"] = _counts(said, "fincas", [finca_text(v) for v in kinds], _left(terms["fincas"], built))
    laid = [d["land"][k].bit_count() + sum(held[k] for held in d["held"]) for k in range(9)]
    d["used"] = _counts(said, "used", LANDSCAPE, [0] * 9)
    d["land_left"] = _counts(said, "box", LANDSCAPE, _left(terms["landscape"], laid, d["used"]))
    d["stack"] = [s for s in terms["stack"] if d["site_state"][s] == PRINTED]
    if "letters" in said.facts:
        with said.at("letters"):
            d["stack"] = _letters(said.words("letters"))


def _left(there: Sequence[int], *gone: Sequence[int]) -> list[int]:
    return [max(0, n - sum(taken)) for n, *taken in zip(there, *gone, strict=True)]


def _counts(said: Said, key: str, names: Sequence[str], default: list[int]) -> list[int]:
    """How many of each; a bare `0` means none at all."""
    if key not in said.facts:
        return default
    counts = [0] * len(names)
    with said.at(key):
        for name, value in _pairs(word for word in said.words(key) if word != "0"):
            if name not in names:
                raise BadPosition(f"{key}: {name!r} is none of {', '.join(names)}")
            counts[names.index(name)] = stated(key, value, 0, MOST)
    return counts


def _letters(words: Sequence[str]) -> list[int]:
    for word in words:
        if len(word) != 1 or word not in LETTERS:
            raise BadPosition(f"letters: {word!r} is no site tile")
    return sorted({LETTERS.index(word) for word in words})
