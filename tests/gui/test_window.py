"""The window around the game: pages, dialogs, commands, keys, trouble. All by what a person can do."""

from __future__ import annotations

import gc
import shutil
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PersonSetup, TimeSetup
from shogi_desktop.app.settings.settings import NewGameChoices
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.settings.dialog import Page
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD, Color, parse_square, parse_usi_move
from shogi_desktop.usi.command import EngineCommand
from tests.gui.hands import (
    LEFT,
    OPENING,
    TWO_PLAYERS,
    Hands,
    choose,
    finish_work,
    notice,
    play,
    playing,
    resign,
)
from tests.support.extent import extent

MakeWindow = Callable[..., MainWindow]


def shown_index(window: MainWindow) -> int:
    assert window.board.cursor is not None
    return window.board.cursor.index


# --- starting ---------------------------------------------------------------------------------------------


def test_two_clicks_from_the_start_begin_a_game_against_the_computer(
    window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.mouseClick(window.start_page.play, LEFT)
    assert window.parts.new_games.dialog is not None
    qtbot.mouseClick(window.parts.new_games.dialog.start, LEFT)
    assert window.on_board
    assert window.board.running
    assert window.board.human is Color.BLACK


def test_the_small_board_of_the_new_game_dialog_follows_every_choice(
    window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.mouseClick(window.start_page.handicap, LEFT)
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    shown = [dialog.preview.position.sfen()]  # type: ignore[union-attr]
    picture = dialog.preview.grab().toImage()
    assert shown[0] == STANDARD.handicap("rook_lance").sfen
    for _ in range(3):
        qtbot.keyClick(dialog.handicap, Qt.Key.Key_Down)
        shown.append(dialog.preview.position.sfen())  # type: ignore[union-attr]
    qtbot.mouseClick(dialog.variant.button("okisakishogi"), LEFT)
    shown.append(dialog.preview.position.sfen())  # type: ignore[union-attr]
    assert len(set(shown)) == 5
    assert dialog.preview.grab().toImage() != picture
    dialog.reject()


def test_what_was_chosen_is_offered_again_at_the_next_start(
    make_window: MakeWindow, window: MainWindow, qtbot: QtBot
) -> None:
    window.parts.new_games.ask()
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    dialog.level.setValue(7)
    qtbot.mouseClick(dialog.colour.button("white"), LEFT)
    qtbot.mouseClick(dialog.time_kind.button("fischer"), LEFT)
    dialog.main_minutes.setValue(5)
    dialog.move_seconds.setValue(3)
    assert dialog.setup.time == TimeSetup(main_ms=300_000, increment_ms=3_000)
    assert dialog.setup.computer_color is Color.BLACK
    qtbot.mouseClick(dialog.start, LEFT)
    window.close()
    kept = make_window().settings.current.new_game
    assert kept == NewGameChoices(
        rung=7, colour="white", time_kind="fischer", main_minutes=5, increment_seconds=3
    )


def test_a_clock_without_any_time_cannot_be_started(window: MainWindow, qtbot: QtBot) -> None:
    window.parts.new_games.ask()
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    qtbot.mouseClick(dialog.time_kind.button("byoyomi"), LEFT)
    dialog.main_minutes.setValue(0)
    assert dialog.start.isEnabled()
    dialog.move_seconds.setValue(0)
    assert not dialog.start.isEnabled()
    dialog.reject()


def test_white_sits_at_the_bottom_when_the_only_person_plays_white(window: MainWindow) -> None:
    window.parts.play.games.new_game(GameSetup(black=LevelSetup(1), white=PersonSetup("Ben")))
    assert window.play_page.flipped
    window.parts.play.games.new_game(TWO_PLAYERS)
    assert not window.play_page.flipped


# --- looking around ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "index"),
    [(Qt.Key.Key_Left, 3), (Qt.Key.Key_Home, 0), (Qt.Key.Key_PageUp, 0)],
)
def test_keys_step_through_the_game(game: MainWindow, qtbot: QtBot, key: Qt.Key, index: int) -> None:
    qtbot.keyClick(game.play_page.board, key)
    assert shown_index(game) == index


def test_keys_step_forward_and_to_the_end(game: MainWindow, qtbot: QtBot) -> None:
    board = game.play_page.board
    qtbot.keyClick(board, Qt.Key.Key_Home)
    qtbot.keyClick(board, Qt.Key.Key_Right)
    assert shown_index(game) == 1
    qtbot.keyClick(board, Qt.Key.Key_End)
    assert shown_index(game) == len(OPENING)


def test_the_wheel_over_the_board_steps_one_move(game: MainWindow) -> None:
    viewport = game.play_page.board.viewport()
    middle = QPointF(viewport.rect().center())
    for delta, index in ((120, 3), (120, 2), (-120, 3)):
        event = QWheelEvent(
            middle,
            viewport.mapToGlobal(middle),
            QPoint(),
            QPoint(0, delta),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,  # not inverted; positional only
        )
        QApplication.sendEvent(viewport, event)
        assert shown_index(game) == index


def test_a_click_on_a_row_shows_its_position(game: MainWindow, qtbot: QtBot) -> None:
    moves = game.play_page.panel.moves
    row = moves.visualRect(moves.moves.index(2)).center()
    qtbot.mouseClick(moves.viewport(), LEFT, pos=row)
    assert shown_index(game) == 2
    shown = game.play_page.scene.pieces_shown()
    assert parse_square("3d") in shown
    assert parse_square("2f") not in shown


def test_looking_back_says_so_and_leads_back(game: MainWindow, qtbot: QtBot) -> None:
    hint = game.play_page.panel.looking_back
    assert not hint.isVisible()
    game.do("back")
    assert hint.isVisible()
    qtbot.mouseClick(hint.back, LEFT)
    assert shown_index(game) == len(OPENING)
    assert not hint.isVisible()


def test_a_game_goes_on_from_an_earlier_position(game: MainWindow, qtbot: QtBot) -> None:
    game.board.go_to_index(2)
    qtbot.mouseClick(game.play_page.panel.looking_back.go_on, LEFT)
    dialog = game.parts.new_games.dialog
    assert dialog is not None
    qtbot.mouseClick(dialog.opponent.button(True), LEFT)
    qtbot.mouseClick(dialog.start, LEFT)
    assert game.board.record is not None
    assert [node.move.usi for node in game.board.record.main_line() if node.move] == ["7g7f", "3c3d"]
    play(game, "2g2f")


def test_moves_are_listed_in_the_notation_of_the_settings(game: MainWindow) -> None:
    moves = game.play_page.panel.moves.moves
    game.settings.update(language="en")
    assert moves.text(1) == "P-7f"
    game.settings.update(language="ja")
    assert moves.text(1) == "☗７六歩"
    game.settings.update(move_text="digits")
    assert moves.text(1) == "P-76"
    game.settings.update(language="en", move_text="japanese")
    assert moves.text(1) == "☗７六歩"
    game.settings.update(move_text="usi")
    assert moves.text(4) == "8c8d"


def test_a_branch_is_marked_and_can_be_chosen(game: MainWindow) -> None:
    game.settings.update(move_text="japanese")
    playing(game).resign()
    game.do("study")
    game.board.go_to_index(1)
    play(game, "8c8d")
    panel = game.play_page.panel
    menu = panel.moves.branch_menu(2)
    assert [action.text() for action in menu.actions()] == ["☖３四歩", "☖８四歩"]
    menu.actions()[0].trigger()
    assert panel.moves.moves.text(2) == "☖３四歩"
    menu.deleteLater()


def test_a_comment_is_kept_with_its_move(game: MainWindow, qtbot: QtBot) -> None:
    game.activateWindow()
    comment = game.play_page.panel.comment
    comment.setFocus()
    qtbot.keyClicks(comment, "Well played")
    game.do("back")
    assert comment.toPlainText() == ""
    game.do("forward")
    assert comment.toPlainText() == "Well played"


def test_arrow_keys_in_the_comment_move_the_caret_and_not_the_game(game: MainWindow, qtbot: QtBot) -> None:
    comment = game.play_page.panel.comment
    comment.setFocus()
    qtbot.keyClicks(comment, "f")
    qtbot.keyClick(comment, Qt.Key.Key_Left)
    assert shown_index(game) == len(OPENING)
    assert not game.play_page.flipped


def test_typing_a_move_plays_it(game: MainWindow, qtbot: QtBot) -> None:
    board = game.play_page.board
    board.setFocus()
    qtbot.keyClicks(board, "2f2e")
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert shown_index(game) == len(OPENING) + 1


# --- playing ----------------------------------------------------------------------------------------------


def test_take_back_and_play_on_with_the_mouse(game: MainWindow, qtbot: QtBot) -> None:
    game.do("take_back")
    assert shown_index(game) == 3
    Hands(game, qtbot).move(parse_usi_move("4a3b", STANDARD))
    assert shown_index(game) == 4


def test_a_click_on_a_button_leaves_the_keys_with_the_board(game: MainWindow, qtbot: QtBot) -> None:
    board = game.play_page.board
    board.setFocus()
    qtbot.mouseClick(game.play_page.panel.button("resign"), LEFT)
    assert game.parts.play.manners.question is not None
    qtbot.mouseClick(game.parts.play.manners.question.accept_button, LEFT)
    assert not game.board.running
    qtbot.waitUntil(board.hasFocus)
    assert board.board_scene.cursor is None


def test_resigning_is_told_beside_the_board_and_a_rematch_swaps_the_sides(
    game: MainWindow, qtbot: QtBot
) -> None:
    resign(game)
    card = game.play_page.panel.end_card
    assert card.isVisible()
    assert (card.words.headline, card.words.reason) == ("White wins", "Black resigned.")
    assert not game.actions_by_id["resign"].isEnabled()
    qtbot.mouseClick(card.rematch, LEFT)
    assert not card.isVisible()
    assert game.desk.setup is not None
    assert game.desk.setup.black.name == "Ben"


def test_flipping_turns_the_board_and_the_cards_change_places(game: MainWindow) -> None:
    cards = game.play_page.cards
    before = cards[Color.BLACK].geometry()
    game.do("flip")
    assert game.play_page.scene.flipped
    assert cards[Color.WHITE].geometry() == before


# --- files and clipboard ----------------------------------------------------------------------------------


def test_a_saved_game_opens_again_with_all_that_was_in_it(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert game.board.cursor is not None
    game.board.cursor.set_comment("A note")
    choose(monkeypatch, tmp_path / "game.kif")
    assert game.isWindowModified()
    game.do("save")
    finish_work(game)
    assert not game.isWindowModified()
    game.show_start_page()
    game.do("open")
    finish_work(game)
    assert game.on_board
    game.do("last")
    assert shown_index(game) == len(OPENING)
    assert game.play_page.panel.comment.toPlainText() == "A note"


def test_a_name_is_suggested_and_never_one_that_is_taken(
    game: MainWindow, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[Path] = []

    def ask(_window: object, _title: str, name: str, *_: object) -> tuple[str, str]:
        offered.append(Path(name))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    game.do("save")
    finish_work(game)
    offered[0].write_text("taken")
    game.do("save")
    finish_work(game)
    assert offered[0].parent == paths.documents_dir
    assert offered[0].name.endswith("_Aiko_Ben.kifu")
    assert offered[1].stem == offered[0].stem + "-2"


def test_characters_that_shift_jis_lacks_are_never_lost_silently(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert game.board.cursor is not None
    game.board.cursor.set_comment("☗ 🎉")
    target = tmp_path / "game.kif"
    choose(monkeypatch, target, game.tr("KIF, Shift_JIS") + " (*.kif)")
    game.do("save")
    finish_work(game)
    assert "Shift_JIS" in notice(game)
    assert "🎉" in notice(game)
    assert not target.exists()
    game.notices.action_button.click()
    finish_work(game)
    assert "🎉" in target.read_text(encoding="utf-8")
    assert not game.notices.isVisible()


def test_a_folder_that_cannot_be_written_is_named_and_the_game_stays(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    choose(monkeypatch, blocker / "game.kif")
    game.do("save")
    finish_work(game)
    assert str(blocker / "game.kif") in notice(game)
    assert game.board.running
    assert game.isWindowModified()


def test_a_file_that_is_no_kifu_is_named_and_the_game_stays(
    game: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nonsense = tmp_path / "photo.kif"
    nonsense.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00")
    for path in (nonsense, tmp_path / "missing.kif"):
        choose(monkeypatch, path)
        game.do("open")
        finish_work(game)
        assert path.name in notice(game)
        assert game.board.running


def test_a_copied_game_pastes_as_the_same_game(game: MainWindow) -> None:
    game.do("copy_game")
    game.show_start_page()
    game.do("paste")
    finish_work(game)
    game.do("last")
    assert shown_index(game) == len(OPENING)


def test_a_copied_position_pastes_as_that_position(game: MainWindow) -> None:
    game.do("back")
    game.do("copy_position")
    sfen = QGuiApplication.clipboard().text()
    game.do("paste")
    finish_work(game)
    assert game.board.cursor is not None
    assert game.board.cursor.position().sfen().split()[:3] == sfen.split()[:3]


def test_pasting_nonsense_says_so_and_keeps_the_game(game: MainWindow) -> None:
    QGuiApplication.clipboard().setText("hello")
    game.do("paste")
    finish_work(game)
    assert "clipboard" in notice(game)
    assert game.board.running


def test_a_record_that_was_not_changed_is_left_without_asking(game: MainWindow) -> None:
    game.do("copy_game")
    game.do("paste")
    finish_work(game)
    game.show_start_page()
    assert not game.on_board


# --- trouble ----------------------------------------------------------------------------------------------


def test_a_game_that_was_cut_off_is_offered_and_resumed(make_window: MakeWindow, qtbot: QtBot) -> None:
    first = make_window()
    first.parts.play.games.new_game(TWO_PLAYERS)
    play(first, *OPENING)
    first.close()
    second = make_window()
    assert second.start_page.resume.isVisible()
    qtbot.mouseClick(second.start_page.resume, LEFT)
    assert shown_index(second) == len(OPENING)
    assert second.board.running
    play(second, "2f2e")


def test_damaged_settings_are_said_and_the_program_starts(make_window: MakeWindow, paths: AppPaths) -> None:
    paths.config_dir.mkdir()
    paths.settings_file.write_text("{ not json")
    window = make_window()
    assert "settings.json.broken" in notice(window)
    assert (paths.config_dir / "settings.json.broken").read_text() == "{ not json"


def test_an_unwritable_data_folder_is_said_once_and_the_game_goes_on(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    places = AppPaths.below(tmp_path / "home")
    places.config_dir.mkdir(parents=True)
    places.data_dir.write_text("a file where the folder should be")
    window = make_window(paths=places)
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, *OPENING)
    assert str(places.journal_dir) in notice(window)
    assert window.board.running


def test_a_missing_engine_is_said_with_a_retry_and_the_game_is_kept(
    make_window: MakeWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window = make_window(engine=EngineCommand(str(tmp_path / "no-engine")))
    window.parts.play.games.new_game(GameSetup(white=LevelSetup(1)))
    play(window, "7g7f")
    qtbot.waitUntil(window.notices.isVisible)
    assert "no-engine" in notice(window)
    assert window.board.running
    assert window.actions_by_id["retry_engine"].isEnabled()


def test_the_engine_can_be_put_in_place_and_started_again(
    make_window: MakeWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    engine = Path(__file__).parents[2] / "build" / "engine" / "shogi-desktop-engine"
    if not engine.is_file():
        pytest.skip("the engine is not built")
    place = tmp_path / "engine"
    for network in engine.parent.glob("*.network"):
        shutil.copy2(network, tmp_path)
    window = make_window(engine=EngineCommand(str(place)))
    window.parts.play.games.new_game(GameSetup(white=LevelSetup(1)))
    play(window, "7g7f")
    qtbot.waitUntil(window.notices.isVisible)
    shutil.copy2(engine, place)
    qtbot.mouseClick(window.notices.action_button, LEFT)
    qtbot.waitUntil(lambda: window.board.turn is Color.BLACK, timeout=20_000)
    assert shown_index(window) == 2


# --- look and language ------------------------------------------------------------------------------------


def test_dark_and_light_change_the_window_at_once(game: MainWindow) -> None:
    game.settings.update(appearance="light")
    light = game.grab().toImage()
    game.settings.update(appearance="dark")
    dark = game.grab().toImage()
    point = QPoint(light.width() - 4, light.height() - 4)
    assert light.pixelColor(point).lightness() > 200
    assert dark.pixelColor(point).lightness() < 60


def test_settings_change_by_clicks_and_hold_at_once(window: MainWindow, qtbot: QtBot) -> None:
    window.do("settings")
    dialog = window.parts.settings.dialog
    assert dialog is not None
    dialog.show_page(Page.BOARD)
    dialog.pieces.choice.choose("one_kanji")
    qtbot.mouseClick(dialog.destinations, LEFT)
    assert window.settings.current.piece_set == "one_kanji"
    assert not window.settings.current.show_destinations
    assert not window.play_page.scene.show_destinations
    dialog.accept()


def test_the_windows_place_is_remembered(make_window: MakeWindow) -> None:
    first = make_window()
    first.resize(1000, 700)
    first.close()
    second = make_window()
    second.showNormal()
    kept = second.settings.current.window_geometry
    assert kept
    assert second.settings.current.window_geometry == first.settings.current.window_geometry


# --- mating problems --------------------------------------------------------------------------------------


def test_a_mating_problem_opens_for_study_and_is_refused_as_a_game(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "problem.sfen"
    path.write_text("4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1\n")
    window.open_path(path)
    finish_work(window)
    play(window, "G*5b")
    assert shown_index(window) == 1
    window.board.modified = False  # nothing is asked about the move that was tried
    window.do("continue_here")
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    qtbot.mouseClick(dialog.start, LEFT)
    assert "Black has no king" in notice(window)
    assert shown_index(window) == 1


def test_the_title_says_whose_move_it_is(window: MainWindow) -> None:
    assert window.windowTitle() == "Shogi Desktop[*]"
    window.parts.play.games.new_game(TWO_PLAYERS)
    assert window.windowTitle() == "Black to move · Aiko – Ben[*]"
    play(window, "7g7f")
    assert window.windowTitle() == "White to move · Aiko – Ben[*]"
    resign(window)
    assert window.windowTitle() == "Black wins · Aiko – Ben[*]"


PAGES = {
    "library": "Kifu library",
    "problems": "Problems",
    "atlas": "Openings and castles",
    "opponents": "Opponents",
    "learn": "Learn shogi",
    "edit_position": "Set up a position",
    "statistics": "Statistics",
    "practice": "Practice",
    "engine_match": "Engine match",
}


def test_the_title_names_the_page_in_the_language_in_use(
    window: MainWindow, subtests: pytest.Subtests
) -> None:
    """A screen reader says a title that changes: it said nothing of the page that came."""
    for command, title in list(PAGES.items())[:: extent(sample=3, whole=1)]:
        with subtests.test(title=title):
            window.do(command)
            assert window.windowTitle() == f"{title}[*]"
            window.settings.update(language="cs")
            shown = window.windowTitle()
            window.settings.update(language="en")
            assert shown not in {f"{title}[*]", "Shogi Desktop[*]"}
            window.actions_by_id["start_page"].trigger()
            assert window.windowTitle() == "Shogi Desktop[*]"


def test_the_title_names_the_file_and_then_the_program_once(window: MainWindow, tmp_path: Path) -> None:
    """Qt puts the program's name behind every title that does not end in it (`setApplicationDisplayName`)."""
    path = tmp_path / "club [*] & 1.kif"
    path.write_text("手合割：平手\n先手：Aiko\n   1 ７六歩(77)\n", encoding="utf-8")
    window.open_path(path)
    finish_work(window)

    assert window.windowTitle() == "club [*][*] & 1.kif[*]"
    assert window.windowHandle().title() == "club [*] & 1.kif"
    cursor = window.board.cursor
    assert cursor is not None
    cursor.set_text("A note")
    assert window.isWindowModified()
    assert window.windowHandle().title() == "club [*] & 1.kif*"
    window.do("save")
    finish_work(window)
    assert not window.isWindowModified()


def test_the_title_forgets_the_file_of_a_record_that_was_put_away(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "one.kif"
    path.write_text("手合割：平手\n   1 ７六歩(77)\n", encoding="utf-8")
    window.open_path(path)
    finish_work(window)
    QGuiApplication.clipboard().setText("startpos moves 2g2f")
    window.do("paste")
    finish_work(window)
    assert window.windowTitle() == "New record[*]"
    window.show_start_page()
    assert window.windowTitle() == "Shogi Desktop[*]"
    assert not window.isWindowModified()


def test_a_closed_window_leaves_nothing_in_memory(paths: AppPaths) -> None:
    window = MainWindow(paths)
    window.show()
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, *OPENING)
    window.board.modified = False
    gone = weakref.ref(window)
    window.close()
    window.deleteLater()
    del window
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert gone() is None
