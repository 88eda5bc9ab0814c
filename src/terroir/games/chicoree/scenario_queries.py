"""What scenarios can ask about a position, and the answers in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from terroir.core import questions
from terroir.games.chicoree.deck import NAMES
from terroir.games.chicoree.events import CONTESTS
from terroir.games.chicoree.state import State
from terroir.games.chicoree.view import chain

NOTHING = "none"


def answer(state: State, question: str) -> str:
    """The answer to a question; UnknownQuestion for what nobody can answer."""
    return questions.answer(Queries(state), question)


class Queries:
    """One position, asked: each public method answers the question of its name."""

    def __init__(self, state: State) -> None:
        self.d: dict[str, Any] = state.written()

    def _seat(self, word: str) -> int:
        return questions.seat_number(word, self.d["players"])

    # ---- players --------------------------------------------------------
    def tokens(self, seat: str) -> str:
        return str(self.d["tokens"][self._seat(seat)])

    def hand(self, seat: str) -> str:
        return _cards(self.d["hand"][self._seat(seat)])

    def known(self, seat: str) -> str:
        """Cards of a hand that everybody has seen. K-T11."""
        return _cards(self.d["known"][self._seat(seat)])

    def start(self, seat: str) -> str:
        start = self.d["start"][self._seat(seat)]
        return NAMES[start] if start >= 0 else NOTHING

    def chain(self, seat: str) -> str:
        """Steps before a player, jokers with a star. K-X4."""
        return _words(card + "*" * joker for card, joker in chain(self.d, self._seat(seat)))

    def afflicted(self, seat: str) -> str:
        """For how many more turns of their own they receive nothing. K-X2."""
        return str(self.d["afflicted"][self._seat(seat)])

    def owes(self, seat: str) -> str:
        return str(self.d["owed"][self._seat(seat)])

    def bankrupt(self, seat: str) -> str:
        return "no" if self.d["alive"][self._seat(seat)] else "yes"

    # ---- the table ------------------------------------------------------
    def active(self) -> str:
        """Whose turn it is, whoever may have to decide."""
        return str(self.d["seat"] + 1) if self.d["seat"] >= 0 else NOTHING

    def rounds(self) -> str:
        """How many rounds are over. K-E2."""
        return str(self.d["rounds"])

    def pile(self) -> str:
        """How many cards can be drawn. K-T10."""
        return str(sum(self.d["pile"]))

    def discard(self) -> str:
        return _cards(self.d["discard"])

    def waiting(self) -> str:
        """Cards played or destroyed this turn. K-T10."""
        return _cards(self.d["waiting"])

    def contest(self) -> str:
        """What is going on, and for which card. K-A, K-C."""
        return f"{CONTESTS[self.d['contest']]} {NAMES[self.d['card']]}" if self.d["contest"] else NOTHING

    def price(self) -> str:
        return str(self.d["price"]) if self.d["contest"] else NOTHING

    def leader(self) -> str:
        return str(self.d["leader"] + 1) if self.d["contest"] and self.d["leader"] >= 0 else NOTHING

    def debtor(self) -> str:
        return str(self.d["debtor"] + 1) if self.d["debtor"] >= 0 else NOTHING

    def bank(self) -> str:
        """What the bank has taken in, less what it has paid out. K-M2."""
        return str(self.d["bank"])


def _words(words: Iterable[str]) -> str:
    return " ".join(words) or NOTHING


def _cards(counts: Sequence[int]) -> str:
    return _words(NAMES[k] for k, n in enumerate(counts) for _ in range(n))
