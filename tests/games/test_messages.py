"""Every message of a text is said by some code, and whatever a code says by name is in its text."""

from __future__ import annotations

import ast
import itertools
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from terroir.core.game import Action, Event
from terroir.core.plain import dashed
from terroir.core.registry import examples, games, load

SOURCE = Path(__file__).parents[2] / "src" / "terroir"
SPEAKERS = tuple(folder for folder in sorted(SOURCE.iterdir()) if folder.is_dir() and folder.name != "games")
HOLE = "\0"
"""Stands for what a program fills in."""


def messages(folder: Path) -> dict[str, set[str]]:
    """Every message of a text, with those that it mentions."""
    body = FluentParser().parse((folder / "text" / "en.ftl").read_text("utf-8")).body
    found = {}
    for entry in body:
        if isinstance(entry, fluent.Message):
            said = {e.id.name for e in walk(entry) if isinstance(e, fluent.MessageReference)}
            found[entry.id.name] = said - {entry.id.name}
    return found


def walk(node: fluent.BaseNode) -> Iterator[fluent.BaseNode]:
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, fluent.BaseNode):
                yield from walk(part)


@cache
def words(folder: Path) -> tuple[frozenset[str], frozenset[str]]:
    """The texts in the code and data of a folder, and the patterns that it fills in."""
    texts: set[str] = set()
    patterns: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.add("".join(p.value if isinstance(p, ast.Constant) else HOLE for p in node.values))
    for file in folder.rglob("*.toml"):
        texts |= set(strings(tomllib.loads(file.read_text("utf-8"))))
    return frozenset(texts), frozenset(patterns)


def strings(value: object) -> Iterator[str]:
    """All keys and texts of a data file."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield key
            yield from strings(inside)
    elif isinstance(value, list):
        yield from itertools.chain.from_iterable(map(strings, value))
    elif isinstance(value, str):
        yield value


def unsaid(folder: Path, speakers: tuple[Path, ...], known: frozenset[str] = frozenset()) -> list[str]:
    """Messages that no code names, no pattern makes out of its words, and no said message mentions."""
    texts = known.union(*(words(speaker)[0] for speaker in speakers))
    patterns = set().union(*(words(speaker)[1] for speaker in speakers))
    made = [
        re.compile("".join("(.+)" if part == HOLE else re.escape(part) for part in re.split(f"({HOLE})", p)))
        for p in patterns
        if not p.startswith(HOLE) and HOLE in p
    ]
    mentions = messages(folder)

    def is_made(name: str) -> bool:
        return any((found := m.fullmatch(name)) and set(found.groups()) <= texts for m in made)

    said = {name for name in mentions if name in texts or is_made(name)}
    while more := set().union(*(mentions[name] for name in said)) - said:
        said |= more
    return sorted(set(mentions) - said)


def folder_of(game: str) -> Path:
    return Path(import_module(type(load(game)).__module__).__file__ or "").parent


def named_by_class(game: str) -> set[str]:
    """The messages that the base class makes of the names of events and actions."""
    classes = vars(import_module(type(load(game)).__module__)).values()
    own = [c for c in classes if isinstance(c, type) and issubclass(c, (Action, Event))]
    kinds = {c: "action" if issubclass(c, Action) else "event" for c in own}
    return {f"{kind}-{game}-{dashed(c.__name__)}" for c, kind in kinds.items()}


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_every_message_of_a_game_is_used(game: str) -> None:
    folder = folder_of(game)
    rules = load(game).rules.values()
    known = {rule.id for rule in rules} | {rule.section for rule in rules} | named_by_class(game)
    assert unsaid(folder, (folder, *SPEAKERS), frozenset(known)) == []


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_no_message_is_missing(game: str) -> None:
    """What the code names is in the text, as well as every rule, section and option."""
    folder = folder_of(game)
    known = set(messages(folder))
    pattern = re.compile(rf"(?:(?:action|advice|event|picture|prompt)-)?{game}-[a-z]+(?:-[a-z]+)*")
    named = {text for text in words(folder)[0] if pattern.fullmatch(text)}
    rules = load(game).rules.values()
    named |= {f"rule-{rule.id}" for rule in rules} | {f"section-{rule.section}" for rule in rules}
    named |= {f"option-{option.name}" for option in load(game).options} | {"title"}
    assert len(named) > len(rules)
    assert sorted(named - known) == []


def test_a_forgotten_message_is_found(tmp_path: Path) -> None:
    """Said by name, by pattern or by another message; everything else is forgotten."""
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(
        "plain = A\nevent-won = { part }\npart = B\nevent-lost = C\nlonely = { only }\nonly = D\n"
    )
    (tmp_path / "code.py").write_text('say("plain")\nsay(f"event-{kind}")\nkinds = ["won"]\n')
    assert unsaid(tmp_path, (tmp_path,)) == ["event-lost", "lonely", "only"]
