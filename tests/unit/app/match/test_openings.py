"""The openings of matches: our own lists, and files of others."""

from pathlib import Path

import pytest

from shogi_desktop.app.match.openings import OpeningsError, bundled_openings, read_openings
from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Position, Variant


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_our_own_lists_have_many_openings_and_none_twice(variant: Variant) -> None:
    openings = read_openings(bundled_openings(variant), variant)

    ends = set()
    for opening in openings:
        position = Position.from_sfen(opening.start_sfen, variant)
        for move in opening.moves:
            position.play(move)
        assert 6 <= len(opening.moves) <= 10
        assert not position.is_check()
        ends.add(position.key())
    assert len(ends) == len(openings) >= 200


def test_a_file_may_have_any_usi_text(tmp_path: Path) -> None:
    path = tmp_path / "openings.sfens"
    path.write_text(
        "# ours\n\nstartpos moves 7g7f 3c3d\n2g2f\n"
        f"sfen {STANDARD.start_sfen} moves 9g9f\n{STANDARD.start_sfen}\n"
    )

    openings = read_openings(path, STANDARD)

    assert [[move.usi for move in opening.moves] for opening in openings] == [
        ["7g7f", "3c3d"],
        ["2g2f"],
        ["9g9f"],
        [],
    ]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("startpos moves 7g7f\nstartpos moves 7g7e\n", "line 2"),
        ("hello\n", "line 1"),
        (f"{OKISAKI.start_sfen}\n", "another game"),
        ("# nothing\n", "no openings"),
        ("\xff", "UTF-8"),
    ],
)
def test_what_is_no_opening_is_refused_with_its_place(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "openings.sfens"
    path.write_bytes(text.encode("latin-1"))

    with pytest.raises(OpeningsError, match=words):
        read_openings(path, STANDARD)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(OpeningsError, match=r"nowhere\.sfens"):
        read_openings(tmp_path / "nowhere.sfens", STANDARD)


def test_a_line_that_cannot_be_used_is_told_with_file_line_and_reason(tmp_path: Path) -> None:
    path = tmp_path / "openings.sfens"

    def refused(text: str) -> OpeningsError:
        path.write_text(text, encoding="utf-8")
        with pytest.raises(OpeningsError) as caught:
            read_openings(path, STANDARD)
        return caught.value

    other = refused(f"startpos\n\n{OKISAKI.start_sfen}\n")
    assert (other.path, other.line) == (path, 3)
    assert str(other) == f"{path}, line 3: it is for another game (okisakishogi)"
    empty = refused(" \n# none\n")
    assert (str(empty), empty.line) == (f"{path}: it has no openings", None)
    path.unlink()
    with pytest.raises(OpeningsError, match="No such file or directory"):
        read_openings(path, STANDARD)


def test_a_mark_at_the_head_of_a_file_is_no_part_of_its_first_line(tmp_path: Path) -> None:
    path = tmp_path / "openings.sfens"
    path.write_text("\ufeffstartpos moves 7g7f\n", encoding="utf-8")
    assert [str(move) for move in read_openings(path, STANDARD)[0].moves] == ["7g7f"]
