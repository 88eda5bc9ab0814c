"""Finished games replay to the last point: at least one for each way to end and for each variant."""

from pathlib import Path

import pytest

from terroir.core.errors import BadRecord
from terroir.core.record import parse
from terroir.core.replay import replay
from terroir.games.citrus.game import GAME
from tests.games.citrus.make_records import FOLDER, GAMES
from tests.games.records import replays_exactly

FILES = sorted(FOLDER.glob("*.txt"))

# Written down here too, so that no record can be made anew unnoticed.
RESULTS = {
    "blocked": "64 63",
    "blocked-long": "31 39 34 17 36",
    "bridge": "105 105",
    "edition-2013": "139 133 35",
    "everything": "38 41 66 56 32",
    "family": "80 81 84 65",
    "long": "165 154",
    "long-five-players": "51 38 92 48 66",
    "penalty": "6 -8 57",
    "random-start": "184 69",
    "short": "105 106",
    "short-2013": "88 51 75",
    "three-fincas": "90 132 96",
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_game_replays_to_exact_scores(file: Path) -> None:
    replays_exactly(GAME, file, GAMES[file.stem], RESULTS[file.stem])


def test_every_record_is_listed() -> None:
    assert sorted(file.stem for file in FILES) == sorted(RESULTS) == sorted(GAMES)


def test_every_end_and_every_variant_has_a_record() -> None:
    """C-E1, C-T3 and C-V1 to C-V4, both editions, the penalty option, 2 to 5 players."""
    records = [parse(file.read_text("utf-8")) for file in FILES]
    assert {record.value("Reason") for record in records} == {"C-E1", "C-T3"}
    assert {record.value("Players") for record in records} == {"2", "3", "4", "5"}
    for option in GAME.options:
        if option.variant or option.name == "penalty":
            assert {record.value(f"Option.{option.name}") for record in records} == set(option.values)


def test_a_changed_line_is_noticed() -> None:
    """A record is evidence only if a forged one fails."""
    text = (FOLDER / "short.txt").read_text("utf-8")
    forged = text.replace('[Result "105 106"]', '[Result "106 106"]')
    assert forged != text
    with pytest.raises(BadRecord, match="Result is '106 106', the game gives '105 106'"):
        replay(parse(forged), GAME)
