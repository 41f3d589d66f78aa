"""Where to play, and by which name: the first page of *Play on a server*."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QGridLayout, QLineEdit, QVBoxLayout, QWidget

from shogi_desktop.app.engines.registry import RegisteredEngine
from shogi_desktop.app.settings.settings import OnlinePlace
from shogi_desktop.app.settings.strengths import RUNGS
from shogi_desktop.app.words.games import computer_name
from shogi_desktop.csa.game_names import FLOODGATE
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.online.form import block, label_of, note
from shogi_desktop.gui.widgets.choice import ValueChoice
from shogi_desktop.gui.widgets.number_field import number_field
from shogi_desktop.gui.widgets.plain import Label, menu_text
from shogi_desktop.gui.widgets.scrolled import bring_into_sight
from shogi_desktop.gui.widgets.texts import Texts, Words, in_words

FRIEND, OTHER = "friend", "other"
ME, WATCH = "me", "watch"
LEVEL, ENGINE = "level:", "engine:"
_MOST_GAMES: Final = 100_000
USUAL_PORT: Final = 4081
_STRANGE = re.compile(r"[^A-Za-z0-9_@.-]+")
_LONGEST_NAME, _LONGEST_HOST, _LONGEST_WORD = 32, 255, 128


class Wanted(Struct, frozen=True):
    """Where somebody wants to play, and the password that was typed; shown nowhere.

    :ivar who: `ME`, `WATCH`, ``level:5`` or ``engine:`` and its id. :ivar games: so many, for an engine.
    """

    place: OnlinePlace
    password: str
    who: str = ME
    games: int = 1

    def __repr__(self) -> str:
        return f"Wanted({self.place!r})"


def login_name(name: str) -> str:
    """A player's name as servers take it; empty where nothing of it can be kept."""
    return _STRANGE.sub("_", name.strip())[:_LONGEST_NAME].strip("_")


class LoginPage(QWidget):
    """Asks for a server, a name and a password.

    :ivar server: a kind of server, or one that was played at before.
    """

    def __init__(
        self,
        recent: Sequence[OnlinePlace],
        player: str,
        engines: Sequence[RegisteredEngine] = (),
        parent: QWidget | None = None,
    ) -> None:
        """:param recent: servers played at, the last one first. :param player: what the player is called.

        :param engines: those that may play in the player's place.
        """
        super().__init__(parent)
        self._recent = tuple(recent)
        self._player, self._engines = login_name(player), tuple(engines)
        self._texts = Texts()
        self._said: Words = ""
        self.server = ValueChoice("", self._servers(), FRIEND, self)
        self.who = ValueChoice("", self._players(), ME, self)
        self.games = number_field("", 1, _MOST_GAMES, self)
        self.host = self._line(_LONGEST_HOST)
        self.port = number_field("", 1, 65_535, self)
        self.port.setValue(USUAL_PORT)
        self.name = self._line(_LONGEST_NAME)
        self.name.setText(self._player)
        self.game = self._line(60)
        self.password = self._line(_LONGEST_WORD)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self._about = note(self)
        self._password_about = note(self)
        self._trouble = note(self, role="strong")
        self._trouble.hide()
        self._lay_out()
        self.server.chosen.connect(lambda _: self._take_server())
        self.who.chosen.connect(lambda _: self._take_who())
        if self._recent:
            self.server.set_value("recent 0")
        self._take_server()

    def _servers(self) -> list[tuple[str, str]]:
        servers = [
            (FRIEND, self.tr("A friend's computer or a club (Shogi Desktop)")),
            *((game, self.tr("Floodgate: {game}").format(game=game)) for game in FLOODGATE),
            (OTHER, self.tr("Another server (CSA protocol)")),
        ]
        return servers + [
            (f"recent {number}", self._named(place)) for number, place in enumerate(self._recent)
        ]

    def _players(self) -> list[tuple[str, str]]:
        players = [(ME, self.tr("I play")), (WATCH, self.tr("Nobody: I watch a game"))]
        players += [(f"{LEVEL}{level}", menu_text(computer_name(level))) for level in range(1, RUNGS + 1)]
        for engine in self._engines:
            text = self.tr("Built-in engine, full strength") if engine.is_built_in else engine.label
            players.append((f"{ENGINE}{engine.id}", menu_text(text)))
        return players

    def _line(self, longest: int) -> QLineEdit:
        line = QLineEdit(self)
        line.setMaxLength(longest)
        return line

    def _named(self, place: OnlinePlace) -> str:
        if place.game in FLOODGATE:
            sentence = self.tr("{name} at Floodgate, {game}")
        elif place.game:
            sentence = self.tr("{name} at {host}, {game}")
        else:
            sentence = self.tr("{name} at {host}")
        return sentence.format(name=place.user, host=place.host, game=place.game)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * GRID)
        server = self._label(lambda: self.tr("&Server"), self.server)
        column.addLayout(block(server, self.server, self._about))
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(2 * GRID)
        grid.setColumnStretch(0, 1)
        grid.addLayout(block(self._label(lambda: self.tr("&Address"), self.host), self.host), 0, 0)
        grid.addLayout(block(self._label(lambda: self.tr("Po&rt"), self.port), self.port), 0, 1)
        column.addLayout(grid)
        self._game_label = self._label(lambda: self.tr("&Game at that server"), self.game)
        names = QGridLayout()
        names.setHorizontalSpacing(2 * GRID)
        for number, (label, field) in enumerate(
            (
                (self._label(lambda: self.tr("Your &name there"), self.name), self.name),
                (self._label(lambda: self.tr("Pass&word"), self.password), self.password),
            )
        ):
            names.addLayout(block(label, field), 0, number)
            names.setColumnStretch(number, 1)
        self._games_label = self._label(lambda: self.tr("Ga&mes"), self.games)
        self._who_row = who = QGridLayout()
        who.setHorizontalSpacing(2 * GRID)
        who.setColumnStretch(0, 1)
        who.setColumnStretch(1, 1)
        who.addLayout(block(self._game_label, self.game), 0, 0)
        who.addLayout(block(self._label(lambda: self.tr("W&ho plays"), self.who), self.who), 0, 1)
        who.addLayout(block(self._games_label, self.games), 0, 2)
        column.addLayout(who)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addLayout(names)
        words.addWidget(self._password_about)
        column.addLayout(words)
        column.addWidget(self._trouble)
        column.addStretch(1)

    def _label(self, text: Callable[[], str], field: QWidget) -> Label:
        return label_of(self._texts, text, field, self)

    # --- following ------------------------------------------------------------------------------------------

    @property
    def _chosen(self) -> OnlinePlace | None:
        """The server of before that is chosen."""
        kind, _, number = self.server.value.partition(" ")
        return self._recent[int(number)] if kind == "recent" else None

    @property
    def is_house(self) -> bool:
        """Whether the server is one of this program."""
        chosen = self._chosen
        return self.server.value == FRIEND if chosen is None else chosen.is_house

    def _take_server(self) -> None:
        value, chosen = self.server.value, self._chosen
        if chosen is not None:
            self.host.setText(chosen.host)
            self.port.setValue(chosen.port)
            self.game.setText(chosen.game)
            self.name.setText(chosen.user)
        else:
            self.host.setText(FLOODGATE.get(value, ""))
            self.port.setValue(USUAL_PORT)
            self.game.setText(value if value in FLOODGATE else "")
        floodgate = self.game.text() in FLOODGATE
        for field in (self.host, self.port, self.game):
            field.setEnabled(not floodgate)
        self.game.setVisible(not self.is_house)
        self._game_label.setVisible(not self.is_house)
        self._who_row.setColumnStretch(0, 0 if self.is_house else 1)
        self._who_row.setHorizontalSpacing(0 if self.is_house else 2 * GRID)
        self.host.setPlaceholderText("192.168.0.7" if self.is_house else "")
        self.game.setPlaceholderText("GAME-600-10")
        self._tell_about()
        self.tell("")
        self._take_who()

    def _tell_about(self) -> None:
        """Say what is to be known of the server chosen; an address that is known is one of Floodgate."""
        if not self.host.isEnabled():
            about = self.tr(
                "A public server where programs play each other and people may join in. Rounds start "
                "at fixed times."
            )
        elif self.is_house:
            about = self.tr("The host sees the address and the port, and chooses the game and the password.")
        else:
            about = self.tr(
                "Players who ask for the same game are paired. 600-10 in its name means 600 s, then 10 s a "
                "move."
            )
        self._about.setText(about)
        self._password_about.setText(
            self.tr(
                "The password is not stored, and it is sent unencrypted: choose one that you "
                "use nowhere else."
            )
        )

    def _take_who(self) -> None:
        """How many games is asked of engines; only a server of ours can be watched."""
        index = self.who.findData(WATCH)
        model = self.who.model()
        assert isinstance(model, QStandardItemModel)
        model.item(index).setEnabled(self.is_house)
        if self.who.value == WATCH and not self.is_house:
            self.who.set_value(ME)
        plays = self.who.value not in {ME, WATCH}
        self.games.setVisible(plays)
        self._games_label.setVisible(plays)

    def retranslate(self) -> None:
        """Take the texts of the language in use; what was typed and chosen stays."""
        self._texts.retranslate()
        for choice, offered in ((self.server, self._servers()), (self.who, self._players())):
            for value, text in offered:
                choice.set_text(value, text)
        self._tell_about()
        self._trouble.setText(in_words(self._said))

    def tell(self, words: Words) -> None:
        """Say why there is no game; nothing where the words are empty."""
        self._said = words
        self._trouble.setText(in_words(words))
        self._trouble.setVisible(bool(words))
        if words:
            bring_into_sight(self._trouble)

    def wanted(self) -> Wanted | None:
        """What was asked for; None where something is missing, which is told and has the focus then."""
        for field, sentence in (
            (self.host, lambda: self.tr("Enter the address of the server.")),
            (self.name, lambda: self.tr("Enter the name you want to use there.")),
        ):
            if not field.text().strip():
                self.tell(sentence)
                field.setFocus()
                return None
        if not self.is_house and not self.game.text().strip():
            self.tell(lambda: self.tr("Enter the game you want to play there, such as GAME-600-10."))
            self.game.setFocus()
            return None
        game = "" if self.is_house else self.game.text().strip()
        place = OnlinePlace(
            self.host.text().strip(), self.port.value(), self.name.text().strip(), game, self.is_house
        )
        return Wanted(place, self.password.text(), self.who.value, self.games.value())

    def show_place(self, place: OnlinePlace) -> None:
        """Ask for the password for a place that is known."""
        self.server.set_value(FRIEND if place.is_house else OTHER)
        self._take_server()
        self.host.setText(place.host)
        self.port.setValue(place.port)
        self.game.setText(place.game)
        self.name.setText(place.user)
