"""Bring the translations up to date: read the texts out of the code.

    python packaging/tools/update_translations.py            refresh the .ts files
    python packaging/tools/update_translations.py --check    only say whether the .ts files know every text

The ``.ts`` files in ``resources/i18n`` are what translators work on (with Qt Linguist, ``pyside6-linguist``).
The program compiles them at its next start. The tool belongs to PySide6 and is looked for beside the Python
that runs this script.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "shogi_desktop"
TRANSLATIONS = ROOT / "resources" / "i18n"
_COUNTED = re.compile(r'(translate\(\s*"[^"]*",(?:\s*"(?:[^"\\]|\\.)*")+,\s*"",\s*)(?=\w)')
_ENCODING = "QCoreApplication.UnicodeUTF8, "
LANGUAGES = ("ja", "cs", "pt", "en")


class ToolMissingError(Exception):
    """A tool of PySide6 is not where Python's scripts are."""


def tool(name: str) -> str:
    """The path of a tool of PySide6. :raises ToolMissingError: it is not installed."""
    found = shutil.which(name, path=sysconfig.get_path("scripts")) or shutil.which(name)
    if found is None:
        raise ToolMissingError(f"{name} is missing: pip install PySide6-Essentials")
    return found


def sources() -> list[str]:
    """Every Python file that may hold texts, relative to the repository."""
    return sorted(path.relative_to(ROOT).as_posix() for path in SOURCES.rglob("*.py"))


def ts_file(language: str) -> Path:
    """The file of translations of that language."""
    return TRANSLATIONS / f"shogi_desktop_{language}.ts"


def update(language: str, target: Path) -> None:
    """Read the texts out of the code into `target`, keeping the translations in it.

    English needs a translation only of what counts: what one of it is called.
    """
    with tempfile.TemporaryDirectory() as folder:
        for path in sources():
            copy = Path(folder, path)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(counted((ROOT / path).read_text(encoding="utf-8")), encoding="utf-8")
        subprocess.run(
            [
                tool("pyside6-lupdate"),
                *sources(),
                "-no-obsolete",
                *(["-pluralonly"] if language == "en" else []),
                *("-locations", "none"),
                *("-source-language", "en"),
                *("-target-language", language),
                *("-ts", str(target.absolute())),
            ],
            check=True,
            cwd=folder,
            stdout=subprocess.DEVNULL,
        )


def counted(code: str) -> str:
    """`code` as lupdate reads it: it sees a number in ``translate`` only behind the encoding of Qt 4."""
    return _COUNTED.sub(rf"\1{_ENCODING}", code)


def texts(path: Path, *, counting: bool = False) -> set[tuple[str, str]]:
    """Context and text of every message in a ``.ts`` file, or of those only that count something."""
    found = set()
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - a file of ours
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            if not counting or message.get("numerus") == "yes":
                found.add((name, message.findtext("source") or ""))
    return found


def stale() -> dict[str, set[tuple[str, str]]]:
    """By language, texts that the code has and the ``.ts`` file has not, or the other way round."""
    with tempfile.TemporaryDirectory() as folder:
        # What the code has is the same for all, but that English needs only what counts.
        fresh = Path(folder, "fresh.ts")
        update("ja", fresh)
        return {
            language: texts(fresh, counting=language == "en")
            ^ (texts(ts_file(language)) if ts_file(language).is_file() else set())
            for language in LANGUAGES
        }


def main() -> int:
    """Do what the arguments ask for; the exit status."""
    parser = argparse.ArgumentParser(description="Bring the translations up to date.")
    parser.add_argument(
        "--check", action="store_true", help="change nothing; fail if a text is missing or stale"
    )
    options = parser.parse_args()
    try:
        if options.check:
            old = stale()
            for language, messages in old.items():
                for context, text in sorted(messages):
                    sys.stdout.write(f"{language}: {context}: {text}\n")
            return 1 if any(old.values()) else 0
        TRANSLATIONS.mkdir(parents=True, exist_ok=True)
        for language in LANGUAGES:
            update(language, ts_file(language))
    except (ToolMissingError, subprocess.CalledProcessError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
