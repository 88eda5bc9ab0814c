"""A game looked back at: everybody's chances after each turn, luck apart from skill, and what was better.

It is worked out turn by turn (`part`), each with what its player knew then, so that nobody has to wait for
long meanwhile; what is found so is put together at the end (`whole`). The same record gives the same.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from statistics import fmean
from typing import NamedTuple

import msgspec
from msgspec import Struct

from terroir.bots.analysis import NODES, SEED, Choice, Judged, choices, judge
from terroir.bots.bot import seeded
from terroir.bots.budget import Budget
from terroir.core.abilities import Deal, GivesAccount, WeighsDeals
from terroir.core.errors import BadRecord
from terroir.core.game import AnyGame, Chance, Message, Over
from terroir.core.record import parse
from terroir.core.registry import load
from terroir.core.replay import Told, retell
from terroir.table.coach import Advice, Coached, advise
from terroir.table.shapes import HintAction
from terroir.table.wording import in_words

SLICE_S = 0.25
"""After so long a part ends, so that others have their turn; it has judged one turn at least."""
DECIDING = 3
"""Turns that are said to have decided a game."""
FORMAT = 1
"""Of what is kept: an analysis of another one is worked out anew."""


class JudgedTurn(Struct, frozen=True):
    """A turn in which there was a choice: what was played, what was better, and what it came to."""

    step: int
    """The step of the replay before it."""
    until: int
    """The step at its end."""
    seat: int
    played: list[HintAction]
    better: list[HintAction]
    """Nothing where what was played was the best."""
    shares: list[float]
    """Each seat's chance to win after the turn as it was played, from 0 to 1, as its player had to think."""
    errors: list[float]
    """The standard error of each chance."""
    best: list[float]
    """The chances if the best turn had been played."""
    slip: float
    """What the turn threw away, beyond doubt: 0 where it might be chance."""
    flag: int
    """0; 1 for an inaccuracy, 2 for a mistake, 3 for a blunder."""
    found: float
    """How much better it was than all else, beyond doubt."""
    reasons: list[Message]
    """What the turn that was played brings, prevents and risks."""
    why: list[Message]
    """The same of the better one."""
    chances: list[float] = []
    """The chances as all players together knew them: where something is hidden, the mean of what each of them
    last had to think; else the shares."""
    luck: float = 0.0
    """What draws, and what nobody foresaw, had changed for its player since their turn before."""
    decided: bool = False


class Balance(Struct, frozen=True):
    """What a seat's chances came to: together it is the way from the first chance to the result."""

    own: float
    """What its own turns threw away."""
    luck: float
    others: float
    """What the turns of the others threw away, as far as this seat had it."""


class Analysis(Struct, frozen=True):
    """All that is known of a finished game afterwards, the same for everybody."""

    game: str
    nodes: int
    first: list[float]
    """Each seat's chance before the first turn."""
    turns: list[JudgedTurn]
    result: list[float]
    """Each seat's part of the victory in the end; nothing where the game did not end by its rules."""
    balances: list[Balance]
    sources: dict[str, list[int]]
    decided: Message | None
    coach: list[list[Advice]]
    """Three sentences to each seat."""
    deals: list[Deal]


class Part(Struct, frozen=True):
    """Turns that were judged, and how many there are in all."""

    turns: list[JudgedTurn]
    of: int


class ReadGame(NamedTuple):
    """A record that is looked at again and again."""

    game: AnyGame
    told: list[Told]
    choices: list[Choice]
    hides: bool
    """Something was dealt that not everybody saw."""


@lru_cache(2)
def _read(text: str) -> ReadGame:
    record = parse(text)
    told, hides = list[Told](), False
    for one in retell(record, load(record.value("Game") or "?")):
        told.append(one)
        hides |= isinstance(chance := one.match.pending, Chance) and chance.seen_by is not None
    if told:
        match, players = told[-1].match, int(record.value("Players") or 0)
        found = list(choices(match.game, match.first_state(players), match.steps))
        if found:
            return ReadGame(match.game, told, found, hides)
    raise BadRecord(1, "nobody has had anything to decide yet")


def part(text: str, first: int, nodes: int = NODES, seed: int = SEED) -> Part:
    """Some turns of a game from the number `first` on, at least one."""
    read, begun = _read(text), time.monotonic()
    turns: list[JudgedTurn] = []
    for choice in read.choices[first:]:
        turns.append(_judged(read, choice, nodes, seed))
        if time.monotonic() - begun > SLICE_S:
            break
    return Part(turns, len(read.choices))


def _judged(read: ReadGame, choice: Choice, nodes: int, seed: int) -> JudgedTurn:
    game, randbelow = read.game, seeded("analysis", seed, choice.ply)
    moment = judge(game, choice, randbelow, Budget(nodes=nodes))
    before, end = choice.ply, choice.ply + len(choice.actions)

    def worded(judged: Judged) -> list[HintAction]:
        return in_words(game, choice.view, judged.actions, randbelow)

    is_best = moment.best is moment.played
    return JudgedTurn(
        step=read.told[before - 1].step if before else 0,
        until=read.told[end - 1].step,
        seat=choice.seat,
        played=worded(moment.played),
        better=[] if is_best else worded(moment.best),
        shares=_rounded(moment.played.shares),
        errors=_rounded(moment.played.errors),
        best=_rounded(moment.best.shares),
        slip=round(moment.slip, 4),
        flag=moment.flag,
        found=round(moment.found, 4),
        reasons=list(moment.played.reasons),
        why=[] if is_best else list(moment.best.reasons),
    )


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]


def analysis(text: str, nodes: int = NODES, seed: int = SEED) -> Analysis:
    """All of it at once, for whoever has the time."""
    turns: list[JudgedTurn] = []
    while True:
        some = part(text, len(turns), nodes, seed)
        turns += some.turns
        if len(turns) == some.of:
            return whole(text, turns, nodes)


def whole(text: str, judged: Sequence[JudgedTurn], nodes: int = NODES) -> Analysis:
    """The analysis, out of all its turns."""
    read = _read(text)
    turns = _deciding(_with_luck(_known(judged, read.hides)))
    seats = range(len(turns[0].shares))
    account, result = None, list[float]()
    last = read.told[-1].match
    if isinstance(over := last.pending, Over):
        result = [(seat in over.winners) / len(over.winners) for seat in seats]
        happened = [(one.step, event) for one in read.told for event in one.events]
        account = read.game.account(last.state, happened) if isinstance(read.game, GivesAccount) else None
    balances = [_balance(turns, result or turns[-1].shares, seat) for seat in seats]
    missed = account.missed if account else ()
    return Analysis(
        game=read.game.name,
        nodes=nodes,
        first=turns[0].best,
        turns=turns,
        result=_rounded(result),
        balances=balances,
        sources={name: list(points) for name, points in account.sources.items()} if account else {},
        decided=account.decided if account else None,
        coach=[list(advise(Coached(turns, missed, balances[seat], seat))) for seat in seats],
        deals=list(_deals(text)),
    )


def _deals(text: str) -> Sequence[Deal]:
    """Told once more: a deal is weighed as things stood then."""
    record = parse(text)
    game = load(record.value("Game") or "?")
    if not isinstance(game, WeighsDeals):
        return ()
    return game.deals((one.step, one.match.state, one.events) for one in retell(record, game))


def _known(turns: Sequence[JudgedTurn], hides: bool) -> list[JudgedTurn]:
    """What everybody together knew after each turn."""
    latest: dict[int, JudgedTurn] = {}
    found = []
    for turn in turns:
        latest = {**latest, turn.seat: turn} if hides else {turn.seat: turn}
        chances = [fmean(shares) for shares in zip(*(one.shares for one in latest.values()), strict=True)]
        errors = [
            hypot(*each) / len(latest) for each in zip(*(one.errors for one in latest.values()), strict=True)
        ]
        found.append(msgspec.structs.replace(turn, chances=_rounded(chances), errors=_rounded(errors)))
    return found


def _with_luck(turns: Sequence[JudgedTurn]) -> list[JudgedTurn]:
    """What changed for each player between their own turns, and no turn of the others threw away."""
    left: dict[int, float] = {}
    found = []
    for turn in turns:
        luck = turn.best[turn.seat] - left[turn.seat] if turn.seat in left else 0.0
        found.append(msgspec.structs.replace(turn, luck=round(luck, 4)))
        if turn.slip:
            for seat in left:
                left[seat] += turn.shares[seat] - turn.best[seat]
        left[turn.seat] = turn.shares[turn.seat] if turn.slip else turn.best[turn.seat]
    return found


def _deciding(turns: Sequence[JudgedTurn]) -> list[JudgedTurn]:
    """The turns at which most changed for whoever took them, by luck or by what they did."""
    swings = {number: abs(turn.luck - turn.slip) for number, turn in enumerate(turns)}
    most = sorted(swings, key=lambda number: -swings[number])[:DECIDING]
    return [
        msgspec.structs.replace(turn, decided=number in most and swings[number] > 0)
        for number, turn in enumerate(turns)
    ]


def _balance(turns: Sequence[JudgedTurn], end: Sequence[float], seat: int) -> Balance:
    own = -sum(turn.slip for turn in turns if turn.seat == seat)
    slips = [turn for turn in turns if turn.slip and turn.seat != seat]
    others = sum(turn.shares[seat] - turn.best[seat] for turn in slips)
    luck = end[seat] - turns[0].best[seat] - own - others
    return Balance(round(own, 4), round(luck, 4), round(others, 4))
