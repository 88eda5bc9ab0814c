"""From a match to its record and back: what is written down, for whom, and whether it can have been so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from terroir.core.errors import BadOptions, BadPosition, BadRecord, IllegalAction, StaleAction, TerroirError
from terroir.core.game import AnyGame, Chance, Decide, Event, Over, Pending, Seat
from terroir.core.options import check_players, complete
from terroir.core.play import Match, Step, check_turn, possible
from terroir.core.record import CHANCE, Line, Record, Tag, tidy

OPTION = "Option."
VIEWER = "Viewer"
ENDED = "Ended"
"""How a game ended that has no result by the rules: its players agreed to end it."""
UNBEGUN = "unbegun"
"""The value of that tag where the game never began: the record has only the deal that would have come."""
HIDDEN = "?"
NO_TAGS: Mapping[str, str] = MappingProxyType({})
POSITION = "Position"
"""Tags of a game that began from a position: Position1, Position2 and so on, a line of its text each."""
_OURS = re.compile(r"Game|Version|Players|Seat[0-9]+|Position[0-9]+|Option\..*|Viewer|Result|Winners|Reason")


def from_match(
    match: Match[Any], names: Sequence[str], tags: Mapping[str, str] = NO_TAGS, viewer: Seat | None = None
) -> Record:
    """The record as the viewer may have it: everything of a finished game, else only what the viewer knows.

    `names` has one entry for each seat, `viewer` None is a spectator.
    """
    if isinstance(match.pending, Over):
        return unmasked_record(match, names, tags)
    if viewer is not None and viewer not in range(len(names)):
        raise ValueError(f"no seat {viewer}")
    told, begun = _told(match, len(names), viewer)
    texts = [match.game.move_to_text(step.move) for step in match.steps]
    # A choice that somebody has begun leaves no trace at all, not even the word that something is hidden.
    # A position has all secrets, so of a running game it is not shown, and nobody can replay it.
    whole = not match.position and all(
        told[number] == text or number in begun for number, text in enumerate(texts)
    )
    shown = {} if whole else {VIEWER: "spectator" if viewer is None else str(viewer + 1)}
    return _record(match, names, {**_checked(match, tags), **shown}, told)


def unmasked_record(match: Match[Any], names: Sequence[str], tags: Mapping[str, str] = NO_TAGS) -> Record:
    """The record with all secrets, also of a running game: for the engine's own keeping, never for people."""
    texts = [match.game.move_to_text(step.move) for step in match.steps]
    position = {f"{POSITION}{i}": line for i, line in enumerate(match.position.splitlines(), start=1)}
    return _record(match, names, {**_checked(match, tags), **position}, texts)


def replay(record: Record, game: AnyGame) -> Match[Any]:
    """The match that the record describes, every line judged by the rules and the result compared."""
    match = opening(record, game)
    for line in record.steps:
        advance(match, line)
    check_result(record, match)
    return match


class Told(NamedTuple):
    """A line of a record that was applied, the step that it belongs to, and what happened."""

    match: Match[Any]
    step: int
    events: Sequence[Event]


def retell(record: Record, game: AnyGame) -> Iterator[Told]:
    """A game line by line. Steps are counted as people see them: a draw that answers a move belongs to it."""
    match, step = opening(record, game), 0
    for line in record.steps:
        told = len(match.events)
        step += not (line.who == CHANCE and isinstance(match.pending, Chance))
        advance(match, line)
        yield Told(match, step, match.events[told:])


def opening(record: Record, game: AnyGame) -> Match[Any]:
    """The match before the first line."""
    if viewer := record.tag(VIEWER):
        raise BadRecord(viewer.number, "some lines are hidden from this viewer, so it cannot be replayed")
    if (tag := _required(record, "Game")).value != game.name:
        raise BadRecord(tag.number, f"Game is {tag.value[:40]!r}, this is {game.name!r}")
    tag = _required(record, "Version")
    rules = game.at(int(tag.value)) if re.fullmatch(r"[0-9]{1,9}", tag.value, re.ASCII) else None
    if rules is None:
        raise BadRecord(tag.number, f"Version is {tag.value[:40]!r}, this is '{game.version}'")
    players = _required(record, "Players")
    try:
        count = int(players.value) if re.fullmatch(r"[1-9][0-9]?", players.value) else 0
        state = rules.start(check_players(rules.players, count), _options(record, rules))
        if begun_from(record):
            return _from_position(record, rules)
        return Match(rules, state, None)
    except BadOptions as error:
        raise BadRecord(players.number, str(error)) from error


def begun_from(record: Record) -> Tag | None:
    """The first line of the position that the game began from, if it did."""
    return record.tag(f"{POSITION}1")


def _from_position(record: Record, game: AnyGame) -> Match[Any]:
    lines = {tag.key: tag for tag in record.tags if re.fullmatch(POSITION + r"[1-9][0-9]*", tag.key)}
    tags = [lines[key] for i in range(len(lines)) if (key := f"{POSITION}{i + 1}") in lines]
    text = "\n".join(tag.value for tag in tags)
    try:
        return Match(game, game.position_from_text(text), None, text)
    except BadPosition as error:
        tag = tags[min(error.line or 1, len(tags)) - 1]
        raise BadRecord(tag.number, error.why) from error


def advance(match: Match[Any], line: Line) -> None:
    """Apply one line of a record."""
    try:
        if line.who == CHANCE:
            if not possible(match.pending):
                raise StaleAction("nothing is drawn now")
            match.draw(match.game.outcome_from_text(match.state, line.text))
        else:
            seat = int(line.who) - 1
            check_turn(match.pending, seat)
            match.play(seat, match.game.action_from_text(match.state, seat, line.text))
    except IllegalAction as error:
        objection = error.objection
        raise BadRecord(line.number, f"{line.text[:80]}: {objection.message}", objection.rule) from error
    except TerroirError as error:
        raise BadRecord(line.number, f"{line.text[:80]}: {error}") from error


def check_result(record: Record, match: Match[Any]) -> None:
    """Refuse a record whose result is not what its own lines lead to."""
    truth = _result(match)
    for key in ("Result", "Winners", "Reason"):
        tag = record.tag(key)
        if (tag.value if tag else None) != truth.get(key):
            told = repr(tag.value[:80]) if tag else "missing"
            raise BadRecord(tag.number if tag else 1, f"{key} is {told}, the game gives {truth.get(key)!r}")


def _told(match: Match[Any], players: int, viewer: Seat | None) -> tuple[list[str | None], list[int]]:
    """Each step as the viewer may read it now, None for one that nobody else sees was made.

    And the numbers of those that belong to a choice which is not sealed yet.
    """
    game = match.game
    state = match.first_state(players)
    texts: list[str | None] = []
    sealed: list[int] = []
    begun: list[int] = []
    owing: tuple[Seat, ...] = ()
    for number, step in enumerate(match.steps):
        pending = game.pending(state)
        texts.append(_text(game, state, pending, step, viewer))
        secret = isinstance(pending, Decide) and pending.secret
        owing = pending.seats if isinstance(pending, Decide) and secret else owing
        game.apply(state, step.move, step.seat)
        after = game.pending(state)
        if secret and not _opened(owing, after) and _still_owes(step.seat, after):
            begun.append(number)
            texts[-1] = texts[-1] if step.seat == viewer else None
        elif secret:
            sealed.append(number)
            begun = [other for other in begun if match.steps[other].seat != step.seat]
        if _opened(owing, after):
            sealed.clear()
            begun.clear()
    if game.position_to_text(state) != game.position_to_text(match.state):
        raise ValueError("the match was not played from the start by that many, so what is hidden is unknown")
    hidden = {number for number in sealed if match.steps[number].seat != viewer}
    return [HIDDEN if number in hidden else text for number, text in enumerate(texts)], begun


def _opened(owing: tuple[Seat, ...], pending: Pending) -> bool:
    """Whether all who owed a sealed choice made it. In doubt, not: an unopened line tells nothing."""
    if isinstance(pending, Decide):
        return not pending.secret or not set(pending.seats) <= set(owing)
    return isinstance(pending, Over)


def _still_owes(seat: Seat | None, pending: Pending) -> bool:
    """Whether the seat's choice is not sealed yet: what it did so far is its own."""
    return isinstance(pending, Decide) and pending.secret and seat in pending.seats


def _text(game: AnyGame, state: Any, pending: Pending, step: Step, viewer: Seat | None) -> str:
    if isinstance(pending, Chance) and pending.seen_by is not None and viewer not in pending.seen_by:
        return HIDDEN
    return game.seen_move(state, step.seat, step.move, viewer)


def _record(
    match: Match[Any], names: Sequence[str], tags: Mapping[str, str], texts: Sequence[str | None]
) -> Record:
    game = match.game
    header = {"Game": game.name, "Version": str(game.version), "Players": str(len(names))}
    header |= {f"Seat{seat}": tidy(name) for seat, name in enumerate(names, start=1)}
    header |= {OPTION + name: value for name, value in game.settings(match.state).items()}
    header |= {**tags, **_result(match)}
    lines = [
        Line(CHANCE if step.seat is None else str(step.seat + 1), text)
        for step, text in zip(match.steps, texts, strict=True)
        if text is not None
    ]
    return Record(tuple(Tag(key, value) for key, value in header.items()), tuple(lines))


def _checked(match: Match[Any], tags: Mapping[str, str]) -> Mapping[str, str]:
    if ours := [key for key in tags if _OURS.fullmatch(key)]:
        raise ValueError(f"the record itself writes {', '.join(ours)}")
    if "Secret" in tags and ENDED not in tags and not isinstance(match.pending, Over):
        raise ValueError("the secret of a running game foretells its draws")
    return tags


def _result(match: Match[Any]) -> dict[str, str]:
    over = match.pending
    if not isinstance(over, Over):
        return {}
    winners = " ".join(str(seat + 1) for seat in over.winners)
    return {"Result": " ".join(map(str, over.scores)), "Winners": winners, "Reason": over.reason}


def _options(record: Record, game: AnyGame) -> dict[str, str]:
    given = {tag.key.removeprefix(OPTION): tag for tag in record.tags if tag.key.startswith(OPTION)}
    for name, tag in given.items():
        try:
            complete(game.options, {name: tag.value})
        except BadOptions as error:
            raise BadRecord(tag.number, str(error)) from error
    return complete(game.options, {name: tag.value for name, tag in given.items()})


def _required(record: Record, key: str) -> Tag:
    tag = record.tag(key)
    if tag is None:
        raise BadRecord(1, f"no tag {key}")
    return tag
