"""A game of each kind as OpenSpiel tells it: every state with its tensors, strings and legal actions.

./run python -m tests.envs.playthroughs      writes them anew, where a number or a name changed on purpose
"""

import gzip
from functools import cache
from pathlib import Path
from unittest.mock import patch

import terroir.envs.openspiel  # noqa: F401  (registers the games)

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "citrus": "terroir_citrus(players=2,short=yes)",
    "chicoree": "terroir_chicoree(players=3,rounds=3)",
}


def told(name: str) -> list[str]:
    """The lines of a game whose moves are drawn by a fixed seed."""
    # Here, since it brings scipy: whoever runs other tests would wait seconds for it.
    from open_spiel.python.algorithms import generate_playthrough

    with patch.object(generate_playthrough, "round", _rounded, create=True):
        parts: list[str] = generate_playthrough.playthrough_lines(GAMES[name], seed=5)
    return "\n".join(parts).splitlines()


@cache
def _rounded(number: float, digits: int) -> str:
    """As it is written. OpenSpiel rounds every number of every tensor: few are different."""
    return str(round(number, digits))


def kept(name: str) -> list[str]:
    return gzip.decompress(_file(name).read_bytes()).decode().splitlines()


def _file(name: str) -> Path:
    return FOLDER / f"{name}.txt.gz"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        _file(game).write_bytes(gzip.compress("\n".join(told(game)).encode(), mtime=0))
        print(_file(game), _file(game).stat().st_size)
