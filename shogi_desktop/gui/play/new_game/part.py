"""Asking how the next game is to be. The board comes when that has been said: `gui.play.part`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Literal

import msgspec
from PySide6.QtCore import Qt

from shogi_desktop.app.settings.game_setup import GameSetup
from shogi_desktop.app.settings.settings import NewGameChoices
from shogi_desktop.game import throw_furigoma
from shogi_desktop.gui.look.appearance import Appearance
from shogi_desktop.gui.look.motion import system_wants_less_motion
from shogi_desktop.gui.play.furigoma import FurigomaDialog
from shogi_desktop.gui.play.new_game.dialog import NewGameDialog, StartFrom
from shogi_desktop.gui.shell.part import Handlers, Part
from shogi_desktop.gui.shell.shell import Shell
from shogi_desktop.gui.widgets.piece_menu import PieceMenu
from shogi_desktop.rules import Position, Variant, variant_by_id


class NewGamePart(Part):
    """Asks for games, and has them begun.

    :ivar dialog: the dialog that is asking how to play, or None.
    :ivar furigoma_dialog: the furigoma that is being thrown, or None.
    :ivar chance: throws its pawns.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.dialog: NewGameDialog | None = None
        self.furigoma_dialog: FurigomaDialog | None = None
        self.chance = Random()

    def handlers(self) -> Handlers:
        """What its commands do, by id."""
        return {"new_game": self.ask}

    def use_look(self, appearance: Appearance) -> None:
        """Take other colours and pieces."""
        if self.dialog is not None:
            self.dialog.use_look(appearance.piece_set, appearance.theme)

    # --- asking -------------------------------------------------------------------------------------------

    def ask(self, *, handicap: str | None = None, two_players: bool | None = None) -> None:
        """Ask how the next game is to be, from the choices made last, and begin it.

        :param handicap: the handicap to begin the asking with. :param two_players: likewise.
        """
        choices = self._shell.settings.current.new_game
        if handicap is not None:
            choices = msgspec.structs.replace(choices, handicap=handicap)
        if two_players is not None:
            choices = msgspec.structs.replace(choices, two_players=two_players)
        self._ask(choices, None)

    def ask_first(self, variant: Variant) -> None:
        """Ask how somebody's first game of `variant` is to be."""
        self._ask(NewGameChoices(rung=1, variant=variant.id), None)

    def ask_from(self, setup: GameSetup, position: Position, on_begin: Callable[[], None]) -> None:
        """Ask who plays on from `position`, which `setup` leads to, and how.

        :param on_begin: called when it begins.
        """
        self._ask(self._shell.settings.current.new_game, StartFrom(setup, position), on_begin)

    def ask_handicap_game(self) -> None:
        """Ask how a handicap game against the computer is to be."""
        last = self._shell.settings.current.new_game.handicap
        self.ask(handicap="rook_lance" if last == "even" else last, two_players=False)

    def ask_own_handicap_game(self, variant_id: str, handicap_id: str) -> None:
        """Ask how a game with a handicap of the player's own is to be, by the ids of both."""
        choices = msgspec.structs.replace(self._shell.settings.current.new_game, variant=variant_id)
        self._ask(msgspec.structs.replace(choices, handicap=handicap_id), None)

    def ask_character(self, character_id: str, variant_id: str) -> None:
        """Ask how a game against a character is to be, by the ids of both."""
        self._ask(self._choices_for(character_id, variant_id), None)

    def begin_with(self, character_id: str, variant_id: str) -> None:
        """Begin an even game against a character at once: the rest as it was chosen last."""
        dialog = self._made(self._choices_for(character_id, variant_id), None)
        self._take(dialog)
        dialog.deleteLater()

    def begin_opening(self, style: str, variant_id: str, colour: Literal["black", "white"]) -> None:
        """Begin an even game at once against the computer with that style: the rest as it was chosen last.

        What the dialog is left at does not change by it.
        """
        before = self._shell.settings.current.new_game
        choices = msgspec.structs.replace(
            self._choices_for("", variant_id), style=style, colour=colour, match_games=1
        )
        dialog = self._made(choices, None)
        self._begin(dialog.setup, before, dialog.player_name)
        dialog.deleteLater()

    def _choices_for(self, character_id: str, variant_id: str) -> NewGameChoices:
        return msgspec.structs.replace(
            self._shell.settings.current.new_game,
            character=character_id,
            variant=variant_id,
            handicap="even",
            two_players=False,
            engine="",
        )

    def _ask(
        self,
        choices: NewGameChoices,
        start_from: StartFrom | None,
        on_begin: Callable[[], None] = lambda: None,
    ) -> None:
        dialog = self._made(choices, start_from)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.offer_pieces(PieceMenu(self._shell.settings, self._shell.paths.pieces_dir, dialog))
        self._shell.help_in(dialog, lambda: variant_by_id(dialog.choices.variant))
        dialog.accepted.connect(on_begin)
        dialog.accepted.connect(lambda: self._take(dialog))
        dialog.compose_wanted.connect(self._compose_handicap)
        dialog.all_opponents_wanted.connect(self._show_opponents)
        dialog.finished.connect(self._forget_dialog)
        self.dialog = dialog
        dialog.open()

    def _made(self, choices: NewGameChoices, start_from: StartFrom | None) -> NewGameDialog:
        """The dialog as it stands at first."""
        appearance, parts = self._shell.appearance, self._shell.parts
        return NewGameDialog(
            choices,
            self._shell.settings.current.player_name,
            appearance.piece_set,
            appearance.theme,
            start_from,
            breaks_off=parts.has("play") and parts.play.board.running,
            own=self._shell.own_handicaps,
            own_level=self._own_level,
            adaptive_level=self._adaptive_level,
            engines=parts.engines.registry,
            books=self._shell.settings.current.books,
            parent=self._shell.window,
        )

    def _show_opponents(self) -> None:
        self._shell.do("opponents")

    def _own_level(self, variant_id: str) -> int | None:
        return self._shell.parts.results.level_of_player(variant_id)

    def _adaptive_level(self, variant_id: str) -> float:
        return self._shell.parts.results.adaptive_level(variant_id)

    def _forget_dialog(self) -> None:
        self.dialog = None

    def _compose_handicap(self, position: Position) -> None:
        self._shell.parts.editing.compose(position)

    # --- beginning ----------------------------------------------------------------------------------------

    def _take(self, dialog: NewGameDialog) -> None:
        """Begin what the dialog says; where pawns decide the colours they are thrown first."""
        choices, player_name = dialog.choices, dialog.player_name
        if not dialog.wants_furigoma:
            self._begin(dialog.setup, choices, player_name)
            return

        furigoma = throw_furigoma(self.chance)
        setup = dialog.setup_after(furigoma)
        appearance = self._shell.appearance
        thrown = FurigomaDialog(
            furigoma,
            dialog.tossers,
            appearance.piece_set,
            appearance.theme,
            reduced_motion=self._shell.settings.current.reduces_motion(system=system_wants_less_motion()),
            parent=self._shell.window,
        )
        thrown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        thrown.finished.connect(lambda: self._begin(setup, choices, player_name))
        self.furigoma_dialog = thrown
        thrown.finished.connect(self._forget_furigoma_dialog)
        thrown.open()

    def _forget_furigoma_dialog(self) -> None:
        self.furigoma_dialog = None

    def _begin(self, setup: GameSetup, choices: NewGameChoices, player_name: str) -> None:
        self._shell.settings.update(new_game=choices, player_name=player_name)
        self._shell.parts.play.new_game(setup)
