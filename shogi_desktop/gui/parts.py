"""All that the main window is furnished with, in one import: it takes the better part of a start.

Holds nothing of its own. Only `MainWindow.furnish` and what it calls look here, by `parts.Name`.
"""

from shogi_desktop.app.adviser import EngineAdviser
from shogi_desktop.app.awake import system_time
from shogi_desktop.app.commands import Menu
from shogi_desktop.app.game_sounds import GameSounds
from shogi_desktop.app.hints import Hints
from shogi_desktop.app.i18n import Translations
from shogi_desktop.app.journal import Journal
from shogi_desktop.app.manners import Manners
from shogi_desktop.app.move_style import move_style
from shogi_desktop.app.own_handicaps import OwnHandicaps
from shogi_desktop.app.play import PlayController
from shogi_desktop.app.players.making import Players
from shogi_desktop.app.regular_file import is_folder
from shogi_desktop.app.settings import SettingsStore
from shogi_desktop.app.sounds import system_sounds
from shogi_desktop.gui.announcer import Announcer
from shogi_desktop.gui.clock_watch import ClockWatch
from shogi_desktop.gui.computer_actions import ComputerActions
from shogi_desktop.gui.dropping import Dropper
from shogi_desktop.gui.editor_actions import EditorActions
from shogi_desktop.gui.file_actions import FileActions
from shogi_desktop.gui.game_actions import ENGINE_RESTARTED, GameActions
from shogi_desktop.gui.guide_actions import GuideActions
from shogi_desktop.gui.history_actions import HistoryActions
from shogi_desktop.gui.learn_actions import LearnActions
from shogi_desktop.gui.library_actions import LibraryActions
from shogi_desktop.gui.look import Appearance
from shogi_desktop.gui.manners_actions import MannersActions
from shogi_desktop.gui.match_actions import MatchActions
from shogi_desktop.gui.menus import Menus
from shogi_desktop.gui.move_writer import move_writer
from shogi_desktop.gui.piece_menu import PieceMenu
from shogi_desktop.gui.play_page import PlayPage
from shogi_desktop.gui.printing.actions import PrintActions
from shogi_desktop.gui.recent_files import RecentFilesMenu
from shogi_desktop.gui.record_actions import RecordActions
from shogi_desktop.gui.start_page import StartPage
from shogi_desktop.gui.tokens import GRID
from shogi_desktop.gui.unsaved_actions import UnsavedActions
from shogi_desktop.gui.widgets.board_preview import BoardPreview
from shogi_desktop.gui.widgets.notice_bar import NoticeBar
from shogi_desktop.resources_path import resource_path

__all__ = [
    "ENGINE_RESTARTED",
    "GRID",
    "Announcer",
    "Appearance",
    "BoardPreview",
    "ClockWatch",
    "ComputerActions",
    "Dropper",
    "EditorActions",
    "EngineAdviser",
    "FileActions",
    "GameActions",
    "GameSounds",
    "GuideActions",
    "Hints",
    "HistoryActions",
    "Journal",
    "LearnActions",
    "LibraryActions",
    "Manners",
    "MannersActions",
    "MatchActions",
    "Menu",
    "Menus",
    "NoticeBar",
    "OwnHandicaps",
    "PieceMenu",
    "PlayController",
    "PlayPage",
    "Players",
    "PrintActions",
    "RecentFilesMenu",
    "RecordActions",
    "SettingsStore",
    "StartPage",
    "Translations",
    "UnsavedActions",
    "is_folder",
    "move_style",
    "move_writer",
    "resource_path",
    "system_sounds",
    "system_time",
]
