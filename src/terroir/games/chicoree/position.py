"""A position as text that people can read, write and diff; what is left out is worked out.

chicoree
options auction=turn rounds=50 first=random deck=house
players 3
table seat=2 first=1 turns=14 rounds=4
seat 1 tokens=12 start=egypt chain=seeds,sow,shop,shop* hand=fire,shop:2 known=fire
seat 2 tokens=3
contest kind=turn card=harvest price=4 leader=1 bidder=2 bidding=1,2,3
pile egypt:2 greece:4
discard fire

A star marks a joker that stands for the step. Seats are counted from 1; `seat=0` is nobody yet. Where no pile
is given, it holds all that lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from terroir.core.errors import BadOptions, BadPosition
from terroir.core.notation import stated
from terroir.games.chicoree import deck
from terroir.games.chicoree.deck import NAMES, NUMBER, STARTS, STEPS
from terroir.games.chicoree.events import CONTESTS
from terroir.games.chicoree.position_check import MOST, MOST_TOKENS, PILES, TABLE_LIMITS, faults, lying
from terroir.games.chicoree.setup import OPTIONS, box, restored, settle
from terroir.games.chicoree.state import State
from terroir.games.chicoree.terms import CARDS, EMPTY
from terroir.games.chicoree.view import bits, chain

_SEATS = {"seat", "first_seat", "leader", "bidder", "debtor"}  # written from 1, so that 0 is nobody
_TABLE = {
    "seat": 1,
    "first_seat": 1,
    "turns": 0,
    "rounds": 0,
    "begun": 1,
    "acting": 1,
    "had_start": None,
    "step_laid": 0,
    "harvest_laid": None,
    "drew": 0,
    "laid_any": 0,
    "hidden_due": 0,
    "shown_due": 0,
    "debtor": 0,
    "bank": None,
    "reason": 0,
}
"""Numbers of the table and what they are unless said; None: it follows from the rest."""
_SEAT_CARDS = ("hand", "known", "old", "lost", "chosen")
_SEAT_NUMBERS = {"afflicted": 0, "owed": 0, "surely_old": 0, "bids": EMPTY}
_KINDS = {name: phase for phase, name in CONTESTS.items()}


# ---- writing ------------------------------------------------------------
def to_text(state: State) -> str:
    """Everything the position is, one fact a line; defaults are left out."""
    d = state.written()
    options = [f"{o.name}={state.settings[o.name]}" for o in OPTIONS]
    lines = ["chicoree", "options " + " ".join(options)]
    lines += [f"players {d['players']}", " ".join(["table", *_table_words(d)])]
    lines += [" ".join(_seat_words(d, p)) for p in range(d["players"])]
    if d["contest"]:
        lines.append(" ".join(_contest_words(d)))
    lines += [" ".join([name, *_cards(d[name])]) for name in PILES if name == "pile" or any(d[name])]
    return "\n".join(lines) + "\n"


def _cards(counts: Sequence[int]) -> list[str]:
    return [NAMES[k] if n == 1 else f"{NAMES[k]}:{n}" for k, n in enumerate(counts) if n]


def _table_words(d: dict[str, Any]) -> Iterable[str]:
    for name, default in _TABLE.items():
        value = d[name] + (name in _SEATS)
        if value != default:
            yield f"{name}={value}"


def _seat_words(d: dict[str, Any], p: int) -> Iterable[str]:
    yield f"seat {p + 1} tokens={d['tokens'][p]}"
    if d["start"][p] != EMPTY:
        yield f"start={NAMES[d['start'][p]]}"
    if laid := [card + "*" * joker for card, joker in chain(d, p)]:
        yield f"chain={','.join(laid)}"
    for name in _SEAT_CARDS:
        if any(d[name][p]):
            yield f"{name}={','.join(_cards(d[name][p]))}"
    for name, default in _SEAT_NUMBERS.items():
        if d[name][p] != default:
            yield f"{name}={d[name][p]}"
    if not d["alive"][p]:
        yield "bankrupt=1"


def _contest_words(d: dict[str, Any]) -> Iterable[str]:
    yield f"contest kind={CONTESTS[d['contest']]} card={NAMES[d['card']]} price={d['price']}"
    yield f"leader={d['leader'] + 1} bidder={d['bidder'] + 1}"
    for name in ("bidding", "sealed"):
        if d[name]:
            yield f"{name}={','.join(str(p + 1) for p in bits(d[name]))}"


def pieces(state: State) -> dict[str, int]:
    """Every kind of card and the tokens, wherever they are; what the bank gave and took is on its account."""
    d = state.written()
    count = {name: n for name, n in zip(NAMES, lying(d)) if n}
    count["tokens"] = sum(d["tokens"]) + d["bank"]
    return count


# ---- reading ------------------------------------------------------------
def from_text(text: str, *, handed_in: bool = False) -> State:
    """Read a position; whatever is not said is as at the start, or follows from the rest.

    One that is `handed_in` has to be one that a game comes to; any other, that the rules can go on from.
    """
    facts, lines = _split(text)
    with _at(lines.get("players")):
        players = stated("players", " ".join(facts.pop("players", ["2"])), 2, 6)
    with _at(lines.get("options")):
        settings = settle(players, dict(_pairs("options", facts.pop("options", []))))
    terms = box(players, settings)
    d = _blank(players, terms)
    for key, words in facts.items():
        with _at(lines[key]):
            _read_line(d, key, words)
    _complete(d, facts, terms)
    for key, why, rule, playable in faults(d, terms):
        if handed_in or not playable:
            raise BadPosition(f"{why} [{rule}]", lines.get(key))
    return restored(settings, d)


@contextmanager
def _at(line: int | None) -> Iterator[None]:
    """Errors inside are errors of that line, unless they know a better one."""
    try:
        yield
    except BadPosition as error:
        raise BadPosition(error.why, error.line or line) from error
    except BadOptions as error:
        raise BadPosition(str(error), line) from error


def _split(text: str) -> tuple[dict[str, list[str]], dict[str, int]]:
    """What each line says by its first word, and where it stands."""
    facts: dict[str, list[str]] = {}
    lines: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition(" #!")[0].split()
        if not words or (number == 1 and words == ["chicoree"]) or words[0] == "//":
            continue
        key = f"seat {words[1]}" if words[0] == "seat" and len(words) > 1 else words[0]
        if key in facts:
            raise BadPosition(f"{key} is said twice, first in line {lines[key]}", number)
        lines[key] = number
        facts[key] = words[2:] if words[0] == "seat" else words[1:]
    return facts, lines


def _blank(players: int, terms: dict[str, Any]) -> dict[str, Any]:
    d: dict[str, Any] = dict(_TABLE)
    for name in _SEATS & set(_TABLE):
        d[name] -= 1
    d |= {name: terms[name] for name in terms if name not in ("cards", "tokens", "first")}
    d["tokens"] = [terms["tokens"]] * players
    d |= {"contest": 0, "card": EMPTY, "price": 0, "leader": EMPTY, "bidder": 0, "bidding": 0, "sealed": 0}
    d |= {name: [default] * players for name, default in _SEAT_NUMBERS.items()}
    d |= {name: [[0] * CARDS for _ in range(players)] for name in _SEAT_CARDS}
    d |= {"laid": [[0] * 8 for _ in range(players)], "jokers": [[0] * 8 for _ in range(players)]}
    d |= {"start": [EMPTY] * players, "alive": [1] * players}
    return d | {name: [0] * CARDS for name in PILES}


def _read_line(d: dict[str, Any], key: str, words: list[str]) -> None:
    match key.split():
        case ["seat", number]:
            p = stated("seat", number, 1, d["players"]) - 1
            for name, value in _pairs(key, words):
                _read_seat(d, p, name, value)
        case ["table"]:
            for name, value in _pairs(key, words):
                if name not in _TABLE:
                    raise BadPosition(f"table: no {name!r}; known are {', '.join(_TABLE)}")
                low, high = TABLE_LIMITS[name]
                d[name] = stated(name, value, low, high) - (name in _SEATS)
        case ["contest"]:
            for name, value in _pairs(key, words):
                _read_contest(d, name, value)
        case [name] if name in PILES:
            d[name] = _counts(key, words)
        case _:
            raise BadPosition(f"unknown line {key!r}")


def _read_seat(d: dict[str, Any], p: int, name: str, value: str) -> None:
    if name == "tokens" or name in _SEAT_NUMBERS:
        d[name][p] = stated(name, value, 0, MOST_TOKENS)
    elif name in _SEAT_CARDS:
        d[name][p] = _counts(name, value.split(","))
    elif name == "start" and value in STARTS:
        d["start"][p] = NUMBER[value]
    elif name == "chain":
        for card in value.split(","):
            if card.removesuffix("*") not in STEPS:
                raise BadPosition(f"seat {p + 1}: {card!r} is none of {', '.join(STEPS)}")
            step = STEPS.index(card.removesuffix("*")) + 1
            d["jokers" if card.endswith("*") else "laid"][p][step] += 1
    elif name == "bankrupt":
        d["alive"][p] = 1 - stated(name, value, 0, 1)
    else:
        raise BadPosition(f"seat {p + 1}: {name}={value} cannot be read")


def _read_contest(d: dict[str, Any], name: str, value: str) -> None:
    if name == "kind" and value in _KINDS:
        d["contest"] = _KINDS[value]
    elif name == "card" and value in NUMBER:
        d["card"] = NUMBER[value]
    elif name == "price":
        d["price"] = stated(name, value, 0, MOST)
    elif name in ("leader", "bidder"):
        d[name] = stated(name, value, 0, d["players"]) - 1
    elif name in ("bidding", "sealed"):
        for seat in value.split(","):
            d[name] |= 1 << stated(name, seat, 1, d["players"]) - 1
    else:
        raise BadPosition(f"contest: {name}={value} cannot be read")


def _pairs(key: str, words: Iterable[str]) -> Iterable[tuple[str, str]]:
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadPosition(f"{key}: {word!r} should be NAME=VALUE")
        yield name, value


def _counts(key: str, words: Iterable[str]) -> list[int]:
    counts = [0] * CARDS
    for word in words:
        name, _, number = word.partition(":")
        if name not in NUMBER:
            raise BadPosition(f"{key}: {name[:40]!r} is none of {', '.join(NAMES)}")
        counts[NUMBER[name]] += stated(key, number, 1, deck.most()) if number else 1
    return counts


def _complete(d: dict[str, Any], facts: dict[str, list[str]], terms: dict[str, Any]) -> None:
    """Whatever was not said follows from the rest."""
    if d["had_start"] is None:
        d["had_start"] = d["seat"] >= 0 and d["start"][min(d["seat"], d["players"] - 1)] != EMPTY
    if d["harvest_laid"] is None:
        d["harvest_laid"] = any(d[name][p][4] for name in ("laid", "jokers") for p in range(d["players"]))
    if d["bank"] is None:
        d["bank"] = terms["tokens"] * d["players"] - sum(d["tokens"])
    if "pile" not in facts:
        d["pile"] = [max(0, n - m) for n, m in zip(terms["cards"], lying(d), strict=True)]
