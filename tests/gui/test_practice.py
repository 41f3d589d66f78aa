"""Spaced repetition in the window: mistakes kept in the review, repeated on the deck's page; by mouse and
keys.
"""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from shogi_desktop.app.analysis.game_analysis import Effort
from shogi_desktop.app.practice.schedule import Grade
from shogi_desktop.game import Evaluation, Record
from shogi_desktop.gui.review.deck_page import DeckPage
from shogi_desktop.gui.review.deck_part import DeckPart
from shogi_desktop.gui.review.page import ReviewPage
from shogi_desktop.gui.widgets.notice_bar import Notice
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import OKISAKI, STANDARD, Color, Variant, parse_usi_move
from tests.gui.conftest import MakeWindow
from tests.gui.hands import finish_work, notice
from tests.support.cramped import cramped
from tests.support.screens import settle

LEFT = Qt.MouseButton.LeftButton
DAY, NEXT = date(2026, 11, 23), date(2026, 11, 24)


def known_record(variant: Variant = STANDARD, *moves: str, best: str = "8c8d") -> Record:
    """A game that says itself what each move is worth: White's last one is a blunder."""
    record = Record(variant)
    node, parsed = record.root, [parse_usi_move(text, variant) for text in moves or SHOGI]
    for move in parsed:
        right = move if move is not parsed[-1] else parse_usi_move(best, variant)
        node.evaluation = Evaluation(0, 5, 100, "E", (right,))
        node = node.add(move)
    node.evaluation = Evaluation(1500, 5, 100, "E")
    return record


SHOGI = ("7g7f", "3c3d", "2g2f", "8b9b")
OKI = ("5h5g", "5c5d", "4h4g", "6c6d")


def part_of(window: MainWindow) -> DeckPart:
    part: DeckPart = window.parts.practice
    part.effort = Effort(nodes=2000)
    part.today = lambda: DAY
    finish_work(window)
    return part


def reviewed(window: MainWindow, record: Record) -> ReviewPage:
    window.parts.play.study_position(record)
    window.do("review")
    window.parts.reviews.finish()
    page = window.parts.reviews.page
    assert page is not None
    assert page.review is not None
    return page


def keep_one(window: MainWindow, qtbot: QtBot, record: Record | None = None) -> None:
    page = reviewed(window, record or known_record())
    qtbot.mouseClick(page.summary.points[0], LEFT)
    qtbot.mouseClick(page.keep, LEFT)


def opened(window: MainWindow) -> DeckPage:
    window.do("practice")
    page: DeckPage | None = window.parts.practice.page
    assert page is not None
    return page


def test_a_mistake_is_kept_in_the_review_and_stays(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    part_of(window)
    keep_one(window, qtbot)
    assert "Kept for practice: 1" in notice(window)
    page = window.parts.reviews.page
    assert page is not None
    assert page.keep.text() == "Kept for practice"
    assert not page.keep.isEnabled()
    finish_work(window)
    again = make_window()
    part = part_of(again)
    assert len(part.decks.cards("")) == 1


def test_the_board_of_the_deck_keeps_half_of_the_page_with_large_text(
    window: MainWindow, qtbot: QtBot
) -> None:
    """Its panel took 660 of 1024 pixels; and what offered to open the deck stayed above it."""
    part_of(window)
    window.resize(1024, 640)
    window.settings.update(text_percent=150)
    keep_one(window, qtbot)
    page = opened(window)
    settle()
    width, faults = page.board.width(), cramped(window)
    window.settings.update(text_percent=100)
    assert width >= 0.5 * page.width()
    assert not faults
    assert window.notices.isHidden()


def test_a_notice_above_the_deck_presses_nothing_of_it_together(window: MainWindow, qtbot: QtBot) -> None:
    part_of(window)
    window.resize(1024, 640)
    window.settings.update(language="cs", text_percent=150)
    keep_one(window, qtbot)
    page = opened(window)
    window.notices.say(Notice(lambda: "Chyby jsou uloženy k procvičování a vrátí se zítra."))
    settle()
    faults, height = cramped(window), page.overview.list.height()
    window.settings.update(language="en", text_percent=100)
    assert not faults
    assert height > 0


def test_what_was_not_found_is_offered_after_learning(window: MainWindow, qtbot: QtBot) -> None:
    part = part_of(window)
    page = reviewed(window, known_record())
    qtbot.mouseClick(page.learn[Color.WHITE], LEFT)
    assert not page.keep.isVisible()  # it would tell which move it was
    qtbot.mouseClick(page.practice_panel.show_me, LEFT)
    qtbot.mouseClick(page.practice_panel.next, LEFT)
    assert "solved at once: 1" in notice(window)
    qtbot.mouseClick(window.notices.action_button, LEFT)
    assert len(part.decks.cards("")) == 1
    qtbot.mouseClick(page.learn[Color.WHITE], LEFT)
    qtbot.mouseClick(page.practice_panel.show_me, LEFT)
    qtbot.mouseClick(page.practice_panel.next, LEFT)
    assert "Kept for practice" in notice(window)  # what is kept is not offered again


def test_a_card_that_is_found_at_once_comes_back_after_a_day(window: MainWindow, qtbot: QtBot) -> None:
    part = part_of(window)
    keep_one(window, qtbot)
    page = opened(window)
    assert "Due today: 1" in page.overview.due.text()
    qtbot.keyClick(page.overview.begin, Qt.Key.Key_Space)
    assert not page.scene.annotations  # nothing gives the answer away
    qtbot.keyClicks(page.board, "8c8d")
    qtbot.keyClick(page.board, Qt.Key.Key_Return)
    assert "is right" in page.panel.feedback.text()
    assert page.grade.isVisible()
    qtbot.mouseClick(page.panel.next, LEFT)
    (held,) = part.decks.cards("")
    assert held.memory.due == NEXT.isoformat()
    assert held.memory.ease == 2.5
    assert "Nothing is due" in page.overview.due.text()
    assert "Days in a row: 1" in page.overview.about.text()
    part.today = lambda: NEXT
    window.do("practice")
    assert "Due today: 1" in opened(window).overview.due.text()


@pytest.mark.parametrize(
    ("answer", "english", "czech"), [("right", "is right", "je správně"), ("shown", "was best", "Nejlepší")]
)
def test_an_answer_follows_the_language(
    window: MainWindow, qtbot: QtBot, answer: str, english: str, czech: str
) -> None:
    """It stayed in the old one until the next answer."""
    keep_one(window, qtbot)
    page = opened(window)
    page.begin()
    if answer == "shown":
        qtbot.mouseClick(page.panel.show_me, LEFT)
    else:
        page.scene.move_requested.emit(parse_usi_move("8c8d", STANDARD))
    assert english in page.panel.feedback.text()
    try:
        window.settings.update(language="cs")
        told = page.panel.feedback.text()
        assert czech in told and english not in told
    finally:
        window.settings.update(language="en")
    assert english in page.panel.feedback.text()


def test_how_hard_it_was_can_be_said(window: MainWindow, qtbot: QtBot) -> None:
    part = part_of(window)
    keep_one(window, qtbot)
    page = opened(window)
    page.begin()
    page.scene.move_requested.emit(parse_usi_move("8c8d", STANDARD))
    qtbot.mouseClick(page.grade.button(Grade.EASY), LEFT)
    qtbot.mouseClick(page.panel.next, LEFT)
    assert part.decks.cards("")[0].memory.ease == 2.6


def test_what_was_shown_is_seen_once_more_and_comes_back_tomorrow(window: MainWindow, qtbot: QtBot) -> None:
    part = part_of(window)
    keep_one(window, qtbot)
    page = opened(window)
    page.begin()
    qtbot.mouseClick(page.panel.show_me, LEFT)
    assert "was best" in page.panel.feedback.text()
    assert not page.grade.isVisible()
    qtbot.mouseClick(page.panel.next, LEFT)
    practice = page.exercises.practice
    assert practice is not None
    assert practice.index == 1
    page.scene.move_requested.emit(parse_usi_move("8c8d", STANDARD))
    assert not page.grade.isVisible()  # the first time today is the one that counts
    qtbot.mouseClick(page.panel.next, LEFT)
    memory = part.decks.cards("")[0].memory
    assert (memory.passed, memory.failed, memory.due) == (0, 1, NEXT.isoformat())


def test_any_good_move_is_right_and_a_bad_one_is_answered(window: MainWindow, qtbot: QtBot) -> None:
    part_of(window)
    keep_one(window, qtbot)
    page = opened(window)
    page.begin()
    page.scene.move_requested.emit(parse_usi_move("2b7g+", STANDARD))
    qtbot.waitUntil(lambda: "lowers" in page.panel.feedback.text(), timeout=30_000)
    page.scene.move_requested.emit(parse_usi_move("4a3b", STANDARD))
    qtbot.waitUntil(lambda: "is right" in page.panel.feedback.text(), timeout=30_000)


def test_both_games_are_practised_in_one_session(window: MainWindow, qtbot: QtBot) -> None:
    part = part_of(window)
    keep_one(window, qtbot)
    keep_one(window, qtbot, known_record(OKISAKI, *OKI, best="4c4d"))
    page = opened(window)
    page.begin()
    for best, variant in (("8c8d", STANDARD), ("4c4d", OKISAKI)):
        assert page.scene.position is not None
        assert page.scene.position.variant is variant
        page.scene.move_requested.emit(parse_usi_move(best, variant))
        qtbot.mouseClick(page.panel.next, LEFT)
    assert part.decks.due("", DAY) == []


def test_cards_are_put_aside_taken_up_and_removed(window: MainWindow, qtbot: QtBot) -> None:
    part = part_of(window)
    keep_one(window, qtbot)
    page = opened(window)
    assert page.scene.position is not None
    assert page.scene.position.sfen().startswith("lnsgkgsnl/1r5b1/pppppp1pp")
    qtbot.mouseClick(page.overview.suspend, LEFT)
    assert "Set aside: 1" in page.overview.about.text()
    assert not page.overview.begin.isEnabled()
    qtbot.mouseClick(page.overview.suspend, LEFT)
    assert page.overview.begin.isEnabled()
    page.begin()
    qtbot.mouseClick(page.aside, LEFT)
    assert part.decks.cards("")[0].suspended
    qtbot.mouseClick(page.overview.remove, LEFT)
    assert part.decks.cards("") == []
    assert "No position" in page.overview.due.text()


def test_each_player_has_a_deck(window: MainWindow, qtbot: QtBot) -> None:
    part = part_of(window)
    window.settings.update(player_name="Aiko")
    for name, moves in (("Aiko", SHOGI), ("Ben", ("2g2f", "3c3d", "7g7f", "9a9b"))):
        record = known_record(STANDARD, *moves)
        record.headers["white"] = name
        keep_one(window, qtbot, record)
    assert part.decks.players() == ["", "Ben"]
    page = opened(window)
    assert page.overview.players.isVisible()
    page.overview.players.choose("Ben")
    page.begin()
    practice = page.exercises.practice
    assert practice is not None
    assert practice.exercise.move == parse_usi_move("9a9b", STANDARD)


def test_escape_leaves_the_exercises_and_then_the_page(window: MainWindow, qtbot: QtBot) -> None:
    part = part_of(window)
    keep_one(window, qtbot)
    page = opened(window)
    page.begin()
    page.scene.move_requested.emit(parse_usi_move("8c8d", STANDARD))
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.exercises.practice is None
    assert part.decks.cards("")[0].memory.passed == 1  # what was solved counts
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not part.shown


def test_a_card_of_another_version_is_listed_and_not_practised(window: MainWindow) -> None:
    part = part_of(window)
    file = window.shell.paths.practice_file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('{"what":"add","id":"x","card":{"id":"x","kind":"song","variant":"shogi"}}\n', "utf-8")
    part.decks.load()
    page = opened(window)
    assert "another version" in page.overview.list.item(0).text()
    page.begin()
    assert page.exercises.practice is None
