"""Play whole games against the computer by mouse in the real window, over all levels: for docs/levels.md.

    python -m tests.bench.games_by_mouse [--games 20] [--seed 1]

The person is a baseline (tests/bench/baselines.py), whose moves are made by press and release on the board,
promotions answered where they are asked. Both games, both colours, with no clock, byōyomi and increments,
against levels and characters; who has not finished after 120 plies resigns from the menu. Looked for:
exceptions and words on stderr, moves that the board does not take, computers that do not answer, clocks that
stand or run backward, games that end without a reason. Ends with 1 where there was one of these.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QObject, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from shogi_desktop.app.play.game import Game
from shogi_desktop.app.players.characters import characters
from shogi_desktop.app.settings.game_setup import GameSetup, LevelSetup, PersonSetup, PlayerSetup, TimeSetup
from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.game import Reason
from shogi_desktop.gui.play.placing import PlacingDialog
from shogi_desktop.gui.window import application
from shogi_desktop.gui.window.main_window import MainWindow
from tests.bench.baselines import BASELINES
from tests.bench.hour_of_use import OF_OFFSCREEN
from tests.gui.hands import Hands

ROOT: Final = Path(__file__).resolve().parents[2]
LEVELS: Final = (1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 34, 35, 36)
CLOCKS: Final = (
    TimeSetup(),
    TimeSetup(main_ms=120_000, byoyomi_ms=10_000),
    TimeSetup(byoyomi_ms=10_000),
    TimeSetup(main_ms=180_000, increment_ms=5_000),
)
LONGEST_GAME: Final = 120
TICK_MS: Final = 15
LONGEST_ANSWER_S: Final = 90.0
"""Far more than any level takes, on a machine that does other things too."""
DONE: Final = "all games are played:"


class Person(QObject):
    """Plays one game after another on the board of the window."""

    def __init__(self, window: MainWindow, games: int, seed: int) -> None:
        super().__init__(window)
        self._window = window
        self._hands = Hands(window, cast(QtBot, QTest))
        self._chance = random.Random(seed)
        self._left = [self._setup(number) for number in range(games)]
        self._played = 0
        self._moves = 0
        self._waiting_since = time.monotonic()
        self._plies = -1
        self._longest = 0.0
        self._reading: tuple[int, int, int] | None = None
        self._resigning = False
        self.faults: list[str] = []
        window.settings.update(animate_moves=False, coach=False)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._next()
        self._timer.start(TICK_MS)

    def _setup(self, number: int) -> GameSetup:
        opponent: PlayerSetup = LevelSetup(LEVELS[number % len(LEVELS)])
        if number % 5 == 4:
            known = characters()
            one = min(known, key=lambda known: abs(known.strength - LEVELS[number % len(LEVELS)]))
            opponent = LevelSetup(one.strength, name=one.id, character=one.id)
        person = PersonSetup("Aiko")
        black, white = (opponent, person) if number % 3 == 1 else (person, opponent)
        return GameSetup(
            variant=("shogi", "okisakishogi")[number % 2],
            black=black,
            white=white,
            time=CLOCKS[number // 2 % len(CLOCKS)],
        )

    def _next(self) -> None:
        if not self._left:
            self._timer.stop()
            print(f"{DONE} {self._played}, {self._moves} moves by mouse, faults: {len(self.faults)}")
            print("\n".join(self.faults), flush=True)
            self._window.end()
            return
        self._plies, self._longest, self._resigning = -1, 0.0, False
        self._waiting_since = time.monotonic()
        # Two games with the pace of a person, the others at once.
        tempo = "natural" if len(self._left) % 10 == 3 else "instant"
        self._window.settings.update(computer_tempo=tempo)
        self._window.parts.play.games.new_game(self._left[0])

    def _look(self) -> None:
        game, dialog = self._window.desk.game, QApplication.activeModalWidget()
        if dialog is not None:
            # The question of the first start is part of it; this person does not answer.
            if not isinstance(dialog, PlacingDialog):
                self._fault(f"a dialog that nobody asked for: {type(dialog).__name__}")
            if isinstance(dialog, QDialog):
                dialog.reject()
            return
        if game is None or game.setup.variant != self._left[0].variant:
            self._wait("no game begins")
        elif not game.running:
            self._finish(game)
        elif game.turn is game.human:
            self._play(game)
        else:
            self._watch_clock(game)
            self._wait("no answer")

    def _wait(self, what: str) -> None:
        waited = time.monotonic() - self._waiting_since
        self._longest = max(self._longest, waited)
        if waited > LONGEST_ANSWER_S:
            self._fault(what)
            self._waiting_since = time.monotonic()
            self._left.pop(0)
            self._next()

    def _watch_clock(self, game: Game) -> None:
        """While one side thinks its time goes down: it neither stands nor goes up."""
        turn = game.turn
        reading = None if turn is None else game.clock.reading(turn)
        if turn is None or reading is None or not game.recorder.on_disk:
            self._reading = None
            return
        now = (game.plies, reading.periods, reading.main_ms + reading.byoyomi_ms)
        before, self._reading = self._reading, now
        if before is not None and before[:2] == now[:2] and now[2] > before[2]:
            self._fault(f"the clock of {turn.name} went up from {before[2]} to {now[2]} ms")

    def _play(self, game: Game) -> None:
        self._watch_clock(game)
        if game.plies >= LONGEST_GAME and not self._resigning:
            self._resigning = True
            self._window.do("resign")
            question = self._window.parts.play.manners.question
            if question is None:
                self._fault("to resign asks nothing")
            else:
                question.accept_button.click()
            return
        position = self._window.play_page.scene.position
        if position is None or position.turn is not game.turn:
            self._wait("the board does not show the move")
            return
        stands = not game.recorder.on_disk
        plies, began, had = game.plies, time.monotonic(), game.clock.reading(position.turn)
        move = BASELINES["chess"](position.copy(), self._chance)
        thought, has = 1000 * (time.monotonic() - began), game.clock.reading(position.turn)
        # Time stands while the move before is written down.
        if had is not None and has is not None and had.periods == has.periods and not stands:
            gone = had.main_ms + had.byoyomi_ms - has.main_ms - has.byoyomi_ms
            if gone < thought / 2 - TICK_MS:
                self._fault(f"the clock stood: {gone} ms in {thought:.0f}")
        try:
            self._hands.move(move)
        except AssertionError as error:
            self._fault(f"{move.usi}: {error}")
            self._wait("the board takes no move")
            return
        if game.plies == plies and game.running:
            self._fault(f"{move.usi} was not made")
        self._moves += 1
        self._waiting_since = time.monotonic()

    def _finish(self, game: Game) -> None:
        outcome, setup = game.outcome, self._left.pop(0)
        assert outcome is not None
        self._played += 1
        opponent = setup.black if isinstance(setup.black, LevelSetup) else setup.white
        assert isinstance(opponent, LevelSetup)
        who = opponent.character or f"level {opponent.level:g}"
        if outcome.reason is Reason.TIMEOUT and outcome.winner is game.human:
            self._fault(f"{who} lost on time")
        won = "nobody" if outcome.winner is None else "person" if outcome.winner is game.human else "computer"
        clock = (
            f"{setup.time.main_ms // 1000} s, byōyomi {setup.time.byoyomi_ms // 1000} s, "
            f"increment {setup.time.increment_ms // 1000} s"
        )
        print(
            f"{who}, {setup.variant}, {clock}: {game.plies} plies, {outcome.reason.value}, {won} won, "
            f"longest wait {self._longest:.1f} s",
            flush=True,
        )
        self._next()

    def _fault(self, text: str) -> None:
        game = self._window.desk.game
        where = "" if game is None else f"ply {game.plies}: "
        self.faults.append(f"game {self._played + 1}, {where}{text}")


class PlayedApplication(application.Application):
    """The program's own, with somebody before the board."""

    games = 20
    seed = 1

    def exec(self) -> int:  # type: ignore[override]  # Qt has it static
        """Let somebody play while the program runs."""
        window = next(widget for widget in self.topLevelWidgets() if isinstance(widget, MainWindow))
        self.person = Person(window, self.games, self.seed)
        ended = int(super().exec())
        return ended or int(bool(self.person.faults))


def be_played(folder: Path, games: int, seed: int) -> int:
    """Be the program, with somebody who plays that many games."""
    PlayedApplication.games, PlayedApplication.seed = games, seed
    application.Application = PlayedApplication  # type: ignore[misc]
    return application.run_gui(sys.argv[:1], AppPaths.below(folder))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside is not None:
        return be_played(options.inside, options.games, options.seed)
    with tempfile.TemporaryDirectory(prefix="shogi-mouse-") as name:
        command = [
            *(sys.executable, "-m", "tests.bench.games_by_mouse", "--inside", name),
            *("--games", str(options.games), "--seed", str(options.seed)),
        ]
        surroundings = {"QT_QPA_PLATFORM": "offscreen", "HOME": name, "PYTHONFAULTHANDLER": "1"}
        with subprocess.Popen(
            command,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **surroundings},
        ) as process:
            assert process.stdout is not None
            told = []
            for line in process.stdout:
                told.append(line)
                print(line, end="", flush=True)
            assert process.stderr is not None
            errors = process.stderr.read()
    said = [line for line in errors.splitlines() if not line.startswith(OF_OFFSCREEN)]
    print("\n".join(said) or "nothing on stderr")
    print(f"exit status {process.returncode}")
    return bool(process.returncode or said or not any(line.startswith(DONE) for line in told))


if __name__ == "__main__":
    raise SystemExit(main())
