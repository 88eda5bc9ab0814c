"""The table in plain characters; a hand is drawn only for whoever it belongs to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from terroir.core.game import Message, Picture, Span
from terroir.games.chicoree.deck import NAMES, STEPS
from terroir.games.chicoree.view import CONTESTS, View, bits

STYLES = {
    "start": "bold FFFFFF on 7A4A2E",
    "step": "bold 2A2018 on D9C48A",
    "joker": "bold FFFFFF on 5B6FB8",
    "empty": "6E675C on 2F2C28",
    "red": "bold FFFFFF on 9C2B2B",
    "ochre": "bold 2A2018 on D9962E",
    "flower": "bold FFFFFF on 5B6FB8",
}
Row = tuple[Span, ...]


def draw(view: View, lit: Mapping[str, str]) -> Picture:
    """Piles, the card in the middle, every player's chain, and the viewer's hand."""
    d = view.facts
    rows = [_piles(d), *_middle(d), (), *(_mat(d, p, lit) for p in range(d["players"]))]
    return (*rows, *_hand(view)) if view.viewer is not None else tuple(rows)


def name(card: int | str) -> Message:
    """A card by its name."""
    return Message("chicoree-card", {"card": card if isinstance(card, str) else NAMES[card]})


def style(card: int) -> str:
    """The colour of a card."""
    kinds = (("start", 3), ("step", 10), ("joker", 11), ("red", 17), ("ochre", 20))
    return next((word for word, end in kinds if card < end), "flower")


def _piles(d: dict[str, Any]) -> Row:
    return (
        Span(Message("picture-chicoree-pile", {"count": d["in_pile"]}), "quiet"),
        Span("  "),
        Span(Message("picture-chicoree-discard", {"count": sum(d["discard"]) + sum(d["waiting"])}), "quiet"),
        Span("  "),
        Span(Message("picture-chicoree-round", {"count": d["rounds"] + 1}), "quiet"),
    )


def _middle(d: dict[str, Any]) -> Iterator[Row]:
    """What everybody plays for, and how it stands."""
    if d["contest"]:
        kind = Message(f"picture-chicoree-{CONTESTS[d['contest']]}")
        yield (Span(kind, "title"), Span("  "), Span(name(d["card"]), style(d["card"])), *_price(d))
    if d["debtor"] >= 0:
        owed = {"tokens": d["owed"][d["debtor"]]}
        yield (Span(Message("picture-chicoree-debt", owed, d["debtor"]), "lit"),)


def _price(d: dict[str, Any]) -> Row:
    if d["leader"] < 0:
        return ()
    return (Span("  "), Span(Message("picture-chicoree-leads", {"tokens": d["price"]}, d["leader"])))


def _mat(d: dict[str, Any], p: int, lit: Mapping[str, str]) -> Row:
    """One player: tokens, hand size, start and chain; a star marks a joker."""
    turn = "►" if p == d["seat"] else " "
    who = Span(f" {turn} {p + 1} ", "lit" if str(p + 1) in lit else f"seat-{p + 1}")
    if not d["alive"][p]:
        return (who, Span(Message("picture-chicoree-bankrupt"), "quiet"))
    numbers = {"tokens": d["tokens"][p], "cards": d["held"][p]}
    spans = [who, Span(Message("picture-chicoree-purse", numbers), "", 24), *_chain(d, p)]
    if d["afflicted"][p]:
        spans += [
            Span("  "),
            Span(Message("picture-chicoree-afflicted", {"turns": d["afflicted"][p]}), "red"),
        ]
    if d["contest"] and p in bits(d["sealed"]):
        spans += [Span("  "), Span(Message("picture-chicoree-has-sealed"), "quiet")]
    return tuple(spans)


def _chain(d: dict[str, Any], p: int) -> Iterator[Span]:
    start = d["start"][p]
    yield Span(name(start), "start", 15) if start >= 0 else Span("–", "empty", 15)
    for s in range(1, len(STEPS) + 1):
        laid, jokers = d["laid"][p][s], d["jokers"][p][s]
        count = str(laid + jokers) if laid + jokers > 1 else ""
        mark = f" {s}{'*' * bool(jokers)}{'×' + count if count else ''} "
        yield Span(mark, "joker" if jokers else "step" if laid else "empty")


def _hand(view: View) -> Iterator[Row]:
    """The viewer's own hand, and what of it is chosen or bid in secret."""
    d = view.facts
    yield ()
    yield (Span(Message("picture-chicoree-hand"), "title"),)
    for title, cards in (("", d["hand"]), ("picture-chicoree-chosen", d["chosen"])):
        spans = [Span(Message(title), "quiet")] if title else []
        for k, n in enumerate(cards):
            if n:
                spans += [Span("  "), Span(name(k), style(k)), Span(f" ×{n}" if n > 1 else "")]
        if spans and (not title or any(cards)):
            yield tuple(spans)
    if d["bid"] >= 0:
        yield (Span(Message("picture-chicoree-bid", {"tokens": d["bid"]}), "quiet"),)
