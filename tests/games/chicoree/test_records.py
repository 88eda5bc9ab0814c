"""Finished games replay to the last step: one for each way to end, few and many players, both auctions."""

from pathlib import Path

import pytest

from terroir.core.errors import BadRecord
from terroir.core.record import parse
from terroir.core.replay import replay
from terroir.games.chicoree.game import GAME
from tests.games.chicoree.make_records import FOLDER, GAMES
from tests.games.records import replays_exactly

FILES = sorted(FOLDER.glob("*.txt"))

# Written down here too, so that no record can be made anew unnoticed.
RESULTS = {
    "chain": "3 5 3 7",
    "last-player": "6 -1 -1",
    "last-round": "5 1 1",
    "melee": "7 -1 2",
    "six-players": "-1 5 7 6 4 -1",
    "two-players": "4 7",
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_game_replays_to_exact_scores(file: Path) -> None:
    replays_exactly(GAME, file, GAMES[file.stem], RESULTS[file.stem])


def test_every_end_has_a_record() -> None:
    """K-E1, K-E2 and K-E3, both forms of K-A1, two and six players."""
    records = [parse(file.read_text("utf-8")) for file in FILES]
    assert sorted(file.stem for file in FILES) == sorted(RESULTS) == sorted(GAMES)
    assert {record.value("Reason") for record in records} == {"K-E1", "K-E2", "K-E3"}
    assert {record.value("Option.auction") for record in records} == {"turn", "melee"}
    assert {"2", "6"} <= {record.value("Players") for record in records}


def test_a_changed_line_is_noticed() -> None:
    """K-A5: a record is evidence only if a forged one fails."""
    text = (FOLDER / "two-players.txt").read_text("utf-8")
    line = next(line for line in text.splitlines() if line[2:].startswith("bid "))
    with pytest.raises(BadRecord, match="K-A5"):
        replay(parse(text.replace(line, line[:2] + "bid 999", 1)), GAME)
