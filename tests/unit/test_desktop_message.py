"""Where the program's window cannot open, a small program of the desktop says why."""

import os
from pathlib import Path

import pytest

from shogi_desktop.desktop_message import show_message

SCREEN = {"DISPLAY": ":0"}

pytestmark = pytest.mark.skipif(os.name != "posix", reason="platform: fake programs are shell scripts")


class Desktop:
    """A folder of programs that write down what they were asked to show."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._shown = folder / "shown"

    def install(self, name: str, then: str = "exit 0") -> None:
        script = self._folder / name
        script.write_text(f'#!/bin/sh\nprintf "%s|" {name} "$@" >> {self._shown}\n{then}\n', encoding="utf-8")
        script.chmod(0o755)

    def find(self, name: str) -> str | None:
        path = self._folder / name
        return str(path) if path.exists() else None

    @property
    def shown(self) -> str:
        return self._shown.read_text(encoding="utf-8") if self._shown.exists() else ""


@pytest.fixture
def desktop(tmp_path: Path) -> Desktop:
    return Desktop(tmp_path)


@pytest.mark.parametrize("name", ["zenity", "kdialog", "xmessage", "notify-send"])
def test_whichever_program_is_there_shows_the_sentence(desktop: Desktop, name: str) -> None:
    desktop.install(name)

    assert show_message("Install <b>libegl1</b>", SCREEN, desktop.find)
    assert desktop.shown.startswith(f"{name}|")
    assert "Install <b>libegl1</b>" in desktop.shown


def test_one_that_fails_gives_way_to_the_next(desktop: Desktop) -> None:
    desktop.install("zenity", "exit 1")
    desktop.install("xmessage")

    assert show_message("No", SCREEN, desktop.find)
    assert "xmessage|" in desktop.shown


def test_one_that_cannot_be_run_gives_way_to_the_next(desktop: Desktop, tmp_path: Path) -> None:
    (tmp_path / "zenity").write_text("not a program")
    desktop.install("notify-send")

    assert show_message("No", SCREEN, desktop.find)
    assert "notify-send|" in desktop.shown


def test_the_program_does_not_wait_until_the_window_is_closed(desktop: Desktop, tmp_path: Path) -> None:
    lock = tmp_path / "open"
    os.mkfifo(lock)
    desktop.install("zenity", f"read line < {lock}")
    desktop.install("xmessage")

    assert show_message("No", SCREEN, desktop.find)

    assert "xmessage" not in desktop.shown
    lock.write_text("closed\n")  # waits for the reader: it was still there


def test_without_a_screen_or_a_program_nothing_is_shown(desktop: Desktop) -> None:
    assert not show_message("No", SCREEN, desktop.find)

    desktop.install("zenity")
    assert not show_message("No", {}, desktop.find)
    assert desktop.shown == ""


def test_long_sentences_are_folded_where_the_program_does_not(desktop: Desktop) -> None:
    desktop.install("xmessage")
    words = " ".join(f"libxcb-{number}" for number in range(40))

    assert show_message(words, SCREEN, desktop.find)

    text = desktop.shown.split("|")[-2]
    assert text.replace("\n", " ") == words
    assert max(map(len, text.split("\n"))) <= 80
