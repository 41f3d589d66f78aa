"""What is wrong with an engine that was tried out, in one sentence."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.engines.check import Cause, Finding
from shogi_desktop.app.engines.probe import Findings, Language, Trouble
from shogi_desktop.app.engines.remote import RemoteEngine, RemoteTrouble
from shogi_desktop.app.system.short_text import in_one_line

translate = QCoreApplication.translate
_MOST_SAID = 160


def trouble_text(found: Findings) -> str:
    """The sentence; empty where nothing is wrong."""
    if found.trouble is None:
        return ""
    if found.finding is not None:
        return _of_file(found.finding)
    if found.trouble is Trouble.THERE and found.remote is not None:
        remote, asked = found.remote
        return remote_text(remote, asked.trouble or RemoteTrouble.OTHER, asked.said)
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
            return translate("Engines", "The folder {folder} does not exist; choose the working folder.")
        case Trouble.OTHER_LANGUAGE if found.language is Language.UCI:
            return translate(
                "Engines",
                "{program} speaks UCI, the protocol of chess engines, not USI. Look for a USI "
                "edition, or for an option that turns USI on.",
            )
        case Trouble.OTHER_LANGUAGE:
            return translate("Engines", "{program} speaks {language}, not USI. Look for a USI edition.")
        case Trouble.NEEDS_FILE:
            return translate(
                "Engines",
                "A file is missing, usually the evaluation file: put it into {folder}, or set its location "
                "in the options (the engine says: {said}).",
            )
        case Trouble.ENDED if found.engine is not None and found.detail:
            return translate(
                "Engines", "{program} stopped while it was being tried out. Its last words: {said}"
            )
        case Trouble.ENDED if found.engine is not None:
            return translate("Engines", "{program} stopped without a word while it was being tried out.")
        case Trouble.ENDED if found.detail:
            return translate("Engines", "{program} stopped at once. Its last words: {said}")
        case Trouble.ENDED:
            return translate("Engines", "{program} stopped at once, without a word.")
        case Trouble.SILENT:
            return translate(
                "Engines", "{program} runs but says nothing: it does not seem to be a USI engine."
            )
        case Trouble.NOT_READY:
            return translate("Engines", "{program} speaks USI but did not become ready to play.")
        case Trouble.NO_GAME:
            return translate("Engines", "{program} speaks USI but plays none of the games of this program.")
        case Trouble.WRONG_MOVE:
            return translate("Engines", "{program} finds no legal move in the start position.")
        case Trouble.NO_ANSWER:
            return translate("Engines", "{program} became ready but did not reply when it was to move.")
        case _:
            return translate("Engines", "The trial of {program} was cancelled before it replied.")


def remote_text(remote: RemoteEngine, trouble: RemoteTrouble, said: str = "") -> str:
    """Why an engine on another computer is not started, in one sentence."""
    login = f"{remote.user}@{remote.host}" if remote.user else remote.host
    return _of_remote(trouble).format(
        host=in_one_line(remote.host),
        user=in_one_line(remote.user),
        program=in_one_line(remote.program, _MOST_SAID),
        login=in_one_line(login if remote.port is None else f"-p {remote.port} {login}"),
        key=in_one_line(remote.host if remote.port is None else f"'[{remote.host}]:{remote.port}'"),
        said=in_one_line(said, _MOST_SAID),
    )


def _of_remote(trouble: RemoteTrouble) -> str:
    match trouble:
        case RemoteTrouble.BAD_HOST:
            return translate("Engines", "Enter the computer's name or address: letters, digits, dots.")
        case RemoteTrouble.BAD_USER:
            return translate("Engines", "A user name has only letters, digits, dots, - and _.")
        case RemoteTrouble.BAD_PORT:
            return translate("Engines", "A port is a number from 1 to 65535.")
        case RemoteTrouble.BAD_PROGRAM:
            return translate(
                "Engines",
                "Enter the path of the program on that computer, in one line, with every quotation mark "
                "closed.",
            )
        case RemoteTrouble.NO_SSH:
            return translate(
                "Engines", "The program ssh is not on this computer: install the OpenSSH client."
            )
        case RemoteTrouble.HOST_UNKNOWN:
            return translate("Engines", "No computer named {host} was found: check the spelling.")
        case RemoteTrouble.UNREACHABLE:
            return translate(
                "Engines", "{host} does not answer: is it on, and does it accept logins by ssh? ({said})"
            )
        case RemoteTrouble.KEY_UNKNOWN:
            return translate(
                "Engines",
                "{host} is not known here yet: log in once in a terminal with ssh {login}, "
                "and say yes to its key.",
            )
        case RemoteTrouble.KEY_CHANGED:
            return translate(
                "Engines",
                "The key of {host} has changed, so it may be another computer: find out why, then remove the "
                "old key with ssh-keygen -R {key}.",
            )
        case RemoteTrouble.REFUSED:
            return translate(
                "Engines",
                "{host} does not accept your key: set one up with ssh-copy-id {login} (the program never "
                "asks for a password).",
            )
        case RemoteTrouble.NO_PROGRAM:
            return translate("Engines", "There is no program {program} on {host}: check its path.")
        case RemoteTrouble.SILENT:
            return translate("Engines", "{host} took too long to answer: try again later.")
        case _:
            return translate("Engines", "The program could not be started on {host}: {said}")


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
            return translate("Engines", "The file {path} does not exist.")
        case Cause.MISSING:
            return translate(
                "Engines",
                "No program called {program} was found on this computer; choose its file, or type "
                "the full path.",
            )
        case Cause.UNREADABLE:
            return translate("Engines", "{path} cannot be examined ({reason}).")
        case Cause.NO_PROGRAM:
            return translate("Engines", "{program} is not a program that can be run.")
        case Cause.OTHER_MACHINE:
            return translate(
                "Engines",
                "{program} is made for {made_for}, but this computer is {here}: get the edition "
                "for this computer.",
            )
        case Cause.OTHER_PROCESSOR:
            return translate(
                "Engines",
                "{program} uses an instruction that this processor lacks: get an edition for older "
                "processors.",
            )
        case Cause.FORBIDDEN:
            return translate(
                "Engines",
                "The system does not allow {program} to run: make its file executable, or move it "
                "to a disk from which programs may run.",
            )
        case Cause.DAMAGED:
            return translate("Engines", "{program} crashes when it starts; its file may be damaged.")
        case Cause.BLOCKED:
            return translate("Engines", "The system cannot start {program} ({reason}).")
