"""Small crowded positions at random: tiles, owners, rocks, landscape, sites, few workers, few Fincas."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from terroir.games.citrus.actions import tile_name
from tests.games.citrus.oracle import NEUTRAL, Field, Ground, Plantation, Space, around, beside

SIZES = ((4, 5), (5, 5), (4, 7), (6, 6), (6, 8), (3, 12))
FRUIT_LETTERS = "LOBIG"
MARKS = {"bridge": "br", "milestone": "mi", "cart": "ca", "bull": "bu", "money2": "m2", "horses3": "h3"}
TREASURE = ("bridge", "bridge", "milestone", "horses3", "money2", "cart", "bull")
Box = Counter[str]
"""Landscape tiles not yet given out."""


def tight_position(rng: Random) -> str:
    """A position a game could nearly have come to: no rule of placement is in breach on the board."""
    height, width = rng.choice(SIZES)
    tokens = {(r, c): "." for r in range(height) for c in range(width)}
    sites = _scatter_sites(rng, tokens, rng.randrange(2, 6), touching=rng.random() < 0.1)
    for space in tokens:
        if tokens[space] == "." and rng.random() < 0.12:
            tokens[space] = rng.choice("##~~~")
    family = rng.random() < 0.25
    players = rng.choice((2, 2, 3, 5))
    ground = Ground(tokens, sites, family)
    seat = rng.randrange(players)
    owners = [NEUTRAL, NEUTRAL, *range(players)]
    if rng.random() < 0.2:
        owners.remove(seat)  # who has no region may have to pass
    fruits = rng.choice(((0, 0, 1, 1, 2, 3, 4), (0, 0, 0, 1), (0, 1, 2)))  # few: equal fruits meet
    plantations = _plant(rng, ground, fruits, owners, rng.uniform(0.1, 1.1))
    box = Counter(bridge=4, milestone=2, cart=4, bull=4, money2=2, horses3=4)
    hand = [_tile(rng, fruits) for _ in range(rng.choice((0, 0, 1, 2, 2, 3, 3, 4)))]
    empty = rng.choice((0.3, 0.6, 0.9))
    facts = [
        "citrus",
        "board " + "/".join("".join(tokens[r, c] for c in range(width)) for r in range(height)),
        f"options short=yes family={_yes(family)} penalty={_yes(rng.random() < 0.1)} "
        f"edition={rng.choice((2013, 2015))}",
        f"players {players}",
        f"turn seat={seat + 1} turns=9 bag_short={rng.randrange(2)}" + _moment(rng, hand),
        *(f"seat {p + 1} coins={rng.randrange(13)} tiles={_held(rng, box)}" for p in range(players)),
        "market " + " ".join("." if rng.random() < empty else _tile(rng, fruits) for _ in range(12)),
        " ".join(["hand", *hand]),
        f"fincas 10/5={rng.choice((0, 1, 1, 2))}",
        "sites " + _site_words(rng, sites),
        "grid",
    ]
    marks = _marks(rng, tokens, plantations, box)
    rows = [" ".join(marks[r, c] for c in range(width)) for r in range(height)]
    return "\n".join([*facts, *rows]) + "\n"


def _yes(condition: bool) -> str:
    return "yes" if condition else "no"


def _tile(rng: Random, fruits: Sequence[int]) -> str:
    return tile_name(2 * rng.choice(fruits) + rng.randrange(2))


def _held(rng: Random, box: Box) -> str:
    weights = (0.35, 0.2, 0.3, 0.15, 0.1, 0.1, 0.1)
    kinds = (*MARKS, "bridge")
    return ",".join(k for k, w in zip(kinds, weights, strict=True) if rng.random() < w and _take(box, k))


def _take(box: Box, kind: str) -> bool:
    box[kind] -= 1
    return box[kind] >= 0


def _moment(rng: Random, hand: list[str]) -> str:
    if not hand:
        return ""
    occasion = rng.choice(("market", "milestone"))
    choosing = f" finca_drawn=10/5 why_finca={occasion}" if rng.random() < 0.3 else ""
    return f" main_done=1 carting={int(len(hand) == 1 and rng.random() < 0.5)}" + choosing


def _site_words(rng: Random, sites: dict[int, Space]) -> str:
    words = {s: rng.choice(("=10/5", "=8/6", "=8/6!", "?", "?", "")) for s in sites}
    if "?" not in words.values():
        words[next(iter(words))] = "?"  # a Finca that is drawn needs a place to go
    return " ".join(chr(ord("A") + s) + word for s, word in words.items() if word)


def _scatter_sites(rng: Random, tokens: dict[Space, str], count: int, touching: bool) -> dict[int, Space]:
    sites: dict[int, Space] = {}
    for space in rng.sample(sorted(tokens), len(tokens)):
        free = not any(n in sites.values() for n in around(space))
        if len(sites) < count and (free or touching):
            tokens[space] = chr(ord("A") + len(sites))
            sites[len(sites)] = space
    return sites


def _plant(
    rng: Random, ground: Ground, fruits: Sequence[int], owners: Sequence[int], density: float
) -> dict[Space, Plantation]:
    """Plantations one by one wherever C-P4, C-P5 and the five workers allow; patches grow by chance."""
    planted: dict[Space, Plantation] = {}
    candidates = [space for space, token in ground.tokens.items() if token in ".~#"]
    rng.shuffle(candidates)
    for space in candidates:
        if rng.random() > density * (0.3 if ground.tokens[space] == "#" else 1):
            continue
        near = [planted[n] for n in beside(space) if n in planted]
        kind = rng.choice(near) if near and rng.random() < 0.6 else (rng.choice(fruits), rng.choice(owners))
        grown = {**planted, space: kind}
        if _sound(ground, grown, space, kind):
            planted = grown
    return planted


def _sound(ground: Ground, planted: dict[Space, Plantation], at: Space, kind: Plantation) -> bool:
    same = [planted[n] for n in beside(at) if n in planted and planted[n][0] == kind[0]]
    if any(other != kind for other in same):
        return False
    field = Field(ground, kind[1], planted, frozenset(), {}, 0, 0, 0, frozenset(), frozenset())
    return not field.breaks_a_road(kind[0], at) and (kind[1] == NEUTRAL or field.workers >= 0)


def _marks(
    rng: Random, tokens: dict[Space, str], planted: dict[Space, Plantation], box: Box
) -> dict[Space, str]:
    marks = {}
    for space, token in tokens.items():
        kind = rng.choice(TREASURE)
        if space in planted:
            fruit, owner = planted[space]
            marks[space] = f"{FRUIT_LETTERS[fruit]}{owner + 1}{'*' if rng.random() < 0.3 else ''}"
        elif token == "~":
            marks[space] = MARKS[kind] if _take(box, kind) else "."
        else:
            marks[space] = "bu" if token == "." and rng.random() < 0.03 and _take(box, "bull") else token
    return marks
