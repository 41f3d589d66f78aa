"""From bytes to text, told by the bytes themselves: a file's name or what it says of itself is not trusted.

Known are UTF-8 and UTF-16 with or without BOM, CP932 (Shift_JIS as Windows has it), EUC-JP and ISO-2022-JP.
A broken byte becomes U+FFFD and a `Problem`; it never loses the rest.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice

from shogi_desktop.notation.errors import NoKifu, NotKifuError, UnencodableError
from shogi_desktop.notation.result import Problem, ProblemKind, ReadResult, joined

UTF_8 = "utf-8"
CP932 = "cp932"

BROKEN = "\ufffd"
"""What stands in the text where bytes could not be read."""

_BOMS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_CANDIDATES = ("utf-8", "cp932", "euc_jp")
_LINE_END = re.compile("\r\n|\r|\n")
_WORDS = re.compile("手合割|先手|後手|手数|指手|開始日時|変化|投了|まで|持駒|棋戦")
_KIFU_CHARACTERS = re.compile(
    "[一二三四五六七八九十１-９同　玉王飛角金銀桂香歩竜龍馬と成打不▲△先後手ぁ-んァ-ヶ]"
)
_UNLIKELY = re.compile("[\uff61-\uff9f\ue000-\uf8ff\x80-\x9f]")
_MAX_PROBLEMS = 20
_BEGINNING = 4096
_SAMPLE = 20_000
"""So many bytes tell the encoding."""
MOST_LINES = 3_000_000
"""A text of more lines is refused: 20 MB of games have fewer."""
# Python gives the bytes that Shift_JIS has no use for a character each; here they are broken bytes.
_UNUSED_IN_CP932 = dict.fromkeys(map(ord, "\x80\xa0\uf8f0\uf8f1\uf8f2\uf8f3"), BROKEN)


@dataclass(frozen=True, slots=True)
class Decoded:
    """Text, the encoding it was in, and the places that could not be read."""

    text: str
    encoding: str
    problems: tuple[Problem, ...] = ()


def split_lines(text: str) -> list[str]:
    """The lines of `text`, whichever of CR LF, LF and CR ends them, and nothing else that Unicode knows."""
    return _LINE_END.split(text)


def require_bounded(text: str) -> None:
    """See that `text` may be gone through line by line. :raises NotKifuError: it has too many lines."""
    if text.count("\n") + text.count("\r") > MOST_LINES:
        raise NotKifuError(text, why=NoKifu.TOO_MANY_LINES)


def decode(data: bytes) -> Decoded:
    """The text that `data` holds. Never raises: the worst case is text full of U+FFFD."""
    encoding, text = _decode(data)
    text = text.rstrip("\0")  # with which some programs fill a file up
    if BROKEN not in text or BROKEN.encode() in data:
        return Decoded(text, encoding)
    problems = islice(_broken_places(text, encoding), _MAX_PROBLEMS)
    return Decoded(text, encoding, tuple(problems))


def _broken_places(text: str, encoding: str) -> Iterator[Problem]:
    number, line_start, seen_to = 1, 0, 0
    for match in re.finditer(BROKEN, text):
        for end in _LINE_END.finditer(text, seen_to, match.start()):
            number, line_start = number + 1, end.end()
        seen_to = match.start()
        sentence = f"a character could not be read as {encoding}"
        yield Problem(number, match.start() - line_start + 1, ProblemKind.ENCODING, sentence)


def _decode(data: bytes) -> tuple[str, str]:
    for bom, encoding in _BOMS:
        if data.startswith(bom):
            return encoding, data[len(bom) :].decode(encoding, "replace")
    wide = _unmarked_utf16(data)
    if wide is not None:
        return wide, data.decode(wide, "replace")
    if b"\x1b$" in data:
        return "iso2022_jp", data.decode("iso2022_jp", "replace")
    try:
        return "utf-8", data.decode("utf-8")
    except UnicodeDecodeError as error:
        # Beside the beginning a look at the first bytes that tell anything: before them all may be ASCII.
        sample = data[:_SAMPLE] + data[max(_SAMPLE, error.start) : error.start + _SAMPLE]
        best = max(_CANDIDATES, key=lambda encoding: _likelihood(_reading(sample, encoding)))
        return best, _reading(data, best)


def _reading(data: bytes, encoding: str) -> str:
    text = data.decode(encoding, "replace")
    return text.translate(_UNUSED_IN_CP932) if encoding == CP932 else text


def _unmarked_utf16(data: bytes) -> str | None:
    """UTF-16 without a BOM shows in line ends and digits: one of their two bytes is zero, always the same.

    Both are where other text is filled up with zeros.
    """
    head = data[:_BEGINNING]
    if 0 not in head:
        return None
    pairs = list(zip(head[::2], head[1::2], strict=False))
    little = sum(first != 0 == second for first, second in pairs)
    big = sum(first == 0 != second for first, second in pairs)
    if max(little, big) < max(2, len(head) // 32, 4 * min(little, big)):
        return None
    return "utf-16-le" if little > big else "utf-16-be"


def _likelihood(sample: str) -> tuple[int, ...]:
    """The words of kifu tell it; a text without any by what is broken, and by what a person would write."""
    return (
        len(_WORDS.findall(sample)),
        -sample.count(BROKEN) - len(_UNLIKELY.findall(sample)),
        len(_KIFU_CHARACTERS.findall(sample)),
    )


def encode(text: str, encoding: str) -> bytes:
    """`text` in `encoding`. :raises UnencodableError: naming each character that it lacks, once."""
    try:
        return text.encode(encoding)
    except UnicodeEncodeError:
        lacking = dict.fromkeys(c for c in text if not _has(encoding, c))
        raise UnencodableError("".join(lacking), encoding) from None


def load_with(loads: Callable[[str], ReadResult], data: bytes) -> ReadResult:
    """What `loads` makes of `data`, with the encoding and the characters that could not be read."""
    decoded = decode(data)
    require_bounded(decoded.text)
    result = loads(decoded.text)
    problems = joined(decoded.problems, result.problems)
    return replace(result, problems=problems, encoding=decoded.encoding)


def encode_lines(text: str, encoding: str) -> bytes:
    """`text` in `encoding`; Shift_JIS files, which are Windows's, end their lines with CR LF.

    :raises UnencodableError: naming each character that the encoding lacks, once.
    """
    return encode(text.replace("\n", "\r\n") if encoding == CP932 else text, encoding)


def _has(encoding: str, character: str) -> bool:
    try:
        character.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
