"""What a screen reader finds and hears (names, roles, squares, moves, the clock), and what keys can reach."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QListView,
    QListWidget,
    QMenu,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shogi_desktop.app.board.changes import Change
from shogi_desktop.app.records.position_editor import OnSquare
from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup, TimeSetup
from shogi_desktop.app.shell.commands import COMMANDS, CommandState
from shogi_desktop.gui.widgets import saying
from shogi_desktop.gui.widgets.face_list import FacesModel
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import Color, parse_square
from tests.gui.hands import OPENING, TWO_PLAYERS, play, playing, resign
from tests.support.extent import in_the_whole
from tests.support.named import controls, interface, mnemonic, name_of
from tests.support.screens import SCREENS, put_away, settle

DESCRIBED = Qt.ItemDataRole.AccessibleDescriptionRole
LANGUAGES = ("en", "ja", "cs", "pt")


def screens(window: MainWindow, names: Iterable[str] = tuple(SCREENS)) -> Iterator[tuple[str, QWidget]]:
    """Every page and dialog, one after the other."""
    for name in names:
        screen = SCREENS[name](window)
        settle()
        yield name, screen
        put_away(window, screen)


def menus_of(menu: QMenu) -> Iterator[QMenu]:
    yield menu
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from menus_of(below)


@pytest.fixture(autouse=True)
def english_again(make_window: Callable[..., MainWindow]) -> Iterator[None]:
    """Every window has its own translators: one in another language must not speak in the next test."""
    yield
    for top in QApplication.topLevelWidgets():
        if isinstance(top, MainWindow):
            top.settings.update(language="en")


# --- names and roles --------------------------------------------------------------------------------------


def test_one_of_several_choices_is_a_radio_button(window: MainWindow) -> None:
    window.parts.new_games.ask()
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    chosen = interface(dialog.variant.button("shogi"))
    assert chosen.role() == QAccessible.Role.RadioButton
    assert chosen.state().checked
    dialog.reject()


def test_names_follow_the_language(window: MainWindow) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    names = []
    for language in LANGUAGES:
        window.settings.update(language=language)
        QApplication.processEvents()
        board = window.play_page.board
        texts = [name_of(tool) for tool in window.play_page.panel.findChildren(QToolButton)]
        names.append((name_of(board), name_of(board.explored.squares), *texts))
    assert len({entry[0] for entry in names}) == len(LANGUAGES)
    assert all(text and "&" not in text for entry in names for text in entry)


# --- the board --------------------------------------------------------------------------------------------


def cell(window: MainWindow, row: int, column: int) -> QAccessibleInterface:
    table = interface(window.play_page.board.explored.squares)
    position = window.play_page.scene.position
    assert position is not None
    # Qt's tables count their headers among the cells.
    return table.child((row + 1) * (position.variant.files + 1) + column + 1)


def test_the_board_is_a_table_of_squares_that_can_be_read_one_by_one(game: MainWindow) -> None:
    table = interface(game.play_page.board.explored.squares)
    assert table.role() == QAccessible.Role.Table
    assert cell(game, 5, 2).role() == QAccessible.Role.Cell
    assert cell(game, 5, 2).text(QAccessible.Text.Name) == "7f, Black pawn"
    assert cell(game, 4, 4).text(QAccessible.Text.Name) == "5e, empty"
    game.play_page.flip()
    assert cell(game, 3, 6).text(QAccessible.Text.Name) == "7f, Black pawn"


def test_a_square_is_where_it_is_seen(game: MainWindow, qtbot: QtBot) -> None:
    board, scene = game.play_page.board, game.play_page.scene
    qtbot.waitUntil(lambda: board.width() > 300)
    seen = board.mapFromScene(scene.layout.square_rect(parse_square("7f")).center())
    assert cell(game, 5, 2).rect().contains(board.viewport().mapToGlobal(seen))


def test_the_stands_are_lists_of_what_is_in_hand(game: MainWindow) -> None:
    play(game, "2f2e", "8d8e", "8h2b+")
    stand = interface(game.play_page.board.explored.stands[Color.BLACK])
    assert stand.text(QAccessible.Text.Name) == "Pieces in hand, Black"
    assert stand.childCount() == 1
    assert stand.child(0).text(QAccessible.Text.Name) == "Black bishop in hand, 1"


def test_the_board_to_set_up_is_read_in_the_same_way(window: MainWindow) -> None:
    window.do("edit_position")
    page = window.parts.editing.page
    assert page is not None
    table = interface(page.board.explored.squares)
    assert table.role() == QAccessible.Role.Table
    at = 6 * 10 + 3
    assert table.child(at).text(QAccessible.Text.Name) == "7f, empty"
    page.change(page.draft.moved(OnSquare(parse_square("7g")), OnSquare(parse_square("7f")), Color.BLACK))
    assert table.child(at).text(QAccessible.Text.Name) == "7f, Black pawn"
    page.undo()  # or the end of the test would be asked whether to leave it


def test_what_is_read_is_not_seen(game: MainWindow, qtbot: QtBot) -> None:
    board = game.play_page.board
    qtbot.waitUntil(lambda: not board._drawing.isActive() and not board._settling.isActive())
    board.scene().clearFocus()
    shown = board.grab().toImage()
    for widget in (board.explored.squares, *board.explored.stands.values()):
        widget.hide()
    assert board.grab().toImage() == shown


# --- what is heard ----------------------------------------------------------------------------------------


def test_every_move_of_a_game_is_said(window: MainWindow, heard: list[str]) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, *OPENING)
    assert heard[0] == "Black: pawn to seven six"
    assert heard[1] == "White: pawn to three four"
    assert len(heard) == len(OPENING)


def test_the_end_is_said_after_the_move_that_mates(window: MainWindow, heard: list[str]) -> None:
    setup = GameSetup(start_sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1")
    window.parts.play.games.new_game(setup)
    play(window, "G*5b")
    assert heard[0] == "Black: gold dropped on five two, mate"
    assert len(heard) == 2
    assert "won" in heard[1] or "wins" in heard[1]


def test_a_step_through_a_record_is_said(game: MainWindow, heard: list[str]) -> None:
    resign(game)
    heard.clear()
    game.do("first")
    game.do("forward")
    assert heard == ["Start position", "Black: pawn to seven six"]


def test_a_step_back_and_a_jump_say_how_far_one_is(game: MainWindow, heard: list[str]) -> None:
    resign(game)
    heard.clear()
    for command in ("back", "first", "last"):
        game.do(command)
    assert heard == [f"Move {len(OPENING) - 1}", "Start position", f"Move {len(OPENING)}"]


class Hours:
    """A time that stands where it is put."""

    now = 0

    def __call__(self) -> int:
        return self.now

    slept_ms = 0


def test_the_clock_warns_once(make_window: Callable[..., MainWindow], heard: list[str]) -> None:
    time = Hours()
    window = make_window(time=time)
    window.parts.play.games.new_game(
        GameSetup(black=PersonSetup("A"), white=PersonSetup("B"), time=TimeSetup(60_000, 30_000))
    )
    for now in (1_000, 50_000, 61_000, 62_000, 79_000, 81_000, 82_000, 85_000):
        time.now = now
        window.board.news.note(Change.CLOCK)
    assert heard == ["Byōyomi: 30 seconds a move", "10 seconds left"]
    playing(window).resign()


def test_an_arrow_where_there_is_no_further_move_leaves_the_arrows_with_the_moves(
    game: MainWindow, qtbot: QtBot
) -> None:
    play(game, "2f2e")
    board = game.play_page.board
    board.setFocus(Qt.FocusReason.OtherFocusReason)
    last = game.play_page.scene.position
    qtbot.keyClick(board, Qt.Key.Key_Right)
    assert game.play_page.scene.cursor is None
    qtbot.keyClick(board, Qt.Key.Key_Up)
    assert game.play_page.scene.cursor is not None, "the other arrows call the cursor"
    assert game.play_page.scene.position == last


def test_orca_hears_by_the_description_of_what_has_the_keys(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    announced: list[object] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", announced.append)
    field, other = QLineEdit(window), QLineEdit(window)
    field.setAccessibleDescription("Your name")
    field.show()
    other.show()
    field.setFocus()
    saying.say(window, "Black: pawn to two five")
    assert field.accessibleDescription() == "Black: pawn to two five"
    assert announced == [], "a newer Orca would say it twice"
    other.setFocus()
    assert field.accessibleDescription() == "Your name"


def test_in_a_list_orca_hears_it_of_the_row_that_has_the_keys(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Spoken:
        spoken = "P-7f"

    told: list[tuple[int, object]] = []
    own: QListWidget = QListWidget(window)
    views: list[QListView] = [own]

    def told_of_row(event: QAccessibleEvent) -> None:
        told.append((event.child(), views[-1].currentIndex().data(DESCRIBED)))

    monkeypatch.setattr(QAccessible, "updateAccessibility", told_of_row)
    own.addItems(["one", "two"])
    own.item(1).setData(DESCRIBED, "its own")
    faces: FacesModel[Spoken] = FacesModel(window)
    faces.show_faces([Spoken(), Spoken()])
    other = QListView(window)
    other.setModel(faces)
    for view, described in ((own, "its own"), (other, None)):
        views.append(view)
        view.setCurrentIndex(view.model().index(1, 0))
        assert saying._by_row(view, "Analysis is off.")
        assert told[-1] == (1, "Analysis is off.")
        assert view.currentIndex().data(DESCRIBED) == described
        told.clear()


def test_an_announcement_reaches_the_screen_reader(game: MainWindow, heard: list[str]) -> None:
    play(game, "2f2e")
    assert heard == ["Black: pawn to two five"]


def test_a_notice_is_said_once(window: MainWindow, heard: list[str]) -> None:
    window.say(lambda: "The disk is full.", topic="disk")
    window.say(lambda: "Something else.")
    window.shell.withdraw("nothing")
    assert heard == ["The disk is full."]
    window.shell.withdraw("disk")
    assert heard == ["The disk is full.", "Something else."]


# --- by keyboard ------------------------------------------------------------------------------------------


def test_every_entry_of_a_menu_has_a_key_of_its_own(window: MainWindow, subtests: pytest.Subtests) -> None:
    for language in LANGUAGES:
        with subtests.test(language=language):
            window.settings.update(language=language)
            bar = [action.text() for action in window.menuBar().actions()]
            assert len({mnemonic(text) for text in bar}) == len(bar)
            for top in window.menuBar().actions():
                for menu in menus_of(top.menu()):  # type: ignore[arg-type]
                    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
                    keys = defaultdict(list)
                    for text in texts:
                        keys[mnemonic(text)].append(text)
                    clashes = {key: found for key, found in keys.items() if key and len(found) > 1}
                    assert not clashes, (language, menu.title())


def test_every_command_has_a_mnemonic(window: MainWindow, subtests: pytest.Subtests) -> None:
    for language in LANGUAGES:
        with subtests.test(language=language):
            window.settings.update(language=language)
            assert not [command.id for command in COMMANDS if command.menu and not mnemonic(command.label)]


def test_no_shortcut_is_given_twice(window: MainWindow) -> None:
    for state in (CommandState(), CommandState(can_undo_edit=True), CommandState(running=True)):
        keys = [key for command in COMMANDS for key in command.keys(state)]
        doubled = {key for key in keys if keys.count(key) > 1}
        # Ctrl+Z of a record without changes and without a game undoes nothing: either command may have it.
        assert not doubled


REBUILT = ("review", "exercise", "statistics")
"""Pages that are filled anew. The binding takes each widget for the owner of the next one in the chain, so
what was walked through must not lose one afterwards: there Tab itself is pressed."""


def wanted_by_tab(root: QWidget) -> set[QWidget]:
    """What Tab has to come to."""
    return {
        widget
        for widget in controls(root)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled() and widget is not root
    }


def reached_by_tab(root: QWidget) -> set[QWidget]:
    """What Tab comes to from `root` until it is back there."""
    reached: set[QWidget] = set()
    widget: QWidget | None = root
    for _ in range(2_000):
        assert widget is not None
        widget = widget.nextInFocusChain()
        assert widget is not None
        reached.add(widget)
        if widget is root:
            break
    return reached


def test_tab_comes_to_every_control_of_what_is_filled_anew(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for screen, root in screens(window, REBUILT):
        reached = set()
        for _ in range(60):
            focused = QApplication.focusWidget()
            assert focused is not None
            QTest.keyClick(focused, Qt.Key.Key_Tab)
            reached.add(QApplication.focusWidget())
        assert {widget.focusProxy() or widget for widget in wanted_by_tab(root)} <= reached, screen


def picture(widget: QWidget) -> QImage:
    QApplication.processEvents()
    return widget.grab().toImage()


Kind = tuple[str, object]
"""A class of widgets, and which of several looks they have."""


def kinds_without_sight_of_the_focus(root: QWidget, seen: set[Kind]) -> Iterator[Kind]:
    """Of the kinds of control on this screen those that look the same with the focus; `seen` are known."""
    for widget in controls(root):
        kind = (type(widget).__name__, widget.property("kind"))
        by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if kind in seen or not widget.isEnabled() or not by_tab or widget.window() is not root:
            continue
        if widget is root:
            continue  # a window that has just opened holds the keys itself: Tab is not to come back
        seen.add(kind)
        widget.clearFocus()
        before = picture(widget)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        after = picture(widget)  # first: what a page had put off may move the focus on
        if widget.hasFocus() and after == before:
            yield kind
        widget.clearFocus()


@in_the_whole
def test_tab_comes_to_every_control_and_back_and_the_focus_is_seen_on_every_kind(
    window: MainWindow, qtbot: QtBot
) -> None:
    """One way through the screens for both questions: opening them is what takes the time."""
    seen: set[Kind] = set()
    unseen, unreached = [], []
    plain = [name for name in SCREENS if name not in REBUILT]
    for screen, root in screens(window, (*plain, *REBUILT)):
        root.activateWindow()
        qtbot.waitUntil(root.isActiveWindow)
        handle = root.window().windowHandle()
        assert handle is not None
        QTest.keyClick(handle, Qt.Key.Key_Shift)  # the keys are in use
        unseen += [(screen, *kind) for kind in kinds_without_sight_of_the_focus(root, seen)]
        if screen not in REBUILT and not wanted_by_tab(root) <= reached_by_tab(root):
            unreached.append(screen)
    assert not unseen
    assert not unreached
    assert len(seen) > 12
