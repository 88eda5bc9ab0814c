"""How each viewer counts the updates: 1, 2, 3 … without a gap where something is hidden."""

from __future__ import annotations

from terroir.core.game import Decide, Pending, Seat

Viewer = Seat | None
"""Through whose eyes: a seat, or None for a spectator."""


class Numbers:
    """The numbers of one table. They follow from the log alone, so they are the same after a restart."""

    __slots__ = ("fresh", "hidden")

    def __init__(self, seats: int) -> None:
        self.hidden = (0,) * (seats + 1)
        """For each seat and last for spectators: how many entries they may not even know of."""
        self.fresh = [0] * seats
        """What each seat must have seen to know what is to be decided."""

    def of(self, viewer: Viewer, seq: int) -> int:
        """The viewer's number of the last update, when the log has `seq` entries."""
        return number(viewer, seq, self.hidden)

    def is_stale(self, seat: Seat, at: int, seq: int) -> bool:
        """Whether the seat's player, who has seen `at`, cannot know what is to be decided now."""
        return not self.fresh[seat] <= at <= self.of(seat, seq)

    def hide(self, owner: Seat) -> None:
        """There was an entry that only its owner may know of."""
        self.hidden = tuple([n + (viewer != owner) for viewer, n in enumerate(self.hidden)])

    def play(self, seq: int, actor: Seat | None, before: Pending | None, after: Pending | None) -> None:
        """The game went on. A secret choice stays fresh as long as it is owed, whoever seals theirs."""
        was, now = secret_seats(before), secret_seats(after)
        if was and now and now <= was - {actor}:
            return
        for seat in range(len(self.fresh)):
            if seat != actor or was or now:
                self.fresh[seat] = self.of(seat, seq)


def secret_seats(pending: Pending | None) -> frozenset[Seat]:
    """The seats that owe a secret choice."""
    return frozenset(pending.seats) if isinstance(pending, Decide) and pending.secret else frozenset()


def number(viewer: Viewer, seq: int, hidden: tuple[int, ...]) -> int:
    """The viewer's number of an entry, given how many before it were hidden from each viewer."""
    return seq - hidden[-1 if viewer is None else viewer]
