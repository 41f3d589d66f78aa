"""Where the program keeps its own files.

The places are chosen once, at the start, and handed to whoever needs one; nothing else in the program asks
the system for a folder. Tests hand in folders of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths

GAMES_FOLDER = "Shogi Desktop"


@dataclass(frozen=True, slots=True)
class AppPaths:
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
    def results_file(self) -> Path:
        """The file of the results against the computer."""
        return self.data_dir / "results.jsonl"

    @property
    def pieces_dir(self) -> Path:
        """The folder of the user's own piece sets, a folder each; it need not exist."""
        return self.data_dir / "pieces"

    @property
    def journal_dir(self) -> Path:
        """The folder of the journals, one file a game."""
        return self.data_dir / "journal"

    @classmethod
    def below(cls, folder: Path) -> AppPaths:
        """Everything under one folder: portable use, tests, the self-test of a bundle."""
        documents = folder / "documents"
        return cls(folder / "config", folder / "data", documents, documents / GAMES_FOLDER)

    @classmethod
    def of_user(cls) -> AppPaths:
        """The system's places for this user. Needs the application's name to be set (see :func:`run_gui`)."""
        location = QStandardPaths.StandardLocation
        documents = Path(QStandardPaths.writableLocation(location.DocumentsLocation))
        return cls(
            config_dir=Path(QStandardPaths.writableLocation(location.AppConfigLocation)),
            data_dir=Path(QStandardPaths.writableLocation(location.AppDataLocation)),
            documents_dir=documents,
            games_dir=documents / GAMES_FOLDER,
        )
