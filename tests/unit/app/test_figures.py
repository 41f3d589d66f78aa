"""The figures that somebody chose are those of docs/figures.md: each ceiling, wait and weight, no others."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from shogi_desktop import app
from tests.support.source import MODULES, text_of

DOCS = Path(app.__file__).parents[2] / "docs"
FIRST = f"{app.__name__}."
TOLD = re.compile(r"^\| `([a-z0-9_.]+)\.([A-Z_0-9]+)` \| `([^`]+)` \| \S", re.MULTILINE)
LIMIT = re.compile(rf"`{re.escape(FIRST)}([a-z0-9_.]+)\.(\w+) = ([^`]+)`")
"""A row of docs/figures.md, and a limit of docs/security.md."""
IN_CODE = re.compile(
    r"^(_?[A-Z][A-Z_0-9]*(?:, _?[A-Z][A-Z_0-9]*)*)(?:: [^=\n]+)? = (?=.*\d)[-+*/<\d_.e, ()]+(?:#.*)?$",
    re.MULTILINE,
)
"""One constant, or several, that are given as numbers."""
NOT_CHOSEN = {
    "engines.check",  # what systems call processors and signals
    "library.features",
    "library.postings",  # how the index is laid out
    "match.self_play",  # how the engine writes its games
    "printing.pictures",  # millimetres and points of an inch
    "system.machine._MIB",
    "words.locale._STEP",
}

pytestmark = pytest.mark.skipif(
    not DOCS.is_dir(), reason="platform: the checkout is not here, only the package"
)


def told() -> dict[str, object]:
    """Each figure by its name below the package, as the documents give it."""
    rows = TOLD.findall((DOCS / "figures.md").read_text("utf-8"))
    limits = LIMIT.findall((DOCS / "security.md").read_text("utf-8"))
    assert len(rows) > 200
    assert limits
    return {f"{module}.{name}": eval(value, {}) for module, name, value in (*rows, *limits)}


def test_every_figure_is_what_the_documents_say() -> None:
    wrong = {}
    for figure, value in told().items():
        module, _, name = figure.rpartition(".")
        found = getattr(importlib.import_module(FIRST + module), name)
        if found != value:
            wrong[figure] = found
    assert wrong == {}


def test_every_figure_is_told() -> None:
    known = told()
    untold = []
    for path in MODULES:
        module = ".".join(path.with_suffix("").parts[len(DOCS.parent.parts) :])
        if not module.startswith(FIRST):
            continue
        short = module.removeprefix(FIRST)
        for names in IN_CODE.findall(text_of(path)):
            figures = {f"{short}.{name}" for name in names.split(", ")}
            if short not in NOT_CHOSEN:
                untold += sorted(figures - known.keys() - NOT_CHOSEN)
    assert untold == []
