"""The proof that an installed program works: a window, a short game against the engine, a KIF and a PDF."""

from __future__ import annotations

from pathlib import Path


def run_self_test(out_dir: Path) -> int:
    """Play a short game in an offscreen window; write ``self-test.kif`` and ``.pdf`` into `out_dir`.

    :returns: 0 when everything worked, 1 otherwise, with a sentence on standard error.
    """
    raise NotImplementedError
