"""Numbers, dates and times as the language of the window writes them."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QLocale, QTime


def number_text(number: int) -> str:
    """A whole number with its thousands apart: 12,345 or 12 345 or 12.345."""
    return QLocale().toString(number)


def date_text(day: date) -> str:
    """A day in figures, its year in four."""
    locale = QLocale()
    form = locale.dateFormat(QLocale.FormatType.ShortFormat)
    # Old games: a year of two figures does not say which century.
    form = form if "yyyy" in form else form.replace("yy", "yyyy")
    return locale.toString(QDate(day.year, day.month, day.day), form)


def short_date_time(when: datetime) -> str:
    """A day and a time of day in figures, to the minute."""
    time = QLocale().toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)
    return f"{date_text(when)} {time}"
