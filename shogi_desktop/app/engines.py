"""Where the program's own engine is, and what to tell the user when an engine fails.

The engine is a program of its own. It is looked for, in this order, in a frozen bundle, in the build folder
of a source checkout, in the package's own ``bin``, and where the package manager says that it installed it
(which helps when a checkout without a build shadows an installed wheel).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.engine_check import Cause, Finding, find
from shogi_desktop.usi.command import EngineCommand
from shogi_desktop.usi.errors import EngineFailure, FailureKind

__all__ = ["EngineCommand", "EngineMissingError", "FailureWords", "bundled_engine", "words_for_failure"]

DISTRIBUTION = "shogi-desktop"
ENGINE_NAME = "shogi-desktop-engine" + (".exe" if os.name == "nt" else "")
PACKAGE = Path(__file__).resolve().parent.parent


class EngineMissingError(Exception):
    """The engine that belongs to the program is nowhere; ``places`` are the paths that were tried."""

    def __init__(self, places: tuple[Path, ...]) -> None:
        tried = "\n".join(f"  {place}" for place in places)
        super().__init__(
            f"The engine of Shogi Desktop was not found. Looked for:\n{tried}\n"
            "Install the program again; in a source checkout run: pip install -e ."
        )
        self.places = places


def bundled_engine(package: Path = PACKAGE, bundle: str | None = None) -> EngineCommand:
    """The command of the program's own engine.

    ``package`` is the folder of the running ``shogi_desktop``, ``bundle`` the folder of a frozen program (by
    default what PyInstaller says).

    :raises EngineMissingError: when there is none.
    """
    bundle = bundle if bundle is not None else getattr(sys, "_MEIPASS", None)
    places = tuple(dict.fromkeys(_places(package, bundle)))
    there = [place for place in places if place.is_file()]
    if not there:
        raise EngineMissingError(places)
    # One that may not be run is taken where there is no other: its failure to start says why.
    best = next((place for place in there if os.access(place, os.X_OK)), there[0])
    return EngineCommand(str(best))


def _places(package: Path, bundle: str | None) -> Iterator[Path]:
    if bundle is not None:
        yield Path(bundle) / "shogi_desktop" / "bin" / ENGINE_NAME
    if (package.parent / "pyproject.toml").is_file():
        yield package.parent / "build" / "engine" / ENGINE_NAME
    yield package / "bin" / ENGINE_NAME
    yield from _installed_places()


def _installed_places() -> Iterator[Path]:
    """The engine among the files of the installed distribution, if there is one."""
    import importlib.metadata  # noqa: PLC0415 - takes long, and is asked last

    try:
        files = importlib.metadata.files(DISTRIBUTION) or ()
    except importlib.metadata.PackageNotFoundError:
        return
    for file in files:
        if file.name == ENGINE_NAME and file.parent.name == "bin":
            yield Path(str(file.locate())).resolve()


# --- what to tell the user ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FailureWords:
    """A failure for the user: what happened to which program, what to do next, details for a report."""

    happened: str
    next_step: str
    details: str

    @property
    def sentence(self) -> str:
        """Both sentences in one line."""
        return f"{self.happened} {self.next_step}"


_LOOKED_INTO = frozenset(
    {
        FailureKind.NOT_EXECUTABLE,
        FailureKind.DIED_AT_START,
        FailureKind.DIED_IDLE,
        FailureKind.DIED_IN_SEARCH,
    }
)


def words_for_failure(failure: EngineFailure) -> FailureWords:
    """The failure in the user's language."""
    program = Path(failure.program).name
    happened = _happened(failure.kind).format(program=program, detail=failure.detail)
    found = find(failure) if failure.kind in _LOOKED_INTO else None
    next_step = _way_out(found) if found is not None else _next_step(failure.kind)
    return FailureWords(happened, next_step, _details(failure))


def _happened(kind: FailureKind) -> str:
    translate = QCoreApplication.translate
    match kind:
        case FailureKind.MISSING_FILE:
            return translate("Engines", "The engine {program} is not there.")
        case FailureKind.NOT_EXECUTABLE:
            return translate("Engines", "The engine {program} cannot be run ({detail}).")
        case FailureKind.DIED_AT_START:
            return translate("Engines", "The engine {program} ended while it was starting.")
        case FailureKind.NOT_USI:
            return translate("Engines", "{program} does not answer as a USI engine does.")
        case FailureKind.VARIANT_UNSUPPORTED:
            return translate("Engines", "The engine {program} does not play this game ({detail}).")
        case FailureKind.TIMED_OUT_PREPARING:
            return translate("Engines", "The engine {program} did not get ready.")
        case FailureKind.DIED_IDLE | FailureKind.DIED_IN_SEARCH:
            return translate("Engines", "The engine {program} ended unexpectedly.")
        case FailureKind.TIMED_OUT:
            return translate("Engines", "The engine {program} does not answer any more.")
        case FailureKind.ILLEGAL_MOVE:
            return translate("Engines", "The engine {program} answered with an illegal move ({detail}).")
        case FailureKind.ANSWERED_TWICE:
            return translate(
                "Engines",
                "The engine {program} gave two answers to one search; "
                "the second one ({detail}) came too late.",
            )


def _next_step(kind: FailureKind) -> str:
    translate = QCoreApplication.translate
    match kind:
        case FailureKind.MISSING_FILE | FailureKind.NOT_EXECUTABLE:
            return translate("Engines", "Install the program again, or choose another engine.")
        case FailureKind.NOT_USI | FailureKind.VARIANT_UNSUPPORTED:
            return translate("Engines", "Choose another engine.")
        case _:
            return translate("Engines", "The game is kept. Start the engine again to go on.")


def _way_out(found: Finding) -> str:
    """What was found about the engine's file, and what to do."""
    return _advice(found.cause).format(path=found.program, made_for=found.made_for, here=found.here)


def _advice(cause: Cause) -> str:
    translate = QCoreApplication.translate
    match cause:
        case Cause.MISSING | Cause.UNREADABLE | Cause.NO_PROGRAM | Cause.DAMAGED:
            return translate(
                "Engines",
                "Its file {path} is missing or damaged; a virus scanner may have moved it away. "
                "Install the program again, or choose another engine.",
            )
        case Cause.OTHER_MACHINE:
            return translate(
                "Engines",
                "It is made for {made_for}, and this computer is {here}. "
                "Install the package that is made for this computer.",
            )
        case Cause.OTHER_PROCESSOR:
            return translate(
                "Engines",
                "It uses an instruction that this processor does not have. "
                "Build the program on this computer, or choose another engine.",
            )
        case Cause.FORBIDDEN:
            return translate(
                "Engines",
                "The system does not let {path} be run. "
                "Mark the file as a program, or move it to a disk that programs may be run from.",
            )
        case Cause.BLOCKED:
            return translate(
                "Engines",
                "Its file looks whole, but the system does not let it start. "
                "Allow it in your security program, or install the program again.",
            )


def _details(failure: EngineFailure) -> str:
    """For a report: path, exit code and last words; not translated, since developers read it."""
    lines = [f"program: {failure.program}", f"failure: {failure.kind.value}"]
    if failure.detail:
        lines.append(f"detail: {failure.detail}")
    if failure.exit_code is not None:
        lines.append(f"exit code: {failure.exit_code}")
    return "\n".join([*lines, *(f"> {line}" for line in failure.last_lines)])
