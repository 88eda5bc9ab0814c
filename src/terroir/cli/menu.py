"""The legal actions as a menu that fits a screen: first what to do, then where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from terroir.cli.words import Words
from terroir.core.game import Action, AnyGame, Offer

ROOM = 18
"""Lines that a menu may take before groups in words are folded."""
SPACES = 24
"""Spaces that are numbered at once, beside other things to choose from."""
AMOUNTS = 3
"""Amounts that are listed one by one; more are a range in one line."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line that begins with its number: one action to play, or several to choose from next."""

    number: str
    label: str
    actions: tuple[Action, ...]
    space: str | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """Actions that are offered under one heading."""

    label: str
    offers: tuple[tuple[Action, Offer], ...]

    @property
    def on_spaces(self) -> bool:
        return len(self.offers) > 1 and all(offer.space is not None for _, offer in self.offers)


class Menu:
    """What can be chosen now; `lit` are the spaces of the picture with their numbers."""

    def __init__(
        self, game: AnyGame, view: Any, actions: Sequence[Action], words: Words, is_part: bool = False
    ) -> None:
        self.game = game
        self.words = words
        self.is_part = is_part
        """Whether more could be done than it shows."""
        self.entries: list[Entry] = []
        self.title = ""
        """What the numbers on the board are for."""
        self._amounts: dict[str, Action] = {}
        """Where amounts are chosen, the action of each."""
        offers = [(action, game.offer(view, action)) for action in actions]
        if all(offer.number is not None for _, offer in offers):
            self._list_amounts(_groups(offers, words))
        else:
            self._list(_groups(offers, words))

    def _list(self, groups: Sequence[Group]) -> None:
        on_spaces = [group for group in groups if group.on_spaces]
        unfolded = _unfolded(groups)
        for group in groups:
            if group.on_spaces and (len(on_spaces) > 1 or (len(group.offers) > SPACES and len(groups) > 1)):
                self._fold(group, "menu-spaces")
            elif group.on_spaces:
                self.title = group.label
                self._unfold(group)
            elif group in unfolded:
                self._unfold(group)
            else:
                self._fold(group, "menu-ways")

    def _list_amounts(self, groups: Sequence[Group]) -> None:
        """Amounts are their own numbers, so that whoever types 5 bids 5."""
        for group in groups:
            self._amounts |= {str(offer.number): action for action, offer in group.offers}
            numbers = [offer.number or 0 for _, offer in group.offers]
            if len(numbers) > AMOUNTS and numbers == list(range(numbers[0], numbers[-1] + 1)):
                amounts = f"{numbers[0]}–{numbers[-1]}"
                self.entries.append(Entry(amounts, group.label, tuple(action for action, _ in group.offers)))
            else:
                for action, offer in group.offers:
                    label = self.words.say(offer.item or offer.group)
                    self.entries.append(Entry(str(offer.number), label, (action,)))

    @property
    def lit(self) -> dict[str, str]:
        """The numbers to show on spaces of the picture."""
        return {entry.space: entry.number for entry in self.entries if entry.space is not None}

    @property
    def numbers(self) -> str:
        """All numbers that mean something: `1–12`, or `0, 5–9` where amounts are chosen."""
        if self._amounts or len(self.entries) < 2:
            return ", ".join(entry.number for entry in self.entries)
        return f"1–{len(self.entries)}"

    def numbered(self, number: int) -> tuple[Action, ...]:
        """The actions of that number; none if there is no such number."""
        if str(number) in self._amounts:
            return (self._amounts[str(number)],)
        return next((entry.actions for entry in self.entries if entry.number == str(number)), ())

    def _next(self) -> str:
        return str(len(self.entries) + 1)

    def _fold(self, group: Group, count: str) -> None:
        number = self.words.text(count, count=len(group.offers))
        actions = tuple(action for action, _ in group.offers)
        self.entries.append(Entry(self._next(), f"{group.label} … ({number})", actions))

    def _unfold(self, group: Group) -> None:
        for action, offer in group.offers:
            label = self.words.say(offer.item or offer.group)
            if offer.item is None and offer.space is not None:
                label += f" → {offer.space}"
            self.entries.append(Entry(self._next(), label, (action,), offer.space))


def _groups(offers: Sequence[tuple[Action, Offer]], words: Words) -> list[Group]:
    found: dict[str, list[tuple[Action, Offer]]] = {}
    for action, offer in offers:
        found.setdefault(words.say(offer.group), []).append((action, offer))
    return [Group(label, tuple(members)) for label, members in found.items()]


def _unfolded(groups: Sequence[Group]) -> list[Group]:
    """The groups in words that are shown line by line: the smallest first, while there is room."""
    if len(groups) == 1:
        return list(groups)
    room, shown = ROOM - len(groups), []
    for group in sorted((g for g in groups if not g.on_spaces), key=lambda g: len(g.offers)):
        room -= len(group.offers) - 1
        if room >= 0:
            shown.append(group)
    return shown


def narrowed(game: AnyGame, actions: Sequence[Action], text: str, view: Any) -> list[Action]:
    """The actions that what was typed may mean: the beginning of a notation, or a space alone."""
    typed = " ".join(text.split())
    begun = [action for action in actions if f"{game.move_to_text(action)} ".startswith(f"{typed} ")]
    return begun or [action for action in actions if game.offer(view, action).space == typed.lower()]
