"""How a game answers the questions of scenarios: a word, its arguments, and what answers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from terroir.core.errors import UnknownQuestion

Questions = Mapping[str, tuple[int, Callable[..., str]]]
"""Each word with the number of its arguments and the method of `queries` that answers."""


def answer(questions: Questions, queries: Any, question: str) -> str:
    """The answer in words; UnknownQuestion for what nobody can answer."""
    word, *arguments = question.split()
    if word not in questions or len(arguments) != questions[word][0]:
        raise UnknownQuestion(f"no question {question[:60]!r}: there is {', '.join(questions)}")
    try:
        return questions[word][1](queries, *arguments)
    except ValueError as error:
        raise UnknownQuestion(f"{question[:60]}: {error}") from error


def seat_number(word: str, players: int) -> int:
    """A seat as people count them, from 1."""
    if not word.isdigit() or not 1 <= int(word) <= players:
        raise ValueError(f"seats run from 1 to {players}, not {word!r}")
    return int(word) - 1
