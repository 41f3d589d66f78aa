"""What the player can command, as one table, of which menus, toolbar, shortcuts and tests are made.

The table holds no behaviour. The parts of the window bind each command's id to a handler and tell
:class:`CommandState` what holds at the moment; each command says which of it it asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP

CONTEXT: Final = "Commands"


class Menu(Enum):
    """The menus in their order; the value is the untranslated title."""

    GAME = QT_TRANSLATE_NOOP("Commands", "&Game")
    EDIT = QT_TRANSLATE_NOOP("Commands", "&Edit")
    MOVES = QT_TRANSLATE_NOOP("Commands", "&Moves")
    RECORD = QT_TRANSLATE_NOOP("Commands", "&Record")
    VIEW = QT_TRANSLATE_NOOP("Commands", "&View")
    HELP = QT_TRANSLATE_NOOP("Commands", "&Help")

    @property
    def title(self) -> str:
        """The title in the language of the window."""
        return QCoreApplication.translate(CONTEXT, self.value)


class CommandState(Struct, frozen=True):
    """What holds at the moment, as far as a command asks."""

    elsewhere: bool = False
    """Another page than the first is shown."""
    has_record: bool = False
    """A game or a record is on the board."""
    running: bool = False
    can_resign: bool = False
    """A game with a person in it is running."""
    can_take_back: bool = False
    """There is a move of a person to take back."""
    can_step_back: bool = False
    """There is an earlier position."""
    can_step_forward: bool = False
    """There is a later position."""
    can_delete: bool = False
    """A move of a record that nobody is playing is shown."""
    can_resume: bool = False
    """A game was cut off."""
    can_rematch: bool = False
    """A game was played to its end."""
    can_go_on: bool = False
    """A void game can be replayed, or a match has a next game."""
    match_waits: bool = False
    """A match is not decided, and no game is running."""
    can_declare: bool = False
    """The player to move may declare an impasse, and would not lose by it or bears the risk."""
    can_propose_end: bool = False
    """Both kings are in, and the rules let the players agree on an impasse."""
    can_offer_draw: bool = False
    """The rules let the players agree on a draw."""
    can_call_foul: bool = False
    """A foul stands until it is called."""
    engine_trouble: bool = False
    """The engine has failed in a running game."""
    can_hint: bool = False
    """A person is to move in the position shown."""
    can_coach: bool = False
    """A game against the computer is running that a coach may help in."""
    can_move_now: bool = False
    """The computer is thinking."""
    has_computer: bool = False
    """A game against the computer is running."""
    can_undo_edit: bool = False
    """The record was changed."""
    can_redo_edit: bool = False
    """A change of the record was undone."""
    has_alternatives: bool = False
    """Other moves were tried instead of the one shown."""
    on_move: bool = False
    """A move is shown."""
    on_branch: bool = False
    """A branch of a record that nobody is playing is shown."""
    can_move_up: bool = False
    """The branch shown can come before another one."""
    can_move_down: bool = False
    """The branch shown can come after another one."""
    can_analyse: bool = False
    """A position is shown that engines may look at: no game is being played."""
    analyses: bool = False
    """Engines look at the position shown."""
    can_threaten: bool = False
    """The side to move is not in check, so that the other one could be."""
    unaided: bool = False
    """A game with somebody elsewhere goes on, in which the program does not help."""
    has_marks: bool = False
    """Something is drawn on the position shown."""


Condition = Callable[[CommandState], bool]

AIDS: Final = frozenset(
    (
        *(
            "analyse",
            "analyse_game",
            "threat",
            "find_mate",
            "keep_line",
            "keep_evaluation",
            "hint",
            "coach",
            "review",
            "study",
        ),
        *("take_back", "move_now", "finish_game", "switch_sides", "engine_match", "explorer", "graph"),
        *("library", "find_position", "statistics", "practice", "problems", "atlas"),
    )
)
"""What an engine, a book or old games say something by, or undoes a move: closed while somebody elsewhere is
played."""


def always(_: CommandState) -> bool:
    """The condition of a command that can be given at any time."""
    return True


class Command(Struct, frozen=True):
    """One command. `text`, `hint` and `submenu` are untranslated; `shortcuts` are Qt's portable key texts.

    Commands of the same `submenu`, which stand together, share one of that title.
    """

    id: str
    text: str
    hint: str
    menu: Menu | None
    shortcuts: tuple[str, ...] = ()
    icon: str | None = None
    when: Condition = always
    group: int = 0
    checkable: bool = False
    submenu: str = ""

    def enabled(self, state: CommandState) -> bool:
        """Whether it can be given now."""
        return self.when(state) and not (state.unaided and self.id in AIDS)

    def keys(self, state: CommandState) -> tuple[str, ...]:
        """The shortcuts in force: Ctrl+Z takes a move of a running game back, otherwise it undoes a change.

        After the end of a game, with nothing to undo, it takes back too: a slip of the mouse that lost.
        """
        if self.id == "undo_edit" and (state.running or not state.can_undo_edit):
            return ()
        if self.id == "take_back" and state.can_undo_edit and not state.running:
            return ()
        return self.shortcuts

    @property
    def label(self) -> str:
        """The text in the language of the window, with its mnemonic."""
        return QCoreApplication.translate(CONTEXT, self.text)

    @property
    def submenu_title(self) -> str:
        """The title of its submenu in the language of the window; empty if it stands in the menu itself."""
        return QCoreApplication.translate(CONTEXT, self.submenu) if self.submenu else ""

    @property
    def explanation(self) -> str:
        """The hint in the language of the window."""
        return QCoreApplication.translate(CONTEXT, self.hint)


COMMANDS: Final[tuple[Command, ...]] = (
    Command(
        "new_game",
        QT_TRANSLATE_NOOP("Commands", "&New game…"),
        QT_TRANSLATE_NOOP("Commands", "Choose opponent, handicap and time, and play"),
        Menu.GAME,
        shortcuts=("Ctrl+N",),
        icon="new",
    ),
    Command(
        "opponents",
        QT_TRANSLATE_NOOP("Commands", "Pic&k an opponent"),
        QT_TRANSLATE_NOOP("Commands", "Choose an opponent by face"),
        Menu.GAME,
        icon="opponents",
    ),
    Command(
        "play_online",
        QT_TRANSLATE_NOOP("Commands", "&Play on a server…"),
        QT_TRANSLATE_NOOP("Commands", "Play a person or a program on a server or on a friend's computer"),
        Menu.GAME,
        submenu=QT_TRANSLATE_NOOP("Commands", "Play over the net&work"),
    ),
    Command(
        "invite",
        QT_TRANSLATE_NOOP("Commands", "&Invite someone on this network…"),
        QT_TRANSLATE_NOOP("Commands", "Play someone on another computer in your network"),
        Menu.GAME,
        submenu=QT_TRANSLATE_NOOP("Commands", "Play over the net&work"),
    ),
    Command(
        "resume",
        QT_TRANSLATE_NOOP("Commands", "Resume &last game"),
        QT_TRANSLATE_NOOP("Commands", "Continue the game that was interrupted"),
        Menu.GAME,
        icon="resume",
        when=lambda state: state.can_resume,
        submenu=QT_TRANSLATE_NOOP("Commands", "Contin&ue playing"),
    ),
    Command(
        "rematch",
        QT_TRANSLATE_NOOP("Commands", "Re&match"),
        QT_TRANSLATE_NOOP("Commands", "Play the same game again; in an even game the colours change"),
        Menu.GAME,
        when=lambda state: state.can_rematch,
        submenu=QT_TRANSLATE_NOOP("Commands", "Contin&ue playing"),
    ),
    Command(
        "go_on",
        QT_TRANSLATE_NOOP("Commands", "Repla&y or next game"),
        QT_TRANSLATE_NOOP("Commands", "Replay a void game, or play the next game of the match"),
        Menu.GAME,
        shortcuts=("Ctrl+Shift+N",),
        when=lambda state: state.can_go_on,
        submenu=QT_TRANSLATE_NOOP("Commands", "Contin&ue playing"),
    ),
    Command(
        "end_match",
        QT_TRANSLATE_NOOP("Commands", "&End the match"),
        QT_TRANSLATE_NOOP("Commands", "End the match now; the games played stay saved"),
        Menu.GAME,
        when=lambda state: state.match_waits,
        submenu=QT_TRANSLATE_NOOP("Commands", "Contin&ue playing"),
    ),
    Command(
        "open",
        QT_TRANSLATE_NOOP("Commands", "&Open kifu…"),
        QT_TRANSLATE_NOOP("Commands", "Open a game record"),
        Menu.GAME,
        shortcuts=("Ctrl+O",),
        icon="open",
        group=1,
    ),
    Command(
        "library",
        QT_TRANSLATE_NOOP("Commands", "Kifu li&brary"),
        QT_TRANSLATE_NOOP("Commands", "Search your kifu by player, opening or position"),
        Menu.GAME,
        shortcuts=("Ctrl+L",),
        icon="library",
        group=1,
    ),
    Command(
        "save",
        QT_TRANSLATE_NOOP("Commands", "&Save kifu"),
        QT_TRANSLATE_NOOP("Commands", "Save the game record in its file"),
        Menu.GAME,
        shortcuts=("Ctrl+S",),
        icon="save",
        when=lambda state: state.has_record,
        group=1,
    ),
    Command(
        "save_as",
        QT_TRANSLATE_NOOP("Commands", "Save kifu &as…"),
        QT_TRANSLATE_NOOP("Commands", "Save the game record under another name"),
        Menu.GAME,
        shortcuts=("Ctrl+Shift+S",),
        when=lambda state: state.has_record,
        group=1,
    ),
    Command(
        "print",
        QT_TRANSLATE_NOOP("Commands", "&Print…"),
        QT_TRANSLATE_NOOP("Commands", "Print the game record, diagrams or a blank score sheet"),
        Menu.GAME,
        shortcuts=("Ctrl+P",),
        icon="print",
        group=1,
        submenu=QT_TRANSLATE_NOOP("Commands", "Print and e&xport"),
    ),
    Command(
        "export_pdf",
        QT_TRANSLATE_NOOP("Commands", "Kifu as P&DF…"),
        QT_TRANSLATE_NOOP("Commands", "Save the printed game record as PDF"),
        Menu.GAME,
        when=lambda state: state.has_record,
        group=1,
        submenu=QT_TRANSLATE_NOOP("Commands", "Print and e&xport"),
    ),
    Command(
        "export_picture",
        QT_TRANSLATE_NOOP("Commands", "Position as p&icture…"),
        QT_TRANSLATE_NOOP("Commands", "Save or copy this position as PNG, SVG or PDF"),
        Menu.GAME,
        when=lambda state: state.has_record,
        group=1,
        submenu=QT_TRANSLATE_NOOP("Commands", "Print and e&xport"),
    ),
    Command(
        "export_animation",
        QT_TRANSLATE_NOOP("Commands", "Game as anima&tion…"),
        QT_TRANSLATE_NOOP("Commands", "Save the moves as an animated GIF, APNG or WebP"),
        Menu.GAME,
        when=lambda state: state.has_record,
        group=1,
        submenu=QT_TRANSLATE_NOOP("Commands", "Print and e&xport"),
    ),
    Command(
        "problems",
        QT_TRANSLATE_NOOP("Commands", "Sol&ve problems"),
        QT_TRANSLATE_NOOP("Commands", "Solve problems on the board, from our collection or from your files"),
        Menu.GAME,
        icon="tsume",
        group=2,
        submenu=QT_TRANSLATE_NOOP("Commands", "&Training and results"),
    ),
    Command(
        "practice",
        QT_TRANSLATE_NOOP("Commands", "Pra&ctice"),
        QT_TRANSLATE_NOOP("Commands", "Replay the mistakes you have kept until you find the better move"),
        Menu.GAME,
        group=2,
        submenu=QT_TRANSLATE_NOOP("Commands", "&Training and results"),
    ),
    Command(
        "results",
        QT_TRANSLATE_NOOP("Commands", "My res&ults…"),
        QT_TRANSLATE_NOOP("Commands", "Your games against the computer, level by level, and your rating"),
        Menu.GAME,
        group=2,
        submenu=QT_TRANSLATE_NOOP("Commands", "&Training and results"),
    ),
    Command(
        "statistics",
        QT_TRANSLATE_NOOP("Commands", "Statistics o&f a player"),
        QT_TRANSLATE_NOOP("Commands", "Your accuracy over time, mistakes by phase and cause, openings"),
        Menu.GAME,
        group=2,
        submenu=QT_TRANSLATE_NOOP("Commands", "&Training and results"),
    ),
    Command(
        "placing",
        QT_TRANSLATE_NOOP("Commands", "Ad&just to my strength…"),
        QT_TRANSLATE_NOOP("Commands", "Answer one question, and the computer plays at your level"),
        Menu.GAME,
        group=2,
        submenu=QT_TRANSLATE_NOOP("Commands", "&Training and results"),
    ),
    Command(
        "engine_match",
        QT_TRANSLATE_NOOP("Commands", "Engine matc&h"),
        QT_TRANSLATE_NOOP("Commands", "Let engines and levels play each other"),
        Menu.GAME,
        icon="engine",
        group=2,
    ),
    Command(
        "start_page",
        QT_TRANSLATE_NOOP("Commands", "Start pa&ge"),
        QT_TRANSLATE_NOOP("Commands", "Go back to the start page"),
        Menu.GAME,
        when=lambda state: state.elsewhere,
        group=3,
    ),
    Command(
        "quit",
        QT_TRANSLATE_NOOP("Commands", "&Quit"),
        QT_TRANSLATE_NOOP("Commands", "Close the program"),
        Menu.GAME,
        shortcuts=("Ctrl+Q",),
        group=3,
    ),
    Command(
        "undo_edit",
        QT_TRANSLATE_NOOP("Commands", "&Undo"),
        QT_TRANSLATE_NOOP("Commands", "Undo the last change to the record"),
        Menu.EDIT,
        shortcuts=("Ctrl+Z",),
        icon="undo",
        when=lambda state: state.can_undo_edit,
    ),
    Command(
        "redo_edit",
        QT_TRANSLATE_NOOP("Commands", "&Redo"),
        QT_TRANSLATE_NOOP("Commands", "Redo the change you undid"),
        Menu.EDIT,
        shortcuts=("Ctrl+Shift+Z", "Ctrl+Y"),
        icon="redo",
        when=lambda state: state.can_redo_edit,
    ),
    Command(
        "take_back",
        QT_TRANSLATE_NOOP("Commands", "&Take back"),
        QT_TRANSLATE_NOOP("Commands", "Take back the last move"),
        Menu.EDIT,
        shortcuts=("Ctrl+Z",),
        icon="undo",
        when=lambda state: state.can_take_back,
    ),
    Command(
        "copy_game",
        QT_TRANSLATE_NOOP("Commands", "&Copy game (KIF)"),
        QT_TRANSLATE_NOOP("Commands", "Copy the game record to the clipboard"),
        Menu.EDIT,
        shortcuts=("Ctrl+C",),
        icon="copy",
        when=lambda state: state.has_record,
        group=1,
    ),
    *(
        Command(
            f"copy_{name}",
            text,
            QT_TRANSLATE_NOOP("Commands", "Copy the game record to the clipboard in this format"),
            Menu.EDIT,
            when=lambda state: state.has_record,
            group=1,
            submenu=QT_TRANSLATE_NOOP("Commands", "Copy &game as"),
        )
        for name, text in (
            ("ki2", QT_TRANSLATE_NOOP("Commands", "KI&2")),
            ("csa", QT_TRANSLATE_NOOP("Commands", "&CSA")),
            ("jkf", QT_TRANSLATE_NOOP("Commands", "&JKF")),
            ("usi", QT_TRANSLATE_NOOP("Commands", "&USI")),
            ("psn", QT_TRANSLATE_NOOP("Commands", "&PSN")),
            ("hodges", QT_TRANSLATE_NOOP("Commands", "&Western text")),
        )
    ),
    Command(
        "copy_diagram",
        QT_TRANSLATE_NOOP("Commands", "Copy &diagram (BOD)"),
        QT_TRANSLATE_NOOP("Commands", "Copy the position to the clipboard as a text diagram"),
        Menu.EDIT,
        when=lambda state: state.has_record,
        group=1,
    ),
    Command(
        "copy_position",
        QT_TRANSLATE_NOOP("Commands", "Copy positio&n (SFEN)"),
        QT_TRANSLATE_NOOP("Commands", "Copy the position to the clipboard"),
        Menu.EDIT,
        shortcuts=("Ctrl+Shift+C",),
        when=lambda state: state.has_record,
        group=1,
    ),
    Command(
        "copy_picture",
        QT_TRANSLATE_NOOP("Commands", "Copy p&icture"),
        QT_TRANSLATE_NOOP("Commands", "Copy the position to the clipboard as a picture"),
        Menu.EDIT,
        when=lambda state: state.has_record,
        group=1,
    ),
    Command(
        "paste",
        QT_TRANSLATE_NOOP("Commands", "&Paste game or position"),
        QT_TRANSLATE_NOOP("Commands", "Read a game or position from the clipboard"),
        Menu.EDIT,
        shortcuts=("Ctrl+V",),
        icon="paste",
        group=1,
    ),
    Command(
        "information",
        QT_TRANSLATE_NOOP("Commands", "Gam&e information…"),
        QT_TRANSLATE_NOOP("Commands", "Players, event, dates and all other headers of the record"),
        Menu.EDIT,
        shortcuts=("Ctrl+I",),
        when=lambda state: state.has_record,
        group=2,
    ),
    Command(
        "edit_position",
        QT_TRANSLATE_NOOP("Commands", "Set up a p&osition"),
        QT_TRANSLATE_NOOP("Commands", "Edit this position or set up another one"),
        Menu.EDIT,
        shortcuts=("Ctrl+E",),
        icon="position",
        group=2,
    ),
    Command(
        "engines",
        QT_TRANSLATE_NOOP("Commands", "M&y engines…"),
        QT_TRANSLATE_NOOP("Commands", "Add your own engines and set them up"),
        Menu.EDIT,
        group=3,
    ),
    Command(
        "settings",
        QT_TRANSLATE_NOOP("Commands", "&Settings…"),
        QT_TRANSLATE_NOOP("Commands", "Appearance, language, pieces"),
        Menu.EDIT,
        shortcuts=("Ctrl+,",),
        icon="settings",
        group=3,
    ),
    Command(
        "first",
        QT_TRANSLATE_NOOP("Commands", "&First position"),
        QT_TRANSLATE_NOOP("Commands", "Go to the start of the game"),
        Menu.MOVES,
        shortcuts=("Home",),
        icon="first",
        when=lambda state: state.can_step_back,
        submenu=QT_TRANSLATE_NOOP("Commands", "Go &to"),
    ),
    Command(
        "back_ten",
        QT_TRANSLATE_NOOP("Commands", "&Ten moves back"),
        QT_TRANSLATE_NOOP("Commands", "Go back ten moves"),
        Menu.MOVES,
        shortcuts=("PgUp",),
        when=lambda state: state.can_step_back,
        submenu=QT_TRANSLATE_NOOP("Commands", "Go &to"),
    ),
    Command(
        "back",
        QT_TRANSLATE_NOOP("Commands", "&Back"),
        QT_TRANSLATE_NOOP("Commands", "Go back one move"),
        Menu.MOVES,
        shortcuts=("Left",),
        icon="prev",
        when=lambda state: state.can_step_back,
        submenu=QT_TRANSLATE_NOOP("Commands", "Go &to"),
    ),
    Command(
        "forward",
        QT_TRANSLATE_NOOP("Commands", "F&orward"),
        QT_TRANSLATE_NOOP("Commands", "Go forward one move"),
        Menu.MOVES,
        shortcuts=("Right",),
        icon="next",
        when=lambda state: state.can_step_forward,
        submenu=QT_TRANSLATE_NOOP("Commands", "Go &to"),
    ),
    Command(
        "forward_ten",
        QT_TRANSLATE_NOOP("Commands", "Ten mo&ves forward"),
        QT_TRANSLATE_NOOP("Commands", "Go forward ten moves"),
        Menu.MOVES,
        shortcuts=("PgDown",),
        when=lambda state: state.can_step_forward,
        submenu=QT_TRANSLATE_NOOP("Commands", "Go &to"),
    ),
    Command(
        "last",
        QT_TRANSLATE_NOOP("Commands", "&Last position"),
        QT_TRANSLATE_NOOP("Commands", "Go to the end of the line"),
        Menu.MOVES,
        shortcuts=("End",),
        icon="last",
        when=lambda state: state.can_step_forward,
        submenu=QT_TRANSLATE_NOOP("Commands", "Go &to"),
    ),
    Command(
        "continue_here",
        QT_TRANSLATE_NOOP("Commands", "Play fro&m here…"),
        QT_TRANSLATE_NOOP("Commands", "Start a new game from this position"),
        Menu.MOVES,
        icon="play",
        when=lambda state: state.has_record,
        group=1,
    ),
    Command(
        "study",
        QT_TRANSLATE_NOOP("Commands", "&Study this game"),
        QT_TRANSLATE_NOOP("Commands", "Stop playing and move both sides freely"),
        Menu.MOVES,
        icon="study",
        when=lambda state: state.has_record and not state.running,
        group=1,
    ),
    Command(
        "review",
        QT_TRANSLATE_NOOP("Commands", "Review this &game"),
        QT_TRANSLATE_NOOP("Commands", "Let an engine check every move, and learn from your mistakes"),
        Menu.MOVES,
        shortcuts=("Ctrl+Shift+E",),
        icon="sight",
        when=lambda state: state.has_record and not state.running,
        group=1,
    ),
    Command(
        "find_position",
        QT_TRANSLATE_NOOP("Commands", "F&ind this position"),
        QT_TRANSLATE_NOOP("Commands", "List the library games that reach this position"),
        Menu.MOVES,
        shortcuts=("Ctrl+F",),
        icon="library",
        when=lambda state: state.has_record,
        group=1,
    ),
    Command(
        "analyse",
        QT_TRANSLATE_NOOP("Commands", "&Analyse this position"),
        QT_TRANSLATE_NOOP("Commands", "Let engines analyse the position shown while this is on"),
        Menu.MOVES,
        shortcuts=("A",),
        icon="engine",
        when=lambda state: state.can_analyse,
        group=2,
        submenu=QT_TRANSLATE_NOOP("Commands", "Anal&ysis"),
        checkable=True,
    ),
    Command(
        "analyse_game",
        QT_TRANSLATE_NOOP("Commands", "Analyse the &game…"),
        QT_TRANSLATE_NOOP("Commands", "Let one engine or several search its moves and keep what they find"),
        Menu.MOVES,
        shortcuts=("Ctrl+Shift+A",),
        when=lambda state: state.has_record and not state.running,
        group=2,
        submenu=QT_TRANSLATE_NOOP("Commands", "Anal&ysis"),
    ),
    Command(
        "threat",
        QT_TRANSLATE_NOOP("Commands", "Show the &threat"),
        QT_TRANSLATE_NOOP("Commands", "What the other side would play if it could move now"),
        Menu.MOVES,
        shortcuts=("X",),
        when=lambda state: state.analyses and state.can_threaten,
        group=2,
        submenu=QT_TRANSLATE_NOOP("Commands", "Anal&ysis"),
        checkable=True,
    ),
    Command(
        "find_mate",
        QT_TRANSLATE_NOOP("Commands", "Find &mate"),
        QT_TRANSLATE_NOOP("Commands", "Search this position for a forced mate"),
        Menu.MOVES,
        shortcuts=("Ctrl+J",),
        when=lambda state: state.can_analyse,
        group=2,
        submenu=QT_TRANSLATE_NOOP("Commands", "Anal&ysis"),
    ),
    Command(
        "keep_line",
        QT_TRANSLATE_NOOP("Commands", "&Keep the line as a variation"),
        QT_TRANSLATE_NOOP("Commands", "Add the engine's selected line, or its best, to the record"),
        Menu.MOVES,
        shortcuts=("Ctrl+K",),
        when=lambda state: state.analyses,
        group=2,
        submenu=QT_TRANSLATE_NOOP("Commands", "Anal&ysis"),
    ),
    Command(
        "keep_evaluation",
        QT_TRANSLATE_NOOP("Commands", "Keep the &evaluation"),
        QT_TRANSLATE_NOOP("Commands", "Write the score and the best line into the record"),
        Menu.MOVES,
        shortcuts=("Ctrl+Shift+K",),
        when=lambda state: state.analyses,
        group=2,
        submenu=QT_TRANSLATE_NOOP("Commands", "Anal&ysis"),
    ),
    Command(
        "hint",
        QT_TRANSLATE_NOOP("Commands", "&Hint"),
        QT_TRANSLATE_NOOP("Commands", "Once: where to look. Twice: the move. Three times: why."),
        Menu.MOVES,
        shortcuts=("H",),
        icon="hint",
        when=lambda state: state.can_hint,
        group=2,
    ),
    Command(
        "coach",
        QT_TRANSLATE_NOOP("Commands", "Coach: chec&k my moves"),
        QT_TRANSLATE_NOOP("Commands", "Warn me of a bad move before the computer replies"),
        Menu.MOVES,
        when=lambda state: state.can_coach,
        group=2,
        checkable=True,
    ),
    Command(
        "move_now",
        QT_TRANSLATE_NOOP("Commands", "Move no&w"),
        QT_TRANSLATE_NOOP("Commands", "Make the computer play the best move it has found so far"),
        Menu.MOVES,
        shortcuts=("Ctrl+M",),
        when=lambda state: state.can_move_now,
        group=2,
    ),
    Command(
        "finish_game",
        QT_TRANSLATE_NOOP("Commands", "Let the computer fi&nish"),
        QT_TRANSLATE_NOOP("Commands", "The computer plays both sides until the game ends or you stop it"),
        Menu.MOVES,
        shortcuts=("Ctrl+Shift+M",),
        when=lambda state: state.has_computer,
        group=2,
        checkable=True,
    ),
    Command(
        "switch_sides",
        QT_TRANSLATE_NOOP("Commands", "Switch si&des"),
        QT_TRANSLATE_NOOP("Commands", "Take the computer's side and give it yours"),
        Menu.MOVES,
        shortcuts=("Ctrl+Shift+T",),
        when=lambda state: state.has_computer,
        group=2,
    ),
    Command(
        "declare",
        QT_TRANSLATE_NOOP("Commands", "De&clare the impasse"),
        QT_TRANSLATE_NOOP("Commands", "Declare that your king has entered and the conditions are met"),
        Menu.MOVES,
        when=lambda state: state.can_declare,
        group=3,
        submenu=QT_TRANSLATE_NOOP("Commands", "&Offers and claims"),
    ),
    Command(
        "propose_end",
        QT_TRANSLATE_NOOP("Commands", "&Propose ending the impasse"),
        QT_TRANSLATE_NOOP("Commands", "Ask the opponent to end the game, as both kings have entered"),
        Menu.MOVES,
        when=lambda state: state.can_propose_end,
        group=3,
        submenu=QT_TRANSLATE_NOOP("Commands", "&Offers and claims"),
    ),
    Command(
        "offer_draw",
        QT_TRANSLATE_NOOP("Commands", "Off&er a draw"),
        QT_TRANSLATE_NOOP("Commands", "Ask the opponent to agree to a draw"),
        Menu.MOVES,
        when=lambda state: state.can_offer_draw,
        group=3,
        submenu=QT_TRANSLATE_NOOP("Commands", "&Offers and claims"),
    ),
    Command(
        "call_foul",
        QT_TRANSLATE_NOOP("Commands", "Call a fo&ul"),
        QT_TRANSLATE_NOOP("Commands", "Claim that the opponent's last move was illegal"),
        Menu.MOVES,
        when=lambda state: state.can_call_foul,
        group=3,
        submenu=QT_TRANSLATE_NOOP("Commands", "&Offers and claims"),
    ),
    Command(
        "resign",
        QT_TRANSLATE_NOOP("Commands", "&Resign"),
        QT_TRANSLATE_NOOP("Commands", "Give up the game; your opponent wins"),
        Menu.MOVES,
        icon="resign",
        when=lambda state: state.can_resign,
        group=3,
    ),
    Command(
        "retry_engine",
        QT_TRANSLATE_NOOP("Commands", "Rest&art the engine"),
        QT_TRANSLATE_NOOP("Commands", "Restart the engine after a problem"),
        Menu.MOVES,
        icon="engine",
        when=lambda state: state.engine_trouble,
        group=3,
    ),
    Command(
        "previous_branch",
        QT_TRANSLATE_NOOP("Commands", "&Previous alternative"),
        QT_TRANSLATE_NOOP("Commands", "Go to the move listed before this one in the same position"),
        Menu.RECORD,
        shortcuts=("Up",),
        when=lambda state: state.has_alternatives,
    ),
    Command(
        "next_branch",
        QT_TRANSLATE_NOOP("Commands", "&Next alternative"),
        QT_TRANSLATE_NOOP("Commands", "Go to the move listed after this one in the same position"),
        Menu.RECORD,
        shortcuts=("Down",),
        when=lambda state: state.has_alternatives,
    ),
    Command(
        "promote_branch",
        QT_TRANSLATE_NOOP("Commands", "P&romote the branch"),
        QT_TRANSLATE_NOOP("Commands", "Make this branch the first at the point where it begins"),
        Menu.RECORD,
        when=lambda state: state.on_branch,
        group=1,
    ),
    Command(
        "main_line",
        QT_TRANSLATE_NOOP("Commands", "Make it the &main line"),
        QT_TRANSLATE_NOOP("Commands", "Make the line leading to this move the main line"),
        Menu.RECORD,
        when=lambda state: state.on_branch,
        group=1,
    ),
    Command(
        "branch_up",
        QT_TRANSLATE_NOOP("Commands", "Move the branch &up"),
        QT_TRANSLATE_NOOP("Commands", "Move this branch one place up"),
        Menu.RECORD,
        shortcuts=("Ctrl+Shift+Up",),
        when=lambda state: state.can_move_up,
        group=1,
    ),
    Command(
        "branch_down",
        QT_TRANSLATE_NOOP("Commands", "Move the branch d&own"),
        QT_TRANSLATE_NOOP("Commands", "Move this branch one place down"),
        Menu.RECORD,
        shortcuts=("Ctrl+Shift+Down",),
        when=lambda state: state.can_move_down,
        group=1,
    ),
    Command(
        "delete_line",
        QT_TRANSLATE_NOOP("Commands", "&Delete from here"),
        QT_TRANSLATE_NOOP("Commands", "Remove this move and everything after it"),
        Menu.RECORD,
        shortcuts=("Ctrl+Del",),
        when=lambda state: state.can_delete,
        group=1,
    ),
    Command(
        "bookmark",
        QT_TRANSLATE_NOOP("Commands", "&Bookmark this position"),
        QT_TRANSLATE_NOOP("Commands", "Mark this position so that it is printed as a diagram"),
        Menu.RECORD,
        shortcuts=("Ctrl+B",),
        icon="bookmark",
        when=lambda state: state.has_record,
        group=2,
        checkable=True,
    ),
    Command(
        "name_bookmark",
        QT_TRANSLATE_NOOP("Commands", "N&ame the bookmark…"),
        QT_TRANSLATE_NOOP("Commands", "Name the bookmark here, adding one if there is none"),
        Menu.RECORD,
        shortcuts=("F2",),
        when=lambda state: state.has_record,
        group=2,
    ),
    Command(
        "bookmarks",
        QT_TRANSLATE_NOOP("Commands", "Boo&kmarks…"),
        QT_TRANSLATE_NOOP("Commands", "All bookmarks of the record: go to them or rename them"),
        Menu.RECORD,
        shortcuts=("Ctrl+Shift+B",),
        when=lambda state: state.has_record,
        group=2,
    ),
    Command(
        "glyph_good",
        QT_TRANSLATE_NOOP("Commands", "! &Good move"),
        QT_TRANSLATE_NOOP("Commands", "Mark the move with !, or remove the mark"),
        Menu.RECORD,
        shortcuts=("Ctrl+1",),
        when=lambda state: state.on_move,
        group=3,
        checkable=True,
        submenu=QT_TRANSLATE_NOOP("Commands", "Mark the mo&ve"),
    ),
    Command(
        "glyph_mistake",
        QT_TRANSLATE_NOOP("Commands", "? Mi&stake"),
        QT_TRANSLATE_NOOP("Commands", "Mark the move with ?, or remove the mark"),
        Menu.RECORD,
        shortcuts=("Ctrl+2",),
        when=lambda state: state.on_move,
        group=3,
        checkable=True,
        submenu=QT_TRANSLATE_NOOP("Commands", "Mark the mo&ve"),
    ),
    Command(
        "glyph_brilliant",
        QT_TRANSLATE_NOOP("Commands", "!! Brillian&t move"),
        QT_TRANSLATE_NOOP("Commands", "Mark the move with !!, or remove the mark"),
        Menu.RECORD,
        shortcuts=("Ctrl+3",),
        when=lambda state: state.on_move,
        group=3,
        checkable=True,
        submenu=QT_TRANSLATE_NOOP("Commands", "Mark the mo&ve"),
    ),
    Command(
        "glyph_blunder",
        QT_TRANSLATE_NOOP("Commands", "?? Blund&er"),
        QT_TRANSLATE_NOOP("Commands", "Mark the move with ??, or remove the mark"),
        Menu.RECORD,
        shortcuts=("Ctrl+4",),
        when=lambda state: state.on_move,
        group=3,
        checkable=True,
        submenu=QT_TRANSLATE_NOOP("Commands", "Mark the mo&ve"),
    ),
    Command(
        "glyph_interesting",
        QT_TRANSLATE_NOOP("Commands", "!? &Interesting move"),
        QT_TRANSLATE_NOOP("Commands", "Mark the move with !?, or remove the mark"),
        Menu.RECORD,
        shortcuts=("Ctrl+5",),
        when=lambda state: state.on_move,
        group=3,
        checkable=True,
        submenu=QT_TRANSLATE_NOOP("Commands", "Mark the mo&ve"),
    ),
    Command(
        "glyph_dubious",
        QT_TRANSLATE_NOOP("Commands", "?! Dubious mo&ve"),
        QT_TRANSLATE_NOOP("Commands", "Mark the move with ?!, or remove the mark"),
        Menu.RECORD,
        shortcuts=("Ctrl+6",),
        when=lambda state: state.on_move,
        group=3,
        checkable=True,
        submenu=QT_TRANSLATE_NOOP("Commands", "Mark the mo&ve"),
    ),
    Command(
        "clear_marks",
        QT_TRANSLATE_NOOP("Commands", "&Clear arrows and circles"),
        QT_TRANSLATE_NOOP("Commands", "Remove everything drawn on this position"),
        Menu.RECORD,
        when=lambda state: state.has_marks,
        group=3,
    ),
    Command(
        "unfold_all",
        QT_TRANSLATE_NOOP("Commands", "Un&fold all branches"),
        QT_TRANSLATE_NOOP("Commands", "Show the moves of every branch in the list"),
        Menu.RECORD,
        when=lambda state: state.has_record,
        group=4,
    ),
    Command(
        "fold_all",
        QT_TRANSLATE_NOOP("Commands", "Fo&ld all branches"),
        QT_TRANSLATE_NOOP("Commands", "Show only the first move of each branch in the list"),
        Menu.RECORD,
        when=lambda state: state.has_record,
        group=4,
    ),
    Command(
        "flip",
        QT_TRANSLATE_NOOP("Commands", "&Flip the board"),
        QT_TRANSLATE_NOOP("Commands", "View the board from the other side"),
        Menu.VIEW,
        shortcuts=("Ctrl+T", "F"),
        icon="flip",
        when=lambda state: state.has_record,
    ),
    Command(
        "panel",
        QT_TRANSLATE_NOOP("Commands", "&Side panel"),
        QT_TRANSLATE_NOOP("Commands", "Show or hide the moves and buttons beside the board"),
        Menu.VIEW,
        shortcuts=("F9",),
        when=lambda state: state.has_record,
        checkable=True,
    ),
    Command(
        "graph",
        QT_TRANSLATE_NOOP("Commands", "Evaluation &graph"),
        QT_TRANSLATE_NOOP("Commands", "Show or hide the evaluation graph below the moves"),
        Menu.VIEW,
        shortcuts=("Ctrl+G",),
        when=lambda state: state.has_record,
        checkable=True,
    ),
    Command(
        "explorer",
        QT_TRANSLATE_NOOP("Commands", "Opening e&xplorer"),
        QT_TRANSLATE_NOOP("Commands", "Moves played from this position, in games and in books"),
        Menu.VIEW,
        shortcuts=("E",),
        when=lambda state: state.has_record,
        checkable=True,
    ),
    Command(
        "full_screen",
        QT_TRANSLATE_NOOP("Commands", "F&ull screen"),
        QT_TRANSLATE_NOOP("Commands", "Fill the whole screen"),
        Menu.VIEW,
        shortcuts=("F11",),
        group=1,
        checkable=True,
    ),
    Command(
        "learn",
        QT_TRANSLATE_NOOP("Commands", "&Learn shogi"),
        QT_TRANSLATE_NOOP("Commands", "The course: learn by making the moves on small boards"),
        Menu.HELP,
        icon="learn",
    ),
    Command(
        "atlas",
        QT_TRANSLATE_NOOP("Commands", "&Openings and castles"),
        QT_TRANSLATE_NOOP(
            "Commands", "Openings and castles to look at, step through and try against the computer"
        ),
        Menu.HELP,
        icon="board",
    ),
    Command(
        "reference",
        QT_TRANSLATE_NOOP("Commands", "&Rules reference"),
        QT_TRANSLATE_NOOP("Commands", "The rules of both games, with diagrams and search"),
        Menu.HELP,
        shortcuts=("F1",),
    ),
    Command(
        "rules_sheet",
        QT_TRANSLATE_NOOP("Commands", "Rules on one &page…"),
        QT_TRANSLATE_NOOP("Commands", "Print the rules of a game on one sheet"),
        Menu.HELP,
    ),
    Command(
        "guide",
        QT_TRANSLATE_NOOP("Commands", "&User guide"),
        QT_TRANSLATE_NOOP("Commands", "How to use the program, page by page"),
        Menu.HELP,
    ),
    Command(
        "about",
        QT_TRANSLATE_NOOP("Commands", "&About Shogi Desktop"),
        QT_TRANSLATE_NOOP("Commands", "Version, licence, thanks"),
        Menu.HELP,
        group=1,
    ),
)


def command(command_id: str) -> Command:
    """The command of that id.

    :raises KeyError: there is none.
    """
    for entry in COMMANDS:
        if entry.id == command_id:
            return entry
    raise KeyError(command_id)
