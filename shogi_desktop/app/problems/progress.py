"""What the player has solved, and when a problem comes back: a small file beside the results."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.practice.schedule import Grade, Memory, after
from shogi_desktop.app.problems.collection import Puzzle
from shogi_desktop.app.system.kept_file import Hitch, KeptFile, KeptFileTrouble
from shogi_desktop.app.system.sentence import Sentence

_MOST_FILES: Final = 50


class Place(msgspec.Struct, frozen=True):
    """What was chosen on the page of problems last, as its fields have it; empty for nothing."""

    collection: str = ""
    length: str = ""
    difficulty: str = ""
    theme: str = ""
    told: Annotated[bool, Meta(description="Whether the number of moves is shown.")] = True


class _Kept(msgspec.Struct, frozen=True):
    """The content of the file."""

    solved: Annotated[dict[str, int], Meta(description="Best time in milliseconds, by problem.")] = {}
    memories: Annotated[dict[str, Memory], Meta(description="Problems that come back, by problem.")] = {}
    streak: Annotated[int, Meta(ge=0, description="Solved at once, one after the other.")] = 0
    best_streak: Annotated[int, Meta(ge=0)] = 0
    files: Annotated[tuple[str, ...], Meta(description="The player's own files of problems.")] = ()
    place: Annotated[Place, Meta(description="What was chosen last.")] = Place()


class SolvingProgress:
    """What was solved. What was not solved at once comes back as the schedule of practice has it.

    :ivar streak: problems solved at once in a row. :ivar best_streak: the most there ever were.
    """

    def __init__(
        self, path: Path, report: Callable[[Sentence], None], today: Callable[[], date] = date.today
    ) -> None:
        """:param report: takes a sentence for the player when the disk is in the way."""
        self._report, self._today = report, today
        self._file = KeptFile(path, _Kept(), self._told)
        self._kept = self._file.load()

    @property
    def streak(self) -> int:
        """Problems solved at once, one after the other."""
        return self._kept.streak

    @property
    def best_streak(self) -> int:
        """The most that there ever were."""
        return self._kept.best_streak

    @property
    def files(self) -> tuple[str, ...]:
        """The player's own files of problems."""
        return self._kept.files

    @property
    def place(self) -> Place:
        """What was chosen last."""
        return self._kept.place

    def keep_place(self, place: Place) -> None:
        """Remember what is chosen."""
        if place != self._kept.place:
            self._keep(msgspec.structs.replace(self._kept, place=place))

    def count_due(self, puzzles: Iterable[Puzzle]) -> int:
        """How many of them are to be repeated by now."""
        return sum(map(self.comes_back, puzzles))

    def is_solved(self, puzzle: Puzzle) -> bool:
        """Whether it was solved once, without help."""
        return puzzle.id in self._kept.solved

    def best_ms(self, puzzle: Puzzle) -> int | None:
        """The best time; None where it was never solved."""
        return self._kept.solved.get(puzzle.id)

    def comes_back(self, puzzle: Puzzle) -> bool:
        """Whether it was not solved at once and is due again."""
        memory = self._kept.memories.get(puzzle.id)
        return memory is not None and memory.is_due(self._today())

    def count_solved(self, puzzles: Iterable[Puzzle]) -> int:
        """How many of them were solved."""
        return sum(map(self.is_solved, puzzles))

    def solved(self, puzzle: Puzzle, ms: int) -> None:
        """It was solved in `ms`, at once: without a wrong move or help."""
        kept = self._kept
        memories = dict(kept.memories)
        if puzzle.id in memories:
            memories[puzzle.id] = after(memories[puzzle.id], Grade.GOOD, self._today())
        best = dict(kept.solved)
        best[puzzle.id] = min(ms, best.get(puzzle.id, ms))
        streak = kept.streak + 1
        self._keep(
            msgspec.structs.replace(
                kept,
                solved=best,
                memories=memories,
                streak=streak,
                best_streak=max(streak, kept.best_streak),
            )
        )

    def missed(self, puzzle: Puzzle) -> None:
        """It was not solved at once: a wrong move, a hint, or the solution was shown."""
        memories = dict(self._kept.memories)
        memories[puzzle.id] = after(memories.get(puzzle.id, Memory()), Grade.AGAIN, self._today())
        self._keep(msgspec.structs.replace(self._kept, memories=memories, streak=0))

    def add_file(self, path: str) -> None:
        """Remember a file of problems."""
        files = (*(one for one in self._kept.files if one != path), path)[-_MOST_FILES:]
        self._keep(msgspec.structs.replace(self._kept, files=files))

    def remove_file(self, path: str) -> None:
        """Forget a file of problems; what was solved of it stays."""
        files = tuple(one for one in self._kept.files if one != path)
        self._keep(msgspec.structs.replace(self._kept, files=files))

    def _keep(self, kept: _Kept) -> None:
        self._kept = kept
        self._file.keep(kept)

    def _told(self, trouble: KeptFileTrouble) -> None:
        # What another version has kept stands there for it.
        if trouble.hitch is not Hitch.STRANGE:
            self._report(partial(_trouble_text, trouble))


def _trouble_text(trouble: KeptFileTrouble) -> str:
    if trouble.hitch is Hitch.SET_ASIDE:
        sentence = QCoreApplication.translate(
            "Problems",
            "Your progress in problems could not be read. The file was moved to {file}.",
        )
    else:
        sentence = QCoreApplication.translate(
            "Problems",
            "Your progress in problems cannot be saved in {file} ({reason}). Free some "
            "disk space or allow writing there.",
        )
    return sentence.format(file=trouble.file, reason=trouble.reason)
