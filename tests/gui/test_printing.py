"""Printing, pictures and animations from the window: what the dialogs show, write and remember."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTranslator
from PySide6.QtGui import QColor, QGuiApplication, QImage, QWheelEvent
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.app.records.files import FileTrouble
from shogi_desktop.app.settings.print_choices import IN_USE, PrintChoices
from shogi_desktop.game import Evaluation, Record
from shogi_desktop.gui.printing.animation_dialog import AnimationDialog
from shogi_desktop.gui.printing.diagram_data import SVG
from shogi_desktop.gui.printing.picture_dialog import PictureDialog
from shogi_desktop.gui.printing.picture_view import PictureView
from shogi_desktop.gui.printing.print_dialog import PrintDialog
from shogi_desktop.gui.tasks.background import Job, PaintThread
from shogi_desktop.gui.widgets.board_list import BoardList
from shogi_desktop.gui.widgets.piece_set_choice import PieceSetChoice
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.widgets.switch import Switch
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.paint.sheet import WHERE_ROOM
from shogi_desktop.paint.sheet_diagrams import DiagramsSheet
from shogi_desktop.paint.theme import BOARDS, BOOK, PRINT, theme_by_id
from shogi_desktop.rules import STANDARD
from tests.gui.conftest import MakeWindow
from tests.gui.hands import choose, notice, play

D = TypeVar("D", bound=QDialog)
PROBLEM = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"


@pytest.fixture
def show(qtbot: QtBot) -> Callable[[MainWindow, str, type[D]], D]:
    def show_dialog(window: MainWindow, command: str, kind: type[D]) -> D:
        window.do(command)
        dialog = window.parts.printing.dialog
        assert isinstance(dialog, kind)
        return dialog

    return show_dialog


Show = Callable[[MainWindow, str, type[D]], D]


def choose_value(dialog: QWidget, key: str, value: object) -> None:
    control = dialog.form.controls[key]  # type: ignore[attr-defined]
    if isinstance(control, PieceSetChoice | BoardList):
        control.choose(str(value))
        return
    assert isinstance(control, Segmented)
    control.button(value).click()


def turn(dialog: QWidget, key: str) -> None:
    control = dialog.form.controls[key]  # type: ignore[attr-defined]
    assert isinstance(control, Switch)
    control.click()


def number(dialog: QWidget, key: str, value: int) -> None:
    control = dialog.form.controls[key]  # type: ignore[attr-defined]
    assert isinstance(control, QSpinBox)
    control.setValue(value)


def painted(qtbot: QtBot, dialog: PrintDialog) -> QImage:
    """The page shown, once it is there in its newest form."""
    qtbot.waitUntil(lambda: dialog.view.count > 0 and not dialog.view.paper.image.isNull())
    return dialog.view.paper.image


def wait_for_change(qtbot: QtBot, dialog: PrintDialog, act: Callable[[], None]) -> QImage:
    before = painted(qtbot, dialog).copy()
    act()
    qtbot.waitUntil(lambda: dialog.view.paper.image != before)
    return dialog.view.paper.image


# --- the print dialog -------------------------------------------------------------------------------------


def test_the_pages_are_shown_and_an_option_lays_them_out_anew(
    game: MainWindow, qtbot: QtBot, show: Show[PrintDialog]
) -> None:
    dialog = show(game, "print", PrintDialog)
    upright = painted(qtbot, dialog)
    assert upright.height() > upright.width()
    qtbot.waitUntil(lambda: dialog.view.number.text() == "1 / 1")
    for act in (
        lambda: choose_value(dialog, "notation", "japanese"),
        lambda: choose_value(dialog, "pieces", "letters"),
        lambda: choose_value(dialog, "theme", "print"),
        lambda: choose_value(dialog, "theme", "plain"),
        lambda: choose_value(dialog, "pieces", IN_USE),
        lambda: turn(dialog, "final_diagram"),
    ):
        wait_for_change(qtbot, dialog, act)
    across = wait_for_change(qtbot, dialog, lambda: choose_value(dialog, "landscape", value=True))
    assert across.width() > across.height()
    dialog.reject()


def test_a_number_of_moves_that_is_not_offered_is_when_it_was_chosen_before(
    game: MainWindow, show: Show[PrintDialog]
) -> None:
    game.settings.update(printing=PrintChoices(diagram_every=25))
    dialog = show(game, "print", PrintDialog)
    every = dialog.form.controls["diagram_every"]
    assert isinstance(every, Segmented) and every.value == 25
    choose_value(dialog, "diagram_every", WHERE_ROOM)
    dialog.reject()
    assert game.settings.current.printing.diagram_every == WHERE_ROOM


def test_what_was_chosen_is_there_again(game: MainWindow, qtbot: QtBot, show: Show[PrintDialog]) -> None:
    dialog = show(game, "print", PrintDialog)
    choose_value(dialog, "paper", "a5")
    turn(dialog, "times")
    dialog.reject()
    assert game.parts.printing.dialog is None
    kept = game.settings.current.printing
    assert (kept.paper, kept.times) == ("a5", False)
    again = show(game, "print", PrintDialog)
    paper = again.form.controls["paper"]
    assert isinstance(paper, Segmented) and paper.value == "a5"
    again.reject()


def captions(dialog: PrintDialog) -> list[str]:
    sheet = dialog._wanted.sheet()
    assert isinstance(sheet, DiagramsSheet)
    return [item.caption for item in sheet._items]


def test_a_position_without_moves_is_offered_as_a_diagram(
    window: MainWindow, show: Show[PrintDialog]
) -> None:
    window.desk.open_record(Record(STANDARD))
    for moves, sheet in (((), "diagrams"), (("7g7f",), "kifu")):
        play(window, *moves)
        dialog = show(window, "print", PrintDialog)
        assert dialog.choices.sheet == sheet
        dialog.reject()
        assert window.settings.current.printing.sheet == "kifu"


def test_diagrams_show_the_position_on_the_board_unless_told_otherwise(
    game: MainWindow, tmp_path: Path, qtbot: QtBot, show: Show[PrintDialog]
) -> None:
    game.settings.update(language="en")
    game.board.go_to_index(1)
    dialog = show(game, "print", PrintDialog)
    choose_value(dialog, "sheet", "diagrams")
    assert captions(dialog) == ["After move 1"]
    assert not dialog.form.controls["diagrams_of"].isVisible()
    dialog.reject()
    game.board.go_to_index(3)
    game.do("bookmark")
    game.board.go_to_index(2)
    dialog = show(game, "print", PrintDialog)
    assert captions(dialog) == ["After move 2"]
    assert dialog.form.controls["diagrams_of"].isVisible()
    choose_value(dialog, "diagrams_of", "bookmarks")
    assert len(captions(dialog)) == 1 and captions(dialog) != ["After move 2"]
    file = tmp_path / "problems.sfen"
    file.write_text(f"{PROBLEM}\n{PROBLEM}\n")
    dialog.read_files([file])
    qtbot.waitUntil(lambda: len(captions(dialog)) == 2)
    assert not dialog.form.controls["diagrams_of"].isVisible()
    dialog.reject()


DIALOGS = ["print", "export_picture", "export_animation"]


def test_paper_and_pictures_begin_with_the_pieces_in_use(
    game: MainWindow, qtbot: QtBot, show: Show[QDialog], subtests: pytest.Subtests
) -> None:
    for command in DIALOGS:
        with subtests.test(command=command):
            dialog = show(game, command, QDialog)
            choice = dialog.form.controls["pieces"]  # type: ignore[attr-defined]
            assert isinstance(choice, PieceSetChoice) and choice.value == IN_USE
            dialog.reject()


def test_pages_are_turned_by_button_and_key(game: MainWindow, qtbot: QtBot, show: Show[PrintDialog]) -> None:
    dialog = show(game, "print", PrintDialog)
    choose_value(dialog, "sheet", "score")
    number(dialog, "score_plies", 400)
    qtbot.waitUntil(lambda: dialog.view.count > 2)
    dialog.view.next.click()
    assert dialog.view.index == 1
    for key, index in (
        (Qt.Key.Key_PageDown, 2),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_PageUp, 0),
        (Qt.Key.Key_End, dialog.view.count - 1),
        (Qt.Key.Key_PageUp, dialog.view.count - 2),
    ):
        qtbot.keyClick(dialog.view.area, key)
        assert dialog.view.index == index
    number(dialog, "score_plies", 120)
    qtbot.waitUntil(lambda: dialog.view.count < 3)
    assert dialog.view.index == dialog.view.count - 1
    dialog.reject()


def test_the_page_is_zoomed_and_fitted(game: MainWindow, qtbot: QtBot, show: Show[PrintDialog]) -> None:
    dialog = show(game, "print", PrintDialog)
    width = painted(qtbot, dialog).width()
    dialog.view.larger.click()
    qtbot.waitUntil(lambda: dialog.view.paper.image.width() > width)
    larger = dialog.view.paper.image.width()
    view = dialog.view
    wheel = QWheelEvent(
        QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.area.viewport(), wheel)
    qtbot.waitUntil(lambda: view.paper.image.width() > larger)
    assert view.paper.size_shown.height() > view.area.viewport().height()
    qtbot.keyClick(view.area, Qt.Key.Key_0)
    assert view.paper.size_shown.height() < view.area.viewport().height()
    qtbot.waitUntil(lambda: view.paper.image.width() == view.paper.size_shown.width())
    dialog.reject()


def test_the_pages_are_saved_as_pdf(
    game: MainWindow, qtbot: QtBot, show: Show[PrintDialog], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = show(game, "print", PrintDialog)
    choose(monkeypatch, tmp_path / "sheet")
    dialog.pdf_button.click()
    qtbot.waitUntil(lambda: "sheet.pdf" in dialog.status.text())
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    dialog.reject()


def test_a_pdf_that_cannot_be_written_is_told_in_the_dialog(
    game: MainWindow, qtbot: QtBot, show: Show[PrintDialog], tmp_path: Path
) -> None:
    dialog = show(game, "print", PrintDialog)
    target = tmp_path / "taken.pdf"
    target.mkdir()
    dialog.write_pdf(target)
    qtbot.waitUntil(lambda: "cannot be written" in dialog.status.text())
    qtbot.waitUntil(dialog.print_button.isVisible)
    dialog.reject()


def test_the_pages_go_to_a_printer(
    game: MainWindow, qtbot: QtBot, show: Show[PrintDialog], tmp_path: Path
) -> None:
    dialog = show(game, "print", PrintDialog)
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.print_on(printer)
    qtbot.waitUntil(lambda: "printer" in dialog.status.text())
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")
    dialog.reject()


def test_printing_can_be_stopped(
    game: MainWindow, qtbot: QtBot, show: Show[PrintDialog], tmp_path: Path
) -> None:
    dialog = show(game, "print", PrintDialog)
    choose_value(dialog, "sheet", "score")
    number(dialog, "score_plies", 1000)
    dialog.write_pdf(tmp_path / "never.pdf")
    assert dialog.stop_button.isVisible()
    dialog.stop_button.click()
    qtbot.waitUntil(dialog.pdf_button.isVisible)
    assert not (tmp_path / "never.pdf").exists()
    dialog.reject()


def test_without_a_record_there_are_score_sheets_and_positions_from_files(
    window: MainWindow, qtbot: QtBot, show: Show[PrintDialog], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = show(window, "print", PrintDialog)
    painted(qtbot, dialog)
    assert dialog.choices.sheet == "score"
    choose_value(dialog, "sheet", "diagrams")
    assert not dialog.print_button.isEnabled()
    problems = tmp_path / "problems.sfen"
    problems.write_text(f"{PROBLEM}\n" * 9, encoding="utf-8")
    names = [str(problems), str(tmp_path / "missing.kif")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (names, ""))
    files = dialog.form.controls["files"]
    assert isinstance(files, QPushButton)
    files.click()
    qtbot.waitUntil(lambda: dialog.view.count == 2)
    assert "missing.kif" in dialog.status.text()
    assert dialog.print_button.isEnabled()
    dialog.reject()


def test_the_preview_shows_the_game_as_it_was_when_it_was_opened(
    game: MainWindow, qtbot: QtBot, show: Show[PrintDialog]
) -> None:
    dialog = show(game, "print", PrintDialog)
    before = painted(qtbot, dialog).copy()
    play(game, "2f2e")
    choose_value(dialog, "notation", "japanese")
    choose_value(dialog, "notation", "hodges")
    qtbot.waitUntil(lambda: dialog.view.paper.image == before)
    dialog.reject()


def test_closing_the_window_ends_the_dialog_and_its_threads(
    make_window: MakeWindow, qtbot: QtBot, show: Show[PrintDialog], tmp_path: Path
) -> None:
    window = make_window()
    dialog = show(window, "print", PrintDialog)
    dialog.write_pdf(tmp_path / "out.pdf")
    window.close()
    assert window.parts.printing.dialog is None


# --- pictures ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wide", "high", "shown"), [(480, 300, (480, 300)), (2_000, 500, (798, 199))])
def test_a_preview_is_as_large_as_elsewhere_or_as_there_is_room(
    qtbot: QtBot, wide: int, high: int, shown: tuple[int, int]
) -> None:
    """On a screen of double density an animation of 480 pixels was the size of a stamp; a picture wider than
    its place would have been pressed.
    """
    view = PictureView()
    qtbot.addWidget(view)
    view.resize(800, 600)
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    view.show_image(image, clear=False)
    seen = view.grab().toImage()
    middle = seen.width() // 2, seen.height() // 2
    red = QColor("#ff0000")
    across = sum(seen.pixelColor(x, middle[1]) == red for x in range(seen.width()))
    down = sum(seen.pixelColor(middle[0], y) == red for y in range(seen.height()))
    ratio = round(seen.devicePixelRatio())
    assert (across // ratio, down // ratio) == pytest.approx(shown, abs=1)


def test_the_picture_follows_the_options(game: MainWindow, qtbot: QtBot, show: Show[PictureDialog]) -> None:
    dialog = show(game, "export_picture", PictureDialog)
    qtbot.waitUntil(lambda: not dialog.view.image.isNull())
    acts: tuple[Callable[[], None], ...] = (
        lambda: choose_value(dialog, "theme", "dark"),
        lambda: choose_value(dialog, "pieces", "letters"),
        lambda: turn(dialog, "names"),
        lambda: choose_value(dialog, "caption", "none"),
        lambda: turn(dialog, "flipped"),
        lambda: turn(dialog, "transparent"),
    )
    for act in acts:
        before = dialog.view.image.copy()
        act()
        qtbot.waitUntil(partial(lambda before: dialog.view.image != before, before))
    choose_value(dialog, "in_millimetres", value=True)
    qtbot.waitUntil(lambda: "80 × " in dialog.measure.text() and "945 × " in dialog.measure.text())
    assert dialog.form.controls["millimetres"].isVisibleTo(dialog)
    assert not dialog.form.controls["pixels"].isVisibleTo(dialog)
    dialog.reject()
    kept = game.settings.current.pictures
    assert (kept.theme, kept.pieces, kept.in_millimetres) == ("dark", "letters", True)


def test_every_board_of_the_settings_is_offered_with_the_pieces_in_use_and_both_are_remembered(
    game: MainWindow, qtbot: QtBot, show: Show[PictureDialog]
) -> None:
    game.settings.update(piece_set="letters", dark_sides=True)
    dialog = show(game, "export_picture", PictureDialog)
    board = dialog.form.controls["theme"]
    assert isinstance(board, BoardList)
    offered = [board.itemData(row) for row in range(board.count())]
    assert [theme_by_id(one) for one in offered] == [BOOK, PRINT, *BOARDS]
    qtbot.waitUntil(lambda: not dialog.view.image.isNull())
    for key, value in (
        ("theme", "light"),
        ("pieces", "two_kanji"),
        ("pieces", IN_USE),
        ("theme", "contrast"),
        ("theme", "paper"),
    ):
        before = dialog.view.image.copy()
        choose_value(dialog, key, value)
        qtbot.waitUntil(partial(lambda before: dialog.view.image != before, before))
    dialog.reject()
    kept = game.settings.current.pictures
    assert (kept.theme, kept.pieces) == ("paper", IN_USE)
    again = show(game, "export_picture", PictureDialog)
    controls: Mapping[str, Any] = again.form.controls
    assert [controls[key].value for key in ("theme", "pieces")] == ["paper", IN_USE]
    again.reject()


@pytest.mark.parametrize(("kind", "start"), [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")])
def test_a_picture_is_saved(
    game: MainWindow,
    qtbot: QtBot,
    show: Show[PictureDialog],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    start: bytes,
) -> None:
    dialog = show(game, "export_picture", PictureDialog)
    choose_value(dialog, "format", kind)
    choose(monkeypatch, tmp_path / "board")
    dialog.save_button.click()
    qtbot.waitUntil(lambda: f"board.{kind}" in dialog.status.text())
    assert (tmp_path / f"board.{kind}").read_bytes().startswith(start)
    dialog.reject()


def test_a_diagram_is_copied_as_image_and_svg(game: MainWindow, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().clear()
    game.do("copy_picture")
    qtbot.waitUntil(lambda: not QGuiApplication.clipboard().image().isNull())
    data = QGuiApplication.clipboard().mimeData()
    assert QGuiApplication.clipboard().image().width() == 1200
    assert b"<svg" in bytes(data.data(SVG).data())
    assert "後手の持駒" in data.text()


# --- animations -------------------------------------------------------------------------------------------


def test_an_animation_is_saved_with_progress(
    game: MainWindow,
    qtbot: QtBot,
    show: Show[AnimationDialog],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = show(game, "export_animation", AnimationDialog)
    number(dialog, "pixels", 120)
    number(dialog, "end", 2)
    choose(monkeypatch, tmp_path / "game")
    dialog.save_button.click()
    qtbot.waitUntil(lambda: "game.gif" in dialog.status.text())
    assert (tmp_path / "game.gif").read_bytes().startswith(b"GIF89a")
    dialog.reject()
    assert game.settings.current.animations.pixels == 120


def test_the_span_is_never_turned_round(game: MainWindow, qtbot: QtBot, show: Show[AnimationDialog]) -> None:
    dialog = show(game, "export_animation", AnimationDialog)
    number(dialog, "end", 1)
    number(dialog, "begin", 3)
    assert dialog.span == (3, 3)
    number(dialog, "end", 2)
    assert dialog.span == (2, 2)
    dialog.reject()


def test_the_preview_plays_from_the_first_to_the_last_and_again(
    game: MainWindow, qtbot: QtBot, show: Show[AnimationDialog]
) -> None:
    dialog = show(game, "export_animation", AnimationDialog)
    for key in ("delay_ms", "last_delay_ms"):
        number(dialog, key, 50)
    number(dialog, "pixels", 100)
    seen: list[int] = []

    def look() -> bool:
        seen.append(dialog._shown)
        return {0, 1, 2, 3, 4} <= set(seen) and dialog._shown == 0

    dialog.play_button.click()
    qtbot.waitUntil(look)
    dialog.play_button.click()
    dialog.reject()


def test_an_animation_can_be_stopped(
    game: MainWindow, qtbot: QtBot, show: Show[AnimationDialog], tmp_path: Path
) -> None:
    dialog = show(game, "export_animation", AnimationDialog)
    number(dialog, "pixels", 1500)
    dialog.write(tmp_path / "never.gif")
    dialog.stop_button.click()
    qtbot.waitUntil(dialog.save_button.isVisible)
    assert not (tmp_path / "never.gif").exists()
    dialog.reject()


# --- without dialogs, and the threads ---------------------------------------------------------------------


def test_the_kifu_is_saved_as_pdf_at_once(
    game: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, tmp_path / "out")
    game.do("export_pdf")
    target = tmp_path / "out.pdf"
    qtbot.waitUntil(lambda: game.notices.isVisible() and notice(game) == f"Saved as {target}.")
    assert target.read_bytes().startswith(b"%PDF")
    assert game.settings.current.kifu_folder == str(tmp_path), "the next dialog begins there"


def test_a_kifu_that_cannot_be_saved_is_told(
    game: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "out.pdf").mkdir()
    choose(monkeypatch, tmp_path / "out.pdf")
    game.do("export_pdf")
    qtbot.waitUntil(game.notices.isVisible)
    assert "out.pdf" in notice(game)


def test_the_thread_does_the_newest_first_and_what_was_forgotten_never(qtbot: QtBot) -> None:
    thread, done = PaintThread(), []
    thread.done.connect(lambda ticket, _: done.append(ticket))
    gate = thread._change
    with gate:
        # Nothing starts while this is held: all of it waits together.
        for ticket in "abc":
            thread._waiting[ticket] = lambda: None
    thread.forget()
    with gate:
        thread._waiting["old"] = lambda: None
    thread.ask("new", lambda: None)
    qtbot.waitUntil(lambda: len(done) == 2)
    thread.end()
    assert done == ["new", "old"]


def test_a_job_that_fails_says_why(qtbot: QtBot) -> None:
    def work(_: object) -> None:
        raise FileTrouble("no paper")

    job = Job(work)
    with qtbot.waitSignal(job.finished), qtbot.waitSignal(job.failed) as caught:
        job.start()
    assert caught.args is not None and caught.args[0]() == "no paper"
    job.wait()


class Lengthy(QTranslator):
    """Every text half as long again."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str:  # the shape of Qt's
        return source + source[: len(source) // 2].replace("{", "").replace("}", "")

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


def test_longer_texts_of_another_language_are_not_cut_off(
    game: MainWindow, qapp: QApplication, subtests: pytest.Subtests
) -> None:
    for command in DIALOGS:
        with subtests.test(command=command):
            translator = Lengthy()
            qapp.installTranslator(translator)
            try:
                game.do(command)
                dialog = game.parts.printing.dialog
                assert isinstance(dialog, PrintDialog | PictureDialog | AnimationDialog)
                area = dialog.form.parentWidget()
                assert area is not None
                for control in dialog.form.controls.values():
                    if control.isVisible():
                        right = control.mapTo(area, control.rect().topRight()).x()
                        assert right < area.width(), control.accessibleName()
                dialog.reject()
            finally:
                qapp.removeTranslator(translator)


def test_the_graph_can_be_left_out_where_there_is_one(
    game: MainWindow, qtbot: QtBot, show: Show[PrintDialog]
) -> None:
    dialog = show(game, "print", PrintDialog)
    assert not dialog.form.controls["graph"].isVisible()
    dialog.reject()
    record = game.board.record
    assert record is not None
    for node in record.main_line():
        node.evaluation = Evaluation(100, engine="E")
    dialog = show(game, "print", PrintDialog)
    switch = dialog.form.controls["graph"]
    assert isinstance(switch, Switch)
    assert switch.isVisible()
    assert switch.isChecked()
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert not dialog.choices.graph
    dialog.reject()
