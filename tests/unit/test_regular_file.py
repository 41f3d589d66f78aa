"""Only files are read, and no more of them than a kifu can be."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from shogi_desktop.regular_file import (
    Unfit,
    UnfitFileError,
    is_folder,
    is_there,
    left_beside,
    open_beside,
    open_to_add,
    read_file,
    read_whole,
    real_path,
    write_all,
)


def refusal(path: Path) -> Unfit:
    with pytest.raises(UnfitFileError) as refused:
        read_file(path, 10)
    assert str(path) in str(refused.value)
    return refused.value.why


def test_a_file_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.kif"
    path.write_bytes(b"0123456789")
    assert read_file(path, 10) == b"0123456789"


def test_more_than_allowed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.kif"
    path.write_bytes(b"0123456789a")
    assert refusal(path) is Unfit.TOO_LARGE


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path) is Unfit.FOLDER


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="platform: no named pipes")
@pytest.mark.parametrize("linked", [False, True])
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path, linked: bool) -> None:
    pipe, link = tmp_path / "pipe.kif", tmp_path / "link.kif"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    assert refusal(link if linked else pipe) is Unfit.NO_FILE


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="platform: no named pipes")
def test_a_file_that_becomes_a_pipe_between_look_and_opening_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.kif"
    path.write_bytes(b"x")
    seen = Path.stat

    def then_swap(self: Path, **how: bool) -> os.stat_result:
        found = seen(self, **how)
        path.unlink()
        os.mkfifo(path)
        return found

    monkeypatch.setattr(Path, "stat", then_swap)
    assert refusal(path) is Unfit.NO_FILE


@pytest.mark.parametrize("name", ["a\0b.kif", "\ud800.kif"])
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(UnfitFileError) as refused:
        read_file(tmp_path / name)
    assert refused.value.why is Unfit.NAME


def test_what_is_not_there_is_the_systems_to_say(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "none.kif")


def test_a_file_of_twenty_million_bytes_is_read_and_a_larger_one_refused(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as stream:
        stream.truncate(20_000_001)
    with pytest.raises(UnfitFileError) as refused:
        read_file(path)
    assert refused.value.why is Unfit.TOO_LARGE
    with path.open("ab") as stream:
        stream.truncate(20_000_000)
    assert len(read_file(path)) == 20_000_000


@pytest.mark.parametrize("name", ["a\0b", "x" * 5_000])
def test_what_can_be_no_name_is_not_there(tmp_path: Path, name: str) -> None:
    assert not is_folder(tmp_path / name)
    assert not is_there(tmp_path / name)


def test_a_file_is_there_and_is_no_folder(tmp_path: Path) -> None:
    path = tmp_path / "a.kif"
    assert (is_there(path), is_folder(path)) == (False, False)
    path.touch()
    assert (is_there(path), is_folder(path)) == (True, False)
    assert (is_there(tmp_path), is_folder(tmp_path)) == (True, True)


def test_what_another_program_calls_like_our_file_beside_is_refused_and_stays(tmp_path: Path) -> None:
    path = tmp_path / "out.json.partial"
    path.write_text("mine")
    with pytest.raises(UnfitFileError) as refused:
        left_beside(path, lambda data: data == b"ours")
    assert (refused.value.why, refused.value.filename) == (Unfit.STRANGER, str(path))
    assert str(refused.value) == f"{path}: something else has that name: move it away"
    assert path.read_text() == "mine"
    assert left_beside(path, lambda data: data == b"mine") == b"mine"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="platform: no named pipes")
def test_a_link_a_pipe_or_a_folder_in_the_place_of_our_file_beside_is_refused(tmp_path: Path) -> None:
    path, other = tmp_path / "out.json.partial", tmp_path / "other"
    other.write_text("mine")
    path.symlink_to(other)
    with pytest.raises(UnfitFileError):
        left_beside(path, lambda _: True)
    with pytest.raises(UnfitFileError):
        open_beside(path, 0)
    assert other.read_text() == "mine"
    path.unlink()
    os.mkfifo(path)
    with pytest.raises(UnfitFileError):
        left_beside(path, lambda _: True)
    with pytest.raises(UnfitFileError):
        open_beside(path, 0)
    path.unlink()
    path.mkdir()
    with pytest.raises(UnfitFileError):
        left_beside(path, lambda _: True)
    with pytest.raises(IsADirectoryError):
        open_beside(path, 0)


def test_a_file_beside_is_made_and_what_a_kill_left_of_its_end_goes(tmp_path: Path) -> None:
    path = tmp_path / "out.json.partial"
    assert left_beside(path, lambda _: False) == b""
    with open_beside(path, 0) as stream:
        stream.write(b"one\ntw")
    with open_beside(path, 4) as stream:
        stream.write(b"2\n")
    assert path.read_bytes() == b"one\n2\n"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="platform: no named pipes")
def test_a_file_of_our_own_is_read_whatever_its_size_and_a_pipe_refused(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    with path.open("wb") as stream:
        stream.truncate(20_000_001)
    assert len(read_whole(path)) == 20_000_001
    path.unlink()
    os.mkfifo(path)
    with pytest.raises(UnfitFileError):
        read_whole(path)


def test_where_a_path_leads_is_said_of_any_name(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    (tmp_path / "c").symlink_to("d")
    assert real_path(tmp_path / "c") == (tmp_path / "d").resolve()
    assert real_path(tmp_path / "a").name in {"a", "b"}
    assert real_path(tmp_path / "x\0") == tmp_path / "x\0"


@pytest.mark.skipif(os.name != "posix", reason="platform: pipes with a name")
def test_a_file_is_added_to_and_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    for _ in range(2):
        with open_to_add(path) as stream:
            write_all(stream, b"ab")
            assert stream.tell() == path.stat().st_size
    assert path.read_bytes() == b"abab"
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for other in (pipe, Path("/dev/null")):
        with pytest.raises(UnfitFileError) as refused:
            open_to_add(other)
        assert refused.value.why is Unfit.NO_FILE
    with pytest.raises(IsADirectoryError):
        open_to_add(tmp_path)
