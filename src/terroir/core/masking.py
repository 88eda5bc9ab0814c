"""Who may see what: fields of events and parts of views say it, and what is not marked leaves for nobody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any, ClassVar, Generic, Self, TypeVar, dataclass_transform, get_type_hints, overload

MARK = "seen by"
EVERYONE = "everyone"
VIEWER = "viewer"
NOBODY = "nobody"

T = TypeVar("T")


class Part(Generic[T]):
    """A property of a view that is sent to screens, with its mark; worked out once, as views never change."""

    def __init__(self, read: Callable[[Any], T], mark: str) -> None:
        self.read, self.mark, self.__doc__ = read, mark, read.__doc__

    @overload
    def __get__(self, view: None, owner: type) -> Self: ...
    @overload
    def __get__(self, view: object, owner: type) -> T: ...
    def __get__(self, view: Any, owner: type) -> Self | T:
        if view is None:
            return self
        # From now on it is found there; functools.cached_property takes a lock each time before Python 3.12.
        part = view.__dict__[self.read.__name__] = self.read(view)
        return part


@overload
def public(part: Callable[[Any], T], /) -> Part[T]: ...
@overload
def public(**options: Any) -> Any: ...
def public(part: Callable[[Any], T] | None = None, /, **options: Any) -> Any:
    """A field, or a property of a view, that every player and spectator may see."""
    return field(metadata={MARK: EVERYONE}, **options) if part is None else Part(part, EVERYONE)


@overload
def own(part: Callable[[Any], T], /) -> Part[T]: ...
@overload
def own(**options: Any) -> Any: ...
def own(part: Callable[[Any], T] | None = None, /, **options: Any) -> Any:
    """A field or a property of a view that is for its viewer: others see another one, or none."""
    return field(metadata={MARK: VIEWER}, **options) if part is None else Part(part, VIEWER)


def marks(view: object) -> Mapping[str, str]:
    """What screens are sent of a view: the names of its marked parts, each with its mark."""
    return _marks(type(view))  # type: ignore[arg-type]  # a type can be hashed


@cache
def _marks(view: type) -> Mapping[str, str]:
    found = {
        name: value.mark
        for base in reversed(view.__mro__)
        for name, value in vars(base).items()
        if isinstance(value, Part)
    }
    if is_dataclass(view):
        found |= {f.name: f.metadata[MARK] for f in fields(view) if MARK in f.metadata}
    return found


def part_types(view: type) -> Mapping[str, Any]:
    """The type of each marked part of a view."""
    hints = get_type_hints(view)
    for base in reversed(view.__mro__):
        parts = {name: value for name, value in vars(base).items() if isinstance(value, Part)}
        hints |= {name: get_type_hints(part.read)["return"] for name, part in parts.items()}
    return {name: hints[name] for name in _marks(view)}


def only_for(seat_field: str, **options: Any) -> Any:
    """A field that only the seat (or seats) named by another field of the same object may see."""
    # Not in the repr either: that is what ends up in logs and tracebacks.
    return field(metadata={MARK: seat_field}, repr=False, **options)


def secret(**options: Any) -> Any:
    """A field that leaves the engine for nobody."""
    return field(metadata={MARK: NOBODY}, repr=False, **options)


@dataclass_transform(frozen_default=True, field_specifiers=(public, only_for, secret))
class Masked:
    """A value whose every field says who may see it; subclasses become frozen dataclasses by themselves."""

    __slots__ = ()
    reveals: ClassVar[bool] = False
    hides: ClassVar[bool] = False
    """Some field is not for everyone; else all viewers get the same."""
    _marks: ClassVar[tuple[tuple[str, str], ...]] = ()

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        dataclass(frozen=True)(cls)
        unmarked = [f.name for f in fields(cls) if MARK not in f.metadata]  # type: ignore[arg-type]
        if unmarked:
            raise TypeError(f"{cls.__name__}: say who may see {', '.join(unmarked)}")
        cls._marks = tuple((f.name, f.metadata[MARK]) for f in fields(cls))  # type: ignore[arg-type]
        cls.hides = any(mark != EVERYONE for _, mark in cls._marks)
        for name, mark in cls._marks:
            if mark not in (EVERYONE, NOBODY) and (mark, EVERYONE) not in cls._marks:
                raise TypeError(f"{cls.__name__}: {name} is only for {mark}, which is no public field")

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """What a viewer gets: hidden fields are there but null, so that shape and order tell nothing."""
        shown: dict[str, Any] = {"type": type(self).__name__}
        for name, mark in self._marks:
            shown[name] = plain(getattr(self, name)) if self._may_see(mark, viewer) else None
        return shown

    def _may_see(self, mark: str, viewer: int | None) -> bool:
        if mark == EVERYONE:
            return True
        if mark == NOBODY or viewer is None:
            return False
        owner = getattr(self, mark)
        return viewer in owner if isinstance(owner, (tuple, frozenset)) else bool(viewer == owner)


def plain(value: Any) -> Any:
    """A value as JSON knows it. Anything else is a mistake in an event, not something to guess at."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [plain(v) for v in value]
    if isinstance(value, dict):
        return {str(k): plain(v) for k, v in value.items()}
    raise TypeError(f"cannot be written as JSON: {value!r}")
