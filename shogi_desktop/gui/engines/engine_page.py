"""An engine of the list: its name, how it is started, its profiles, and the options of the one chosen."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.app.engines.command_line import CommandLineError, read_command, written
from shogi_desktop.app.engines.launch import usual_folder
from shogi_desktop.app.engines.registry import MOST_NAME, USUAL, Profile, RegisteredEngine, Registry, Role
from shogi_desktop.app.settings.game_setup import OptionValue
from shogi_desktop.app.system.short_text import in_one_line
from shogi_desktop.gui.engines.option_form import OptionForm
from shogi_desktop.gui.engines.state_words import games_text
from shogi_desktop.gui.engines.trial_card import TrialCard
from shogi_desktop.gui.look.tokens import GRID
from shogi_desktop.gui.widgets.choice import Choice, ValueChoice
from shogi_desktop.gui.widgets.name_dialog import NameDialog
from shogi_desktop.gui.widgets.plain import Label, menu_text
from shogi_desktop.gui.widgets.switch import Switch
from shogi_desktop.gui.widgets.tight_button import tight_button

_MOST_AUTHOR = 120
_MOST_COMMAND = 4_000


class EnginePage(QWidget):
    """Shows an engine and changes it in the list at once.

    Signals: ``trial_wanted()``: it is to be tried out; ``pressed(name)``: a button of its; ``removed()``.
    """

    trial_wanted = Signal()
    pressed = Signal(str)
    removed = Signal()

    def __init__(self, registry: Registry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "window")
        self._registry = registry
        self._engine = registry.engines()[0]
        self._profile_id = USUAL
        self.heading = Label(self)
        self.heading.setProperty("role", "heading")
        self.heading.setWordWrap(True)
        self.heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._about = Label(self)
        self._about.setProperty("role", "dim")
        self._about.setWordWrap(True)
        self.card = TrialCard(self)
        self.card.again.connect(self.trial_wanted)
        self._make_fields()
        self._make_profiles()
        self.options = OptionForm(self)
        self.options.changed.connect(self._set_option)
        self.options.reset.connect(self._reset_option)
        self.options.pressed.connect(self.pressed)
        self._no_options = Label(self.tr("The engine has not listed any options yet."), self)
        self._no_options.setProperty("role", "dim")
        self._lay_out()

    # --- what is shown --------------------------------------------------------------------------------------

    @property
    def engine(self) -> RegisteredEngine:
        """The engine shown, as it stands on the list."""
        return self._engine

    @property
    def profile(self) -> Profile:
        """The profile shown."""
        profiles = {one.id: one for one in self._engine.profiles}
        return profiles.get(self._profile_id, self._engine.profiles[0])

    def show_engine(self, engine: RegisteredEngine) -> None:
        """Show an engine, or the same one as it stands now."""
        if engine.id != self._engine.id:
            self._profile_id = USUAL
        self._engine = engine
        self.heading.setText(engine.label)
        said = in_one_line(engine.said_name, _MOST_AUTHOR)
        author = in_one_line(engine.author, _MOST_AUTHOR)
        by = self.tr("{name} by {author}").format(name=said, author=author) if author else said
        self._about.setText(" · ".join(text for text in (by, games_text(engine)) if text))
        for field, text in (
            (self.name, engine.name),
            (self.command, written(engine.command) if engine.command else ""),
            (self.folder, engine.folder),
        ):
            if not field.hasFocus() or field.text() == "":
                field.setText(in_one_line(text, _MOST_COMMAND))
                field.setCursorPosition(0)
        self.name.setPlaceholderText(engine.label)
        usual = usual_folder(engine.command) if engine.command else ""
        self.folder.setPlaceholderText(in_one_line(usual) or self.tr("none in particular"))
        for part in (self._command_line, self._folder_line, self.remove):
            part.setVisible(not engine.is_built_in)
        self._show_profiles()
        self._show_options()

    def _show_profiles(self) -> None:
        for choice, chosen in (
            (self.profiles, self.profile.id),
            (self.for_play, self._engine.profile_for(Role.OPPONENT).id),
            (self.for_analysis, self._engine.profile_for(Role.ANALYST).id),
        ):
            choice.blockSignals(True)
            choice.clear()
            for one in self._engine.profiles:
                choice.addItem(menu_text(one.label), one.id)
            choice.set_value(chosen)
            choice.blockSignals(False)
        for button in (self.rename, self.forget):
            button.setEnabled(self.profile.id != USUAL)
        self.reset_all.setEnabled(bool(self.profile.options))
        self.gives_hints.blockSignals(True)
        self.gives_hints.setChecked(self._registry.chosen(Role.HINT).id == self._engine.id)
        self.gives_hints.setEnabled(not (self._engine.is_built_in and self.gives_hints.isChecked()))
        self.gives_hints.blockSignals(False)
        self.finds_mates.blockSignals(True)
        self.finds_mates.setChecked(self._registry.chosen(Role.MATE).id == self._engine.id)
        alone = self._engine.is_built_in and self.finds_mates.isChecked()
        self.finds_mates.setEnabled(self._engine.solves_mates and not alone)
        self.finds_mates.blockSignals(False)

    def _show_options(self) -> None:
        self.options.show_options(self._engine.options, self.profile.options)
        self._no_options.setVisible(not self._engine.options)

    # --- building -------------------------------------------------------------------------------------------

    def _make_fields(self) -> None:
        self.name = self._line_edit(MOST_NAME, self._rename)
        self.command = self._line_edit(_MOST_COMMAND, self._change_command)
        self.folder = self._line_edit(_MOST_COMMAND, self._change_folder)
        self.browse = tight_button(self.tr("Choose…"), self._choose_folder, self)
        self.browse.setAccessibleName(self.tr("Choose the folder"))
        self.gives_hints = Switch(self.tr("Gives hints"), self)
        self.gives_hints.toggled.connect(self._choose_for_hints)
        self.finds_mates = Switch(self.tr("Finds mates"), self)
        self.finds_mates.toggled.connect(self._choose_for_mates)
        self.retry = tight_button(self.tr("Try it out"), self.trial_wanted.emit, self)
        self.remove = tight_button(self.tr("Remove"), self.removed.emit, self)

    def _make_profiles(self) -> None:
        self.profiles = ValueChoice(self.tr("Profile"), (), "", self)
        self.profiles.chosen.connect(self._turn_to)
        self.new = tight_button(self.tr("New…"), self._new_profile, self)
        self.rename = tight_button(self.tr("Rename…"), self._rename_profile, self)
        self.forget = tight_button(self.tr("Remove profile"), self._forget_profile, self)
        self.reset_all = tight_button(self.tr("Reset all"), self._reset_all, self)
        self.for_play = ValueChoice(self.tr("Profile for games"), (), "", self)
        self.for_play.chosen.connect(lambda profile: self._use(Role.OPPONENT, profile))
        self.for_analysis = ValueChoice(self.tr("Profile for analysis"), (), "", self)
        self.for_analysis.chosen.connect(lambda profile: self._use(Role.ANALYST, profile))
        for choice in (self.profiles, self.for_play, self.for_analysis):
            choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(6)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        column.setSpacing(2 * GRID)
        head = QHBoxLayout()
        head.setSpacing(GRID)
        head.addWidget(self.heading, 1)
        head.addWidget(self.retry)
        head.addWidget(self.remove)
        column.addLayout(head)
        column.addWidget(self._about)
        column.addWidget(self.card)
        column.addWidget(self._field(self.tr("Name"), self.name))
        self._command_line = self._field(self.tr("Command"), self.command)
        self._folder_line = self._field(self.tr("Working folder"), self.folder, self.browse)
        column.addWidget(self._command_line)
        column.addWidget(self._folder_line)
        column.addWidget(self._field(self.gives_hints.accessibleName(), self.gives_hints))
        column.addWidget(self._field(self.finds_mates.accessibleName(), self.finds_mates))
        line = QFrame(self)
        line.setProperty("panel", "line")
        column.addWidget(line)
        column.addWidget(self._field(self.tr("Used in games"), self.for_play))
        column.addWidget(self._field(self.tr("Used for analysis"), self.for_analysis))
        column.addWidget(self._field(self.tr("Options of the profile"), self.profiles, self.new, self.rename))
        under = QHBoxLayout()
        under.setSpacing(GRID)
        under.addStretch(1)
        under.addWidget(self.forget)
        under.addWidget(self.reset_all)
        column.addLayout(under)
        column.addWidget(self._no_options)
        column.addWidget(self.options)
        column.addStretch(1)

    def _field(self, text: str, *widgets: QWidget) -> QWidget:
        """A line with its question at the left; the first of `widgets` takes the room that is left."""
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        label = Label(text, line)
        label.setWordWrap(True)
        label.setBuddy(widgets[0])
        row.addWidget(label, 2)
        switch = isinstance(widgets[0], Switch)
        if not switch:
            widgets[0].setAccessibleName(text)
        inside = QHBoxLayout()
        inside.setSpacing(GRID)
        inside.addWidget(widgets[0], 0 if switch else 1)
        for widget in widgets[1:]:
            inside.addWidget(widget)
        if switch:
            inside.addStretch(1)
        row.addLayout(inside, 5)
        return line

    def _line_edit(self, most: int, finished: Callable[[], object]) -> QLineEdit:
        line = QLineEdit(self)
        line.setMaxLength(most)
        line.editingFinished.connect(finished)
        return line

    # --- changing the engine --------------------------------------------------------------------------------

    def _rename(self) -> None:
        name = self.name.text().strip()
        if name != self._engine.name:
            self._registry.replace(replace(self._engine, name=name))

    def _change_command(self) -> None:
        try:
            command = read_command(self.command.text())
        except CommandLineError:
            self.command.setText(written(self._engine.command))
            return
        if command != self._engine.command:
            self._registry.replace(replace(self._engine, command=command, games=()))
            self.trial_wanted.emit()

    def _change_folder(self) -> None:
        folder = self.folder.text().strip()
        if folder != self._engine.folder:
            self._registry.replace(replace(self._engine, folder=folder))
            self.trial_wanted.emit()

    def _choose_folder(self) -> None:
        now = self._engine.folder or usual_folder(self._engine.command)
        folder = QFileDialog.getExistingDirectory(self, self.tr("The engine's working folder"), now)
        if folder:
            self.folder.setText(folder)
            self._change_folder()

    def _choose_for_hints(self, on: bool) -> None:
        first = self._registry.engines()[0].id
        self._registry.choose(Role.HINT, self._engine.id if on else first)

    def _choose_for_mates(self, on: bool) -> None:
        first = self._registry.engines()[0].id
        self._registry.choose(Role.MATE, self._engine.id if on else first)

    # --- profiles -------------------------------------------------------------------------------------------

    def _turn_to(self, profile_id: str) -> None:
        self._profile_id = profile_id
        self._show_profiles()
        self._show_options()

    def _use(self, role: Role, profile_id: str) -> None:
        self._registry.replace(replace(self._engine, uses={**self._engine.uses, role.value: profile_id}))

    def _new_profile(self) -> None:
        self._ask_name(self.tr("New profile"), "", self._make_profile)

    def _make_profile(self, name: str) -> None:
        self._profile_id = self._registry.new_profile(self._engine.id, name, self.profile.id).id
        self.show_engine(self._registry.named(self._engine.id))

    def _rename_profile(self) -> None:
        self._ask_name(self.tr("Rename the profile"), self.profile.label, self._call_profile)

    def _call_profile(self, name: str) -> None:
        self._registry.change_profile(self._engine.id, replace(self.profile, name=name))

    def _ask_name(self, title: str, name: str, then: Callable[[str], object]) -> None:
        taken = {one.label.casefold() for one in self._engine.profiles} - {name.casefold()}
        dialog = NameDialog(
            title,
            name,
            lambda text: text.casefold() in taken,
            self,
            example=self.tr("A name, for example “Fast”"),
            called=self.tr("Name of the profile"),
            taken=self.tr("That name is already taken."),
        )
        self.name_dialog = dialog
        dialog.accepted.connect(lambda: then(dialog.name))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _forget_profile(self) -> None:
        gone, self._profile_id = self.profile.id, USUAL
        self._registry.remove_profile(self._engine.id, gone)

    def _reset_all(self) -> None:
        self._keep({})

    def _set_option(self, name: str, value: OptionValue) -> None:
        self._keep({**self.profile.options, name: value})

    def _reset_option(self, name: str) -> None:
        self._keep({key: value for key, value in self.profile.options.items() if key != name})

    def _keep(self, options: dict[str, OptionValue]) -> None:
        self._registry.change_profile(self._engine.id, replace(self.profile, options=options))
