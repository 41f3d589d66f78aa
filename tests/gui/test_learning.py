"""The course by real mouse and key events, the reference, and how they are reached."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QImage, QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.app.learn import texts
from shogi_desktop.app.learn.course import CHAPTERS, steps_of
from shogi_desktop.app.learn.steps import LEARNER, Way
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.app.words.illegal_moves import why_text
from shogi_desktop.gui.board import OnBoard, OnStand, Spot
from shogi_desktop.gui.learn.lesson_page import LessonPage
from shogi_desktop.gui.learn.page import LearnPage
from shogi_desktop.gui.learn.reference_window import ReferenceWindow
from shogi_desktop.gui.printing.print_dialog import PrintDialog
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import OKISAKI, STANDARD, BoardMove, Move, objection, parse_square, parse_usi_move
from tests.gui.hands import LEFT, OPENING, TWO_PLAYERS, notice, play
from tests.support.extent import in_the_whole
from tests.support.screens import settle

BY_ID = {step.id: step for chapter in CHAPTERS for step in chapter.steps}


@pytest.fixture
def course(window: MainWindow) -> LearnPage:
    QTest.mouseClick(window.start_page.learn, LEFT)
    page = window.parts.learning.page
    assert page is not None
    assert page.isVisible()
    return page


@pytest.fixture
def lesson(course: LearnPage) -> LessonPage:
    return course.lesson


def open_step(course: LearnPage, step_id: str, way: Way = Way.NOTHING) -> LessonPage:
    course.open(way, BY_ID[step_id])
    return course.lesson


def point(lesson: LessonPage, spot: Spot) -> QPoint:
    if isinstance(spot, OnStand):
        place = lesson.scene.layout.stand_piece_rect(spot.color, spot.kind)
    else:
        place = lesson.scene.place(spot)
    return lesson.board.mapFromScene(place.center())


def click(lesson: LessonPage, spot: Spot) -> None:
    QTest.mouseClick(lesson.board.viewport(), LEFT, pos=point(lesson, spot))


def square(name: str) -> OnBoard:
    return OnBoard(parse_square(name))


def move(lesson: LessonPage, wanted: Move | str) -> None:
    """Click the piece, its destination, and the face it is to show where that is asked."""
    if isinstance(wanted, str):
        wanted = parse_usi_move(wanted, lesson.step.variant)
    board_move = isinstance(wanted, BoardMove)
    QApplication.processEvents()  # a piece refused is back only when the event loop has turned
    click(lesson, OnBoard(wanted.origin) if isinstance(wanted, BoardMove) else OnStand(LEARNER, wanted.kind))
    click(lesson, OnBoard(wanted.target))
    chooser = lesson.scene.chooser
    if chooser is not None:
        assert board_move
        place = chooser.mapToScene(chooser.face_rect(promoted=wanted.promote).center())  # type: ignore[union-attr]
        QTest.mouseClick(lesson.board.viewport(), LEFT, pos=lesson.board.mapFromScene(place))


def drag(lesson: LessonPage, origin: Spot, target: Spot) -> None:
    view = lesson.board.viewport()
    QTest.mousePress(view, LEFT, pos=point(lesson, origin))
    for share in (0.2, 0.6, 1.0):
        way = point(lesson, target) - point(lesson, origin)
        QTest.mouseMove(view, point(lesson, origin) + way * share)
    QTest.mouseRelease(view, LEFT, pos=point(lesson, target))


def keys(widget: QWidget, *sent: Qt.Key) -> None:
    for key in sent:
        QTest.keyClick(widget, key)


def solve(lesson: LessonPage) -> None:
    for _ in range(20):
        if lesson.trial.done:
            return
        found = lesson.trial.next_square()
        if found is not None:
            click(lesson, OnBoard(found))
            continue
        wanted = lesson.trial.next_move()
        assert wanted is not None
        move(lesson, wanted)
    pytest.fail(f"{lesson.step.id} cannot be done by hand")


# --- the whole way ------------------------------------------------------------------------------------------


@in_the_whole
def test_a_reader_goes_the_whole_way_by_mouse(window: MainWindow, course: LearnPage, paths: AppPaths) -> None:
    QTest.mouseClick(course.contents.ways[Way.NOTHING].card, LEFT)
    lesson = course.lesson
    for step in steps_of(Way.NOTHING):
        assert lesson.step is step
        solve(lesson)
        assert lesson.feedback.text() == texts.right(step)
        QTest.mouseClick(lesson.next, LEFT)
    assert not course.in_lesson
    done = json.loads(paths.learn_file.read_text())["done"]
    assert len(done) == len(steps_of(Way.NOTHING))
    assert course.contents.ways[Way.NOTHING].card.property("kind") == "card"
    assert course.contents.game.property("kind") == "hero"
    QTest.mouseClick(course.contents.game, LEFT)
    assert window.parts.new_games.dialog is not None
    assert window.parts.new_games.dialog.choices.rung == 1
    window.parts.new_games.dialog.reject()
    window.parts.learning.leave()
    window.do("learn")
    assert course.contents.game.property("kind") == "card"


def test_a_lesson_is_done_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    window.do("learn")
    page = window.parts.learning.page
    assert page is not None
    qtbot.waitUntil(page.contents.ways[Way.NOTHING].card.hasFocus)
    keys(page.contents.ways[Way.NOTHING].card, Qt.Key.Key_Space)
    lesson = page.lesson
    page.open(Way.NOTHING, BY_ID["king_place"])
    assert lesson.board.hasFocus()
    # The cursor begins on the king: a first Enter shows it, a second chooses.
    keys(lesson.board, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert lesson.trial.done
    qtbot.waitUntil(lesson.next.hasFocus)
    keys(lesson.next, Qt.Key.Key_Space)
    assert lesson.step.id == "rook_place"
    keys(lesson.board, *[Qt.Key.Key_Right] * 3, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert lesson.trial.done
    keys(lesson.next, Qt.Key.Key_Space)
    assert lesson.step.id == "first_move"
    QTest.keyClicks(lesson.board, "P-7f")
    keys(lesson.board, Qt.Key.Key_Return)
    assert lesson.trial.done
    QTest.keyClick(lesson.next, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert lesson.step.id == "rook_place"
    QTest.keyClick(lesson.board, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    keys(lesson.next, Qt.Key.Key_Escape)
    assert not page.in_lesson


def test_a_piece_is_dragged_and_moved_by_the_cursor(course: LearnPage) -> None:
    lesson = open_step(course, "capture")
    drag(lesson, square("5f"), square("5e"))
    assert lesson.trial.done
    assert lesson.scene.stand_shown(LEARNER)
    lesson.restart()
    assert not lesson.trial.done
    lesson.board.setFocus()
    keys(lesson.board, *[Qt.Key.Key_Up] * 3)
    keys(lesson.board, Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert lesson.trial.done


# --- answers ------------------------------------------------------------------------------------------------


WRONG = [
    ("first_move", "2g2f", "rook_pawn", False),
    ("first_move", "7g7e", "double", True),
    ("pawn", "5e6d", "diagonal", True),
    ("nifu", "P*3e", "two", True),
    ("uchifuzume", "P*1b", "pawn", True),
    ("must_promote", "5b5a", "stuck", True),
    ("promote_rook", "2h2c", "declined", False),
    ("head_gold", "G*4b", "loose", False),
]


def test_a_wrong_move_is_answered_in_its_own_words(course: LearnPage, subtests: pytest.Subtests) -> None:
    for step_id, answer, key, illegal in WRONG:
        with subtests.test(step=step_id, answer=answer):
            lesson = open_step(course, step_id)
            before = lesson.trial.position
            move(lesson, answer)
            said = lesson.feedback.text()
            assert texts.TEXTS[step_id].wrong[key] in said
            reason = objection(before, parse_usi_move(answer, STANDARD))
            assert (reason is not None) == illegal
            assert reason is None or why_text(reason) in said
            assert lesson.trial.position is before
            assert not lesson.trial.done
            solve(lesson)
            assert lesson.feedback.text() == texts.right(lesson.step)


def test_a_wrong_square_is_answered_and_a_right_one_marked(course: LearnPage) -> None:
    lesson = open_step(course, "gold")
    click(lesson, square("6f"))
    assert lesson.feedback.text().endswith(texts.TEXTS["gold"].wrong["back"])
    assert not lesson.scene.annotations
    click(lesson, square("1a"))
    assert "does not move that way" in lesson.feedback.text()
    click(lesson, square("5d"))
    assert len(lesson.scene.annotations.circles) == 1
    assert "5" in lesson.feedback.text()
    click(lesson, square("5d"))
    assert "found" in lesson.feedback.text()


def test_the_opponent_answers_and_the_reader_goes_on(course: LearnPage) -> None:
    lesson = open_step(course, "three")
    move(lesson, "S*3b")
    assert lesson.trial.position.piece_at(parse_square("2b")) is not None
    assert lesson.scene.pieces_shown()[parse_square("2b")].kind.royal
    move(lesson, "G*2c")
    assert lesson.trial.done


def test_the_answer_comes_after_a_breath_where_pieces_glide(course: LearnPage, qtbot: QtBot) -> None:
    lesson = open_step(course, "three")
    lesson.scene.reduced_motion = False
    lesson._reply.setInterval(20)
    move(lesson, "S*3b")
    assert parse_square("2b") not in lesson.scene.pieces_shown()
    click(lesson, OnStand(LEARNER, STANDARD.kind("gold")))
    assert lesson.scene.held is None
    qtbot.waitUntil(lambda: parse_square("2b") in lesson.scene.pieces_shown())
    lesson.scene.finish_animation()
    move(lesson, "G*2c")
    assert lesson.trial.done
    lesson.scene.finish_animation()


def test_leaving_in_the_middle_of_an_answer_leaves_nothing_running(
    window: MainWindow, course: LearnPage
) -> None:
    lesson = open_step(course, "three")
    lesson.scene.reduced_motion = False
    move(lesson, "S*3b")
    assert lesson._reply.isActive()
    window.parts.learning.leave()
    assert not lesson._reply.isActive()
    assert parse_square("2b") in lesson.scene.pieces_shown()
    lesson.scene.finish_animation()


def test_a_move_typed_may_be_illegal_or_no_move_at_all(course: LearnPage) -> None:
    lesson = open_step(course, "nifu")
    QTest.keyClicks(lesson.board, "P*3e")
    keys(lesson.board, Qt.Key.Key_Return)
    assert texts.TEXTS["nifu"].wrong["two"] in lesson.feedback.text()
    keys(lesson.board, Qt.Key.Key_Escape)
    QTest.keyClicks(lesson.board, "R-1")
    keys(lesson.board, Qt.Key.Key_Return)
    assert "R-1" in lesson.feedback.text()


def test_hint_points_and_show_me_does_it_without_counting(course: LearnPage, paths: AppPaths) -> None:
    lesson = open_step(course, "fork")
    QTest.mouseClick(lesson.hint, LEFT)
    assert lesson.scene.annotations.arrows
    QTest.mouseClick(lesson.show_me, LEFT)
    assert lesson.trial.done
    assert not lesson.hint.isEnabled()
    assert not paths.learn_file.exists()
    QTest.mouseClick(lesson.again, LEFT)
    solve(lesson)
    assert "fork" in json.loads(paths.learn_file.read_text())["done"]
    lesson = open_step(course, "gold")
    QTest.mouseClick(lesson.hint, LEFT)
    assert lesson.scene.annotations.circles
    for _ in range(6):
        QTest.mouseClick(lesson.show_me, LEFT)
    assert lesson.trial.done
    lesson = open_step(course, "rook")
    QTest.mouseClick(lesson.hint, LEFT)
    assert lesson.scene.annotations.arrows


def test_the_diagrams_beside_a_lesson_are_those_of_its_pieces(course: LearnPage) -> None:
    lesson = open_step(course, "turned")
    QApplication.processEvents()
    assert len([view for view in lesson._diagrams if view.isVisibleTo(lesson)]) == len(
        BY_ID["turned"].diagrams
    )
    lesson = open_step(course, "chess_knight")
    assert lesson._diagrams[0].accessibleName().startswith("Knight")
    assert "any direction" in lesson._diagrams[0].accessibleName()


# --- the course in the window -------------------------------------------------------------------------------


def test_a_running_game_waits_while_its_player_learns(window: MainWindow) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, *OPENING)
    window.do("learn")
    assert window.parts.learning.shown
    assert not window.actions_by_id["resign"].isEnabled()
    window.do("learn")
    assert window.on_board
    assert window.board.running


def test_the_course_remembers_the_place(make_window: Callable[..., MainWindow]) -> None:
    first = make_window()
    first.do("learn")
    page = first.parts.learning.page
    assert page is not None
    open_step(page, "silver", Way.CHESS)
    first.close()
    second = make_window()
    second.do("learn")
    page = second.parts.learning.page
    assert page is not None
    QTest.mouseClick(page.contents.ways[Way.CHESS].card, LEFT)
    assert page.lesson.step.id == "silver"
    page.show_contents()
    QTest.mouseClick(page.contents.ways[Way.CHESS].restart, LEFT)
    assert not page.contents.ways[Way.CHESS].restart.isVisible()
    QTest.mouseClick(page.contents.ways[Way.CHESS].chapters["drops"], LEFT)
    assert page.lesson.step.id == "capture"


def test_the_cards_of_the_two_ways_are_equally_high_when_one_is_begun(window: MainWindow) -> None:
    window.resize(1280, 720)
    window.do("learn")
    page = window.parts.learning.page
    assert page is not None
    chess, scratch = (page.contents.ways[way] for way in (Way.CHESS, Way.NOTHING))
    for _ in range(2):
        settle()
        assert chess.card.height() == scratch.card.height()
        open_step(page, "silver", Way.CHESS)
        page.show_contents()
    assert chess.restart.isVisible()


def test_the_contents_are_as_wide_as_larger_text_asks(window: MainWindow) -> None:
    """After a change of the size of text they kept the width of the one before until the next start."""
    window.resize(1900, 900)
    window.do("learn")
    page = window.parts.learning.page
    assert page is not None
    settle()
    ways = list(page.contents.ways.values())
    before = ways[0].card.width()
    window.settings.update(text_percent=150)
    settle()
    assert ways[0].card.width() > 1.3 * before


def test_progress_that_cannot_be_kept_is_told(window: MainWindow, paths: AppPaths) -> None:
    paths.learn_file.parent.mkdir(parents=True, exist_ok=True)
    paths.learn_file.write_text("no progress at all")
    window.do("learn")
    assert "moved to" in notice(window)


@in_the_whole
def test_language_and_look_change_while_a_lesson_is_open(course: LearnPage) -> None:
    window = course.window()
    assert isinstance(window, MainWindow)
    lesson = open_step(course, "nifu")
    move(lesson, "P*3e")
    window.settings.update(language="ja", appearance="dark", piece_set="one_kanji")
    window.do("reference")
    assert window.parts.learning.reference is not None
    assert lesson._task.text() == texts.task(lesson.step)
    assert lesson.scene.theme is window.play_page.scene.theme
    assert lesson.feedback.text() == ""
    window.settings.update(language="en", appearance="light")
    assert lesson._task.text() == texts.TEXTS["nifu"].task


def test_every_word_of_a_step_can_be_read_on_a_small_screen(window: MainWindow) -> None:
    window.setMinimumSize(1, 1)
    window.resize(860, 480)
    window.do("learn")
    page = window.parts.learning.page
    assert page is not None
    lesson = page.lesson
    for language in ("ja", "cs", "pt", "en"):
        window.settings.update(language=language)
        page.show_contents()
        QApplication.processEvents()
        for column in page.contents.ways.values():
            card = column.card
            assert page.contents.rect().contains(QRect(card.mapTo(page.contents, QPoint()), card.size()))
        for step in steps_of(Way.NOTHING)[::5]:
            page.open(Way.NOTHING, step)
            lesson.feedback.say(texts.right(step))
            for _ in range(2):  # the words ask for their height, then the area gives it
                QApplication.processEvents()
            body = lesson._scroll.widget()
            assert body is not None and body.width() <= lesson._scroll.viewport().width()
            for label in (lesson._tell, lesson._task, lesson.feedback):
                assert label.height() >= label.heightForWidth(label.width()) or label.isHidden()
            for button in (lesson.hint, lesson.show_me, lesson.again, lesson.back, lesson.next):
                text = button.text().replace("&", "")
                assert button.fontMetrics().horizontalAdvance(text) <= button.width() - 8


# --- the reference ------------------------------------------------------------------------------------------


def press_f1(window: QWidget, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F1)


@pytest.fixture
def rules(window: MainWindow, qtbot: QtBot) -> ReferenceWindow:
    press_f1(window, qtbot)
    found = window.parts.learning.reference
    assert found is not None
    assert found.isVisible()
    return found


def test_f1_opens_the_rules_of_the_game_on_the_board(
    window: MainWindow, rules: ReferenceWindow, qtbot: QtBot
) -> None:
    assert rules.section is not None
    assert rules.section.variant is STANDARD
    rules.close()
    window.do("learn")
    assert window.parts.learning.page is not None
    open_step(window.parts.learning.page, "queen")
    press_f1(window, qtbot)
    assert rules.isVisible()
    assert rules.section.variant is OKISAKI
    assert rules.variant is OKISAKI


def test_the_reference_opens_where_it_was_read_after_another_look_and_language(
    window: MainWindow, rules: ReferenceWindow
) -> None:
    """Written anew while it was closed, it stood some lines off: its lines ended elsewhere then."""
    rules.show_section("shogi-drops")
    rules.close()
    window.settings.update(language="pt", appearance="dark", text_percent=130)
    window.do("reference")
    settle()
    assert rules.section is not None and rules.section.id == "shogi-drops"
    start = rules.view.starts[[section.id for section in rules._sections].index("shogi-drops")]
    cursor = QTextCursor(rules.view.document())
    cursor.setPosition(start)
    assert 0 <= rules.view.cursorRect(cursor).top() <= 16


def test_f1_in_the_new_game_dialog_opens_the_rules_of_the_game_chosen(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.settings.update(new_game=type(window.settings.current.new_game)(variant="okisakishogi"))
    window.parts.new_games.ask()
    assert window.parts.new_games.dialog is not None
    press_f1(window.parts.new_games.dialog, qtbot)
    assert window.parts.learning.reference is not None
    assert window.parts.learning.reference.variant is OKISAKI
    window.parts.new_games.dialog.reject()


def test_the_contents_go_to_a_section_and_follow_the_reading(rules: ReferenceWindow) -> None:
    rules.show_section("shogi-impasse")
    at = rules.view.verticalScrollBar().value()
    assert at > 0
    rules.view.verticalScrollBar().setValue(0)
    assert rules.section is not None
    assert rules.section.id == "shogi-game"


def test_search_marks_what_it_finds_and_leaves_only_those_sections(rules: ReferenceWindow) -> None:
    QTest.keyClicks(rules.search, "uchifuzume")
    shown = [
        rules.contents.item(row).text()
        for row in range(rules.contents.count())
        if not rules.contents.item(row).isHidden()
    ]
    assert shown == ["Shogi", "Drops", "Illegal moves", "Okisaki shogi", "Drops", "Illegal moves"]
    found = len(rules.view.extraSelections())
    assert found >= 4
    first = rules.view.verticalScrollBar().value()
    for _ in range(found - 1):
        keys(rules.search, Qt.Key.Key_Return)
    assert rules.view.verticalScrollBar().value() > first
    QTest.keyClick(rules.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert rules.count.text() == f"{found - 1} of {found}"
    QTest.keyClicks(rules.search, "xyz")
    assert rules.count.text() == "Not found."
    keys(rules.search, Qt.Key.Key_Escape)
    assert rules.search.text() == ""
    assert not rules.contents.item(0).isHidden()
    keys(rules.search, Qt.Key.Key_Escape)
    assert not rules.isVisible()


def test_the_reference_has_a_diagram_of_every_piece_of_both_games(rules: ReferenceWindow) -> None:
    rules.view.finish()
    html = rules.view.toHtml()
    for variant in (STANDARD, OKISAKI):
        for kind in variant.kinds:
            assert f"move:{variant.id}/{kind.id}" in html
        assert f"board:{variant.id}" in html


def test_the_reference_begins_with_what_is_seen_and_is_all_there_in_the_end(
    rules: ReferenceWindow, qtbot: QtBot
) -> None:
    last = rules.contents.item(rules.contents.count() - 1).text()
    assert last not in rules.view.toPlainText()
    qtbot.waitUntil(lambda: last in rules.view.toPlainText())
    qtbot.waitUntil(lambda: not rules.view.building)
    for row in range(rules.contents.count()):
        assert rules.contents.item(row).text() in rules.view.toPlainText()


def test_a_section_that_is_not_laid_out_yet_is_shown_at_the_top(rules: ReferenceWindow) -> None:
    assert rules.view.building
    rules.show_section("okisakishogi-game")
    assert rules.view.building
    assert rules.view.verticalScrollBar().value() > 1000
    assert rules.view.section_at(rules.view.cursorForPosition(QPoint(8, 48)).position()) == 10
    rules.view.finish()
    assert rules.view.section_at(rules.view.cursorForPosition(QPoint(8, 48)).position()) == 10


def test_a_reference_not_wholly_laid_out_takes_another_language_and_is_closed(
    window: MainWindow, rules: ReferenceWindow, qtbot: QtBot
) -> None:
    rules.show_section("shogi-drops")
    window.settings.update(language="ja")
    assert rules.section is not None
    assert rules.section.id == "shogi-drops"
    assert rules.view.building
    qtbot.waitUntil(lambda: not rules.view.building)
    assert "打ち歩詰め" in rules.view.toPlainText()
    window.settings.update(language="en")
    rules.close()
    qtbot.waitUntil(lambda: not rules.view.building)


def test_the_diagrams_of_the_reference_are_painted_beside_the_window(
    window: MainWindow, rules: ReferenceWindow, qtbot: QtBot
) -> None:
    def board() -> QImage:
        kind = QTextDocument.ResourceType.ImageResource.value
        found = rules.view.document().resource(kind, QUrl("board:shogi"))
        assert isinstance(found, QImage)
        return found

    def painted() -> bool:
        image = board()
        return image.pixelColor(image.rect().center()).alpha() == 255

    qtbot.waitUntil(painted)
    light = board().pixelColor(board().rect().center())
    window.settings.update(appearance="dark")
    qtbot.waitUntil(lambda: painted() and board().pixelColor(board().rect().center()) != light)
    rules.close()
    window.settings.update(appearance="light")
    window.do("reference")
    qtbot.waitUntil(lambda: painted() and board().pixelColor(board().rect().center()) == light)


def test_the_sheet_is_asked_for_from_the_reference(window: MainWindow, rules: ReferenceWindow) -> None:
    rules.show_section("okisakishogi-drops")
    before = window.settings.current.printing.sheet
    QTest.mouseClick(rules.sheet, LEFT)
    dialog = window.parts.printing.dialog
    assert isinstance(dialog, PrintDialog)
    assert dialog.choices.sheet == "rules"
    dialog.reject()
    assert window.settings.current.printing.sheet == before


def test_the_window_takes_the_reference_away_with_it(window: MainWindow, rules: ReferenceWindow) -> None:
    window.close()
    assert not rules.isVisible()


# --- the cards of the contents ------------------------------------------------------------------------------


def test_the_chapters_of_the_way_last_gone_are_shown(course: LearnPage) -> None:
    ways = course.contents.ways
    assert ways[Way.NOTHING].grid.isVisible() and not ways[Way.CHESS].grid.isVisible()
    QTest.mouseClick(ways[Way.CHESS].card, LEFT)
    course.show_contents()
    assert ways[Way.CHESS].grid.isVisible() and not ways[Way.NOTHING].grid.isVisible()
    QTest.mouseClick(ways[Way.CHESS].chapters["promotion"], LEFT)
    assert course.lesson.step.id == "zone"


def test_a_chapter_that_is_done_has_a_tick(course: LearnPage) -> None:
    card = course.contents.ways[Way.NOTHING].chapters["handicaps"]
    assert card.accessibleDescription() == "0 / 2"
    for step in card.chapter.steps:
        course._progress.finish(step)
    course.contents.refresh()
    assert card._count.text() == "2 / 2 · done"
    assert card._bar.value() == card._bar.maximum() == 2


def test_the_course_has_pieces_for_beginners_unless_those_of_the_board_are_wanted(
    window: MainWindow, course: LearnPage
) -> None:
    assert course.lesson.scene._look.piece_set.id == "beginner"
    course.show_contents()
    QTest.mouseClick(course.contents.easy_pieces, LEFT)
    assert not window.settings.current.course_pieces
    assert course.lesson.scene._look.piece_set is window.look.appearance.piece_set
    QTest.mouseClick(course.contents.easy_pieces, LEFT)
    assert course.lesson.scene._look.piece_set.id == "beginner"


def test_a_lesson_without_an_answer_leaves_the_room_of_their_stand_to_the_board(course: LearnPage) -> None:
    lesson = open_step(course, "king")
    QApplication.processEvents()
    alone = lesson.board.transform().m11()
    assert lesson.scene.layout.stands == (LEARNER,)
    open_step(course, "three")
    assert len(lesson.scene.layout.stands) == 2
    assert alone > 1.1 * lesson.board.transform().m11()
