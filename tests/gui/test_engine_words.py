"""What the window says of the computer's engine: starting, started again, giving up, declaring."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PersonSetup
from shogi_desktop.game import Reason
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import Color
from tests.gui.hands import notice, play
from tests.support.players import ScriptedPlayer, against

AGAINST_COMPUTER = GameSetup(black=PersonSetup("Aiko"), white=LevelSetup(3))
ENTERED = "4K4/9/9/9/9/9/+p+p+p+p+p+p+p+p+p/1+p+r+b5/4k4 b rbPPP 1"


@pytest.fixture
def computer(qtbot: QtBot) -> ScriptedPlayer:
    return ScriptedPlayer()


@pytest.fixture
def window(make_window: Callable[..., MainWindow], computer: ScriptedPlayer) -> MainWindow:
    return make_window(against(computer))


def note(window: MainWindow, color: Color) -> str:
    return window.play_page.cards[color].note


def test_a_slow_start_is_told_on_the_computers_card(window: MainWindow, computer: ScriptedPlayer) -> None:
    window.parts.play.games.new_game(AGAINST_COMPUTER)
    play(window, "7g7f")
    assert note(window, Color.WHITE) == "is thinking…"
    computer.be_slow()
    assert note(window, Color.WHITE) == "Starting the engine…"
    assert note(window, Color.BLACK) == ""
    computer.become_ready()
    assert note(window, Color.WHITE) == "is thinking…"


def test_an_engine_that_ended_while_idle_is_told_of_for_some_seconds(
    window: MainWindow, computer: ScriptedPlayer, qtbot: QtBot
) -> None:
    window.parts.play.games.new_game(AGAINST_COMPUTER)
    computer.restarting.emit(lambda: "The engine ended unexpectedly. It is being restarted again.")
    assert "is being restarted" in notice(window)
    computer.restarted.emit()
    assert notice(window) == "The engine had stopped and was restarted."
    told = window.parts.play.engine_notices.restarted_told
    assert 3_000 <= told.interval() <= 8_000
    told.start(1)
    qtbot.waitUntil(lambda: not window.notices.isVisible())


def test_a_new_failure_outlives_the_word_of_the_restart(
    window: MainWindow, computer: ScriptedPlayer, qtbot: QtBot
) -> None:
    window.parts.play.games.new_game(AGAINST_COMPUTER)
    computer.restarting.emit(lambda: "It ended.")
    computer.restarted.emit()
    computer.fail(lambda: "The engine is broken.")
    window.parts.play.engine_notices.restarted_told.start(1)
    qtbot.waitUntil(lambda: not window.parts.play.engine_notices.restarted_told.isActive())
    assert notice(window) == "The engine is broken."


@pytest.mark.parametrize(
    ("answer", "sfen", "move", "headline", "reason"),
    [
        ("resign", None, "7g7f", "You win", "White resigned."),
        (
            "declare_win",
            ENTERED,
            "5a4a",
            "You lose",
            "White declared a win with the king in the opposing camp.",
        ),
        (
            "declare_win",
            None,
            "7g7f",
            "You win",
            "White declared a win, but the conditions were not met.",
        ),
    ],
)
def test_how_the_computer_ended_the_game_is_told(
    window: MainWindow,
    computer: ScriptedPlayer,
    answer: str,
    sfen: str | None,
    move: str,
    headline: str,
    reason: str,
) -> None:
    setup = AGAINST_COMPUTER
    if sfen is not None:
        setup = GameSetup(handicap="", start_sfen=sfen, black=setup.black, white=setup.white)
    window.parts.play.games.new_game(setup)
    play(window, move)
    getattr(computer, answer)()
    card = window.play_page.panel.end_card
    assert card.isVisible()
    assert (card.words.headline, card.words.reason) == (headline, reason)
    assert window.board.outcome is not None
    assert window.board.outcome.reason is not Reason.UNKNOWN


@pytest.mark.parametrize(
    ("system", "wanted", "glides"), [(True, True, False), (False, True, True), (False, False, False)]
)
def test_moves_glide_only_where_the_system_and_the_settings_want_it(
    make_window: Callable[..., MainWindow],
    monkeypatch: pytest.MonkeyPatch,
    system: bool,
    wanted: bool,
    glides: bool,
) -> None:
    monkeypatch.setattr("shogi_desktop.gui.play.page.system_wants_less_motion", lambda: system)
    window = make_window()
    window.settings.update(animate_moves=not wanted)
    window.settings.update(animate_moves=wanted)
    assert window.play_page.scene.reduced_motion is not glides
