"""How a game answers the questions of scenarios: a word, its arguments, and the method that answers it."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature

from terroir.core.errors import UnknownQuestion
from terroir.core.notation import bounded


def known(queries: type) -> dict[str, Callable[..., str]]:
    """The questions that a class answers: its public methods, by their names with dashes."""
    methods = {name: method for name, method in vars(queries).items() if not name.startswith("_")}
    return {name.replace("_", "-"): method for name, method in methods.items()}


def answer(queries: object, question: str) -> str:
    """The answer in words; UnknownQuestion for what nobody can answer."""
    word, *arguments = question.split()
    methods = known(type(queries))
    if word not in methods or len(arguments) != len(signature(methods[word]).parameters) - 1:
        raise UnknownQuestion(f"no question {question[:60]!r}: there is {', '.join(methods)}")
    try:
        return methods[word](queries, *arguments)
    except ValueError as error:
        raise UnknownQuestion(f"{question[:60]}: {error}") from error


def seat_number(word: str, players: int) -> int:
    """A seat as people count them, from 1."""
    if (seat := bounded(word, 1, players)) is None:
        raise ValueError(f"seats run from 1 to {players}, not {word!r}")
    return seat - 1
