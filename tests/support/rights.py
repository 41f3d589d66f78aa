"""Without the rights of root, whom no folder refuses anything."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

_NOBODY: Final = 65_534


@contextmanager
def without_rights() -> Iterator[None]:
    """Within, this process has the rights of nobody, if it has had all."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(_NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


@contextmanager
def own_folder() -> Iterator[Path]:
    """Within, a folder of one's own, and no rights but those of anybody; it goes at the end."""
    with without_rights():
        folder = Path(tempfile.mkdtemp(dir="/tmp"))
        try:
            yield folder
        finally:
            for path in (folder, *folder.rglob("*")):
                if path.is_dir():
                    path.chmod(0o700)
            shutil.rmtree(folder)
