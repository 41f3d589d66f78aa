"""Text in a format that is not read yet is named, never opened as a game without moves."""

from __future__ import annotations

import pytest

from shogi_desktop.notation import UnreadFormatError, read

KI2 = "手合割：平手\n先手：甲\n後手：乙\n\n▲７六歩    △３四歩    ▲２二角成  △同　銀\nまで4手で中断\n"
CSA = "V2.2\nN+KO\nN-OTSU\n$EVENT:meeting\nPI\n+\n+7776FU\nT1\n-3334FU\n%TORYO\n"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (KI2, "KI2"),
        ("▲７六歩 △３四歩\n", "KI2"),
        ("☗76歩\n☖34歩\n", "KI2"),
        ("開始日時：2026/01/02\n\n　▲７六歩\n", "KI2"),
        (CSA, "CSA"),
        ("'comment\nPI\n+\n+7776FU,T3\n-3334FU\n", "CSA"),
        ("N+KO\nN-OTSU\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\n", "CSA"),
        ('{"header": {"先手": "甲"}, "moves": [{}]}', "JKF"),
    ],
)
@pytest.mark.parametrize("encoding", [None, "utf-8-sig", "cp932"])
def test_the_format_is_named(text: str, name: str, encoding: str | None) -> None:
    if encoding == "cp932" and "☗" in text:
        text = text.replace("☗", "▲").replace("☖", "△")
    with pytest.raises(UnreadFormatError, match=f"{name} cannot be read yet: .* KIF") as refused:
        read(text if encoding is None else text.encode(encoding))
    assert refused.value.name == name


@pytest.mark.parametrize(
    "text",
    [
        "手合割：平手\n*▲７六歩 is expected\n",
        "手合割：平手\n   1 ７六歩(77)\n▲３四歩 follows\n",
        "手合割：平手\n   1 中断\n",
        "   1 ▲７六歩\n",
    ],
)
def test_kif_that_speaks_of_moves_is_still_read(text: str) -> None:
    assert read(text).format == "kif"
