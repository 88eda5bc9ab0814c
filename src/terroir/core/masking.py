"""Who may see which field. A field that nobody marked cannot be declared, so none slips out."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, dataclass_transform

MARK = "seen by"
EVERYONE = "everyone"
NOBODY = "nobody"


def public(**options: Any) -> Any:
    """A field that every player and spectator may see."""
    return field(metadata={MARK: EVERYONE}, **options)


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
