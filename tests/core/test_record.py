"""The notation of records: what is written is read back the same, what cannot be is refused by line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terroir.core.errors import BadRecord
from terroir.core.record import MAX_LINE, MAX_TAGS, MAX_TEXT, Line, Record, Tag, parse, tidy

TEXT = """[Game "parcels"]
[Seat1 "Ada \\"the \\\\ first\\""]
[Unknown.tag-x "kept"]

= card 3
# a remark
#
1 bid 3
12 take
"""


def test_a_record_reads_and_writes_itself() -> None:
    record = parse(TEXT)
    assert record.value("Seat1") == 'Ada "the \\ first"'
    assert record.value("Unknown.tag-x") == "kept" and record.value("Nothing") is None
    assert [line.who for line in record.lines] == ["=", "#", "#", "1", "12"]
    assert [(line.who, line.text) for line in record.steps] == [
        ("=", "card 3"),
        ("1", "bid 3"),
        ("12", "take"),
    ]
    assert [line.number for line in record.lines] == [5, 6, 7, 8, 9]
    assert record.to_text() == TEXT


def test_line_ends_of_any_system_and_a_byte_order_mark_are_read() -> None:
    assert parse("\ufeff" + TEXT.replace("\n", "\r\n")) == parse(TEXT)
    assert parse(TEXT.replace("\n", "  \n")) == parse(TEXT)
    assert parse(TEXT.rstrip("\n")) == parse(TEXT)


def test_an_empty_record_is_a_record() -> None:
    assert parse("") == Record((), ()) and parse(Record((), ()).to_text()) == Record((), ())


@pytest.mark.parametrize(
    "text, line, why",
    [
        ("[Game parcels]", 1, "not a tag"),
        ('\n[Game "a" "b"]', 2, "not a tag"),
        ('[Game "a\\n"]', 1, "not a tag"),
        ('[Game "a"', 1, "not a tag"),
        ('[A "1"]\n[B "2"]\n[A "3"]', 3, "A again, after line 1"),
        ('[A "1"]\n\n1 take\n[B "2"]', 4, "a tag below"),
        ("0 take", 1, "neither"),
        ("01 take", 1, "neither"),
        ("100 take", 1, "neither"),
        ("-1 take", 1, "neither"),
        ("\uff11 take", 1, "neither"),
        ("take", 1, "neither"),
        ("1", 1, "neither"),
        ("1  take", 1, "neither"),
        ("=", 1, "neither"),
        ("=card 3", 1, "neither"),
        (" 1 take", 1, "neither"),
        ("1 take\x00", 1, r"U\+0000"),
        ("1 ta\tke", 1, r"U\+0009"),
        ("1 ta\rke", 1, r"U\+000D"),
        ("1 take\x0b2 take", 1, r"U\+000B"),
        ("# a\u2028b", 1, r"U\+2028"),
        ('\n[Seat1 "a\u202eb"]', 2, r"U\+202E"),
        ('[Seat1 "a\u2066b"]', 1, r"U\+2066"),
        ('[Seat1 "\ud800"]', 1, r"U\+D800"),
        ("1 " + "x" * MAX_LINE, 1, "longer"),
        ("x" * (MAX_TEXT + 1), 1, "longer"),
        ("".join(f'[T{i} "x"]\n' for i in range(MAX_TAGS + 1)), MAX_TAGS + 1, "more than"),
    ],
)
def test_a_bad_line_is_named(text: str, line: int, why: str) -> None:
    with pytest.raises(BadRecord, match=why) as refusal:
        parse(text)
    assert refusal.value.line == line and len(str(refusal.value)) < 300


@pytest.mark.parametrize(
    "tags, lines",
    [
        ([Tag("no space", "x")], []),
        ([Tag("", "x")], []),
        ([Tag("A", "a\nb")], []),
        ([Tag("A", "1"), Tag("A", "2")], []),
        ([], [Line("1", "take\n2 take")]),
        ([], [Line("1", " take")]),
        ([], [Line("1", "take ")]),
        ([], [Line("x", "take")]),
        ([], [Line("#", "a\n1 take")]),
        ([], [Line("1 take", "")]),
        ([], [Line("", "# x")]),
    ],
)
def test_what_would_read_back_as_something_else_cannot_be_built(tags: list[Tag], lines: list[Line]) -> None:
    with pytest.raises(BadRecord):
        Record(tuple(tags), tuple(lines))


@given(st.text(max_size=60))
def test_any_name_becomes_fit_and_survives(name: str) -> None:
    record = Record((Tag("Seat1", tidy(name)),), ())
    assert parse(record.to_text()) == record
    assert tidy(tidy(name)) == tidy(name)


@pytest.mark.parametrize(
    "name, fit",
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("Ze\u0301", "Zé"),
        ("a\u202eb", "a�b"),
        ("nul\x00", "nul�"),
        ("\ud800", "�"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("x" * 1000, "x" * 80),
    ],
)
def test_names_are_made_fit(name: str, fit: str) -> None:
    assert tidy(name) == fit


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_a_bad_one(text: str) -> None:
    try:
        record = parse(text)
    except BadRecord:
        return
    assert parse(record.to_text()) == record


@given(
    st.lists(st.sampled_from(['[A "x"]', '[B "\\\\\\""]', "", "# x", "#", "#  y", "1 a", "= b", "\r", " "]))
)
def test_any_record_survives(lines: list[str]) -> None:
    test_any_text_is_a_record_or_a_bad_one.hypothesis.inner_test("\n".join(lines))  # type: ignore[attr-defined]
