"""The texts of Chicorée say the same in every language, and whatever happens in a game can be said."""

from __future__ import annotations

import itertools
import re
import tomllib
from importlib import resources
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from terroir.core.game import Decide, Message, Objection, Over, Picture
from terroir.core.play import Match
from terroir.games.chicoree import deck, events, messages, objections
from terroir.games.chicoree.game import GAME
from tests.games.spoken import bundle, say

FOLDER = resources.files("terroir.games.chicoree")
LANGUAGES = ("en", "fr", "it", "de")
SECTIONS = ["material", "setup", "turn", "end", "specials", "challenge", "auctions", "debts"]
NUMBERS = [0, 1, 2, 7]
SAMPLES: dict[str, list[Any]] = {
    "awaited": list(objections.AWAITED.values()),
    "card": list(deck.NAMES),
    "cards": NUMBERS,
    "count": NUMBERS,
    "fewer": NUMBERS,
    "flowers": NUMBERS,
    "form": ["turn", "melee", "sealed"],
    "joker": ["yes", "no"],
    "left": NUMBERS,
    "limit": [50],
    "less": [1, 2],
    "list": ["Egypt, Fire"],
    "more": NUMBERS,
    "name": ["Anna"],
    "next": list(deck.STEPS),
    "owed": [3],
    "price": NUMBERS,
    "reason": ["K-E1", "K-E2", "K-E3", "tokens", "shared"],
    "round": [4],
    "seat": [2],
    "steps": NUMBERS,
    "to": ["Bruno"],
    "tokens": NUMBERS,
    "turns": NUMBERS,
}

Key = tuple[str, str | None]


class Mentions(visitor.Visitor):
    """The variables and messages a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[Key] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add((node.id.name, node.attribute.name if node.attribute else None))


def read(language: str) -> str:
    return FOLDER.joinpath("text", f"{language}.ftl").read_text("utf-8")


def patterns(language: str) -> dict[Key, ast.Pattern]:
    """Every value and attribute of a file, which has no junk and no message twice."""
    found: dict[Key, ast.Pattern] = {}
    for entry in FluentParser().parse(read(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert (entry.id.name, None) not in found, entry.id.name
            found[entry.id.name, None] = entry.value
            found |= {(entry.id.name, a.id.name): a.value for a in entry.attributes}
    return found


def variables(language: str) -> dict[Key, set[str]]:
    """The variables of every pattern, those of the messages it refers to included."""
    mentions = {key: Mentions() for key in patterns(language)}
    for key, pattern in patterns(language).items():
        mentions[key].visit(pattern)

    def reach(key: Key) -> set[str]:
        return mentions[key].variables.union(*(reach(other) for other in mentions[key].references))

    return {key: reach(key) for key in mentions}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_attributes_and_variables(language: str) -> None:
    assert variables(language) == variables("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    made = bundle("chicoree", language)
    for (name, attribute), needed in variables(language).items():
        message = made.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        ordered = sorted(needed)
        for values in itertools.product(*(SAMPLES[variable] for variable in ordered)):
            text, errors = made.format_pattern(pattern, dict(zip(ordered, values, strict=True)))
            assert not errors and text == text.strip() != "" and not re.search(r"[{}]|  |\n", text), (
                name,
                text,
            )
            if language == "fr":
                assert not re.search(r"(?<!\u00a0)[:;!?%»]|«(?!\u00a0)", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_rulings_of_the_book_and_the_text_agree(language: str) -> None:
    book = tomllib.loads(FOLDER.joinpath("book.toml").read_text("utf-8"))["rule"]
    expected = set()
    for rule in book:
        attributes = {None, "text"} | ({"ruling"} if rule["ruling"] else set())
        expected |= {(f"rule-{rule['id']}", attribute) for attribute in attributes}
    assert {key for key in patterns(language) if key[0].startswith("rule-")} == expected
    assert [section for section, _ in itertools.groupby(rule["section"] for rule in book)] == SECTIONS
    assert set(re.findall(r"\bK-[A-Z]\d+\b", read(language))) <= set(GAME.rules)
    assert not re.search("['\"]", read(language)), "typographic apostrophes and quotes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_options_and_cards_have_names(language: str) -> None:
    names = {name for name, _ in patterns(language)}
    wanted = {f"section-{s}" for s in SECTIONS} | {f"card-{c}" for c in deck.NAMES}
    wanted |= {f"option-{o.name}" for o in GAME.options} | {"title", "picture-legend"}
    assert wanted <= names


def words(picture: Picture) -> list[Message]:
    return [span.text for row in picture for span in row if isinstance(span.text, Message)]


@pytest.fixture(scope="module")
def spoken() -> dict[str, Message]:
    """One message of every kind that random games bring forth: events, actions, prompts, refusals."""
    found: list[Message] = []
    for seed in range(12):
        rng = Random(seed)
        options = {
            "auction": "melee" if seed % 2 else "turn",
            "deck": "house,shop=12,export=6",
            "rounds": "20",
        }
        match: Match[Any] = Match(GAME, GAME.start(2 + seed % 5, options), rng.randrange)
        while isinstance(pending := match.pending, Decide):
            seat = rng.choice(pending.seats)
            view, legal = GAME.view(match.state, seat), match.legal(seat)
            found.append(Message(pending.prompt, pending.args))
            chosen = rng.choice(legal)
            offered = GAME.offer(view, chosen)
            found += [offered.group, *([offered.item] if offered.item else [])]
            found += GAME.reasons(view, [chosen])
            # To draw the table takes longer than to play: not after every step.
            if len(match.steps) % 5 == 0:
                viewed = GAME.view(match.state, rng.randrange(2 + seed % 5))
                found += words(GAME.picture(viewed, {})) + words(GAME.details(viewed))
                probes = GAME.probe_actions(match.state, seat)
                refused = [GAME.objection(match.state, seat, a) for a in rng.sample(probes, len(probes) // 8)]
                found += [Message(o.message, o.args) for o in refused if isinstance(o, Objection)]
            match.play(seat, chosen)
        assert isinstance(pending, Over)
        told = [GAME.message_for(event.seen_by(viewer)) for event in match.events for viewer in (None, 0)]
        found += [message for message in told if message]
    return {message.id: message for message in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str, spoken: dict[str, Message]) -> None:
    made = bundle("chicoree", language)
    assert len(spoken) > 90
    for message in spoken.values():
        assert say(made, message).strip()


def test_every_kind_of_action_and_prompt_comes_up(spoken: dict[str, Message]) -> None:
    for kind in ("action-chicoree-", "prompt-chicoree-", "picture-chicoree-", "reason-chicoree-"):
        named = {name for name, _ in patterns("en") if name.startswith(kind)}
        assert named - set(spoken) == set()


def test_every_event_is_told() -> None:
    kinds = [k for k in vars(events).values() if isinstance(k, type) and issubclass(k, events.Event)]
    told = {
        name for name in messages._TOLD if name not in ("SpecialPlayedOn", "OwnCardDrawn", "NothingShown")
    }
    assert told == {kind.__name__ for kind in kinds if kind is not events.Event}
