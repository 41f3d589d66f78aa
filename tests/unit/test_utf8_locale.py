"""The locale that Qt and engines are started in: UTF-8, with everything else as the user has it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.unit.test_bootstrap import REPOSITORY

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has other locales today")

SHOW = """
import os, subprocess, sys
from shogi_desktop import bootstrap
try:
    bootstrap.main(["--version"])
except SystemExit:
    pass
from PySide6.QtCore import QCoreApplication
QCoreApplication([])
names = ("LC_ALL", "LC_CTYPE", "LC_NUMERIC", "LC_MESSAGES", "LANG")
code = f"import os; print(*(os.environ.get(name, '-') for name in {names}))"
print(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip())
"""


def started(**locale: str) -> tuple[str, str]:
    """What stands in the locale of a child of the program, and on stderr."""
    others = {
        key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "PYTHONUTF8"))
    }
    done = subprocess.run(
        [sys.executable, "-c", SHOW],
        env={**others, "PYTHONCOERCECLOCALE": "0", **locale},
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()[-1], done.stderr


@pytest.mark.parametrize(
    ("said", "child"),
    [
        ({"LC_ALL": "C"}, "- C.UTF-8 C C -"),
        ({"LC_ALL": "ja_JP.eucJP", "LANG": "cs_CZ"}, "- C.UTF-8 ja_JP.eucJP ja_JP.eucJP cs_CZ"),
        ({"LC_CTYPE": "POSIX", "LC_NUMERIC": "cs_CZ"}, "- C.UTF-8 cs_CZ - -"),
        ({}, "- C.UTF-8 - - -"),
    ],
    ids=["C", "not installed", "characters only", "nothing"],
)
def test_characters_are_utf8_and_the_rest_stays(said: dict[str, str], child: str) -> None:
    assert started(**said) == (child, "")


def test_a_locale_of_utf8_stays_as_it_is() -> None:
    assert started(LC_ALL="C.UTF-8") == ("C.UTF-8 - - - -", "")
