"""A table that a language model can sit at: views in words, legal moves with ids, refusals with reasons."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from terroir.bots.bot import Bot, seeded
from terroir.bots.budget import patient
from terroir.bots.levels import default_level, levels, robot
from terroir.cli.failure import Failure
from terroir.cli.paint import Painter
from terroir.cli.session import seat_to_act
from terroir.cli.words import Words
from terroir.core.errors import IllegalAction, MalformedAction
from terroir.core.game import Action, AnyGame, Decide, Objection, Over, Seat
from terroir.core.play import Match
from terroir.core.registry import games, load

WIDTH = 100


@cache
def _words(spoken: str, game: AnyGame) -> Words:
    return Words(spoken, game)


class ModelTable:
    """One game at a time: the model has one seat, bots have the others. It is told what its seat may know."""

    def __init__(self, spoken: str) -> None:
        self._spoken = spoken
        self._match: Match[Any] | None = None
        self._seat: Seat = 0
        self._bots: dict[Seat, Bot] = {}
        self._told = 0
        """Events that the model has read."""
        self._moment = 0
        """How often it has played: the steps of the game would tell what others do in secret."""

    def games(self) -> str:
        """What can be played, against whom."""
        return "\n\n".join(map(self._about, games()))

    def _about(self, name: str) -> str:
        game, words = load(name), _words(self._spoken, load(name))
        offered = ", ".join(level.code for level in levels(game))
        options = "; ".join(f"{option.name}={'|'.join(option.values)}" for option in game.options)
        players = f"{game.players[0]} to {game.players[-1]} players"
        title = f"{name}: {words.text('title')}, {players}. {words.text('title.text')}"
        return f"{title}\nLevels of bots: {offered}.\nOptions: {options}."

    def begin(
        self, name: str, bots: Sequence[str], seat: int, options: Mapping[str, str], seed: int | None
    ) -> str:
        """A new game; the one before is forgotten. Seats are counted from 1."""
        game = load(name)
        levels_ = list(bots) or [default_level(game).code] * (game.players[0] - 1)
        players = len(levels_) + 1
        if not 1 <= seat <= players:
            raise Failure(f"with {players} players there is no seat {seat}")
        checked = game.checked(players, options)
        made = [robot(game, level) for level in levels_]
        others = [other for other in range(players) if other != seat - 1]
        self._luck = seeded("model", os.urandom(16).hex() if seed is None else seed)
        self._bots = dict(zip(others, made, strict=True))
        self.sit_at(Match(game, game.start(players, checked), self._luck), seat - 1)
        self._let_bots_play()
        legend = self._words.text("picture-legend") if self._words.knows("picture-legend") else ""
        return "\n\n".join(part for part in (legend, self.look()) if part)

    def sit_at(self, match: Match[Any], seat: Seat, told: int = 0) -> None:
        """Have this seat of a game, of which so many events need not be told."""
        self._match, self._seat = match, seat
        self._told = told
        self._moment += 1
        self._words = _words(self._spoken, match.game)

    def look(self) -> str:
        """The table as the seat sees it, what has happened since it last looked, and what it may do."""
        match = self._playing()
        game, view = match.game, match.game.view(match.state, self._seat)
        picture = Painter(game, self._words).picture(game.picture(view, {}), WIDTH).plain
        parts = [f"You are {self._words.name(self._seat)}.", picture, *self._news()]
        if isinstance(match.pending, Over):
            parts.append(self._result(match.pending))
        elif isinstance(match.pending, Decide) and self._seat in match.pending.seats:
            prompt = self._words.text(match.pending.prompt, **match.pending.args)
            parts.append(f"{prompt}\nLegal moves, each with its id:\n{self._moves(view)}")
        return "\n\n".join(part for part in parts if part)

    def play(self, move: str) -> str:
        """Play a move by its id or in notation; a refusal says why."""
        match = self._playing()
        try:
            match.play(self._seat, self._action(move))
        except IllegalAction as error:
            raise Failure(self._objection(error.objection)) from error
        self._moment += 1
        self._let_bots_play()
        return self.look()

    def why_not(self, move: str) -> str:
        """Why a move is not legal now, or that it is."""
        match = self._playing()
        objection = match.game.objection(match.state, self._seat, self._action(move))
        return "This move is legal." if objection is None else self._objection(objection)

    def rules(self, wanted: str) -> str:
        """The rules of the game in which a word occurs, or all of them."""
        match, found = self._playing(), list[str]()
        for rule in match.game.rules:
            text = f"{rule} {self._words.text(f'rule-{rule}')}\n{self._words.text(f'rule-{rule}.text')}"
            if wanted.lower() in text.lower():
                found.append(text)
        return "\n\n".join(found) or f"No rule has the words {wanted[:80]!r}."

    # ---- how it is said ---------------------------------------------------------
    def _playing(self) -> Match[Any]:
        if self._match is None:
            raise Failure("there is no game: begin one with new_game")
        return self._match

    def _legal(self) -> dict[str, Action]:
        """The legal actions by their ids, which are good for this moment alone."""
        legal = self._playing().legal(self._seat)
        return {f"{self._moment}-{number}": action for number, action in enumerate(legal, start=1)}

    def _moves(self, view: Any) -> str:
        game, lines, last = self._playing().game, list[str](), ""
        for id, action in self._legal().items():
            offer = game.offer(view, action)
            group = self._words.say(offer.group)
            if group != last:
                lines.append(f"{group}:")
                last = group
            item = self._words.say(offer.item) if offer.item is not None else offer.space or ""
            lines.append(f"  [{id}] {game.move_to_text(action)}" + (f" ({item})" if item else ""))
        return "\n".join(lines)

    def _action(self, move: str) -> Action:
        match, legal = self._playing(), self._legal()
        if isinstance(match.pending, Over):
            raise Failure("the game is over: begin another one with new_game")
        if (text := move.strip().strip("[]")) in legal:
            return legal[text]
        if text.replace("-", "").isdecimal():
            raise Failure(f"{text[:40]} is no id of a move that is legal now: look again, ids change")
        try:
            return match.game.action_from_text(match.state, self._seat, text)
        except MalformedAction as error:
            raise Failure(self._words.say(error.why)) from error

    def _objection(self, objection: Objection) -> str:
        said = f"{self._words.text(objection.message, **objection.args)} (rule {objection.rule})"
        if objection.nearest is None:
            return said
        return f"{said} The nearest legal move is {self._playing().game.move_to_text(objection.nearest)}."

    def _news(self) -> list[str]:
        match = self._playing()
        seen = [match.game.message_for(event.seen_by(self._seat)) for event in match.events[self._told :]]
        self._told = len(match.events)
        lines = [self._words.say(message) for message in seen if message is not None]
        return ["What has happened since you last looked:\n" + "\n".join(lines)] if lines else []

    def _result(self, over: Over) -> str:
        names = [self._words.name(seat) for seat in range(len(over.scores))]
        scores = ", ".join(f"{name} {score}" for name, score in zip(names, over.scores, strict=True))
        won = " and ".join(names[seat] for seat in over.winners)
        return f"The game is over (rule {over.reason}). Points: {scores}. Won by: {won}."

    def _let_bots_play(self) -> None:
        match = self._playing()
        while not isinstance(match.pending, Over):
            seat = seat_to_act(match, self._bots)
            if seat == self._seat:
                return
            view, legal = match.game.view(match.state, seat), match.legal(seat)
            for action in self._bots[seat].plan(match.game, view, legal, self._luck, patient()):
                match.play(seat, action)
