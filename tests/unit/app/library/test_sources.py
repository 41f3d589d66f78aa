"""Which files belong to the library: folders and files that were named, less what was taken out again."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.app.library.service import path_of_node
from shogi_desktop.app.library.sources import Sources, find_files
from shogi_desktop.app.library.sqlite_files import remove_database
from shogi_desktop.game import Record
from shogi_desktop.rules import STANDARD, parse_usi_move


@pytest.fixture
def place(tmp_path: Path) -> Path:
    for name in ("games/old/a.kif", "games/b.kif", "games 2/c.kif", "d.kif"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    return tmp_path


def test_folders_and_single_files_are_added_once(place: Path) -> None:
    games, single = place / "games", place / "d.kif"

    sources = Sources().with_added([games, single, games]).with_added([single])

    assert sources == Sources((str(games),), (str(single),))


def test_a_file_below_a_folder_that_is_there_needs_no_mention_of_its_own(place: Path) -> None:
    sources = Sources((str(place / "games"),))

    assert sources.with_added([place / "games" / "old" / "a.kif"]) == sources
    other = place / "games 2" / "c.kif"
    assert sources.with_added([other]).files == (str(other),)
    inner = place / "games" / "old"
    assert sources.with_added([inner]).folders == (*sources.folders, str(inner))


def test_what_was_taken_out_comes_back_when_it_is_named_again(place: Path) -> None:
    games = place / "games"
    one, two = games / "old" / "a.kif", games / "b.kif"
    without = Sources((str(games),)).without_files([str(two), str(one)])

    assert without.removed == tuple(sorted([str(one), str(two)]))
    assert not without.hold(str(one))
    assert without.without_files([str(one)]) == without
    assert without.with_added([one]).removed == (str(two),)
    assert without.with_added([games / "old"]).removed == (str(two),)
    assert without.with_added([games]).removed == ()


def test_what_belongs_is_known_by_its_path(place: Path) -> None:
    games, single = place / "games", place / "d.kif"
    sources = Sources((str(games),), (str(single),))

    for path, held in (
        (games / "old" / "a.kif", True),
        (games / "later.kif", True),
        (single, True),
        (place / "games 2" / "c.kif", False),
        (place / "other.kif", False),
    ):
        assert sources.hold(str(path)) is held


def test_a_single_file_that_is_taken_out_is_forgotten_and_one_of_a_folder_is_noted(place: Path) -> None:
    games, single = place / "games", place / "d.kif"
    below = games / "b.kif"

    left = Sources((str(games),), (str(single),)).without_files([str(single), str(below)])

    assert left == Sources((str(games),), (), (str(below),))


def test_a_folder_goes_with_what_was_said_of_files_below_it(place: Path) -> None:
    games, others = str(place / "games"), str(place / "games 2")
    removed = (str(place / "games" / "b.kif"), str(place / "games 2" / "c.kif"))

    left = Sources((games, others), (), removed).without_folder(games)

    assert left == Sources((others,), (), removed[1:])


def test_every_file_that_is_there_is_found_once(place: Path) -> None:
    games, single = place / "games", place / "d.kif"
    below, gone = games / "b.kif", place / "gone.kif"
    named = tuple(str(path) for path in (below, gone, single, single))
    sources = Sources((str(games), str(games / "old")), named, (str(games / "old" / "a.kif"),))

    found = list(find_files(sources, lambda: False))

    assert [file.path for file in found] == [str(below), str(single)]
    assert [(file.size, file.unsure) for file in found] == [(0, False)] * 2
    assert found[1].mtime_ns == single.stat().st_mtime_ns


def test_in_a_folder_a_text_need_not_be_a_kifu_and_one_that_is_named_should_be(place: Path) -> None:
    text = place / "games" / "letter.txt"
    text.write_text("dear Aiko")
    (place / "games" / "picture.png").write_bytes(b"")

    below = {
        Path(file.path).name: file.unsure
        for file in find_files(Sources((str(place / "games"),)), lambda: False)
    }
    named = [file.unsure for file in find_files(Sources(files=(str(text),)), lambda: False)]

    assert below == {"a.kif": False, "b.kif": False, "letter.txt": True}
    assert named == [False]


def test_looking_for_files_ends_when_it_is_told_to(place: Path) -> None:
    assert list(find_files(Sources((str(place),)), lambda: True)) == []


def test_a_file_that_a_folder_has_already_does_not_keep_the_others_out(place: Path) -> None:
    games, single = place / "games", place / "d.kif"
    sources = Sources((str(games),))
    assert sources.with_added([games / "b.kif", single]).files == (str(single),)


def test_a_database_goes_with_all_that_stands_beside_it_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "index.db"
    for name in ("index.db", "index.db-wal", "index.db-shm", "index.db.old"):
        (tmp_path / name).write_bytes(b"x")
    remove_database(path)
    assert [left.name for left in tmp_path.iterdir()] == ["index.db.old"]
    remove_database(path)


def test_a_node_is_found_again_by_its_number_or_the_start_is_shown() -> None:
    record = Record(STANDARD)
    first = record.append((), parse_usi_move("7g7f", STANDARD))
    record.append(first, parse_usi_move("3c3d", STANDARD))
    record.append((), parse_usi_move("2g2f", STANDARD))
    assert [path_of_node(record, number) for number in (0, 1, 2, 3, 4)] == [(), (0,), (0, 0), (1,), ()]
    assert path_of_node(record, None) == (0, 0)
