"""Who of those who look for a game play together."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from terroir.server.names import alike
from terroir.store.people_rows import Seeker

Apart = Mapping[str, Collection[str]]
"""Whom somebody blocks, or is blocked by."""


def groups(seekers: Sequence[Seeker], apart: Apart) -> list[list[Seeker]]:
    """Who begins now; of each table the one who has waited longest comes first, as they are given.

    As many as they want to be, or those who want to begin with bots in place of the others.
    """
    waiting = [one for one in seekers if one.table is None]
    found: list[list[Seeker]] = []
    while waiting:
        first = waiting.pop(0)
        group = _around(first, waiting, apart)
        if len(group) < first.players and first.bots:
            group = _around(first, [one for one in waiting if one.bots], apart)
        if len(group) == first.players or first.bots:
            found.append(group)
            waiting = [one for one in waiting if one not in group]
    return found


def _around(first: Seeker, others: Sequence[Seeker], apart: Apart) -> list[Seeker]:
    group = [first]
    for other in others:
        if len(group) < first.players and all(fit(one, other, apart) for one in group):
            group.append(other)
    return group


def fit(one: Seeker, other: Seeker, apart: Apart) -> bool:
    """Whether these two may sit at one table, and want the same there."""
    same = (one.game, one.players, one.pace) == (other.game, other.players, other.pace)
    return (
        same
        and other.person not in apart.get(one.person, ())
        and one.person not in apart.get(other.person, ())
        and not alike(one.name, other.name)  # nobody could tell them apart at a table
        and _near(one, other)
    )


def _near(one: Seeker, other: Seeker) -> bool:
    """Whether both are of about the strength that the other wants; who has no rating yet fits anybody."""
    if one.rating is None or other.rating is None:
        return True
    wanted = [within for within in (one.within, other.within) if within is not None]
    return not wanted or abs(one.rating - other.rating) <= min(wanted)
