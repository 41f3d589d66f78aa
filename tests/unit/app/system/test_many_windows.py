"""Many windows that save at the same moment lose nothing of each other."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from shogi_desktop.app.system import file_lock
from shogi_desktop.app.system.file_lock import alone_with
from shogi_desktop.app.system.kept_file import Hitch, KeptFile
from shogi_desktop.app.system.line_file import LineFile

if sys.platform == "win32":
    pytest.skip("platform: processes that are forks", allow_module_level=True)

from tests.support.at_once import at_once

WINDOWS, TIMES = 6, 8
DEEP = '{"a":' * 600 + "1" + "}" * 600


class Kept(msgspec.Struct, frozen=True):
    solved: dict[str, int] = {}
    files: tuple[str, ...] = ()


class Game(msgspec.Struct, frozen=True):
    variant: str = ""
    moves: tuple[str, ...] = ()


class Current(msgspec.Struct, frozen=True):
    game: Annotated[Game | None, msgspec.Meta(description="a game")] = None
    sizes: int = 0


class Said(msgspec.Struct, frozen=True):
    word: str


def test_each_windows_changes_of_a_kept_file_are_in_it(tmp_path: Path) -> None:
    path = tmp_path / "data" / "file.json"

    def save(window: int) -> None:
        file = KeptFile(path, Kept())
        kept = file.load()
        for time in range(TIMES):
            name = f"{window}-{time}"
            kept = Kept({**kept.solved, name: time}, (*kept.files, name))
            file.write(kept)

    at_once(save, WINDOWS)
    kept = KeptFile(path, Kept()).load()
    names = {f"{window}-{time}" for window in range(WINDOWS) for time in range(TIMES)}
    assert (set(kept.solved), set(kept.files)) == (names, names)
    assert [one.name for one in path.parent.iterdir()] == ["file.json"]


def test_each_windows_lines_are_there_while_others_tidy_up(tmp_path: Path) -> None:
    path = tmp_path / "data" / "lines.jsonl"

    def opened() -> LineFile[Said]:
        return LineFile(path, lambda line: msgspec.json.decode(line, type=Said), lambda *_: None)

    def add(window: int) -> None:
        file = opened()
        for time in range(TIMES):
            assert file.add(Said(f"{window}-{time}"))
            if window == 0:
                file.add(Said("gone"))
                file.withdraw(Said("gone"))
            elif window == 1:
                file.rewrite(file.read())

    at_once(add, WINDOWS)
    words = [said.word for said in opened().read()]
    assert sorted(words) == sorted(f"{window}-{time}" for window in range(WINDOWS) for time in range(TIMES))


def test_a_damaged_file_is_set_aside_once_and_what_others_wrote_stays(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(b"{")

    def start(window: int) -> None:
        told: list[Hitch] = []
        file = KeptFile(path, Kept(), lambda trouble: told.append(trouble.hitch))
        kept = file.load()
        file.write(Kept({**kept.solved, str(window): 1}))
        assert told in ([], [Hitch.SET_ASIDE])

    at_once(start, WINDOWS)
    assert set(KeptFile(path, Kept()).load().solved) == {str(window) for window in range(WINDOWS)}
    assert sorted(one.name for one in tmp_path.iterdir()) == ["file.json", "file.json.broken"]


def test_who_is_told_of_damage_may_write_another_file_of_the_folder(tmp_path: Path) -> None:
    other = KeptFile(tmp_path / "other.json", Kept())
    path = tmp_path / "file.json"
    began = datetime.now()
    file = KeptFile(path, Kept(), lambda _: other.write(Kept({"told": 1})))
    file.write(Kept())
    path.write_bytes(b"{")
    file.write(Kept({"a": 1}))
    path.write_bytes(b"{")
    file.load()
    assert other.load().solved == {"told": 1}
    assert (datetime.now() - began).total_seconds() < file_lock.PATIENCE_S


def test_a_program_that_never_gives_the_lock_back_keeps_nobody_from_saving(tmp_path: Path) -> None:
    with alone_with(tmp_path / "a"), alone_with(tmp_path / "b", patience_s=0.01):
        (tmp_path / "b").write_text("b")
    with alone_with(tmp_path / "no" / "folder" / "a"):
        pass
    (tmp_path / "in the way").write_text("")
    with alone_with(tmp_path / "in the way" / "a"):
        pass
    assert (tmp_path / "b").read_text() == "b"


@pytest.mark.parametrize("deep", ["{" * 3, "[" * 60 + "]" * 60, DEEP, "[" * 100_000])
def test_what_is_nested_without_end_is_damage(tmp_path: Path, deep: str) -> None:
    path = tmp_path / "file.json"
    told: list[Hitch] = []
    file = KeptFile(path, Kept(), lambda trouble: told.append(trouble.hitch))
    for _ in range(2):
        path.write_text(f'{{"later":{deep}}}')
        file.write(Kept({"a": 1}))
        path.write_text(f'{{"later":{deep}}}')
        assert file.load() == Kept()
    assert told == [Hitch.SET_ASIDE] * 4


def test_the_games_of_two_windows_are_not_made_one(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    first, second = (KeptFile(path, Current(Game("shogi"))) for _ in range(2))
    first.write(Current(Game("shogi", ("7g7f", "3c3d"))))
    second.write(Current(Game("okisakishogi"), 1))
    assert KeptFile(path, Current()).load() == Current(Game("okisakishogi"), 1)
    first.write(Current(Game("shogi", ("7g7f", "3c3d", "2g2f"))))
    assert KeptFile(path, Current()).load() == Current(Game("shogi", ("7g7f", "3c3d", "2g2f")), 1)
