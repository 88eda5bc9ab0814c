"""The record of a table: the viewer's while it runs, all of it once it is over, with what proves it fair."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from terroir.core.abilities import Makeable
from terroir.core.errors import TerroirError
from terroir.core.fair import FairStream, stream_key
from terroir.core.play import Match
from terroir.core.record import Record
from terroir.core.replay import ENDED, UNBEGUN, from_match, unmasked_record
from terroir.core.verify import NONCES_LUCK, fair_tags
from terroir.table.entries import BadLog, ClockStruck, Entry, Moved, Started, Undone
from terroir.table.live import LiveTable
from terroir.table.numbers import Viewer
from terroir.table.refusals import stale

OWN = "Own"
"""What somebody made themselves: the board or the deck."""


def record(entries: Iterable[Entry], viewer: Viewer) -> Record:
    """The record that the viewer may have, out of the log of the table."""
    log = list(entries)
    table = LiveTable.replay(log)
    if table.course is None:
        raise stale("table-refused-not-begun")
    match = replay(table, log)
    names = [chair.name or chair.bot or "" for chair in table.chairs]
    tags = _tags(table)
    if table.ended is None:
        return from_match(match, names, tags, viewer)
    return unmasked_record(match, names, tags)


def unbegun(table: LiveTable) -> Record:
    """Return what proves the luck of a closed table that never began, with the deal that would have come.

    Only where every nonce and the secret are known there is such a deal. Nobody can play it any more.
    """
    assert table.course is None and table.ended is not None
    match = Match(table.game, table.start_state(), None, table.created.position)
    is_known = table.ended.secret and not any(chair.is_open or chair.lacks_nonce for chair in table.chairs)
    if is_known and table.created.luck >= NONCES_LUCK:
        key = stream_key(bytes.fromhex(table.ended.secret), table.id, table.nonces)
        match = Match(table.game, table.start_state(), FairStream(key).randbelow, table.created.position)
    names = [chair.name or chair.bot or "" for chair in table.chairs]
    return unmasked_record(match, names, _tags(table) | {ENDED: UNBEGUN})


class Kept:
    """The entries of a log that its record is made of: what was taken back is left out, so far.

    They are numbered anew, so that they are the log of a table at which nobody ever took anything back.
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def add(self, entry: Entry) -> None:
        """The next entry of the log."""
        if isinstance(entry.body, Undone):
            self._leave_out(entry.seq, entry.body.actions)
        else:
            self.entries.append(replace(entry, seq=len(self.entries) + 1))

    def _leave_out(self, seq: int, actions: int) -> None:
        """The last actions; what else happened meanwhile stays."""
        later: list[Entry] = []
        while actions:
            if not self.entries:
                raise BadLog(seq, "nothing can be taken back")
            entry = self.entries.pop()
            if isinstance(entry.body, Moved):
                actions -= 1
            else:
                later.append(entry)
        for entry in reversed(later):
            self.add(entry)


def replay(table: LiveTable, entries: Iterable[Entry]) -> Match[Any]:
    """The game of a log with all its history, what was taken back left out."""
    game = table.game
    match = Match(game, table.start_state(), None, table.created.position)
    for entry in entries:
        try:
            _replay(match, entry)
        except TerroirError as error:
            raise BadLog(entry.seq, str(error)) from error
    return match


def _replay(match: Match[Any], entry: Entry) -> None:
    body, game = entry.body, match.game
    if isinstance(body, Undone):
        match.undo(body.seat, body.actions)
    if isinstance(body, Moved):
        match.play(body.seat, game.action_from_text(match.state, body.seat, body.action))
    if isinstance(body, ClockStruck):
        match.draw(game.outcome_from_text(match.state, body.outcome))
    if isinstance(body, (Moved, ClockStruck, Started)):
        for text in body.drawn:
            match.draw(game.outcome_from_text(match.state, text))


def _tags(table: LiveTable) -> dict[str, str]:
    """Who played, for whom a bot played on, and what promised the draws."""
    tags: dict[str, str] = {}
    for seat, chair in enumerate(table.chairs, start=1):
        if chair.bot is not None:
            tags[f"Bot{seat}"] = chair.bot
        if chair.away:
            tags[f"StandIn{seat}"] = f"{chair.away} {table.created.absence.bot}"
    if own := _own(table):
        tags[OWN] = own
    if table.ended is not None and table.ended.reason != "rules":
        tags[ENDED] = table.ended.reason
    secret = bytes.fromhex(table.ended.secret) if table.ended and table.ended.secret else None
    created = table.created
    hashes = [chair.commitment for chair in table.chairs]
    game_id = created.deal or table.id
    return tags | fair_tags(game_id, created.commitment, table.nonces, secret, created.luck, hashes)


def _own(table: LiveTable) -> str | None:
    """The option by which the table is played with something that somebody made, if it is."""
    game = table.game
    if not isinstance(game, Makeable):
        return None
    known = next(option.values for option in game.options if option.name == game.makes)
    return None if table.created.options[game.makes] in known else game.makes
