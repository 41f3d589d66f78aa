"""Fouls made by hand, and what players say to each other, by real mouse and key events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.app.settings.game_setup import GameSetup, PersonSetup, RulesSetup
from shogi_desktop.game import Circle, Outcome, Reason
from shogi_desktop.gui.board import OnBoard, OnStand
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD, Color, parse_square
from tests.gui.hands import LEFT, Hands, notice, play, playing

BLACK, WHITE = Color.BLACK, Color.WHITE
PAWN_IN_HAND = "4k4/9/9/9/9/9/4P4/9/4K4 b 2P 1"
ENTERED = "4K4/+P+P+P+P+P+P+P+P+P/1+P+R+B5/9/9/9/9/9/4k4 b {hand} 1"
BOTH_IN = "4K4/9/9/9/9/9/9/9/4k4 b - 1"


def begin(window: MainWindow, rules: RulesSetup, sfen: str | None = None, variant: str = "shogi") -> None:
    window.settings.update(language="en", animate_moves=False)
    window.parts.play.games.new_game(
        GameSetup(
            variant,
            "even" if sfen is None else "",
            PersonSetup("Aiko"),
            PersonSetup("Ben"),
            start_sfen=sfen,
            rules=rules,
        )
    )


def on(name: str) -> OnBoard:
    return OnBoard(parse_square(name))


def in_hand(name: str = "pawn", color: Color = BLACK) -> OnStand:
    return OnStand(color, STANDARD.kind(name))


STRICT = RulesSetup(fouls="strict")


FOULS: list[tuple[str | None, tuple[OnBoard | OnStand, OnBoard], str]] = [
    (PAWN_IN_HAND, (in_hand(), on("5e")), "nifu"),
    ("7nk/9/7G1/9/9/9/9/9/4K4 b P 1", (in_hand(), on("1b")), "uchifuzume"),
    (PAWN_IN_HAND, (in_hand(), on("1a")), "never move again"),
    ("3rk4/9/9/9/9/9/9/9/4K4 b - 1", (on("5i"), on("6i")), "could be taken"),
    (None, (on("7g"), on("7e")), "does not move that way"),
    (None, (on("3c"), on("3d")), "other player's turn"),
]


def test_in_a_strict_game_a_foul_made_by_hand_loses(
    window: MainWindow, qtbot: QtBot, subtests: pytest.Subtests
) -> None:
    for sfen, clicks, words in FOULS:
        with subtests.test(words=words):
            begin(window, STRICT, sfen)
            hands = Hands(window, qtbot)
            for spot in clicks:
                hands.click(spot)
            loser = WHITE if words.startswith("other") else BLACK
            assert window.board.outcome == Outcome(Reason.ILLEGAL_MOVE, loser.opponent)
            record = window.board.record
            assert record is not None
            told = window.play_page.panel.end_card.words.reason + " ".join(n.comment for n in record.walk())
            assert words in told


def test_a_piece_in_hand_can_be_turned_over_and_dropped_so(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, STRICT, PAWN_IN_HAND)
    hands, scene = Hands(window, qtbot), window.play_page.scene
    hands.click(in_hand())
    viewport = window.play_page.board.viewport()
    qtbot.mouseClick(viewport, Qt.MouseButton.RightButton, pos=hands.point(in_hand()))
    assert scene.held == in_hand()
    hands.click(on("1e"))
    assert window.board.outcome == Outcome(Reason.ILLEGAL_MOVE, WHITE)


def test_turned_back_it_is_dropped_as_it_should_be(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, STRICT, PAWN_IN_HAND)
    hands = Hands(window, qtbot)
    hands.click(in_hand())
    for _ in range(2):
        qtbot.keyClicks(window.play_page.board, "+")
    hands.click(on("1e"))
    assert window.board.outcome is None
    assert window.board.turn is WHITE


def test_a_click_on_an_own_piece_or_outside_is_no_foul(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, STRICT)
    hands = Hands(window, qtbot)
    hands.click(on("7g"))
    hands.click(on("2g"))
    assert window.play_page.scene.held == on("2g")
    qtbot.mouseClick(window.play_page.board.viewport(), LEFT, pos=QPoint(3, 3))
    assert window.play_page.scene.held is None
    assert window.board.running
    assert window.board.turn is BLACK


def test_legal_moves_are_played_in_a_strict_game_as_in_any(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, STRICT)
    hands = Hands(window, qtbot)
    for origin, target in (("7g", "7f"), ("3c", "3d")):
        hands.click(on(origin))
        hands.click(on(target))
    assert playing(window).session is not None
    assert len(playing(window).session.path) == 2


def test_where_the_board_warns_the_piece_goes_back_and_the_reason_is_told(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window, RulesSetup(fouls="warned"), PAWN_IN_HAND)
    hands = Hands(window, qtbot)
    hands.click(in_hand())
    hands.click(on("5e"))
    assert "nifu" in notice(window)
    qtbot.waitUntil(lambda: window.play_page.scene.stand_shown(BLACK) == {STANDARD.kind("pawn"): 2})
    assert window.board.turn is BLACK


def test_a_foul_stands_until_the_opponent_calls_it(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, RulesSetup(fouls="called"), PAWN_IN_HAND)
    hands = Hands(window, qtbot)
    hands.click(in_hand())
    hands.click(on("5e"))
    assert window.board.running
    assert window.actions_by_id["call_foul"].isEnabled()
    window.do("call_foul")
    assert window.board.outcome == Outcome(Reason.ILLEGAL_MOVE, WHITE)
    assert "nifu" in window.play_page.panel.end_card.words.reason


def test_a_call_without_a_foul_leaves_the_game_as_it_is(window: MainWindow) -> None:
    begin(window, RulesSetup(fouls="called"))
    play(window, "7g7f")
    window.do("call_foul")
    assert "no foul" in notice(window)
    assert window.board.running


def test_an_impasse_is_counted_and_declared_by_its_button(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, RulesSetup(), ENTERED.format(hand="B3P"))
    card = window.play_page.panel.impasse
    assert card.isVisible()
    qtbot.mouseClick(card.declare, LEFT)
    assert window.board.outcome == Outcome(Reason.DECLARATION, BLACK)
    assert card.isHidden()


@pytest.mark.parametrize("fouls", ["prevented", "warned"])
@pytest.mark.parametrize("sfen", [None, ENTERED.format(hand="B2P")])
def test_nobody_can_declare_what_the_count_says_would_lose(
    window: MainWindow, qtbot: QtBot, sfen: str | None, fouls: str
) -> None:
    begin(window, RulesSetup(fouls=fouls), sfen)
    assert not window.actions_by_id["declare"].isEnabled()
    window.do("declare")
    card = window.play_page.panel.impasse
    if sfen is not None:
        assert card.declare.isVisible() and not card.declare.isEnabled()
        qtbot.mouseClick(card.declare, LEFT)
    assert window.board.running and window.parts.play.manners.question is None


@pytest.mark.parametrize("fouls", ["strict", "called"])
def test_where_fouls_can_be_made_a_false_declaration_loses_but_is_asked_about(
    window: MainWindow, qtbot: QtBot, fouls: str
) -> None:
    begin(window, RulesSetup(fouls=fouls), ENTERED.format(hand="B2P"))
    qtbot.mouseClick(window.play_page.panel.impasse.declare, LEFT)
    question = window.parts.play.manners.question
    assert question is not None
    qtbot.keyClick(question, Qt.Key.Key_Return)
    assert window.board.running and window.parts.play.manners.question is None
    window.do("declare")
    question = window.parts.play.manners.question
    assert question is not None
    qtbot.mouseClick(question.accept_button, LEFT)
    assert window.board.outcome == Outcome(Reason.FALSE_DECLARATION, WHITE)


def test_a_declaration_that_only_draws_is_asked_about(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, RulesSetup("24-point declaration"), ENTERED.format(hand="B2P"))
    qtbot.mouseClick(window.play_page.panel.impasse.declare, LEFT)
    question = window.parts.play.manners.question
    assert question is not None and "draw" in texts_of(question)
    qtbot.mouseClick(question.accept_button, LEFT)
    assert window.board.outcome == Outcome(Reason.IMPASSE)


def texts_of(dialog: QWidget) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_resigning_is_asked_about_and_enter_or_esc_play_on(
    game: MainWindow, qtbot: QtBot, key: Qt.Key
) -> None:
    game.settings.update(language="en")
    button = game.play_page.panel.button("resign")
    qtbot.mouseDClick(button, LEFT)
    qtbot.mouseClick(button, LEFT)
    question = game.parts.play.manners.question
    assert game.board.running and question is not None
    assert "Does Black resign?" in texts_of(question)
    qtbot.keyClick(question.decline_button, key)
    assert game.board.running and game.parts.play.manners.question is None


def test_resigning_goes_by_keys_alone(game: MainWindow, qtbot: QtBot) -> None:
    game.play_page.panel.button("resign").setFocus()
    qtbot.keyClick(game.play_page.panel.button("resign"), Qt.Key.Key_Space)
    question = game.parts.play.manners.question
    assert question is not None
    qtbot.keyClick(question.decline_button, Qt.Key.Key_Backtab)
    qtbot.keyClick(question.accept_button, Qt.Key.Key_Return)
    assert game.board.outcome == Outcome(Reason.RESIGNATION, WHITE)


def test_a_game_that_ends_meanwhile_takes_the_question_of_resigning_with_it(game: MainWindow) -> None:
    game.do("resign")
    playing(game).resign()
    assert game.parts.play.manners.question is None
    assert game.board.outcome == Outcome(Reason.RESIGNATION, WHITE)


def test_no_count_is_shown_while_the_kings_are_at_home(window: MainWindow) -> None:
    begin(window, RulesSetup())
    assert window.play_page.panel.impasse.isHidden()


def test_an_impasse_is_proposed_to_the_other_player_who_may_refuse(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, RulesSetup("24-point"), BOTH_IN)
    qtbot.mouseClick(window.play_page.panel.impasse.propose, LEFT)
    question = window.parts.play.manners.question
    assert question is not None
    qtbot.mouseClick(question.decline_button, LEFT)
    assert "declined" in notice(window)
    assert window.board.running
    window.do("propose_end")
    question = window.parts.play.manners.question
    assert question is not None
    qtbot.mouseClick(question.accept_button, LEFT)
    assert window.board.outcome == Outcome(Reason.IMPASSE, WHITE)


def test_okisaki_players_agree_on_an_impasse(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, RulesSetup(), "4K5/10/10/10/10/10/10/10/10/4k5 b - 1", "okisakishogi")
    qtbot.mouseClick(window.play_page.panel.impasse.propose, LEFT)
    assert window.parts.play.manners.question is not None
    window.parts.play.manners.question.accept()
    assert window.board.outcome == Outcome(Reason.IMPASSE)


def test_a_draw_is_offered_only_where_the_rules_have_it(window: MainWindow) -> None:
    begin(window, RulesSetup())
    assert not window.actions_by_id["offer_draw"].isEnabled()
    begin(window, RulesSetup(draw_by_agreement=True))
    window.do("offer_draw")
    assert window.parts.play.manners.question is not None
    window.parts.play.manners.question.accept()
    assert window.board.outcome == Outcome(Reason.AGREEMENT)


def test_a_question_goes_when_the_game_ends(window: MainWindow) -> None:
    begin(window, RulesSetup(draw_by_agreement=True))
    window.do("offer_draw")
    playing(window).resign()
    assert window.parts.play.manners.question is None
    assert window.board.outcome == Outcome(Reason.RESIGNATION, WHITE)


TRY_NEXT = "9/4K4/9/9/9/9/9/4k4/9 b - 1"
ALL_BUT_ONE_HOME = "4K4/9/9/4G4/9/9/9/9/4k4 b 2R2B3G4S4N4L18P 1"


def checklist(window: MainWindow) -> dict[str, tuple[str, str]]:
    """The rows of the card that counts an impasse: what stands there for Black and for White."""
    card = window.play_page.panel.impasse
    if card.isHidden():
        return {}
    texts = [cell.text() for cell in card._cells[2:]]
    return {texts[i]: (texts[i + 1], texts[i + 2]) for i in range(0, len(texts), 3)}


KING, MORE, CHECK, POINTS = (
    "King in the opposing camp",
    "10 more pieces in the camp",
    "Not in check",
    "Points",
)


COUNTED: list[tuple[str, str, dict[str, tuple[str, str]]]] = [
    ("none", ENTERED.format(hand="B3P"), {}),
    ("24-point", BOTH_IN, {KING: ("yes", "yes"), POINTS: ("0 / 24", "54 / 24")}),
    ("27-point", BOTH_IN, {KING: ("yes", "yes"), POINTS: ("0 / 28", "54 / 27")}),
    ("24-point", "4K4/9/9/9/4k4/9/9/9/9 b - 1", {}),
    (
        "27-point declaration",
        ENTERED.format(hand="B3P"),
        {KING: ("yes", "yes"), MORE: ("12", "0"), CHECK: ("yes", "yes"), POINTS: ("28 / 28", "26 / 27")},
    ),
    (
        "24-point declaration",
        ENTERED.format(hand="B3P"),
        {KING: ("yes", "yes"), MORE: ("12", "0"), CHECK: ("yes", "yes"), POINTS: ("28 / 31", "26 / 31")},
    ),
    ("try rule", TRY_NEXT, {KING: ("yes", "yes"), "King on the other king's starting square": ("no", "no")}),
    (
        "all pieces home",
        ALL_BUT_ONE_HOME,
        {KING: ("yes", "yes"), "Pieces still outside the camp": ("1", "0"), POINTS: ("54 / 24", "0 / 24")},
    ),
]


def test_every_impasse_rule_counts_what_it_asks_for(window: MainWindow, subtests: pytest.Subtests) -> None:
    for rule, sfen, rows in COUNTED:
        with subtests.test(rule=rule, sfen=sfen):
            begin(window, RulesSetup(rule), sfen)
            assert checklist(window) == rows


def test_a_king_that_arrives_by_hand_wins_by_the_try_rule(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, RulesSetup("try rule"), TRY_NEXT)
    hands = Hands(window, qtbot)
    hands.click(on("5b"))
    hands.click(on("5a"))
    assert window.board.outcome == Outcome(Reason.TRY_RULE, BLACK)
    assert window.play_page.panel.impasse.isHidden()


def test_the_last_piece_brought_home_by_hand_ends_the_game(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, RulesSetup("all pieces home"), ALL_BUT_ONE_HOME)
    hands = Hands(window, qtbot)
    hands.click(on("5d"))
    hands.click(on("5c"))
    assert window.board.outcome == Outcome(Reason.IMPASSE, BLACK)


def test_a_strict_foul_is_marked_on_the_board_and_written_as_such(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, STRICT, PAWN_IN_HAND)
    hands = Hands(window, qtbot)
    hands.click(in_hand())
    hands.click(on("5e"))
    marks = window.play_page.scene.annotations.marks
    assert {mark.square for mark in marks if isinstance(mark, Circle)} >= {parse_square("5g")}
    window.do("copy_game")
    assert "反則" in QGuiApplication.clipboard().text()
