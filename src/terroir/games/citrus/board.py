"""Boards from data: geometry, names of spaces, and the validator of C-M7."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from terroir.core.abilities import Fault
from terroir.core.errors import BadOptions, BadPosition
from terroir.core.game import Message
from terroir.games import data as files
from terroir.games.citrus.bitset import flood
from terroir.games.citrus.layout import Layout

WIDTH, HEIGHT = 15, 10
ROWS = "abcdefghij"
LETTERS = "ABCDEFGHIJKLMNO"
OPEN, ROCK, BUSH = ".", "#", "~"
PACKAGE = "terroir.games.citrus"
HOUSE = {"long": "vega", "short": "patio"}
DRAWN = "drawn"
"""The title of every board that is not in a file."""
STRIDE = 16  # see layout.py: one pad column, one pad row above and below


def space_at(row: int, column: int) -> int:
    """The number of a space in the hot core; rows and columns counted from 0."""
    return STRIDE * (row + 1) + column


@cache
def space_name(space: int) -> str:
    """`e2` = row e from the top, column 2."""
    return f"{ROWS[space // STRIDE - 1]}{space % STRIDE + 1}"


@cache
def space_number(name: str) -> int:
    """The number behind a name such as `e2`; ValueError for anything else."""
    row, column = ROWS.find(name[:1]), name[1:]
    if row < 0 or not name[:1] or not column.isascii() or not column.isdigit() or column[0] == "0":
        raise ValueError(f"not a space: {name!r} (a row a-j and a column 1-15, such as e2)")
    if not 1 <= int(column) <= WIDTH:
        raise ValueError(f"not a space: {name!r} (columns run from 1 to 15)")
    return space_at(row, int(column) - 1)


@lru_cache(1 << 13)
def names_of(spaces: int) -> tuple[str, ...]:
    """The names of a set of spaces, in reading order."""
    return tuple(space_name(c) for c in members(spaces))


def members(spaces: int) -> Iterator[int]:
    """The spaces of a set, in reading order."""
    while spaces:
        low = spaces & -spaces
        yield low.bit_length() - 1
        spaces ^= low


LIMITS = ("most_coins", "workers", "reveals", "few", "penalty", "three_fincas", "crowd")


@dataclass(frozen=True)
class Material:
    """What is in the box: material.toml."""

    coins: int
    fruits: int
    income: tuple[int, ...]
    landscape: tuple[int, ...]
    fincas: tuple[tuple[int, int, int], ...]
    sides: Mapping[str, Mapping[str, str | int]]
    most_coins: int
    workers: int
    reveals: int
    few: int
    penalty: int
    three_fincas: int
    crowd: int


@cache
def material() -> Material:
    """The box, read once."""
    data = files.read_table(PACKAGE, "material.toml")
    fincas = tuple((f["values"][0], f["values"][1], f["count"]) for f in data["fincas"])
    return Material(
        data["coins"],
        data["fruits"],
        tuple(data["income"]),
        tuple(data["landscape"]),
        fincas,
        {"long": data["long"], "short": data["short"]},
        **{name: data[name] for name in LIMITS},
    )


@dataclass(frozen=True)
class Board:
    """A board and its market, as drawn in its file."""

    name: str
    title: str
    side: str
    ours: bool
    shared_roads: bool
    grid: tuple[tuple[str, ...], ...]
    market: tuple[tuple[int, ...], ...]

    @property
    def width(self) -> int:
        return len(self.grid[0])

    @property
    def height(self) -> int:
        return len(self.grid)

    def tokens(self) -> Iterator[tuple[int, str]]:
        """Every space and what is printed on it."""
        for row, line in enumerate(self.grid):
            for column, token in enumerate(line):
                yield space_at(row, column), token

    @cached_property
    def sites(self) -> dict[str, int]:
        """The lettered sites and where they are."""
        return {token: space for space, token in self.tokens() if token in LETTERS}

    def printed(self, token: str) -> int:
        """The set of spaces that show a token."""
        return sum(1 << space for space, shown in self.tokens() if shown == token)

    @cached_property
    def lines(self) -> tuple[tuple[int, ...], ...]:
        """Market lines, rows then columns, each a tuple of market numbers from 1. C-M4."""
        columns = tuple(zip(*self.market, strict=True))
        return tuple(tuple(n for n in line if n) for line in (*self.market, *columns) if any(line))

    @cached_property
    def layout(self) -> Layout:
        """What the hot core needs of this board."""
        box = material()
        return Layout(
            self.printed(OPEN),
            self.printed(BUSH),
            self.printed(ROCK),
            {LETTERS.index(letter): space for letter, space in sorted(self.sites.items())},
            [[n - 1 for n in line] for line in self.lines],
            [(high, low) for high, low, _ in box.fincas],
            list(box.income),
            {name: getattr(box, name) for name in LIMITS},
        )


def parse(name: str, text: str) -> Board:
    """A board file, read strictly."""
    import tomllib  # late: a position may draw its board itself

    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of many digits is a plain ValueError
        raise BadPosition(f"board {name}: {error}") from error
    unknown = set(data) - {"title", "side", "ours", "shared_roads", "grid", "market"}
    missing = {"title", "side", "grid", "market"} - set(data)
    if unknown or missing:
        what = "unknown" if unknown else "missing"
        raise BadPosition(f"board {name}: {what} {', '.join(sorted(unknown or missing))}")
    for key, value in data.items():
        kind = bool if key in ("ours", "shared_roads") else str
        if not isinstance(value, kind):
            wanted = "true or false" if kind is bool else "a text"
            raise BadPosition(f"board {name}: {key} is {wanted}, not {value!r}")
    if data["side"] not in material().sides:
        raise BadPosition(f"board {name}: side is long or short, not {data['side']!r}")
    return Board(
        name,
        data["title"],
        data["side"],
        data.get("ours", False),
        data.get("shared_roads", False),
        _grid(name, data["grid"]),
        _market(name, data["market"]),
    )


def _grid(name: str, text: str) -> tuple[tuple[str, ...], ...]:
    grid = tuple(tuple(line.split()) for line in text.strip().splitlines())
    if not 1 <= len(grid) <= HEIGHT or not grid[0] or len(grid[0]) > WIDTH:
        raise BadPosition(f"board {name}: at most {WIDTH} columns and {HEIGHT} rows")
    for row, line in enumerate(grid):
        if len(line) != len(grid[0]):
            raise BadPosition(
                f"board {name}: row {ROWS[row]} has {len(line)} spaces, row a has {len(grid[0])}"
            )
        for column, token in enumerate(line):
            if token not in (OPEN, ROCK, BUSH, *LETTERS):
                here = space_name(space_at(row, column))
                raise BadPosition(f"board {name}: {token!r} on {here}; known are . # ~ and A to O")
    return grid


def _market(name: str, text: str) -> tuple[tuple[int, ...], ...]:
    rows = [line.split() for line in text.strip().splitlines()]
    numbers = [token for row in rows for token in row if token != "."]
    if sorted(numbers) != sorted(str(n) for n in range(1, 13)):
        raise BadPosition(f"board {name}: the market has spaces 1 to 12, each once")
    if len({len(row) for row in rows}) != 1 or len(rows) + len(rows[0]) > 11:
        raise BadPosition(f"board {name}: market rows are equally long, and at most 11 lines in all")
    return tuple(tuple(0 if token == "." else int(token) for token in row) for row in rows)


@lru_cache(maxsize=64)
def load(name: str) -> Board:
    """A board of the package by name, or a drawn one: rows of `.#~A-O` joined by `/`."""
    if "/" in name:
        return drawn(name)
    if name not in names():
        raise BadOptions(f"unknown board {name!r}: choose among {', '.join(names())}")
    return parse(name, files.read_text(PACKAGE, "boards", f"{name}.toml"))


def drawn(word: str) -> Board:
    """A board written as one word, so that a record of a game on it needs no file.

    Rows of spaces joined by `/`; after a `+` those of a market that is not ours, numbers joined by `,`.
    """
    rows, _, market = word.partition("+")
    side = "long" if set(rows) >= set(LETTERS) else "short"
    grid = _grid(rows[:20], "\n".join(" ".join(row) for row in rows.split("/")))
    lines = _market(rows[:20], market.replace(",", " ").replace("/", "\n")) if market else _house_market(side)
    return Board(word, DRAWN, side, False, True, grid, lines)


def as_drawn(board: Board) -> str:
    """A board as one word that `load` understands."""
    rows = "/".join("".join(row) for row in board.grid)
    if board.market == _house_market(board.side):
        return rows
    return f"{rows}+{'/'.join(','.join(str(n or '.') for n in row) for row in board.market)}"


def _house_market(side: str) -> tuple[tuple[int, ...], ...]:
    return load(HOUSE[side]).market


@cache
def names() -> tuple[str, ...]:
    """The boards of the package."""
    return files.names(PACKAGE, "boards", ".toml")


def problems(board: Board) -> list[Fault]:
    """Everything that keeps a board from being valid, and where. C-M7."""
    return [*_site_problems(board), *_road_problems(board), *_space_problems(board)]


def _fault(text: str, kind: str, at: int | Iterable[int] = 0, **args: str | int) -> Fault:
    spaces = names_of(at) if isinstance(at, int) else tuple(space_name(space) for space in at)
    return Fault(text, Message(f"board-fault-{kind}", args), spaces)


def _site_problems(board: Board) -> Iterator[Fault]:
    needed = str(material().sides[board.side]["sites"])
    shown = sorted(token for _, token in board.tokens() if token in LETTERS)
    for letter in sorted(set(shown) | set(needed)):
        there, count = board.printed(letter), shown.count(letter)
        if letter not in needed:
            text = f"site {letter} is not used on the {board.side} side"
            yield _fault(text, "unused", there, letter=letter, side=board.side)
        elif count != 1:
            text = f"site {letter} is there {count} times instead of once"
            yield _fault(text, "not-once", there, letter=letter, count=count)
    sets = board.layout.sets()
    letters = sorted(board.sites)
    for letter in letters:
        near = sets["ring"][LETTERS.index(letter)] & sets["sites"]
        for other in letters:
            if letter < other and near >> board.sites[other] & 1:
                both = (board.sites[letter], board.sites[other])
                yield _fault(f"sites {letter} and {other} touch", "touch", both, letter=letter, other=other)


def _road_problems(board: Board) -> Iterator[Fault]:
    sets = board.layout.sets()
    for letter in sorted(board.sites):
        roads = sets["roads"][LETTERS.index(letter)]
        if (roads & sets["open"]).bit_count() < 2:
            text = f"site {letter} has fewer than 2 buildable road spaces"
            yield _fault(text, "roads", (board.sites[letter],), letter=letter)
        for other in sorted(board.sites):
            shared = roads & sets["roads"][LETTERS.index(other)]
            if letter < other and shared and not board.shared_roads:
                spaces = ", ".join(names_of(shared))
                text = f"{spaces} is a road of both {letter} and {other}"
                yield _fault(text, "shared", shared, spaces=spaces, letter=letter, other=other)


def _space_problems(board: Board) -> Iterator[Fault]:
    side, box, sets = material().sides[board.side], material(), board.layout.sets()
    tiles = box.fruits * (int(side["plain"]) + int(side["well"]))
    buildable, bushes = sets["open"], sets["bushes"].bit_count()
    if buildable.bit_count() * 10 < tiles * 12:
        spaces = buildable.bit_count()
        text = f"{spaces} open and landscape spaces are too few for {tiles} tiles with 20 % to spare"
        yield _fault(text, "room", count=spaces, tiles=tiles, least=-(-tiles * 12 // 10))
    if bushes > sum(box.landscape):
        text = f"{bushes} landscape spaces, but only {sum(box.landscape)} landscape tiles"
        yield _fault(text, "bushes", sets["bushes"], count=bushes, most=sum(box.landscape))
    for part in sorted(parts(buildable), key=int.bit_count)[:-1]:
        apart = ", ".join(names_of(part))
        yield _fault(f"{apart} cannot be reached from the rest", "apart", part, spaces=apart)


def parts(spaces: int) -> Iterator[int]:
    """The connected parts of a set."""
    while spaces:
        part = flood(spaces & -spaces, spaces)
        yield part
        spaces ^= part
