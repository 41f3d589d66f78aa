"""What the player can command, as one table, of which menus, toolbar, shortcuts and tests are made.

The table holds no behaviour. The window binds each command's id to a handler and tells
:class:`CommandState` what holds at the moment; which command is enabled follows from that alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.app.i18n import QT_TRANSLATE_NOOP

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


@dataclass(frozen=True, slots=True)
class CommandState:
    """What holds at the moment, as far as a command asks."""

    has_record: bool = False
    running: bool = False
    can_resign: bool = False
    can_take_back: bool = False
    can_step_back: bool = False
    can_step_forward: bool = False
    can_delete: bool = False
    can_resume: bool = False
    can_rematch: bool = False
    can_go_on: bool = False
    match_waits: bool = False
    can_declare: bool = False
    can_propose_end: bool = False
    can_offer_draw: bool = False
    can_call_foul: bool = False
    engine_trouble: bool = False
    can_hint: bool = False
    can_move_now: bool = False
    has_computer: bool = False
    can_undo_edit: bool = False
    can_redo_edit: bool = False
    has_alternatives: bool = False
    on_move: bool = False
    on_branch: bool = False
    can_move_up: bool = False
    can_move_down: bool = False
    has_marks: bool = False


class When(Enum):
    """When a command is enabled."""

    ALWAYS = "always"
    RECORD = "a game or a record is on the board"
    CAN_RESIGN = "a game with a person in it is running"
    CAN_TAKE_BACK = "there is a move of a person to take back"
    CAN_STEP_BACK = "there is an earlier position"
    CAN_STEP_FORWARD = "there is a later position"
    CAN_DELETE = "a move of a record that nobody is playing is shown"
    CAN_RESUME = "a game was cut off"
    CAN_REMATCH = "a game was played to its end"
    MATCH_WAITS = "a match is not decided, and no game is running"
    CAN_GO_ON = "a void game can be replayed, or a match has a next game"
    CAN_DECLARE = "the player to move may declare an impasse, and would not lose by it or bears the risk"
    CAN_PROPOSE_END = "both kings are in, and the rules let the players agree on an impasse"
    CAN_OFFER_DRAW = "the rules let the players agree on a draw"
    CAN_CALL_FOUL = "a foul stands until it is called"
    CAN_STUDY = "there is a record, and no game running"
    ENGINE_TROUBLE = "the engine has failed in a running game"
    CAN_HINT = "a person is to move in the position shown"
    CAN_MOVE_NOW = "the computer is thinking"
    HAS_COMPUTER = "a game against the computer is running"
    CAN_UNDO_EDIT = "the record was changed"
    CAN_REDO_EDIT = "a change of the record was undone"
    HAS_ALTERNATIVES = "other moves were tried instead of the one shown"
    ON_MOVE = "a move is shown"
    ON_BRANCH = "a branch of a record that nobody is playing is shown"
    CAN_MOVE_UP = "the branch shown can come before another one"
    CAN_MOVE_DOWN = "the branch shown can come after another one"
    HAS_MARKS = "something is drawn on the position shown"

    def holds(self, state: CommandState) -> bool:
        """Whether the condition holds in that state."""
        return _ASKED[self](state)


_ASKED: Final[dict[When, Callable[[CommandState], bool]]] = {
    When.ALWAYS: lambda _: True,
    When.RECORD: lambda state: state.has_record,
    When.CAN_RESIGN: lambda state: state.can_resign,
    When.CAN_TAKE_BACK: lambda state: state.can_take_back,
    When.CAN_STEP_BACK: lambda state: state.can_step_back,
    When.CAN_STEP_FORWARD: lambda state: state.can_step_forward,
    When.CAN_DELETE: lambda state: state.can_delete,
    When.CAN_RESUME: lambda state: state.can_resume,
    When.CAN_REMATCH: lambda state: state.can_rematch,
    When.CAN_GO_ON: lambda state: state.can_go_on,
    When.MATCH_WAITS: lambda state: state.match_waits,
    When.CAN_DECLARE: lambda state: state.can_declare,
    When.CAN_PROPOSE_END: lambda state: state.can_propose_end,
    When.CAN_OFFER_DRAW: lambda state: state.can_offer_draw,
    When.CAN_CALL_FOUL: lambda state: state.can_call_foul,
    When.CAN_STUDY: lambda state: state.has_record and not state.running,
    When.ENGINE_TROUBLE: lambda state: state.engine_trouble,
    When.CAN_HINT: lambda state: state.can_hint,
    When.CAN_MOVE_NOW: lambda state: state.can_move_now,
    When.HAS_COMPUTER: lambda state: state.has_computer,
    When.CAN_UNDO_EDIT: lambda state: state.can_undo_edit,
    When.CAN_REDO_EDIT: lambda state: state.can_redo_edit,
    When.HAS_ALTERNATIVES: lambda state: state.has_alternatives,
    When.ON_MOVE: lambda state: state.on_move,
    When.ON_BRANCH: lambda state: state.on_branch,
    When.CAN_MOVE_UP: lambda state: state.can_move_up,
    When.CAN_MOVE_DOWN: lambda state: state.can_move_down,
    When.HAS_MARKS: lambda state: state.has_marks,
}


@dataclass(frozen=True, slots=True)
class Command:
    """One command. `text`, `hint` and `submenu` are untranslated; `shortcuts` are Qt's portable key texts.

    Commands of the same `submenu`, which stand together, share one of that title.
    """

    id: str
    text: str
    hint: str
    menu: Menu | None
    shortcuts: tuple[str, ...] = ()
    icon: str | None = None
    when: When = When.ALWAYS
    group: int = 0
    checkable: bool = False
    submenu: str = ""

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
        QT_TRANSLATE_NOOP("Commands", "Start a new game"),
        Menu.GAME,
        shortcuts=("Ctrl+N",),
        icon="new",
    ),
    Command(
        "rematch",
        QT_TRANSLATE_NOOP("Commands", "Re&match"),
        QT_TRANSLATE_NOOP("Commands", "The same game again; in an even game the colours change"),
        Menu.GAME,
        when=When.CAN_REMATCH,
    ),
    Command(
        "go_on",
        QT_TRANSLATE_NOOP("Commands", "Repla&y or next game"),
        QT_TRANSLATE_NOOP("Commands", "Replay a game that became void, or play the next game of the match"),
        Menu.GAME,
        shortcuts=("Ctrl+Shift+N",),
        when=When.CAN_GO_ON,
    ),
    Command(
        "end_match",
        QT_TRANSLATE_NOOP("Commands", "&End the match"),
        QT_TRANSLATE_NOOP("Commands", "Play no further game of the match; its games stay saved"),
        Menu.GAME,
        when=When.MATCH_WAITS,
    ),
    Command(
        "resume",
        QT_TRANSLATE_NOOP("Commands", "Resume &last game"),
        QT_TRANSLATE_NOOP("Commands", "Go on with the game that was cut off"),
        Menu.GAME,
        icon="resume",
        when=When.CAN_RESUME,
    ),
    Command(
        "open",
        QT_TRANSLATE_NOOP("Commands", "&Open kifu…"),
        QT_TRANSLATE_NOOP("Commands", "Open a game record from a file"),
        Menu.GAME,
        shortcuts=("Ctrl+O",),
        icon="open",
        group=1,
    ),
    Command(
        "library",
        QT_TRANSLATE_NOOP("Commands", "Kifu li&brary"),
        QT_TRANSLATE_NOOP("Commands", "Find games among your kifu, by players, opening or position"),
        Menu.GAME,
        shortcuts=("Ctrl+L",),
        icon="library",
        group=1,
    ),
    Command(
        "save",
        QT_TRANSLATE_NOOP("Commands", "&Save kifu"),
        QT_TRANSLATE_NOOP("Commands", "Save the game record"),
        Menu.GAME,
        shortcuts=("Ctrl+S",),
        icon="save",
        when=When.RECORD,
        group=1,
    ),
    Command(
        "save_as",
        QT_TRANSLATE_NOOP("Commands", "Save kifu &as…"),
        QT_TRANSLATE_NOOP("Commands", "Save the game record under another name"),
        Menu.GAME,
        shortcuts=("Ctrl+Shift+S",),
        when=When.RECORD,
        group=1,
    ),
    Command(
        "export_pdf",
        QT_TRANSLATE_NOOP("Commands", "Kifu as P&DF…"),
        QT_TRANSLATE_NOOP("Commands", "Save the printed game record as a PDF file"),
        Menu.GAME,
        when=When.RECORD,
        group=2,
    ),
    Command(
        "export_picture",
        QT_TRANSLATE_NOOP("Commands", "Position as p&icture…"),
        QT_TRANSLATE_NOOP("Commands", "Save or copy the position shown as PNG, SVG or PDF"),
        Menu.GAME,
        when=When.RECORD,
        group=2,
    ),
    Command(
        "export_animation",
        QT_TRANSLATE_NOOP("Commands", "Game as anima&tion…"),
        QT_TRANSLATE_NOOP("Commands", "Save the moves as a GIF, APNG or WebP that plays"),
        Menu.GAME,
        when=When.RECORD,
        group=2,
    ),
    Command(
        "print",
        QT_TRANSLATE_NOOP("Commands", "&Print…"),
        QT_TRANSLATE_NOOP("Commands", "Print the game record, diagrams or an empty score sheet"),
        Menu.GAME,
        shortcuts=("Ctrl+P",),
        icon="print",
        group=2,
    ),
    Command(
        "results",
        QT_TRANSLATE_NOOP("Commands", "My res&ults…"),
        QT_TRANSLATE_NOOP("Commands", "Your games against the computer, level by level, and your rating"),
        Menu.GAME,
        group=3,
    ),
    Command(
        "start_page",
        QT_TRANSLATE_NOOP("Commands", "Start pa&ge"),
        QT_TRANSLATE_NOOP("Commands", "Back to the first page"),
        Menu.GAME,
        when=When.RECORD,
        group=3,
    ),
    Command(
        "quit",
        QT_TRANSLATE_NOOP("Commands", "&Quit"),
        QT_TRANSLATE_NOOP("Commands", "Leave the program"),
        Menu.GAME,
        shortcuts=("Ctrl+Q",),
        group=3,
    ),
    Command(
        "undo_edit",
        QT_TRANSLATE_NOOP("Commands", "&Undo"),
        QT_TRANSLATE_NOOP("Commands", "Undo the last change of the record"),
        Menu.EDIT,
        shortcuts=("Ctrl+Z",),
        icon="undo",
        when=When.CAN_UNDO_EDIT,
    ),
    Command(
        "redo_edit",
        QT_TRANSLATE_NOOP("Commands", "&Redo"),
        QT_TRANSLATE_NOOP("Commands", "Make the change again that was undone"),
        Menu.EDIT,
        shortcuts=("Ctrl+Shift+Z", "Ctrl+Y"),
        icon="redo",
        when=When.CAN_REDO_EDIT,
    ),
    Command(
        "take_back",
        QT_TRANSLATE_NOOP("Commands", "&Take back"),
        QT_TRANSLATE_NOOP("Commands", "Take the last move back"),
        Menu.EDIT,
        shortcuts=("Ctrl+Z",),
        icon="undo",
        when=When.CAN_TAKE_BACK,
    ),
    Command(
        "copy_game",
        QT_TRANSLATE_NOOP("Commands", "&Copy game (KIF)"),
        QT_TRANSLATE_NOOP("Commands", "Copy the game record to the clipboard"),
        Menu.EDIT,
        shortcuts=("Ctrl+C",),
        icon="copy",
        when=When.RECORD,
        group=1,
    ),
    *(
        Command(
            f"copy_{name}",
            text,
            QT_TRANSLATE_NOOP("Commands", "Copy the game record to the clipboard in that format"),
            Menu.EDIT,
            when=When.RECORD,
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
        QT_TRANSLATE_NOOP("Commands", "Copy the position shown to the clipboard as a diagram of characters"),
        Menu.EDIT,
        when=When.RECORD,
        group=1,
    ),
    Command(
        "copy_position",
        QT_TRANSLATE_NOOP("Commands", "Copy positio&n (SFEN)"),
        QT_TRANSLATE_NOOP("Commands", "Copy the position shown to the clipboard"),
        Menu.EDIT,
        shortcuts=("Ctrl+Shift+C",),
        when=When.RECORD,
        group=1,
    ),
    Command(
        "copy_picture",
        QT_TRANSLATE_NOOP("Commands", "Copy p&icture"),
        QT_TRANSLATE_NOOP("Commands", "Copy the position shown to the clipboard as a picture"),
        Menu.EDIT,
        when=When.RECORD,
        group=1,
    ),
    Command(
        "paste",
        QT_TRANSLATE_NOOP("Commands", "&Paste game or position"),
        QT_TRANSLATE_NOOP("Commands", "Read a game or a position from the clipboard"),
        Menu.EDIT,
        shortcuts=("Ctrl+V",),
        icon="paste",
        group=1,
    ),
    Command(
        "edit_position",
        QT_TRANSLATE_NOOP("Commands", "Set up a p&osition…"),
        QT_TRANSLATE_NOOP("Commands", "Change the position shown, or set up any other"),
        Menu.EDIT,
        shortcuts=("Ctrl+E",),
        icon="position",
        group=2,
    ),
    Command(
        "settings",
        QT_TRANSLATE_NOOP("Commands", "&Settings…"),
        QT_TRANSLATE_NOOP("Commands", "Look, language, pieces"),
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
        when=When.CAN_STEP_BACK,
    ),
    Command(
        "back_ten",
        QT_TRANSLATE_NOOP("Commands", "&Ten moves back"),
        QT_TRANSLATE_NOOP("Commands", "Go back ten moves"),
        Menu.MOVES,
        shortcuts=("PgUp",),
        when=When.CAN_STEP_BACK,
    ),
    Command(
        "back",
        QT_TRANSLATE_NOOP("Commands", "&Back"),
        QT_TRANSLATE_NOOP("Commands", "Go back one move"),
        Menu.MOVES,
        shortcuts=("Left",),
        icon="prev",
        when=When.CAN_STEP_BACK,
    ),
    Command(
        "forward",
        QT_TRANSLATE_NOOP("Commands", "F&orward"),
        QT_TRANSLATE_NOOP("Commands", "Go forward one move"),
        Menu.MOVES,
        shortcuts=("Right",),
        icon="next",
        when=When.CAN_STEP_FORWARD,
    ),
    Command(
        "forward_ten",
        QT_TRANSLATE_NOOP("Commands", "Ten mo&ves forward"),
        QT_TRANSLATE_NOOP("Commands", "Go forward ten moves"),
        Menu.MOVES,
        shortcuts=("PgDown",),
        when=When.CAN_STEP_FORWARD,
    ),
    Command(
        "last",
        QT_TRANSLATE_NOOP("Commands", "&Last position"),
        QT_TRANSLATE_NOOP("Commands", "Go to the end of the line"),
        Menu.MOVES,
        shortcuts=("End",),
        icon="last",
        when=When.CAN_STEP_FORWARD,
    ),
    Command(
        "continue_here",
        QT_TRANSLATE_NOOP("Commands", "&Continue from here…"),
        QT_TRANSLATE_NOOP("Commands", "Start a new game from the position shown"),
        Menu.MOVES,
        icon="play",
        when=When.RECORD,
        group=1,
    ),
    Command(
        "study",
        QT_TRANSLATE_NOOP("Commands", "&Study this game"),
        QT_TRANSLATE_NOOP("Commands", "Stop playing; both sides can be moved freely"),
        Menu.MOVES,
        icon="study",
        when=When.CAN_STUDY,
        group=1,
    ),
    Command(
        "find_position",
        QT_TRANSLATE_NOOP("Commands", "F&ind this position…"),
        QT_TRANSLATE_NOOP("Commands", "List the games of the library that have the position shown"),
        Menu.MOVES,
        shortcuts=("Ctrl+F",),
        icon="library",
        when=When.RECORD,
        group=1,
    ),
    Command(
        "hint",
        QT_TRANSLATE_NOOP("Commands", "&Hint"),
        QT_TRANSLATE_NOOP("Commands", "Show a good move; once more, and it is told why"),
        Menu.MOVES,
        shortcuts=("H",),
        icon="hint",
        when=When.CAN_HINT,
        group=2,
    ),
    Command(
        "move_now",
        QT_TRANSLATE_NOOP("Commands", "Move no&w"),
        QT_TRANSLATE_NOOP("Commands", "The computer plays the best move it has found so far"),
        Menu.MOVES,
        shortcuts=("Ctrl+M",),
        when=When.CAN_MOVE_NOW,
        group=2,
    ),
    Command(
        "finish_game",
        QT_TRANSLATE_NOOP("Commands", "Let the computer fi&nish"),
        QT_TRANSLATE_NOOP("Commands", "The computer moves for both sides, to the end or until you stop it"),
        Menu.MOVES,
        shortcuts=("Ctrl+Shift+M",),
        when=When.HAS_COMPUTER,
        group=2,
        checkable=True,
    ),
    Command(
        "switch_sides",
        QT_TRANSLATE_NOOP("Commands", "Switch si&des"),
        QT_TRANSLATE_NOOP("Commands", "You go on with the computer's side, the computer with yours"),
        Menu.MOVES,
        shortcuts=("Ctrl+Shift+T",),
        when=When.HAS_COMPUTER,
        group=2,
    ),
    Command(
        "declare",
        QT_TRANSLATE_NOOP("Commands", "Declare the i&mpasse"),
        QT_TRANSLATE_NOOP("Commands", "Say that your king is home and the conditions are met"),
        Menu.MOVES,
        when=When.CAN_DECLARE,
        group=3,
    ),
    Command(
        "propose_end",
        QT_TRANSLATE_NOOP("Commands", "&Propose to end the impasse"),
        QT_TRANSLATE_NOOP("Commands", "Ask the opponent to end the game with both kings home"),
        Menu.MOVES,
        when=When.CAN_PROPOSE_END,
        group=3,
    ),
    Command(
        "offer_draw",
        QT_TRANSLATE_NOOP("Commands", "Off&er a draw"),
        QT_TRANSLATE_NOOP("Commands", "Ask the opponent whether the game may end in a draw"),
        Menu.MOVES,
        when=When.CAN_OFFER_DRAW,
        group=3,
    ),
    Command(
        "call_foul",
        QT_TRANSLATE_NOOP("Commands", "Call a fo&ul"),
        QT_TRANSLATE_NOOP("Commands", "Say that the opponent made a move that the rules forbid"),
        Menu.MOVES,
        when=When.CAN_CALL_FOUL,
        group=3,
    ),
    Command(
        "resign",
        QT_TRANSLATE_NOOP("Commands", "&Resign"),
        QT_TRANSLATE_NOOP("Commands", "Give the game up"),
        Menu.MOVES,
        icon="resign",
        when=When.CAN_RESIGN,
        group=3,
    ),
    Command(
        "retry_engine",
        QT_TRANSLATE_NOOP("Commands", "Start the engine &again"),
        QT_TRANSLATE_NOOP("Commands", "Start the engine again after trouble"),
        Menu.MOVES,
        icon="engine",
        when=When.ENGINE_TROUBLE,
        group=3,
    ),
    Command(
        "previous_branch",
        QT_TRANSLATE_NOOP("Commands", "&Previous alternative"),
        QT_TRANSLATE_NOOP("Commands", "Go to the move tried before this one in the same position"),
        Menu.RECORD,
        shortcuts=("Up",),
        when=When.HAS_ALTERNATIVES,
    ),
    Command(
        "next_branch",
        QT_TRANSLATE_NOOP("Commands", "&Next alternative"),
        QT_TRANSLATE_NOOP("Commands", "Go to the move tried after this one in the same position"),
        Menu.RECORD,
        shortcuts=("Down",),
        when=When.HAS_ALTERNATIVES,
    ),
    Command(
        "promote_branch",
        QT_TRANSLATE_NOOP("Commands", "P&romote the branch"),
        QT_TRANSLATE_NOOP("Commands", "Make this branch the first one where it begins"),
        Menu.RECORD,
        when=When.ON_BRANCH,
        group=1,
    ),
    Command(
        "main_line",
        QT_TRANSLATE_NOOP("Commands", "Make it the &main line"),
        QT_TRANSLATE_NOOP("Commands", "Make the line to this move the main line of the record"),
        Menu.RECORD,
        when=When.ON_BRANCH,
        group=1,
    ),
    Command(
        "branch_up",
        QT_TRANSLATE_NOOP("Commands", "Move the branch &up"),
        QT_TRANSLATE_NOOP("Commands", "Put this move before the one above it"),
        Menu.RECORD,
        shortcuts=("Ctrl+Shift+Up",),
        when=When.CAN_MOVE_UP,
        group=1,
    ),
    Command(
        "branch_down",
        QT_TRANSLATE_NOOP("Commands", "Move the branch d&own"),
        QT_TRANSLATE_NOOP("Commands", "Put this move behind the one below it"),
        Menu.RECORD,
        shortcuts=("Ctrl+Shift+Down",),
        when=When.CAN_MOVE_DOWN,
        group=1,
    ),
    Command(
        "delete_line",
        QT_TRANSLATE_NOOP("Commands", "&Delete from here"),
        QT_TRANSLATE_NOOP("Commands", "Remove the move shown and all after it"),
        Menu.RECORD,
        shortcuts=("Ctrl+Del",),
        when=When.CAN_DELETE,
        group=1,
    ),
    Command(
        "bookmark",
        QT_TRANSLATE_NOOP("Commands", "&Bookmark this position"),
        QT_TRANSLATE_NOOP("Commands", "Mark the position, so that it is printed as a diagram"),
        Menu.RECORD,
        shortcuts=("Ctrl+B",),
        icon="bookmark",
        when=When.RECORD,
        group=2,
    ),
    Command(
        "name_bookmark",
        QT_TRANSLATE_NOOP("Commands", "N&ame the bookmark…"),
        QT_TRANSLATE_NOOP("Commands", "Give the marked position a name, marking it if it is not"),
        Menu.RECORD,
        shortcuts=("F2",),
        when=When.RECORD,
        group=2,
    ),
    Command(
        "bookmarks",
        QT_TRANSLATE_NOOP("Commands", "Boo&kmarks…"),
        QT_TRANSLATE_NOOP("Commands", "The marked positions of the record: go there, name them"),
        Menu.RECORD,
        shortcuts=("Ctrl+Shift+B",),
        when=When.RECORD,
        group=2,
    ),
    Command(
        "glyph_good",
        QT_TRANSLATE_NOOP("Commands", "! &Good move"),
        QT_TRANSLATE_NOOP("Commands", "Put the sign ! on the move, or take it away"),
        Menu.RECORD,
        shortcuts=("Ctrl+1",),
        when=When.ON_MOVE,
        group=3,
        checkable=True,
    ),
    Command(
        "glyph_mistake",
        QT_TRANSLATE_NOOP("Commands", "? Mi&stake"),
        QT_TRANSLATE_NOOP("Commands", "Put the sign ? on the move, or take it away"),
        Menu.RECORD,
        shortcuts=("Ctrl+2",),
        when=When.ON_MOVE,
        group=3,
        checkable=True,
    ),
    Command(
        "glyph_brilliant",
        QT_TRANSLATE_NOOP("Commands", "!! Brillian&t move"),
        QT_TRANSLATE_NOOP("Commands", "Put the sign !! on the move, or take it away"),
        Menu.RECORD,
        shortcuts=("Ctrl+3",),
        when=When.ON_MOVE,
        group=3,
        checkable=True,
    ),
    Command(
        "glyph_blunder",
        QT_TRANSLATE_NOOP("Commands", "?? Blund&er"),
        QT_TRANSLATE_NOOP("Commands", "Put the sign ?? on the move, or take it away"),
        Menu.RECORD,
        shortcuts=("Ctrl+4",),
        when=When.ON_MOVE,
        group=3,
        checkable=True,
    ),
    Command(
        "glyph_interesting",
        QT_TRANSLATE_NOOP("Commands", "!? &Interesting move"),
        QT_TRANSLATE_NOOP("Commands", "Put the sign !? on the move, or take it away"),
        Menu.RECORD,
        shortcuts=("Ctrl+5",),
        when=When.ON_MOVE,
        group=3,
        checkable=True,
    ),
    Command(
        "glyph_dubious",
        QT_TRANSLATE_NOOP("Commands", "?! Dubious mo&ve"),
        QT_TRANSLATE_NOOP("Commands", "Put the sign ?! on the move, or take it away"),
        Menu.RECORD,
        shortcuts=("Ctrl+6",),
        when=When.ON_MOVE,
        group=3,
        checkable=True,
    ),
    Command(
        "clear_marks",
        QT_TRANSLATE_NOOP("Commands", "&Clear arrows and circles"),
        QT_TRANSLATE_NOOP("Commands", "Take away all that is drawn on the position shown"),
        Menu.RECORD,
        when=When.HAS_MARKS,
        group=4,
    ),
    Command(
        "unfold_all",
        QT_TRANSLATE_NOOP("Commands", "Un&fold all branches"),
        QT_TRANSLATE_NOOP("Commands", "Show the moves of every branch in the list"),
        Menu.RECORD,
        when=When.RECORD,
        group=5,
    ),
    Command(
        "fold_all",
        QT_TRANSLATE_NOOP("Commands", "Fo&ld all branches"),
        QT_TRANSLATE_NOOP("Commands", "Show only the first move of each branch in the list"),
        Menu.RECORD,
        when=When.RECORD,
        group=5,
    ),
    Command(
        "flip",
        QT_TRANSLATE_NOOP("Commands", "&Flip the board"),
        QT_TRANSLATE_NOOP("Commands", "See the board from the other side"),
        Menu.VIEW,
        shortcuts=("Ctrl+T", "F"),
        icon="flip",
        when=When.RECORD,
    ),
    Command(
        "panel",
        QT_TRANSLATE_NOOP("Commands", "&Side panel"),
        QT_TRANSLATE_NOOP("Commands", "Show or hide the moves and buttons beside the board"),
        Menu.VIEW,
        shortcuts=("F9",),
        when=When.RECORD,
        checkable=True,
    ),
    Command(
        "full_screen",
        QT_TRANSLATE_NOOP("Commands", "F&ull screen"),
        QT_TRANSLATE_NOOP("Commands", "Use the whole screen"),
        Menu.VIEW,
        shortcuts=("F11",),
        group=1,
        checkable=True,
    ),
    Command(
        "learn",
        QT_TRANSLATE_NOOP("Commands", "&Learn shogi"),
        QT_TRANSLATE_NOOP("Commands", "The course: small boards on which you make the moves"),
        Menu.HELP,
        icon="learn",
    ),
    Command(
        "reference",
        QT_TRANSLATE_NOOP("Commands", "&Rules reference"),
        QT_TRANSLATE_NOOP("Commands", "The rules of both games, with search and diagrams"),
        Menu.HELP,
        shortcuts=("F1",),
    ),
    Command(
        "rules_sheet",
        QT_TRANSLATE_NOOP("Commands", "Rules on one &page…"),
        QT_TRANSLATE_NOOP("Commands", "Print the rules of a game on one sheet of paper"),
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
