"""What a person asks of the computer in a game, by real mouse and key events."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines.game import rule_options
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PersonSetup, RulesSetup, TimeSetup
from shogi_desktop.app.settings.strengths import FIRST_RUNG, RUNGS
from shogi_desktop.game import Arrow, Circle, InHand, MarkColor, Reason
from shogi_desktop.gui.board import OnBoard
from shogi_desktop.gui.play.coach_card import CoachCard
from shogi_desktop.gui.play.telling_card import TellingCard
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD, Color, Move, parse_square, parse_usi_move
from shogi_desktop.usi.messages import Centipawns, Mate
from tests.gui.hands import LEFT, Hands, finish_work, notice, play, playing, resign
from tests.support.advisers import ScriptedAdviser
from tests.support.extent import in_the_whole
from tests.support.players import ScriptedPlayer, against
from tests.unit.analysis.test_coaching import SILVER_TO_LOSE
from tests.unit.analysis.test_waiting import SILVER_IN_DANGER

AGAINST_COMPUTER = GameSetup(black=PersonSetup("Aiko"), white=LevelSetup(18))


def move(usi: str) -> Move:
    return parse_usi_move(usi, STANDARD)


@pytest.fixture
def computer(qtbot: QtBot) -> ScriptedPlayer:
    return ScriptedPlayer()


@pytest.fixture
def oracle(qtbot: QtBot) -> ScriptedAdviser:
    return ScriptedAdviser()


@pytest.fixture
def window(
    make_window: Callable[..., MainWindow], computer: ScriptedPlayer, oracle: ScriptedAdviser
) -> MainWindow:
    window = make_window(against(computer), adviser=oracle)
    window.settings.update(language="en")
    window.parts.play.games.new_game(AGAINST_COMPUTER)
    return window


def press(window: MainWindow, qtbot: QtBot, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    held = Qt.KeyboardModifier.NoModifier
    for modifier in modifiers:
        held |= modifier
    qtbot.keyClick(window.play_page.board, key, held)


CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
HINT_ARROW = Arrow(parse_square("7g"), parse_square("7f"), MarkColor.BLUE)


def drawn(window: MainWindow) -> tuple[object, ...]:
    return window.play_page.scene.annotations.marks


# --- the hint ----------------------------------------------------------------------------------------------


def test_a_hint_by_key_nudges_then_is_an_arrow_then_says_why(
    window: MainWindow, qtbot: QtBot, oracle: ScriptedAdviser
) -> None:
    press(window, qtbot, Qt.Key.Key_H)
    card = window.play_page.panel.hint
    assert oracle.asked == [()]
    assert card.head.text() == "Looking for a good move…"
    oracle.advise("7g7f", "3c3d", "2g2f", score=Centipawns(250))
    assert drawn(window) == (Circle(parse_square("7g"), MarkColor.BLUE),)
    assert card.head.text() == "Look at the pawn on 7g."
    press(window, qtbot, Qt.Key.Key_H)
    assert drawn(window) == (HINT_ARROW,)
    assert card.head.text() == "Hint: P-7f"
    assert not card.reason.isVisible()
    press(window, qtbot, Qt.Key.Key_H)
    assert card.reason.text() == "The position is slightly better for you."
    assert card.line.text() == "☗P-7f  ☖P-3d  ☗P-2f"
    press(window, qtbot, Qt.Key.Key_H)
    assert not card.isVisible()
    assert drawn(window) == ()


def test_what_threatens_is_stepped_through_on_the_board_and_the_game_is_untouched(
    window: MainWindow, qtbot: QtBot, oracle: ScriptedAdviser
) -> None:
    setup = GameSetup(
        handicap="", start_sfen=SILVER_IN_DANGER, black=PersonSetup("Aiko"), white=LevelSetup(6)
    )
    window.parts.play.games.new_game(setup)
    card, scene = window.play_page.panel.hint, window.play_page.scene
    qtbot.mouseClick(window.play_page.panel.button("hint"), LEFT)
    oracle.advise("5e4f", "5b4b", score=Centipawns(-300))
    oracle.advise("5b5e", "9i8h", score=Centipawns(1200))
    finish_work(window)
    qtbot.mouseClick(card.more, LEFT)
    qtbot.mouseClick(card.more, LEFT)
    assert card.reason.text().startswith(
        "It saves the silver on 5e from Rx5e. The position is slightly better for"
    )
    assert card.line.text() == "If you do nothing: ☖Rx5e"
    for button in (card.steps.back, card.steps.forward):
        assert (button.text(), button.icon().isNull()) == ("", False)
    here = scene.position
    qtbot.mouseClick(card.steps.forward, LEFT)
    scene.finish_animation()
    assert scene.position is not None and here is not None
    rook = scene.position.piece_at(parse_square("5e"))
    assert rook is not None and rook.kind.id == "rook"
    assert (card.steps.place.text(), drawn(window)) == ("1 / 1", ())
    card.steps.forward.setFocus()
    qtbot.keyClick(card.steps.forward, Qt.Key.Key_Space)
    assert card.steps.forward.hasFocus()
    qtbot.mouseClick(card.steps.back, LEFT)
    assert scene.position == here
    qtbot.mouseClick(card.steps.forward, LEFT)
    qtbot.mouseClick(card.close_button, LEFT)
    assert scene.position == here
    Hands(window, qtbot).move(move("5e4f"))
    assert playing(window).plies == 1


def test_a_hint_by_mouse_is_gone_with_the_move_and_leaves_no_trace(
    window: MainWindow, qtbot: QtBot, oracle: ScriptedAdviser
) -> None:
    qtbot.mouseClick(window.play_page.panel.button("hint"), LEFT)
    oracle.advise("7g7f", score=Mate(True, 5))
    card = window.play_page.panel.hint
    qtbot.mouseClick(card.more, LEFT)
    qtbot.mouseClick(card.more, LEFT)
    assert card.reason.text() == "There is a mate in 5 for you."
    Hands(window, qtbot).move(move("7g7f"))
    assert not card.isVisible()
    assert drawn(window) == ()
    record = window.board.record
    assert record is not None
    assert [node.comment for node in record.walk()] == ["", ""]
    assert not playing(window).assisted


def test_a_hint_takes_the_place_of_why_a_move_was_impossible(
    window: MainWindow, qtbot: QtBot, oracle: ScriptedAdviser
) -> None:
    hands, page = Hands(window, qtbot), window.play_page
    hands.click(OnBoard(parse_square("7g")))
    hands.click(OnBoard(parse_square("7e")))
    assert page.board.bubble.isVisible()
    press(window, qtbot, Qt.Key.Key_H)
    assert page.panel.hint.isVisible() and not page.board.bubble.isVisible()
    hands.click(OnBoard(parse_square("7g")))
    hands.click(OnBoard(parse_square("7e")))
    assert page.board.bubble.isVisible(), "a hint that is there already hides no answer"


def test_a_hint_that_comes_after_the_move_is_not_shown(
    window: MainWindow, qtbot: QtBot, oracle: ScriptedAdviser
) -> None:
    press(window, qtbot, Qt.Key.Key_H)
    Hands(window, qtbot).move(move("2g2f"))
    assert oracle.cancelled == 1
    oracle.advise("7g7f")
    assert drawn(window) == ()


def test_the_letter_in_a_typed_move_asks_for_no_hint(
    window: MainWindow, qtbot: QtBot, oracle: ScriptedAdviser
) -> None:
    qtbot.keyClicks(window.play_page.board, "2h3h")
    press(window, qtbot, Qt.Key.Key_Return)
    assert playing(window).plies == 1
    assert oracle.asked == []


def test_there_is_no_hint_while_the_computer_is_to_move(window: MainWindow, oracle: ScriptedAdviser) -> None:
    play(window, "7g7f")
    assert not window.actions_by_id["hint"].isEnabled()
    window.do("hint")
    assert oracle.asked == []


def test_a_drop_is_shown_from_the_stand(window: MainWindow, oracle: ScriptedAdviser) -> None:
    window.parts.play.games.new_game(
        GameSetup(
            handicap="",
            start_sfen="4k4/9/9/9/9/9/9/9/4K4 b G 1",
            black=PersonSetup("Aiko"),
            white=LevelSetup(6),
        )
    )
    window.do("hint")
    oracle.advise("G*5b")
    assert window.play_page.panel.hint.head.text() == "Look at the pieces in hand."
    window.do("hint")
    assert drawn(window) == (Arrow(InHand(Color.BLACK, "G"), parse_square("5b"), MarkColor.BLUE),)


# --- orders ------------------------------------------------------------------------------------------------


def test_the_computer_is_told_to_move_now(window: MainWindow, qtbot: QtBot, computer: ScriptedPlayer) -> None:
    press(window, qtbot, Qt.Key.Key_M, CTRL)
    assert "stop" not in computer.calls
    play(window, "7g7f")
    press(window, qtbot, Qt.Key.Key_M, CTRL)
    assert computer.calls.count("stop") == 1


def test_the_computer_finishes_the_game_until_it_is_stopped(
    window: MainWindow, qtbot: QtBot, computer: ScriptedPlayer
) -> None:
    press(window, qtbot, Qt.Key.Key_M, CTRL, SHIFT)
    assert window.actions_by_id["finish_game"].isChecked()
    for usi in ("7g7f", "3c3d", "2g2f"):
        computer.answer(usi)
        finish_work(window)
    assert computer.asked[-1][0] == ("7g7f", "3c3d", "2g2f")
    assert window.board.movable_colors() == frozenset()
    computer.answer("8c8d")
    finish_work(window)
    press(window, qtbot, Qt.Key.Key_M, CTRL, SHIFT)
    assert not window.actions_by_id["finish_game"].isChecked()
    assert not playing(window).seats.thinking
    Hands(window, qtbot).move(move("2f2e"))
    assert playing(window).plies == 5


def test_the_notice_of_it_stops_it_and_goes_with_it(
    window: MainWindow, qtbot: QtBot, computer: ScriptedPlayer
) -> None:
    window.do("finish_game")
    assert "both sides" in notice(window)
    qtbot.mouseClick(window.notices.action_button, LEFT)
    assert not playing(window).finishing
    assert not window.notices.isVisible()


def test_switching_sides_turns_the_board_and_the_computer_goes_on_with_the_other(
    window: MainWindow, qtbot: QtBot, computer: ScriptedPlayer
) -> None:
    press(window, qtbot, Qt.Key.Key_T, CTRL, SHIFT)
    assert window.play_page.flipped
    assert window.board.human is Color.WHITE
    assert window.board.record is not None
    assert window.board.record.headers["white"] == "Aiko"
    computer.answer("7g7f")
    Hands(window, qtbot).move(move("3c3d"))
    finish_work(window)
    assert computer.asked[-1][0] == ("7g7f", "3c3d")


def test_a_game_with_switched_sides_is_no_result_and_is_resumed_so(
    window: MainWindow, computer: ScriptedPlayer
) -> None:
    play(window, "7g7f")
    computer.answer("3c3d")
    window.do("switch_sides")
    window.show_start_page()
    window.do("resume")
    assert window.board.human is Color.WHITE
    assert playing(window).assisted
    resign(window)
    assert window.parts.results.history.games() == ()


def test_the_computer_resigns_what_it_has_long_seen_lost(
    window: MainWindow, computer: ScriptedPlayer
) -> None:
    for mine, answer, score in (("7g7f", "3c3d", -3100), ("2g2f", "8c8d", -5000)):
        play(window, mine)
        computer.answer(answer, score)
    # The first score counts as the start: a lead given away, as in a handicap game, is no reason.
    assert window.board.running
    for mine, answer in (("2f2e", "8d8e"), ("6i7h", "4a3b")):
        play(window, mine)
        computer.answer(answer, -9000)
    assert window.board.running
    play(window, "3i4h")
    computer.answer("7a7b", -9000)
    outcome = window.board.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == (Reason.RESIGNATION, Color.BLACK)
    assert "that it was losing" in window.play_page.panel.end_card.words.reason


def test_it_plays_on_where_that_is_set(window: MainWindow, computer: ScriptedPlayer) -> None:
    window.settings.update(computer_resigning="never")
    answers = (("7g7f", "3c3d", 0), ("2g2f", "8c8d", -4000), ("2f2e", "8d8e", -4000), ("6i7h", "4a3b", -4000))
    for mine, answer, score in answers:
        play(window, mine)
        computer.answer(answer, score)
    assert window.board.running
    assert playing(window).plies == 8


def test_the_engine_knows_by_which_rule_an_impasse_ends(window: MainWindow, computer: ScriptedPlayer) -> None:
    assert rule_options(computer.game) == {"EnteringKingRule": "CSARule27"}
    for impasse, option in (
        ("none", "NoEnteringKing"),
        ("24-point", "NoEnteringKing"),
        ("24-point declaration", "CSARule24"),
        ("try rule", "TryRule"),
    ):
        window.parts.play.games.new_game(GameSetup(white=LevelSetup(6), rules=RulesSetup(impasse=impasse)))
        assert rule_options(computer.game) == {"EnteringKingRule": option}


def test_why_a_move_was_impossible_is_not_said_over_the_end(window: MainWindow, qtbot: QtBot) -> None:
    hands, bubble = Hands(window, qtbot), window.play_page.board.bubble
    for square in ("2h", "2d"):
        hands.click(OnBoard(parse_square(square)))
    assert bubble.isVisible()
    resign(window)
    assert not bubble.isVisible()


# --- the level that adapts ----------------------------------------------------------------------------------


def test_the_level_adapts_by_the_results_and_so_does_the_rematch(window: MainWindow, qtbot: QtBot) -> None:
    window.parts.new_games.ask(two_players=False)
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    qtbot.mouseClick(dialog.adaptive, LEFT)
    assert (dialog.level.value(), dialog.level.isEnabled()) == (FIRST_RUNG, False)
    qtbot.mouseClick(dialog.start, LEFT)
    play(window, "7g7f")
    resign(window)
    window.board.modified = False
    qtbot.mouseClick(window.play_page.panel.end_card.rematch, LEFT)
    setup = window.desk.setup
    assert setup is not None and isinstance(setup.black, LevelSetup)
    assert 1 <= setup.black.level < FIRST_RUNG
    assert setup.black.adaptive


def test_a_level_chosen_before_is_there_again_when_it_no_longer_adapts(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.parts.new_games.ask(two_players=False)
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    qtbot.keyClick(dialog.level, Qt.Key.Key_End)
    qtbot.keyClick(dialog.adaptive, Qt.Key.Key_Space)
    assert dialog.level.value() == FIRST_RUNG
    qtbot.keyClick(dialog.adaptive, Qt.Key.Key_Space)
    assert dialog.level.value() == RUNGS
    dialog.reject()


# --- with the real engine -----------------------------------------------------------------------------------


def test_the_engine_gives_hints_opens_in_its_style_and_finishes(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window()
    window.settings.update(language="en")
    setup = GameSetup(black=LevelSetup(1, style="static"), white=PersonSetup("Aiko"))
    window.parts.play.games.new_game(setup)
    qtbot.waitUntil(lambda: playing(window).plies == 1, timeout=10_000)
    press(window, qtbot, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: window.parts.play.computer.hints.hint is not None, timeout=10_000)
    hint = window.parts.play.computer.hints.hint
    assert hint is not None
    assert hint.position.is_legal(hint.advice.line[0])
    press(window, qtbot, Qt.Key.Key_H)
    press(window, qtbot, Qt.Key.Key_H)
    assert window.play_page.panel.hint.reason.text()
    assert playing(window).plies == 1
    press(window, qtbot, Qt.Key.Key_M, CTRL, SHIFT)
    qtbot.waitUntil(lambda: playing(window).plies >= 3, timeout=10_000)
    press(window, qtbot, Qt.Key.Key_M, CTRL, SHIFT)
    qtbot.waitUntil(lambda: not playing(window).seats.thinking, timeout=10_000)
    assert window.board.movable_colors() == {Color.WHITE}


@in_the_whole
def test_at_full_strength_on_its_clock_with_pondering_it_does_not_lose_on_time(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window()
    window.settings.update(language="en", computer_uses_clock=True, computer_ponders=True)
    byoyomi = TimeSetup(byoyomi_ms=1_000)
    window.parts.play.games.new_game(
        GameSetup(
            black=PersonSetup("Aiko"),
            white=LevelSetup(RUNGS),
            time=TimeSetup(600_000),
            white_time=byoyomi,
        )
    )
    for number in range(3):
        session = playing(window).session
        assert session is not None
        window.board.play(session.position.legal_moves()[number])
        qtbot.waitUntil(
            partial(lambda wanted: playing(window).plies == wanted, 2 * number + 2), timeout=10_000
        )
    assert window.board.running


# --- the coach ----------------------------------------------------------------------------------------------


@pytest.fixture
def coached(window: MainWindow, oracle: ScriptedAdviser) -> MainWindow:
    """A game with a coach, who has looked at a silver that could be lost."""
    window.do("coach")
    setup = GameSetup(handicap="", start_sfen=SILVER_TO_LOSE, black=PersonSetup("Aiko"), white=LevelSetup(6))
    window.parts.play.games.new_game(setup)
    oracle.advise("4f4e")
    oracle.advise("4f4e", "5b4b", score=Centipawns(0), second=Centipawns(-50))
    return window


def warned(window: MainWindow, qtbot: QtBot, oracle: ScriptedAdviser) -> CoachCard:
    """The card of the coach, who asks whether the silver is really to go where it is taken."""
    Hands(window, qtbot).move(move("4f5e"))
    finish_work(window)
    oracle.advise("5b5e", "9i8h", score=Centipawns(1500))
    finish_work(window)
    return window.play_page.panel.coach


def test_a_warning_is_answered_by_mouse(
    coached: MainWindow, qtbot: QtBot, oracle: ScriptedAdviser, computer: ScriptedPlayer
) -> None:
    assert coached.actions_by_id["coach"].isChecked()
    card = warned(coached, qtbot, oracle)
    assert card.head.text() == "Are you sure? S-5e"
    assert card.reason.text().startswith(
        "The silver on 5e can be taken by Rx5e. Your winning chances drop by"
    )
    assert card.line.text() == "☖Rx5e"
    assert not computer.asked
    assert not coached.play_page.panel.button("take_back").isVisible()
    qtbot.mouseClick(card.steps.forward, LEFT)
    qtbot.mouseClick(card.take_back, LEFT)
    finish_work(coached)
    assert playing(coached).plies == 0
    assert coached.play_page.panel.button("take_back").isVisible()
    assert not card.isVisible()
    assert coached.play_page.scene.position == playing(coached).session.position
    Hands(coached, qtbot).move(move("4f5e"))
    finish_work(coached)
    assert len(computer.asked) == 1


def test_a_warning_is_answered_by_keys(
    coached: MainWindow, qtbot: QtBot, oracle: ScriptedAdviser, computer: ScriptedPlayer
) -> None:
    board, card = coached.play_page.board, coached.play_page.panel.coach
    coached.activateWindow()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    qtbot.keyClicks(board, "4f5e")
    press(coached, qtbot, Qt.Key.Key_Return)
    finish_work(coached)
    oracle.advise("5b5e", "9i8h", score=Centipawns(1500))
    finish_work(coached)
    assert card.take_back.hasFocus()
    qtbot.keyClick(card.take_back, Qt.Key.Key_Tab)
    assert card.play.hasFocus()
    qtbot.keyClick(card.play, Qt.Key.Key_Space)
    finish_work(coached)
    assert len(computer.asked) == 1
    assert board.hasFocus()


def test_praise_is_shown_beside_the_game_and_closed(
    coached: MainWindow, qtbot: QtBot, oracle: ScriptedAdviser, computer: ScriptedPlayer
) -> None:
    coached.parts.play.games.new_game(playing(coached).setup)
    oracle.advise("4f3e")
    oracle.advise("4f4e", "5b4b", score=Centipawns(900), second=Centipawns(-900))
    Hands(coached, qtbot).move(move("4f4e"))
    finish_work(coached)
    card = coached.play_page.panel.coach
    assert (card.head.text(), len(computer.asked)) == ("Well found!", 1)
    assert not card.take_back.isVisible()
    qtbot.mouseClick(card.close_button, LEFT)
    assert not card.isVisible()


# --- another language ---------------------------------------------------------------------------------------


def said(card: TellingCard) -> list[str]:
    """What is read in a card, on it and on its buttons, and what a screen reader says of it."""
    shown = [label for label in (card.head, card.reason, card.line) if label.isVisible()]
    buttons = [button for button in card.findChildren(QPushButton) if button.isVisible()]
    return [*(label.text() for label in shown), *(one.text() for one in buttons), card.accessibleName()]


def test_what_the_coach_says_follows_the_language(
    coached: MainWindow, qtbot: QtBot, oracle: ScriptedAdviser
) -> None:
    card = warned(coached, qtbot, oracle)
    english = said(card)
    coached.settings.update(language="cs")
    assert card.head.text().startswith("Opravdu?")
    assert not set(said(card)) & set(english) - {"", card.line.text()}
    coached.settings.update(language="en")
    assert said(card) == english


def test_praise_follows_the_language(coached: MainWindow, qtbot: QtBot, oracle: ScriptedAdviser) -> None:
    coached.parts.play.games.new_game(playing(coached).setup)
    oracle.advise("4f3e")
    oracle.advise("4f4e", "5b4b", score=Centipawns(900), second=Centipawns(-900))
    Hands(coached, qtbot).move(move("4f4e"))
    finish_work(coached)
    card = coached.play_page.panel.coach
    english = said(card)
    coached.settings.update(language="pt")
    assert card.head.text() == "Bem visto!"
    assert not set(said(card)) & set(english) - {""}


@pytest.mark.parametrize("pressed", [1, 2, 3])
def test_a_hint_follows_the_language(
    window: MainWindow, qtbot: QtBot, oracle: ScriptedAdviser, pressed: int
) -> None:
    press(window, qtbot, Qt.Key.Key_H)
    oracle.advise("7g7f", "3c3d", "2g2f", score=Centipawns(250))
    for _ in range(pressed - 1):
        press(window, qtbot, Qt.Key.Key_H)
    card = window.play_page.panel.hint
    english = said(card)
    window.settings.update(language="cs")
    assert not set(said(card)) & set(english) - {"", card.line.text()}
    window.settings.update(language="en")
    assert said(card) == english


def test_hint_and_warning_follow_the_notation(
    coached: MainWindow, qtbot: QtBot, oracle: ScriptedAdviser
) -> None:
    card = warned(coached, qtbot, oracle)
    assert (card.head.text(), card.line.text()) == ("Are you sure? S-5e", "☖Rx5e")
    coached.settings.update(move_text="digits")
    assert (card.head.text(), card.line.text()) == ("Are you sure? S-55", "☖Rx55")
    coached.parts.play.games.new_game(AGAINST_COMPUTER)
    press(coached, qtbot, Qt.Key.Key_H)
    oracle.advise("7g7f", "3c3d", score=Centipawns(250))
    press(coached, qtbot, Qt.Key.Key_H)
    hint = coached.play_page.panel.hint
    assert hint.head.text() == "Hint: P-76"
    coached.settings.update(move_text="hodges")
    assert hint.head.text() == "Hint: P-7f"
