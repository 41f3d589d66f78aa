"""The composition root: from the command line to the window, to a command without one, or to a sentence.

The only module that knows both faces of the program. Qt is imported only after the machine has been asked
whether it can run it: Qt's own answer to a missing library or display is to abort.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from shogi_desktop import __version__
from shogi_desktop.cli import COMMANDS
from shogi_desktop.desktop_message import show_message
from shogi_desktop.system_check import Finding, Machine, check_headless, check_window, explain
from shogi_desktop.utf8_locale import use_utf8

_INTERRUPTED: Final = 130
"""The exit status after Ctrl+C, as shells have it."""
EPILOG = """\
commands without a window (each has its own --help):
{commands}
"""


def main(argv: Sequence[str] | None = None, machine: Machine | None = None) -> int:
    """Run the program with the arguments `argv`, by default those it was started with; the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _let_every_character_through()
    use_utf8(os.environ)
    try:
        return _run(arguments, machine)
    except KeyboardInterrupt:  # while modules were imported: what runs then hears of it by itself
        return _INTERRUPTED


def _run(arguments: Sequence[str], machine: Machine | None) -> int:
    if arguments[:1] == ["--voice"]:
        return _speak(arguments[1:], machine)
    if arguments and arguments[0] in COMMANDS:
        from shogi_desktop.cli.runner import run  # noqa: PLC0415 - a window's start needs none of it

        return run(arguments, machine)
    options = _parser().parse_args(arguments)
    if options.self_test is not None:
        return _self_test(options.self_test or None, machine)
    return _open_window(options.files, machine, new_window=options.new_window)


def _parser() -> argparse.ArgumentParser:
    commands = "\n".join(f"  {name:<10}{summary}" for name, summary in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="shogi-desktop",
        description="Play, study and print shogi.",
        epilog=EPILOG.format(commands=commands),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "files", nargs="*", metavar="FILE", help="a kifu to open, in the running window if there is one"
    )
    parser.add_argument("--new-window", action="store_true", help="open a new window even if one is running")
    parser.add_argument("--version", action="version", version=f"Shogi Desktop {__version__}")
    parser.add_argument(
        "--self-test",
        nargs="?",
        const="",
        metavar="FOLDER",
        help="play a short game without a screen, write a KIF and a PDF into FOLDER and report",
    )
    return parser


def _speak(arguments: Sequence[str], machine: Machine | None) -> int:
    """Be the process that a window of this program speaks through; nobody starts it by hand."""
    finding = check_headless(machine)
    if finding is not None:
        return _give_up(finding)
    from shogi_desktop.app.sound.voice_process import main as speak  # noqa: PLC0415 - Qt only now, see above

    return speak(arguments)


def _open_window(files: Sequence[str], machine: Machine | None, *, new_window: bool) -> int:
    # What importing makes stays: to look for garbage in it costs a twentieth of the start.
    # `app.system.garbage` takes over when the window is there.
    gc.disable()
    finding = check_window(machine)
    if finding is not None:
        _show(finding, machine)
        return _give_up(finding)
    # Qt only now, see above; and the window's half of the program only where there is to be one.
    from shogi_desktop.app.system import paths, pyside_features, single_instance  # noqa: PLC0415

    pyside_features.spare_search()
    paths.name_application()
    folders = paths.AppPaths.of_start()
    wanted = single_instance.absolute_files(files)
    place = None if new_window else single_instance.socket_name(folders.data_dir)
    request = single_instance.request_of(wanted)
    meeting = None if place is None else single_instance.meet(place, request)
    if place is not None and meeting is None:
        return 0
    from shogi_desktop.gui.window.application import run_gui  # noqa: PLC0415

    return run_gui([sys.argv[0]], folders, open_files=wanted, meeting=meeting)


def _self_test(folder: str | None, machine: Machine | None) -> int:
    finding = check_headless(machine)
    if finding is not None:
        return _give_up(finding)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from shogi_desktop.gui.window.self_test import run_self_test  # noqa: PLC0415 - Qt only now, see above

    try:
        if folder is not None:
            target = Path(folder)
            target.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=target).close()
            return run_self_test(target)
        with tempfile.TemporaryDirectory(prefix="shogi-desktop-self-test-") as temporary:
            return run_self_test(Path(temporary))
    except OSError as error:
        place = folder or tempfile.gettempdir()
        sentence = f"self-test: nothing can be written in {place} ({error.strerror or error})"
        print(f"{sentence}. Choose another folder.", file=sys.stderr)
        return 1


def _give_up(finding: Finding) -> int:
    if sys.stderr is not None:
        print(explain(finding), file=sys.stderr)
    return finding.exit_status


def _show(finding: Finding, machine: Machine | None) -> None:
    """Say it in a window as well where nobody may be reading what the program prints."""
    if sys.stderr is None or not sys.stderr.isatty():
        show_message(explain(finding), (machine or Machine()).environ)


def _let_every_character_through() -> None:
    """Keep a console that lacks a character (Windows code pages) from ending the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
