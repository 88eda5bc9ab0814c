"""The examples of the documents are run, so that what stands below them is what they give.

    ./run python -m tools.documents     write every output anew; tests/test_docs.py compares

    ```python                   run; the blocks of a document share their names
    ```output                   right below such a block: what it printed
    ```console                  every line `$ terroir …` is run, and what it says stands below it;
    ```console 20               only the last so many lines of it. A line ` › 1` is what a person types
    ```scenario name.scenario   a block with a file name is that file to the commands of the document

The commands of a document run one after the other in one empty folder, where they also keep their games.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools.environment import ROOT

DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
BLOCK = re.compile(r"^```([a-z]*)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"^ › (.*)$", re.MULTILINE)
TIME = re.compile(r"\b[0-9.]+ ms\b")
CUT = "…\n"
WIDTH = 100


def fresh(text: str) -> str:
    """The document with every output made anew."""
    names: dict[str, object] = {"__name__": "document"}
    parts: list[str] = []
    printed, end = "", 0
    with tempfile.TemporaryDirectory() as folder:
        for block in BLOCK.finditer(text):
            kind, note, body = block[1], block[2], block[3]
            if note and "." in note:
                Path(folder, note).write_text(body, "utf-8")
            elif kind == "python":
                printed = _printed(body, names)
            elif kind == "output":
                body = printed
            elif kind == "console":
                body = "".join(_session(body, Path(folder), int(note or sys.maxsize)))
            parts += [text[end : block.start(3)], body]
            end = block.end(3)
    return "".join([*parts, text[end:]])


def without_times(text: str) -> str:
    """The same text for comparing: how long something took is another matter each time."""
    return TIME.sub("… ms", text)


def _printed(code: str, names: dict[str, object]) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "document", "exec", dont_inherit=True), names)
    return out.getvalue()


def _session(body: str, folder: Path, longest: int) -> Iterator[str]:
    """Each command, and what it says up to each line that is typed, or the last lines of that."""
    for command, below in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", body, re.MULTILINE):
        yield f"$ {command}\n"
        said = _said(shlex.split(command), TYPED.findall(below), folder)
        for part in re.split(r"^(?= › )", said, flags=re.MULTILINE):
            typed, *lines = part.splitlines(keepends=True)
            yield typed
            yield CUT if len(lines) > longest else ""
            yield from lines[-longest:]


def _said(command: list[str], typed: list[str], folder: Path) -> str:
    """All that a command of this environment says, without blanks that nobody sees."""
    program = str(Path(sys.executable).with_name(command[0]))
    plain = {"COLUMNS": str(WIDTH), "LC_ALL": "C", "PYTHONUTF8": "1", "NO_COLOR": "1", "TERROIR_HOME": "."}
    done = subprocess.run(
        [program, *command[1:]],
        cwd=folder,
        env={**os.environ, **plain},
        input="".join(f"{line}\n" for line in typed),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    said = re.sub(r" +$", "", done.stdout, flags=re.MULTILINE).strip("\n")
    return f"{said}\n" + (f"(exit code {done.returncode})\n" if done.returncode else "")


def main() -> None:
    for file in DOCUMENTS:
        before = file.read_text("utf-8")
        after = fresh(before)
        if without_times(after) != without_times(before):
            file.write_text(after, "utf-8")
            print(f"written: {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
