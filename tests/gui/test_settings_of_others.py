"""Settings and results of another version stop no start and no dialog, and are there afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from shogi_desktop.app.system.paths import AppPaths
from shogi_desktop.gui.window.main_window import MainWindow
from tests.gui.hands import notice

MakeWindow = Callable[..., MainWindow]
LATER = "from the future"
KEPT = {
    **dict.fromkeys(("language", "appearance", "board", "piece_set", "move_text", "kifu_folder"), LATER),
    **dict.fromkeys(("window_geometry", "library_split", "library_columns", "last_page"), LATER),
    "text_percent": 900,
    "recent_files": [LATER, 3],
    "new_game": {
        **dict.fromkeys(("variant", "colour", "handicap", "time_kind", "style"), LATER),
        "level": 15,
        "match_games": 6,
        "rules": {"impasse": LATER, "fouls": LATER, "move_limit": 7},
        "white_time": {"main_ms": -1},
    },
    "printing": dict.fromkeys(("sheet", "paper", "notation", "pieces", "theme"), LATER),
    "pictures": dict.fromkeys(("format", "theme", "pieces", "coordinates", "hands"), LATER),
    "animations": dict.fromkeys(("format", "theme", "caption"), LATER),
    "match_game": {"variant": LATER, "match": {"kind": LATER}},
    "own_handicaps": [
        {"name": "Own", "variant": "shogi", "sfen": LATER},
        {"name": "Later", "variant": LATER, "sfen": LATER},
    ],
}
RESULT = {
    "ended": "2027-01-01T10:00:00",
    "variant": "shogi",
    "level": 3,
    "handicap": LATER,
    "colour": "black",
    "result": "won",
    "reason": LATER,
    "plies": 10,
}


def put(paths: AppPaths) -> None:
    paths.config_dir.mkdir(parents=True)
    paths.settings_file.write_text(json.dumps(KEPT))
    paths.data_dir.mkdir(parents=True)
    results = (RESULT, {**RESULT, "variant": LATER}, {**RESULT, "result": LATER}, {**RESULT, "ended": LATER})
    paths.results_file.write_text("".join(json.dumps(one) + "\n" for one in results))


def test_every_dialog_opens_on_values_that_this_version_does_not_know(
    make_window: MakeWindow, paths: AppPaths
) -> None:
    put(paths)
    results = paths.results_file.read_bytes()
    window = make_window()
    assert "board" in notice(window)
    window.do("new_game")
    dialog = window.parts.new_games.dialog
    assert dialog is not None
    dialog.accept()
    assert window.board.running
    for command in ("settings", "results", "print", "export_picture", "export_animation"):
        window.do(command)
        opened = QApplication.activeModalWidget() or QApplication.activeWindow()
        assert opened is not None and opened is not window, command
        opened.close()
        QApplication.processEvents()
    window.show_start_page()
    window.do("edit_position")
    window.do("library")
    window.close()
    kept = json.loads(paths.settings_file.read_text())
    for key in ("appearance", "board", "text_percent", "own_handicaps", "match_game"):
        assert kept[key] == KEPT[key]
    assert paths.results_file.read_bytes().startswith(results)
