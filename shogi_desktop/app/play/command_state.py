"""What the table of commands asks about the board."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shogi_desktop.app.play.desk import Desk
from shogi_desktop.app.shell.commands import CommandState

_NOTHING: Final = CommandState()


def state_of(desk: Desk, state: CommandState = _NOTHING) -> CommandState:
    """`state` with what can be done with the game or record on the board."""
    board, game = desk.board, desk.game
    cursor = board.cursor
    if cursor is None:
        return state
    free = board.can_reshape
    on_move = cursor.index > 0
    return replace(
        state,
        has_record=True,
        can_analyse=not board.running,
        running=board.running,
        unaided=not board.activity.takes_help,
        can_resign=board.activity.can_resign,
        can_take_back=game is not None and game.plies_to_take_back > 0,
        can_step_back=on_move,
        can_step_forward=not cursor.at_end,
        can_delete=free and on_move,
        can_rematch=board.activity.can_rematch,
        engine_trouble=game is not None and game.running and game.seats.trouble,
        can_move_now=game is not None and game.seats.thinking,
        has_computer=game is not None and game.has_computer,
        can_undo_edit=cursor.history.undo_kind is not None,
        can_redo_edit=cursor.history.redo_kind is not None,
        # In study the keys for it are no one else's, even where there is no choice.
        has_alternatives=cursor.siblings > 1 or free,
        on_move=on_move,
        on_branch=free and cursor.on_branch,
        can_move_up=free and on_move and cursor.path[-1] > 0,
        can_move_down=free and on_move and cursor.path[-1] < cursor.siblings - 1,
        has_marks=bool(cursor.annotations.marks),
    )
