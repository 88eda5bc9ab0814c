"""The command line says the same in every language, and nothing that no text knows."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from terroir.cli import words as module
from terroir.cli.words import LANGUAGES, Words
from terroir.core.game import Message

FOLDER = Path(module.__file__).parent
OF_A_GAME = {"title", "picture-legend"}


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def patterns(language: str) -> dict[str, set[str]]:
    """Every message and attribute, with its variables."""
    parsed = FluentParser().parse((FOLDER / "text" / f"{language}.ftl").read_text("utf-8")).body
    assert [entry.content for entry in parsed if isinstance(entry, ast.Junk)] == []
    found = {}
    for message in (entry for entry in parsed if isinstance(entry, ast.Message)):
        assert message.id.name not in found
        for key, value in [("", message.value), *((f".{a.id.name}", a.value) for a in message.attributes)]:
            variables = Variables()
            variables.visit(value)
            found[message.id.name + key] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_and_variables(language: str) -> None:
    assert patterns(language) == patterns("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_typographic(language: str) -> None:
    text = (FOLDER / "text" / f"{language}.ftl").read_text("utf-8")
    assert not re.search("['\"]", text)
    if language == "fr":
        said = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
        assert not re.search(r"(?<=\w) [:;!?%»]|« ", said)


def test_every_message_that_the_code_says_exists() -> None:
    known = Words("en")
    said = set()
    for file in FOLDER.glob("*.py"):
        said |= set(re.findall(r'(?:text|notice)\(\s*f?["\']([a-z-]+)["\']', file.read_text("utf-8")))
    assert {"promise", "won", "verified-record", "simulated"} <= said
    assert [name for name in sorted(said) if not known.knows(name) and name not in OF_A_GAME] == []


def test_messages_may_hold_messages_and_call_players_by_name() -> None:
    words = Words("fr", names=("Anna",))
    assert words.say(Message("seat-name", seat=0)) == "Anna"
    assert words.say(Message("seat-name", seat=1)) == words.text("seat", seat=2)
    lists = Message("saved-as", {"file": (Message("won"), Message("won"))})
    assert words.say(lists) == f"Enregistrée dans {words.text('won')}, {words.text('won')}."
    assert words.text("no-such-message") == "no-such-message"
