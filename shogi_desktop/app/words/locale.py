"""Numbers, dates and times as the language of the window writes them."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

_STEP = 1_000


def number_text(number: int) -> str:
    """A whole number with its thousands apart: 12,345 or 12 345 or 12.345."""
    return QLocale().toString(number)


def signed_text(number: float, decimals: int = 0) -> str:
    """A number with its sign, as high as a plus is, and the decimal mark of the language: +38, −0.03."""
    sign = "−" if round(number, decimals) < 0 else "+"
    return sign + QLocale().toString(abs(float(number)), "f", decimals)


def percent_text(percent: float, decimals: int = 0) -> str:
    """A number of percent as the language writes it: ``63%``, in Czech apart without a break, ``63 %``."""
    number = QLocale().toString(float(percent), "f", decimals)
    return QCoreApplication.translate("Numbers", "{number}%").format(number=number)


def large_number(number: int) -> str:
    """``947``, ``12.3 k``, ``4.6 M``: what a glance takes in."""
    translate = QCoreApplication.translate
    if abs(number) < _STEP:
        return str(number)
    if abs(number) < _STEP**2:
        return translate("Numbers", "{number} k").format(number=_short(number / _STEP))
    if abs(number) < _STEP**3:
        return translate("Numbers", "{number} M").format(number=_short(number / _STEP**2))
    return translate("Numbers", "{number} G").format(number=_short(number / _STEP**3))


def _short(number: float) -> str:
    return QLocale().toString(number, "f", 1 if abs(number) < 100 else 0)


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
