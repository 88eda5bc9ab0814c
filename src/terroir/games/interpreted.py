"""The same rules as plain Python: for machines without a compiler, and to check the compiled ones."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourcesFirst(MetaPathFinder):
    """Finds NAME.py where Python would take the compiled NAME beside it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("terroir.games."):
            return None
        spec = PathFinder.find_spec(name, path)
        if spec is None or spec.origin is None or isinstance(spec.loader, SourceFileLoader):
            return spec
        source = Path(spec.origin).with_name(name.rpartition(".")[2] + ".py")
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))


def prefer_sources() -> None:
    """From now on every game module is imported as plain Python."""
    sys.meta_path.insert(0, SourcesFirst())


def load_interpreted(package: str, *more: str) -> dict[str, ModuleType]:
    """The modules of a game as plain Python, beside the ones in use: for comparing the two step by step.

    `more` names modules that the game itself does not import.
    """
    importlib.import_module(package)
    in_use = {name: sys.modules.pop(name) for name in list(sys.modules) if name.startswith(package)}
    finder = SourcesFirst()
    sys.meta_path.insert(0, finder)
    try:
        for name in ("game", *more):
            importlib.import_module(f"{package}.{name}")
        return {
            name.rpartition(".")[2]: m for name, m in sys.modules.items() if name.startswith(package + ".")
        }
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if name.startswith(package)]:
            del sys.modules[name]
        sys.modules.update(in_use)
        parent, _, child = package.rpartition(".")
        setattr(sys.modules[parent], child, in_use[package])
