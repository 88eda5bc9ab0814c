"""Why a turn is good: what it brings, what it keeps others from, and what it lets them do.

What others could do is the best turn that each of them would find at first sight, if it were theirs next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from terroir.core.game import Action, Message
from terroir.games.citrus.actions import Numbered
from terroir.games.citrus.board import LETTERS, material
from terroir.games.citrus.bots.lookahead import CitrusLookahead, weights
from terroir.games.citrus.planning import as_if_turn
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import BUILT, NAME_FIRST, OVER, SCORED
from terroir.games.citrus.view import View

WIDTH = 2
"""Of the search for what others could do: it only has to find what anybody would see."""
SAME = 1
"""The seed of that search, so that the same turn always has the same reasons."""
WORTH_A_WORD = 4
"""Points that another could make less, or more than usual, before it is said."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What one player has: points scored or standing on the board, coins, workers, Fincas led."""

    points: int
    coins: int
    workers: int
    leads: frozenset[str]


class Reply(NamedTuple):
    """What another player could do next: points made, and Fincas of which they would take the lead."""

    seat: int
    points: int
    leads: frozenset[str]


def reasons(view: View, actions: Sequence[Action]) -> list[Message]:
    """What the actions of the viewer bring, prevent and risk, the weightiest first."""
    seat = 0 if view.viewer is None else view.viewer
    before, after = view.world(), view.world()
    for action in actions:
        if isinstance(action, Numbered) and after.phase > NAME_FIRST:
            after.apply(action.code)
    replies = _replies(after, seat)
    return [
        *_brings(standing(before, seat), standing(after, seat), _paid(before)),
        *_prevents(before, _replies(before, seat), replies),
        *_risks(after, seat, replies),
    ]


def _brings(before: Standing, after: Standing, paid: frozenset[str]) -> Iterator[Message]:
    if points := after.points - before.points:
        yield Message("reason-citrus-points", {"points": points})
    if won := sorted(after.leads - before.leads - paid):
        yield Message("reason-citrus-majority", {"sites": ", ".join(won), "count": len(won)})
    if coins := after.coins - before.coins:
        yield Message("reason-citrus-coins", {"coins": f"{coins:+d}".replace("-", "−")})
    if workers := after.workers - before.workers:
        yield Message("reason-citrus-workers", {"workers": f"{workers:+d}".replace("-", "−")})


def _prevents(state: State, before: Sequence[Reply], after: Sequence[Reply]) -> Iterator[Message]:
    """The most that somebody could have had next, and now cannot."""
    now = {reply.seat: reply for reply in after}
    lost = [
        (was.seat, was.leads - now[was.seat].leads, was.points - now[was.seat].points)
        for was in before
        if was.seat in now
    ]
    seat, leads, _ = max(lost, key=lambda one: _stake(state, one[1]), default=(0, frozenset[str](), 0))
    if leads:
        yield _of_sites("prevents-citrus-majority", leads, seat)
        return
    seat, _, points = max(lost, key=lambda one: one[2], default=(0, leads, 0))
    if points >= WORTH_A_WORD:
        yield Message("prevents-citrus-points", {"points": points}, seat)


def _risks(state: State, seat: int, replies: Sequence[Reply]) -> Iterator[Message]:
    """The worst that somebody could do next: take over a Finca that the player leads, or score much."""
    led = _leads(state, seat)
    taken = [(reply, reply.leads & led) for reply in replies if reply.leads & led]
    if taken:
        reply, sites = max(taken, key=lambda one: _stake(state, one[1]))
        yield _of_sites("risks-citrus-majority", sites, reply.seat)
    elif replies:
        reply = max(replies, key=lambda one: one.points)
        if reply.points >= 2 * WORTH_A_WORD:
            yield Message("risks-citrus-points", {"points": reply.points}, reply.seat)


def _of_sites(name: str, sites: frozenset[str], seat: int) -> Message:
    return Message(name, {"sites": ", ".join(sorted(sites)), "count": len(sites)}, seat)


def _stake(state: State, sites: frozenset[str]) -> int:
    """What the lead at these Fincas is worth above the second place."""
    values = state.written()["site_value"]
    pairs = [material().fincas[values[LETTERS.index(site)]] for site in sites]
    return sum(high - low for high, low, _ in pairs)


def _replies(state: State, seat: int) -> list[Reply]:
    if state.phase == OVER:
        return []
    others = [other for other in range(state.players) if other != seat]
    return [reply for other in others if (reply := _reply(state, other)) is not None]


def _reply(state: State, other: int) -> Reply | None:
    """The best turn of another player at first sight, as if it were theirs now."""
    world = as_if_turn(View(state, other))
    if world is None:
        return None
    before, paid = standing(world, other), _paid(world)
    turns = CitrusLookahead(View(world, other), SAME, WIDTH, 1, weights()).turns
    for action in turns[0].actions if turns else ():
        if isinstance(action, Numbered):
            world.apply(action.code)
    after = standing(world, other)
    return Reply(other, after.points - before.points, after.leads - before.leads - paid)


def standing(state: State, seat: int) -> Standing:
    """What a player has now."""
    known = state.written()
    standing_tiles = sum(
        mask.bit_count() + (mask & known["wells"]).bit_count() for _, mask in state.regions(seat)
    )
    points = known["score"][seat] + (0 if known["reason"] else standing_tiles + state.horse_points(seat))
    return Standing(points, known["coins"][seat], state.workers(seat), _leads(state, seat))


def _leads(state: State, seat: int) -> frozenset[str]:
    """The Fincas at which a player would get the higher value now. C-F3."""
    known, led = state.written(), set()
    for site, life in enumerate(known["site_state"]):
        if life >= BUILT:
            if 0 < state.tiles_around(site)[seat] == state.most:
                led.add(LETTERS[site])
    return frozenset(led)


def _paid(state: State) -> frozenset[str]:
    """The Fincas that have paid: nobody gains by leading there."""
    lives = enumerate(state.written()["site_state"])
    return frozenset(LETTERS[site] for site, life in lives if life == SCORED)
