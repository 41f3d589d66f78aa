"""Where the files under resources/ lie: beside the package in a checkout, inside it once installed or frozen.

Knows folders only; what a resource means is its reader's business.
"""

import sys
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


@cache
def resources_root() -> Path:
    """Return the resources folder of this installation.

    A frozen bundle and a wheel hold it as ``shogi_desktop/resources``; a checkout (an editable install too)
    has it at the top of the repository.

    :raises FileNotFoundError: if the installation has lost its resources; names the places looked at.
    """
    candidates = [PACKAGE / "resources", PACKAGE.parent / "resources"]
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        candidates.insert(0, Path(bundle) / "shogi_desktop" / "resources")
    for candidate in candidates:
        if candidate.is_dir():
            return candidate
    places = ", ".join(str(candidate) for candidate in candidates)
    raise FileNotFoundError(f"The program's resources are missing (looked in {places}). Install it again.")


def resource_path(relative: str) -> Path:
    """Return the path of the resource `relative`, written with forward slashes (``"fonts/ui.ttf"``).

    The file need not exist: a reader that can do without says so itself.
    """
    return resources_root().joinpath(*relative.split("/"))
