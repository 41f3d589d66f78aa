"""Where the lines of a text may end: what a reader would stumble over is held together by unseen signs.

Held together are a word of one letter and the next (Czech has many), a number and its unit, a number and what
it tells of, two numbers and the dots between them, a move or a square in Japanese, what is listed and the dot
behind it, and the end of a paragraph: no line is left with one short word or a full stop, nor begins there
within a Japanese phrase.
The signs are :data:`HELD`, a blank at which no line ends, and :data:`JOINER`; :func:`released` takes them out
again, where a text is read, copied or compared.
"""

from __future__ import annotations

import re
from typing import Final

JOINER: Final = "\u2060"
"""Has no width, and lets no line end at it."""
HELD: Final = f"\u00a0{JOINER}"
"""A space at which no line ends; not one that another has written."""

JAPANESE: Final = r"[\u3001-\u30ff\u3400-\u9fff\uff01-\uffef]"
"""A Japanese character or sign, as a pattern."""
_DIGIT: Final = "[0-9０-９]"
_RANK: Final = "[一二三四五六七八九十]"
_LAST_KANA: Final = re.compile(rf"(?<={JAPANESE}{{8}}){JAPANESE}{{5}}$", re.MULTILINE)
"""The end of a Japanese paragraph that is not a short one: no line is to begin within it."""
_LONGEST_LAST: Final = 12
"""Of how many characters that end may be where it begins with a phrase."""
_LAST_WORD: Final = re.compile(r"(?<=[^\n]{24}) (?=[(„“]?[^\W\d_]{1,10}[)”“]?[.!?:…]?$)", re.MULTILINE)
"""The space before the last word of a paragraph that is not a short one."""
_LEANING: Final = re.compile(r"(?<!\S)(?<!\d )([„“(]?[AIKOSUVZaikosuvz]) (?=\w)|(?<=\d) (?=(?:s|ms|min|h)\b)")
"""A space behind a word of one letter, or between a number and its unit."""
_OF_NUMBER: Final = re.compile(r"(?<=\w:) (?=[+−]?\d)|(?<=\d) (?=… [+−]?\d)|(?<=\d …) (?=[+−]?\d)")
"""A space between a word with a colon and its number, or in a range of numbers."""
_BEFORE_DOT: Final = re.compile(r"(?<=\S) +(?=·)")
"""The spaces before a dot between what is listed."""
_KANJI, _KATAKANA, _HIRAGANA = r"\u3400-\u9fff々", r"\u30a1-\u30fa\u30fc", r"\u3041-\u309f"
_WITHIN_PHRASE: Final = re.compile(
    rf"(?<=[{_KANJI}])(?=[{_KANJI}{_HIRAGANA}])|(?<=[{_KATAKANA}])(?=[{_KATAKANA}{_HIRAGANA}])"
    rf"|(?<=[{_HIRAGANA}])(?=[{_HIRAGANA}])"
)
"""Where a Japanese phrase goes on: a word of one script, and the kana that follow it."""
_CLINGING: Final = re.compile(
    rf"(?<=[☗☖])(?=\S)|(?<={_DIGIT})(?=[\u3400-\u9fff])|(?<={_DIGIT}{_RANK})(?=[\u3400-\u9fffと])"
    rf"|(?<={_DIGIT}{_RANK}[\u3400-\u9fffと])(?=[打成不直左右上寄引])"
)
"""Between a side's mark and its move, a figure and what it counts, a square, its piece and how that goes."""


def held(text: str, *, phrases: bool = False) -> str:
    """`text` with signs without width where no line is to end.

    :param phrases: whether Japanese phrases are whole too, as headings want it; running text ends anywhere.
    """
    if phrases:
        text = _WITHIN_PHRASE.sub(JOINER, text)
    text = _LEANING.sub(rf"\g<1>{HELD}", text)
    text = _OF_NUMBER.sub(HELD, text)
    text = _LAST_WORD.sub(HELD, text)
    text = _BEFORE_DOT.sub(lambda spaces: HELD * len(spaces[0]), text)
    text = _hold_last_phrase(text)
    return _CLINGING.sub(JOINER, text)


def _hold_last_phrase(text: str) -> str:
    """Hold the ends of Japanese paragraphs together, from where a phrase begins."""
    for end in reversed(list(_LAST_KANA.finditer(text))):
        start = end.start()
        while end.end() - start < _LONGEST_LAST and _WITHIN_PHRASE.match(text, start):
            start -= 1
        text = text[:start] + JOINER.join(text[start : end.end()]) + text[end.end() :]
    return text


def released(text: str) -> str:
    """What was given to :func:`held`."""
    return text.replace(HELD, " ").replace(JOINER, "")
