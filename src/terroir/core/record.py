"""The game record, text in and text out: tags, a blank line, one line per step.

    [Game "name"]
    [Players "2"]

    # seats are counted from 1; "=" is what luck decided
    = tile lemon
    1 buy 3

Here is only the notation; how records come from games and go back to them is in `replay.py`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field

from terroir.core.errors import BadRecord

CHANCE = "="
COMMENT = "#"
MAX_TEXT = 2_000_000
MAX_TAGS = 200
MAX_LINE = 2_000
MAX_NAME = 80

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9._-]{0,63}) "((?:[^"\\]|\\["\\])*)"\]')
_STEP = re.compile(r"([1-9][0-9]?|=) ([^ ].*)")
# Controls, invisible and direction-changing signs, lone surrogates: never text, often an attack. Listed, not
# asked of `unicodedata`, so that every Python reads the same records.
_UNFIT = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ufffe\uffff\ud800-\udfff\U000e0000-\U000e0fff]"
)


@dataclass(frozen=True, slots=True)
class Tag:
    """One line of the header; `number` is the line it was read from."""

    key: str
    value: str
    number: int = field(default=1, compare=False)

    def to_text(self) -> str:
        escaped = self.value.replace("\\", "\\\\").replace('"', '\\"')
        return f'[{self.key} "{escaped}"]'


@dataclass(frozen=True, slots=True)
class Line:
    """One line below the header: `who` is a seat counted from 1, `=` for luck or `#` for a comment."""

    who: str
    text: str
    number: int = field(default=1, compare=False)

    def to_text(self) -> str:
        return f"{self.who} {self.text}" if self.text else self.who


@dataclass(frozen=True, slots=True)
class Record:
    """A game as text: its tags and its lines. Whatever can be built can be written and read back the same."""

    tags: tuple[Tag, ...]
    lines: tuple[Line, ...]

    def __post_init__(self) -> None:
        _check_tags(self.tags)
        for tag in self.tags:
            if _read_tag(tag.to_text(), tag.number) != tag:
                raise BadRecord(tag.number, f"no tag can be {tag.key[:80]!r}")
        for line in self.lines:
            if _read_line(line.to_text(), line.number) != line:
                raise BadRecord(line.number, f"no line can be {line.to_text()[:80]!r}")

    def tag(self, key: str) -> Tag | None:
        """The tag of that name, if the record has it."""
        return next((tag for tag in self.tags if tag.key == key), None)

    def value(self, key: str) -> str | None:
        """The value of the tag of that name, if the record has it."""
        tag = self.tag(key)
        return tag.value if tag else None

    @property
    def steps(self) -> Iterator[Line]:
        """The lines that are no comments."""
        return (line for line in self.lines if line.who != COMMENT)

    def to_text(self) -> str:
        """The record as it is stored and shared."""
        header = "".join(f"{tag.to_text()}\n" for tag in self.tags)
        return header + "\n" + "".join(f"{line.to_text()}\n" for line in self.lines)


def parse(text: str) -> Record:
    """Read a record; only its form is judged, not whether the game can have gone so."""
    if len(text) > MAX_TEXT:
        raise BadRecord(1, f"longer than {MAX_TEXT} characters")
    tags: list[Tag] = []
    lines: list[Line] = []
    # Not splitlines(): that also breaks at signs which have no place in a record.
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        content = raw.removesuffix("\r").rstrip(" ")
        if content.startswith("["):
            if lines:
                raise BadRecord(number, "a tag below the first step")
            tags.append(_read_tag(content, number))
        elif content:
            lines.append(_read_line(content, number))
    return Record(tuple(tags), tuple(lines))


def tidy(name: str) -> str:
    """A person's name fit for a record: composed, without unfit signs, of moderate length."""
    fit = _UNFIT.sub("\ufffd", " ".join(name.split()))
    return unicodedata.normalize("NFC", fit)[:MAX_NAME].rstrip(" ")


def _read_tag(content: str, number: int) -> Tag:
    _check_line(content, number)
    found = _TAG.fullmatch(content)
    if not found:
        raise BadRecord(number, f'not a tag like [Key "value"]: {content[:80]!r}')
    return Tag(found[1], re.sub(r"\\(.)", r"\1", found[2]), number)


def _read_line(content: str, number: int) -> Line:
    _check_line(content, number)
    if content.startswith(COMMENT):
        return Line(COMMENT, content[1:].removeprefix(" ").rstrip(" "), number)
    found = _STEP.fullmatch(content.rstrip(" "))
    if not found:
        raise BadRecord(number, f"neither `1 action`, `= outcome` nor `# comment`: {content[:80]!r}")
    return Line(found[1], found[2], number)


def _check_line(content: str, number: int) -> None:
    if len(content) > MAX_LINE:
        raise BadRecord(number, f"longer than {MAX_LINE} characters")
    if unfit := _UNFIT.search(content):
        raise BadRecord(number, f"the sign U+{ord(unfit[0]):04X} has no place in a record")


def _check_tags(tags: tuple[Tag, ...]) -> None:
    if len(tags) > MAX_TAGS:
        raise BadRecord(tags[MAX_TAGS].number, f"more than {MAX_TAGS} tags")
    seen: dict[str, int] = {}
    for tag in tags:
        if tag.key in seen:
            raise BadRecord(tag.number, f"{tag.key} again, after line {seen[tag.key]}")
        seen[tag.key] = tag.number
