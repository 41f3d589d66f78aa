"""What the parts of the window may ask of one another, without knowing each other: the window hands it on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path
from typing import Literal, Protocol

from PySide6.QtCore import QPoint, SignalInstance
from PySide6.QtWidgets import QWidget

from shogi_desktop.analysis.judged import JudgedMove
from shogi_desktop.analysis.judgement import Thresholds
from shogi_desktop.app.analysis.finding import Finding
from shogi_desktop.app.board.model import BoardModel
from shogi_desktop.app.engines.registry import Registry
from shogi_desktop.app.library.database import GameRow
from shogi_desktop.app.library.service import Library
from shogi_desktop.app.play.game_sounds import GameSounds
from shogi_desktop.app.practice.deck import Held
from shogi_desktop.app.printing.tasks import Task
from shogi_desktop.app.problems.collection import Puzzle
from shogi_desktop.app.records.files import Opened
from shogi_desktop.app.results.history import History, PlayedGame
from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.game import Node, Record
from shogi_desktop.game import Path as RecordPath
from shogi_desktop.gui.board import BoardScene
from shogi_desktop.rules import Move, Position, Square, Variant


class CanBeLeft(Protocol):
    """A part that may be in the midst of something."""

    def may_leave(self, *, closing: bool) -> bool:
        """See `Part.may_leave`."""


class ShowsBoard(Protocol):
    """The board on the screen, and what lies around it."""

    @property
    def flipped(self) -> bool:
        """Whether White sits at the bottom."""

    @property
    def scene(self) -> BoardScene:
        """The board on the screen."""

    def text_of(self, node: Node) -> str:
        """The move of a node of the record, in the player's notation."""

    def write_move(self, position: Position, move: Move, before: Square | None) -> str:
        """A move in the player's notation; `before` is where the move before it went."""

    def add_beside_board(self, widget: QWidget) -> None:
        """Put a widget into the gap between the board and the stand left of it."""

    def is_over_moves(self, place: QPoint) -> bool:
        """Whether a point of the screen lies over the list of moves."""

    def add_below_moves(self, widget: QWidget, fit: Callable[[int], None]) -> None:
        """Put a widget below the moves; `fit` lets it take its share of a height in pixels."""


class AtTheBoard(CanBeLeft, Protocol):
    """The board, and what begins there."""

    @property
    def board(self) -> BoardModel:
        """The game or record on the board."""

    @property
    def shown(self) -> bool:
        """Whether the board is what the window shows."""

    @property
    def page(self) -> ShowsBoard:
        """The board and all around it."""

    @property
    def game_sounds(self) -> GameSounds:
        """What is heard of a game."""

    @property
    def setup(self) -> GameSetup | None:
        """How the game on the board was set up."""

    def new_game(self, setup: GameSetup) -> None:
        """Begin a game, unless the player wants to keep what is there."""

    def open_path(self, path: Path) -> None:
        """Open the kifu at `path` for study."""

    def show_opened(self, opened: Opened, path: Path, place: RecordPath) -> bool:
        """Put a record that was read from `path` on the board, at `place`; whether it was."""

    def save(self) -> None:
        """Write the record into its file; asks for one where it has none."""

    def let_go(self) -> None:
        """Something else comes onto the board: a running game stays in its journal."""

    def study_position(self, record: Record) -> None:
        """Put a record that was set up on the board for study."""


class PlaysOnline(Protocol):
    """Games over the network."""

    def again(self) -> None:
        """Wait for another game at the same server."""


class AsksForGames(Protocol):
    """The dialog of a new game."""

    def ask_first(self, variant: Variant) -> None:
        """Ask how somebody's first game of `variant` is to be."""

    def ask_from(self, setup: GameSetup, position: Position, on_begin: Callable[[], None]) -> None:
        """Ask who plays on from `position`, which `setup` leads to; `on_begin` when it begins."""

    def ask_own_handicap_game(self, variant_id: str, handicap_id: str) -> None:
        """Ask how a game with a handicap of the player's own is to be."""

    def ask_character(self, character_id: str, variant_id: str) -> None:
        """Ask how a game against a character is to be."""

    def begin_opening(self, style: str, variant_id: str, colour: Literal["black", "white"]) -> None:
        """Begin an even game at once against the computer that likes to play `style`, with that colour."""

    def begin_with(self, character_id: str, variant_id: str) -> None:
        """Begin an even game against a character at once."""


class KnowsResults(Protocol):
    """The player's results against the computer."""

    @property
    def history(self) -> History:
        """All results."""

    @property
    def games(self) -> tuple[PlayedGame, ...]:
        """All results, the oldest first, the one included that is just being noted."""

    def thresholds(self, variant_id: str) -> Thresholds:
        """By what the moves of a game are judged."""

    def level_of_player(self, variant_id: str) -> int | None:
        """The level that the player plays like; None without any result."""

    def adaptive_level(self, variant_id: str) -> float:
        """The level that suits the player."""

    def adapted(self, setup: GameSetup) -> GameSetup:
        """`setup` with the computer at the level that suits the player now, where it adapts."""


class KeepsForPractice(Protocol):
    """The decks of spaced repetition."""

    def holds(self, judged: JudgedMove) -> bool:
        """Whether that mistake is in a deck."""

    def keep(self, faults: Sequence[JudgedMove], record: Record) -> None:
        """Keep mistakes of `record` for practice."""

    def players(self) -> Sequence[str]:
        """Whose decks there are; empty is the player at the screen."""

    def cards(self, player: str) -> Sequence[Held]:
        """The cards of that player, those that come back first at the beginning."""

    def grade(self, card_id: str, *, passed: bool) -> None:
        """A card was practised elsewhere; `passed`: known at once."""


class ShowsProblems(Protocol):
    """The page of problems."""

    def show(self, puzzles: Sequence[Puzzle], name: str) -> None:
        """Open it with these problems, under that name."""

    def check(self, position: Position) -> None:
        """Examine a position as a mating problem, in a dialog."""


class Prints(Protocol):
    """Paper and pictures."""

    def drag_out(self, board: QWidget) -> None:
        """Let the picture of the position be dragged out of `board`."""

    def print_rules(self, variant_id: str) -> None:
        """Print the rules of a game on a sheet."""

    def print_problems(self, records: Sequence[Record], tasks: Sequence[Task], title: str) -> None:
        """Print sheets of problems under that heading; `tasks`: what is asked in each."""


class SetsUp(Protocol):
    """The position editor."""

    @property
    def shown(self) -> bool:
        """Whether it is what the window shows."""

    def compose(self, position: Position) -> None:
        """Set up a handicap of the player's own."""

    def paste(self) -> None:
        """Take the position that is on the clipboard."""


class Lists(Protocol):
    """The library."""

    @property
    def service(self) -> Library:
        """What searches it, at work."""

    def list_games(self, position: Position, *, exchanged: bool) -> None:
        """List the games with `position`; with the colours exchanged too, where that is wanted."""

    def list_these(self, games: Sequence[int], title: str) -> None:
        """List these games of the index; `title` says what they have in common."""

    def ask_analysis(self, rows: Sequence[GameRow]) -> None:
        """Ask how these games are to be analysed."""

    def offer(self, path: Path) -> None:
        """Offer to take in a file that holds several games."""


class Teaches(Protocol):
    """The course and the rules."""

    def show_reference(self, variant: Variant, section: str) -> None:
        """Show the rules of a game, at a section where one is named."""


class OwnsEngines(Protocol):
    """The engines that the player owns."""

    @property
    def registry(self) -> Registry:
        """The list of them."""


class Analyses(Protocol):
    """Live analysis and the graph."""

    def take_up(self) -> None:
        """Show what evaluations the record on the board has."""

    def memory(self) -> Mapping[Hashable, Finding]:
        """What engines have found so far, by position (`Place.key`)."""


class Explores(Protocol):
    """What is known of the moves from a position."""

    def take_up(self) -> None:
        """Show it for the position on the board."""


class Others(Protocol):
    """The other parts, each made when it is first asked for."""

    @property
    def play(self) -> AtTheBoard:
        """The board."""

    @property
    def online(self) -> PlaysOnline:
        """Games over the network."""

    @property
    def new_games(self) -> AsksForGames:
        """The dialog of a new game."""

    @property
    def results(self) -> KnowsResults:
        """The player's results."""

    @property
    def practice(self) -> KeepsForPractice:
        """The decks of spaced repetition."""

    @property
    def problems(self) -> ShowsProblems:
        """The page of problems."""

    @property
    def printing(self) -> Prints:
        """Printing."""

    @property
    def editing(self) -> SetsUp:
        """The position editor."""

    @property
    def library(self) -> Lists:
        """The library."""

    @property
    def learning(self) -> Teaches:
        """The course and the rules."""

    @property
    def analysis(self) -> Analyses:
        """Live analysis and the graph."""

    @property
    def explorer(self) -> Explores:
        """The explorer."""

    @property
    def engines(self) -> OwnsEngines:
        """The player's engines."""

    def has(self, key: str) -> bool:
        """Whether the part of that name is there already."""

    def opened(self) -> Sequence[CanBeLeft]:
        """The parts there are so far."""


class Watches(Protocol):
    """Keeps changes that are in no file on the disk."""

    def watch_board(self, board: BoardModel) -> None:
        """Keep the record on the board from now on."""

    def watch_editor(self, signal: SignalInstance) -> None:
        """Keep the position being set up from now on; `signal` tells that it has changed."""
