"""Whole games through the window by real mouse events: two people, and a person against the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines.bundled import EngineMissingError, bundled_engine
from shogi_desktop.app.players.making import Players
from shogi_desktop.app.players.player import course_of
from shogi_desktop.app.records import files
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PersonSetup, TimeSetup
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.game import Reason
from shogi_desktop.gui.widgets.segmented import Segmented
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import Color, parse_usi_move, variant_by_id
from tests.gui.hands import LEFT, Hands, finish_work, playing

# Games to mate with drops, promotions and a promotion declined.
STANDARD_GAME = (
    "5i6h 9c9d 7g7f 3c3d 3i4h 8c8d 6h7h 2b8h+ 7i8h 6c6d B*5e 3a2b 8i7g 2a3c 5e6d 7a6b 5g5f 4a3b 4h5g 5a4b "
    "7g6e B*1b 4i5h 9a9b 5h5i 3c4e 5g4f 4c4d 4f4e 6a5b 4e4d 5b6c N*7d 2c2d 6d5c+ 4b4a 7d8b+ 6b5c 6e5c 4a4b "
    "R*4a 4b5b 4a6a+ 5b4b 5c4a+"
)
OKISAKI_GAME = (
    "8h8g 9b5b 6j9g 5a6b 9g9c 6b8b 9c9f 8b9b 9f6c 6a5a 6c7c 9b6b 7c9a 1c1d 9a10a 6b6h 7j6i P*6a 6i6h 5b9b "
    "N*6c 5a5b 6c7a 5b4b 7a9b+ 3c3d 10a8a 8c8d Q*7b 6a6b 7b6b 4a5b R*4a 4b3b 6b5b 3a4b 4a2a+"
)


@pytest.mark.parametrize(("variant_id", "moves"), [("shogi", STANDARD_GAME), ("okisakishogi", OKISAKI_GAME)])
def test_two_people_play_to_mate_with_the_mouse(
    window: MainWindow, hands: Hands, qtbot: QtBot, variant_id: str, moves: str
) -> None:
    start_two_player_game(window, qtbot, variant_id)
    variant = variant_by_id(variant_id)
    for usi in moves.split():
        hands.move(parse_usi_move(usi, variant))
    outcome = window.board.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == (Reason.CHECKMATE, Color.BLACK)
    card = window.play_page.panel.end_card
    assert card.isVisible()
    assert card.words.headline == "Black wins"
    assert card.words.reason == "White is checkmated."
    assert window.play_page.panel.moves.moves.rowCount() == len(moves.split()) + 2  # start and end


def start_two_player_game(window: MainWindow, qtbot: QtBot, variant_id: str) -> None:
    """From the start page: the card, the game, and the start button."""
    qtbot.mouseClick(window.start_page.two_players, LEFT)
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    variant: Segmented[str] = dialog.variant
    qtbot.mouseClick(variant.button(variant_id), LEFT)
    qtbot.mouseClick(dialog.start, LEFT)
    assert window.on_board


@pytest.fixture
def engine() -> Iterator[Players]:
    try:
        bundled_engine()
    except EngineMissingError:
        pytest.skip("the engine is not built")
    players = Players(min_reply_ms=0)
    yield players
    assert players.close()


def test_a_person_mates_the_computer_with_the_mouse(
    engine: Players, make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    """The person plays what a strong level finds; the computer plays at level 1."""
    window = make_window(engine)
    hands = Hands(window, qtbot)
    window.parts.play.games.new_game(GameSetup(black=PersonSetup("Aiko"), white=LevelSetup(1)))
    board, session = window.board, playing(window).session
    adviser = engine(LevelSetup(18), session)
    for _ in range(120):
        if board.outcome is not None:
            break
        with qtbot.waitSignal(adviser.chose, timeout=20_000) as answer:
            adviser.think(course_of(session), None)
        hands.move(answer.args[0])
        qtbot.waitUntil(lambda: board.outcome is not None or board.turn is Color.BLACK, timeout=20_000)
    outcome = board.outcome
    assert outcome is not None
    assert outcome.winner is Color.BLACK
    assert window.play_page.panel.end_card.words.headline == "You win"


def test_a_game_against_the_computer_that_was_resigned_is_found_again_in_its_file(
    engine: Players, make_window: Callable[..., MainWindow], paths: AppPaths, qtbot: QtBot
) -> None:
    """Moves and resignation by the mouse; the clocks run."""
    window = make_window(engine)
    hands = Hands(window, qtbot)
    window.parts.play.games.new_game(
        GameSetup(black=PersonSetup("Aiko"), white=LevelSetup(3), time=TimeSetup(60_000, byoyomi_ms=10_000))
    )
    board = window.board
    for _ in range(20):
        assert board.cursor is not None
        hands.move(board.cursor.position().legal_moves()[0])
        qtbot.waitUntil(lambda: not board.running or board.turn is Color.BLACK, timeout=20_000)
        if not board.running:
            break
    if board.running:
        qtbot.mouseClick(window.play_page.panel.button("resign"), LEFT)
        assert window.parts.play.manners.question is not None
        qtbot.mouseClick(window.parts.play.manners.question.accept_button, LEFT)
    finish_work(window)
    (path,) = paths.games_dir.glob("*.kifu")
    assert window.play_page.panel.end_card.file_name == path.name
    assert not window.isWindowModified()
    opened = files.open_file(path)
    assert opened.problems == ()
    assert board.record is not None
    ours, read = board.record.main_line(), opened.record.main_line()
    assert [node.move and node.move.usi for node in read] == [node.move and node.move.usi for node in ours]
    assert read[-1].outcome == board.outcome
    assert opened.record.headers["black"] == "Aiko"
    assert sum(node.time_ms or 0 for node in read) == sum(node.time_ms or 0 for node in ours)
