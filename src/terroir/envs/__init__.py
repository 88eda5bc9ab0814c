"""The games as environments for programs that learn, as docs/research.md shows.

`from terroir.envs import NAME_v1` finds the PettingZoo environment of any game that has action ids; the
number is that of its encoding, and changes with its rules.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from types import SimpleNamespace


def need(module: str, extra: str) -> None:
    """Say in one line what to install where something is missing."""
    if find_spec(module) is None:
        raise ImportError(f"this needs {module}: pip install 'terroir-games[{extra}]'")


need("numpy", "envs")


def __getattr__(name: str) -> SimpleNamespace:
    found = re.fullmatch(r"([a-z][a-z0-9_]*)_v(\d+)", name)
    if found is None:
        raise AttributeError(f"module 'terroir.envs' has no attribute {name!r}")
    from terroir.envs.aec import module

    return module(found[1], int(found[2]))
