"""The boards in the documents are drawn from their files."""

from tools.board_pictures import pictures


def test_the_pictures_of_boards_are_those_of_their_files() -> None:
    drawn = pictures()
    assert len(drawn) >= 2
    for file, text in drawn.items():
        assert file.read_text("utf-8") == text, "./run python -m tools.board_pictures draws it anew"
