"""Use the real program for an hour, and see that nothing appears on stderr and nothing goes wrong.

    python -m tests.bench.hour_of_use [--minutes 60] [--seed 1] [--wild]

Somebody who is never tired, offscreen: plays games of both kinds against the weak levels and against himself,
makes moves by mouse and by command, carries out whatever command is offered, steps and comments, sets up
positions, opens files (other programs' and broken ones), saves, copies and pastes, changes settings and the
language, prints to PDF, reads lessons and the guide, searches the library, and presses whatever button a
dialog has. With ``--wild`` a child does: keys, clicks, drags and the wheel anywhere, in whatever window, menu
or dialog there is, the language and the size changed in the midst, most of it on the pages that a beginner
finds last. Ends with 1 where a word appeared on stderr, a dialog could not be left by Esc, or the program
ended by itself or not at all.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QDesktopServices, QInputMethodEvent, QWheelEvent
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PersonSetup, PlayerSetup, TimeSetup
from shogi_desktop.app.settings.settings import Settings
from shogi_desktop.app.system.i18n import LANGUAGES
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.board import OnBoard, OnStand
from shogi_desktop.gui.window import application
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.paint.faces import PIECE_SETS
from shogi_desktop.rules import VARIANTS, BoardMove

ROOT: Final = Path(__file__).resolve().parents[2]
STEP_MS: Final = 60
LONGEST_IN_A_DIALOG: Final = 12
"""Steps after which a dialog is closed."""
NEVER: Final = frozenset({"quit", "full_screen"})
"""Commands that end the use, or that the offscreen platform does not have."""
MOST_ESC: Final = 5
"""So often Esc may be pressed for a dialog and those that ask whether it may be closed."""
LATE: Final = (
    *("practice", "problems", "explorer", "review", "atlas", "engine_match", "invite", "play_online"),
    *("opponents", "statistics", "library", "engines", "learn", "results", "edit_position", "study"),
)
"""Commands that lead to the pages and dialogs that a beginner finds last."""
KEYS: Final = tuple(
    [Qt.Key(code) for code in range(Qt.Key.Key_Space, Qt.Key.Key_Z + 1)]
    + [Qt.Key(code) for code in range(Qt.Key.Key_Escape, Qt.Key.Key_PageDown + 1)]
    + [Qt.Key(code) for code in range(Qt.Key.Key_F1, Qt.Key.Key_F13)]
)
HELD: Final = [
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
]
ENDING: Final = frozenset(
    {
        (Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_F4, Qt.KeyboardModifier.AltModifier),
        (Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier),
    }
)
"""Keys of the commands in `NEVER`."""
START, DONE = "hour of use:", "end of use:"
OF_OFFSCREEN: Final = ("This plugin does not support", "keyToAscii Unhandled key code")
"""How the offscreen platform and Qt's tests begin what they say of themselves."""


# --- in the program -----------------------------------------------------------------------------------------


class User(QObject):
    """Does one thing after another, by chance, in whatever is on the screen."""

    def __init__(self, window: MainWindow, folder: Path, seed: int, seconds: float) -> None:
        super().__init__(window)
        self._window = window
        self._folder = folder
        self._chance = random.Random(seed)
        self._until = time.monotonic() + seconds
        # Copies: what is opened may be saved.
        self._corpus = folder / "corpus"
        if not self._corpus.exists():
            shutil.copytree(ROOT / "tests" / "corpus", self._corpus, ignore=shutil.ignore_patterns("*.py*"))
        self._kifu = [path for path in self._corpus.rglob("*") if path.is_file()]
        self._in_dialog = 0
        self.done: Counter[str] = Counter()
        QTimer.singleShot(STEP_MS, self, self._step)
        for asking, answer in (
            ("getSaveFileName", self._save_name),
            ("getOpenFileName", self._open_name),
            ("getOpenFileNames", self._open_names),
            ("getExistingDirectory", self._open_folder),
        ):
            setattr(QFileDialog, asking, answer)
        setattr(QDesktopServices, "openUrl", self._look_at)  # noqa: B010 - mypy, of a method

    def _look_at(self, _: object) -> bool:
        """Be the program that would be started."""
        self.done["looked at something outside"] += 1
        return True

    def _save_name(self, *_: object) -> tuple[str, str]:
        kind = self._chance.choice(
            ["kifu", "kif", "ki2", "csa", "jkf", "psn", "usi", "pdf", "png", "svg", "gif"]
        )
        return str(self._folder / f"saved {self._chance.randrange(20)}.{kind}"), ""

    def _open_name(self, *_: object) -> tuple[str, str]:
        return str(self._chance.choice(self._kifu)), ""

    def _open_names(self, *_: object) -> tuple[list[str], str]:
        return [str(path) for path in self._chance.sample(self._kifu, 3)], ""

    def _open_folder(self, *_: object) -> str:
        return str(self._corpus / self._chance.choice(["kif", "csa", "jkf"]))

    def _step(self) -> None:
        if time.monotonic() > self._until:
            print(f"{DONE} {sum(self.done.values())} things: {dict(self.done.most_common())}", flush=True)
            self._window.end()
            return
        # Another timer each time: one does not fire in the event loop of a dialog that it has opened itself.
        QTimer.singleShot(STEP_MS, self, self._step)
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            self._in_dialog += 1
            self._use_dialog(dialog)
            return
        self._in_dialog = 0
        for other in QApplication.topLevelWidgets():
            if other is not self._window and other.isVisible() and other.isWindow() and self._dice(0.05):
                other.close()
        self._do_something()

    def _do_something(self) -> None:
        game = self._window.desk.game if self._window.on_board else None
        playing = game is not None and game.running
        weights: dict[Callable[[], None], float] = {
            self._move_by_mouse: 6 if playing else 1,
            self._move: 12 if playing else 2,
            self._command: 4 if playing else 8,
            self._button: 2,
            self._new_game: 0.1 if playing else 1,
            self._open: 0.2 if playing else 1,
            self._change_settings: 0.4,
            self._type: 1,
            self._resize: 0.2,
        }
        act = self._chance.choices(list(weights), list(weights.values()))[0]
        self.done[act.__name__.strip("_").replace("_", " ")] += 1
        act()

    def _dice(self, odds: float) -> bool:
        return self._chance.random() < odds

    # --- things to do ---------------------------------------------------------------------------------------

    def _new_game(self) -> None:
        def player() -> PlayerSetup:
            return LevelSetup(self._chance.randint(1, 3)) if self._dice(0.4) else PersonSetup("Aiko")

        variant = self._chance.choice(VARIANTS)
        handicap = self._chance.choice(variant.handicaps).id if self._dice(0.3) else "even"
        time_setup = TimeSetup(main_ms=60_000, byoyomi_ms=10_000) if self._dice(0.5) else TimeSetup()
        black = player()
        white = PersonSetup("Ben") if isinstance(black, LevelSetup) else player()
        setup = GameSetup(variant=variant.id, handicap=handicap, black=black, white=white, time=time_setup)
        self._window.parts.play.games.new_game(setup)

    def _move(self) -> None:
        if not self._window.on_board:
            return
        board = self._window.board
        cursor = board.cursor
        if cursor is None:
            return
        position = cursor.position()
        if position.turn in board.movable_colors() and (moves := position.legal_moves()):
            board.play(self._chance.choice(moves))

    def _move_by_mouse(self) -> None:
        if not self._window.on_board:
            return
        scene, board = self._window.play_page.scene, self._window.play_page.board
        position = scene.position
        if position is None or not (moves := position.legal_moves()):
            return
        move = self._chance.choice(moves)
        origin = OnBoard(move.origin) if isinstance(move, BoardMove) else OnStand(position.turn, move.kind)
        rect = (
            scene.place(origin)
            if isinstance(origin, OnBoard)
            else scene.layout.stand_piece_rect(origin.color, origin.kind)
        )
        for place in (rect.center(), scene.place(OnBoard(move.target)).center()):
            QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=board.mapFromScene(place))

    def _command(self) -> None:
        offered = [
            name
            for name, action in self._window.actions_by_id.items()
            if action.isEnabled() and name not in NEVER
        ]
        name = self._chance.choice(offered)
        self.done[f"command {name}"] += 1
        self._window.do(name)

    def _button(self) -> None:
        self._press_one_of(QApplication.activeWindow() or self._window)

    def _open(self) -> None:
        self._window.open_path(self._chance.choice(self._kifu))

    def _change_settings(self) -> None:
        choices: dict[str, list[object]] = {
            "language": ["", *(language.code for language in LANGUAGES)],
            "appearance": ["light", "dark", "contrast", "system"],
            "piece_set": list(PIECE_SETS),
            "text_percent": [80, 100, 125, 150],
            "animate_moves": [True, False],
        }
        known = {name: values for name, values in choices.items() if name in Settings.__struct_fields__}
        name = self._chance.choice(list(known))
        self._window.settings.update(**{name: self._chance.choice(known[name])})

    def _type(self) -> None:
        widget = QApplication.focusWidget()
        if isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit):
            typed = QInputMethodEvent()
            typed.setCommitString(self._chance.choice(["Good.", "<b>7六歩</b>", "a & b", "棒銀"]))
            QApplication.sendEvent(widget, typed)
        elif widget is not None:
            keys = [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab]
            QTest.keyClick(widget, self._chance.choice([*keys, Qt.Key.Key_Escape, Qt.Key.Key_Return]))

    def _resize(self) -> None:
        self._window.resize(self._chance.randint(880, 1500), self._chance.randint(600, 1000))

    # --- dialogs --------------------------------------------------------------------------------------------

    def _use_dialog(self, dialog: QWidget) -> None:
        self.done[f"step in {type(dialog).__name__}"] += 1
        if self._in_dialog > LONGEST_IN_A_DIALOG:
            if isinstance(dialog, QDialog):
                dialog.reject()
            else:
                dialog.close()
            return
        self._press_one_of(dialog)

    def _press_one_of(self, inside: QWidget) -> None:
        kinds = (QAbstractButton, QComboBox, QAbstractItemView, QAbstractSlider, QLineEdit)
        found = [
            widget
            for widget in inside.findChildren(QWidget)
            if isinstance(widget, kinds) and widget.isVisible() and widget.isEnabled()
        ]
        if not found:
            return
        widget = self._chance.choice(found)
        if isinstance(widget, QComboBox):
            widget.setCurrentIndex(self._chance.randrange(max(1, widget.count())))
        elif isinstance(widget, QAbstractSlider):
            widget.setValue(self._chance.randint(widget.minimum(), widget.maximum()))
        elif isinstance(widget, QLineEdit):
            # Without a name Qt's print dialog tries to open a file all the same, and says so on stderr.
            nothing = [] if isinstance(inside, QPrintDialog) else [""]
            widget.setText(self._chance.choice([*nothing, "Aiko", "<i>x</i>", "9" * 40]))
        else:
            area = widget.viewport() if isinstance(widget, QAbstractItemView) else widget
            size = area.size()
            place = QPoint(
                self._chance.randrange(max(1, size.width())), self._chance.randrange(max(1, size.height()))
            )
            QTest.mouseClick(area, Qt.MouseButton.LeftButton, pos=place)


class Child(User):
    """Hits keys and the mouse without an aim, nowhere in particular."""

    def _step(self) -> None:
        popup = QApplication.activePopupWidget()
        if popup is not None and time.monotonic() <= self._until:
            QTimer.singleShot(STEP_MS, self, self._step)
            self.done["step in a menu"] += 1
            keys = [Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Escape]
            key = self._chance.choice(keys)
            if key == Qt.Key.Key_Return and self._is_on_end(popup):
                key = Qt.Key.Key_Escape
            QTest.keyClick(popup, key)
            return
        super()._step()

    def _is_on_end(self, popup: QWidget) -> bool:
        """Whether the entry that would be taken ends the program."""
        never = [self._window.actions_by_id[name] for name in NEVER]
        return isinstance(popup, QMenu) and popup.activeAction() in never

    def _do_something(self) -> None:
        if self._dice(0.15):
            self._go_somewhere()
        elif self._dice(0.3):
            super()._do_something()
        else:
            self._hit(QApplication.activeWindow() or self._window)

    def _go_somewhere(self) -> None:
        offered = [name for name in LATE if self._window.actions_by_id[name].isEnabled()]
        name = self._chance.choice(offered)
        self.done[f"command {name}"] += 1
        self._window.do(name)

    def _use_dialog(self, dialog: QWidget) -> None:
        if self._in_dialog <= LONGEST_IN_A_DIALOG:
            self.done[f"hit in {type(dialog).__name__}"] += 1
            self._hit(dialog) if self._dice(0.6) else self._press_one_of(dialog)
            return
        self.done["left by Esc"] += 1
        # Not the application's focus: that may still be a list that dropped down and is shut.
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        if self._in_dialog > LONGEST_IN_A_DIALOG + MOST_ESC:
            print(f"not left by Esc: {type(dialog).__name__} {dialog.windowTitle()!r}", file=sys.stderr)
            dialog.close()

    def _hit(self, window: QWidget) -> None:
        act = self._chance.choice([self._hit_keys, self._hit_mouse, self._hit_mouse, self._turn_wheel])
        if self._dice(0.05):
            self._change_settings()
        elif self._dice(0.05) and window is not self._window:
            window.resize(self._chance.randint(200, 1200), self._chance.randint(150, 900))
        else:
            act(window)

    def _hit_keys(self, window: QWidget) -> None:
        widget = QApplication.focusWidget() or window
        for _ in range(self._chance.randint(1, 5)):
            if not isValid(widget):
                return
            key = self._chance.choice(KEYS)
            held = self._chance.choice([Qt.KeyboardModifier.NoModifier] * 5 + HELD)
            if (key, held) not in ENDING:
                QTest.keyClick(widget, key, held)

    def _hit_mouse(self, window: QWidget) -> None:
        place = self._place(window)
        widget = window.childAt(place) or window
        inside = widget.mapFrom(window, place) if widget is not window else place
        button = self._chance.choice([Qt.MouseButton.LeftButton] * 4 + [Qt.MouseButton.RightButton])
        way = self._chance.random()
        if way < 0.6:
            QTest.mouseClick(widget, button, pos=inside)
        elif way < 0.8:
            QTest.mouseDClick(widget, button, pos=inside)
        else:
            QTest.mousePress(widget, button, pos=inside)
            if isValid(widget):
                QTest.mouseMove(widget, self._place(window))
            if isValid(widget):
                QTest.mouseRelease(widget, button, pos=self._place(window))

    def _turn_wheel(self, window: QWidget) -> None:
        place = self._place(window)
        widget = window.childAt(place) or window
        turn = QPoint(0, self._chance.choice([-1200, -120, 120, 1200]))
        where = QPointF(place)
        event = QWheelEvent(
            where,
            QPointF(window.mapToGlobal(place)),
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)

    def _place(self, window: QWidget) -> QPoint:
        return QPoint(
            self._chance.randrange(max(1, window.width())), self._chance.randrange(max(1, window.height()))
        )


class UsedApplication(application.Application):
    """The program's own, with somebody before the screen."""

    folder = Path()
    seed = 1
    seconds = 60.0
    who: type[User] = User

    def exec(self) -> int:  # type: ignore[override]  # Qt has it static
        """Let somebody use the window while the program runs."""
        window = next(widget for widget in self.topLevelWidgets() if isinstance(widget, MainWindow))
        self.user = self.who(window, self.folder, self.seed, self.seconds)
        print(START, flush=True)
        try:
            return int(super().exec())
        finally:
            # The offscreen clipboard outlives Python: a picture of ours still in it would crash at its end.
            self.clipboard().clear()


def be_used(folder: Path, seed: int, seconds: float, who: type[User]) -> int:
    """Be the program, with somebody who uses it that long."""
    UsedApplication.folder, UsedApplication.seed, UsedApplication.seconds = folder, seed, seconds
    UsedApplication.who = who
    # What breaks off is to be read outside, also behind the end of the program's own watch.
    faulthandler.enable()
    setattr(faulthandler, "enable", lambda *_: None)  # noqa: B010 - mypy, of a function
    setattr(faulthandler, "disable", lambda: None)  # noqa: B010
    application.Application = UsedApplication  # type: ignore[misc]
    return application.run_gui(sys.argv[:1], AppPaths.below(folder))


# --- outside ------------------------------------------------------------------------------------------------


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wild", action="store_true", help="a child uses it")
    parser.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside is not None:
        return be_used(options.inside, options.seed, options.minutes * 60, Child if options.wild else User)
    with tempfile.TemporaryDirectory(prefix="shogi-hour-") as name:
        folder = Path(name)
        done = subprocess.run(
            [
                *(sys.executable, "-m", "tests.bench.hour_of_use", "--inside", str(folder)),
                *("--minutes", str(options.minutes), "--seed", str(options.seed)),
                *(["--wild"] if options.wild else []),
            ],
            cwd=ROOT,
            capture_output=True,
            text=True,
            env={
                **os.environ,
                "QT_QPA_PLATFORM": "offscreen",
                "HOME": str(folder),
                "PYTHONFAULTHANDLER": "1",
            },
            check=False,
        )
    said = [line for line in done.stderr.splitlines() if not line.startswith(OF_OFFSCREEN)]
    print(done.stdout.strip())
    print("\n".join(said) or "nothing on stderr")
    print(f"exit status {done.returncode}")
    return bool(done.returncode or said or DONE not in done.stdout)


if __name__ == "__main__":
    raise SystemExit(main())
