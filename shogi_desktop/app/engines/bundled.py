"""Where the program's own engine is.

The engine is a program of its own. It is looked for, in this order, in a frozen bundle, in the build folder
of a source checkout, in the package's own ``bin``, and in that of any other place where Python looks for
the package (which helps when a checkout without a build shadows an installed wheel).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from shogi_desktop.usi.command import EngineCommand

ENGINE_NAME = "shogi-desktop-engine" + (".exe" if os.name == "nt" else "")
PACKAGE = Path(__file__).resolve().parents[2]


class EngineMissingError(Exception):
    """The engine that belongs to the program is nowhere; ``places`` are the paths that were tried."""

    def __init__(self, places: tuple[Path, ...]) -> None:
        tried = "\n".join(f"  {place}" for place in places)
        super().__init__(
            f"The engine of Shogi Desktop was not found. Looked for:\n{tried}\n"
            "Install the program again; in a source checkout run: pip install -e ."
        )
        self.places = places

    def __reduce__(self) -> tuple[type[EngineMissingError], tuple[tuple[Path, ...]]]:
        return EngineMissingError, (self.places,)


def bundled_engine(package: Path = PACKAGE, bundle: str | None = None) -> EngineCommand:
    """The command of the program's own engine.

    ``package`` is the folder of the running ``shogi_desktop``, ``bundle`` the folder of a frozen program (by
    default what PyInstaller says).

    :raises EngineMissingError: when there is none.
    """
    bundle = bundle if bundle is not None else getattr(sys, "_MEIPASS", None)
    places = tuple(dict.fromkeys(_places(package, bundle)))
    there = [place for place in places if place.is_file()]
    if not there:
        raise EngineMissingError(places)
    # One that may not be run is taken where there is no other: its failure to start says why.
    best = next((place for place in there if os.access(place, os.X_OK)), there[0])
    return EngineCommand(str(best))


def _places(package: Path, bundle: str | None) -> Iterator[Path]:
    if bundle is not None:
        yield Path(bundle) / "shogi_desktop" / "bin" / ENGINE_NAME
    if (package.parent / "pyproject.toml").is_file():
        yield package.parent / "build" / "engine" / ENGINE_NAME
    yield package / "bin" / ENGINE_NAME
    yield from _installed_places()


def _installed_places() -> Iterator[Path]:
    """The engine of an installed package that this one hides: on the same path, behind it."""
    for folder in sys.path:
        place = Path(folder, PACKAGE.name, "bin", ENGINE_NAME)
        if place.is_file():
            yield place.resolve()
