"""What scenarios can ask about a position, and the answers in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from terroir.core import questions
from terroir.games.citrus.actions import FRUITS, LANDSCAPE, MOVES, PlaceBull, PlaceTile, tile_name
from terroir.games.citrus.bitset import flood
from terroir.games.citrus.board import LETTERS, load, names_of, space_at, space_number
from terroir.games.citrus.notation import finca_text
from terroir.games.citrus.position import mark
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import BUILT, CHOOSE_SITE, PRINTED, REVEALED, SCORED

ACTION_TILES = range(3, 9)


def answer(state: State, question: str) -> str:
    """The answer to a question; UnknownQuestion for what nobody can answer."""
    return questions.answer(Queries(state), question)


class Queries:
    """One position, asked: each public method answers the question of its name."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.d: dict[str, Any] = state.written()

    # ---- players --------------------------------------------------------
    def _seat(self, word: str) -> int:
        return questions.seat_number(word, self.d["players"])

    def score(self, seat: str) -> str:
        return str(self.d["score"][self._seat(seat)])

    def coins(self, seat: str) -> str:
        return str(self.d["coins"][self._seat(seat)])

    def workers(self, seat: str) -> str:
        """Workers on the mat. C-P3."""
        return str(self.state.workers(self._seat(seat)))

    def horses(self, seat: str) -> str:
        """Horses on all tiles taken. C-L1."""
        return str(self.state.horse_points(self._seat(seat)))

    def tiles(self, seat: str) -> str:
        """Action tiles face up before a player. C-L2."""
        held = self.d["held"][self._seat(seat)]
        return _words(LANDSCAPE[k] for k in ACTION_TILES for _ in range(held[k]))

    # ---- the board ------------------------------------------------------
    def on(self, space: str) -> str:
        """What lies on a space, as the grid of a position shows it."""
        board = load(self.state.settings["board"])
        row, column = divmod(space_number(space) - space_at(0, 0), space_at(1, 0) - space_at(0, 0))
        if row >= board.height or column >= board.width:
            raise ValueError("not on this board")
        return mark(board, self.d, row, column)

    def owner(self, space: str) -> str:
        """The seat whose region a plantation is in, or `neutral`. C-P8."""
        b = 1 << space_number(space)
        for p, own in enumerate(self.d["own"]):
            if any(m & b for m in own):
                return str(p + 1)
        return "neutral" if any(m & b for m in self.d["neutral"]) else "none"

    def region(self, space: str) -> str:
        """All spaces of the region that holds a space, owned or neutral."""
        body = 1 << space_number(space)
        sets = [*self.d["neutral"], *(m for own in self.d["own"] for m in own)]
        inside = next((m for m in sets if m & body), 0)
        if not inside:
            return "none"
        return _words(names_of(flood(body, inside)))

    def neutral(self) -> str:
        return _words(names_of(sum(self.d["neutral"])))

    def finca(self, letter: str) -> str:
        """`printed`, `revealed`, or the values of a Finca, with `scored` once it was. C-F4."""
        if len(letter) != 1 or letter not in LETTERS:
            raise ValueError("sites are A to O")
        s = LETTERS.index(letter)
        life = self.d["site_state"][s]
        if life >= BUILT:
            return finca_text(self.d["site_value"][s]) + (" scored" if life == SCORED else "")
        return {REVEALED: "revealed", PRINTED: "printed"}.get(life, "none")

    def sites(self) -> str:
        """Revealed sites. C-N1."""
        return _words(LETTERS[s] for s in range(15) if self.d["site_state"][s] == REVEALED)

    # ---- stocks ---------------------------------------------------------
    def market(self) -> str:
        return " ".join(tile_name(t) if t >= 0 else "." for t in self.d["market"])

    def hand(self) -> str:
        return _words(tile_name(t) for t in self.d["hand"] if t >= 0)

    def bag(self) -> str:
        """How many tiles are in the bag."""
        return str(sum(self.d["bag"]))

    def gone(self) -> str:
        """Plantation tiles that left the game. C-A4."""
        return _words(tile_name(t) for t in range(10) for _ in range(self.d["gone"][t]))

    def used(self) -> str:
        """Action tiles that left the game. C-L2."""
        return _words(LANDSCAPE[k] for k in range(9) for _ in range(self.d["used"][k]))

    def fincas(self) -> str:
        """How many Fincas are in the stack, or set aside. C-N3."""
        return str(sum(self.d["finca_left"]))

    def letters(self) -> str:
        """Site tiles in the stack."""
        return _words(LETTERS[s] for s in self.d["stack"])

    def short(self) -> str:
        """Whether the bag ever ran short. C-N3."""
        return "yes" if self.d["bag_short"] else "no"

    def passes(self) -> str:
        """How many passed in a row. C-T3."""
        return str(self.d["passes"])

    # ---- what the player in turn may do ---------------------------------
    def _offered(self, fruit: str, bridge: bool) -> str:
        if fruit not in FRUITS:
            raise ValueError(f"the fruits are {', '.join(FRUITS)}")
        if FRUITS.index(fruit) not in [t >> 1 for t in self.d["hand"] if t >= 0]:
            raise ValueError(f"no {fruit} in hand")
        moves = [MOVES[code] for code in self.state.legal_codes()]
        placed = [m for m in moves if isinstance(m, PlaceTile) and m.fruit == fruit and m.bridge == bridge]
        return _in_reading_order(m.space for m in placed)

    def spaces(self, fruit: str) -> str:
        """Where a fruit in hand may be built now, without a bridge. C-P, C-B2."""
        return self._offered(fruit, False)

    def bridge_spaces(self, fruit: str) -> str:
        """Where a fruit in hand may be built now by a bridge. C-A4."""
        return self._offered(fruit, True)

    def bull_spaces(self) -> str:
        """Where a bull may go now. C-A3."""
        moves = [MOVES[code] for code in self.state.legal_codes()]
        return _in_reading_order(m.space for m in moves if isinstance(m, PlaceBull))

    def lines(self) -> str:
        """Lines that may be bought now. C-B2."""
        count = len(load(self.state.settings["board"]).lines)
        ready = not (self.d["main_done"] or self.state.in_hand or self.state.phase == CHOOSE_SITE)
        return _words(str(k + 1) for k in range(count) if ready and self.state.may_buy(k))

    def carts(self) -> str:
        """Market spaces whose tiles a cart may bring now. C-A2."""
        return _words(str(i + 1) for i in range(12) if self.state.may_cart(i))

    def choices(self) -> str:
        """Sites on which the Finca drawn may stand. C-N1, C-B2."""
        return _words(LETTERS[s] for s in range(15) if self.state.may_choose(s))


def _words(words: Iterable[str]) -> str:
    return " ".join(words) or "none"


def _in_reading_order(spaces: Iterable[str]) -> str:
    return _words(sorted(set(spaces), key=space_number))
