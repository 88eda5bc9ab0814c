"""The texts of Citrus, and of the core, say the same things in every language."""

import itertools
import re
import tomllib
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

SOURCE = Path(__file__).parents[3] / "src" / "terroir"
CITRUS = SOURCE / "games" / "citrus"
FOLDERS = {"citrus": CITRUS / "text", "core": SOURCE / "core" / "text"}
LANGUAGES = ("en", "fr", "it", "de")
TEXTS = [(folder, language) for folder in FOLDERS for language in LANGUAGES]

SECTIONS = [
    "material", "setup", "turn", "build", "place", "landscape",
    "new-finca", "scoring", "harvest", "actions", "end", "variants",
]  # fmt: skip
FRUITS = ["lemon", "orange", "blood-orange", "lime", "grapefruit"]
ACTION_TILES = ["money2", "money3", "cart", "bull", "bridge", "milestone"]
LANDSCAPES = ["horses2", "horses3", "horses4", *ACTION_TILES]
NUMBERS = [0, 1, 2, 7]

# What the engine passes, by variable.
SAMPLES: dict[str, list[str | int]] = {
    "action": ["place lemon e2"],
    "cell": ["e2"],
    "cells": ["e2, e3"],
    "coins": [*NUMBERS, "−3"],
    "cost": NUMBERS,
    "count": NUMBERS,
    "covered": ["rock", *FRUITS],
    "expected": ["place lemon e2"],
    "fruit": FRUITS,
    "high": [10],
    "known": ["lemon, lime"],
    "least": [78],
    "less": NUMBERS,
    "letter": ["A"],
    "level": ["Novice", "greedy"],
    "line": [2],
    "list": ["a, b"],
    "low": [5],
    "most": [30],
    "more": NUMBERS,
    "name": ["Anna"],
    "neutral": [2, 7],
    "other": ["e4"],
    "own": [3],
    "points": NUMBERS,
    "reason": ["C-E1", "C-T3", "C-X9"],
    "rule": ["C-P4"],
    "seat": [2],
    "side": ["long", "short"],
    "site": ["C"],
    "sites": ["A", "A, C"],
    "space": [4],
    "spaces": ["e2, e3"],
    "text": ["plant lemon"],
    "tile": LANDSCAPES,
    "tiles": NUMBERS,
    "to": ["Bo"],
    "ways": ["harvest", "buy", "both"],
    "well": ["yes", "no"],
    "what": [
        "fincas",
        "all-last-fincas",
        "harvest",
        "all-fincas",
        "all-harvest",
        "last-fincas",
        "last-harvest",
        "horses",
        "tiles",
    ],
    "word": ["apple"],
    "workers": NUMBERS,
}

# What the engine may send, and with which arguments: the contract between rules and texts.
CONTRACT = {
    "core": """
        seat(seat) seat-name(name) not-your-turn(seat) game-over() waiting-for-chance() unknown-action(text)
        malformed-action(text,expected) malformed-word(word,known) malformed-number(word,low,high)
        stale-action() nearest-legal(action) rule-cited(rule)
    """,
    "citrus": """
        citrus-main-action-done() citrus-main-action-owed() citrus-cannot-pass(ways) citrus-build-first(count)
        citrus-choose-site-first() citrus-line-empty(line) citrus-line-too-dear(line,cost,coins)
        citrus-line-unbuildable(line,cost) citrus-rest-unbuildable(fruit,cell) citrus-site-strands-tiles(site)
        citrus-tile-not-in-hand(fruit,well) citrus-space-rock(cell) citrus-space-site(cell,site)
        citrus-space-finca(cell,site) citrus-space-taken(cell,fruit) citrus-space-off-board(cell)
        citrus-not-adjacent(fruit,cell) citrus-no-worker(fruit,cell)
        citrus-fruit-on-road(fruit,cell,site,other) citrus-touches-foreign(fruit,cell,seat,cells)
        citrus-neutral-too-large(fruit,cell,own,neutral) citrus-neutral-new-region(fruit,cell)
        citrus-bridge-not-needed(cell) citrus-bridge-not-neutral(cell)
        citrus-bridge-same-fruit(fruit,cell,neutral) citrus-tile-not-held(tile) citrus-cart-empty-space(space)
        citrus-cart-unbuildable(space,fruit) citrus-bull-space-taken(cell) citrus-no-finca-left()
        citrus-no-site-revealed() citrus-site-not-revealed(site) citrus-no-finca-drawn()
        citrus-not-your-region(cell) citrus-no-region() citrus-return-not-allowed() citrus-nothing-to-return()
        citrus-still-placeable(fruit,cells) citrus-cart-must-be-built()

        prompt-citrus-turn() prompt-citrus-build(count) prompt-citrus-site(high,low) prompt-citrus-extra()

        event-citrus-line-bought(name,line,cost) event-citrus-tile-placed(name,fruit,cell)
        event-citrus-tile-covered(name,cell,covered) event-citrus-landscape-taken(name,tile)
        event-citrus-regions-joined(name,fruit,workers) event-citrus-neutral-absorbed(name,fruit,tiles)
        event-citrus-harvested(name,cells,points) event-citrus-income(name,coins)
        event-citrus-money-used(name,coins) event-citrus-cart-used(name,space,fruit)
        event-citrus-bull-placed(name,cell) event-citrus-milestone-used(name)
        event-citrus-finca-drawn(high,low) event-citrus-finca-built(name,site,high,low)
        event-citrus-finca-stands(site,high,low)
        event-citrus-site-revealed(site) event-citrus-tile-drawn(space,fruit,well) event-citrus-bag-short()
        event-citrus-tiles-returned(name,count,points) event-citrus-finca-scored(site,name,tiles,points)
        event-citrus-final-finca(site,name,points)
        event-citrus-final-horses(name,points) event-citrus-final-actions(name,points)
        event-citrus-turn-ended(name) event-citrus-passed(name) event-citrus-blocked()
        event-citrus-landscape-laid(cell,tile) event-citrus-first-player(name) event-citrus-game-ended(reason)

        citrus-tile(fruit,well) citrus-region-on(fruit,cell)
        action-citrus-buy() action-citrus-buy-line(line,cost,list) action-citrus-harvest()
        action-citrus-harvest-regions(list,points,coins) action-citrus-place(fruit,well)
        action-citrus-bridge(fruit,well) action-citrus-money(coins) action-citrus-cart()
        action-citrus-cart-space(space,fruit,well) action-citrus-bull() action-citrus-milestone()
        action-citrus-site() action-citrus-site-letter(site,cell) action-citrus-end() action-citrus-pass()
        action-citrus-return(count)

        advice-citrus-long-board(count)
    """,
}

Key = tuple[str, str | None]  # message id and attribute


class Mentions(visitor.Visitor):
    """The variables and messages a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[Key] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add((node.id.name, node.attribute.name if node.attribute else None))


def read(folder: str, language: str) -> str:
    return (FOLDERS[folder] / f"{language}.ftl").read_text(encoding="utf-8")


def messages(folder: str, language: str) -> list[ast.Message]:
    body = FluentParser().parse(read(folder, language)).body
    return [entry for entry in body if isinstance(entry, ast.Message)]


def patterns(folder: str, language: str) -> dict[Key, ast.Pattern]:
    """Every value and attribute of a file."""
    found: dict[Key, ast.Pattern] = {}
    for message in messages(folder, language):
        if message.value is not None:
            found[message.id.name, None] = message.value
        for attribute in message.attributes:
            found[message.id.name, attribute.id.name] = attribute.value
    return found


def variables(folder: str, language: str) -> dict[Key, set[str]]:
    """The variables of every pattern, those of the messages it refers to included."""
    mentions: dict[Key, Mentions] = {}
    for key, pattern in patterns(folder, language).items():
        mentions[key] = Mentions()
        mentions[key].visit(pattern)

    def reach(key: Key) -> set[str]:
        return mentions[key].variables.union(*(reach(other) for other in mentions[key].references))

    return {key: reach(key) for key in mentions}


def bundle(folder: str, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(read(folder, language)))
    return made


def contract(folder: str) -> dict[str, set[str]]:
    calls = re.findall(r"([a-z-]+)\(([a-z,]*)\)", CONTRACT[folder])
    return {name: set(filter(None, arguments.split(","))) for name, arguments in calls}


def spoken(folder: str, language: str) -> list[tuple[Key, str, list[Exception]]]:
    """Every pattern, formatted with every combination of the sample arguments."""
    made = bundle(folder, language)
    lines = []
    for (name, attribute), needed in variables(folder, language).items():
        message = made.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        ordered = sorted(needed)
        for values in itertools.product(*(SAMPLES[variable] for variable in ordered)):
            text, errors = made.format_pattern(pattern, dict(zip(ordered, values, strict=True)))
            lines.append(((name, attribute), str(text), list(errors)))
    return lines


def book() -> list[dict[str, object]]:
    with (CITRUS / "book.toml").open("rb") as file:
        rules: list[dict[str, object]] = tomllib.load(file)["rule"]
    return rules


@pytest.mark.parametrize(("folder", "language"), TEXTS)
def test_a_text_parses_without_junk(folder: str, language: str) -> None:
    body = FluentParser().parse(read(folder, language)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize(("folder", "language"), TEXTS)
def test_a_text_defines_each_message_once(folder: str, language: str) -> None:
    names = [message.id.name for message in messages(folder, language)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(("folder", "language"), TEXTS)
def test_all_languages_have_the_same_messages_attributes_and_variables(folder: str, language: str) -> None:
    assert variables(folder, language) == variables(folder, "en")


@pytest.mark.parametrize(("folder", "language"), TEXTS)
def test_messages_use_exactly_the_arguments_the_engine_passes(folder: str, language: str) -> None:
    used = variables(folder, language)
    for name, arguments in contract(folder).items():
        assert used[name, None] == arguments, name


@pytest.mark.parametrize(("folder", "language"), TEXTS)
def test_every_message_can_be_said(folder: str, language: str) -> None:
    for key, text, errors in spoken(folder, language):
        assert errors == [], key
        assert text == text.strip() != "", key
        assert not re.search(r"[{}]|  |\n", text), (key, text)


def test_the_book_lists_each_rule_once_and_section_by_section() -> None:
    ids = [rule["id"] for rule in book()]
    assert len(ids) == len(set(ids))
    assert [section for section, _ in itertools.groupby(rule["section"] for rule in book())] == SECTIONS
    assert all(set(rule) == {"id", "section", "ruling", "drawn"} for rule in book())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_rulings_of_the_book_and_the_text_agree(language: str) -> None:
    expected = set()
    for rule in book():
        attributes = {None, "text"} | ({"ruling"} if rule["ruling"] else set())
        expected |= {(f"rule-{rule['id']}", attribute) for attribute in attributes}
    assert {key for key in patterns("citrus", language) if key[0].startswith("rule-")} == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_refer_only_to_rules_that_exist(language: str) -> None:
    cited = set(re.findall(r"\bC-[A-Z]\d*\b", read("citrus", language)))
    assert cited <= {str(rule["id"]) for rule in book()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fruit_and_landscape_tile_has_a_name(language: str) -> None:
    names = {name for name, _ in patterns("citrus", language)}
    assert {f"fruit-{fruit}" for fruit in FRUITS} | {f"land-{tile}" for tile in LANDSCAPES} <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_letter_marks_tell_the_fruits_apart(language: str) -> None:
    made = bundle("citrus", language)
    marks = [made.format_pattern(made.get_message(f"fruit-letters-{fruit}").value)[0] for fruit in FRUITS]
    assert all(re.fullmatch("[A-Z][a-z]", mark) for mark in marks)
    assert len(set(marks)) == len(FRUITS)


@pytest.mark.parametrize("folder", FOLDERS)
def test_french_puts_a_no_break_space_before_high_punctuation(folder: str) -> None:
    for key, text, _ in spoken(folder, "fr"):
        assert not re.search(r"(?<!\u00a0)[:;!?%»]|«(?!\u00a0)", text), (key, text)


@pytest.mark.parametrize(("folder", "language"), TEXTS)
def test_apostrophes_and_quotes_are_typographic(folder: str, language: str) -> None:
    assert not re.search("['\"]", read(folder, language))
