"""A file that is kept: what comes back, what becomes of a damaged one, and of a disk that refuses."""

from __future__ import annotations

import errno
import os
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from shogi_desktop.app.system import kept_file
from shogi_desktop.app.system.kept_file import Hitch, KeptFile, KeptFileTrouble, _wholes_of

WHEN = datetime(2026, 1, 2, 3, 4, 5)


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str = ""
    numbers: tuple[int, ...] = ()


@pytest.fixture
def told() -> list[KeptFileTrouble]:
    return []


def kept(path: Path, told: list[KeptFileTrouble]) -> KeptFile[Kept]:
    return KeptFile(path, Kept("first"), told.append, lambda: WHEN)


def test_what_is_kept_comes_back(tmp_path: Path, told: list[KeptFileTrouble]) -> None:
    path = tmp_path / "deep" / "file.json"
    assert kept(path, told).load() == Kept("first")
    kept(path, told).keep(Kept("Aiko", (1, 2)))
    assert kept(path, told).load() == Kept("Aiko", (1, 2))
    assert not told


def test_keys_of_a_later_version_are_written_back(tmp_path: Path, told: list[KeptFileTrouble]) -> None:
    path = tmp_path / "file.json"
    path.write_text('{"later": {"a": [1, null]}, "name": "Ben"}')
    file = kept(path, told)
    assert file.load().name == "Ben"
    file.keep(Kept("Aiko"))
    assert msgspec.json.decode(path.read_bytes()) == {"name": "Aiko", "later": {"a": [1, None]}}


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe\x00", b"[]", b"null", b"[" * 5000])
def test_a_damaged_file_is_set_aside_whole(
    tmp_path: Path, told: list[KeptFileTrouble], damage: bytes
) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(damage)
    file = kept(path, told)
    assert file.load() == Kept("first")
    aside = tmp_path / "file.json.broken"
    assert aside.read_bytes() == damage and not path.exists()
    assert told == [KeptFileTrouble(Hitch.SET_ASIDE, aside)]
    file.keep(Kept("Aiko"))
    assert kept(path, told).load() == Kept("Aiko")


def test_damaged_files_in_a_row_are_all_kept(tmp_path: Path, told: list[KeptFileTrouble]) -> None:
    path = tmp_path / "file.json"
    for damage in (b"1", b"2", b"3", b"4"):
        path.write_bytes(damage)
        kept(path, told).load()
    asides = {entry.name: entry.read_bytes() for entry in tmp_path.iterdir()}
    assert asides == {
        "file.json.broken": b"1",
        "file.json.broken-20260102-030405": b"2",
        "file.json.broken-20260102-030405-2": b"3",
        "file.json.broken-20260102-030405-3": b"4",
    }
    assert {trouble.file.name for trouble in told} == set(asides)


def test_a_damaged_file_that_cannot_be_moved_is_never_written_over(
    tmp_path: Path, told: list[KeptFileTrouble], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(b"{")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    file = kept(path, told)
    assert file.load() == Kept("first")
    file.keep(Kept("Aiko"))
    with pytest.raises(OSError, match="Permission denied"):
        file.write(Kept("Aiko"))
    assert path.read_bytes() == b"{"
    assert told == [KeptFileTrouble(Hitch.STUCK, path, "Permission denied")]


def test_a_file_that_cannot_be_read_is_never_written_over(
    tmp_path: Path, told: list[KeptFileTrouble]
) -> None:
    path = tmp_path / "file.json"
    path.mkdir()
    file = kept(path, told)
    assert file.load() == Kept("first")
    file.keep(Kept("Aiko"))
    assert path.is_dir()
    assert [trouble.hitch for trouble in told] == [Hitch.UNREADABLE]
    assert told[0].file == path and told[0].reason


def test_a_folder_that_cannot_be_written_is_told_of_once(tmp_path: Path, told: list[KeptFileTrouble]) -> None:
    path = tmp_path / "folder" / "file.json"
    file = kept(path, told)
    file.load()
    (tmp_path / "folder").write_text("a file in the way")
    file.keep(Kept("Aiko"))
    file.keep(Kept("Ben"))
    assert [trouble.hitch for trouble in told] == [Hitch.UNWRITABLE]


def test_a_full_disk_leaves_the_file_as_it_was(
    tmp_path: Path, told: list[KeptFileTrouble], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file.json"
    file = kept(path, told)
    file.keep(Kept("Aiko"))
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    file.keep(Kept("Ben"))
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["file.json"]
    assert told == [KeptFileTrouble(Hitch.UNWRITABLE, path, "No space left on device")]


def test_who_writes_himself_is_told_by_the_error_and_may_try_again(
    tmp_path: Path, told: list[KeptFileTrouble]
) -> None:
    file = KeptFile(tmp_path / "other" / "file.json", Kept(), told.append)
    file.load()
    (tmp_path / "other").write_text("a file in the way")
    with pytest.raises((NotADirectoryError, FileExistsError)):
        file.write(Kept("Aiko"))
    (tmp_path / "other").unlink()
    file.write(Kept("Aiko"))
    assert file.load() == Kept("Aiko")
    assert not told


def test_a_trouble_without_a_reason_has_no_words_for_it(tmp_path: Path) -> None:
    assert KeptFileTrouble(Hitch.SET_ASIDE, tmp_path).reason == ""


@pytest.mark.parametrize(("levels", "kept_whole"), [(10, True), (50, True), (51, False), (300, False)])
def test_what_is_nested_as_nothing_of_ours_is_set_aside(
    levels: int, kept_whole: bool, tmp_path: Path, told: list[KeptFileTrouble]
) -> None:
    path = tmp_path / "file.json"
    later = "[" * (levels - 1) + "]" * (levels - 1)
    path.write_text('{"name": "Ben", "later": ' + later + "}")
    assert kept(path, told).load() == Kept("Ben" if kept_whole else "first")
    assert [trouble.hitch for trouble in told] == ([] if kept_whole else [Hitch.SET_ASIDE])


def test_an_error_without_words_is_told_by_its_number(
    tmp_path: Path, told: list[KeptFileTrouble], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file.json"

    def refuse(_: Path) -> bytes:
        raise OSError(errno.EIO, "")

    path.write_bytes(b"{}")
    monkeypatch.setattr(kept_file, "read_whole", refuse)
    kept(path, told).load()
    assert [trouble.reason for trouble in told] == [f"[Errno {errno.EIO}] "]


def test_two_windows_lose_nothing_of_one_another(tmp_path: Path, told: list[KeptFileTrouble]) -> None:
    path = tmp_path / "file.json"
    kept(path, told).write(Kept("Aiko", (1,)))
    first, second = kept(path, told), kept(path, told)
    first.load()
    second.load()
    first.keep(Kept("Aiko", (1, 2)))
    second.keep(Kept("Ben", (1, 3)))
    first.keep(Kept("Aiko", (2,)))
    assert kept(path, told).load() == Kept("Ben", (2, 3))
    assert not told


def test_what_has_been_damaged_since_it_was_read_is_set_aside(
    tmp_path: Path, told: list[KeptFileTrouble]
) -> None:
    path = tmp_path / "file.json"
    file = kept(path, told)
    file.keep(Kept("Aiko"))
    path.write_bytes(b"{")
    file.keep(Kept("Ben"))
    assert kept(path, told).load() == Kept("Ben")
    assert told == [KeptFileTrouble(Hitch.SET_ASIDE, tmp_path / "file.json.broken")]


class Part(msgspec.Struct, frozen=True):
    word: str = ""


class Whole(msgspec.Struct, frozen=True, rename={"whole": "all"}):
    whole: Part = Part()
    perhaps: Part | None = None
    noted: Annotated[Part, msgspec.Meta(description="one")] = Part()
    number: int = 0
    texts: tuple[str, ...] = ()
    parts: dict[str, Part] = {}
    either: int | None = None


def test_only_a_field_of_one_struct_is_a_whole() -> None:
    assert _wholes_of(Whole) == {"all", "perhaps", "noted"}


@pytest.mark.skipif(os.name == "nt", reason="there names are text")
def test_a_file_whose_name_is_no_text_keeps_nothing_from_being_kept(
    tmp_path: Path, told: list[KeptFileTrouble]
) -> None:
    path, name = tmp_path / "file.json", os.fsdecode(b"/kifu/\x8c\xfb.kif")
    kept(path, told).keep(Kept(name))
    assert kept(path, told).load() == Kept(name)
    file = kept(path, told)
    file.load()
    file.keep(Kept("Aiko"))
    assert kept(path, told).load() == Kept("Aiko")
    assert not told
