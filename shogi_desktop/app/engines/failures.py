"""What to tell the user when an engine fails."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.engines.check import Cause, Finding, find
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.app.words.joined import sentences
from shogi_desktop.usi.errors import EngineFailure, FailureKind


@dataclass(frozen=True, slots=True)
class FailureWords:
    """A failure for the user: what happened to which program, what to do next, details for a report."""

    happened: str
    next_step: str
    details: str

    @property
    def sentence(self) -> str:
        """Both sentences in one line."""
        return sentences(self.happened, self.next_step)


def missing_engine_text() -> str:
    """That the program's own engine is nowhere (`EngineMissingError`), for where no game waits for it."""
    return QCoreApplication.translate("Engines", "The program's engine is missing. Reinstall the program.")


def happened(failure: EngineFailure) -> Sentence:
    """What happened to an engine, without what to do about it, for a notice."""
    return lambda: words_for_failure(failure).happened


_LOOKED_INTO = frozenset(
    {
        FailureKind.NOT_EXECUTABLE,
        FailureKind.DIED_AT_START,
        FailureKind.DIED_IDLE,
        FailureKind.DIED_IN_SEARCH,
    }
)


def words_for_failure(failure: EngineFailure, called: str = "") -> FailureWords:
    """The failure in the user's language. :param called: what the engine is called, where that is known."""
    program = called or Path(failure.program).name
    happened = _happened(failure.kind).format(program=program, detail=failure.detail)
    found = find(failure) if failure.kind in _LOOKED_INTO else None
    next_step = _way_out(found) if found is not None else _next_step(failure.kind)
    return FailureWords(happened, next_step, _details(failure))


def _happened(kind: FailureKind) -> str:
    translate = QCoreApplication.translate
    match kind:
        case FailureKind.MISSING_FILE:
            return translate("Engines", "The engine {program} was not found.")
        case FailureKind.NOT_EXECUTABLE:
            return translate("Engines", "The engine {program} cannot be run ({detail}).")
        case FailureKind.DIED_AT_START:
            return translate("Engines", "The engine {program} stopped while it was starting.")
        case FailureKind.NOT_USI:
            return translate("Engines", "{program} does not respond like a USI engine.")
        case FailureKind.VARIANT_UNSUPPORTED:
            return translate("Engines", "The engine {program} does not play this game ({detail}).")
        case FailureKind.TIMED_OUT_PREPARING:
            return translate("Engines", "The engine {program} did not become ready.")
        case FailureKind.DIED_IDLE | FailureKind.DIED_IN_SEARCH:
            return translate("Engines", "The engine {program} stopped unexpectedly.")
        case FailureKind.TIMED_OUT:
            return translate("Engines", "The engine {program} no longer responds.")
        case FailureKind.ILLEGAL_MOVE:
            return translate("Engines", "The engine {program} answered with an illegal move ({detail}).")
        case FailureKind.ANSWERED_TWICE:
            return translate(
                "Engines",
                "The engine {program} gave two answers to one search; the second ({detail}) came too late.",
            )


def _next_step(kind: FailureKind) -> str:
    translate = QCoreApplication.translate
    match kind:
        case FailureKind.MISSING_FILE | FailureKind.NOT_EXECUTABLE:
            return translate("Engines", "Reinstall the program, or choose another engine.")
        case FailureKind.NOT_USI | FailureKind.VARIANT_UNSUPPORTED:
            return translate("Engines", "Choose another engine.")
        case _:
            return translate("Engines", "The game is kept. Restart the engine to continue.")


def _way_out(found: Finding) -> str:
    """What was found about the engine's file, and what to do."""
    return _advice(found.cause).format(path=found.program, made_for=found.made_for, here=found.here)


def _advice(cause: Cause) -> str:
    translate = QCoreApplication.translate
    match cause:
        case Cause.MISSING | Cause.UNREADABLE | Cause.NO_PROGRAM | Cause.DAMAGED:
            return translate(
                "Engines",
                "Its file {path} is missing or damaged; a virus scanner may have removed it. "
                "Reinstall the program, or choose another engine.",
            )
        case Cause.OTHER_MACHINE:
            return translate(
                "Engines",
                "It is made for {made_for}, but this computer is {here}. Install the package for "
                "this computer.",
            )
        case Cause.OTHER_PROCESSOR:
            return translate(
                "Engines",
                "It uses an instruction that this processor lacks. Build the program on this "
                "computer, or choose another engine.",
            )
        case Cause.FORBIDDEN:
            return translate(
                "Engines",
                "The system does not allow {path} to run. Make the file executable, or move it to "
                "a disk from which programs may run.",
            )
        case Cause.BLOCKED:
            return translate(
                "Engines",
                "Its file is intact, but the system does not let it start. Allow it in your "
                "security software, or reinstall the program.",
            )


def _details(failure: EngineFailure) -> str:
    """For a report: path, exit code and last words; not translated, since developers read it."""
    lines = [f"program: {failure.program}", f"failure: {failure.kind.value}"]
    if failure.detail:
        lines.append(f"detail: {failure.detail}")
    if failure.exit_code is not None:
        lines.append(f"exit code: {failure.exit_code}")
    return "\n".join([*lines, *(f"> {line}" for line in failure.last_lines)])
