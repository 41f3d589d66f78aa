"""The explorer beside the board, by real mouse and keys: what it shows, plays, points at and lists."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.app.books.file import BookFile, write_book
from shogi_desktop.app.settings.game_setup import BookSetup, LevelSetup
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.books import BookMove, BookPosition, board_of
from shogi_desktop.game import Arrow, Evaluation, MarkColor, Outcome, Reason, Record
from shogi_desktop.gui.explorer.faces import HeadFace, MoveFace
from shogi_desktop.gui.explorer.part import ExplorerPart
from shogi_desktop.gui.explorer.view import bar_parts
from shogi_desktop.gui.library.list_model import ListColumn
from shogi_desktop.gui.widgets.face_list import Role
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.notation import usi_text
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position, parse_square, parse_usi_move
from tests.gui.hands import LEFT, TWO_PLAYERS, Hands, notice, play, resign
from tests.support.analysing import PATIENCE_MS, looker
from tests.support.games import random_record, write_kifu

MakeWindow = Callable[..., MainWindow]


def game(moves: str, winner: Color, **headers: str) -> Record:
    record = usi_text.loads(f"startpos moves {moves}").record
    record.headers.update(headers)
    record.node(record.end_path()).outcome = Outcome(Reason.RESIGNATION, winner)
    return record


@pytest.fixture
def games(paths: AppPaths) -> Path:
    folder = paths.games_dir
    lines = ("7g7f 3c3d 2g2f 4c4d", "7g7f 3c3d 2g2f 8c8d", "2g2f 3c3d 7g7f 4c4d", "7g7f 8c8d")
    for number, line in enumerate(lines):
        date = f"{2020 + number}/05/06"
        record = game(line, Color.BLACK if number else Color.WHITE, black=f"Black {number}", date=date)
        write_kifu(folder, record, f"{number}.kif")
    write_kifu(folder, random_record(1, OKISAKI, plies=4), "queen.kif")
    return folder


def part(window: MainWindow) -> ExplorerPart:
    return window.parts.explorer


def moves_of(window: MainWindow, title: str) -> list[MoveFace]:
    """The moves below the head of that title."""
    found: dict[str, list[MoveFace]] = {}
    head = ""
    for face in part(window).pane.model.faces:
        if isinstance(face, HeadFace):
            head = face.title
        elif isinstance(face, MoveFace):
            found.setdefault(head, []).append(face)
    return found.get(title, [])


def texts(window: MainWindow, title: str = "Library") -> list[tuple[str, str]]:
    return [(face.text, face.count) for face in moves_of(window, title)]


def made(window: MainWindow) -> list[str]:
    cursor = window.board.cursor
    assert cursor is not None
    return [node.move.usi for node in cursor.node.line() if node.move is not None]


def study(window: MainWindow, line: str = "7g7f 3c3d 2g2f") -> None:
    window.settings.update(move_text="usi")
    window.desk.open_record(usi_text.loads(f"startpos moves {line}").record)


def press(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE_MS)
    qtbot.keyClick(window.play_page.board, key)


def settled(window: MainWindow, qtbot: QtBot, *wanted: tuple[str, str]) -> None:
    qtbot.waitUntil(lambda: texts(window) == list(wanted), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: not part(window).pane.view.stale, timeout=PATIENCE_MS)


@pytest.fixture
def exploring(games: Path, window: MainWindow, qtbot: QtBot) -> MainWindow:
    """A record at its start, with the explorer switched on by its key and the library read."""
    study(window)
    press(window, qtbot, Qt.Key.Key_E)
    settled(window, qtbot, ("7g7f", "3"), ("2g2f", "1"))
    return window


def point(window: MainWindow, number: int, title: str = "Library") -> QPoint:
    """The middle of the row of that move."""
    view, face = part(window).pane.view, moves_of(window, title)[number]
    row = list(part(window).pane.model.faces).index(face)
    view.scrollTo(view.model().index(row, 0))
    return view.visualRect(view.model().index(row, 0)).center()


def give_keys(window: MainWindow, qtbot: QtBot) -> None:
    """Let the list have them, as after Tab."""
    view = part(window).pane.view
    qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE_MS)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(view.hasFocus, timeout=PATIENCE_MS)


def test_a_move_played_by_key_is_heard_and_the_keys_stay_in_the_list(
    exploring: MainWindow, qtbot: QtBot, heard: list[str]
) -> None:
    view = part(exploring).pane.view
    give_keys(exploring, qtbot)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert heard == ["Black: pawn to seven six"]
    settled(exploring, qtbot, ("3c3d", "2"), ("8c8d", "1"))
    face = view.currentIndex().data(Role.FACE)
    assert view.hasFocus()
    assert face.move == parse_usi_move("3c3d", STANDARD)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert heard[1:] == ["White: pawn to three four"]


def test_orca_hears_a_move_of_the_explorer_again_when_the_rows_of_the_next_position_have_come(
    exploring: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = part(exploring).pane.view
    give_keys(exploring, qtbot)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    described: list[tuple[str, str]] = []

    def told(event: QAccessibleEvent) -> None:
        if event.type() is QAccessible.Event.DescriptionChanged:
            row = view.currentIndex()
            words = row.data(Qt.ItemDataRole.AccessibleDescriptionRole)
            described.append((row.data(Role.FACE).move.usi, words))

    monkeypatch.setattr(QAccessible, "updateAccessibility", told)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(described) == 2, timeout=PATIENCE_MS)
    assert described == [("7g7f", "Black: pawn to seven six"), ("3c3d", "Black: pawn to seven six")]


def test_the_keys_stay_at_their_move_while_more_is_found_out_of_the_position(
    exploring: MainWindow, qtbot: QtBot
) -> None:
    explorer = part(exploring)
    view, model = explorer.pane.view, explorer.pane.model
    give_keys(exploring, qtbot)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    before = view.currentIndex().data(Role.FACE)
    model.show_faces([*model.faces, *model.faces[-1:]])
    assert view.currentIndex().data(Role.FACE) == before
    assert before.move == parse_usi_move("2g2f", STANDARD)


def test_one_key_switches_it_on_and_off(exploring: MainWindow, qtbot: QtBot) -> None:
    assert part(exploring).pane.isVisible() and exploring.actions_by_id["explorer"].isChecked()
    press(exploring, qtbot, Qt.Key.Key_E)
    assert part(exploring).pane.isHidden() and not exploring.actions_by_id["explorer"].isChecked()


def test_a_screen_reader_hears_what_it_has_and_tab_reaches_it_behind_the_moves(
    exploring: MainWindow, qtbot: QtBot, heard: list[str]
) -> None:
    explorer, panel = part(exploring), exploring.play_page.panel
    press(exploring, qtbot, Qt.Key.Key_E)
    assert explorer.pane.isHidden()
    heard.clear()
    press(exploring, qtbot, Qt.Key.Key_E)
    qtbot.waitUntil(lambda: heard != [], timeout=PATIENCE_MS)
    assert re.match(r"Explorer, \d+ known moves\. 7g7f: 3 games; ", heard[0])
    seen: list[QWidget] = []
    here: QWidget | None = panel.moves
    while here is not None and not panel.comment_box.isAncestorOf(here) and len(seen) < 500:
        here = here.nextInFocusChain()
        seen += [] if here is None else [here]
    assert explorer.pane.view in seen
    assert exploring.play_page.board not in seen


def test_it_is_not_there_before_it_is_asked_for(game: MainWindow) -> None:
    assert not game.parts.has("explorer") and not game.parts.has("library")


def test_a_row_tells_results_and_the_last_year(exploring: MainWindow) -> None:
    first = moves_of(exploring, "Library")[0]
    assert (first.results, first.last) == ((2, 0, 1), "2023")
    assert first.about == "3 games; ☗ won 2, ☖ won 1, drawn 0; last played 2023/05/06"


def test_it_follows_the_steps_whatever_the_order_of_moves(exploring: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(exploring.play_page.board, Qt.Key.Key_End)
    # The third game has come there by 2g2f first.
    settled(exploring, qtbot, ("4c4d", "2"), ("8c8d", "1"))
    assert part(exploring).pane.model.faces[0].spoken == "Library, 3 games"


def test_a_move_under_the_mouse_is_an_arrow_and_clicked_it_is_played(
    exploring: MainWindow, qtbot: QtBot
) -> None:
    view, scene = part(exploring).pane.view, exploring.play_page.scene
    place = point(exploring, 1)
    QTest.mouseMove(view.viewport(), place - QPoint(1, 0))
    QTest.mouseMove(view.viewport(), place)
    qtbot.waitUntil(lambda: scene.pointed_move is not None, timeout=PATIENCE_MS)
    assert scene.pointed_move is not None
    assert scene.pointed_move.arrow == Arrow(parse_square("2g"), parse_square("2f"), MarkColor.YELLOW)
    qtbot.mouseClick(view.viewport(), LEFT, pos=place)
    assert made(exploring) == ["2g2f"]
    assert scene.pointed_move is None
    settled(exploring, qtbot, ("3c3d", "1"))


def test_rows_of_the_position_before_cannot_be_played(exploring: MainWindow, qtbot: QtBot) -> None:
    view, place = part(exploring).pane.view, point(exploring, 0)
    qtbot.keyClick(exploring.play_page.board, Qt.Key.Key_Right)
    assert view.stale
    qtbot.mouseClick(view.viewport(), LEFT, pos=place)
    assert made(exploring) == ["7g7f"]


def test_by_keys(exploring: MainWindow, qtbot: QtBot) -> None:
    view = part(exploring).pane.view
    give_keys(exploring, qtbot)
    # The head of the library can be chosen too: it lists its games.
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert exploring.play_page.scene.pointed_move is not None
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert made(exploring) == ["7g7f"]


def test_the_games_of_a_move_are_listed(exploring: MainWindow, qtbot: QtBot) -> None:
    menu = part(exploring).menu_of(moves_of(exploring, "Library")[1])
    entry = next(action for action in menu.actions() if action.text() == "List the games")
    entry.trigger()
    page = exploring.parts.library.page
    assert page is not None
    qtbot.waitUntil(lambda: page.games.rowCount() == 1, timeout=PATIENCE_MS)
    assert page.games.index(0, ListColumn.BLACK).data() == "Black 2"
    assert page.position_bar.search is not None and page.position_bar.search.exchanged
    menu.deleteLater()


def test_the_head_of_the_library_lists_the_games_with_the_position(
    exploring: MainWindow, qtbot: QtBot
) -> None:
    view = part(exploring).pane.view
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(view.model().index(0, 0)).center())
    page = exploring.parts.library.page
    assert page is not None
    qtbot.waitUntil(lambda: page.games.rowCount() == 4, timeout=PATIENCE_MS)


def test_colours_exchanged_count_unless_they_are_switched_off(exploring: MainWindow, qtbot: QtBot) -> None:
    # White to move after one lost move of Black: as Black after 3c3d, turned round.
    study(exploring, "2h3h 3c3d 3h4h 8b7b 4h2h 7b8b")
    qtbot.keyClick(exploring.play_page.board, Qt.Key.Key_End)
    settled(exploring, qtbot, ("7g7f", "2"), ("2g2f", "1"))
    assert moves_of(exploring, "Library")[0].results == (1, 0, 1)
    exploring.settings.update(explorer_exchanged=False)
    settled(exploring, qtbot)


def test_the_book_of_the_program_and_what_analysis_found_have_rows(
    games: Path, make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make_window(engine=looker(tmp_path / "log"))
    study(window)
    record = window.board.record
    assert record is not None
    record.root.children[0].evaluation = Evaluation(77, depth=9, engine="Old engine")
    press(window, qtbot, Qt.Key.Key_E)
    settled(window, qtbot, ("7g7f", "3"), ("2g2f", "1"))
    assert {face.text for face in moves_of(window, "Built-in book")} >= {"7g7f", "2g2f"}
    assert texts(window, "Analysis so far") == [("7g7f", "+77")]
    assert moves_of(window, "Analysis so far")[0].note == "depth 9  ·  Old engine"
    # What the engine finds after the other move is known of it at once.
    window.board.play(parse_usi_move("2g2f", record.variant))
    press(window, qtbot, Qt.Key.Key_A)
    analyst = window.parts.analysis.analyst
    qtbot.waitUntil(lambda: analyst.found() is not None, timeout=PATIENCE_MS)
    press(window, qtbot, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: len(texts(window, "Analysis so far")) == 2, timeout=PATIENCE_MS)


def test_an_empty_library_says_what_to_do_and_a_button_leads_there(window: MainWindow, qtbot: QtBot) -> None:
    study(window)
    press(window, qtbot, Qt.Key.Key_E)
    pane = part(window).pane
    qtbot.waitUntil(lambda: "has no games yet" in pane.note.text(), timeout=PATIENCE_MS)
    qtbot.mouseClick(pane.help, LEFT)
    assert window.parts.library.shown


def test_while_a_game_is_played_it_is_hidden(games: Path, hands: Hands, qtbot: QtBot) -> None:
    window = hands.window
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, "7g7f")
    press(window, qtbot, Qt.Key.Key_E)
    assert part(window).pane.isHidden()
    resign(window)
    qtbot.waitUntil(part(window).pane.isVisible, timeout=PATIENCE_MS)
    settled(window, qtbot, *((face, count) for face, count in texts(window)))


def test_the_parts_of_a_bar_share_it() -> None:
    parts = bar_parts(QRectF(10, 0, 80, 10), (2, 1, 1))
    assert [(part.left(), part.width()) for part in parts] == [(10, 40), (50, 20), (70, 20)]
    assert [part.width() for part in bar_parts(QRectF(0, 0, 80, 10), (0, 0, 0))] == [0, 0, 0]


START = Position.start(STANDARD)


@pytest.fixture(params=[".db", ".bin"])
def book(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / f"mine{request.param}"
    moves = (BookMove("7g7f", score=30, count=7), BookMove("5g5f", count=2))
    write_book(path, [BookPosition(board_of(START), moves)])
    return path


@pytest.fixture
def with_book(exploring: MainWindow, qtbot: QtBot, book: Path, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """The explorer, a book of the player's own on its list."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(book), ""))
    menu = part(exploring).pane.more.menu()
    menu.aboutToShow.emit()
    next(entry for entry in menu.actions() if entry.text() == "Add a book…").trigger()
    qtbot.waitUntil(lambda: len(texts(exploring, book.name)) == 2, timeout=PATIENCE_MS)
    return exploring


def in_book(book: Path) -> dict[str, int | None]:
    with BookFile(book) as file:
        found = file.lookup(START)
    return {} if found is None else {move.move: move.count for move in found.moves}


def entry_of(window: MainWindow, face: HeadFace | MoveFace, text: str) -> QAction:
    menu = part(window).menu_of(face)
    menu.aboutToHide.connect(menu.deleteLater)
    return next(entry for entry in menu.actions() if entry.text() == text)


def head_of(window: MainWindow, title: str) -> HeadFace:
    heads = (face for face in part(window).pane.model.faces if isinstance(face, HeadFace))
    return next(face for face in heads if face.title == title)


def test_a_book_of_the_players_own_has_its_rows(with_book: MainWindow, book: Path) -> None:
    assert texts(with_book, book.name) == [("7g7f", "7"), ("5g5f", "2")]
    assert moves_of(with_book, book.name)[0].note == "+30"


def test_a_move_of_the_library_is_taken_into_a_book(with_book: MainWindow, qtbot: QtBot, book: Path) -> None:
    entry_of(with_book, moves_of(with_book, "Library")[1], f"Add to {book.name}").trigger()
    qtbot.waitUntil(lambda: ("2g2f", "1") in texts(with_book, book.name), timeout=PATIENCE_MS)
    assert in_book(book) == {"7g7f": 7, "5g5f": 2, "2g2f": 1}


def test_weights_scores_and_moves_are_changed_in_the_dialog(
    with_book: MainWindow, qtbot: QtBot, book: Path
) -> None:
    entry_of(with_book, head_of(with_book, book.name), "Edit the moves…").trigger()
    dialog = part(with_book).books.dialog
    assert dialog is not None and dialog.isVisible()
    first, second = dialog.rows
    unsaid = "—" if book.suffix == ".db" else "0"
    assert (first.weight.value(), first.score.value(), second.score.text()) == (7, 30, unsaid)
    assert first.comment.isVisible() is (book.suffix == ".db")
    first.weight.selectAll()
    qtbot.keyClicks(first.weight, "40")
    first.comment.setText("mine")
    remove = second.widgets[-1]
    assert isinstance(remove, QToolButton)
    qtbot.mouseClick(remove, LEFT)
    dialog.new_move.setCurrentIndex(dialog.new_move.findData("2g2f"))
    qtbot.mouseClick(dialog.add, LEFT)
    qtbot.mouseClick(dialog.save, LEFT)
    expected = [("7g7f", "40"), ("2g2f", "1")]
    qtbot.waitUntil(lambda: texts(with_book, book.name) == expected, timeout=PATIENCE_MS)
    assert in_book(book) == {"7g7f": 40, "2g2f": 1}
    if book.suffix == ".db":
        assert moves_of(with_book, book.name)[0].note == "+30  ·  mine"


def test_a_move_that_is_added_is_in_sight(with_book: MainWindow, qtbot: QtBot, book: Path) -> None:
    entry_of(with_book, head_of(with_book, book.name), "Edit the moves…").trigger()
    dialog = part(with_book).books.dialog
    assert dialog is not None
    for _ in range(9):
        qtbot.mouseClick(dialog.add, LEFT)
    weight, area = dialog.rows[-1].weight, dialog._area.viewport()
    assert len(dialog.rows) == 11

    def seen() -> bool:
        is_laid_out = weight.y() > dialog.rows[-2].weight.y()
        return is_laid_out and area.rect().contains(weight.geometry().translated(dialog._grid_of.pos()))

    qtbot.waitUntil(seen)
    dialog.reject()


def test_all_moves_taken_out_leave_the_position_out(with_book: MainWindow, qtbot: QtBot, book: Path) -> None:
    entry_of(with_book, head_of(with_book, book.name), "Edit the moves…").trigger()
    dialog = part(with_book).books.dialog
    assert dialog is not None
    for row in list(dialog.rows):
        button = row.widgets[-1]
        assert isinstance(button, QToolButton)
        qtbot.mouseClick(button, LEFT)
    assert dialog.wanted is None
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: texts(with_book, book.name) == [], timeout=PATIENCE_MS)
    assert in_book(book) == {}


def test_what_another_program_has_changed_is_not_written_over(
    with_book: MainWindow, qtbot: QtBot, book: Path
) -> None:
    entry_of(with_book, head_of(with_book, book.name), "Edit the moves…").trigger()
    dialog = part(with_book).books.dialog
    assert dialog is not None
    write_book(book, [BookPosition(board_of(START), (BookMove("1g1f", count=3),))])
    dialog.rows[0].weight.setValue(9)
    qtbot.mouseClick(dialog.save, LEFT)
    qtbot.waitUntil(lambda: texts(with_book, book.name) == [("1g1f", "3")], timeout=PATIENCE_MS)
    assert "Another program has changed" in notice(with_book)
    assert in_book(book) == {"1g1f": 3}


def test_a_new_book_is_made_and_a_book_goes_off_the_list(
    exploring: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "fresh"), ""))
    part(exploring).books.ask_new()
    qtbot.waitUntil(
        lambda: "fresh.db" in {face.spoken for face in part(exploring).pane.model.faces}, timeout=PATIENCE_MS
    )
    assert (tmp_path / "fresh.db").read_bytes() == b"#YANEURAOU-DB2016 1.00\n"
    part(exploring).books.remove(str(tmp_path / "fresh.db"))
    qtbot.waitUntil(
        lambda: "fresh.db" not in {face.spoken for face in part(exploring).pane.model.faces},
        timeout=PATIENCE_MS,
    )
    assert (tmp_path / "fresh.db").exists()


def test_a_book_that_is_none_says_so_in_its_place(
    exploring: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "hello.db"
    path.write_text("hello")
    part(exploring).books.add(str(path))
    qtbot.waitUntil(
        lambda: any(
            "cannot be read as an opening book" in face.spoken for face in part(exploring).pane.model.faces
        ),
        timeout=PATIENCE_MS,
    )


def test_an_opponent_plays_from_a_book_on_the_list(with_book: MainWindow, book: Path) -> None:
    with_book.do("new_game")
    dialog = with_book.parts.new_games.dialog
    assert dialog is not None
    opening = dialog._computer.style_choice
    opening.setCurrentIndex(opening.findText(f"Book {book.name}, best moves"))
    setup = dialog.setup
    dialog.reject()
    levels = [each for each in (setup.black, setup.white) if isinstance(each, LevelSetup)]
    assert [each.book for each in levels] == [BookSetup(str(book), best=True)]
    assert dialog.choices.book == f"best:{book}"
