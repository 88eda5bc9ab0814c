"""docs/api.md, made of the docstrings of what is offered to other programs; tests/test_docs.py compares.

./run python -m tools.api     write it anew
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import terroir
from tools.environment import ROOT

PAGE = ROOT / "docs" / "api.md"
HEAD = """# What `from terroir import …` offers

Made of the docstrings by `./run python -m tools.api`. [engine.md](engine.md) explains how it goes together.
What is not listed here belongs to the project itself and may change.
"""
EXTRAS = """
## For programs that learn, and for research

Imported by their full names; most need an [extra](install.md). Explained by [research.md](research.md),
[data.md](data.md), [your-own-bot.md](your-own-bot.md), [arena.md](arena.md) and [ladder.md](ladder.md).
"""
OFFERED = (
    "terroir.envs.batched.BatchedEnv",
    "terroir.envs.vector.TableVectorEnv",
    "terroir.envs.aec.TableEnv",
    "terroir.envs.parallel.ParallelTableEnv",
    "terroir.envs.table.Table",
    "terroir.core.encoding.Encoding",
    "terroir.data.load",
    "terroir.data.batches",
    "terroir.data.card",
    "terroir.data.Positions",
    "terroir.data.PositionsFile",
    "terroir.bots.bot.Bot",
    "terroir.arena.match.Table",
    "terroir.arena.series.play_series",
    "terroir.arena.keeping.keep",
    "terroir.arena.keeping.Records",
    "terroir.arena.contest.Contest",
    "terroir.arena.contest.report",
    "terroir.arena.ladder.standing",
)


def page() -> str:
    """The whole document."""
    parts = [HEAD]
    for name in terroir.__all__:
        parts += [f"\n## {name}\n", *_described(name, getattr(terroir, name))]
    parts.append(EXTRAS)
    for path in OFFERED:
        module, _, name = path.rpartition(".")
        parts += [f"\n### {path}\n", *_described(name, getattr(import_module(module), name))]
    return "\n".join(parts).rstrip() + "\n"


def _described(name: str, thing: Any) -> Iterator[str]:
    if not inspect.isclass(thing):
        yield f"```text\n{name}{_signature(thing)}\n```\n"
        yield _doc(thing)
        return
    if dataclasses.is_dataclass(thing):
        yield f"```text\n{name}({', '.join(field.name for field in dataclasses.fields(thing))})\n```\n"
    elif getattr(thing.__init__, "__module__", "").startswith("terroir"):
        yield f"```text\n{name}{_signature(thing)}\n```\n"
    yield _doc(thing)
    members = list(_members(thing))
    if members:
        yield "\n" + "\n".join(members)


def _members(kind: type) -> Iterator[str]:
    """Methods and properties of our own that have something to say."""
    for base in [base for base in kind.__mro__ if base.__module__.startswith("terroir")]:
        for name, member in vars(base).items():
            if name.startswith("_") or getattr(kind, name) is not getattr(base, name):
                continue
            function = inspect.unwrap(member.fget if isinstance(member, property) else member)
            if not inspect.isfunction(function) or not function.__doc__:
                continue
            how = "" if isinstance(member, property) else _signature(function)
            needed = " *(abstract)*" if getattr(function, "__isabstractmethod__", False) else ""
            yield f"- `{name}{how}`{needed}: {_doc(function)}"


def _signature(function: Any) -> str:
    names = [name for name in inspect.signature(function).parameters if name not in ("self", "cls")]
    return f"({', '.join(names)})"


def _doc(thing: Any) -> str:
    return re.sub(r"\s*\n\s*", " ", inspect.getdoc(thing) or "")


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
