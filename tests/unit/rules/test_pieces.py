"""What the pieces and handicaps of the games are called, against RULES.md and a program nobody here wrote."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import OKISAKI, STANDARD, VARIANTS, Color, Position, Variant, parse_square

KANJI = {
    "shogi": "K玉 R飛 B角 G金 S銀 N桂 L香 P歩 +R龍 +B馬 +S全 +N圭 +L杏 +Pと",
    "okisakishogi": "K玉 Q妃 R飛 B角 G金 S銀 N跳 L香 P歩 +R龍 +B馬 +S全 +N今 +L仝 +P个",  # RULES.md 4.3-4.5
}
NAMES = {
    "K": "king", "Q": "queen", "R": "rook", "B": "bishop", "G": "gold", "S": "silver", "N": "knight",
    "L": "lance", "P": "pawn", "+R": "dragon", "+B": "horse", "+S": "promoted_silver",
    "+N": "promoted_knight", "+L": "promoted_lance", "+P": "tokin",
}  # fmt: skip
HANDICAPS = {
    "even": "平手", "lance": "香落ち", "right_lance": "右香落ち", "bishop": "角落ち", "rook": "飛車落ち",
    "rook_lance": "飛香落ち", "two": "二枚落ち", "three": "三枚落ち", "four": "四枚落ち", "five": "五枚落ち",
    "five_left": "左五枚落ち", "six": "六枚落ち", "seven_left": "左七枚落ち", "seven_right": "右七枚落ち",
    "eight": "八枚落ち", "nine": "九枚落ち", "ten": "十枚落ち",
}  # fmt: skip
"""What settings, journals and kifu hold."""

both_games = pytest.mark.parametrize("variant", [STANDARD, OKISAKI], ids=lambda variant: variant.id)


@both_games
def test_every_piece_has_its_letter_its_kanji_and_its_name(variant: Variant) -> None:
    assert " ".join(f"{kind.symbol}{kind.kanji}" for kind in variant.kinds) == KANJI[variant.id]
    for kind in variant.kinds:
        assert kind.id == NAMES[kind.symbol]
        assert kind.letter == kind.symbol.removeprefix("+")
        assert kind.is_promoted == kind.symbol.startswith("+")
        assert (variant.kind(kind.id), variant.kind_for_symbol(kind.symbol)) == (kind, kind)


@pytest.mark.oracle
def test_the_kanji_of_standard_shogi_are_those_of_python_shogi() -> None:
    shogi = pytest.importorskip("shogi")

    known = dict(zip(shogi.PIECE_SYMBOLS[1:], shogi.PIECE_JAPANESE_SYMBOLS[1:], strict=True))

    assert {kind.symbol.lower(): kind.kanji for kind in STANDARD.kinds} == known


@both_games
def test_each_piece_turns_over_to_its_own_far_side_and_back(variant: Variant) -> None:
    for kind in variant.kinds:
        if kind.promoted is not None:
            assert kind.promoted.symbol == f"+{kind.symbol}"
            assert variant.unpromoted(kind.promoted) is kind
        assert variant.unpromoted(kind).is_promoted is False
    stay = {kind.id for kind in variant.kinds if kind.promoted is None and not kind.is_promoted}
    assert stay == {"king", "gold", "queen"} & {kind.id for kind in variant.kinds}


@both_games
def test_which_pieces_are_royal_large_barred_and_held(variant: Variant) -> None:
    def all_with(name: str, value: object) -> set[str]:
        return {kind.id for kind in variant.kinds if getattr(kind, name) == value}

    assert all_with("royal", True) == {"king"}
    assert all_with("large", True) == {"rook", "bishop", "dragon", "horse"}  # RULES.md 2.4
    assert all_with("per_file", 1) == {"pawn"}  # 1.6
    assert all_with("per_file", None) == {kind.id for kind in variant.kinds} - {"pawn"}
    assert all_with("mates_by_drop", False) == {"pawn"}  # 1.7
    assert [kind.symbol for kind in variant.hand_kinds] == [
        kind.symbol for kind in variant.kinds if not kind.is_promoted and not kind.royal
    ]


def test_what_move_text_calls_promoted_pieces_of_standard_shogi() -> None:
    written = {kind.id: kind.written for kind in STANDARD.kinds if kind.written}

    assert written == {"promoted_silver": "成銀", "promoted_knight": "成桂", "promoted_lance": "成香"}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_the_handicaps_have_their_names(variant: Variant) -> None:
    names = {handicap.id: handicap.kanji for handicap in variant.handicaps}

    assert {handicap_id: names[handicap_id] for handicap_id in HANDICAPS} == HANDICAPS
    for handicap in variant.handicaps:
        assert Position.from_sfen(handicap.sfen, variant).sfen() == handicap.sfen
        assert variant.handicap(handicap.id) is handicap


def test_kifu_that_name_no_game_are_of_standard_shogi_and_no_other() -> None:
    assert (STANDARD.names.kif, STANDARD.names.jkf, STANDARD.names.is_startpos) == ("", "", True)
    for variant in VARIANTS:
        if variant is not STANDARD:
            assert variant.names.kif and variant.names.jkf
            assert not variant.names.is_startpos


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_pawn_bishop_and_rook_lose_no_move_by_promoting(variant: Variant) -> None:
    keeping = {kind.id for kind in variant.kinds if kind.keeps_moves_promoted}
    assert keeping == {"pawn", "bishop", "rook"}


def test_white_sees_the_board_turned_by_half() -> None:
    for variant, name, other in ((STANDARD, "7g", "3c"), (OKISAKI, "10j", "1a"), (OKISAKI, "5f", "6e")):
        assert variant.seen_by(Color.WHITE, parse_square(name)) == parse_square(other)
        assert variant.seen_by(Color.WHITE, parse_square(other)) == parse_square(name)
        assert variant.seen_by(Color.BLACK, parse_square(name)) == parse_square(name)
        assert variant.opposite(parse_square(other)) == parse_square(name)
