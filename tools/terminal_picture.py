"""Make docs/images/terminal.svg: a real position, as a player meets it at the terminal.

./run python -m tools.terminal_picture GAME [SEED] [ACTIONS] [FILE]
"""

import io
import re
import sys
import tempfile
from html import unescape
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from terroir.bots.bot import seeded
from terroir.bots.codes import bot
from terroir.cli.session import begin
from terroir.cli.terminal import Terminal
from terroir.cli.words import Words
from terroir.core.registry import load
from tools.environment import ROOT

WIDTH = 128
CHARACTER = 12.2
BLANK = "&#160;"
RUN = re.compile(
    r'(<text class="[^"]+" x=")([\d.]+)(" y="[\d.]+" textLength=")[\d.]+("[^>]*>)'
    rf"((?:{BLANK})*)([^<]*)</text>"
)
FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"


def position(game_name: str, seed: int, actions: int, folder: Path) -> Terminal:
    """Three greedy bots play so many actions; then a person sits down on the seat that is to act."""
    game = load(game_name)
    bots = {1: bot("greedy"), 2: bot("greedy")}
    session = begin(game, {}, ["Anna", "greedy 2", "greedy 3"], bots, seed, folder / "picture.game")
    player = bot("greedy")
    while not session.over and (len(session.match.steps) < actions or session.seat_to_act() != 0):
        seat = session.seat_to_act()
        session.since = len(session.match.events) if seat == 0 else session.since
        view, legal = game.view(session.match.state, seat), session.match.legal(seat)
        choice = player.choose(game, view, legal, seeded(seed, len(session.match.steps)))
        session.match.play(seat, choice)
    console = Console(
        file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="truecolor"
    )
    return Terminal(session, Words("en", game, session.names), console)


def trimmed(run: re.Match[str]) -> str:
    """A run of text without the blanks around it, which not every viewer keeps."""
    blanks, text = len(run[5]) // len(BLANK), run[6].removesuffix(BLANK)
    while text.endswith(BLANK):
        text = text.removesuffix(BLANK)
    shift = round(float(run[2]) + blanks * CHARACTER, 1)
    length = round(len(unescape(text)) * CHARACTER, 1)
    return f"{run[1]}{shift:g}{run[3]}{length:g}{run[4]}{text}</text>" if text else ""


def main(args: list[str]) -> None:
    game, seed, actions, file = (
        *args,
        *("", "26", "140", str(ROOT / "docs" / "images" / "terminal.svg"))[len(args) :],
    )
    with tempfile.TemporaryDirectory() as folder:
        terminal = position(game, int(seed), int(actions), Path(folder))
        terminal.show(0)
    # Readers' own fonts: a picture in a README must not fetch anything.
    layout = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.S)
    layout = layout.replace("font-family: Fira Code, monospace", f"font-family: {FONTS}")
    svg = terminal.console.export_svg(title=f"terroir play {game}", code_format=layout)
    target = Path(file)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(RUN.sub(trimmed, svg.replace("\u00a0", BLANK)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
