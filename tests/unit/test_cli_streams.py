"""What commands say and return where their input or output is closed, full, or read by nobody any more."""

from __future__ import annotations

import errno
import io
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from shogi_desktop import bootstrap
from shogi_desktop.bootstrap import main
from shogi_desktop.cli import runner

pytestmark = pytest.mark.usefixtures("qapp")

GAME = "手合割：平手\n   1 ７六歩(77)\n"


@pytest.fixture
def kifu(tmp_path: Path) -> str:
    path = tmp_path / "game.kifu"
    path.write_text(GAME, encoding="utf-8")
    return str(path)


class Refusing(io.RawIOBase):
    """An output that takes nothing, for the system's reason of that number."""

    def __init__(self, number: int) -> None:
        self._number = number

    def writable(self) -> bool:
        return True

    def write(self, _: Any) -> int:
        raise OSError(self._number, os.strerror(self._number))


@pytest.mark.parametrize("words", [["convert", "-", "out.usi"], ["usi"], ["tsume", "-"], ["analyse", "-"]])
def test_a_closed_input_is_told(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(words) == 1
    assert "standard input is closed" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["convert", "KIFU", "-", "--to", "csa"], ["usi"], ["levels", "--json"], ["engines", "--json"]]
)
def test_a_closed_output_is_told(
    words: list[str], kifu: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setattr(sys, "stdout", None)
    assert main([kifu if word == "KIFU" else word for word in words]) == 1
    assert "standard output is closed" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["levels"], ["levels", "--json"], ["convert", "KIFU", "-", "--to", "csa"]])
@pytest.mark.parametrize(
    ("number", "told"), [(errno.EPIPE, ""), (errno.ENOSPC, ": standard output: No space left on device\n")]
)
def test_an_output_that_is_full_is_named_and_one_that_nobody_reads_is_left(
    words: list[str],
    number: int,
    told: str,
    kifu: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    raw = Refusing(number)
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", io.TextIOWrapper(io.BufferedWriter(raw), "utf-8"))
        assert main([kifu if word == "KIFU" else word for word in words]) == 1
        patched.setattr(raw, "write", len)  # closing it tries once more
        sys.stdout.close()
    assert capsys.readouterr().err == (told and f"shogi-desktop {words[0]}{told}")


def test_data_is_whole_on_a_terminal_that_lacks_its_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(taken, "ascii", errors="replace"))
    assert main(["levels", "--json"]) == 0
    assert "kyū" in taken.getvalue().decode("utf-8")


def test_an_interrupt_while_modules_are_imported_ends_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(runner, "run", interrupted)
    assert main(["levels"]) == 130
    monkeypatch.setattr(bootstrap, "check_window", interrupted)
    assert main([]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_level_that_there_is_not_is_a_fault_of_the_command_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["usi", "--level", "41"]) == 2
    assert "1 to 40" in capsys.readouterr().err
