"""Asks for a printer. Imported when first used: Qt's print support loads slowly, or may be missing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget


def ask_and_print(window: QWidget, title: str, print_on: Callable[[QPrinter], None]) -> QPrintDialog:
    """Ask for a printer and have `print_on` print when the player agrees. Returns the open dialog."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    dialog = QPrintDialog(printer, window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    # The dialog does not own the printer: it lives as long as what is connected here.
    dialog.accepted.connect(lambda: print_on(printer))
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.show()
    return dialog
