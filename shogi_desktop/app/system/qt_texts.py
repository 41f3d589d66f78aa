"""Texts that Qt's own windows show and that its translations lack, so that ours have them.

Qt asks the translator installed last first, and that is ours. Native dialogs, as Windows and macOS have them,
show none of these; on Linux the dialogs for files and printing are Qt's.
"""

from __future__ import annotations

from typing import Final

from shogi_desktop.app.system.i18n import QT_TRANSLATE_NOOP

QT_TEXTS: Final = {
    "QFileDialog": (
        QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
        QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    ),
    "QAbstractFileIconProvider": (
        QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Alias"),
        QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
        QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File"),
        QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File Folder"),
        QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
        QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Shortcut"),
        QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
        QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "%1 File"),
    ),
    "QCocoaMenuBar": (QT_TRANSLATE_NOOP("QCocoaMenuBar", "Edit"),),
    "QPageSetupWidget": (
        QT_TRANSLATE_NOOP("QPageSetupWidget", "Page &order:"),
        QT_TRANSLATE_NOOP("QPageSetupWidget", "Pages &per sheet:"),
    ),
    "QCupsJobWidget": (
        QT_TRANSLATE_NOOP("QCupsJobWidget", "&Billing information:"),
        QT_TRANSLATE_NOOP("QCupsJobWidget", "&End:"),
        QT_TRANSLATE_NOOP("QCupsJobWidget", "&Start:"),
        QT_TRANSLATE_NOOP("QCupsJobWidget", "Job &priority:"),
        QT_TRANSLATE_NOOP("QCupsJobWidget", "Scheduled &printing:"),
    ),
    "QPrintDialog": (
        QT_TRANSLATE_NOOP(
            "QPrintDialog",
            "%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, "
            "'-' to define ranges and make sure ranges do not intersect with each other.",
        ),
        QT_TRANSLATE_NOOP("QPrintDialog", "Duplex Settings Conflicts"),
        QT_TRANSLATE_NOOP("QPrintDialog", "Invalid Pages Definition"),
        QT_TRANSLATE_NOOP("QPrintDialog", "There are conflicts in duplex settings. Do you want to fix them?"),
    ),
    "QPrintPropertiesDialog": (
        QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Advanced Option Conflicts"),
        QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Page Setup Conflicts"),
        QT_TRANSLATE_NOOP(
            "QPrintPropertiesDialog", "There are conflicts in page setup options. Do you want to fix them?"
        ),
        QT_TRANSLATE_NOOP(
            "QPrintPropertiesDialog", "There are conflicts in some advanced options. Do you want to fix them?"
        ),
    ),
    "QPrintPropertiesWidget": (
        QT_TRANSLATE_NOOP("QPrintPropertiesWidget", "Advanced"),
        QT_TRANSLATE_NOOP("QPrintPropertiesWidget", "There are conflicts in some options. Please fix them."),
    ),
    "QPrintSettingsOutput": (
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Double Sided Printing"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Long side binding"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Off"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages"),
        QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Short side binding"),
        QT_TRANSLATE_NOOP(
            "QPrintSettingsOutput",
            "Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a "
            "hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
        ),
    ),
}
"""The texts by Qt's names for where they are."""
