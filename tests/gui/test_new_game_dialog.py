"""The new-game dialog: names, texts that are not cut, small screens, the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QScreen
from PySide6.QtWidgets import QLabel, QPushButton, QStyle, QStyleOptionButton, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.app.players.plans import style_ids
from shogi_desktop.app.results.handicap_advice import level_points, recommended
from shogi_desktop.app.results.history import PlayedGame
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup
from shogi_desktop.app.settings.settings import NewGameChoices
from shogi_desktop.game import LADDER, Series
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.play.new_game.dialog import NewGameDialog, StartFrom
from shogi_desktop.gui.widgets.board_preview import BoardPreview
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Position
from tests.gui.hands import LEFT
from tests.support.extent import extent
from tests.support.screens import SCREENS, put_away, settle


@pytest.fixture
def dialog(window: MainWindow) -> Iterator[NewGameDialog]:
    window.settings.update(player_name="Aiko", language="en")
    window.parts.new_games.ask()
    shown = window.parts.new_games.dialog
    assert shown is not None
    yield shown
    if window.parts.new_games.dialog is not None:
        shown.reject()


def room_for_text(button: QPushButton) -> int:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    return button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button).width()


def test_no_choice_is_cut_when_it_is_chosen_and_bold(dialog: NewGameDialog) -> None:
    dialog.resize(dialog.minimumSizeHint())
    for group in dialog.findChildren(Segmented):
        for button in group.findChildren(QPushButton):
            button.setChecked(True)
            bold = QFont(button.font())
            bold.setWeight(QFont.Weight.DemiBold)
            icon = 0 if button.icon().isNull() else button.iconSize().width()
            width = QFontMetrics(bold).horizontalAdvance(button.text()) + icon
            assert width <= room_for_text(button), button.text()


def test_the_players_name_is_offered_taken_and_remembered(
    dialog: NewGameDialog, window: MainWindow, qtbot: QtBot
) -> None:
    assert dialog.my_name.text() == "Aiko"
    dialog.my_name.setText("  Botan ")
    qtbot.mouseClick(dialog.start, LEFT)
    assert window.board.record is not None
    assert window.board.record.headers["black"] == "Botan"
    assert window.settings.current.player_name == "Botan"


def test_both_names_of_two_players_go_into_the_record(
    dialog: NewGameDialog, window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.mouseClick(dialog.opponent.button(True), LEFT)
    assert [dialog.names[color].text() for color in Color] == ["Aiko", ""]
    assert not dialog.my_name.isVisible()
    dialog.names[Color.BLACK].setText("Chika")
    dialog.names[Color.WHITE].setText("Ben")
    qtbot.mouseClick(dialog.start, LEFT)
    assert window.board.record is not None
    headers = window.board.record.headers
    assert (headers["black"], headers["white"]) == ("Chika", "Ben")
    assert window.settings.current.player_name == "Aiko"
    window.parts.new_games.ask(two_players=True)
    again = window.parts.new_games.dialog
    assert again is not None
    assert [again.names[color].text() for color in Color] == ["Aiko", "Ben"]
    again.reject()


def test_names_may_be_left_empty(dialog: NewGameDialog, window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.opponent.button(True), LEFT)
    for field in dialog.names.values():
        field.clear()
    qtbot.mouseClick(dialog.start, LEFT)
    assert window.board.record is not None
    assert {"black", "white"}.isdisjoint(window.board.record.headers)


def test_the_fields_are_called_what_the_players_are_called(dialog: NewGameDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.opponent.button(True), LEFT)
    assert dialog.names[Color.WHITE].accessibleName() == "Name of White"
    qtbot.keyClick(dialog.handicap, Qt.Key.Key_Down)
    assert dialog.names[Color.WHITE].accessibleName() == "Name of Uwate"


def ink(widget: QWidget) -> QRect:
    """Where a widget draws something, in its dialog."""
    image = widget.grab().toImage()
    ground = image.pixel(0, 0)
    columns = [x for x in range(image.width()) for y in range(image.height()) if image.pixel(x, y) != ground]
    return QRect(
        widget.mapTo(widget.window(), QPoint(min(columns), 0)), QSize(max(columns) - min(columns), 1)
    )


@pytest.mark.parametrize("percent", [100, 150])
def test_words_without_a_frame_are_in_line_with_the_fields(window: MainWindow, percent: int) -> None:
    """They began 10 pixels further in, so that their ground had room when the mouse is over them."""
    window.settings.update(text_percent=percent)
    dialog = SCREENS["new-game"](window)
    assert isinstance(dialog, NewGameDialog)
    settle()
    field = QRect(dialog.handicap.mapTo(dialog, QPoint()), dialog.handicap.size())
    assert abs(ink(dialog.more).left() - field.left()) <= 3
    assert abs(ink(dialog.recommend).right() - field.right()) <= 3
    for button in (dialog.more, dialog.recommend):
        seen = button.visibleRegion().boundingRect()
        assert button.rect().right() == seen.right() and seen.left() == 0
    put_away(window, dialog)
    window.settings.update(text_percent=100)


def test_what_is_seldom_asked_is_folded_and_told_where_it_is_not_as_usual(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    folded = (dialog.style_choice, dialog.my_name, dialog.match, dialog.rules, dialog.pieces, dialog.compose)
    assert not any(widget.isVisible() for widget in folded)
    choose_match(dialog, 3)
    assert "Best of 3" in dialog.fold.told
    low = dialog.height()
    qtbot.mouseClick(dialog.more, LEFT)
    assert all(widget.isVisible() for widget in folded) and dialog.height() > low
    assert dialog.fold.told == ""
    qtbot.mouseClick(dialog.more, LEFT)
    assert not any(widget.isVisible() for widget in folded)


@pytest.mark.parametrize(
    "room", extent(sample=[QSize(1024, 640)], whole=[QSize(1280, 720), QSize(1024, 640)])
)
@pytest.mark.parametrize("percent", extent(sample=[150], whole=[100, 150]))
def test_the_time_is_seen_without_scrolling(
    dialog: NewGameDialog, window: MainWindow, qtbot: QtBot, room: QSize, percent: int
) -> None:
    window.settings.update(text_percent=percent)
    qtbot.mouseClick(dialog.time_kind.button("byoyomi"), LEFT)
    dialog.resize(dialog.size().boundedTo(room - QSize(16, 72)))
    assert dialog.height() <= room.height() - 72
    for widget in (dialog.time_kind, dialog.main_minutes, dialog.move_seconds, dialog.start):
        assert widget.visibleRegion().boundingRect().size() == widget.size()


@pytest.mark.parametrize("screen", [QSize(1280, 720), QSize(960, 540)])
def test_the_dialog_fits_small_screens(dialog: NewGameDialog, screen: QSize) -> None:
    room = screen - QSize(16, 72)  # a title bar and a task bar
    qt_minimum = dialog.minimumSizeHint()
    assert qt_minimum.width() <= room.width()
    assert qt_minimum.height() <= room.height()
    dialog.resize(dialog.size().boundedTo(room))
    for button in (dialog.start, dialog.cancel):
        place = QRect(button.mapTo(dialog, button.rect().topLeft()), button.size())
        assert dialog.rect().contains(place)
    for control in (dialog.variant, dialog.handicap):
        right = control.mapTo(dialog, control.rect().bottomRight()).x()
        assert right <= dialog.width() - dialog.preview.width()


def test_a_dialog_on_a_large_screen_needs_no_scrolling(dialog: NewGameDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.time_kind.button("byoyomi"), LEFT)
    dialog.resize(dialog.size().expandedTo(QSize(0, 660)))
    qtbot.waitUntil(lambda: dialog.height() >= 640)
    bottom = dialog.move_seconds.mapTo(dialog, dialog.move_seconds.rect().bottomLeft()).y()
    assert bottom < dialog.height()


@pytest.mark.usefixtures("own_letters")
@pytest.mark.parametrize("language", ["ja", "pt"])
def test_in_the_smallest_window_the_choices_become_wider_before_they_scroll(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """The level took two lines there, and the last button was cut by a few pixels."""
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(1024, 640))
    put_away(window, SCREENS["engines"](window))  # a second engine: it can be chosen who plays
    window.settings.update(language=language)
    dialog = SCREENS["new-game"](window)
    assert isinstance(dialog, NewGameDialog)
    dialog.way.button(False).click()
    dialog.level.setValue(6)
    settle()
    button = dialog.more
    assert button.visibleRegion().boundingRect().size() == button.size()
    dialog.reject()


def focusable(dialog: NewGameDialog) -> list[QWidget]:
    """What Tab reaches, in its order."""
    found: list[QWidget] = []
    widget: QWidget | None = dialog
    while widget is not None and (widget := widget.nextInFocusChain()) is not dialog:
        assert widget is not None
        reachable = Qt.FocusPolicy.TabFocus.value & widget.focusPolicy().value
        if reachable and widget.isVisibleTo(dialog) and widget.focusProxy() is None:
            found.append(widget)
    return found


def test_tab_goes_from_the_top_down(dialog: NewGameDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.time_kind.button("byoyomi"), LEFT)
    dialog.more.click()
    chain = focusable(dialog)
    wanted = [
        dialog.level,
        dialog.handicap,
        dialog.main_minutes,
        dialog.move_seconds,
        dialog.my_name,
        dialog.match,
        dialog.cancel,
        dialog.start,
    ]
    assert [widget for widget in chain if widget in wanted] == wanted
    assert all(widget.accessibleName() or getattr(widget, "text", str)() for widget in wanted)


def test_every_label_leads_to_its_control(dialog: NewGameDialog) -> None:
    dialog.more.click()
    letters = {}
    for label in dialog.findChildren(QLabel):
        if "&" in label.text() and label.isVisible():
            buddy = label.buddy()
            assert buddy is not None
            assert buddy.focusPolicy() != Qt.FocusPolicy.NoFocus
            letters[label.text()[label.text().index("&") + 1].lower()] = buddy
    assert letters.keys() == set("golepnhtm")
    letters["o"].setFocus()
    assert dialog.focusWidget() is dialog.opponent.button(False)


def test_the_small_board_shows_the_pieces_in_hand(window: MainWindow, qtbot: QtBot) -> None:
    look = Appearance.of(window.settings.current)

    def preview(sfen: str) -> BoardPreview:
        start = StartFrom(GameSetup(start_sfen=sfen, handicap=""), Position.from_sfen(sfen, STANDARD))
        shown = NewGameDialog(NewGameChoices(), "", look.piece_set, look.theme, start, parent=window)
        qtbot.addWidget(shown)
        shown.show()
        return shown.preview

    bare = preview("4k4/9/9/9/9/9/9/9/4K4 b - 1")
    near = preview("4k4/9/9/9/9/9/9/9/4K4 b R2P 1")
    far = preview("4k4/9/9/9/9/9/9/9/4K4 b r2p 1")
    assert [shown.shows_hands for shown in (bare, near, far)] == [False, True, True]
    pictures = [shown.grab().toImage() for shown in (bare, near, far)]
    assert all(pictures[a] != pictures[b] for a, b in ((0, 1), (0, 2), (1, 2)))


def test_a_steady_board_shows_both_stands_though_nothing_is_in_hand(window: MainWindow, qtbot: QtBot) -> None:
    look = Appearance.of(window.settings.current)
    shown = BoardPreview(look.piece_set, look.theme, steady=True)
    qtbot.addWidget(shown)
    shown.resize(300, 400)

    def wood(hands: str) -> list[int]:
        """The rows in which there is a board or a stand."""
        shown.show_position(Position.from_sfen(f"4k4/9/9/9/9/9/9/9/4K4 b {hands} 1", STANDARD))
        picture = shown.grab().toImage()
        ground, columns = picture.pixelColor(0, 0), range(0, picture.width(), 10)
        rows = range(picture.height())
        return [row for row in rows if any(picture.pixelColor(at, row) != ground for at in columns)]

    assert wood("-") == wood("RPrp")


@pytest.mark.parametrize("height", [400, 900])
def test_a_board_at_the_top_leaves_the_room_below_it_and_is_as_large(
    window: MainWindow, qtbot: QtBot, height: int
) -> None:
    look = Appearance.of(window.settings.current)

    def wood(shown: BoardPreview) -> tuple[int, int]:
        qtbot.addWidget(shown)
        shown.resize(300, height)
        shown.show_position(Position.start(STANDARD))
        picture = shown.grab().toImage()
        ground, columns = picture.pixelColor(0, 0), range(0, picture.width(), 5)
        rows = [
            row
            for row in range(picture.height())
            if any(picture.pixelColor(at, row) != ground for at in columns)
        ]
        return rows[0], rows[-1]

    first, last = wood(BoardPreview(look.piece_set, look.theme, steady=True, at_top=True))
    above, below = wood(BoardPreview(look.piece_set, look.theme, steady=True))
    assert first <= 8
    assert last - first == below - above


def choose_match(dialog: NewGameDialog, games: int) -> None:
    dialog.match.setCurrentIndex(dialog.match.findData(games))


def test_a_match_is_chosen_explained_begun_and_remembered(
    dialog: NewGameDialog, window: MainWindow, qtbot: QtBot
) -> None:
    assert dialog.setup.match is None
    dialog.more.click()
    dialog.match.setFocus()
    qtbot.keyClick(dialog.match, Qt.Key.Key_Down)
    assert dialog.match.currentText() == "Best of 3"
    assert "change colours" in dialog._match_text.text()
    qtbot.mouseClick(dialog.start, LEFT)
    setup = window.desk.setup
    assert setup is not None
    assert setup.match == Series.best_of(3)
    assert window.settings.current.new_game.match_games == 3
    assert window.settings.current.match_game == setup


def test_the_ladder_begins_with_one_of_its_own_handicaps(dialog: NewGameDialog, qtbot: QtBot) -> None:
    choose_match(dialog, 0)
    names = [dialog.handicap.itemData(row) for row in range(dialog.handicap.count())]
    assert names == list(LADDER)
    dialog.handicap.setCurrentIndex(names.index("rook"))
    assert dialog.setup.match == Series.ladder("rook")
    choose_match(dialog, 1)
    assert dialog._handicap_id() == "rook"
    assert dialog.handicap.count() > len(LADDER)


def test_the_giver_of_a_handicap_stays_white_in_a_match(dialog: NewGameDialog) -> None:
    choose_match(dialog, 5)
    dialog.handicap.setCurrentIndex(3)
    assert dialog.setup.match == Series.best_of(5, handicap=True)
    assert "White gives" in dialog._match_text.text()


def test_a_handicap_is_recommended_from_the_levels_apart(dialog: NewGameDialog, qtbot: QtBot) -> None:
    dialog.level.setValue(5)
    qtbot.mouseClick(dialog.recommend, LEFT)
    asked = dialog.recommend_dialog
    assert asked is not None
    qtbot.waitUntil(asked.isVisible)
    assert asked.advice == "An even game"
    asked.fields[0].setCurrentIndex(3)
    own = asked.fields[0].currentData()
    handicap = recommended(level_points("shogi", 5) - level_points("shogi", own))
    assert own < 5 and handicap != "even"
    name, kanji = dialog.handicap.itemText(dialog.handicap.findData(handicap)).split(" · ")
    assert asked.advice == f"Computer level 5 gives: {name} ({kanji})"
    qtbot.mouseClick(asked.use, LEFT)
    assert dialog.setup.handicap == handicap
    assert isinstance(dialog.setup.white, LevelSetup) and dialog.setup.white.level == 5


def test_the_stronger_of_two_players_becomes_white(dialog: NewGameDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.opponent.button(True), LEFT)
    dialog.names[Color.BLACK].setText("Chika")
    dialog.names[Color.WHITE].setText("Ben")
    qtbot.mouseClick(dialog.recommend, LEFT)
    asked = dialog.recommend_dialog
    assert asked is not None
    asked.fields[0].setCurrentIndex(asked.fields[0].findData(3))
    asked.fields[1].setCurrentIndex(asked.fields[1].findData(1))
    assert asked.advice == "Chika gives: Bishop (角落ち)"
    qtbot.keyClick(asked, Qt.Key.Key_Return)
    assert (dialog.setup.black.name, dialog.setup.white.name) == ("Ben", "Chika")
    assert dialog.setup.handicap == "bishop"


def test_the_players_own_level_comes_from_his_results(window: MainWindow) -> None:
    assert window.parts.results.level_of_player("shogi") is None
    ended = datetime(2026, 1, 2).isoformat()
    for _ in range(12):
        for result in ("won", "lost"):
            game = PlayedGame(ended, "shogi", "even", "black", result, "checkmate", 80, strength=6)
            window.parts.results.history.add(game)
    assert window.parts.results.level_of_player("shogi") == 6
    assert window.parts.results.level_of_player("okisakishogi") is None


@pytest.mark.parametrize(
    ("height", "percent"),
    extent(sample=[(720, 100), (768, 150)], whole=[(1000, 100), (720, 100), (1000, 150), (768, 150)]),
)
def test_the_time_fields_are_seen_as_soon_as_a_limit_is_chosen(
    window: MainWindow, qtbot: QtBot, height: int, percent: int
) -> None:
    window.settings.update(text_percent=percent, language="en")
    window.parts.new_games.ask()
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    dialog.resize(dialog.width(), min(dialog.height(), height - 48))
    board = dialog.preview.geometry()
    qtbot.mouseClick(dialog.time_kind.button("byoyomi"), LEFT)
    for field in (dialog.main_minutes, dialog.move_seconds):
        assert field.visibleRegion().boundingRect().size() == field.size()
    assert dialog.preview.geometry() == board
    dialog.reject()


def test_a_handicap_stays_with_the_game_it_was_chosen_for(dialog: NewGameDialog, qtbot: QtBot) -> None:
    dialog.handicap.setCurrentIndex(4)
    chosen = dialog.choices.handicap
    assert chosen != "even"
    qtbot.mouseClick(dialog.variant.button("okisakishogi"), LEFT)
    assert dialog.choices.handicap == "even"
    assert not dialog.setup.is_handicap
    qtbot.mouseClick(dialog.variant.button("shogi"), LEFT)
    assert dialog.choices.handicap == chosen


CLICKED_LEVELS = [1, 2, 5, 9, 10]


def test_a_click_on_the_slider_goes_there(
    dialog: NewGameDialog, qtbot: QtBot, subtests: pytest.Subtests
) -> None:
    for level in CLICKED_LEVELS:
        with subtests.test(level=level):
            slider = dialog.level
            handle = slider.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, None, slider)
            x = handle / 2 + (slider.width() - handle) * (level - 1) / (slider.maximum() - 1)
            point = QPoint(min(slider.width() - 1, round(x)), slider.height() // 2)
            qtbot.mousePress(slider, LEFT, pos=point)
            assert slider.value() == level
            qtbot.mouseMove(slider, QPoint(slider.width() - 1, point.y()))
            qtbot.mouseRelease(slider, LEFT, pos=QPoint(slider.width() - 1, point.y()))
            assert slider.value() == slider.maximum()


def test_the_buttons_of_the_sides_show_the_king_as_it_stands(dialog: NewGameDialog) -> None:
    black, white = (dialog.colour.button(side).icon() for side in ("black", "white"))
    size = dialog.colour.button("black").iconSize()
    pictures = [icon.pixmap(size).toImage() for icon in (black, white)]
    # A piece is narrower where it points to.
    lean = [_ink(image, top=True) < _ink(image, top=False) for image in pictures]
    assert lean == [True, False]


def _ink(image: QImage, *, top: bool) -> int:
    quarter = image.height() // 4
    rows = range(quarter) if top else range(image.height() - quarter, image.height())
    return sum(image.pixelColor(x, y).alpha() > 128 for y in rows for x in range(image.width()))


def test_a_game_offers_the_openings_that_there_are_for_it(dialog: NewGameDialog, qtbot: QtBot) -> None:
    choice = dialog.style_choice
    styles = [choice.itemData(place) for place in range(choice.count())]
    assert styles == list(style_ids(STANDARD))
    choice.setCurrentIndex(choice.findData("fourth_file"))
    qtbot.mouseClick(dialog.variant.button("okisakishogi"), LEFT)
    assert [choice.itemData(place) for place in range(choice.count())] == list(style_ids(OKISAKI))
    assert choice.currentData() == "" and "fourth_file" not in style_ids(OKISAKI)
