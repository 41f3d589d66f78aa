"""Engine matches in the window: begun, watched, stopped and gone on with, by mouse and keys."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines.registry import RegisteredEngine
from shogi_desktop.app.match.contestants import Contestant
from shogi_desktop.app.match.results import encode_match, read_match
from shogi_desktop.app.match.settings import MatchSettings
from shogi_desktop.app.match.tournament import Tournament
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.game import TimeControl
from shogi_desktop.gui.match import new_dialog
from shogi_desktop.gui.match.ask_stop import AskStopDialog
from shogi_desktop.gui.match.new_dialog import NewMatchDialog
from shogi_desktop.gui.match.page import MatchPage
from shogi_desktop.gui.match.part import MatchPart
from shogi_desktop.gui.window.main_window import MainWindow
from tests.gui.conftest import MakeWindow
from tests.gui.hands import LEFT, TWO_PLAYERS, choose, finish_work, notice, play
from tests.support.extent import in_the_whole

FAKE = Path(__file__).parents[1] / "fakes" / "fake_engine.py"
LONG_MS = 120_000


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who moves at random would play on to the limit, and the board shows every move."""
    monkeypatch.setattr(new_dialog, "MatchSettings", partial(MatchSettings, max_moves=30))


def own(window: MainWindow, name: str, mode: str, *arguments: object) -> str:
    """An engine on the player's list; the value of its row in the dialog."""
    command = (sys.executable, "-S", str(FAKE), mode, *map(str, arguments))
    engine = RegisteredEngine(name, name=name, command=command, games=("shogi", "okisakishogi"))
    return f"engine:{window.parts.engines.registry.add(engine).id}"


def part_of(window: MainWindow) -> MatchPart:
    part: MatchPart = window.parts.engine_matches
    return part


def page_of(window: MainWindow) -> MatchPage:
    page = part_of(window).page
    assert page is not None
    return page


def asked(window: MainWindow, qtbot: QtBot, *players: str) -> NewMatchDialog:
    """The dialog of a new match, opened from the first page, with these players chosen."""
    if not part_of(window).shown:
        qtbot.mouseClick(window.start_page.engine_match, LEFT)
    qtbot.mouseClick(
        page_of(window).begin if part_of(window).tournament is None else page_of(window).new, LEFT
    )
    dialog = part_of(window).dialog
    assert dialog is not None
    for _ in players[2:]:
        qtbot.mouseClick(dialog.players.add, LEFT)
    for row, value in zip(dialog.players.rows, players, strict=True):
        row.player.choose(value)
    dialog.pace.kind.choose("nodes")
    dialog.pace.nodes.setValue(1)
    dialog.games.setValue(2)
    return dialog


def begin(window: MainWindow, qtbot: QtBot, dialog: NewMatchDialog) -> None:
    qtbot.mouseClick(dialog.start, LEFT)
    qtbot.waitUntil(lambda: part_of(window).tournament is not None, timeout=LONG_MS)


def ended(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not part_of(window).run.is_running, timeout=LONG_MS)


def cells(page: MatchPage, row: int) -> list[str]:
    rows = page.players.rows
    return [str(rows.data(rows.index(row, column))) for column in range(rows.columnCount())]


def test_an_engine_may_have_a_time_of_its_own(window: MainWindow, qtbot: QtBot) -> None:
    one, two = own(window, "One", "random", 1), own(window, "Two", "resigns")
    dialog = asked(window, qtbot, one, two)
    row = dialog.players.rows[1]
    assert row.pace.isHidden()
    qtbot.mouseClick(row.time, LEFT)
    row.pace.kind.choose("fischer")
    row.pace.minutes.setValue(0)
    row.pace.increment.setValue(0)
    assert not dialog.start.isEnabled()
    row.pace.increment.setValue(4)
    begin(window, qtbot, dialog)
    tournament = part_of(window).tournament
    assert tournament is not None
    assert [player.name for player in tournament.players] == ["One", "Two, 4 s more"]
    (spec,) = tournament.specs()
    assert (spec.first.pace.nodes, spec.first.pace.is_clocked) == (1, False)
    assert spec.second.pace.control == TimeControl(increment_ms=4_000)
    ended(window, qtbot)
    assert tournament.played == 2


def test_a_level_has_no_time_of_its_own_to_be_chosen(window: MainWindow, qtbot: QtBot) -> None:
    engine = own(window, "One", "random", 1)
    row = asked(window, qtbot, engine, "level:5").players.rows[0]
    qtbot.mouseClick(row.time, LEFT)
    assert row.contestant().go == "thinking=1000"
    row.player.choose("level:3")
    assert row.time.isHidden()
    assert row.pace.isHidden()
    assert row.contestant().go is None


@in_the_whole
def test_three_players_meet_and_the_table_says_who_won(
    window: MainWindow, qtbot: QtBot, paths: AppPaths
) -> None:
    names = own(window, "One", "random", 1), own(window, "Two", "resigns"), own(window, "Three", "random", 3)
    dialog = asked(window, qtbot, *names)
    QTest.keyClicks(dialog.title, "Cup")
    dialog.at_once.setValue(2)
    begin(window, qtbot, dialog)
    assert part_of(window).dialog is None
    ended(window, qtbot)
    page = page_of(window)
    standings = page.standings
    assert standings is not None
    assert len(standings.games) == 6
    last = cells(page, 2)
    assert last[1:4] == ["Two", "0 / 4", "0 – 0 – 4"]
    assert not page.toggle.isEnabled()
    folder = paths.games_dir / "Engine matches" / "Cup"
    assert (folder / "tournament.json").is_file()
    assert len(list(folder.rglob("*.kifu"))) == 6


def test_a_match_of_two_says_elo_and_test(window: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(window, qtbot, own(window, "One", "random", 1), own(window, "Two", "resigns"))
    assert not page_of(window).new.isVisible(), "one way to a first match is enough"
    qtbot.mouseClick(dialog.tests, LEFT, pos=dialog.tests.rect().center())
    dialog.tests.setChecked(True)
    begin(window, qtbot, dialog)
    ended(window, qtbot)
    said = page_of(window)._verdict.text()
    assert page_of(window).new.isVisible()
    assert said.startswith("One: Elo over ")
    assert "SPRT 0 … 10: LLR +" in said


def test_a_game_in_progress_is_on_the_board_and_another_can_be_chosen(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = asked(window, qtbot, own(window, "One", "waits_for_stop"), own(window, "Two", "waits_for_stop"))
    dialog.pace.kind.choose("byoyomi")
    dialog.at_once.setMaximum(2)
    dialog.at_once.setValue(2)
    begin(window, qtbot, dialog)
    page, live = page_of(window), page_of(window).live
    qtbot.waitUntil(lambda: live.chooser.count() == 2, timeout=LONG_MS)
    assert page._progress.text() == "0 of 2 games", "how long it took is the time of games that ended"
    assert live.board.position is not None
    assert live.shown_key == "0-1"
    assert live._black.name.text() == "☗ One"
    assert live._black.clock.text() == "5:00"
    live.chooser.choose("0-2")
    assert live._black.name.text() == "☗ Two"
    qtbot.mouseClick(page_of(window).toggle, LEFT)
    ended(window, qtbot)
    assert not live.chooser.isVisible()


def test_a_match_is_stopped_and_gone_on_with(window: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(window, qtbot, own(window, "One", "random", 1), own(window, "Two", "random", 2))
    dialog.games.setValue(100)
    dialog.openings.set_value("none")
    begin(window, qtbot, dialog)
    part, page = part_of(window), page_of(window)
    qtbot.waitUntil(lambda: page.standings is not None and len(page.standings.games) > 0, timeout=LONG_MS)
    qtbot.mouseClick(page.toggle, LEFT)
    ended(window, qtbot)
    tournament = part.tournament
    assert tournament is not None
    played = tournament.played
    assert 0 < played < 100
    assert page.toggle.text() == "Continue"
    assert len(read_match(tournament.path).games) == played
    qtbot.mouseClick(page.toggle, LEFT)
    qtbot.waitUntil(lambda: len(page.games.games) > played, timeout=LONG_MS)
    qtbot.mouseClick(page.toggle, LEFT)
    ended(window, qtbot)


def test_a_match_of_before_is_opened_by_the_next_window(make_window: MakeWindow, qtbot: QtBot) -> None:
    first = make_window()
    dialog = asked(first, qtbot, own(first, "One", "random", 1), own(first, "Two", "resigns"))
    begin(first, qtbot, dialog)
    ended(first, qtbot)
    second = make_window()
    second.do("engine_match")
    page = page_of(second)
    qtbot.waitUntil(lambda: bool(page._earlier), timeout=LONG_MS)
    page.earlier.menu().aboutToShow.emit()
    page.earlier.menu().actions()[0].trigger()
    qtbot.waitUntil(lambda: part_of(second).tournament is not None, timeout=LONG_MS)
    assert cells(page, 0)[1:3] == ["One", "2 / 2"]


def test_a_file_with_an_engine_that_is_not_on_the_list_starts_nothing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log"
    player = f"engine:{sys.executable} -S {FAKE} optioned {log}"
    settings = MatchSettings(go="nodes=1", games=2)
    made = Tournament.create(
        tmp_path / "T", (Contestant(player=player, name="Evil"), Contestant(player="level:1")), settings
    )
    window.do("engine_match")
    choose(monkeypatch, made.path)
    page_of(window).file_wanted.emit()
    qtbot.waitUntil(lambda: part_of(window).tournament is not None, timeout=LONG_MS)
    qtbot.mouseClick(page_of(window).toggle, LEFT)
    assert not part_of(window).run.is_running
    assert "Evil is not in your list" in notice(window)
    assert not log.exists()


def test_a_file_that_is_no_match_is_refused(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.json"
    path.write_text("{}")
    window.do("engine_match")
    choose(monkeypatch, path)
    page_of(window).file_wanted.emit()
    qtbot.waitUntil(window.notices.isVisible, timeout=LONG_MS)
    assert str(path) in notice(window)


def test_an_engine_that_ends_loses_with_a_sentence_and_the_match_goes_on(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = asked(window, qtbot, own(window, "One", "random", 1), own(window, "Two", "dies_in_search"))
    begin(window, qtbot, dialog)
    ended(window, qtbot)
    page = page_of(window)
    assert len(page.games.games) == 2
    assert "Two" in notice(window)
    assert cells(page, 1)[7] == "2 × engine stopped"
    rows = page.games.rows
    assert "The engine stopped." in rows.data(rows.index(0, 5))


def test_a_game_of_the_list_is_opened_for_study(window: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(window, qtbot, own(window, "One", "random", 1), own(window, "Two", "resigns"))
    begin(window, qtbot, dialog)
    ended(window, qtbot)
    games = page_of(window).games
    games.setFocus()
    games.selectRow(0)
    QTest.keyClick(games, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.on_board, timeout=LONG_MS)
    finish_work(window)
    record = window.board.record
    assert record is not None
    assert {record.headers["black"], record.headers["white"]} == {"One", "Two"}


def test_the_table_is_exported(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = asked(window, qtbot, own(window, "One", "random", 1), own(window, "Two", "resigns"))
    begin(window, qtbot, dialog)
    ended(window, qtbot)
    page = page_of(window)
    text, data = tmp_path / "out.txt", tmp_path / "out.json"
    for path, wanted in ((text, page.text_wanted), (data, page.data_wanted)):
        choose(monkeypatch, path)
        wanted.emit()
        qtbot.waitUntil(path.exists, timeout=LONG_MS)
        finish_work(window)
    assert "One against Two, shogi: 2 of 2 games" in text.read_text()
    assert json.loads(data.read_text())["summary"]["wins"] == 2


def test_a_match_begins_from_the_position_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    window.parts.play.games.new_game(TWO_PLAYERS)
    play(window, "7g7f", "3c3d")
    cursor = window.board.cursor
    assert cursor is not None
    sfen = cursor.position().sfen()
    window.do("engine_match")
    dialog = asked(window, qtbot, own(window, "One", "random", 1), own(window, "Two", "resigns"))
    dialog.openings.choose("position")
    begin(window, qtbot, dialog)
    tournament = part_of(window).tournament
    assert tournament is not None
    assert tournament.specs()[0].openings[0].start_sfen == sfen
    ended(window, qtbot)


def test_openings_that_cannot_be_read_are_told_in_the_dialog(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "openings.txt"
    path.write_text("what is this\n")
    dialog = asked(window, qtbot, own(window, "One", "random", 1), own(window, "Two", "resigns"))
    choose(monkeypatch, path)
    dialog.openings.choose("file")
    qtbot.mouseClick(dialog.start, LEFT)
    qtbot.waitUntil(dialog._trouble.isVisible, timeout=LONG_MS)
    assert "openings.txt cannot be used: line 1, " in dialog._trouble.text()
    assert dialog.start.isEnabled()
    assert part_of(window).tournament is None
    dialog.reject()


def test_closing_the_window_asks_and_leaves_no_engine_behind(window: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(window, qtbot, own(window, "One", "waits_for_stop"), own(window, "Two", "waits_for_stop"))
    begin(window, qtbot, dialog)
    part = part_of(window)
    qtbot.waitUntil(lambda: part.page is not None and part.page.live.shown_key != "", timeout=LONG_MS)
    asked_for: list[str] = []

    def press(name: str) -> None:
        question = QApplication.activeModalWidget()
        if not isinstance(question, AskStopDialog):
            QTimer.singleShot(20, lambda: press(name))
            return
        asked_for.append(name)
        getattr(question, name).click()

    QTimer.singleShot(0, lambda: press("cancel"))
    assert not window.close()
    assert part.run.is_running
    QTimer.singleShot(0, lambda: press("stop"))
    assert window.close()
    assert asked_for == ["cancel", "stop"]
    assert not part.run.is_running


def test_the_choices_of_the_dialog_are_the_settings_of_the_match(window: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(window, qtbot, "level:3", own(window, "One", "random", 1))
    dialog.games.setValue(7)
    dialog.resign_score.setValue(900)
    for kind, text in (
        ("thinking", "thinking=1000"),
        ("depth", "depth=8"),
        ("byoyomi", "time=5m,byoyomi=5s,periods=1"),
        ("fischer", "time=5m,inc=3s"),
    ):
        dialog.pace.kind.choose(kind)
        assert dialog.wish().settings.go == text
    dialog.pace.minutes.setValue(0)
    dialog.pace.increment.setValue(0)
    assert not dialog.start.isEnabled()
    wish = dialog.wish()
    assert wish.settings.games == 7
    assert wish.settings.alternate
    assert wish.settings.resign_score == 900
    assert [player.player.split(":")[0] for player in wish.players] == ["level", "engine"]
    dialog.reject()


def test_a_match_of_okisaki_shogi_of_the_real_engine(window: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(window, qtbot, "level:1", "level:2")
    dialog.game.button("okisakishogi").click()
    dialog.games.setValue(1)
    begin(window, qtbot, dialog)
    ended(window, qtbot)
    tournament = part_of(window).tournament
    assert tournament is not None
    assert tournament.settings.variant == "okisakishogi"
    assert tournament.played == 1
    game = tournament.pairings[0].match.games[0]
    assert game.fault is None
    assert game.plies > 10


def test_a_match_continued_with_another_program_is_refused(window: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(window, qtbot, own(window, "One", "random", 1), own(window, "Two", "resigns"))
    begin(window, qtbot, dialog)
    ended(window, qtbot)
    tournament = part_of(window).tournament
    assert tournament is not None
    match = read_match(tournament.path)
    settings = msgspec.structs.replace(match.settings, games=4)
    other = msgspec.structs.replace(match, settings=settings, fingerprints={"black": "0", "white": "0"})
    tournament.path.write_bytes(encode_match(other))
    part_of(window).open_match(tournament.path)
    qtbot.waitUntil(lambda: part_of(window).tournament is not tournament, timeout=LONG_MS)
    qtbot.mouseClick(page_of(window).toggle, LEFT)
    ended(window, qtbot)
    assert "Begin a new match" in notice(window)
