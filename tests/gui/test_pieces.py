"""Pieces are chosen in the settings, in the menu and for paper; own sets are listed, broken ones told of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction, QImage
from pytestqt.qtbot import QtBot

from shogi_desktop.app.settings.print_choices import IN_USE
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.settings.dialog import Page
from shogi_desktop.gui.settings.pieces import PieceSettings
from shogi_desktop.gui.widgets.piece_set_choice import PieceSetChoice, PieceStrip
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.paint.faces import PIECE_SETS, PieceSet
from shogi_desktop.paint.own_sets import MANIFEST, piece_ids
from tests.gui.conftest import MakeWindow

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 10"><path d="M1 1H8V9Z" fill="#00f"/></svg>'


@pytest.fixture
def own(paths: AppPaths) -> Path:
    """A set of the player's own."""
    folder = paths.pieces_dir / "blue"
    folder.mkdir(parents=True)
    (folder / "piece.svg").write_text(SVG, encoding="utf-8")
    files = "\n".join(f'{piece_id} = "piece.svg"' for piece_id in piece_ids())
    (folder / MANIFEST).write_text(f'name = "Blue & bold"\n[files]\n{files}\n', encoding="utf-8")
    return folder


def page(window: MainWindow) -> PieceSettings:
    window.do("settings")
    assert window.parts.settings.dialog is not None
    window.parts.settings.dialog.show_page(Page.BOARD)
    return window.parts.settings.dialog.pieces


def offered(choice: PieceSetChoice) -> list[str]:
    return [choice.itemData(row) for row in range(choice.count())]


def entry(window: MainWindow, data: str) -> QAction:
    window.piece_menu.aboutToShow.emit()
    return next(action for action in window.piece_menu.actions() if action.data() == data)


def picture(strip: PieceStrip) -> QImage:
    """The strip with all its pieces, which it draws one by one once it has been painted."""
    strip.grab()
    strip.finish()
    return strip.grab().toImage()


def test_the_pieces_of_the_strip_are_drawn_one_by_one(window: MainWindow, qtbot: QtBot) -> None:
    strip = page(window).strip
    strip.use_look(PieceSet.load("letters"), strip._theme)
    bare = strip.grab().toImage()
    assert strip.building
    qtbot.waitUntil(lambda: not strip.building)
    whole = strip.grab().toImage()
    assert whole != bare
    assert not strip.building
    assert picture(strip) == whole


def test_a_set_chosen_is_on_the_board_and_in_the_strip_at_once(window: MainWindow) -> None:
    pieces = page(window)
    for set_id in (*PIECE_SETS[1:], PIECE_SETS[0]):
        before = picture(pieces.strip)
        pieces.choice.choose(set_id)
        assert window.settings.current.piece_set == set_id
        assert window.play_page.scene._look.piece_set.id == set_id
        assert pieces.strip.piece_set.id == set_id
        assert picture(pieces.strip) != before


def test_the_strip_shows_the_wood_of_the_sides_and_the_colours(window: MainWindow, qtbot: QtBot) -> None:
    pieces = page(window)
    shown = [picture(pieces.strip)]
    qtbot.mouseClick(pieces.dark_sides, Qt.MouseButton.LeftButton)
    assert window.settings.current.dark_sides
    assert window.play_page.scene._look.piece_set.dark_sides
    shown.append(picture(pieces.strip))
    window.settings.update(appearance="dark")
    shown.append(picture(pieces.strip))
    assert shown[0] != shown[1] != shown[2]

    def upper(image: QImage) -> QImage:
        return image.copy(0, 0, image.width(), image.height() // 2 - 2)

    def lower(image: QImage) -> QImage:
        return image.copy(0, image.height() // 2 + 2, image.width(), image.height() // 2 - 2)

    assert upper(shown[0]) != upper(shown[1])
    assert lower(shown[0]) == lower(shown[1])


def test_the_choice_is_reached_and_made_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    pieces = page(window)
    pieces.choice.setFocus()
    qtbot.keyClick(pieces.choice, Qt.Key.Key_Down)
    assert window.settings.current.piece_set == PIECE_SETS[1]


def test_the_menu_chooses_pieces_and_wood(window: MainWindow) -> None:
    entry(window, "international").trigger()
    assert window.settings.current.piece_set == "international"
    assert entry(window, "international").isChecked()
    assert not entry(window, "two_kanji").isChecked()
    dark = next(one for one in window.piece_menu.actions() if "dark wood" in one.text())
    dark.trigger()
    assert window.settings.current.dark_sides


def test_own_sets_are_offered_everywhere(own: Path, game: MainWindow) -> None:
    assert entry(game, str(own)).text() == "Blue && bold"
    pieces = page(game)
    assert offered(pieces.choice) == [*PIECE_SETS, str(own)]
    assert pieces.choice.itemText(len(PIECE_SETS)) == "Blue & bold"
    pieces.choice.choose(str(own))
    assert game.play_page.scene._look.piece_set.id == str(own)
    assert game.parts.settings.dialog is not None
    game.parts.settings.dialog.accept()
    for show in ("print", "export_picture", "export_animation"):
        game.do(show)
        dialog = game.parts.printing.dialog
        assert dialog is not None
        choice = dialog.form.controls["pieces"]  # type: ignore[attr-defined]
        assert offered(choice) == [IN_USE, *PIECE_SETS, str(own)]
        dialog.reject()


def test_what_is_wrong_with_an_own_set_is_told_in_the_settings(
    own: Path, window: MainWindow, qtbot: QtBot
) -> None:
    (own / "piece.svg").unlink()
    pieces = page(window)
    assert offered(pieces.choice) == list(PIECE_SETS)
    assert pieces.problems.isVisible()
    assert str(own / "piece.svg") in pieces.problems.text()
    qtbot.waitUntil(
        lambda: pieces.problems.height() >= pieces.problems.heightForWidth(pieces.problems.width())
    )
    assert pieces.strip.height() == pieces.strip.sizeHint().height()
    assert not entry(window, str(own)).isEnabled()


def test_with_an_own_set_gone_the_usual_pieces_are_shown_and_it_is_said(
    own: Path, make_window: Callable[..., MainWindow]
) -> None:
    first = make_window()
    first.settings.update(piece_set=str(own))
    first.close()
    (own / MANIFEST).unlink()
    second = make_window()
    assert second.play_page.scene._look.piece_set.id == "two_kanji"
    assert second.notices.current is not None
    assert str(own / MANIFEST) in second.notices.current.text
    assert second.settings.current.piece_set == str(own), "it may come back"
    second.settings.update(piece_set="letters")
    assert second.notices.current is None


@pytest.mark.parametrize(
    ("language", "wanted"), [("ja", "two_kanji"), ("en", "international"), ("cs", "international")]
)
def test_the_first_start_takes_pieces_that_can_be_read(
    make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch, language: str, wanted: str
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _: [language])
    window = make_window()
    window.choose_first_pieces()
    assert window.settings.current.piece_set == wanted
    assert window.play_page.scene._look.piece_set.id == wanted
    window.settings.update(language="en")


def test_a_choice_that_was_made_before_is_kept(
    make_window: MakeWindow, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _: ["en"])
    paths.settings_file.parent.mkdir(parents=True, exist_ok=True)
    paths.settings_file.write_text('{"player_name": "Aiko"}')
    window = make_window()
    window.choose_first_pieces()
    assert window.settings.current.piece_set == "two_kanji"


def test_pieces_are_chosen_on_the_start_page_and_for_a_new_game(window: MainWindow) -> None:
    window.settings.update(language="en")
    menu = window.start_page.pieces.menu()
    menu.aboutToShow.emit()
    entries = {action.data(): action for action in menu.actions() if action.data()}
    assert all(not entries[set_id].icon().isNull() for set_id in PIECE_SETS)
    entries["letters"].trigger()
    assert window.start_page.preview._piece_set.id == "letters"
    window.parts.new_games.ask()
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    dialog.more.click()
    assert dialog.pieces.isVisible()
    menu = dialog.pieces.menu()
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.data() == "beginner").trigger()
    assert window.settings.current.piece_set == "beginner"
    assert dialog.preview._piece_set.id == "beginner"
    dialog.reject()
