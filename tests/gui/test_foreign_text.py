"""What other people wrote stays text: names, headers, comments, files, sets of pieces, whatever they hold."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.app.settings.settings import OwnHandicap
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.app.system.short_text import in_one_line, shortened
from shogi_desktop.gui.widgets.plain import Label, MessageBox, menu_text, tip, title_text
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD, Position
from tests.gui.hands import finish_work
from tests.support import screens
from tests.support.extent import in_the_whole
from tests.support.foreign import run_as_html
from tests.support.screens import SCREENS, Cast, put_away, settle

PICTURE = "<img src='{file}' width=60 height=60>"
HEAD = "<h1>Event</h1> &lt;b&gt; &amp; & [*]"


@pytest.fixture
def hostile(tmp_path: Path) -> str:
    """A name that would open a picture, were it run."""
    file = tmp_path / "picture.png"
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(0xFF0000)
    assert image.save(str(file))
    return PICTURE.format(file=file)


@pytest.fixture
def kifu(tmp_path: Path, hostile: str) -> Path:
    """A game whose every text is hostile, in a file with such a name."""
    lines = [f"棋戦：{hostile}", f"場所：{HEAD}", f"開始日時：{HEAD}", f"戦型：{HEAD}", f"先手：{hostile}"]
    lines += [f"後手：{HEAD}", f"<b>：{HEAD}", "手数----指手---------消費時間--", f"*{hostile}"]
    lines += ["1 ７六歩(77)", f"*{HEAD}", f"&{hostile}", "2 <h1>５五飛</h1>", "3 ２六歩(27)"]
    path = tmp_path / "<h1>&lt;&amp;[*]<h1>.kif"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


@pytest.fixture
def ours(paths: AppPaths, monkeypatch: pytest.MonkeyPatch, hostile: str) -> Cast:
    """The same in all that the screens show: recent files, results, sets of pieces, handicaps, the cast."""
    cast = Cast(
        black=hostile,
        white=hostile,
        event=hostile,
        comment=hostile,
        file=hostile,
        found_in=f"/games/{HEAD}.kif",
        handicap=HEAD[:60],
        engine=hostile,
        trouble=hostile,
    )
    monkeypatch.setattr(screens, "CAST", cast)
    own = paths.pieces_dir / "<h1>set<h1>"
    own.mkdir(parents=True)
    (own / "set.json").write_text(json.dumps({"name": HEAD, "faces": hostile}), encoding="utf-8")
    return cast


def every_screen(window: MainWindow, telling: set[str]) -> Iterator[str]:
    """What is run as HTML, on every screen; the names of those that show a hostile text go to `telling`."""
    for name, show in SCREENS.items():
        screen = show(window)
        settle()
        if any("<img" in label.text() for label in screen.findChildren(QLabel)):
            telling.add(name)
        for menu in screen.findChildren(QMenu):
            menu.aboutToShow.emit()
        apart = [] if screen in (window, *window.findChildren(QWidget)) else run_as_html(screen)
        yield from (f"{name}: {what}" for what in (*apart, *run_as_html(window)))
        put_away(window, screen)


@in_the_whole
def test_no_screen_runs_a_text_of_other_people(
    make_window: Callable[..., MainWindow], ours: Cast, hostile: str
) -> None:
    window = make_window()
    window.settings.update(
        recent_files=(f"/<h1>games</h1>/{HEAD}.kif",),
        own_handicaps=(OwnHandicap(HEAD[:60], "shogi", Position.start(STANDARD).sfen()),),
        player_name=hostile[:60],
    )

    telling: set[str] = set()
    assert list(every_screen(window, telling)) == []
    assert {"play", "study", "problems", "proposal", "furigoma"} <= telling


def test_opening_a_hostile_kifu_shows_its_text_and_touches_no_file(
    window: MainWindow, kifu: Path, hostile: str, qtbot: QtBot
) -> None:
    window.open_path(kifu)
    finish_work(window)
    qtbot.waitUntil(lambda: window.board.record is not None)
    settle()

    assert run_as_html(window) == []
    shown = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    assert any("<img src=" in text for text in shown)
    assert window.notices.current is not None
    assert "<h1>" in window.notices.current.text


def test_the_tip_of_a_hostile_name_is_drawn_as_text(hostile: str) -> None:

    for text in (hostile, HEAD, "&lt;b&gt;", "<!DOCTYPE html><p>x", '<?xml version="1"?><p>', " \n<b>x</b>"):
        assert GuiQt.mightBeRichText(text) or "\n" in text
        assert not GuiQt.mightBeRichText(tip(text))
        assert "".join(tip(text).replace("\u2060", "").split()) == "".join(text.split())


def test_no_text_is_shown_at_a_length_that_takes_time() -> None:
    long = "a" * 300_000

    assert len(tip(long)) < 1_000
    assert all(len(line) <= 100 for line in tip(long).split("\n"))
    assert len(Label(long).text()) < 2_100
    assert len(menu_text(long)) == len(title_text(long)) == len(in_one_line(long, 200)) == 200
    assert shortened("abc", 3) == "abc"
    assert shortened("abcd", 3) == "ab…"


def test_signs_that_menus_and_titles_read_are_doubled() -> None:
    assert menu_text("rock & roll\n2") == "rock && roll 2"
    assert title_text("game[*].kif") == "game[*][*].kif"
    assert in_one_line("a\u202egnp.kif\x00") == "agnp.kif"


def test_a_message_is_plain(qtbot: QtBot, hostile: str) -> None:
    box = MessageBox(MessageBox.Icon.Warning, "Title", hostile, None, HEAD)
    qtbot.addWidget(box)

    assert run_as_html(box) == []
    assert box.text() == hostile


def test_nonsense_on_the_clipboard_is_quoted_as_text(window: MainWindow, hostile: str) -> None:
    QGuiApplication.clipboard().setText(f"{hostile} is no kifu")
    window.do("paste")
    finish_work(window)

    assert window.notices.current is not None
    assert "<img" in window.notices.current.text
    assert run_as_html(window) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="platform: no named pipes")
def test_a_pipe_or_a_device_is_refused_in_a_sentence(window: MainWindow, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.kif"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), Path("/dev/tty")):
        window.open_path(path)
        finish_work(window)

        assert window.notices.current is not None
        assert "device or pipe" in window.notices.current.text
    assert window.board.record is None


@pytest.mark.parametrize("name", ["a\0b.kif", "\ud800.kif", "x" * 300 + ".kif"])
def test_a_name_that_no_file_can_have_gets_a_sentence(window: MainWindow, tmp_path: Path, name: str) -> None:
    window.open_path(tmp_path / name)
    finish_work(window)

    assert window.notices.current is not None
    assert "Check the name" in window.notices.current.text
    assert window.board.record is None
