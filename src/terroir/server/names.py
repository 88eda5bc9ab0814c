"""Names and chat lines of strangers: composed, visible, of moderate length, in one direction.

What only looks odd is mended; what can mislead or hide is refused. No text is ever trusted to be harmless as
markup: clients show it as text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from terroir.server import confusables
from terroir.server.refusal import Refusal

MAX_NAME = 24
MAX_CHAT = 500
MAX_MARKS = 3
"""Combining marks on one letter; more of them climb over the neighbouring lines."""

# Controls, direction changes, invisible signs, tags, lone surrogates, private use, non-characters.
_UNFIT = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f"
    "\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\ud800-\udfff"
    "\ue000-\uf8ff\U0001d173-\U0001d17a\U000e0000-\U000e0fff\U000f0000-\U0010ffff]"
)
_JOINERS = re.compile("[\u200c\u200d\ufe0f]")
_LOOKALIKES = confusables.read()
_SPACES = re.compile(r"\s+")
_TOGETHER = [
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA"},
    {"LATIN", "CJK", "BOPOMOFO"},
    {"LATIN", "CJK", "HANGUL"},
]
"""Scripts that stand in one name; all others stand alone, their letters pass for others (UTS 39, 5.2)."""
_SCRIPTS = {"IDEOGRAPHIC": "CJK", "KATAKANA-HIRAGANA": "KATAKANA"}
"""Scripts that letters name in another way."""


def name(text: str) -> str:
    """A person's name; a Refusal if it cannot be one."""
    _check_signs(text, "name")
    fit = _SPACES.sub(" ", unicodedata.normalize("NFKC", text)).strip()
    _check_signs(fit, "name")
    if joiner := _JOINERS.search(fit):
        raise _unfit("name", joiner[0])
    if not 1 <= len(fit) <= MAX_NAME:
        raise Refusal("name", f"a name has 1 to {MAX_NAME} signs", "refused-name-length", most=MAX_NAME)
    if not any(sign.isalnum() for sign in fit):
        raise Refusal("name", "a name has a letter or a digit", "refused-name-letter")
    if len(found := scripts(fit)) > 1 and not any(found <= together for together in _TOGETHER):
        raise Refusal("name", "letters of several alphabets that look alike", "refused-name-mixed")
    return fit


def given(text: str) -> str:
    """A name in a record from elsewhere: as it would be written here, or none."""
    if text and name(text) != text:
        raise Refusal("name", f"{text[:40]!r} is not written as names are here")
    return text


def is_taken(name: str, who: str | None, others: Iterable[tuple[str | None, str]]) -> bool:
    """Return True if the first of these people whose name looks like that is somebody else."""
    return next((person for person, called in others if alike(name, called)), who) != who


def chat(text: str) -> str:
    """A line of chat; a Refusal if it cannot be one."""
    _check_signs(text, "name")
    fit = _SPACES.sub(" ", unicodedata.normalize("NFC", text)).strip()
    if not 1 <= len(fit) <= MAX_CHAT:
        raise Refusal("name", f"a line has 1 to {MAX_CHAT} signs", "refused-chat-length", most=MAX_CHAT)
    return fit


def alike(one: str, other: str) -> bool:
    """Return True for names that hardly anybody could tell apart, as they stand or in small letters."""
    return not looks(one).isdisjoint(looks(other))


@lru_cache(maxsize=10_000)
def looks(text: str) -> frozenset[str]:
    """Return the skeletons of a name (UTS 39, 4), without case, marks, spaces and other signs.

    There are two, since `I` looks like `l` and is the same as `i`, which does not: `Neil` is not `Nell`.
    """
    return frozenset({_skeleton(text), _skeleton(text.casefold())})


def _skeleton(text: str) -> str:
    shown = unicodedata.normalize("NFKD", text).translate(_LOOKALIKES).casefold()
    shown = unicodedata.normalize("NFKD", shown).translate(_LOOKALIKES)
    return "".join(sign for sign in shown.casefold() if sign.isalnum())


def scripts(text: str) -> set[str]:
    """Return the scripts of the letters, as the names of the letters begin; some letters are of no script."""
    named = {unicodedata.name(sign, "").split(" ")[0] for sign in text if sign.isalpha()}
    return {_SCRIPTS.get(one, one) for one in named} - {"MODIFIER", "FEMININE", "MASCULINE", ""}


def _check_signs(text: str, code: str) -> None:
    if unfit := _UNFIT.search(text):
        raise _unfit(code, unfit[0])
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks > MAX_MARKS:
            raise Refusal(code, "too many marks on one letter", "refused-marks")


def _unfit(code: str, sign: str) -> Refusal:
    point = f"U+{ord(sign):04X}"
    return Refusal(code, f"the sign {point} is not allowed", "refused-sign", sign=point)
