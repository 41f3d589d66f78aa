"""A locale whose characters are UTF-8, for Qt, for what the system's C functions do, and for engines.

Qt takes none other: it changes the locale by itself and says so in four lines on stderr. Only the characters
change here; language, numbers and dates stay the user's. Python does the same where nothing is set (PEP 538).
"""

from __future__ import annotations

import locale
from collections.abc import MutableMapping
from typing import Final

_CANDIDATES: Final = ("C.UTF-8", "C.utf8", "en_US.UTF-8")
_REST: Final = ("LC_COLLATE", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_TIME")
"""What else LC_ALL stands for."""


def use_utf8(environ: MutableMapping[str, str]) -> None:
    """Let this process, and those it starts with `environ`, use UTF-8 where the locale has something else.

    Nothing changes where the system has no such locale, nor on Windows, where the locale does not matter.
    """
    if not hasattr(locale, "nl_langinfo") or _is_utf8():
        return
    for name in _CANDIDATES:
        try:
            locale.setlocale(locale.LC_CTYPE, name)
        except locale.Error:
            continue
        if _is_utf8():
            everything = environ.pop("LC_ALL", "")
            for category in _REST if everything else ():
                environ[category] = everything
            environ["LC_CTYPE"] = name
            return


def _is_utf8() -> bool:
    return locale.nl_langinfo(locale.CODESET).lower() in {"utf-8", "utf8"}
