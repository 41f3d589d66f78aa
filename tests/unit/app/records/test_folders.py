"""What is looked at in a folder: kifu by their endings, in order, without what is hidden or linked."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from shogi_desktop.app.records.folders import FoundFile, files_below


def found(folder: Path) -> list[str]:
    return [
        Path(file.path).relative_to(folder).as_posix() for file in files_below(str(folder), lambda: False)
    ]


def write(path: Path, text: str = "x") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_files_come_by_name_those_of_a_folder_before_those_below_it(tmp_path: Path) -> None:
    for name in ("b/2.kif", "b/1.kif", "a/deep/3.csa", "a/4.ki2", "z.kif", "y.KIFU"):
        write(tmp_path / name)
    assert found(tmp_path) == ["y.KIFU", "z.kif", "a/4.ki2", "a/deep/3.csa", "b/1.kif", "b/2.kif"]


def test_only_what_is_called_like_a_kifu_is_looked_at(tmp_path: Path) -> None:
    for name in ("a.pdf", "kif", "a.kif.gz", "a"):
        write(tmp_path / name)
    assert found(tmp_path) == []
    endings = ["bod", "csa", "jkf", "json", "ki2", "ki2u", "kif", "kifu", "pgn", "psn", "sfen", "txt", "usi"]
    for ending in endings:
        write(tmp_path / f"game.{ending}")
    assert found(tmp_path) == [f"game.{ending}" for ending in endings]


def test_a_file_is_told_with_its_size_its_time_and_whether_it_need_not_be_a_kifu(tmp_path: Path) -> None:
    names = ("a.kif", "b.txt", "c.json", "d.pgn")
    sure, text, json, chess = (write(tmp_path / name, "12345") for name in names)
    assert list(files_below(str(tmp_path), lambda: False)) == [
        FoundFile(str(path), 5, path.stat().st_mtime_ns, unsure)
        for path, unsure in ((sure, False), (text, True), (json, True), (chess, True))
    ]


@pytest.mark.skipif(os.name == "nt", reason="platform: a link needs a right there")
def test_hidden_folders_and_links_to_folders_are_left_out_and_links_to_files_are_not(tmp_path: Path) -> None:
    root = tmp_path / "root"
    write(root / ".hidden" / "a.kif")
    outside = write(tmp_path / "outside" / "b.kif")
    (root / "link").symlink_to(outside.parent)
    (root / "c.kif").symlink_to(outside)
    (root / "gone.kif").symlink_to(tmp_path / "nowhere.kif")
    write(root / ".d.kif")
    assert found(root) == [".d.kif", "c.kif"]


def test_a_folder_that_cannot_be_read_costs_itself_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "a" / "1.kif")
    write(tmp_path / "b" / "2.kif")
    scan = os.scandir

    def refuse(place: str) -> object:
        if Path(place).name == "a":
            raise PermissionError(place)
        return scan(place)

    monkeypatch.setattr(os, "scandir", refuse)
    assert found(tmp_path) == ["b/2.kif"]


def test_looking_ends_when_it_is_told_to(tmp_path: Path) -> None:
    for name in ("a/1.kif", "b/2.kif", "c/3.kif"):
        write(tmp_path / name)
    asked = iter([False, False, True])
    assert len(list(files_below(str(tmp_path), lambda: next(asked)))) == 1
