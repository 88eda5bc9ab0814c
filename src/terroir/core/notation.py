"""Reading a line of notation: a word for what is done, its arguments, and words for what cannot be read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from terroir.core.errors import BadPosition, MalformedAction
from terroir.core.game import Message

T = TypeVar("T")
Word = TypeVar("Word", bound=str)
LONGEST = 40
"""Letters of an unreadable word that are repeated."""
MOST_DIGITS = 9


@dataclass(frozen=True, slots=True)
class Form(Generic[T]):
    """How a move is written: an example, how many arguments it has, and what they make."""

    example: str
    arguments: range
    make: Callable[..., T]


class Unfit(ValueError):
    """An argument that means nothing here; `why` says so to people."""

    def __init__(self, said: str, why: Message) -> None:
        super().__init__(said)
        self.why = why


def read(text: str, forms: Mapping[str, Form[T]]) -> T:
    """The move that a line stands for; MalformedAction says what is wrong with it."""
    word, *arguments = text.split() or [""]
    form = forms.get(word)
    if form is None:
        raise MalformedAction(text, ", ".join(form.example for form in forms.values()))
    if len(arguments) not in form.arguments:
        raise MalformedAction(text, form.example)
    try:
        return form.make(*arguments)
    except Unfit as unfit:
        raise MalformedAction(text, str(unfit), unfit.why) from unfit


def one_of(word: str, known: Sequence[Word]) -> Word:
    """The word, if it is known."""
    if word not in known:
        listed = ", ".join(known)
        why = Message("malformed-word", {"word": word[:LONGEST], "known": listed})
        raise Unfit(f"{word[:LONGEST]!r} is none of {listed}", why)
    return known[known.index(word)]


def bounded(word: str, low: int, high: int) -> int | None:
    """Return the whole number that a word is; None if it is none from *low* to *high*."""
    digits = word.removeprefix("-") if low < 0 else word
    if not digits.isascii() or not digits.isdigit() or len(digits) > MOST_DIGITS:
        return None
    value = int(word)
    return value if low <= value <= high else None


def whole(word: str, low: int, high: int) -> int:
    """Return a whole number within bounds."""
    if (value := bounded(word, low, high)) is None:
        why = Message("malformed-number", {"word": word[:LONGEST], "low": low, "high": high})
        raise Unfit(f"{word[:LONGEST]!r} is no whole number from {low} to {high}", why)
    return value


def stated(name: str, word: str, low: int, high: int) -> int:
    """Return what a position says of a number; BadPosition if it is out of bounds."""
    if (value := bounded(word, low, high)) is None:
        raise BadPosition(f"{name}: {word[:LONGEST]!r} should be a whole number from {low} to {high}")
    return value


def seat(word: str, players: int) -> int:
    """A seat, which people count from 1."""
    return whole(word, 1, players) - 1
