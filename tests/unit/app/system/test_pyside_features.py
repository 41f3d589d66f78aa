"""PySide searches no source of ours for its name, and everything else is as it was."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType

import pytest

from shogi_desktop.app.system.pyside_features import spare_search

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


def test_only_modules_of_ours_are_answered_for_and_only_where_the_question_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    features = ModuleType("shibokensupport.feature")
    monkeypatch.setitem(sys.modules, "shibokensupport.feature", features)
    spare_search()
    assert not hasattr(features, "_mod_uses_pyside")
    vars(features)["_mod_uses_pyside"] = None
    spare_search()
    answer = vars(features)["_mod_uses_pyside"]
    assert answer(ModuleType("shogi_desktop.rules")) is True
    assert answer(ModuleType("shogi_desktopper")) is False
    assert answer(ModuleType("colorsys")) is False


def test_where_pyside_has_no_such_module_nothing_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "shibokensupport.feature", None)
    spare_search()
