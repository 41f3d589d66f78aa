"""What the reader of the course has done: a small file (`kept_file`) beside the results."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.learn.course import steps_of
from shogi_desktop.app.learn.steps import Chapter, Step, Way
from shogi_desktop.app.system.kept_file import Hitch, KeptFile, KeptFileTrouble
from shogi_desktop.app.system.sentence import Sentence

_WAYS = frozenset(way.value for way in Way)


class _Kept(msgspec.Struct, frozen=True):
    """The content of the file."""

    done: Annotated[tuple[str, ...], Meta(description="Steps done, by id.")] = ()
    last: Annotated[
        dict[str, str], Meta(description="The step last looked at, by way, the last way last.")
    ] = {}


class Progress:
    """The steps done and the step last looked at on each way."""

    def __init__(self, path: Path, report: Callable[[Sentence], None]) -> None:
        """:param report: takes a sentence for the reader when the disk is in the way."""
        self._report = report
        self._unsaved = False
        self._file = KeptFile(path, _Kept(), self._told)
        kept = self._file.load()
        self._done = set(kept.done)
        self._last = dict(kept.last)

    def is_done(self, step: Step) -> bool:
        """Whether the reader has done it."""
        return step.id in self._done

    def count(self, way: Way, chapter: Chapter | None = None) -> tuple[int, int]:
        """How many steps of how many are done on that way, or in one chapter of it."""
        steps = steps_of(way) if chapter is None else chapter.steps_of(way)
        return sum(map(self.is_done, steps)), len(steps)

    def place(self, way: Way) -> Step:
        """Where to go on: the step last looked at, or the first one."""
        steps = steps_of(way)
        return next((step for step in steps if step.id == self._last.get(way.value)), steps[0])

    def started(self, way: Way) -> bool:
        """Whether the reader has been on that way."""
        return way.value in self._last

    @property
    def way(self) -> Way:
        """The way last gone; for who has begun none, the one that asks for nothing."""
        return next((Way(value) for value in reversed(self._last) if value in _WAYS), Way.NOTHING)

    def look_at(self, way: Way, step: Step) -> None:
        """Remember where the reader is; on disk with the next step done, or by `flush`."""
        if (way, step.id) != (self.way, self._last.get(way.value)):
            self._last.pop(way.value, None)  # the way last gone is the last one
            self._last[way.value] = step.id
            self._unsaved = True

    def flush(self) -> None:
        """Keep on disk what is not there yet: the reader puts the course away."""
        if self._unsaved:
            self._save()

    def finish(self, step: Step) -> None:
        """Remember that `step` is done."""
        if step.id not in self._done:
            self._done.add(step.id)
            self._save()

    def restart(self, way: Way) -> None:
        """Forget what was done on that way."""
        self._done -= {step.id for step in steps_of(way)}
        self._last.pop(way.value, None)
        self._save()

    def _save(self) -> None:
        self._unsaved = False
        self._file.keep(_Kept(tuple(sorted(self._done)), dict(self._last)))

    def _told(self, trouble: KeptFileTrouble) -> None:
        # What another version has kept stands there for it.
        if trouble.hitch is not Hitch.STRANGE:
            self._report(partial(_trouble_text, trouble))


def _trouble_text(trouble: KeptFileTrouble) -> str:
    if trouble.hitch is Hitch.SET_ASIDE:
        sentence = QCoreApplication.translate(
            "Learn", "Your progress in the course could not be read. The file was moved to {file}."
        )
    else:
        sentence = QCoreApplication.translate(
            "Learn",
            "Your progress in the course cannot be saved in {file} ({reason}). Free some disk "
            "space or allow writing there.",
        )
    return sentence.format(file=trouble.file, reason=trouble.reason)
