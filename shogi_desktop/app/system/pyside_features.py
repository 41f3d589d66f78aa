"""Spares the start PySide's search of every module's source.

PySide has other names for Qt's functions (``from __feature__ import …``), a module at a time. To know which
may want them it looks for its own name in the source of each that is imported, and keeps what it read in
memory: of ours 6 MB, read in 7 ms of every start. Ours want none.
"""

from __future__ import annotations

import contextlib
from importlib import import_module
from types import ModuleType


def spare_search() -> None:
    """Answer PySide's question by the module's name from now on; where it asks otherwise, change nothing."""
    with contextlib.suppress(ImportError):
        features = import_module("shibokensupport.feature")
        if hasattr(features, "_mod_uses_pyside"):
            vars(features)["_mod_uses_pyside"] = _is_ours


def _is_ours(module: ModuleType) -> bool:
    return module.__name__.startswith("shogi_desktop.")
