"""The table in plain characters; a hand is drawn only for whoever it belongs to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from terroir.core.game import Message, Picture, Span
from terroir.games.chicoree.deck import NAMES, SORT, STEPS
from terroir.games.chicoree.events import CONTESTS
from terroir.games.chicoree.terms import CHALLENGE
from terroir.games.chicoree.view import View, bits

STYLES = {
    "start": "bold FFFFFF on 7A4A2E",
    "step": "bold 2A2018 on D9C48A",
    "joker": "bold FFFFFF on 5B6FB8",
    "empty": "A39B8E on 2F2C28",
    "red": "bold FFFFFF on 9C2B2B",
    "ochre": "bold 2A2018 on D9962E",
    "flower": "bold FFFFFF on 5B6FB8",
}
BLANK = (Span(""),)
"""An empty line within a block."""
ABREAST = 3
"""Kinds of cards in a line of a hand or pile."""
Row = tuple[Span, ...]


def draw(view: View, lit: Mapping[str, str]) -> Picture:
    """Piles, the card in the middle, every player's chain, and the viewer's hand."""
    d = view.facts
    mats = [_mat(d, p, lit) for p in range(d["players"])]
    rows = [_piles(view), *_middle(d), BLANK, *mats, *_afflicted(d)]
    return (*rows, BLANK, *_hand(view)) if view.viewer is not None else tuple(rows)


def details(view: View) -> Picture:
    """The piles that anybody may leaf through, and what everybody has seen go into a hand. K-T11."""
    d = view.facts
    rows = [*_titled(Message("picture-chicoree-discarded"), d["discard"])]
    if any(d["waiting"]):
        rows += [(), *_titled(Message("picture-chicoree-waiting"), d["waiting"])]
    for p in range(d["players"]):
        if p != view.viewer and any(d["known"][p]):
            rows += [(), *_titled(Message("picture-chicoree-known", {}, p), d["known"][p])]
    return tuple(rows)


def name(card: int | str) -> Message:
    """A card by its name."""
    return Message("chicoree-card", {"card": card if isinstance(card, str) else NAMES[card]})


def style(card: int) -> str:
    """The colour of a card."""
    sort = SORT[NAMES[card]]
    return {"destroyer": "red", "afflicter": "red", "challenge": "flower"}.get(sort, sort)


def _piles(view: View) -> Row:
    d = view.facts
    thrown = sum(d["discard"]) + sum(d["waiting"])
    # After the last round there is no next one.
    rounds = {"count": min(d["rounds"] + 1, d["limit"]), "limit": d["limit"]}
    return (
        Span(" "),
        Span(Message("picture-chicoree-pile", {"count": d["in_pile"]}), "quiet"),
        Span(" · "),
        Span(Message("picture-chicoree-discard", {"count": thrown}), "quiet"),
        Span(" · "),
        Span(Message("picture-chicoree-round", rounds), "quiet"),
    )


def _middle(d: dict[str, Any]) -> Iterator[Row]:
    """What everybody plays for, and how it stands."""
    if d["contest"]:
        kind = CONTESTS[d["contest"]]
        title = (
            (Span(Message(f"picture-chicoree-{kind}"), "title"), Span("  ")) if kind != "challenge" else ()
        )
        yield (Span(" "), *title, Span(name(d["card"]), style(d["card"])), *_price(d))
    if d["debtor"] >= 0:
        owed = {"tokens": d["owed"][d["debtor"]]}
        yield (Span(" "), Span(Message("picture-chicoree-debt", owed, d["debtor"]), "lit"))


def _price(d: dict[str, Any]) -> Row:
    if d["leader"] < 0:
        return ()
    return (Span("  "), Span(Message("picture-chicoree-leads", {"tokens": d["price"]}, d["leader"])))


def _mat(d: dict[str, Any], p: int, lit: Mapping[str, str]) -> Row:
    """One player: name, tokens, hand size, start and chain."""
    turn = "►" if p == d["seat"] else " "
    who = Span(f" {p + 1} ", "lit" if str(p + 1) in lit else f"seat-{p + 1}")
    row = (Span(turn), who, Span(" "), Span(Message("seat-name", {}, p), "name", 10))
    if not d["alive"][p]:
        return (*row, Span(Message("picture-chicoree-bankrupt"), "quiet"))
    purse = Span(Message("chicoree-tokens", {"tokens": d["tokens"][p]}), "", 11)
    cards = Span(Message("chicoree-cards", {"cards": d["held"][p]}), "", 10)
    return (*row, purse, cards, *_chain(d, p), *_sealed(d, p))


def _sealed(d: dict[str, Any], p: int) -> Row:
    """Whether p has sealed a choice; who had none to make has not."""
    had_a_choice = d["held"][p] if d["contest"] == CHALLENGE else d["tokens"][p]
    if not d["contest"] or not had_a_choice or p not in bits(d["sealed"]):
        return ()
    return (Span(" "), Span(Message("picture-chicoree-has-sealed"), "quiet"))


def _chain(d: dict[str, Any], p: int) -> Iterator[Span]:
    """The start, then a number for each step that lies there; a star marks a joker."""
    start = d["start"][p]
    yield Span(name(start), "start", 13) if start >= 0 else Span("–", "empty", 13)
    for s in range(1, len(STEPS) + 1):
        laid, jokers = d["laid"][p][s], d["jokers"][p][s]
        count = f"×{laid + jokers}" if laid + jokers > 1 else ""
        number = f"{s}{'*' * bool(jokers)}{count}" if laid or jokers else "·"
        yield Span(f" {number:<2}", "joker" if jokers else "step" if laid else "empty")


def _afflicted(d: dict[str, Any]) -> Iterator[Row]:
    """Who receives no tokens, and for how long. K-X2."""
    for p in range(d["players"]):
        if d["afflicted"][p]:
            turns = {"turns": d["afflicted"][p]}
            yield (Span(" "), Span(Message("picture-chicoree-afflicted", turns, p), "red"))


def _hand(view: View) -> Iterator[Row]:
    """The viewer's own hand, and what of it is chosen or bid in secret."""
    d = view.facts
    yield from _titled(Message("picture-chicoree-hand"), d["hand"])
    if any(d["chosen"]):
        yield from _titled(Message("picture-chicoree-chosen"), d["chosen"])
    if d["bid"] >= 0:
        yield (Span(" "), Span(Message("picture-chicoree-bid", {"tokens": d["bid"]}), "quiet"))


def _titled(title: Message, cards: Sequence[int]) -> Iterator[Row]:
    """Cards kind by kind, some in a line."""
    kinds = [(k, n) for k, n in enumerate(cards) if n]
    empty = () if kinds else (Span("  "), Span(Message("picture-chicoree-empty"), "quiet"))
    yield (Span(" "), Span(title, "title"), *empty)
    for some in (kinds[i : i + ABREAST] for i in range(0, len(kinds), ABREAST)):
        yield (Span(" "), *(span for k, n in some for span in _counted(k, n)))


def _counted(card: int, count: int) -> Row:
    return (Span(f"{count}×" if count > 1 else "", "", 4), Span(name(card), style(card), 22))
