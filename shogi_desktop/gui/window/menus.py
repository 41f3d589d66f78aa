"""The window's actions and menus, made of the table of commands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from shogi_desktop.app.shell.commands import COMMANDS, CONTEXT, Command, CommandState, Menu
from shogi_desktop.gui.look.icons import IconSet
from shogi_desktop.gui.widgets.late_alt import LateAlt
from shogi_desktop.gui.widgets.plain import tip

_ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}


class Menus:
    """The actions by the ids of their commands, and the menus of `window` they stand in.

    :ivar actions: what triggers a command, by its id.
    """

    def __init__(self, window: QMainWindow, do: Callable[[str], None], icons: IconSet) -> None:
        """:param do: carries out the command of an id."""
        self.actions: dict[str, QAction] = {}
        self._menus: dict[Menu, QMenu] = {}
        self._late_alt = LateAlt(window)
        self._state: CommandState | None = None
        self._submenus: dict[str, QMenu] = {}
        self._keys: dict[str, tuple[str, ...]] = {}
        """The shortcuts in force, by the ids of the commands."""
        for command in COMMANDS:
            action = QAction(window)
            action.setObjectName(command.id)
            self._give_keys(action, command.shortcuts)
            action.setCheckable(command.checkable)
            # Elsewhere than on macOS a role means nothing; there no other entry may be moved by its text.
            action.setMenuRole(_ROLES.get(command.id, QAction.MenuRole.NoRole))
            action.triggered.connect(lambda _=False, name=command.id: do(name))
            window.addAction(action)
            self.actions[command.id] = action
        self.name_actions(icons)
        for menu in Menu:
            self._menus[menu] = self._make_menu(window, menu)

    def _make_menu(self, window: QMainWindow, menu: Menu) -> QMenu:
        # Made here, as all that is kept: of what Qt makes Python is not told when it goes.
        shown = self._late_alt.guard(QMenu(menu.title, window))
        window.menuBar().addMenu(shown)
        group = 0
        for command in (entry for entry in COMMANDS if entry.menu is menu):
            if command.group != group:
                shown.addSeparator()
                group = command.group
            self._menu_for(command, shown).addAction(self.actions[command.id])
        return shown

    def _menu_for(self, command: Command, menu: QMenu) -> QMenu:
        """The menu that `command` stands in: `menu`, or its submenu, made with its first command."""
        if not command.submenu:
            return menu
        if command.submenu not in self._submenus:
            self._submenus[command.submenu] = self._late_alt.guard(QMenu(command.submenu_title, menu))
            menu.addMenu(self._submenus[command.submenu])
        return self._submenus[command.submenu]

    def insert(self, menu: Menu, before: str, submenu: QMenu) -> None:
        """Put `submenu` into `menu` before the command of the id `before`."""
        self._menus[menu].insertMenu(self.actions[before], submenu)

    def name_actions(self, icons: IconSet) -> None:
        """Give all actions the texts of the language in use, and the icons."""
        for command in COMMANDS:
            action = self.actions[command.id]
            action.setText(command.label)
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(tip(f"{command.explanation}  ({keys})" if keys else command.explanation))
            if command.icon is not None:
                action.setIcon(icons.icon(command.icon))

    def retranslate(self, icons: IconSet) -> None:
        """Take the texts of the language in use."""
        self.name_actions(icons)
        for title, submenu in self._submenus.items():
            submenu.setTitle(QCoreApplication.translate(CONTEXT, title))
        for menu, shown in self._menus.items():
            shown.setTitle(menu.title)

    def refresh(self, state: CommandState) -> None:
        """Enable what `state` allows, under the keys it has then."""
        if state == self._state:
            return
        self._state = state
        for command in COMMANDS:
            action = self.actions[command.id]
            action.setEnabled(command.enabled(state))
            self._give_keys(action, command.keys(state))
        for submenu in self._submenus.values():
            submenu.menuAction().setEnabled(any(entry.isEnabled() for entry in submenu.actions()))

    def _give_keys(self, action: QAction, keys: tuple[str, ...]) -> None:
        if self._keys.get(action.objectName()) != keys:
            self._keys[action.objectName()] = keys
            action.setShortcuts([QKeySequence(key) for key in keys])
