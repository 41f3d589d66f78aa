"""What the games are called in kifu and by servers, and which rule of impasse is expected of each."""

from __future__ import annotations

from shogi_desktop.rules import OKISAKI, STANDARD, FormatNames, ImpasseRule


def test_a_game_nobody_has_named_is_known_to_no_format() -> None:
    names = FormatNames()
    assert (names.kif, names.jkf, names.western, names.server) == (None, None, None, None)
    assert not names.csa and not names.is_startpos


def test_shogi_needs_no_name_where_none_is_said() -> None:
    names = STANDARD.names
    assert (names.kif, names.jkf, names.western, names.server) == ("", "", "Shogi", "Shogi 1.0")
    assert names.csa and names.is_startpos
    assert STANDARD.usual_impasse is ImpasseRule.DECLARATION_27


def test_okisaki_shogi_is_named_everywhere_but_in_csa() -> None:
    names = OKISAKI.names
    wanted = ("御妃将棋", "okisaki", "Okisaki shogi", "Okisaki 1.0")
    assert (names.kif, names.jkf, names.western, names.server) == wanted
    assert not names.csa and not names.is_startpos
    assert OKISAKI.usual_impasse is ImpasseRule.AGREEMENT


def test_every_handicap_has_the_name_that_kifu_use() -> None:
    wanted = (
        "平手 香落ち 右香落ち 角落ち 飛車落ち 飛香落ち 二枚落ち 三枚落ち 四枚落ち 五枚落ち 左五枚落ち"
        " 六枚落ち 左七枚落ち 右七枚落ち 八枚落ち 九枚落ち 十枚落ち 裸玉 歩三兵 トンボ"
    )
    assert " ".join(handicap.kanji for handicap in STANDARD.handicaps) == wanted
