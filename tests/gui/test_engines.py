"""Engines of the player's own: added, set up, played against, by mouse and keys."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from shogi_desktop.app.engines.bundled import EngineMissingError
from shogi_desktop.app.engines.command_line import written
from shogi_desktop.app.engines.kept_options import BUILT_IN_OPTIONS
from shogi_desktop.app.engines.registry import BUILT_IN, USUAL, RegisteredEngine, Registry, Role
from shogi_desktop.app.players.player import Person, Player
from shogi_desktop.app.settings.game_setup import (
    EngineSetup,
    GameSetup,
    LevelSetup,
    PlayerSetup,
    SearchLimits,
)
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.game import Session
from shogi_desktop.gui.engines.dialog import EnginesDialog
from shogi_desktop.gui.engines.option_form import SET_ELSEWHERE
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.widgets.switch import Switch
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import Color
from shogi_desktop.usi.command import EngineCommand
from tests.gui.conftest import MakeWindow
from tests.gui.hands import LEFT, finish_work, notice, play, playing
from tests.support.extent import in_the_whole

FAKE = Path(__file__).parents[1] / "fakes" / "fake_engine.py"
LONG_MS = 20_000


def command(mode: str, *arguments: object) -> tuple[str, ...]:
    return (sys.executable, "-S", str(FAKE), mode, *map(str, arguments))


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """With an engine that thinks no time for the own one, which each opening of the list tries out."""
    return make_window(engine=EngineCommand(sys.executable, ("-S", str(FAKE), "random")))


@pytest.fixture
def registry(window: MainWindow) -> Registry:
    return window.parts.engines.registry


def opened(window: MainWindow) -> EnginesDialog:
    """The list, just opened: the program's own engine is being tried out."""
    window.do("engines")
    dialog = window.parts.engines_dialog.dialog
    assert dialog is not None
    return dialog


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot) -> Iterator[EnginesDialog]:
    dialog = opened(window)
    qtbot.waitUntil(lambda: not dialog._trial.running, timeout=LONG_MS)
    yield dialog
    if window.parts.engines_dialog.dialog is not None:
        dialog.reject()


def add(dialog: EnginesDialog, qtbot: QtBot, mode: str, *arguments: object) -> None:
    """Add an engine as a person does, by its command line."""
    qtbot.mouseClick(dialog.add_button, LEFT)
    QTest.keyClicks(dialog.adding.line, written(command(mode, *arguments)))
    with qtbot.waitSignal(dialog._trial.found, timeout=LONG_MS):
        QTest.keyClick(dialog.adding.line, Qt.Key.Key_Return)
    dialog.page.options.finish()
    if dialog.pages.currentIndex() == 0:
        rows = dialog.page.options.rows.values()
        qtbot.waitUntil(lambda: all(row.height() for row in rows), timeout=LONG_MS)


def own(registry: Registry) -> RegisteredEngine:
    """The one engine that was added."""
    (engine,) = registry.engines()[1:]
    return engine


def test_the_built_in_engine_is_there_with_its_options_before_it_has_answered(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    dialog = opened(make_window())
    page = dialog.page
    page.options.finish()
    assert dialog._trial.running
    assert page.options.rows.keys() == {one.name for one in BUILT_IN_OPTIONS} - SET_ELSEWHERE
    assert dialog.list.chosen == BUILT_IN
    assert not page.remove.isVisible()
    assert not page.command.isVisible()

    qtbot.waitUntil(lambda: not dialog._trial.running, timeout=LONG_MS)

    page.options.finish()
    assert {"Threads", "USI_Hash"} <= page.options.rows.keys()
    assert "Shogi Desktop Engine" in page._about.text()
    dialog.reject()


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
def test_what_an_engine_plays_is_as_dim_as_other_small_words(
    window: MainWindow, dialog: EnginesDialog, look: str
) -> None:
    """In high contrast it was as faint as what a field hints at: 5.9 on the row chosen; 7 is promised."""
    window.settings.update(appearance=look)
    tokens = Appearance.of(window.settings.current).tokens
    rows = dialog.list.viewport().grab().toImage()
    place = dialog.list.visualItemRect(dialog.list.item(0))
    found = {
        rows.pixel(x, y) for x in range(place.width()) for y in range(place.center().y(), place.bottom())
    }
    assert QColor(tokens.dim).rgb() in found


def test_an_engine_is_added_by_its_command_and_is_there_at_the_next_start(
    dialog: EnginesDialog, registry: Registry, qtbot: QtBot, paths: AppPaths
) -> None:
    add(dialog, qtbot, "random")
    engine = own(registry)
    assert (engine.label, engine.games) == ("Fake", ("shogi", "okisakishogi"))
    assert dialog.list.chosen == engine.id
    assert dialog.pages.currentIndex() == 0
    assert not dialog.page.card.isVisible()
    assert Registry(paths.engines_file).engine(engine.id) == engine


def test_an_engine_is_added_by_its_file(
    dialog: EnginesDialog, registry: Registry, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if os.name != "posix":
        pytest.skip("a script that POSIX runs")
    script = tmp_path / "my engine"
    script.write_text(f"#!/bin/sh\nexec {written(command('random'))}\n", encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(script), ""))
    qtbot.mouseClick(dialog.add_button, LEFT)
    with qtbot.waitSignal(dialog._trial.found, timeout=LONG_MS):
        qtbot.mouseClick(dialog.adding.browse, LEFT)
    assert own(registry).command == (str(script),)


def test_a_file_that_is_dropped_is_added(dialog: EnginesDialog, qtbot: QtBot, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "nowhere"))])
    copy, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPointF(9, 9).toPoint(), copy, data, Qt.MouseButton.LeftButton, none)
    dialog.dragEnterEvent(enter)
    assert enter.isAccepted()
    with qtbot.waitSignal(dialog._trial.found, timeout=LONG_MS):
        dialog.dropEvent(QDropEvent(QPointF(9, 9), copy, data, Qt.MouseButton.LeftButton, none))
    assert "does not exist" in dialog.adding.card.text.text()


def test_what_is_no_engine_is_said_and_can_be_mended_and_tried_again(
    dialog: EnginesDialog, registry: Registry, qtbot: QtBot
) -> None:
    add(dialog, qtbot, "dies_at_start")
    assert "nn.bin" in dialog.adding.card.text.text()
    assert registry.engines()[1:] == ()
    dialog.adding.line.setText('"unended')
    dialog.adding.start()
    assert "quotation mark" in dialog.adding.card.text.text()
    dialog.adding.line.setText(written(command("random")))
    with qtbot.waitSignal(dialog._trial.found, timeout=LONG_MS):
        qtbot.mouseClick(dialog.adding.card.retry, LEFT)
    assert own(registry).label == "Fake"


def test_a_slow_engine_is_waited_for_as_long_as_one_likes(
    dialog: EnginesDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.gui.engines.trial_card.PATIENCE_MS", 1_000)
    qtbot.mouseClick(dialog.add_button, LEFT)
    dialog.adding.line.setText(written(command("silent")))
    dialog.adding.start()
    card = dialog.adding.card
    qtbot.waitUntil(card.wait.isVisible, timeout=LONG_MS)
    assert "starting for 1 s" in card.text.text()
    assert "minutes" in card.text.text()
    qtbot.mouseClick(card.wait, LEFT)
    assert not card.wait.isVisible()
    with qtbot.waitSignal(dialog._trial.found, timeout=LONG_MS):
        qtbot.mouseClick(card.give_up, LEFT)
    assert "says nothing" in card.text.text()


def test_an_engine_without_its_evaluation_is_set_up_and_tried_again(
    dialog: EnginesDialog, registry: Registry, qtbot: QtBot, tmp_path: Path
) -> None:
    add(dialog, qtbot, "hungry", tmp_path / "nn.bin")
    assert "nn.bin" in dialog.page.card.text.text()
    assert own(registry).games == ()
    assert dialog.page.options.rows
    (tmp_path / "nn.bin").touch()
    with qtbot.waitSignal(dialog._trial.found, timeout=LONG_MS):
        qtbot.mouseClick(dialog.page.card.retry, LEFT)
    assert own(registry).games == ("shogi", "okisakishogi")
    assert not dialog.page.card.isVisible()


def test_options_are_set_in_a_profile_and_given_to_the_engine(
    dialog: EnginesDialog, registry: Registry, qtbot: QtBot, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    add(dialog, qtbot, "optioned", log)
    page = dialog.page
    qtbot.mouseClick(page.new, LEFT)
    QTest.keyClicks(page.name_dialog.field, "default")
    assert not page.name_dialog.save.isEnabled(), "a name that is taken"
    page.name_dialog.field.clear()
    QTest.keyClicks(page.name_dialog.field, "Fast")
    qtbot.mouseClick(page.name_dialog.save, LEFT)
    rows = page.options.rows

    qtbot.mouseClick(rows["Book"].field, LEFT, pos=rows["Book"].field.rect().center())
    spin, nick = rows["USI_Hash"].field, rows["Nick"].field
    assert isinstance(spin, QSpinBox)
    assert isinstance(nick, QLineEdit)
    assert (spin.minimum(), spin.maximum()) == (1, 1024)
    spin.setFocus()
    spin.selectAll()
    QTest.keyClicks(spin, "256")
    QTest.keyClick(spin, Qt.Key.Key_Return)
    nick.setText("Kōji")
    QTest.keyClick(nick, Qt.Key.Key_Return)

    engine = own(registry)
    wanted = {"Book": False, "USI_Hash": 256, "Nick": "Kōji"}
    assert engine.profile("fast").options == wanted
    assert engine.profile(USUAL).options == {}
    log.unlink()
    with qtbot.waitSignal(dialog._trial.pressed, timeout=LONG_MS):
        qtbot.mouseClick(rows["Clear"].field, LEFT)
    assert log.read_text(encoding="utf-8").splitlines()[1:] == [
        *("Book value false", "USI_Hash value 256", "Nick value Kōji", "Clear")
    ]
    qtbot.mouseClick(rows["Nick"].back, LEFT)
    assert own(registry).profile("fast").options == {"Book": False, "USI_Hash": 256}
    assert nick.text() == ""
    qtbot.mouseClick(page.reset_all, LEFT)
    assert own(registry).profile("fast").options == {}
    book = rows["Book"].field
    assert isinstance(book, Switch)
    assert book.isChecked()


def test_profiles_are_renamed_removed_and_used(
    dialog: EnginesDialog, registry: Registry, qtbot: QtBot
) -> None:
    add(dialog, qtbot, "random")
    page = dialog.page
    page._make_profile("Fast")
    page.for_play.choose("fast")
    assert own(registry).profile_for(Role.OPPONENT).label == "Fast"
    qtbot.mouseClick(page.rename, LEFT)
    page.name_dialog.field.setText("Blitz")
    qtbot.mouseClick(page.name_dialog.save, LEFT)
    assert page.profiles.currentText() == "Blitz"
    qtbot.mouseClick(page.forget, LEFT)
    assert [one.label for one in own(registry).profiles] == ["Default", "Analysis"]
    assert own(registry).profile_for(Role.OPPONENT).id == USUAL
    page.profiles.choose(USUAL)
    assert not page.forget.isEnabled()


def test_an_engine_is_removed_and_put_back(dialog: EnginesDialog, registry: Registry, qtbot: QtBot) -> None:
    add(dialog, qtbot, "random")
    engine = own(registry)
    qtbot.mouseClick(dialog.page.remove, LEFT)
    assert registry.engines()[1:] == ()
    assert dialog.list.chosen == BUILT_IN
    qtbot.mouseClick(dialog.undo, LEFT)
    assert own(registry) == engine
    assert dialog.list.chosen == engine.id
    assert not dialog.undo.isVisible()


def test_names_that_are_hostile_stay_text_and_leave_the_form_its_width(
    dialog: EnginesDialog, qtbot: QtBot
) -> None:
    add(dialog, qtbot, "many_names")
    page, form = dialog.page, dialog.page.options
    QTest.qWait(0)
    assert page.width() <= dialog.pages.width()
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in page.findChildren(QLabel))
    assert len(form.rows) == 199
    assert "<b>Bold</b>" in page.heading.text()
    for row in form.rows.values():
        assert row.field.mapTo(page, row.field.rect().topRight()).x() <= page.width()


def test_an_option_is_found_among_many(dialog: EnginesDialog, qtbot: QtBot) -> None:
    add(dialog, qtbot, "many_names")
    form = dialog.page.options
    assert form.search.isVisible()
    QTest.keyClicks(form.search, "OPTION 17")
    shown = [name for name, row in form.rows.items() if row.isVisible()]
    assert sorted(shown) == sorted(["Option_17", "Option_117", *(f"Option_17{digit}" for digit in range(10))])
    form.search.setText("nothing of the kind")
    assert form._none.isVisible()


def test_everything_is_reached_by_keyboard(dialog: EnginesDialog, qtbot: QtBot) -> None:
    add(dialog, qtbot, "random")
    page = dialog.page
    seen = set()
    widget = dialog.list
    widget.setFocus()
    focused = dialog.focusWidget()
    for _ in range(60):
        seen.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        focused = dialog.focusWidget()
    wanted = {page.name, page.command, page.folder, page.profiles, page.new, page.remove, dialog.add_button}
    assert wanted <= seen


# --- playing ------------------------------------------------------------------------------------------------


@pytest.fixture
def opponent(registry: Registry) -> RegisteredEngine:
    return registry.add(RegisteredEngine("", said_name="Fake", command=command("random"), games=("shogi",)))


def begin(window: MainWindow, qtbot: QtBot, engine: RegisteredEngine, limit: str = "clock") -> None:
    """Begin a game with it through the dialog of new games."""
    window.do("new_game")
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    part = dialog._computer.engine
    assert part.engine.isVisible()
    part.engine.choose(engine.id)
    part.limit.choose(limit)
    assert part.form.isVisible()
    assert not dialog.level.isVisible()
    dialog.colour.button("black").click()
    qtbot.mouseClick(dialog.start, LEFT)


def test_without_engines_the_new_game_dialog_asks_nothing_more(window: MainWindow) -> None:
    window.do("new_game")
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    assert not dialog._computer.engine.isVisible()
    assert dialog.level.isVisible()
    dialog.reject()


def test_a_game_against_an_engine_of_ones_own(
    window: MainWindow, qtbot: QtBot, opponent: RegisteredEngine
) -> None:
    begin(window, qtbot, opponent, "nodes")
    setup = window.desk.setup
    assert setup is not None
    player = setup.player(Color.WHITE)
    assert isinstance(player, EngineSetup)
    assert (player.name, player.limits, player.engine) == ("Fake", SearchLimits(nodes=100_000), opponent.id)
    play(window, "7g7f")
    qtbot.waitUntil(lambda: len(playing(window).session.path) == 2, timeout=LONG_MS)
    assert window.settings.current.new_game.engine == opponent.id
    window.desk.with_game(lambda game: game.resign())
    finish_work(window)
    (noted,) = window.parts.results.history.games()
    assert (noted.engine, noted.result, noted.rated()) == ("Fake", "lost", None)
    window.do("results")
    results = window.parts.results.dialog
    assert results is not None
    assert results.games_model.data(results.games_model.index(0, 1)) == "Fake"
    results.reject()


def test_the_engine_chosen_last_is_chosen_again(
    window: MainWindow, qtbot: QtBot, opponent: RegisteredEngine
) -> None:
    begin(window, qtbot, opponent, "depth")
    window.desk.leave()
    window.do("new_game")
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    part = dialog._computer.engine
    assert (part.engine.value, part.limit.value) == (opponent.id, "depth")
    dialog.variant.button("okisakishogi").click()
    assert not part.isVisible(), "it plays shogi only"
    assert dialog.level.isVisible()
    dialog.variant.button("shogi").click()
    assert part.engine.value == opponent.id
    dialog.reject()


def test_a_game_is_resumed_with_its_engine_and_kept_without_it(
    window: MainWindow, qtbot: QtBot, opponent: RegisteredEngine, registry: Registry
) -> None:
    begin(window, qtbot, opponent)
    play(window, "7g7f")
    qtbot.waitUntil(lambda: len(playing(window).session.path) == 2, timeout=LONG_MS)
    window.show_start_page()
    finish_work(window)
    registry.remove(opponent.id)

    window.do("resume")
    finish_work(window)
    assert len(playing(window).session.path) == 2
    assert "Fake is not in your list of engines" in notice(window)

    registry.put_back(opponent, 0)
    window.do("retry_engine")
    play(window, "2g2f")
    qtbot.waitUntil(lambda: len(playing(window).session.path) == 4, timeout=LONG_MS)


def test_an_engine_that_is_killed_is_started_again_and_moves(
    window: MainWindow, qtbot: QtBot, registry: Registry, tmp_path: Path
) -> None:
    if os.name != "posix":
        pytest.skip("signals of POSIX")
    engine = registry.add(
        RegisteredEngine("", command=command("dies_once", tmp_path / "died", "3c3d"), games=("shogi",))
    )
    begin(window, qtbot, engine)
    play(window, "7g7f")
    qtbot.waitUntil(lambda: len(playing(window).session.path) == 2, timeout=LONG_MS)


def test_hints_come_from_the_engine_chosen_for_them(
    window: MainWindow, qtbot: QtBot, registry: Registry
) -> None:
    engine = registry.add(RegisteredEngine("", command=command("book", "9g9f"), games=("shogi",)))
    registry.choose(Role.HINT, engine.id)
    window.parts.play.games.new_game(GameSetup())
    hints = window.parts.play.computer.hints
    with qtbot.waitSignal(hints.changed, timeout=LONG_MS):
        window.do("hint")
    qtbot.waitUntil(lambda: hints.hint is not None, timeout=LONG_MS)
    assert hints.hint is not None
    assert hints.hint.advice.line[0].usi == "9g9f"


def test_a_missing_engine_of_the_program_is_told_when_a_game_begins(make_window: MakeWindow) -> None:
    """What was told of the game before is taken back, and not what is told of this one."""

    def missing(setup: PlayerSetup, session: Session) -> Player:
        if isinstance(setup, LevelSetup):
            raise EngineMissingError((Path("/nowhere/engine"),))
        return Person()

    window = make_window(missing)
    window.parts.play.games.new_game(GameSetup(white=LevelSetup(3)))
    finish_work(window)
    assert "The program's engine is missing" in notice(window)


_KILLED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QEventLoop, QTimer
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.window.application import make_application
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD, parse_usi_move

application = make_application(sys.argv[:1])
window = MainWindow(AppPaths.below(Path(sys.argv[1])))
window.show()
engine = window.parts.engines.registry.engines()[1]
window.parts.play.games.new_game(GameSetup(white=window.parts.engines.registry.setup(engine.id)))
timer = QTimer()

def turn():
    session = window.desk.game.session
    if len(session.path) == 2:
        window.shell.journal_thread.drain()
        os.kill(os.getpid(), signal.SIGKILL)
    elif not session.path and window.board.play(parse_usi_move("7g7f", STANDARD)):
        print("played", flush=True)

timer.timeout.connect(turn)
timer.start(20)
application.exec()
"""


@in_the_whole
@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_game_goes_on_with_its_engine_after_the_program_was_killed(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "program"
    paths = AppPaths.below(folder)
    Registry(paths.engines_file).add(
        RegisteredEngine("", said_name="Fake", command=command("random"), games=("shogi",))
    )
    died = subprocess.run(
        [sys.executable, "-c", _KILLED, str(folder)], cwd=Path(__file__).parents[2], timeout=60, check=False
    )
    assert died.returncode == -signal.SIGKILL

    window = make_window(paths=paths)
    window.do("resume")
    assert len(playing(window).session.path) == 2
    play(window, "2g2f")
    qtbot.waitUntil(lambda: len(playing(window).session.path) == 4, timeout=LONG_MS)


def test_an_engine_that_solves_mates_can_have_that_role(
    dialog: EnginesDialog, registry: Registry, qtbot: QtBot
) -> None:
    add(dialog, qtbot, "mates", "G*5b")
    engine = own(registry)
    assert engine.mates
    qtbot.mouseClick(dialog.page.finds_mates, LEFT)
    assert registry.chosen(Role.MATE).id == engine.id


def test_one_that_does_not_cannot(dialog: EnginesDialog, registry: Registry, qtbot: QtBot) -> None:
    add(dialog, qtbot, "random")
    assert not own(registry).mates
    assert not dialog.page.finds_mates.isEnabled()
    assert registry.chosen(Role.MATE).is_built_in
