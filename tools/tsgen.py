"""What travels, in TypeScript, made of the types of the server and of the games.

client/src/wire/types.ts          frames and bodies
client/src/games/NAME/contract.ts views, equipment, previews, moves and events of a game

./run python -m tools.tsgen           write them
./run python -m tools.tsgen --check   only say whether they are current
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as types

from terroir.core import abilities
from terroir.core.game import Action, AnyGame, Event
from terroir.core.masking import EVERYONE, MARK, part_types
from terroir.core.plain import dashed
from terroir.core.registry import games, load
from terroir.server import (
    http_daily,
    http_events,
    http_learning,
    http_lobby,
    http_moderation,
    http_people,
    http_profiles,
    http_ratings,
    http_types,
    wire,
)
from terroir.table import analyses, coach, shapes

CLIENT = Path(__file__).parent.parent / "client" / "src"
HEADER = "// Made by tools/tsgen.py of the types of the {}. Change those and make it anew, not this.\n"
WIDEST = 108
PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


def files() -> dict[Path, str]:
    """Every file as it should be."""
    made = {CLIENT / "wire" / "types.ts": _wire()}
    for name in games():
        if (game := load(name)).drawn_by_client:
            made[CLIENT / "games" / name / "contract.ts"] = _contract(game)
    return made


# ---- the wire ---------------------------------------------------------------
def _wire() -> str:
    blocks = [HEADER.format("server")]
    blocks += [_interface(made) for made in _made_types()]
    blocks.append(_union("ClientFrame", wire.ClientFrame))
    blocks.append(_union("ServerFrame", wire.AnyServerFrame))
    blocks.append(_union("LobbyFrame", http_lobby.LobbyFrame))
    return "\n".join(blocks)


def _made_types() -> list[Any]:
    """Every type with fields, in the order of the source; the words that the engine speaks come first."""
    spoken = [
        shapes.Pending,
        shapes.Choice,
        shapes.Choices,
        shapes.Clocks,
        shapes.Offer,
        shapes.LogLine,
        shapes.HintAction,
        shapes.Plan,
        shapes.HintTurn,
        abilities.Deal,
        coach.Advice,
        analyses.JudgedTurn,
        analyses.Balance,
        analyses.Analysis,
        shapes.Update,
    ]
    modules = (
        wire, http_types, http_learning, http_ratings, http_profiles, http_people, http_events, http_lobby,
        http_daily, http_moderation,
    )  # fmt: skip
    declared = [made for module in modules for made in _declared(module)]
    infos = types.multi_type_info([wire.Message, *wire.Command.__args__, *spoken, *declared])
    return [info for info in infos if info.fields or getattr(info, "tag", None) is not None]


def _declared(module: ModuleType) -> list[type]:
    found = [
        value
        for value in vars(module).values()
        if inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    ]
    return [value for value in found if value not in (wire.Frame, wire.ServerFrame, http_types.Asked)]


def _interface(info: Any, named: Names = MappingProxyType({})) -> str:
    lines = [] if getattr(info, "tag", None) is None else [f"  {info.tag_field}: '{info.tag}';"]
    optional = issubclass(info.cls, http_types.Asked) or _omits(info.cls)
    for field in info.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_written(field.type, named)};")
    body = "\n".join(lines)
    return f"{_comment(info.cls)}export interface {info.cls.__name__} {{\n{body}\n}}\n"


def _omits(cls: type) -> bool:
    config = getattr(cls, "__struct_config__", None)
    return bool(config and config.omit_defaults)


def _comment(cls: type) -> str:
    return f"/** {_first_line(cls)} */\n"


def _first_line(cls: type) -> str:
    said = (cls.__doc__ or "").strip().split("\n")[0]
    return said if said and not said.startswith(f"{cls.__name__}(") else f"{cls.__name__}."


def _union(name: str, union: Any) -> str:
    return _union_of(name, [member.__name__ for member in union.__args__])


def _union_of(name: str, listed: Iterable[str]) -> str:
    members = list(listed)
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDEST:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


# ---- a game -----------------------------------------------------------------
def _contract(game: AnyGame) -> str:
    """All that a game sends: words that are types, dataclasses, the view, moves and events."""
    view = part_types(get_type_hints(type(game).view)["return"])
    sent = {name: _returned(type(game), name) for name in ("equipment", "preview")}
    events = _events(game)
    actions = [made for made in game.moves if issubclass(made, Action)]
    named = {values: name for name, values in _words(game)}
    infos = types.multi_type_info([*view.values(), *sent.values(), *_fields_of(events), *_fields_of(actions)])
    blocks = [HEADER.format(f"game {game.name}")]
    blocks += [_union_of(name, map(_literal, values)) for name, values in _words(game)]
    blocks += [_interface(info, named) for info in _dataclasses(infos)]
    parts = {"viewer": int | None, **view}
    blocks.append(_object("View", "What a screen is sent of the game.", parts, named))
    blocks += [_tagged(made, _move(made), named, "kind", dashed(made.__name__)) for made in actions]
    blocks.append(_union_of("Move", [made.__name__ for made in actions]))
    blocks += [_tagged(made, _event(made), named, "type", made.__name__) for made in events]
    blocks.append(_union_of("Event", [made.__name__ for made in events]))
    return "\n".join(blocks)


def _returned(game: type, name: str) -> Any:
    """What a method of the game returns: `equipment` the class Equipment of equipment.py."""
    module = import_module(f"{game.__module__.rpartition('.')[0]}.{name}")
    return getattr(module, name.capitalize())


def _words(game: AnyGame) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Types of a game that are some words: `Fruit = Literal["lemon", ...]`."""
    package = type(game).__module__.rpartition(".")[0]
    for name, module in sorted(sys.modules.items()):
        if name.startswith(f"{package}.") and ".bots" not in name:
            for word, value in vars(module).items():
                if get_origin(value) is Literal and f"\n{word} = Literal[" in inspect.getsource(module):
                    yield word, get_args(value)


def _events(game: AnyGame) -> list[type[Event]]:
    module = import_module(f"{type(game).__module__.rpartition('.')[0]}.events")
    found = [value for value in vars(module).values() if inspect.isclass(value) and issubclass(value, Event)]
    return [made for made in found if made.__module__ == module.__name__]


def _move(made: type) -> dict[str, Any]:
    hints = get_type_hints(made)
    return {name: hints.get(name) or _property(made, name) for name in made.__match_args__}  # type: ignore[attr-defined]


def _property(made: type, name: str) -> Any:
    return get_type_hints(getattr(made, name).fget)["return"]


def _event(made: type[Event]) -> dict[str, Any]:
    """What is not for everybody may be null."""
    hints = get_type_hints(made)
    marks = {field.name: field.metadata[MARK] for field in fields(made)}  # type: ignore[arg-type]
    return {name: hints[name] if mark == EVERYONE else hints[name] | None for name, mark in marks.items()}


def _fields_of(made: list[Any]) -> list[Any]:
    return [hint for one in made for hint in (_event(one) if issubclass(one, Event) else _move(one)).values()]


def _dataclasses(infos: Any) -> list[types.DataclassType]:
    """Every dataclass that something is made of, those first that others are made of."""
    found: dict[type, types.DataclassType] = {}

    def look(kind: Any) -> None:
        if isinstance(kind, types.DataclassType) and kind.cls not in found:
            for field in kind.fields:
                look(field.type)
            found[kind.cls] = kind
        for inner in ("type", "item_type", "value_type"):
            if (part := getattr(kind, inner, None)) is not None and not isinstance(kind, types.DataclassType):
                look(part)
        for part in (*getattr(kind, "types", ()), *getattr(kind, "item_types", ())):
            look(part)

    for info in infos:
        look(info)
    return list(found.values())


def _tagged(made: type, parts: Mapping[str, Any], named: Names, tag: str, value: str) -> str:
    return _object(made.__name__, _first_line(made), parts, named, f"{tag}: '{value}'")


def _object(name: str, comment: str, parts: Mapping[str, Any], named: Names, tag: str = "") -> str:
    """An interface; `tag` is a line that tells it from others."""
    lines = [f"  {field}: {_written(types.type_info(hint), named)};" for field, hint in parts.items()]
    body = "\n".join([f"  {tag};", *lines] if tag else lines)
    return f"/** {comment} */\nexport interface {name} {{\n{body}\n}}\n"


# ---- types ------------------------------------------------------------------
Names = Mapping[tuple[Any, ...], str]
"""Sets of words that have a name."""


def _written(kind: types.Type, named: Names = MappingProxyType({})) -> str:
    """A type as TypeScript writes it."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case types.Metadata():
            return _written(kind.type, named)
        case types.LiteralType():
            for words, name in named.items():
                if set(words) == set(kind.values):
                    return name
            return " | ".join(_literal(value) for value in kind.values)
        case types.UnionType():
            return " | ".join(_written(part, named) for part in sorted(kind.types, key=_last))
        case types.DictType() if isinstance(kind.key_type, types.LiteralType):
            return f"Partial<Record<{_written(kind.key_type, named)}, {_written(kind.value_type, named)}>>"
        case types.DictType():
            return f"Record<string, {_written(kind.value_type, named)}>"
        case types.TupleType():
            return f"[{', '.join(_written(part, named) for part in kind.item_types)}]"
        case types.ListType() | types.VarTupleType():
            inner = _written(kind.item_type, named)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case types.StructType() | types.DataclassType():
            return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def _last(kind: types.Type) -> bool:
    return isinstance(kind, types.NoneType)


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def current() -> bool:
    """Whether all files are what they would be if they were made now."""
    return all(file.is_file() and file.read_text("utf-8") == text for file, text in files().items())


def main() -> int:
    if "--check" in sys.argv[1:]:
        if not current():
            print("the types of the client are not current: ./run python -m tools.tsgen", file=sys.stderr)
            return 1
        return 0
    for file, text in files().items():
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
