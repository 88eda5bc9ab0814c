"""Fields of a class that may be compiled, declared once as annotations: the rest follows from these.

A field is a number (`turns: int`, `open: Bits`) or a row of them (`coins: Annotated[list[Small], SEATS]`, and
`own: Annotated[list[Bits], SEATS, FRUITS]` for one row after the other). Functions that make, copy, write
and read all fields are written here as text, as `dataclass` does: interpreted they are run as they are,
and tools/declarations.py puts the same lines into the .pxd for the compiler.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

NUMBERS = {"int", "bool", "float", "Bits", "Small", "Short", "Code", "Word"}
"""Kinds of value that are copied and written; anything else is an object, and shared."""


class Field(NamedTuple):
    """One declared field: the kind of its values, and how many there are in each direction."""

    name: str
    kind: str
    shape: tuple[str, ...] = ()
    nested: bool = False
    """A list of lists rather than one row after the other."""


def field(name: str, annotation: str) -> Field:
    """The field behind `name: annotation`."""
    if not annotation.startswith("Annotated["):
        return Field(name, annotation)
    values, *shape = [part.strip() for part in annotation[len("Annotated[") : -1].split(",")]
    depth = values.count("list[")
    return Field(name, values[len("list[") * depth : -depth], tuple(shape), depth > 1)


def sizes(field: Field, constants: Mapping[str, Any]) -> list[int]:
    """The shape in numbers."""
    return [int(size) if size.isdigit() else constants[size] for size in field.shape]


def made(fields: list[Field], constants: Mapping[str, Any]) -> Iterator[str]:
    """Everything zero; what is an object is left to its maker."""
    for f in fields:
        zero = {"bool": "False", "float": "0.0"}.get(f.kind, "0")
        if f.kind in NUMBERS and f.nested:
            rows, columns = sizes(f, constants)
            yield f"self.{f.name} = [[{zero}] * {columns} for _ in range({rows})]"
        elif f.kind in NUMBERS:
            count = 1
            for size in sizes(f, constants):
                count *= size
            yield f"self.{f.name} = [{zero}] * {count}" if f.shape else f"self.{f.name} = {zero}"


def copied(fields: list[Field], left_out: str) -> Iterator[str]:
    """Become like another object, but for the fields left out."""
    for f in fields:
        if f.kind in NUMBERS and f.name not in left_out.split():
            yield f"self.{f.name}[:] = o.{f.name}" if f.shape else f"self.{f.name} = o.{f.name}"


def written(fields: list[Field], constants: Mapping[str, Any], left_out: str) -> Iterator[str]:
    """Plain numbers, lists and sets as ints into a dictionary; of seats those that play."""
    for f in _stored(fields, left_out):
        value = {"Bits": "to_int({})", "bool": "int({})"}.get(f.kind, "{}").format
        if not f.shape:
            yield f"d[{f.name!r}] = {value(f'self.{f.name}')}"
        elif len(f.shape) == 1:
            yield f"d[{f.name!r}] = [{value(f'self.{f.name}[i]')} for i in range({_count(f, constants)})]"
        else:
            inner = sizes(f, constants)[1]
            each = value(f"self.{f.name}[p * {inner} + i]")
            yield (
                f"d[{f.name!r}] = [[{each} for i in range({inner})] for p in range({_count(f, constants)})]"
            )


def read(fields: list[Field], constants: Mapping[str, Any], left_out: str) -> Iterator[str]:
    """The same back again."""
    for f in _stored(fields, left_out):
        value = {"Bits": "from_int({})", "bool": "{} != 0"}.get(f.kind, "{}").format
        if not f.shape:
            yield f"self.{f.name} = {value(f'd[{f.name!r}]')}"
        elif len(f.shape) == 1:
            yield f"for i in range({_count(f, constants)}):"
            yield f"    self.{f.name}[i] = {value(f'd[{f.name!r}][i]')}"
        else:
            inner = sizes(f, constants)[1]
            yield f"for p in range({_count(f, constants)}):"
            yield f"    for i in range({inner}):"
            yield f"        self.{f.name}[p * {inner} + i] = {value(f'd[{f.name!r}][p][i]')}"


def named(fields: list[Field], left_out: str) -> Iterator[str]:
    """The names of the single numbers that are written and read."""
    stored = _stored(fields, left_out)
    yield f"return {tuple(f.name for f in stored if f.kind in ('int', 'bool') and not f.shape)}"


def _stored(fields: list[Field], left_out: str) -> list[Field]:
    """Single numbers first: how many players there are decides how long the rows are."""
    found = [f for f in fields if f.kind in NUMBERS and f.name not in left_out.split()]
    return sorted(found, key=lambda f: len(f.shape))


def _count(f: Field, constants: Mapping[str, Any]) -> str:
    """How many rows there are: as many as players where that is what they are for."""
    return "self.players" if f.shape[0] == "SEATS" else str(sizes(f, constants)[0])


# ---- interpreted ----------------------------------------------------------
def declared(cls: type) -> list[Field]:
    """The fields of a class, in the order of their declarations."""
    return [field(name, text) for name, text in cls.__annotations__.items()]


def slotted(cls: type) -> type:
    """The same class with a slot for each declared field: faster to read than a dictionary of so many."""
    members = {name: value for name, value in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    return type(cls)(cls.__name__, cls.__bases__, members | {"__slots__": tuple(cls.__annotations__)})


def maker(cls: type) -> Callable[[Any], None]:
    """A function that makes the fields of a new object."""
    return _function(cls, "self", made(declared(cls), _constants(cls)))


def copier(cls: type, left_out: str) -> Callable[[Any, Any], None]:
    """A function `(self, o)` that copies the fields of another object."""
    return _function(cls, "self, o", copied(declared(cls), left_out))


def writer(cls: type, left_out: str) -> Callable[[Any, dict[str, Any]], None]:
    """A function `(self, d)` that writes the fields into a dictionary."""
    return _function(cls, "self, d", written(declared(cls), _constants(cls), left_out))


def reader(cls: type, left_out: str) -> Callable[[Any, dict[str, Any]], None]:
    """A function `(self, d)` that reads them back."""
    return _function(cls, "self, d", read(declared(cls), _constants(cls), left_out))


def namer(cls: type, left_out: str) -> Callable[[], tuple[str, ...]]:
    """A function that names the single numbers among what is written."""
    return _function(cls, "", named(declared(cls), left_out))


def _constants(cls: type) -> Mapping[str, Any]:
    return vars(sys.modules[cls.__module__])


def _function(cls: type, arguments: str, lines: Iterator[str]) -> Callable[..., Any]:
    names = dict(_constants(cls))
    exec("\n    ".join([f"def function({arguments}):", *lines, "pass"]), names)
    made: Callable[..., Any] = names["function"]
    return made
