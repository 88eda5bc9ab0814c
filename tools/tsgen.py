"""The wire in TypeScript: client/src/wire/types.ts, made of the msgspec types of the server.

./run python -m tools.tsgen           write it
./run python -m tools.tsgen --check   only say whether it is current
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as types

from terroir.server import http_types, wire
from terroir.table import shapes

TARGET = Path(__file__).parent.parent / "client" / "src" / "wire" / "types.ts"
HEADER = "// Made by tools/tsgen.py of the types of the server. Change those and make it anew, not this.\n"
WIDEST = 108
PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


def generate() -> str:
    """The whole file."""
    blocks = [HEADER]
    blocks += [_interface(made) for made in _made_types()]
    blocks.append(_union("ClientFrame", wire.ClientFrame))
    blocks.append(_union("ServerFrame", wire.AnyServerFrame))
    return "\n".join(blocks)


def _made_types() -> list[Any]:
    """Every type with fields, in the order of the source; the words that the engine speaks come first."""
    spoken = [
        shapes.Pending,
        shapes.Choice,
        shapes.Choices,
        shapes.Clocks,
        shapes.EndOffer,
        shapes.LogLine,
        shapes.HintAction,
        shapes.HintTurn,
    ]
    declared = [made for module in (wire, http_types) for made in _declared(module)]
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


def _interface(info: Any) -> str:
    if getattr(info, "array_like", False):
        parts = ", ".join(f"{field.name}: {_written(field.type)}" for field in info.fields)
        return f"{_comment(info.cls)}export type {info.cls.__name__} = [{parts}];\n"
    lines = [] if getattr(info, "tag", None) is None else [f"  {info.tag_field}: '{info.tag}';"]
    optional = issubclass(info.cls, http_types.Asked) or _omits(info.cls)
    for field in info.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_written(field.type)};")
    body = "\n".join(lines)
    return f"{_comment(info.cls)}export interface {info.cls.__name__} {{\n{body}\n}}\n"


def _omits(cls: type) -> bool:
    config = getattr(cls, "__struct_config__", None)
    return bool(config and config.omit_defaults)


def _comment(cls: type) -> str:
    first = (inspect.getdoc(cls) or "").split("\n")[0]
    return f"/** {first} */\n"


def _union(name: str, union: Any) -> str:
    members = [member.__name__ for member in union.__args__]
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDEST:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def _written(kind: types.Type) -> str:
    """A type as TypeScript writes it."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case types.Metadata():
            return _written(kind.type)
        case types.LiteralType():
            return " | ".join(_literal(value) for value in kind.values)
        case types.UnionType():
            return " | ".join(_written(part) for part in sorted(kind.types, key=_last))
        case types.DictType():
            return f"Record<string, {_written(kind.value_type)}>"
        case types.TupleType():
            return f"[{', '.join(_written(part) for part in kind.item_types)}]"
        case types.ListType() | types.VarTupleType():
            inner = _written(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case types.StructType() | types.DataclassType():
            return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def _last(kind: types.Type) -> bool:
    return isinstance(kind, types.NoneType)


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def current() -> bool:
    """Whether the file is what it would be if it were made now."""
    return TARGET.is_file() and TARGET.read_text("utf-8") == generate()


def main() -> int:
    if "--check" in sys.argv[1:]:
        if not current():
            print("client/src/wire/types.ts is not current: ./run python -m tools.tsgen", file=sys.stderr)
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(generate(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
