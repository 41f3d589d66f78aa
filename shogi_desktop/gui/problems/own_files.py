"""The player's own files and folders of problems: asked for, read in the background, kept on a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from shogi_desktop.app.problems.collection import Puzzle, puzzle_of
from shogi_desktop.app.problems.progress import SolvingProgress
from shogi_desktop.app.problems.reading import LeftOut, read_collection
from shogi_desktop.app.problems.selection import with_solution
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.words.problems import refusal_text, refusals_text
from shogi_desktop.gui.problems.findings_dialog import FindingsDialog
from shogi_desktop.gui.shell.shell import Shell

TOPIC: Final = "problems"
_MOST_TOLD: Final = 500
"""Of what was left out."""

_Read = tuple[tuple[Puzzle, ...], list[LeftOut]]


def _puzzles_in(path: Path) -> _Read:
    """What is in a file or folder, as the page wants it: seconds of work for 20,000 problems."""
    problems, left_out = read_collection(path)
    return tuple(map(puzzle_of, problems)), left_out


class OwnFiles(QObject):
    """Collections by the path of their file or folder. `changed(path)`: it has other problems now, or is off
    the list. `added(path)`: the player has just added it.

    :ivar puzzles: what is in them; None while one is being read.
    """

    changed = Signal(str)
    added = Signal(str)

    def __init__(self, shell: Shell, progress: SolvingProgress, parent: QObject) -> None:
        super().__init__(parent)
        self._shell, self._progress = shell, progress
        self.puzzles: dict[str, tuple[Puzzle, ...] | None] = {}

    def read_known(self) -> None:
        """Read those of earlier days, as they are now."""
        for name in self._progress.files:
            self.puzzles[name] = None
            self._read(Path(name), partial(self._keep_known, name), partial(self._keep_lost, name))

    def ask_file(self) -> None:
        """Ask for a file and add it."""
        name, _ = QFileDialog.getOpenFileName(self._shell.window, self.tr("Add mating problems"))
        if name:
            self._read(Path(name), partial(self._add, name))

    def ask_folder(self) -> None:
        """Ask for a folder and add it."""
        name = QFileDialog.getExistingDirectory(
            self._shell.window, self.tr("Add a folder of mating problems")
        )
        if name:
            self._say(lambda: self.tr("Reading the files…"))
            self._read(Path(name), partial(self._add, name))

    def forget(self, name: str) -> None:
        """Take a file off the list; nothing where it is not on it."""
        if name in self.puzzles:
            del self.puzzles[name]
            self._progress.remove_file(name)
            self.changed.emit(name)

    def take_solution(self, name: str, solved: Puzzle) -> None:
        """Keep the solution of a problem of that file until the program ends."""
        puzzles = self.puzzles.get(name)
        if puzzles:
            self.puzzles[name] = with_solution(puzzles, solved)

    # --- reading ------------------------------------------------------------------------------------------

    def _read(
        self,
        path: Path,
        then: Callable[[_Read], None],
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        self._shell.background.run(lambda: _puzzles_in(path), then, failed or self._unreadable)

    def _unreadable(self, error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        self._say(
            lambda: self.tr("{file} cannot be read ({reason}).").format(
                file=error.filename or self.tr("A file"), reason=error.strerror or error
            )
        )

    def _keep(self, name: str, read: _Read) -> None:
        self.puzzles[name] = read[0]
        self.changed.emit(name)

    def _keep_known(self, name: str, read: _Read) -> None:
        """A collection of an earlier day, as it is now."""
        if name not in self.puzzles:
            return  # taken off the list meanwhile
        self._keep(name, read)
        if not read[0]:
            self._say(
                lambda: self.tr(
                    "{file} has no mating problems any more. Check the file, or remove it from the list."
                ).format(file=name)
            )

    def _keep_lost(self, name: str, error: Exception) -> None:
        """A collection that cannot be read today stays on the list, from where it can be taken off."""
        self._keep(name, ((), []))
        self._unreadable(error)

    def _add(self, name: str, read: _Read) -> None:
        puzzles, left_out = read
        if puzzles:
            self._progress.add_file(name)
            self._keep(name, read)
            self.added.emit(name)

        def text() -> str:
            return refusals_text(len(left_out), len(puzzles))

        if left_out:
            self._shell.say(
                text,
                action=lambda: self.tr("Which ones…"),
                handler=lambda: self._tell_left_out(left_out),
                topic=TOPIC,
            )
        else:
            self._say(text)

    def _tell_left_out(self, left_out: Sequence[LeftOut]) -> None:
        """Say what of some files is no problem, and why."""
        dialog = FindingsDialog(self.tr("What was left out"), self._shell.window)
        lines = []
        for one in left_out[:_MOST_TOLD]:
            name = Path(one.name).name
            place = f"{name} · {one.number}" if one.number else name
            lines.append(f"{place}: {refusal_text(one.why.name)}")
        dialog.tell(
            self.tr("Left out, because they are not mating problems: {count}").format(count=len(left_out)),
            lines,
        )
        dialog.open()

    def _say(self, text: Sentence) -> None:
        self._shell.say(text, topic=TOPIC)
