"""Where the program keeps its own files.

The places are chosen once, at the start, and handed to whoever needs one; nothing else in the program asks
the system for a folder. Tests hand in folders of their own.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QStandardPaths

APPLICATION = "Shogi Desktop"
GAMES_FOLDER = "Shogi Desktop"
PORTABLE_MARK = "portable"
PORTABLE_FOLDER = "shogi-desktop-data"


def name_application() -> None:
    """Tell Qt the program's name, which the system's places are named after."""
    QCoreApplication.setApplicationName(APPLICATION)


def program_folder(
    executable: str | None = None, environ: Mapping[str, str] = os.environ, platform: str = sys.platform
) -> Path:
    """The folder that the user sees the program in.

    :param executable: the frozen program's file; None asks Python. From source it is the checkout, or where
        the package is installed.
    """
    if executable is None and not getattr(sys, "frozen", False):
        return Path(__file__).resolve().parents[3]
    if environ.get("APPIMAGE"):
        return Path(environ["APPIMAGE"]).absolute().parent
    program = Path(executable or sys.executable).resolve()
    if platform == "darwin":
        bundle = next((folder for folder in program.parents if folder.suffix == ".app"), None)
        if bundle is not None:
            return bundle.parent
    return program.parent


class AppPaths(Struct, frozen=True):
    """The folders of one user: settings, the journals of running games, and where kifu are saved.

    :ivar games_dir: where finished games are saved without asking; made when the first one is.
    """

    config_dir: Path
    data_dir: Path
    documents_dir: Path
    games_dir: Path

    @property
    def settings_file(self) -> Path:
        """The file of all settings."""
        return self.config_dir / "settings.json"

    @property
    def engines_file(self) -> Path:
        """The file of the engines that the player has added."""
        return self.config_dir / "engines.json"

    @property
    def results_file(self) -> Path:
        """The file of the results against the computer."""
        return self.data_dir / "results.jsonl"

    @property
    def practice_file(self) -> Path:
        """The file of the positions kept for practice."""
        return self.data_dir / "practice.jsonl"

    @property
    def problems_file(self) -> Path:
        """The file of the mating problems that were solved."""
        return self.data_dir / "problems.json"

    @property
    def learn_file(self) -> Path:
        """The file of what was done in the course."""
        return self.data_dir / "learn.json"

    @property
    def unfinished_dir(self) -> Path:
        """The folder of what engines have found of games whose analysis was stopped."""
        return self.data_dir / "analyses"

    @property
    def pieces_dir(self) -> Path:
        """The folder of the user's own piece sets, a folder each; it need not exist."""
        return self.data_dir / "pieces"

    @property
    def journal_dir(self) -> Path:
        """The folder of the journals, one file a game."""
        return self.data_dir / "journal"

    @property
    def online_dir(self) -> Path:
        """The folder of the games that are played at servers, a kifu each."""
        return self.data_dir / "online"

    @property
    def invitation_dir(self) -> Path:
        """The folder of the games that others were invited to."""
        return self.data_dir / "invited"

    @property
    def online_seat_file(self) -> Path:
        """Where a game is played at a server, as long as it goes on."""
        return self.data_dir / "online.json"

    @property
    def log_dir(self) -> Path:
        """The folder of the log and of crash reports."""
        return self.data_dir / "log"

    @classmethod
    def of_start(cls, folder: Path | None = None) -> AppPaths:
        """The places of this start: beside the program where a file named ``portable`` lies there.

        :param folder: the program's folder; None for the one it was started from.
        """
        folder = folder or program_folder()
        if not (folder / PORTABLE_MARK).is_file():
            return cls.of_user()
        places = cls.below(folder / PORTABLE_FOLDER)
        with contextlib.suppress(
            OSError
        ):  # a stick that cannot be written is told of by whoever writes first
            places.documents_dir.mkdir(parents=True, exist_ok=True)
        return places

    @classmethod
    def below(cls, folder: Path) -> AppPaths:
        """Everything under one folder: portable use, tests, the self-test of a bundle."""
        documents = folder / "documents"
        return cls(folder / "config", folder / "data", documents, documents / GAMES_FOLDER)

    @classmethod
    def of_user(cls) -> AppPaths:
        """The system's places for this user. The application must be named (:func:`name_application`)."""
        location = QStandardPaths.StandardLocation
        documents = Path(QStandardPaths.writableLocation(location.DocumentsLocation))
        return cls(
            config_dir=Path(QStandardPaths.writableLocation(location.AppConfigLocation)),
            data_dir=Path(QStandardPaths.writableLocation(location.AppDataLocation)),
            documents_dir=documents,
            games_dir=documents / GAMES_FOLDER,
        )
