"""Make `src/terroir/server/confusables.py` anew from ICU, as this machine has it."""

from __future__ import annotations

import ctypes
import re
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import wrap

MODULE = Path(__file__).parent.parent / "src" / "terroir" / "server" / "confusables.py"
EACH = 15
"""Letters in one word of the table, so that lines are short."""
TEXT = '''"""Letters that pass for others (Unicode Technical Standard 39), as {made} has them.

Made by `python -m tools.confusables` and reduced to letters and signs that stand in names, decomposed. Small
letters of other alphabets and small capitals pass for Latin letters where their capitals do.

From confusables.txt, © Unicode, Inc., modified, under the Unicode License v3
(https://www.unicode.org/license.txt).
"""

from __future__ import annotations

# Each word is what they pass for and the letters that do, by their code points: 6f:43e,3bf.
_TABLE = """
{table}
"""


def read() -> dict[int, str]:
    """Return what each letter passes for, as `str.translate` takes it."""
    found: dict[int, str] = {{}}
    for word in _TABLE.split():
        shown, _, letters = word.partition(":")
        text = "".join(chr(int(point, 16)) for point in shown.split("+"))
        found |= dict.fromkeys((int(point, 16) for point in letters.split(",")), text)
    return found
'''


def main() -> None:
    version, skeleton = _icu()
    passing: dict[str, list[int]] = {}
    for letter, shown in _confusables(skeleton):
        passing.setdefault(shown, []).append(ord(letter))
    words = (
        f"{'+'.join(f'{ord(sign):x}' for sign in shown)}:{','.join(f'{point:x}' for point in points)}"
        for shown, every in sorted(passing.items())
        for points in (every[at : at + EACH] for at in range(0, len(every), EACH))
    )
    lines = wrap(" ".join(words), 110, break_long_words=False, break_on_hyphens=False)
    MODULE.write_text(TEXT.format(made=f"ICU {version}", table="\n".join(lines)), "utf-8")


def _confusables(skeleton: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    """Yield every letter with another one that it passes for."""
    for letter in map(chr, range(0x80, 0x110000)):
        nobodys = unicodedata.category(letter) in ("Cs", "Co", "Cn")
        if nobodys or unicodedata.normalize("NFKD", letter) != letter:
            continue
        shown = _plain(skeleton(letter))
        if not shown.isascii():
            small = re.match(r"LATIN LETTER SMALL CAPITAL (\w)$", unicodedata.name(letter, ""))
            capital = small[1] if small else _plain(skeleton(letter.upper()))
            shown = capital.lower() if capital.isascii() and capital.isalpha() else shown
        if shown and shown != _plain(letter):
            yield letter, shown
    yield from {"0": "O", "1": "l", "I": "l", "|": "l", "m": "rn", "w": "vv"}.items()


def _plain(text: str) -> str:
    """What is left of a text when its marks are gone."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text) if sign.isalnum())


def _icu() -> tuple[str, Callable[[str], str]]:
    """Return the version of the library, and its function for the skeleton of a text."""
    file = min(Path("/usr/lib").glob("*/libicui18n.so.*"))
    number = file.name.split(".")[2]
    library, error = ctypes.CDLL(str(file)), ctypes.c_int(0)
    opened, skeleton = (library[f"uspoof_{name}_{number}"] for name in ("open", "getSkeletonUTF8"))
    opened.restype = ctypes.c_void_p
    checker = ctypes.c_void_p(opened(ctypes.byref(error)))

    def shown(text: str) -> str:
        given, room = text.encode(), ctypes.create_string_buffer(400)
        size = skeleton(checker, 0, given, len(given), room, 400, ctypes.byref(error))
        if error.value > 0:
            raise ValueError(f"ICU: error {error.value} for {text!r}")
        return room.raw[:size].decode()

    return number, shown


if __name__ == "__main__":
    main()
