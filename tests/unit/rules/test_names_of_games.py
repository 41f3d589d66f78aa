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
