"""The page of the kifu library, by mouse and keys: find, look, open, remove, search for positions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, QSignalBlocker, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QMenu,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shogi_desktop.app.library.reading import Result
from shogi_desktop.app.library.service import Library
from shogi_desktop.app.library.words import result_name
from shogi_desktop.app.system.kept_file import Hitch, KeptFileTrouble
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.app.words.spoken import kind_in_words
from shogi_desktop.game import Record
from shogi_desktop.gui.library.collecting import Collecting
from shogi_desktop.gui.library.game_table import GameTable
from shogi_desktop.gui.library.list_model import ListColumn
from shogi_desktop.gui.library.page import LibraryPage
from shogi_desktop.gui.library.pattern_dialog import PatternDialog
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.notation import usi_text
from shogi_desktop.rules import OKISAKI, STANDARD, Color, parse_square
from tests.gui.conftest import MakeWindow
from tests.gui.hands import LEFT, TWO_PLAYERS, finish_work, notice, play
from tests.support.cramped import cramped
from tests.support.games import random_record, write_kifu

BOARD = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"
LINE = "startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e"


def game(moves: str, **headers: str) -> Record:
    record = usi_text.loads(moves).record
    record.headers.update(headers)
    return record


@pytest.fixture
def games(paths: AppPaths) -> Path:
    """Four games in the folder of finished games, which belongs to the library from the start."""
    folder = paths.games_dir
    write_kifu(folder, game(LINE, black="Aiko", white="Ben", date="2024/01/05"), "aiko.kif")
    write_kifu(folder, game(LINE + " 6i7h 4a3b", black="Chiyo", date="2023/02/03"), "chiyo.kif")
    queen = random_record(1, OKISAKI, plies=20)
    queen.headers.update(black="Dora", date="2022/01/01")
    write_kifu(folder, queen, "dora.kif")
    given = random_record(2, handicap="two", plies=20)
    given.headers.update(black="Emi", date="2021/01/01")
    write_kifu(folder, given, "emi.kif")
    return folder


def page_of(window: MainWindow) -> LibraryPage:
    page = window.parts.library.page
    assert page is not None
    return page


def listed(page: LibraryPage) -> list[str]:
    """The players of Black in the order of the list."""
    rows = range(page.games.rowCount())
    return [str(page.games.index(row, ListColumn.BLACK).data()) for row in rows]


@pytest.fixture
def library(games: Path, window: MainWindow, qtbot: QtBot) -> LibraryPage:
    """The library's page, opened by its keys, with the four games read."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    page = page_of(window)
    qtbot.waitUntil(lambda: page.games.rowCount() == 4)
    qtbot.waitUntil(lambda: page.preview.place is not None)
    return page


def click(qtbot: QtBot, button: QWidget) -> None:
    qtbot.mouseClick(button, LEFT)


def test_an_empty_library_says_what_to_do_and_a_button_does_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    click(qtbot, window.start_page.library)
    page = page_of(window)
    qtbot.waitUntil(page.nothing_button.isVisible)
    folder = tmp_path / "mine"
    write_kifu(folder, random_record(1), "one.kif")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    click(qtbot, page.nothing_button)
    qtbot.waitUntil(lambda: page.games.rowCount() == 1)
    assert page.table.isVisible()
    assert page.table.hasFocus()


def test_finished_games_are_listed_newest_first_and_the_first_is_shown(library: LibraryPage) -> None:
    assert listed(library) == ["Aiko", "Chiyo", "Dora", "Emi"]
    assert library.table.current_row == 0
    place = library.preview.place
    assert place is not None
    assert place.record.headers["black"] == "Aiko"


def test_typing_filters_the_list_and_clearing_shows_all(library: LibraryPage, qtbot: QtBot) -> None:
    qtbot.keyClick(library, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert library.filters.text.hasFocus()
    qtbot.keyClicks(library.filters.text, "chi")
    qtbot.waitUntil(lambda: listed(library) == ["Chiyo"])
    qtbot.waitUntil(lambda: library.preview.place is not None and len(library.preview.place.line) == 8)
    click(qtbot, library.filters.clear_button)
    qtbot.waitUntil(lambda: library.games.rowCount() == 4)
    row = library.table.current_row
    assert listed(library)[row] == "Chiyo"


@pytest.mark.parametrize(
    ("field", "text", "expected"),
    [("game", "Okisaki shogi", ["Dora"]), ("handicap", "Two pieces", ["Emi"]), ("result", "☖ White won", [])],
)
def test_columns_are_filtered_by_choice(
    library: LibraryPage, qtbot: QtBot, field: str, text: str, expected: list[str]
) -> None:
    choice = getattr(library.filters, field)
    choice.setFocus()
    at = choice.findText(text)
    assert at > 0
    for _ in range(at):
        qtbot.keyClick(choice, Qt.Key.Key_Down)
    if field == "result":  # how random games end is not known here
        winners = {"Dora", "Emi"}
        qtbot.waitUntil(lambda: set(listed(library)) < winners)
    else:
        qtbot.waitUntil(lambda: listed(library) == expected)


def test_years_are_filtered_once_they_are_whole(library: LibraryPage, qtbot: QtBot) -> None:
    qtbot.keyClicks(library.filters.years[0], "2022")
    qtbot.keyClicks(library.filters.years[1], "2023")
    qtbot.waitUntil(lambda: listed(library) == ["Chiyo", "Dora"])


def test_a_title_sorts_the_list(library: LibraryPage, qtbot: QtBot) -> None:
    click_heading(qtbot, library.table, ListColumn.BLACK)
    qtbot.waitUntil(lambda: listed(library) == ["Aiko", "Chiyo", "Dora", "Emi"])
    click_heading(qtbot, library.table, ListColumn.BLACK)
    qtbot.waitUntil(lambda: listed(library) == ["Emi", "Dora", "Chiyo", "Aiko"])


def test_arrows_choose_and_step_and_enter_opens_at_that_move(
    library: LibraryPage, window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.keyClick(library.table, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: library.preview.place is not None and len(library.preview.place.line) == 8)
    click(qtbot, library.preview.steps["first"])
    for _ in range(3):
        qtbot.keyClick(library.table, Qt.Key.Key_Right)
    qtbot.keyClick(library.table, Qt.Key.Key_Left)
    assert library.preview.path == (0, 0)
    qtbot.keyClick(library.table, Qt.Key.Key_Return)
    assert window.on_board
    assert window.board.cursor is not None
    assert window.board.cursor.path == (0, 0)
    assert window.board.record is not None
    assert window.board.record.headers["black"] == "Chiyo"
    assert window.board.document.path is not None
    assert window.board.document.path.name == "chiyo.kif"


def test_a_game_is_shown_at_its_end_and_opened_at_its_start_unless_one_steps(
    library: LibraryPage, window: MainWindow, qtbot: QtBot
) -> None:
    assert library.preview.path == (0,) * 6
    qtbot.keyClick(library.table, Qt.Key.Key_Right)
    assert library.preview.opening_path == ()
    qtbot.keyClick(library.table, Qt.Key.Key_Left)
    assert library.preview.opening_path == (0,) * 5
    qtbot.keyClick(library.table, Qt.Key.Key_Right)
    assert library.preview.opening_path == (0,) * 6
    qtbot.keyClick(library.table, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: len(library.preview.path) == 8)
    qtbot.keyClick(library.table, Qt.Key.Key_Return)
    assert window.board.cursor is not None
    assert window.board.cursor.path == ()


def test_a_double_click_opens_the_game(library: LibraryPage, window: MainWindow, qtbot: QtBot) -> None:
    place = library.table.visualRect(library.games.index(2, 1)).center()
    qtbot.mouseClick(library.table.viewport(), LEFT, pos=place)
    qtbot.mouseDClick(library.table.viewport(), LEFT, pos=place)
    assert window.board.record is not None
    assert window.board.record.variant is OKISAKI


def test_a_running_game_is_not_lost_by_opening_another(games: Path, game: MainWindow, qtbot: QtBot) -> None:
    game.do("library")
    page = page_of(game)
    qtbot.waitUntil(lambda: page.preview.place is not None)
    assert game.board.running
    click(qtbot, page.preview.open_button)
    assert game.on_board
    assert "waiting to be resumed" in notice(game)
    game.do("resume")
    assert game.board.running
    assert game.board.record is not None
    assert len(game.board.record.main_line()) == 4


def test_looking_at_the_library_leaves_the_running_game_alone(
    games: Path, game: MainWindow, qtbot: QtBot
) -> None:
    game.do("library")
    page = page_of(game)
    qtbot.waitUntil(lambda: page.games.rowCount() == 4)
    qtbot.keyClick(page.table, Qt.Key.Key_Escape)
    assert game.on_board
    assert game.board.running
    play(game, "2f2e")


def test_the_position_on_the_board_is_found(games: Path, window: MainWindow, qtbot: QtBot) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, "2g2f", "3c3d", "7g7f", "8c8d")
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    page = page_of(window)
    qtbot.waitUntil(lambda: listed(page) == ["Aiko", "Chiyo"])
    qtbot.waitUntil(lambda: page.preview.place is not None and page.preview.path == (0,) * 4)
    assert page.preview.opening_path == (0,) * 4
    assert page.games.index(0, ListColumn.PLIES).data() == "4/6"
    assert page.position_bar.isVisible()
    click(qtbot, page.position_bar.remove)
    qtbot.waitUntil(lambda: page.games.rowCount() == 4)
    assert not page.position_bar.isVisible()


def test_pieces_in_hand_to_search_for_are_shown_as_on_the_board(games: Path, window: MainWindow) -> None:
    window.settings.update(piece_set="international")
    window.parts.play.games.new_game(TWO_PLAYERS)
    window.do("find_position")
    page = page_of(window)
    page.position_bar.edit.click()
    dialog = page.pattern_dialog
    assert isinstance(dialog, PatternDialog)
    pictures = {label.accessibleName(): label.pixmap() for label in dialog.findChildren(QLabel)}
    kinds = [kind_in_words(kind.id) for kind in STANDARD.hand_kinds]
    assert all(not pictures[name].isNull() for name in kinds)
    rook = STANDARD.piece(STANDARD.kind("rook"), Color.BLACK)
    appearance = window.shell.appearance
    drawn = appearance.piece_set.pixmap(
        rook, QSizeF(28, 28), dialog.devicePixelRatioF(), theme=appearance.theme
    )
    assert pictures[kind_in_words("rook")].toImage() == drawn.toImage()
    dialog.reject()


def test_a_pattern_is_marked_with_the_mouse_and_found(games: Path, window: MainWindow, qtbot: QtBot) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, "7g7f", "3c3d", "2g2f", "9c9d")
    window.do("find_position")
    page = page_of(window)
    qtbot.waitUntil(lambda: page.games.found.total == 4 and page.games.rowCount() == 0)
    click(qtbot, page.position_bar.edit)
    dialog = page.pattern_dialog
    assert isinstance(dialog, PatternDialog)
    click(qtbot, dialog.how.button(False))
    click(qtbot, dialog.mark_none)
    assert not dialog.find_button.isEnabled()
    for name in ("7f", "3d"):
        at = dialog.board.place_of(parse_square(name)).center().toPoint()
        qtbot.mouseClick(dialog.board, LEFT, pos=at)
    click(qtbot, dialog.find_button)
    qtbot.waitUntil(lambda: listed(page) == ["Aiko", "Chiyo"])
    qtbot.waitUntil(lambda: page.preview.path == (0, 0))


def test_a_pattern_is_marked_with_the_keys(library: LibraryPage, qtbot: QtBot) -> None:
    click(qtbot, library.preview.find_button)
    click(qtbot, library.position_bar.edit)
    dialog = library.pattern_dialog
    assert dialog is not None
    click(qtbot, dialog.how.button(False))
    click(qtbot, dialog.mark_none)
    dialog.board.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Space):
        qtbot.keyClick(dialog.board, key)
    assert dialog.board.counting == {parse_square("6d")}
    assert "must match" in dialog.board.accessibleDescription()
    dialog.hands[next(iter(dialog.hands))].setValue(1)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert library.pattern_dialog is None


def test_a_stroke_marks_several_squares(library: LibraryPage, qtbot: QtBot) -> None:
    click(qtbot, library.preview.find_button)
    click(qtbot, library.position_bar.edit)
    dialog = library.pattern_dialog
    assert dialog is not None
    click(qtbot, dialog.mark_none) if dialog.mark_none.isEnabled() else dialog.board.set_counting(frozenset())
    squares = [parse_square(name) for name in ("5e", "4e", "3e")]
    points = [dialog.board.place_of(sq).center().toPoint() for sq in squares]
    qtbot.mousePress(dialog.board, LEFT, pos=points[0])
    for point in points[1:]:
        qtbot.mouseMove(dialog.board, point)
    qtbot.mouseRelease(dialog.board, LEFT, pos=points[-1])
    assert dialog.board.counting == set(squares)
    assert not dialog.how.value
    dialog.reject()


def test_a_game_is_taken_out_and_put_back(
    library: LibraryPage, window: MainWindow, games: Path, qtbot: QtBot
) -> None:
    qtbot.keyClick(library.table, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: listed(library) == ["Chiyo", "Dora", "Emi"])
    assert (games / "aiko.kif").exists()
    assert "aiko.kif" in notice(window)
    click(qtbot, window.notices.action_button)
    qtbot.waitUntil(lambda: library.games.rowCount() == 4)


def test_games_are_copied_by_key_and_menu(library: LibraryPage, qtbot: QtBot) -> None:
    qtbot.keyClick(library.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert "先手：Aiko" in QGuiApplication.clipboard().text()
    menu = library.menu()
    actions = {action.text(): action for action in menu.actions()}
    actions["Copy position (SFEN)"].trigger()
    assert QGuiApplication.clipboard().text().startswith("lnsgkgsnl/1r5b1/p1pppp1pp/")
    actions["Copy the file's name"].trigger()
    assert QGuiApplication.clipboard().text().endswith("aiko.kif")
    menu.deleteLater()


def test_a_vanished_file_is_told_in_its_place(library: LibraryPage, games: Path, qtbot: QtBot) -> None:
    (games / "chiyo.kif").unlink()
    qtbot.keyClick(library.table, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: library.preview.place is None)
    assert not library.preview.open_button.isEnabled()
    qtbot.keyClick(library, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: bool(library.games.game(1) and library.games.game(1).vanished))  # type: ignore[union-attr]


def test_bad_files_are_told_and_listed(
    library: LibraryPage, window: MainWindow, games: Path, qtbot: QtBot
) -> None:
    (games / "broken.kif").write_bytes(b"\x00\x01 nonsense")
    qtbot.keyClick(library, Qt.Key.Key_F5)
    qtbot.waitUntil(window.notices.isVisible)
    assert "could not be added" in notice(window)
    click(qtbot, window.notices.action_button)
    assert library.collecting.troubles_dialog is not None
    assert (
        "broken.kif cannot be read as a game record" in library.collecting.troubles_dialog.text.toPlainText()
    )
    click(qtbot, library.collecting.troubles_dialog.close_button)


def test_everything_on_the_page_is_reached_by_tab_and_has_a_name(library: LibraryPage, qtbot: QtBot) -> None:
    for widget in (
        library.filters.text, library.filters.game, library.filters.result, library.filters.handicap,
        *library.filters.years, library.table, library.head.more, *library.preview.steps.values(),
    ):  # fmt: skip
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus, widget
        assert widget.accessibleName(), widget


def test_another_language_and_look_reach_the_page(library: LibraryPage, window: MainWindow) -> None:
    window.settings.update(appearance="dark", language="ja", move_text="japanese")
    window.settings.update(appearance="light", language="en")
    assert library.head.add_folder.text() == "Add a folder…"
    assert listed(library) == ["Aiko", "Chiyo", "Dora", "Emi"]


# --- dragging onto the window -------------------------------------------------------------------------------


def test_columns_are_as_wide_as_the_text_is_large(library: LibraryPage, window: MainWindow) -> None:
    """A date has room at 150 % too, and a width that the player chose is kept in proportion."""
    table = library.table
    table.setColumnWidth(ListColumn.BLACK, 200)
    window.settings.update(text_percent=150)
    assert table.columnWidth(ListColumn.BLACK) == pytest.approx(300, abs=3)
    date = table.model().index(0, ListColumn.DATE).data()
    assert table.fontMetrics().horizontalAdvance(date) + 16 <= table.columnWidth(ListColumn.DATE)


def test_a_column_is_not_kept_wide_for_words_of_another_language(
    library: LibraryPage, window: MainWindow
) -> None:
    """Names were cut beside a column of results that was half empty."""
    table = library.table
    window.settings.update(language="ja", text_percent=150)
    wide = table.columnWidth(ListColumn.RESULT)
    window.settings.update(language="cs")
    assert table.columnWidth(ListColumn.RESULT) > wide
    window.settings.update(language="ja")
    assert table.columnWidth(ListColumn.RESULT) == wide


def test_long_names_of_openings_have_their_share_of_the_room_that_is_over(
    library: LibraryPage, window: MainWindow
) -> None:
    table = library.table
    window.resize(1280, 720)
    usual = 140
    assert not table.isColumnHidden(ListColumn.OPENING)
    assert table.columnWidth(ListColumn.OPENING) > usual


def texts(page: LibraryPage) -> list[str]:
    """All that the page says, shown or in a tip: headings, cells and choices too."""
    model, found = page.games, []
    for widget in page.findChildren(QWidget):
        if not widget.isVisibleTo(page) and not isinstance(widget, QMenu):
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            found.append(widget.text())
        found += [widget.toolTip(), widget.accessibleName()]
        if isinstance(widget, QComboBox):
            found += [widget.itemText(at) for at in range(widget.count())]
        found += [action.text() for action in widget.actions()]
    for column in range(model.columnCount()):
        found.append(str(model.headerData(column, Qt.Orientation.Horizontal)))
        found += [str(model.index(row, column).data()) for row in range(model.rowCount())]
    return found


@pytest.mark.parametrize("search", [False, True])
def test_another_language_leaves_nothing_of_the_one_before(
    library: LibraryPage, window: MainWindow, make_window: MakeWindow, qtbot: QtBot, search: bool
) -> None:
    """The page says the same as in a window that began in that language, and again when it comes back."""

    def prepare(page: LibraryPage) -> None:
        if search:
            click(qtbot, page.preview.find_button)
            qtbot.waitUntil(lambda: page.games.rowCount() == 2)
        else:
            page.table.choose(3)  # a handicap game with a result
            qtbot.waitUntil(lambda: page.preview.opening_path == () and len(page.preview.path) == 20)

    prepare(library)
    before = texts(library)
    window.settings.update(language="cs")
    switched = texts(library)
    other = make_window()
    other.do("library")
    page = page_of(other)
    qtbot.waitUntil(lambda: page.preview.place is not None and page.games.rowCount() == 4)
    prepare(page)
    assert switched == texts(page)
    other.close()
    window.settings.update(language="en")
    assert texts(library) == before


@pytest.mark.usefixtures("own_letters")
@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1280, 720)])
def test_with_large_text_nothing_is_cut_and_the_board_can_be_read(
    library: LibraryPage, window: MainWindow, qtbot: QtBot, size: QSize
) -> None:
    window.resize(size)
    click(qtbot, library.preview.find_button)
    qtbot.waitUntil(lambda: library.games.rowCount() == 2)
    for language in ("en", "ja", "cs", "pt"):
        window.settings.update(language=language, text_percent=150)
        qtbot.waitUntil(lambda: not cramped(window))
        assert window.size() == size
        assert library.preview.board.height() >= 120
        require_wide_columns(library.table)
        for choice in (library.filters.game, library.filters.result, library.filters.handicap):
            require_room_for_each(choice, library.filters)


def test_what_the_search_hints_at_is_not_cut(library: LibraryPage, window: MainWindow) -> None:
    """In English the filters left it too little in the smallest window."""
    window.resize(QSize(1024, 640))
    field = library.filters.text
    for language in ("en", "ja", "cs", "pt"):
        window.settings.update(language=language)
        QApplication.processEvents()
        shown = field.fontMetrics().horizontalAdvance(field.placeholderText())
        assert shown <= field.width() - 2 * GRID


@pytest.mark.usefixtures("own_letters")
def test_a_list_with_a_scroll_bar_beside_it_never_scrolls_sideways(
    window: MainWindow, paths: AppPaths, qtbot: QtBot
) -> None:
    """Columns made wide for one language give all they can in the next, whichever has the most to give."""
    for number in range(20):
        record = random_record(number + 1, plies=10)
        record.headers.update(black="Aiko Yamamoto", white="Ben", date="2026/11/21")
        write_kifu(paths.games_dir, record, f"{number}.kif")
    window.do("library")
    table = page_of(window).table
    window.resize(1024, 640)
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() > 0)
    for language in ("pt", "cs", "en", "ja"):
        window.settings.update(language=language, text_percent=150)
        qtbot.waitUntil(lambda: not cramped(window))
        assert table.verticalScrollBar().maximum() > 0
        assert table.horizontalScrollBar().maximum() == 0, language


def require_wide_columns(table: GameTable) -> None:
    """Titles, dates, results and accuracies have room."""
    wide = table.fontMetrics().horizontalAdvance
    shown = [column for column in ListColumn if not table.isColumnHidden(column)]
    for column in shown:
        assert table.horizontalHeader().sectionSizeHint(column) <= table.columnWidth(column)
    for row in range(table.model().rowCount()):
        for column in (ListColumn.DATE, ListColumn.RESULT):
            asked = table.sizeHintForIndex(table.model().index(row, column)).width()
            assert asked <= table.columnWidth(column), column.name
    room = {column: table.columnWidth(column) - 2 * 8 for column in ListColumn}
    if ListColumn.ACCURACY in shown:
        assert wide("☗ 100 · ☖ 100") <= room[ListColumn.ACCURACY]
    assert wide("2024/01/05") <= room[ListColumn.DATE]
    assert max(wide(result_name(result)) for result in Result) <= room[ListColumn.RESULT]


def require_room_for_each(choice: QComboBox, filters: QWidget) -> None:
    """The field is wide enough for whatever is chosen."""
    part = QStyle.SubControl.SC_ComboBoxEditField
    with QSignalBlocker(filters):
        for at in reversed(range(choice.count())):
            choice.setCurrentIndex(at)
            state = QStyleOptionComboBox()
            choice.initStyleOption(state)
            state.rect = QRect(QPoint(), choice.sizeHint())
            field = choice.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, state, part, choice)
            assert choice.fontMetrics().horizontalAdvance(choice.currentText()) <= field.width()


def drop(widget: QWidget, data: QMimeData) -> bool:
    """Drag that over `widget` and let it go; whether it was taken."""
    middle = widget.rect().center()
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(middle, Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(widget, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(middle), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def urls(*names: str | Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(one)) if isinstance(one, Path) else QUrl(one) for one in names])
    return data


@pytest.fixture
def opened(window: MainWindow) -> Callable[[], int]:
    """How many moves the record on the board has."""

    def count() -> int:
        finish_work(window)
        return len(window.board.record.main_line()) if window.board.record else -1

    return count


def test_a_file_dropped_on_the_window_is_opened(
    window: MainWindow, games: Path, opened: Callable[[], int]
) -> None:
    assert drop(window, urls(games / "aiko.kif"))
    assert opened() == 6
    board = window.play_page.board.viewport()
    assert drop(board, urls(games / "chiyo.kif"))
    assert opened() == 8


def test_a_folder_dropped_on_the_window_becomes_part_of_the_library(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    write_kifu(tmp_path / "mine", random_record(3), "three.kif")
    assert drop(window, urls(tmp_path / "mine"))
    qtbot.waitUntil(lambda: listed(page_of(window)) == ["Black 3"])


def test_text_and_addresses_dropped_on_the_window_are_read(
    window: MainWindow, opened: Callable[[], int]
) -> None:
    data = QMimeData()
    data.setText(LINE)
    assert drop(window, data)
    assert opened() == 6
    assert drop(window, urls(f"https://example.org/?sfen={BOARD}_b_-_1&moves=7g7f.3c3d"))
    assert opened() == 2
    assert drop(window, urls("https://lishogi.org/AbCdEfGh"))
    finish_work(window)
    assert "What you dropped cannot be read" in notice(window)
    assert opened() == 2


def test_an_address_is_pasted(window: MainWindow, opened: Callable[[], int]) -> None:
    QGuiApplication.clipboard().setText(f"https://lishogi.org/analysis/{BOARD}_b_-_1\n")
    window.do("paste")
    finish_work(window)
    assert opened() == 0


def test_a_file_of_several_games_offers_them_all(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "two.csa"
    path.write_text("V2.2\nN+Aiko\nPI\n+\n+7776FU\n%TORYO\n/\nV2.2\nN+Ben\nPI\n+\n+2726FU\n%TORYO\n")
    window.open_path(path)
    finish_work(window)
    assert "several games" in notice(window)
    click(qtbot, window.notices.action_button)
    page = page_of(window)
    qtbot.waitUntil(lambda: set(listed(page)) == {"Aiko", "Ben"})
    page.table.choose(listed(page).index("Ben"))
    qtbot.waitUntil(
        lambda: page.preview.place is not None and page.preview.place.record.headers["black"] == "Ben"
    )
    click(qtbot, page.preview.open_button)
    assert window.board.record is not None
    assert window.board.record.headers["black"] == "Ben"


# --- recent files -------------------------------------------------------------------------------------------


def test_files_opened_and_saved_are_offered_again(window: MainWindow, games: Path, tmp_path: Path) -> None:
    for name in ("aiko", "chiyo", "aiko"):
        window.open_path(games / f"{name}.kif")
        finish_work(window)
    names = [action.text() for action in window.recent.actions() if ".kif" in action.text()]
    assert names == ["&1 aiko.kif", "&2 chiyo.kif"]
    window.recent.actions()[1].trigger()
    finish_work(window)
    assert window.board.document.path == games / "chiyo.kif"
    assert window.settings.current.recent_files[0] == str(games / "chiyo.kif")


def test_a_recent_file_that_is_gone_is_told_and_forgotten(window: MainWindow, games: Path) -> None:
    window.open_path(games / "aiko.kif")
    finish_work(window)
    (games / "aiko.kif").unlink()
    window.recent.actions()[0].trigger()
    finish_work(window)
    assert "cannot be opened" in notice(window)
    assert window.settings.current.recent_files == ()
    assert not window.recent.menuAction().isEnabled()


def test_columns_that_have_no_room_are_left_out_but_not_the_one_sorted_by(
    library: LibraryPage, window: MainWindow, qtbot: QtBot
) -> None:
    table, bar = library.table, library.table.horizontalScrollBar()
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: table.isColumnHidden(ListColumn.FILE))
    assert not bar.maximum() and not table.isColumnHidden(ListColumn.HANDICAP)
    assert table.columnWidth(ListColumn.FILE) == 0
    window.resize(2000, 800)
    qtbot.waitUntil(lambda: not any(map(table.isColumnHidden, ListColumn)))
    assert not bar.maximum()
    click_heading(qtbot, table, ListColumn.FILE)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: table.isColumnHidden(ListColumn.EVENT))
    assert not table.isColumnHidden(ListColumn.FILE)
    assert str(table.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)).endswith(".kif")


def test_a_column_that_is_left_out_can_be_sorted_by_and_is_shown_then(
    library: LibraryPage, window: MainWindow, qtbot: QtBot
) -> None:
    table = library.table
    window.resize(1200, 800)
    qtbot.waitUntil(lambda: table.isColumnHidden(ListColumn.FILE))
    menu = table.sort_menu(table)
    [file] = [action for action in menu.actions() if action.text() == "File"]
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Date"]
    file.trigger()
    assert not table.isColumnHidden(ListColumn.FILE)
    header = table.horizontalHeader()
    assert header.sortIndicatorSection() == ListColumn.FILE
    assert header.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
    file.trigger()
    assert header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
    [sorting] = [action.menu() for action in library.menu().actions() if action.menu() is not None]
    assert isinstance(sorting, QMenu)
    assert [action.text() for action in sorting.actions() if action.isChecked()] == ["File"]


def click_heading(qtbot: QtBot, table: GameTable, column: ListColumn) -> None:
    header = table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(column) + 20, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=place)


def test_columns_stay_as_they_were_left(library: LibraryPage, window: MainWindow, paths: AppPaths) -> None:
    header = library.table.horizontalHeader()
    library.table.setColumnWidth(ListColumn.WHITE, 122)
    header.moveSection(header.visualIndex(ListColumn.PLIES), 0)
    header.setSortIndicator(ListColumn.BLACK, Qt.SortOrder.AscendingOrder)
    window.close()
    again = MainWindow(paths)
    again.do("library")
    table = page_of(again).table
    assert table.columnWidth(ListColumn.WHITE) == 122
    assert table.horizontalHeader().visualIndex(ListColumn.PLIES) == 0
    assert table.horizontalHeader().sortIndicatorSection() == ListColumn.BLACK
    again.close()
    again.deleteLater()


@pytest.mark.parametrize(
    ("hitch", "said"),
    [(Hitch.SET_ASIDE, "was damaged. It was moved to"), (Hitch.UNREADABLE, "cannot be read (WHY)")],
)
def test_a_list_of_folders_that_is_lost_is_told(
    qtbot: QtBot, tmp_path: Path, hitch: Hitch, said: str
) -> None:
    page = QWidget()
    told: list[str] = []
    qtbot.addWidget(page)
    library = Library(tmp_path, tmp_path)
    Collecting(library, lambda text, **_: told.append(text()), page)
    library.sources_lost.emit(KeptFileTrouble(hitch, tmp_path / "FILE", "WHY"))
    assert len(told) == 1 and said in told[0] and "FILE" in told[0]
