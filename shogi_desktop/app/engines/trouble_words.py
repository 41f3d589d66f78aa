"""What is wrong with an engine that was tried out, in one sentence."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.engines.check import Cause, Finding
from shogi_desktop.app.engines.probe import Findings, Language, Trouble
from shogi_desktop.app.system.short_text import in_one_line

translate = QCoreApplication.translate
_MOST_SAID = 160


def trouble_text(found: Findings) -> str:
    """The sentence; empty where nothing is wrong."""
    if found.trouble is None:
        return ""
    if found.finding is not None:
        return _of_file(found.finding)
    named = Path(found.program).name if found.engine is None else found.engine.label
    names = {
        "program": in_one_line(named),
        "folder": in_one_line(found.folder, _MOST_SAID) or translate("Engines", "its folder"),
        "said": in_one_line(found.detail, _MOST_SAID),
        "language": "" if found.language is None else found.language.value,
    }
    return _sentence(found).format(**names)


def _sentence(found: Findings) -> str:
    match found.trouble:
        case Trouble.NO_FOLDER:
            return translate("Engines", "The folder {folder} is not there; choose the one to run it in.")
        case Trouble.OTHER_LANGUAGE if found.language is Language.UCI:
            return translate(
                "Engines",
                "{program} speaks UCI, the language of chess engines, and not USI; "
                "look for its USI edition, or for an option that turns USI on.",
            )
        case Trouble.OTHER_LANGUAGE:
            return translate("Engines", "{program} speaks {language} and not USI; look for its USI edition.")
        case Trouble.NEEDS_FILE:
            return translate(
                "Engines",
                "It misses a file, mostly that of its evaluation: put it into {folder}, or name its place "
                "among the options (it says: {said}).",
            )
        case Trouble.ENDED if found.engine is not None and found.detail:
            return translate(
                "Engines", "{program} ended while it was tried out, and its last words were: {said}"
            )
        case Trouble.ENDED if found.engine is not None:
            return translate("Engines", "{program} ended while it was tried out, without a word.")
        case Trouble.ENDED if found.detail:
            return translate("Engines", "{program} ended at once, and its last words were: {said}")
        case Trouble.ENDED:
            return translate("Engines", "{program} ended at once, without a word.")
        case Trouble.SILENT:
            return translate(
                "Engines", "{program} runs, but says nothing: it does not seem to be a USI engine."
            )
        case Trouble.NOT_READY:
            return translate("Engines", "{program} speaks USI, but did not get ready to play.")
        case Trouble.NO_GAME:
            return translate("Engines", "{program} speaks USI, but plays none of the games of this program.")
        case Trouble.WRONG_MOVE:
            return translate(
                "Engines", "{program} does not find a legal move in the position that the game begins with."
            )
        case Trouble.NO_ANSWER:
            return translate("Engines", "{program} got ready, but did not answer when it was to move.")
        case _:
            return translate("Engines", "{program} was given up before it had answered.")


def _of_file(finding: Finding) -> str:
    names = {
        "path": in_one_line(str(finding.program), _MOST_SAID),
        "program": in_one_line(finding.program.name),
        "made_for": finding.made_for,
        "here": finding.here,
        "reason": in_one_line(finding.detail, _MOST_SAID),
    }
    return _of_cause(finding).format(**names)


def _of_cause(finding: Finding) -> str:
    match finding.cause:
        case Cause.MISSING if finding.program.is_absolute():
            return translate("Engines", "There is no file {path}.")
        case Cause.MISSING:
            return translate(
                "Engines",
                "This computer knows no program {program}; choose its file, or write its whole path.",
            )
        case Cause.UNREADABLE:
            return translate("Engines", "{path} cannot be looked at ({reason}).")
        case Cause.NO_PROGRAM:
            return translate("Engines", "{program} is no program that can be run.")
        case Cause.OTHER_MACHINE:
            return translate(
                "Engines",
                "{program} is made for {made_for}, and this computer is {here}: get the other edition.",
            )
        case Cause.OTHER_PROCESSOR:
            return translate(
                "Engines",
                "{program} uses an instruction that this processor does not have: "
                "get an edition for older processors.",
            )
        case Cause.FORBIDDEN:
            return translate(
                "Engines",
                "The system does not let {program} be run: mark its file as a program, "
                "or move it to a disk that programs may be run from.",
            )
        case Cause.DAMAGED:
            return translate("Engines", "{program} breaks down at its start; its file may be damaged.")
        case Cause.BLOCKED:
            return translate("Engines", "The system does not start {program} ({reason}).")
