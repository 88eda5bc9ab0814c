"""The typefaces of the client: light enough, complete, and in columns."""

import re

import pytest
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from tools.client import CLIENT
from tools.fonts import (
    FOLDER,
    LATIN,
    LEFT_TO_THE_SYSTEM,
    NAMES,
    PARTS,
    TYPEFACES,
    WEIGHTS,
    Typeface,
    as_stand_in,
    of_its_own,
    shown,
)

MOST = 120_000
each_typeface = pytest.mark.parametrize("typeface", TYPEFACES, ids=lambda typeface: typeface.package)


def known(typeface: Typeface, part: str) -> set[str]:
    return {chr(code) for code in TTFont(typeface.file(part)).getBestCmap()}


def test_they_weigh_at_most_120_kb_together() -> None:
    files = sorted(FOLDER.glob("*.woff2"))
    assert files == sorted(typeface.file(part) for typeface in TYPEFACES for part in PARTS)
    assert sum(file.stat().st_size for file in files) <= MOST


@each_typeface
def test_every_sign_of_the_texts_is_there_or_knowingly_left_to_the_system(typeface: Typeface) -> None:
    assert known(typeface, "latin") == LATIN
    assert set(shown()) - LATIN == LEFT_TO_THE_SYSTEM


@each_typeface
def test_names_from_all_over_europe_can_be_written(typeface: Typeface) -> None:
    assert known(typeface, "latin-ext") <= NAMES
    assert set("ĄąĆćČčĎďĐđĘęĚěĞğİŁłŃńŇňŐőŘřŚśŞşŠšŤťŮůŰűŹźŻżŽžȘșȚț") <= known(typeface, "latin-ext")


@each_typeface
def test_figures_stand_in_columns_in_every_weight(typeface: Typeface) -> None:
    for weight in WEIGHTS:
        font = instantiateVariableFont(TTFont(typeface.file("latin")), {"wght": weight})
        figures = [font.getBestCmap()[ord(figure)] for figure in "0123456789"]
        assert len({font["hmtx"][figure][0] for figure in figures}) == 1, weight


@each_typeface
def test_the_style_sheets_know_the_files_and_the_stand_ins(typeface: Typeface) -> None:
    faces = (FOLDER / "fonts.css").read_text("utf-8")
    tokens = (CLIENT / "src" / "look" / "tokens.css").read_text("utf-8")
    for part in PARTS:
        assert of_its_own(typeface, part) in faces
    for name in (typeface.name, *(as_stand_in(typeface, stand_in) for stand_in in typeface.stand_ins)):
        assert f'font-family: "{name}"' in faces
        assert re.search(rf'"{name}",\s', tokens)
