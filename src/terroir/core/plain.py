"""Dataclasses as text and JSON: states, views and moves of a game that does not write them itself."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from terroir.core.errors import BadPosition, MalformedAction
from terroir.core.game import Action, AnyGame, Message, Outcome, Picture
from terroir.core.masking import marks, plain
from terroir.core.notation import Form, one_of, read, whole

T = TypeVar("T")
Move = TypeVar("Move", Action, Outcome)
MOST = 999_999_999


def dashed(name: str) -> str:
    """`TilePlaced` as `tile-placed`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


# ---- moves -----------------------------------------------------------------
def move_to_text(move: Action | Outcome) -> str:
    """The name of its class and its fields: `lay-stone b2`."""
    values = [str(getattr(move, field.name)) for field in fields(move)]  # type: ignore[arg-type]
    return " ".join([dashed(type(move).__name__), *values])


def move_from_text(text: str, kinds: Sequence[type[Move]]) -> Move:
    """The move of one of these classes, with fields that are words or whole numbers; else MalformedAction."""
    if not kinds:
        raise MalformedAction(text, "nothing of this kind")
    return read(text, {dashed(kind.__name__): _form(kind) for kind in kinds})


def _form(kind: type[Move]) -> Form[Move]:
    types: Mapping[str, Any] = _types(kind)

    def make(*words: str) -> Move:
        return kind(*(_argument(word, wanted) for word, wanted in zip(words, types.values(), strict=True)))

    example = [dashed(kind.__name__), *(_example(name, wanted) for name, wanted in types.items())]
    return Form(f"`{' '.join(example)}`", range(len(types), len(types) + 1), make)


def _argument(word: str, wanted: Any) -> Any:
    if get_origin(wanted) is Literal:
        known = get_args(wanted)
        return known[[str(value) for value in known].index(one_of(word, [str(value) for value in known]))]
    return whole(word, 0, MOST) if wanted is int else word


def _example(name: str, wanted: Any) -> str:
    return str(get_args(wanted)[0]) if get_origin(wanted) is Literal else "1" if wanted is int else name


# ---- states and views ------------------------------------------------------
def shown(game: AnyGame, view: Any) -> dict[str, Any]:
    """What a screen is sent of a view, as plain JSON."""
    parts = {name: _to_json(getattr(view, name)) for name in marks(view)}
    picture = {} if game.drawn_by_client else {"picture": picture_to_json(game.picture(view, {}))}
    return {"viewer": view.viewer, **parts, **picture}


def move_to_json(action: Action) -> dict[str, Any]:
    """A move by the name of its class and its fields: `{"kind": "lay-stone", "space": "b2"}`."""
    given = {name: _to_json(getattr(action, name)) for name in type(action).__match_args__}  # type: ignore[attr-defined]
    return {"kind": dashed(type(action).__name__), **given}


def to_json(value: Any) -> dict[str, Any]:
    """A dataclass as plain JSON by the names of its fields."""
    return {field.name: _to_json(getattr(value, field.name)) for field in fields(value)}


def _to_json(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return to_json(value)
    if isinstance(value, (list, tuple)):
        return [_to_json(part) for part in value]
    return {key: _to_json(part) for key, part in value.items()} if isinstance(value, dict) else plain(value)


def to_text(state: Any) -> str:
    """A dataclass as one line."""
    return json.dumps(to_json(state), separators=(",", ":"), ensure_ascii=False)


def from_text(kind: type[T], text: str) -> T:
    """The dataclass that a line stands for; BadPosition if it stands for none."""
    try:
        return _read(kind, json.loads(text))  # type: ignore[no-any-return]
    except (ValueError, TypeError, RecursionError) as error:
        raise BadPosition(f"not a position: {error}") from error


def _read(wanted: Any, value: Any) -> Any:
    """A value of that type; ValueError if it is none."""
    if is_dataclass(wanted):
        types = _types(wanted)
        if not isinstance(value, dict) or set(value) != set(types):
            raise ValueError(f"{', '.join(types)} are wanted")
        return wanted(**{name: _read(kind, value[name]) for name, kind in types.items()})  # type: ignore[operator]
    origin, inside = get_origin(wanted), get_args(wanted)
    if origin in (list, tuple) and isinstance(value, list):
        each = inside[:1] * len(value) if origin is list or inside[-1] is ... else inside
        return origin(_read(kind, part) for kind, part in zip(each, value, strict=True))
    if origin is dict and isinstance(value, dict):
        return {key: _read(inside[1], part) for key, part in value.items()}
    if origin is Literal and value in inside:
        return value
    if wanted in (int, str, bool) and type(value) is wanted:
        return value
    if origin not in (None, list, tuple, dict, Literal):  # a union: the first that fits
        return _first(inside, value)
    if wanted is type(None) and value is None:
        return value
    raise ValueError(f"{value!r:.40} is not {wanted}")


def _first(kinds: Sequence[Any], value: Any) -> Any:
    for kind in kinds:
        try:
            return _read(kind, value)
        except ValueError:
            continue
    raise ValueError(f"{value!r:.40} does not fit")


def _types(kind: Any) -> Mapping[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


# ---- pictures --------------------------------------------------------------
def picture_to_json(picture: Picture) -> list[list[dict[str, Any]]]:
    """Lines of spans, each with what it has: text or message, style, width, space."""
    return [[_span(span.text, span.style, span.width, span.space) for span in row] for row in picture]


def _span(text: str | Message, style: str, width: int, space: str | None) -> dict[str, Any]:
    said = text if isinstance(text, str) else _message(text)
    extras = {"style": style, "width": width, "space": space}
    return {"text": said, **{name: value for name, value in extras.items() if value}}


def _message(message: Message) -> dict[str, Any]:
    args = {name: _message_argument(value) for name, value in message.args.items()}
    return {"id": message.id, "args": args, "seat": message.seat, "minor": message.minor}


def _message_argument(value: Any) -> Any:
    if isinstance(value, Message):
        return _message(value)
    return [_message(part) for part in value] if isinstance(value, tuple) else value
