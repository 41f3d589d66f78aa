"""Every setting of the program, declared once: its key, type, default and meaning.

The window's geometry and the last new-game choices are settings too. How the file is written, and what
becomes of a damaged one or of a value that another version has kept, is `kept_file`'s business; the start
goes on with defaults then.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from PySide6.QtCore import QObject, Signal

from shogi_desktop.app.settings.game_setup import (
    GameSetup,
    RulesSetup,
    SearchLimits,
    TimeSetup,
    VariantId,
    with_kinds,
)
from shogi_desktop.app.settings.print_choices import IN_USE, AnimationChoices, PictureChoices, PrintChoices
from shogi_desktop.app.settings.strengths import FIRST_RUNG, RUNGS
from shogi_desktop.app.system.kept_file import Hitch, KeptFile, KeptFileTrouble
from shogi_desktop.app.system.sentence import Sentence
from shogi_desktop.rules import unnamed_variant

Appearance = Literal["system", "light", "dark", "contrast"]
Board = Literal["auto", "kaya", "dark", "paper", "contrast", "plain"]
MoveTextStyle = Literal["auto", "japanese", "hodges", "digits", "usi"]
BoardCoordinates = Literal["auto", "japanese", "letters", "digits", "none"]
ColourChoice = Literal["black", "white", "random"]
TwoPlayersView = Literal["fixed", "turns", "upright"]
ComputerTempo = Literal["natural", "instant"]
ComputerResigning = Literal["own", "lost", "never"]
ScoreView = Literal["black", "mover", "chance", "mover_chance"]
TimeKind = Literal["unlimited", "byoyomi", "fischer"]


class NewGameChoices(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the new-game dialog was last left at."""

    variant: Annotated[VariantId, Meta(description="Game: a variant's id.")] = unnamed_variant().id
    two_players: Annotated[bool, Meta(description="Both sides are moved by hand.")] = False
    rung: Annotated[int, Meta(ge=1, le=RUNGS, description="Level of the computer, 1 the weakest.")] = (
        FIRST_RUNG
    )
    colour: Annotated[ColourChoice, Meta(description="The side of the player at the screen.")] = "black"
    handicap: Annotated[str, Meta(description="Handicap preset: a handicap's id of that variant.")] = "even"
    time_kind: Annotated[TimeKind, Meta(description="How time is counted.")] = "unlimited"
    main_minutes: Annotated[int, Meta(ge=0, le=600, description="Main time of each side.")] = 10
    byoyomi_seconds: Annotated[
        int, Meta(ge=0, le=600, description="Time for each move after the main time.")
    ] = 30
    increment_seconds: Annotated[
        int, Meta(ge=0, le=600, description="Time gained by each move (Fischer).")
    ] = 10
    rules: Annotated[
        RulesSetup, Meta(description="Rules of endings and fouls, where not the usual ones.")
    ] = RulesSetup()
    periods: Annotated[int, Meta(ge=1, le=10, description="Periods of byōyomi.")] = 1
    white_time: Annotated[
        TimeSetup | None, Meta(description="White's time where it is another than Black's.")
    ] = None
    adaptive: Annotated[bool, Meta(description="The level follows the player's results.")] = False
    style: Annotated[str, Meta(description="How the computer likes to open: a style's id, or empty.")] = ""
    book: Annotated[
        str, Meta(description="The book that the computer plays from: none, or a file by weight or best.")
    ] = ""
    second_name: Annotated[str, Meta(max_length=60, description="Name of the second player, White.")] = ""
    match_games: Annotated[
        int, Meta(ge=0, le=7, description="Games of a match at most; 1: a single game, 0: a handicap ladder.")
    ] = 1
    furigoma: Annotated[bool, Meta(description="Two players throw pawns for the colours.")] = False
    engine: Annotated[
        str, Meta(description="An engine of the player's own that plays: its id, or empty for the levels.")
    ] = ""
    engine_profile: Annotated[str, Meta(description="The profile of options that it plays with: an id.")] = ""
    engine_limits: Annotated[
        SearchLimits, Meta(description="What ends its searches, where not the clock.")
    ] = SearchLimits()
    engine_ponders: Annotated[bool, Meta(description="It thinks while the player does.")] = False
    character: Annotated[
        str,
        Meta(
            max_length=40, description="The character that the computer plays: its id, or empty for a level."
        ),
    ] = ""


class OnlinePlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A server that games were played at. A password is never kept."""

    host: Annotated[str, Meta(max_length=255, description="Its address.")]
    port: Annotated[int, Meta(ge=1, le=65_535, description="Its port.")] = 4081
    user: Annotated[str, Meta(max_length=32, description="The name to log in by.")] = ""
    game: Annotated[str, Meta(max_length=60, description="The game asked for; empty for the server's.")] = ""
    is_house: Annotated[bool, Meta(description="It is a server of this program.")] = False


class OwnHandicap(msgspec.Struct, frozen=True, omit_defaults=True):
    """A start position that the player has set up and named, to be offered with the handicaps."""

    name: Annotated[str, Meta(min_length=1, max_length=60, description="Its name, one of its game.")]
    variant: Annotated[VariantId, Meta(description="Game: a variant's id.")]
    sfen: Annotated[str, Meta(description="The position.")]


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """All settings. A field is the key; its annotation the type, the bounds and the description."""

    language: Annotated[
        str, Meta(description="Language of the window: en, ja, cs, pt, or empty for the system's.")
    ] = ""
    appearance: Annotated[
        Appearance,
        Meta(description="Light or dark colours, high contrast, or as the system has them."),
    ] = "system"
    board: Annotated[
        Board, Meta(description="What the board is made of; auto: what suits the window's colours.")
    ] = "auto"
    text_percent: Annotated[
        int, Meta(ge=80, le=200, description="Size of text in percent of the usual size.")
    ] = 100
    piece_set: Annotated[
        str, Meta(description="Faces of the pieces: a set's id, or the folder of an own set.")
    ] = "two_kanji"
    dark_sides: Annotated[bool, Meta(description="White's pieces are of a darker wood.")] = False
    course_pieces: Annotated[
        bool, Meta(description="The course has pieces for beginners, whatever those of the board are.")
    ] = True
    move_text: Annotated[
        MoveTextStyle,
        Meta(description="How moves are written; auto: Japanese in a Japanese window, else Hodges."),
    ] = "auto"
    coordinates: Annotated[
        BoardCoordinates,
        Meta(description="What is written along the board; auto: what the moves are written with."),
    ] = "auto"
    strong_marks: Annotated[
        bool, Meta(description="Marks on the board have corners and teeth, told apart without any colour.")
    ] = False
    show_destinations: Annotated[bool, Meta(description="Mark where a picked-up piece may go.")] = True
    piece_tips: Annotated[
        bool, Meta(description="A piece on which the mouse rests tells its name and how it moves.")
    ] = True
    animate_moves: Annotated[bool, Meta(description="Moves glide; off for reduced motion.")] = True
    animate_always: Annotated[
        bool, Meta(description="If moves glide, then also where the system asks for reduced motion.")
    ] = False
    player_name: Annotated[str, Meta(max_length=60, description="Name of the player at the screen.")] = ""
    cluster: Annotated[
        str,
        Meta(
            max_length=255,
            description="Dask scheduler whose workers may analyse the library: an address, a file, or local.",
        ),
    ] = ""
    kifu_folder: Annotated[
        str, Meta(description="Folder last used for kifu; empty for the documents folder.")
    ] = ""
    kifu_encoding: Annotated[
        Literal["utf-8", "cp932"], Meta(description="Encoding of a newly saved kifu.")
    ] = "utf-8"
    recent_files: Annotated[
        tuple[str, ...], Meta(description="Kifu opened or saved last, the last one first.")
    ] = ()
    keep_games: Annotated[
        bool, Meta(description="Every finished game is saved, as KIF, in a folder of the documents folder.")
    ] = True
    sounds: Annotated[bool, Meta(description="Moves, the clock and the end of a game can be heard.")] = True
    sound_volume: Annotated[int, Meta(ge=0, le=100, description="How loud, 100 the loudest.")] = 70
    clock_tones: Annotated[
        bool, Meta(description="The clock of a person beeps on entering byōyomi and near its end.")
    ] = True
    check_sound: Annotated[bool, Meta(description="A check is heard.")] = True
    spoken_count: Annotated[
        bool, Meta(description="The clock of a person is counted aloud, where the system has a voice for it.")
    ] = False
    computer_tempo: Annotated[
        ComputerTempo,
        Meta(description="When the computer answers: when a person would, or as soon as its level is done."),
    ] = "natural"
    computer_least_seconds: Annotated[
        int, Meta(ge=0, le=60, description="The computer takes at least so long for a move; 0: at once.")
    ] = 0
    computer_most_seconds: Annotated[
        int,
        Meta(ge=0, le=600, description="The computer moves after so long; 0: when its level is done."),
    ] = 0
    computer_uses_clock: Annotated[
        bool, Meta(description="At full strength, where a clock runs, the computer uses its time.")
    ] = False
    computer_ponders: Annotated[
        bool, Meta(description="At full strength the computer thinks while the player does.")
    ] = False
    computer_resigning: Annotated[
        ComputerResigning,
        Meta(
            description="When the computer resigns: in its own manner (each character has one; levels from "
            "17 on resign a lost game), at every level once lost, or never."
        ),
    ] = "own"
    own_level: Annotated[
        int,
        Meta(ge=0, le=RUNGS, description="Level that the player says to play like; 0: nothing was said."),
    ] = 0
    coach: Annotated[
        bool, Meta(description="A coach warns of a bad move before the computer answers it, and may praise.")
    ] = False
    two_players_view: Annotated[
        TwoPlayersView,
        Meta(
            description="Two people at one screen: the board stays, turns to the player to move, or stays "
            "with the far player's letters upright."
        ),
    ] = "fixed"
    window_geometry: Annotated[
        str, Meta(description="Place and size of the window, Qt's bytes in Base64.")
    ] = ""
    panel_shown: Annotated[bool, Meta(description="The panel beside the board is shown.")] = True
    last_page: Annotated[
        Literal["start", "library"], Meta(description="The page that the next start shows.")
    ] = "start"
    library_split: Annotated[
        str, Meta(description="How the library's list and preview share the room, Qt's bytes in Base64.")
    ] = ""
    printing: Annotated[PrintChoices, Meta(description="Last choices of the print dialog.")] = PrintChoices(
        pieces=IN_USE
    )
    pictures: Annotated[PictureChoices, Meta(description="Last choices for a picture.")] = PictureChoices(
        pieces=IN_USE
    )
    animations: Annotated[AnimationChoices, Meta(description="Last choices for an animation.")] = (
        AnimationChoices()
    )
    library_columns: Annotated[
        str, Meta(description="Order, width and sorting of the library's columns, Qt's bytes in Base64.")
    ] = ""
    new_game: Annotated[NewGameChoices, Meta(description="Last choices of the new-game dialog.")] = (
        NewGameChoices()
    )
    match_game: Annotated[
        GameSetup | None, Meta(description="The game to come, or being played, of a match not yet decided.")
    ] = None
    score_view: Annotated[
        ScoreView,
        Meta(
            description="How scores are shown: in hundredths of a pawn or as a win chance, from Black's side "
            "or the mover's."
        ),
    ] = "black"
    analysis_lines: Annotated[int, Meta(ge=1, le=10, description="Lines that analysis shows.")] = 3
    analysis_engines: Annotated[
        tuple[str, ...],
        Meta(description="Ids of the engines that analyse side by side; none: the one chosen for it."),
    ] = ()
    analysis_arrows: Annotated[bool, Meta(description="Arrows on the board show the best moves.")] = True
    analysis_folded: Annotated[bool, Meta(description="Analysis shows its best line only.")] = False
    analysis_keeps: Annotated[
        bool, Meta(description="What analysis finds is written into the record without asking.")
    ] = False
    graph_shown: Annotated[
        bool, Meta(description="The graph of evaluations is shown where there are any.")
    ] = True
    explorer_shown: Annotated[
        bool, Meta(description="The explorer is shown: what is known of the moves from a position.")
    ] = False
    explorer_exchanged: Annotated[
        bool, Meta(description="The explorer counts games with the colours exchanged too.")
    ] = True
    online_places: Annotated[
        tuple[OnlinePlace, ...], Meta(description="Servers that were played at, the last one first.")
    ] = ()
    books: Annotated[
        tuple[str, ...], Meta(description="Opening books of the player's own: their files.")
    ] = ()
    own_handicaps: Annotated[
        tuple[OwnHandicap, ...], Meta(description="Start positions the player has set up and named.")
    ] = ()

    def reduces_motion(self, *, system: bool) -> bool:
        """Whether nothing is to move by itself; `system` says whether the desktop asks for that."""
        return not self.animate_moves or (system and not self.animate_always)


class SettingsStore(QObject):
    """The settings in force and the file that keeps them.

    `first_start` says that there was no file.
    `changed` carries the new settings. `report` takes a sentence for the player when the disk is in the
    way; the settings then hold for this run.
    """

    changed = Signal(object)

    def __init__(
        self, path: Path, report: Callable[[Sentence], None], now: Callable[[], datetime] = datetime.now
    ) -> None:
        super().__init__()
        self._report = report
        self.first_start = not path.exists()
        self._file = KeptFile(path, Settings(), self._told, now, with_kinds)
        self._current = self._file.load()

    @property
    def current(self) -> Settings:
        """The settings in force."""
        return self._current

    def update(self, **changes: object) -> None:
        """Change some settings by key, keep them on disk and tell everyone.

        :raises msgspec.ValidationError: a value is not what its declaration allows; nothing is changed.
        """
        fresh = msgspec.structs.replace(self._current, **changes)
        fresh = msgspec.convert(msgspec.to_builtins(fresh), Settings)
        if fresh == self._current:
            return
        self._current = fresh
        self._file.keep(fresh)
        self.changed.emit(fresh)

    def _told(self, trouble: KeptFileTrouble) -> None:
        self._report(partial(self._trouble_text, trouble))

    def _trouble_text(self, trouble: KeptFileTrouble) -> str:
        sentences = {
            Hitch.UNREADABLE: self.tr(
                "The settings file {file} cannot be read ({reason}). Default settings are used."
            ),
            Hitch.STUCK: self.tr(
                "The settings file {file} is damaged and could not be moved away ({reason}). "
                "Default settings are used; changes will not be saved until that file is removed."
            ),
            Hitch.SET_ASIDE: self.tr(
                "The settings file was damaged. It was moved to {file}, and default settings are used."
            ),
            Hitch.STRANGE: self.tr(
                "This version of the program does not know some settings in {file} ({reason}). "
                "Defaults are used instead; the file keeps them."
            ),
            Hitch.UNWRITABLE: self.tr(
                "Settings cannot be saved in {file} ({reason}). They last until the program is "
                "closed; allow writing to that folder to keep them."
            ),
        }
        return sentences[trouble.hitch].format(file=trouble.file, reason=trouble.reason)
