"""Numbers, dates and times as the language of the window writes them."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import date, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

_STEP = 1_000
_DAY = re.compile(r"(?<!\d)(\d{4})([/-])(\d{1,2})\2(\d{1,2})(?!\d)(?:[ T](\d{1,2}):(\d\d)(?::\d\d)?(?!\d))?")
_MONTH = re.compile(r"(\d{4})[/-](\d{1,2})")


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
    return QLocale().toString(QDate(day.year, day.month, day.day), _form())


def _form() -> str:
    """How the language writes a day, in Qt's letters: its short form, with a year of four figures."""
    form = QLocale().dateFormat(QLocale.FormatType.ShortFormat)
    # Old games: a year of two figures does not say which century.
    return form if "yyyy" in form else form.replace("yy", "yyyy")


def short_date_time(when: datetime) -> str:
    """A day and a time of day in figures, to the minute."""
    time = QLocale().toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)
    return f"{date_text(when)} {time}"


def dates_in(text: str) -> str:
    """`text` of a record, a title, a source, its dates written as the language does.

    Files have 2026/11/21, with or without a time of day, 2026-11-21 or, alone, the month: 1998/05. What
    is no day of the calendar, a year alone and the years of an era stay as they are.
    """
    month = _MONTH.fullmatch(text.strip())
    if month is not None:
        with suppress(ValueError):
            return _month_text(date(int(month[1]), int(month[2]), 1))
    return _DAY.sub(_as_written_here, text)


def _month_text(day: date) -> str:
    letters = [part for part in re.split(r"\W+", _form()) if part and "d" not in part]
    between = "".join(re.findall(r"\W", _form())[:1])
    return QLocale().toString(QDate(day.year, day.month, 1), between.join(letters))


def _as_written_here(found: re.Match[str]) -> str:
    year, month, day = (int(found[number]) for number in (1, 3, 4))
    with suppress(ValueError):
        if found[5] is None:
            return date_text(date(year, month, day))
        hour, minute = int(found[5]), int(found[6])
        return short_date_time(datetime(year, month, day, hour, minute))  # noqa: DTZ001 - as its clock showed
    return found[0]
