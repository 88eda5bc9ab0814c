"""A game at this terminal: who plays, which draws were promised, and where it is kept."""

from __future__ import annotations

import os
import re
from collections.abc import Container, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any

from terroir.bots.bot import Bot, Fault, seeded
from terroir.bots.budget import patient
from terroir.bots.codes import bot
from terroir.bots.own import is_own, tried_out
from terroir.bots.rung0_random import RandomBot
from terroir.cli import files
from terroir.cli.arguments import game_of, read, read_record
from terroir.cli.failure import Failure
from terroir.core.errors import BadRecord
from terroir.core.fair import FairStream, commitment, stream_key
from terroir.core.game import Action, AnyGame, Chance, Decide, Message, Over, Seat
from terroir.core.play import Match
from terroir.core.replay import from_match, replay, unmasked_record
from terroir.core.verify import fair_tags

BOT = "Bot"


@dataclass
class Session:
    """A match, its players and the secret of its draws. What was done is on the disk before it is shown."""

    game: AnyGame
    match: Match[Any]
    names: tuple[str, ...]
    bots: dict[Seat, Bot]
    game_id: str
    secret: bytes
    promised: bool
    """Whether all draws come from the secret; not so for a record that came without it."""
    file: Path
    since: dict[Seat, int] = field(default_factory=dict)
    """How many events each person at the terminal has been shown."""
    secret_kept: set[Path] = field(default_factory=set)
    """The files that the secret was written to; once each is enough."""
    begun: list[tuple[Any, int]] = field(default_factory=list)
    """State and number of steps before each action of a secret choice that is not sealed yet."""
    faults: dict[Seat, str] = field(default_factory=dict)
    """Bots of one's own that have lost because they failed, and how: chance plays on for them."""

    @property
    def commitment(self) -> str:
        return commitment(self.secret, self.game_id)

    @property
    def over(self) -> Over | None:
        pending = self.match.pending
        return pending if isinstance(pending, Over) else None

    def advice(self) -> Sequence[Message]:
        """What the game has to say to a choice of the host; nothing more once somebody has acted."""
        if any(step.seat is not None for step in self.match.steps):
            return ()
        return self.game.advice(len(self.names), self.game.settings(self.match.state))

    def seat_to_act(self) -> Seat:
        """Whose turn it is."""
        return seat_to_act(self.match, self.bots)

    def play(self, seat: Seat, action: Action) -> None:
        """An action of a person, kept before anybody sees what came of it."""
        before = self.match.state, len(self.match.steps)
        self.match.play(seat, action)
        pending = self.match.pending
        begun = isinstance(pending, Decide) and pending.secret and seat in pending.seats
        self.begun = [*self.begun, before] if begun else []
        self.keep()

    def take_back(self, seat: Seat, whole: bool) -> None:
        """The last action of the seat's turn is undone, or as much as can be; StaleAction if nothing can.

        A choice that is not sealed yet is the person's own: nobody else knows that it was begun.
        """
        if self.begun:
            first = 0 if whole else -1
            self.match.state, steps = self.begun[first]
            del self.match.steps[steps:]
            del self.begun[first:]
        elif whole:
            self.match.restart_turn(seat)
        else:
            self.match.undo(seat)
        told = len(self.match.events)
        self.since = {seat: min(told, since) for seat, since in self.since.items()}
        self.keep()

    def play_bots(self) -> None:
        """The actions of bots until a person has to act or the game is over; kept before they are shown."""
        played = False
        while not self.over and (seat := self.seat_to_act()) in self.bots:
            self._play_bot(seat)
            played = True
        if played:
            self.keep()

    def _play_bot(self, seat: Seat) -> None:
        """What a bot does, by secret and moment: an interrupted game goes on the same."""
        randbelow = seeded(self.secret.hex(), "bot", seat, len(self.match.steps))
        view, legal = self.game.view(self.match.state, seat), self.match.legal(seat)
        try:
            planned = self.bots[seat].plan(self.game, view, legal, randbelow, patient())
        except Fault as fault:
            self._lose(seat, fault)
            return
        for step, action in enumerate(planned):
            if step and action not in self.match.legal(seat):
                return  # luck or somebody else has crossed the plan
            self.match.play(seat, action)

    def _lose(self, seat: Seat, fault: Fault) -> None:
        self.faults[seat], self.bots[seat] = str(fault), RandomBot()

    def begin_bots(self) -> None:
        """The bots are told where they sit."""
        options = self.game.settings(self.match.state)
        for seat, player in list(self.bots.items()):
            try:
                player.begin(self.game, seat, len(self.names), options)
            except Fault as fault:
                self._lose(seat, fault)

    def end_bots(self) -> None:
        """They play no more."""
        for player in self.bots.values():
            with suppress(Fault):
                if self.over is not None:
                    player.end(self.over)
                player.close()

    def has_secrets(self) -> bool:
        """Whether anything so far was for some eyes only: then the screen is covered between players."""
        game = self.game
        state = self.match.first_state(len(self.names))
        for step in self.match.steps:
            pending = game.pending(state)
            if isinstance(pending, Chance) and pending.seen_by is not None:
                return True
            if isinstance(pending, Decide) and pending.secret:
                return True
            game.apply(state, step.move, step.seat)
        pending = game.pending(state)
        return isinstance(pending, Decide) and pending.secret

    def text(self) -> str:
        """The record; the secret of the draws is in it once the game is over."""
        return unmasked_record(self.match, self.names, self._tags()).to_text()

    def _tags(self) -> dict[str, str]:
        tags = {f"{BOT}{seat + 1}": player.code for seat, player in self.bots.items()}
        if self.promised:
            tags |= fair_tags(
                self.game_id, self.commitment, [""] * len(self.names), self.secret if self.over else None
            )
        return tags

    def keep(self, file: Path | None = None) -> None:
        """Write the record, and beside a running game the secret that its next draws come from."""
        target = file or self.file
        beside = files.secret_file(target)
        if not self.over and beside not in self.secret_kept:
            files.write(beside, self.secret.hex() + "\n", private=True)
            self.secret_kept.add(beside)
        # A running game holds what its players must not know of each other.
        files.write(target, self.text(), private=not self.over)
        if self.over:
            beside.unlink(missing_ok=True)

    def export(self, file: Path, seat: Seat) -> None:
        """Write the record as a player may have it: of a running game only what that player knows."""
        files.write(file, from_match(self.match, self.names, self._tags(), viewer=seat).to_text())


def seat_to_act(match: Match[Any], bots: Container[Seat]) -> Seat:
    """Of several who choose in secret the bots first: nobody has to wait for them with a choice in mind.

    Of several who may act openly, whoever is next in turn: there is no clock here.
    """
    pending, steps = match.pending, match.steps
    assert isinstance(pending, Decide)
    if pending.secret:
        return next((seat for seat in pending.seats if seat in bots), pending.seats[0])
    acted = next((step.seat for step in reversed(steps) if step.seat is not None), 0)
    after = [seat for seat in pending.seats if seat >= acted + (bool(steps) and steps[-1].seat is not None)]
    return min(after or pending.seats)


def begin(
    game: AnyGame,
    options: Mapping[str, str],
    names: Sequence[str],
    bots: Mapping[Seat, Bot],
    seed: int | None,
    file: Path | None,
    position: str = "",
) -> Session:
    """A new game, or one from a position, its secret promised before anything is drawn."""
    if file is not None and file.exists():
        raise Failure(f"{file}: is there already; go on with it by --load, or name another file")
    secret = os.urandom(32) if seed is None else sha256(f"terroir/seed/{seed}".encode()).digest()
    game_id = os.urandom(4).hex() if seed is None else f"seed-{seed}"
    state = game.position_handed_in(position) if position else game.start(len(names), options)
    stream = FairStream(stream_key(secret, game_id, [""] * len(names)))
    match = Match(game, state, stream.randbelow, position)
    where = file or files.free(f"{game.name}-{game_id}")
    session = Session(game, match, tuple(names), dict(bots), game_id, secret, True, where)
    session.keep()
    return session


def load(file: Path, allowed: Mapping[Seat, str] = MappingProxyType({})) -> Session:
    """A game as it was left; bots that run programs play on only if whoever is here has `allowed` them."""
    record = read_record(file)
    game = game_of(file, record)
    try:
        match = replay(record, game)
    except BadRecord as error:
        raise Failure(f"{file}: {error}") from error
    if isinstance(match.pending, Over):
        raise Failure(f"{file}: this game is over; look at it with: terroir replay {file}")
    players = int(record.value("Players") or 0)
    names = [record.value(f"Seat{seat}") or f"{seat}" for seat in range(1, players + 1)]
    codes = {seat: record.value(f"{BOT}{seat + 1}") for seat in range(players)}
    bots = {seat: _bot(file, game, seat, code, allowed) for seat, code in codes.items() if code}
    secret = _secret(files.secret_file(file))
    game_id = record.value("Id") or ""
    promised = secret is not None and record.value("Commitment") == commitment(secret, game_id)
    secret = secret or os.urandom(32)
    stream = FairStream(stream_key(secret, game_id, [""] * players), match.drawn)
    match.go_on(stream.randbelow)
    session = Session(game, match, tuple(names), bots, game_id, secret, promised, file)
    session.since = dict.fromkeys(range(players), len(match.events))
    session.keep()
    return session


def _bot(file: Path, game: AnyGame, seat: Seat, code: str, allowed: Mapping[Seat, str]) -> Bot:
    if not is_own(game, code):
        return bot(code)
    if seat not in allowed:
        raise Failure(f"{file}: on seat {seat + 1} plays {code}; if you trust it: --seat '{seat + 1}={code}'")
    return tried_out(game, allowed[seat])


def _secret(file: Path) -> bytes | None:
    if not file.exists():
        return None
    text = read(file).strip()
    if not re.fullmatch(r"[0-9a-f]{64}", text):
        raise Failure(f"{file}: a secret is 64 hexadecimal digits")
    return bytes.fromhex(text)
