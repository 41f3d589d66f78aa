"""A sentence in a window of the desktop's own, for the moment when ours cannot open.

Whoever starts the program by a double-click sees no terminal. Asks the small programs that desktops bring for
it, one after the other; knows nothing of what the sentence is about.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Mapping, Sequence

TITLE = "Shogi Desktop"
_SOON_S = 1.0
_LOOK_S = 0.02


def _commands(text: str) -> Sequence[Sequence[str]]:
    return (
        ("zenity", "--error", "--no-markup", "--width=480", f"--title={TITLE}", f"--text={text}"),
        ("kdialog", "--title", TITLE, "--error", text),
        ("xmessage", "-center", "-title", TITLE, _folded(text)),
        ("notify-send", "--urgency=critical", TITLE, text),
    )


def _folded(text: str, width: int = 80) -> str:
    """Break `text` between words, for a program that does not; a long word stays whole."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".lstrip()
    return "\n".join(lines)


def show_message(
    text: str, environ: Mapping[str, str], find: Callable[[str], str | None] = shutil.which
) -> bool:
    """Show `text` in a window and return whether that worked; the window stays when the program has ended.

    :param environ: without ``DISPLAY`` and ``WAYLAND_DISPLAY`` in it nothing is tried.
    :param find: the path of a program, None where it is not installed.
    """
    if os.name != "posix" or not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        return False
    for name, *arguments in _commands(text):
        program = find(name)
        if program is not None and _stays_or_succeeds([program, *arguments]):
            return True
    return False


def _stays_or_succeeds(command: Sequence[str]) -> bool:
    """Start `command` and return whether it is still there after a moment, or has ended well."""
    silence = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_RDWR, 0) for stream in range(3)]
    try:
        # Not by `subprocess`: it would be imported by every start, for the few that end here.
        process = os.posix_spawn(command[0], list(command), os.environ, file_actions=silence, setpgroup=0)
    except OSError:
        return False
    until = time.monotonic() + _SOON_S
    while time.monotonic() < until:
        ended, status = os.waitpid(process, os.WNOHANG)
        if ended:
            return status == 0
        time.sleep(_LOOK_S)
    return True  # it outlives this program
