"""PySide searches no source of ours for its name, and everything else is as it was."""

from __future__ import annotations

import subprocess
import sys

STARTED = """
import linecache
import PySide6.QtCore
from shogi_desktop.app.system import pyside_features
pyside_features.spare_search()
from shibokensupport.feature import pyside_feature_dict as told
import colorsys
from shogi_desktop.app.system.garbage import GarbageCollection as ours
print([name for name in linecache.cache if name.endswith(("colorsys.py", "garbage.py"))])
print(told["colorsys"], told[ours.__module__])
"""


def test_the_source_of_what_is_imported_is_not_read() -> None:
    done = subprocess.run([sys.executable, "-c", STARTED], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == ["[]", "-1 0"]
