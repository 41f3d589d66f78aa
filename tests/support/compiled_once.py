"""Each worker of a run compiles its share of what all of them import.

In a fresh clone nothing is compiled, and pytest takes 11 s of processor time to rewrite the assertions of all
tests. Workers that begin together would each do all of it, at the same time.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from importlib.util import cache_from_source
from pathlib import Path

import pytest


def compile_share(session: pytest.Session) -> None:
    """Before a worker collects tests, compile one in so many of the program's modules and of its own."""
    worker = getattr(session.config, "workerinput", None)
    if worker is None:
        return
    number, workers = int(worker["workerid"].removeprefix("gw")), int(worker["workercount"])
    root = session.config.rootpath
    for path in share((root / "shogi_desktop").rglob("*.py"), number, workers):
        compile_module(path)
    for path in share(_test_files(root, session.config.args), number, workers):
        import_tests(path, root)


def share(paths: Iterable[Path], number: int, workers: int) -> list[Path]:
    """What worker `number`, from 0, takes of `paths`: about as many bytes as each other."""
    return sorted(paths, key=lambda path: (-path.stat().st_size, path))[number::workers]


def compile_module(path: Path) -> None:
    """Have the module at `path` compiled where Python looks; one that is no Python shows at its import."""
    if not Path(cache_from_source(path)).exists():
        with suppress(SyntaxError):
            SourceFileLoader(path.stem, str(path)).get_code(path.stem)


def import_tests(path: Path, root: Path) -> None:
    """Import the tests in `path` under the name by which pytest will ask for them, which rewrites them.

    What fails here fails again, and is told, when pytest collects it.
    """
    with suppress(Exception, pytest.skip.Exception):
        importlib.import_module(".".join(path.relative_to(root).with_suffix("").parts))


def _test_files(root: Path, arguments: Iterable[str]) -> Iterator[Path]:
    for argument in dict.fromkeys(argument.partition("::")[0] for argument in arguments):
        path = root / argument
        yield from path.rglob("test_*.py") if path.is_dir() else [path]
