"""The program ended at random moments in the midst of edits, and what the next start knows of them.

The real window, without a game: a script plays moves in a record, goes back, comments, marks, undoes, cuts
branches off and sets up positions, and writes a line to a pipe after each change and after each snapshot that
has reached the disk. The other end ends it by SIGKILL, SIGTERM, SIGHUP or SIGINT. What the next start offers
must be the work as it stood at that snapshot or later; after a signal that can be heard, as it stood at last.
"""

from __future__ import annotations

import faulthandler
import hashlib
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import msgspec

from shogi_desktop.app.records.position_editor import Draft
from shogi_desktop.game import Delete, EditKind, Record, SetBookmark
from shogi_desktop.gui.window.main_window import MainWindow
from shogi_desktop.rules import STANDARD
from tests.support.pipe_words import Words

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 60.0
EDITS = 12
"""How many changes are made in a life on average."""
SIGNALS = (signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT)


class Word(msgspec.Struct, frozen=True):
    """What the program says: the work it `found`, a `state` it has come to, one that was `kept`."""

    kind: Literal["found", "state", "kept"]
    digest: str


# --- in the program -----------------------------------------------------------------------------------------


def edit_until_killed(folder: Path, seed: int) -> None:
    """Be the program: take up what is offered, then edit by a script for ever."""
    from PySide6.QtCore import QTimer

    from shogi_desktop.app.records.unsaved import Unsaved
    from shogi_desktop.app.system.garbage import GarbageCollection
    from shogi_desktop.app.system.paths import AppPaths
    from shogi_desktop.gui.window.application import make_application
    from shogi_desktop.gui.window.end_signals import EndSignals

    # Who started the tests in the background may have had these ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    faulthandler.enable()
    application = make_application(sys.argv[:1])
    window = MainWindow(AppPaths.below(folder))
    signals = EndSignals(application)
    timer = QTimer(window)
    signals.asked.connect(timer.stop)
    signals.asked.connect(window.end)
    window.settings.update(animate_moves=False)
    chance, keeper = random.Random(seed), window.unsaved.keeper
    work, made = window.unsaved._work, [""]

    def digest(unsaved: Unsaved) -> str:
        """Of the work itself: the place looked at is kept with the next change only."""
        study = unsaved.study and msgspec.structs.replace(unsaved.study, path=())
        said = msgspec.structs.replace(unsaved, kept="", study=study)
        return hashlib.sha1(msgspec.json.encode(said)).hexdigest()

    def say(kind: Literal["found", "state", "kept"], text: str) -> None:
        os.write(1, msgspec.json.encode(Word(kind, text)) + b"\n")

    def watched() -> Unsaved:
        unsaved = work()
        made[0] = digest(unsaved)
        return unsaved

    def tell_kept() -> None:
        if keeper._path is not None:
            say("kept", made[0])

    def step() -> None:
        change_something(window, chance)
        say("state", digest(work()) if window.unsaved._at_risk() else "")

    keeper._work = watched
    keeper.kept.connect(tell_kept)
    window.show()
    if window.start_page.unsaved.isVisible():
        window.start_page.unsaved.click()
        say("found", digest(work()))
    else:
        say("found", "")
    garbage = GarbageCollection(application)
    garbage.start()
    timer.timeout.connect(step)
    timer.start(3)
    application.exec()
    signals.close()
    garbage.stop()


def change_something(window: MainWindow, chance: random.Random) -> None:
    """Make some change to the record on the board of `window`, or to the position being set up."""
    board, editing = window.board, window.parts.editing
    cursor, page, dice = board.cursor, editing.page, chance.random()
    if cursor is None:
        window.desk.open_record(Record(STANDARD))
    elif editing.shown and page is not None:
        if dice < 0.3:
            editing.leave()
        else:
            page.change(
                chance.choice([page.draft.rotated(), page.draft.mirrored(), Draft.for_mate(STANDARD)])
            )
    elif dice < 0.5 and (moves := cursor.position().legal_moves()):
        board.play(chance.choice(moves))
    else:
        changes = (
            lambda: board.step(-chance.randrange(1, 5)),
            lambda: board.set_text(f"thought {chance.random()}"),
            lambda: board.edit(EditKind.BOOKMARK, SetBookmark(cursor.path, "here")),
            board.undo_edit,
            lambda: cursor.path and cursor.edit(EditKind.DELETE, Delete(cursor.path)),
            lambda: window.do("edit_position"),
        )
        chance.choices(changes, (4, 3, 1, 1, 1, 1))[0]()


# --- outside ------------------------------------------------------------------------------------------------


@dataclass
class StudyTally:
    """What was seen: lives, how many ended by a signal that is heard, changes, work found again."""

    kills: int = 0
    heard: int = 0
    changes: int = 0
    found: int = 0
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)


@dataclass
class StudyKiller:
    """Starts the program in `folder`, ends it and holds the next start against what it had said."""

    folder: Path
    chance: random.Random
    tally: StudyTally = field(default_factory=StudyTally)
    states: list[str] = field(default_factory=lambda: [""])
    """What the next start may find: what is on the disk, and what the work has come to since."""

    def run(self, kills: int) -> StudyTally:
        """End the program that many times, then look once more; what was seen."""
        began = time.monotonic()
        for number in range(kills + 1):
            how = self.chance.choice(SIGNALS)
            self._live_and_die(how, 1 if number == kills else 2 + round(self.chance.expovariate(1 / EDITS)))
            self.tally.kills += number < kills
            self.tally.heard += number < kills and how is not signal.SIGKILL
        self.tally.seconds = time.monotonic() - began
        return self.tally

    def _live_and_die(self, how: signal.Signals, words_heard: int) -> None:
        process = subprocess.Popen(
            [
                sys.executable, "-m", "tests.support.study_kills",
                str(self.folder), str(self.chance.getrandbits(32)),
            ],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        )  # fmt: skip
        assert process.stdout is not None
        words = Words(process.stdout.fileno(), Word)
        with process:
            words.read_until(words_heard, PATIENCE_S)
            words.read_for(self.chance.uniform(0.0, 0.1))
            ended = process.poll()
            process.send_signal(how)
            words.read_for(PATIENCE_S)
            process.kill()
        if how is not signal.SIGKILL and process.returncode:
            self.tally.failures.append(f"{how.name}: exit status {process.returncode}")
        if not words.heard:
            self.tally.failures.append(f"the program did not come up (exit status {ended})")
        for word in words.heard:
            self._take(word)
        if how is not signal.SIGKILL:
            del self.states[:-1]

    def _take(self, word: Word) -> None:
        if word.kind == "found":
            self.tally.found += bool(word.digest)
            if word.digest not in self.states:
                self.tally.failures.append(
                    f"found {word.digest or 'nothing'}, none of {len(self.states)} states"
                )
            self.states = [word.digest]
        elif word.kind == "kept":
            while len(self.states) > 1 and word.digest in self.states[1:]:
                del self.states[0]
        else:
            self.tally.changes += word.digest != self.states[-1]
            self.states.append(word.digest)


if __name__ == "__main__":
    edit_until_killed(Path(sys.argv[1]), int(sys.argv[2]))
