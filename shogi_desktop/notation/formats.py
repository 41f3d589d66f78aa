"""Every format of kifu in one table: what it is called, how it is read and written, and what it loses.

Whoever offers formats (dialogs, clipboard, command line, library) goes by `FORMATS`. Which format a text is
in is `detect`'s question.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from shogi_desktop.game import Record
from shogi_desktop.notation import bod, csa, jkf, ki2, kif, psn, usi_text, western_text
from shogi_desktop.notation.encoding import CP932, UTF_8
from shogi_desktop.notation.losses import Loss, losses
from shogi_desktop.notation.result import FormatId, ReadResult


@dataclass(frozen=True, slots=True)
class Format:
    """One format.

    `name` is what people call it. `suffixes` are those its files have, each with the encoding that goes with
    it, the usual one first; none for text that is only copied. `loads` reads a text that is in it; `dumps`
    gives the text, `dump` the bytes in an encoding.
    """

    id: FormatId
    name: str
    suffixes: tuple[tuple[str, str], ...]
    loads: Callable[[str], ReadResult]
    dumps: Callable[[Record], str]
    dump: Callable[[Record, str], bytes]
    separator: str | None = None
    """What stands between the games of a file; None if a file holds only one."""

    @property
    def encodings(self) -> tuple[str, ...]:
        """The encodings that it is written in, the usual one first."""
        return tuple(dict.fromkeys(encoding for _, encoding in self.suffixes)) or (UTF_8,)

    def losses(self, record: Record) -> tuple[Loss, ...]:
        """What it does not hold of `record`, the worst first; empty if it holds all.

        :raises CannotHoldError: if it has no place for the record at all.
        """
        return losses(record, self.dumps, self.loads)


FORMATS: Final[tuple[Format, ...]] = (
    Format(FormatId.KIF, "KIF", ((".kif", CP932), (".kifu", UTF_8)), kif.loads, kif.dumps, kif.dump),
    Format(FormatId.KI2, "KI2", ((".ki2", CP932), (".ki2u", UTF_8)), ki2.loads, ki2.dumps, ki2.dump),
    Format(FormatId.CSA, "CSA 3.0", ((".csa", UTF_8),), csa.loads, csa.dumps, csa.dump, "/\n"),
    Format(FormatId.CSA_2, "CSA 2.2", ((".csa", CP932),), csa.loads, csa.dumps_2, csa.dump_2, "/\n"),
    Format(FormatId.JKF, "JKF", ((".jkf", UTF_8), (".json", UTF_8)), jkf.loads, jkf.dumps, jkf.dump),
    Format(
        FormatId.USI,
        "USI",
        ((".usi", UTF_8), (".sfen", UTF_8)),
        usi_text.loads,
        usi_text.dumps,
        usi_text.dump,
    ),
    Format(FormatId.SFEN, "SFEN", (), usi_text.loads, usi_text.sfen_dumps, usi_text.sfen_dump),
    Format(FormatId.PSN, "PSN", ((".psn", UTF_8), (".pgn", UTF_8)), psn.loads, psn.dumps, psn.dump, "\n"),
    Format(
        FormatId.HODGES,
        "Western text (P-7f)",
        ((".txt", UTF_8),),
        western_text.loads,
        western_text.dumps,
        western_text.dump,
    ),
    Format(
        FormatId.DIGITS,
        "Western text (P-76)",
        ((".txt", UTF_8),),
        western_text.loads,
        western_text.digits_dumps,
        western_text.digits_dump,
    ),
    Format(FormatId.BOD, "BOD", ((".bod", UTF_8),), kif.loads, bod.dumps, bod.dump),
)
"""The formats in the order in which they are offered."""


def format_by_id(format_id: FormatId) -> Format:
    """The format of that id."""
    return next(entry for entry in FORMATS if entry.id is format_id)


def format_of_suffix(suffix: str) -> Format | None:
    """The format that files ending in `suffix` (``.kif``, any case) are written in; None if there is none."""
    wanted = suffix.lower()
    return next((f for f in FORMATS if any(wanted == known for known, _ in f.suffixes)), None)
