"""Writing keeps what stands there: links, permissions, owners, other names; and all or nothing."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from shogi_desktop.app.system import atomic
from shogi_desktop.app.system.atomic import write_atomically
from tests.support.rights import own_folder

pytestmark = pytest.mark.skipif(os.name != "posix", reason="platform: links and modes of POSIX")
AS_ROOT = os.name == "posix" and os.geteuid() == 0


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_symbolic_link_goes_on_leading_to_its_file(tmp_path: Path) -> None:
    real, link = tmp_path / "deep" / "real.kif", tmp_path / "link.kif"
    real.parent.mkdir()
    real.write_bytes(b"old")
    link.symlink_to(Path("deep") / "real.kif")
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


def test_a_link_to_a_file_that_is_not_there_yet_makes_it(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "real")
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def test_both_names_of_a_file_with_two_hold_the_new_content(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.write_bytes(b"an old text that is longer than the new one")
    second.hardlink_to(first)
    write_atomically(second, b"new")
    assert first.read_bytes() == second.read_bytes() == b"new"
    assert first.samefile(second)
    assert sorted(tmp_path.iterdir()) == [first, second]


def test_a_disk_that_fills_up_leaves_a_file_with_two_names_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.write_bytes(b"old")
    second.hardlink_to(first)
    overwrite, calls = atomic._overwrite, []

    def fail_once(path: Path, data: bytes) -> None:
        calls.append(data)
        overwrite(path, data[:1])
        if len(calls) == 1:
            full()
        overwrite(path, data)

    monkeypatch.setattr(atomic, "_overwrite", fail_once)
    with pytest.raises(OSError, match="No space"):
        write_atomically(first, b"new")
    assert calls == [b"new", b"old"]
    assert first.read_bytes() == b"old"
    assert sorted(tmp_path.iterdir()) == [first, second]


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o755])
def test_permissions_stay(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(mode)
    write_atomically(path, b"new")
    assert stat.S_IMODE(path.stat().st_mode) == mode


@pytest.mark.parametrize("mask", [0o022, 0o077])
def test_a_new_file_has_the_usual_permissions(tmp_path: Path, mask: int) -> None:
    before = os.umask(mask)
    try:
        write_atomically(tmp_path / "file", b"new")
    finally:
        left = os.umask(before)
    assert left == mask, "what is made afterwards has the same rights"
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == 0o666 & ~mask


@pytest.mark.skipif(not hasattr(os, "setxattr"), reason="platform: extended attributes of Linux")
def test_extended_attributes_stay_and_the_time_is_that_of_the_writing(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    try:
        os.setxattr(path, b"user.opening", b"yagura")
    except OSError:
        pytest.skip("platform: this file system has no extended attributes")
    os.utime(path, (1_000_000, 1_000_000))
    write_atomically(path, b"new")
    assert os.getxattr(path, b"user.opening") == b"yagura"
    assert path.stat().st_mtime > 1_000_000


@pytest.mark.skipif(not AS_ROOT, reason="only root gives files to others")
def test_the_owner_stays(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    os.chown(path, 1234, 1235)
    write_atomically(path, b"new")
    assert (path.stat().st_uid, path.stat().st_gid) == (1234, 1235)


def test_a_file_whose_owner_cannot_be_given_is_written_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    before = path.stat().st_ino
    if AS_ROOT:
        os.chown(path, 1234, 1235)
    else:
        monkeypatch.setattr(atomic, "_can_take_the_place", lambda *_: False)
    monkeypatch.setattr(os, "chown", full)
    write_atomically(path, b"new")
    assert (path.read_bytes(), path.stat().st_ino) == (b"new", before)


def test_a_write_protected_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o444)
    if AS_ROOT:
        monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(PermissionError):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_the_longest_name_that_the_system_takes_can_be_written_twice(tmp_path: Path) -> None:
    path = tmp_path / ("将" * 83 + "x.kif")
    assert len(path.name.encode()) == 254
    write_atomically(path, b"old")
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"


def test_a_full_disk_leaves_the_old_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_cannot_be_synced_does_not_undo_what_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.kif"
    asked: list[bool] = []

    def sync(handle: int) -> None:
        folder = stat.S_ISDIR(os.fstat(handle).st_mode)
        asked.append(folder)
        if folder:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    monkeypatch.setattr(os, "fsync", sync)
    write_atomically(path, b"moves")
    assert path.read_bytes() == b"moves"
    assert asked == [False, True]
    assert list(tmp_path.iterdir()) == [path]


def test_what_is_synced_in_a_file_with_two_names_is_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.kif"
    path.write_bytes(b"an older and longer text")
    (tmp_path / "other.kif").hardlink_to(path)
    synced: list[bytes] = []
    monkeypatch.setattr(os, "fsync", lambda _: synced.append(path.read_bytes()))
    write_atomically(path, b"new")
    assert synced and b"new" in synced
    assert (tmp_path / "other.kif").read_bytes() == b"new"


def test_what_is_no_file_is_not_replaced_by_one(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(OSError, match="a device or a pipe"):
        write_atomically(path, b"new")
    assert stat.S_ISFIFO(path.stat().st_mode)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="platform: rights of POSIX")
def test_where_the_folder_refuses_the_file_that_was_meant_is_named() -> None:
    with own_folder() as folder:
        folder.chmod(0o500)
        with pytest.raises(PermissionError) as refused:
            write_atomically(folder / "a.json", b"")
        assert refused.value.filename == str(folder / "a.json")
