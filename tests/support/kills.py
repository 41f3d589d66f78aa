"""The program killed at random moments, again and again, and what the next start knows of the game.

The program is the real one: its window on the offscreen platform, its journal, its engine. A script in it
plays both sides or one side against the computer, takes back, resigns, begins anew, and writes a line to a
pipe after each thing that the program has accepted (and before each that it is asked for). The other end of
the pipe kills it with SIGKILL, sometimes adds the torn line of a power cut or flips a bit within the journal,
starts it again and compares what is resumed with what had been accepted: every move, and both clocks to the
millisecond; after damage exactly what stood before the damaged line. A finished game must be in a file.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from shogi_desktop.rules import Color
from tests.support.pipe_words import Words

if TYPE_CHECKING:
    from shogi_desktop.app.play.desk import Desk

ROOT = Path(__file__).resolve().parents[2]
Kind = Literal["resumed", "nothing", "begun", "try", "stands", "concluded", "ended"]
PATIENCE_S = 60.0
WORDS = 16
"""How many words the program says in a life on average: two to a move."""
MOMENT_S = 0.02
"""The kill comes at some moment within that time: a move takes about as long, its sync included."""
TORN = b'{"kind":"move","usi":"7g7'


class Word(msgspec.Struct, frozen=True):
    """What the program says of its game: its moves, both clocks as settled (main, periods, used of each)."""

    kind: Kind
    moves: tuple[str, ...] = ()
    clock: tuple[int, ...] = ()
    computer_moves_next: bool = False


# --- in the program -----------------------------------------------------------------------------------------


def word_of(desk: Desk, kind: Kind, moves: tuple[str, ...] | None = None) -> Word:
    """What is to be said of the game on the board. :param moves: other moves than it has."""
    if desk.game is None:
        return Word(kind)
    session = desk.game.session
    made = tuple(node.move.usi for node in session.record.node(session.path).line() if node.move is not None)
    assert session.clock is not None
    state = session.clock.state()
    sides = [state.side(color) for color in Color]
    numbers = tuple(number for side in sides for number in (side.main_ms, side.periods, side.used_ms))
    computer = desk.game.setup.computer_color is session.turn
    return Word(kind, made if moves is None else moves, numbers, computer)


def play_until_killed(folder: Path, seed: int) -> None:
    """Be the program: resume what waits, then play by a script for ever."""
    from PySide6.QtCore import QTimer

    from shogi_desktop.app.play.events import Concluded, Ended
    from shogi_desktop.app.settings.game_setup import (
        GameSetup,
        LevelSetup,
        PersonSetup,
        PlayerSetup,
        TimeSetup,
    )
    from shogi_desktop.app.system.garbage import GarbageCollection
    from shogi_desktop.app.system.paths import AppPaths
    from shogi_desktop.gui.window.application import make_application
    from shogi_desktop.gui.window.main_window import MainWindow

    faulthandler.enable()
    application = make_application(sys.argv[:1])
    window = MainWindow(AppPaths.below(folder))
    window.settings.update(animate_moves=False, computer_tempo="instant")
    desk, board, chance = window.desk, window.board, random.Random(seed)

    def say(kind: Kind, moves: tuple[str, ...] | None = None) -> None:
        os.write(1, msgspec.json.encode(word_of(desk, kind, moves)) + b"\n")

    def begin() -> None:
        human, level = PersonSetup("Aiko"), LevelSetup(1)
        seats: list[tuple[PlayerSetup, PlayerSetup]] = [(human, human), (human, level), (level, human)]
        black, white = chance.choice(seats)
        setup = GameSetup(black=black, white=white, time=TimeSetup(main_ms=600_000, byoyomi_ms=30_000))
        desk.leave()
        window.parts.play.games.new_game(setup)

    def step() -> None:
        game = desk.game
        if game is None or not game.running:
            begin()
        elif game.recorder.on_disk and game.turn in board.movable_colors():
            moves = word_of(desk, "stands").moves
            dice = chance.random()
            if dice < 0.05 and game.plies_to_take_back:
                say("try", moves[: -game.plies_to_take_back])
                game.take_back()
            elif dice < 0.06 or len(moves) > 150:
                say("try", moves)
                game.resign()
            else:
                move = chance.choice(game.session.position.legal_moves())
                say("try", (*moves, move.usi))
                assert board.play(move)

    def hear(event: object) -> None:
        if isinstance(event, Concluded):
            say("concluded")
        elif isinstance(event, Ended):
            say("ended")

    stood: list[object] = []

    def look(_: object) -> None:
        """Say how the game stands when that is on the disk, and only then."""
        if desk.game is not None and desk.game.recorder.on_disk and desk.game.running:
            known, stands = stood[:1] == [desk.game], [desk.game, desk.game.session.path]
            if stood != stands:
                stood[:] = stands
                say("stands" if known else "begun")

    window.show()
    if window.shell.waiting.unfinished is not None:
        window.do("resume")
        say("resumed")
        assert desk.game is not None
        stood[:] = [desk.game, desk.game.session.path]
    else:
        say("nothing")
    board.happened.connect(hear)
    board.changed.connect(look)
    GarbageCollection(application).start()
    timer = QTimer(window)
    timer.timeout.connect(step)
    timer.start(1)
    application.exec()


# --- outside ------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What was seen: kills, how many of them hit a running game, accepted moves, torn lines added."""

    kills: int = 0
    early: int = 0
    resumed: int = 0
    accepted: int = 0
    taken_back: int = 0
    finished: int = 0
    torn: int = 0
    damaged: int = 0
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)


@dataclass
class Killer:
    """Starts the program in `folder`, kills it and holds the next start against what was accepted."""

    folder: Path
    chance: random.Random
    tally: Tally = field(default_factory=Tally)
    last: Word = field(default_factory=lambda: Word("nothing"))
    pending: Word | None = None
    before_damage: tuple[str, ...] | None = None

    def run(self, kills: int) -> Tally:
        """Kill the program that many times, then look once more; what was seen."""
        began = time.monotonic()
        for _ in range(kills):
            # One kill in eight hits the start itself, before the game is there again.
            early = self.chance.random() < 0.125
            self._live_and_die(None if early else 1 + round(self.chance.expovariate(1 / WORDS)))
            self.tally.kills += 1
            self.tally.early += early
            dice = self.chance.random()
            if dice < 0.25:
                self._tear()
            elif dice < 0.40:
                self._flip()
        self._live_and_die(1)
        self.tally.seconds = time.monotonic() - began
        return self.tally

    def _live_and_die(self, words_heard: int | None) -> None:
        """One life: until a moment after so many words, or None for some moment before the first."""
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.kills", str(self.folder), str(self.chance.getrandbits(32))],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        )
        assert process.stdout is not None
        words = Words(process.stdout.fileno(), Word)
        with process:
            if words_heard is None:
                words.read_for(self.chance.uniform(0.05, 0.6))
            else:
                words.read_until(words_heard, PATIENCE_S)
                words.read_for(self.chance.uniform(0.0, MOMENT_S))
            ended = process.poll()
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGKILL)
            words.read_for(PATIENCE_S)
        if words_heard is not None and not words.heard:
            self.tally.failures.append(f"the program did not come up (exit status {ended})")
        for word in words.heard:
            self._take(word)

    def _take(self, word: Word) -> None:
        if word.kind == "try":
            self.pending = word
            return
        if word.kind in {"resumed", "nothing"}:
            self._compare(word)
        elif word.kind == "stands":
            self.tally.accepted += len(word.moves) > len(self.last.moves)
            self.tally.taken_back += len(word.moves) < len(self.last.moves)
        elif word.kind == "ended":
            self.tally.finished += 1
            self._find_file(word.moves)
        self.last, self.pending = word, None

    def _compare(self, found: Word) -> None:
        """Hold what the new start found against what the killed one had accepted."""
        last, pending = self.last, self.pending
        self.tally.resumed += found.kind == "resumed"
        before, self.before_damage = self.before_damage, None
        if before is not None:
            copies = len(list(self._journals.glob("*.damaged*")))
            if found.kind != "resumed" or found.moves != before or copies != self.tally.damaged:
                self.tally.failures.append(f"{found} and {copies} copies instead of {before} after damage")
            return
        if last.kind in {"nothing", "begun", "ended"} and pending is None:
            further = found.kind == "resumed" and len(found.moves) == 1 and last.computer_moves_next
            if found.kind == "resumed" and not further:
                self.tally.failures.append(f"{found.moves} out of nothing ({last.kind})")
        elif found.kind == "nothing":
            # It may have come to its end unsaid; then it is in a file. A game without a move need not be.
            asked = last.moves if pending is None else pending.moves
            if asked and last.moves and not self._kept(last.moves) and not self._kept(asked):
                self.tally.failures.append(f"{last} was lost ({pending})")
        elif found.moves == last.moves:
            if found.clock != last.clock and last.kind != "concluded":
                self.tally.failures.append(f"clocks {found.clock} instead of {last.clock} ({last.kind})")
        elif not (pending is not None and found.moves == pending.moves) and not (
            last.computer_moves_next and found.moves[:-1] == last.moves
        ):
            self.tally.failures.append(f"{found.moves} instead of {last.moves} ({last.kind}, {pending})")

    def _find_file(self, moves: tuple[str, ...]) -> None:
        if moves and not self._kept(moves):
            self.tally.failures.append(f"the finished game {moves} is in no file")

    def _kept(self, moves: tuple[str, ...]) -> bool:
        """Whether a game that begins with these moves, and has one more at most, is saved in the library."""
        from shogi_desktop.app.records import files
        from shogi_desktop.app.system.paths import AppPaths

        games = sorted(
            AppPaths.below(self.folder).games_dir.glob("*.kifu"), key=lambda path: path.stat().st_mtime
        )
        for path in reversed(games):
            if path.stat().st_size:
                record = files.open_file(path).record
                found = tuple(node.move.usi for node in record.main_line() if node.move is not None)
                if found[: len(moves)] == moves and len(found) <= len(moves) + 1:
                    return True
        return False

    @property
    def _journals(self) -> Path:
        return self.folder / "data" / "journal"

    def _flip(self) -> None:
        """Change one bit of the newest journal, behind its first line, if its game is still to be resumed."""
        if self.before_damage is not None:
            return  # the start was killed before it had read what is damaged already
        journals = sorted(self._journals.glob("*.jsonl"))
        lines = journals[-1].read_bytes().splitlines(keepends=True) if journals else []
        said = [msgspec.json.decode(line) for line in lines if line.endswith(b"}\n")]
        over = said and said[-1]["kind"] == "end"
        if len(said) < 2 or over or len(said) < len(lines):
            return
        number = self.chance.randrange(1, len(lines))
        place = self.chance.randrange(len(lines[number]) - 1)
        damaged = bytearray(lines[number])
        damaged[place] ^= 1 << self.chance.randrange(8)
        journals[-1].write_bytes(b"".join((*lines[:number], bytes(damaged), *lines[number + 1 :])))
        moves: list[str] = []
        for line in said[1:number]:
            if line["kind"] == "move":
                moves.append(line["usi"])
            elif line["kind"] == "take_back":
                del moves[len(moves) - line["plies"] :]
        self.before_damage = tuple(moves)
        self.tally.damaged += 1

    def _tear(self) -> None:
        """End the newest journal as a power cut may: within a line."""
        journals = sorted(self._journals.glob("*.jsonl"))
        if journals and not journals[-1].read_bytes().endswith(TORN):
            with journals[-1].open("ab") as stream:
                stream.write(TORN)
            self.tally.torn += 1


if __name__ == "__main__":
    play_until_killed(Path(sys.argv[1]), int(sys.argv[2]))
