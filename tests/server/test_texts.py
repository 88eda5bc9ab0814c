"""The words of the server: the same messages with the same variables in every language, and none missing."""

import re
from pathlib import Path

import pytest

import terroir.server
from terroir.server.refusal import STATUS
from terroir.server.texts import LANGUAGES
from tools.environment import ROOT

FOLDER = Path(terroir.server.__file__).parent
MESSAGE = re.compile(r"^([a-z][a-z-]*) = (.*)$", re.MULTILINE)


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the variables it uses."""
    text = (FOLDER / "text" / f"{language}.ftl").read_text("utf-8")
    return {name: set(re.findall(r"\$(\w+)", said)) for name, said in MESSAGE.findall(text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_refusal_has_words() -> None:
    known = messages("en")
    assert {f"refused-{code}" for code in [*STATUS, "error"]} <= set(known)
    sources = "".join(file.read_text("utf-8") for file in FOLDER.glob("*.py"))
    named = set(re.findall(r'"(refused-[a-z-]+)"', sources))
    assert named <= set(known)
    codes = set(re.findall(r'Refusal\("([a-z-]+)"', sources))
    assert codes <= set(STATUS)
    assert set(known) <= named | {f"refused-{code}" for code in [*STATUS, "error"]}, "words that nobody says"


def test_french_has_its_spaces_and_one_word_for_bot() -> None:
    """Before : ; ! ? and inside quotation marks stands a space that does not break."""
    for file in [*(ROOT / "src").rglob("fr.ftl"), *(ROOT / "client" / "src").rglob("fr.ftl")]:
        lines = [line for line in file.read_text(encoding="utf-8").split("\n") if not line.startswith("#")]
        wrong = [line for line in lines if re.search(r" [:;!?»](\s|$)|« |\w[;!?](\s|$)|[Rr]obot", line)]
        assert not wrong, f"{file}: {wrong[0]}"
