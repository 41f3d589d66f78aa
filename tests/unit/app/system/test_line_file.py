"""A file of lines that only grows: what is added is there, and what spoils a line spoils no other."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from shogi_desktop.app.system import line_file
from shogi_desktop.app.system.line_file import LineFile


class Said(msgspec.Struct, frozen=True):
    word: str


Told = list[tuple[OSError | int, Path]]


def understood(line: bytes) -> Said:
    return msgspec.json.decode(line, type=Said)


def opened(path: Path, told: Told) -> LineFile[Said]:
    return LineFile(path, understood, lambda what, where: told.append((what, where)))


@pytest.fixture
def told() -> Told:
    return []


@pytest.fixture
def file(tmp_path: Path, told: Told) -> LineFile[Said]:
    return opened(tmp_path / "deep" / "lines.jsonl", told)


A, B, C = Said("a"), Said("b"), Said("c")


def test_what_is_added_is_read_in_its_order(file: LineFile[Said], told: Told) -> None:
    assert file.read() == []
    assert file.add(A, B)
    assert file.add(C)
    assert file.path.read_bytes() == b'{"word":"a"}\n{"word":"b"}\n{"word":"c"}\n'
    assert file.read() == [A, B, C]
    assert told == []


def test_a_torn_line_is_set_aside_and_the_next_begins_anew(file: LineFile[Said], told: Told) -> None:
    file.add(A)
    with file.path.open("ab") as stream:
        stream.write(b'{"wo')
    file.add(B)
    assert file.path.read_bytes() == b'{"word":"a"}\n{"wo\n{"word":"b"}\n'
    assert file.read() == [A, B]
    aside = file.path.with_name("lines.jsonl.broken")
    assert told == [(1, aside)]
    assert aside.read_bytes() == b'{"wo\n'
    assert file.path.read_bytes() == b'{"word":"a"}\n{"word":"b"}\n'
    assert file.read() == [A, B]
    assert len(told) == 1


def test_what_is_set_aside_is_added_to_what_was(file: LineFile[Said], told: Told) -> None:
    for damage in (b"x\ny\n", b"\xff\n"):
        file.add(A)
        with file.path.open("ab") as stream:
            stream.write(damage)
        file.read()
    assert [count for count, _ in told] == [2, 1]
    assert file.path.with_name("lines.jsonl.broken").read_bytes() == b"x\ny\n\xff\n"


def test_lines_of_another_version_stay_where_they_are(file: LineFile[Said], told: Told) -> None:
    file.add(A)
    with file.path.open("ab") as stream:
        stream.write(b'{"later": 1}\n\n')
    file.add(B)
    before = file.path.read_bytes()
    assert file.read() == [A, B]
    assert (told, file.path.read_bytes()) == ([], before)


def test_of_lines_that_say_the_same_the_latest_is_withdrawn(file: LineFile[Said], told: Told) -> None:
    file.withdraw(A)
    assert not file.path.exists()
    file.add(A, B, A, C)
    file.withdraw(A)
    assert file.read() == [A, B, C]
    file.withdraw(Said("never"))
    assert file.read() == [A, B, C]
    file.withdraw(C)
    file.withdraw(C)
    assert file.read() == [A, B]
    assert told == []


def test_lines_are_put_into_the_place_of_all(file: LineFile[Said]) -> None:
    file.add(A, B)
    file.rewrite([C])
    assert file.read() == [C]
    file.rewrite([])
    assert file.path.read_bytes() == b""
    file.add(A)
    assert file.path.read_bytes() == b'{"word":"a"}\n'


def test_what_was_put_there_may_be_replaced_again(file: LineFile[Said], told: Told) -> None:
    file.add(A, B)
    assert file.read() == [A, B]
    file.rewrite([C])
    file.rewrite([B, A, C])
    assert opened(file.path, told).read() == [B, A, C]


def test_lines_that_the_disk_refuses_leave_the_old_ones_and_are_told(
    file: LineFile[Said], told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    file.add(A, B)
    monkeypatch.setattr(line_file, "write_atomically", refuse)
    file.rewrite([C])
    assert file.read() == [A, B]
    assert [(str(error), path) for error, path in told] == [("[Errno 28] No space left on device", file.path)]


def test_what_was_set_aside_and_cannot_go_keeps_nothing_from_being_deleted(
    file: LineFile[Said], told: Told
) -> None:
    file.add(A)
    aside = file.path.with_name("lines.jsonl.broken")
    aside.mkdir()
    file.delete()
    assert (file.path.exists(), aside.exists(), told) == (False, True, [])


def test_what_is_deleted_is_gone_with_what_was_set_aside(file: LineFile[Said], told: Told) -> None:
    file.add(A)
    with file.path.open("ab") as stream:
        stream.write(b"x\n")
    file.read()
    file.delete()
    assert list(file.path.parent.iterdir()) == []
    file.delete()
    assert [count for count, _ in told] == [1]


def test_what_the_disk_refuses_is_told(tmp_path: Path, told: Told) -> None:
    (tmp_path / "in the way").write_text("")
    file = opened(tmp_path / "in the way" / "lines.jsonl", told)
    assert not file.add(A)
    assert file.read() == []
    file.rewrite([A])
    file.withdraw(A)
    file.delete()
    assert [where for _, where in told] == [file.path] * 5
    assert all(isinstance(what, OSError) for what, _ in told)


def test_a_line_that_another_window_adds_meanwhile_is_not_lost(
    file: LineFile[Said], told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.add(A)
    with file.path.open("ab") as stream:
        stream.write(b"x\n")
    understand = file._understand

    def late(line: bytes) -> Said:
        if line == b"x":
            opened(file.path, told).add(B)
        return understand(line)

    monkeypatch.setattr(file, "_understand", late)
    assert file.read() == [A]
    assert file.path.read_bytes() == b'{"word":"a"}\nx\n{"word":"b"}\n'
    assert line_file.BROKEN == ".broken"


def test_lines_that_another_window_has_added_are_not_written_over(file: LineFile[Said], told: Told) -> None:
    first, second = file, opened(file.path, told)
    first.add(A)
    first.read()
    first.add(B)
    second.add(C)
    first.rewrite([A])
    assert second.read() == [A, B, C]
    first.read()
    first.add(A)
    first.rewrite([C])
    assert second.read() == [C]
